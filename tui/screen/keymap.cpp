// SPDX-License-Identifier: MIT
#include "tui/screen/keymap.hpp"

#include "tui/screen/data_file.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>

namespace tenebrae::tui {

void Keymap::bind(Key key, KeyAction action) {
    unbind(key);
    bindings_.push_back({key, action});
}

void Keymap::unbind(Key key) {
    std::erase_if(bindings_, [key](const Binding& binding) { return binding.key == key; });
}

std::optional<KeyAction> Keymap::action_for(Key key) const {
    const auto found = std::ranges::find(bindings_, key, &Binding::key);
    return found == bindings_.end() ? std::nullopt : std::optional(found->action);
}

std::string Keymap::key_for(KeyAction action) const {
    const auto found = std::ranges::find(bindings_, action, &Binding::action);
    return found == bindings_.end() ? std::string() : key_name(found->key);
}

std::vector<std::string> Keymap::keys_for(KeyAction action) const {
    std::vector<std::string> names;
    for (const Binding& binding : bindings_) {
        if (binding.action == action) {
            names.push_back(key_name(binding.key));
        }
    }
    return names;
}

namespace {

constexpr std::string_view kUsualKeys = "arrows";
constexpr std::string_view kKeys = "keys";
constexpr std::size_t kMaxKeysOfAnAction = 12;

std::string keys_folder(const std::string& data_folder) {
    return data_folder + "/" + std::string(kKeys);
}

/// A key and its place in a file.
struct RequestedKey {
    Key key;
    core::Place where;
};

/// One line of a file: a key action and its keys.
struct Line {
    KeyAction action{};
    std::vector<RequestedKey> requested_keys;
};

bool has(const Line& line, Key key) {
    return std::ranges::find(line.requested_keys, key, &RequestedKey::key)
           != line.requested_keys.end();
}

/// Returns whether a key cannot be bound: digits enter numbers of choices, Ctrl-C ends and Ctrl-Z
/// stops the program on every screen.
bool is_reserved(Key key) {
    const bool digit = key.kind == Key::Kind::Character && key.code >= U'0' && key.code <= U'9';
    return digit || key == Key{Key::Kind::Control, U'c'} || key == Key{Key::Kind::Control, U'z'};
}

/// Reads the lines of one file.
class KeyFile {
public:
    KeyFile(const KeymapSource& source, core::Diagnostics& errors)
        : source_(source), errors_(errors) {}

    /// Reads the preset at this path and the game's part of it.
    std::vector<Line> read_preset(const std::string& path) {
        std::vector<Line> lines;
        take_all(read(path, std::array{kCommonTable}), lines);
        const std::string preset = std::filesystem::path(path).stem().string();
        take_all(read_of_game(tables(), source_.game, preset, errors_), lines);
        return lines;
    }

    /// Reads the user's file, which may have tables of any game.
    std::vector<Line> read_own() {
        std::vector<std::string> games = games_with(tables());
        games.insert(games.end(), {std::string(kCommonTable), std::string(source_.game)});
        std::erase(games, std::string());
        std::vector<Line> lines;
        take_all(
            read(source_.own_file, std::vector<std::string_view>(games.begin(), games.end())), lines
        );
        return lines;
    }

    [[nodiscard]] std::string_view name_of(KeyAction action) const {
        return is_game_key_action(action)
                   ? source_.own[game_key_action_index(action)].name
                   : common_key_actions()[static_cast<std::size_t>(action)].name;
    }

private:
    [[nodiscard]] GameTables tables() const { return {source_.data_folder, kKeys, kUsualKeys}; }

    /// Returns the entries of a file. Reports and leaves out those of other tables.
    std::vector<core::TomlEntry>
    read(const std::string& path, std::span<const std::string_view> tables) {
        std::vector<core::TomlEntry> entries = read_data_file(path, errors_);
        drop_unknown_tables(entries, tables, errors_);
        return entries;
    }

    void take_all(const std::vector<core::TomlEntry>& entries, std::vector<Line>& lines) {
        for (const core::TomlEntry& entry : entries) {
            take(entry, lines);
        }
    }

    void take(const core::TomlEntry& entry, std::vector<Line>& lines) {
        const bool common = entry.table == kCommonTable;
        if (!common && entry.table != source_.game) {
            return;  // belongs to another game
        }
        const std::span<const KeyActionRow> rows = common ? common_key_actions() : source_.own;
        const auto row = std::ranges::find(rows, entry.key, &KeyActionRow::name);
        if (row == rows.end()) {
            std::vector<std::string_view> names;
            for (const KeyActionRow& each : rows) {
                names.push_back(each.name);
            }
            errors_.push_back(unknown_name(entry.where, "act", entry.key, names));
            return;
        }
        const auto index = static_cast<std::size_t>(row - rows.begin());
        Line line{
            common ? static_cast<KeyAction>(index) : game_key_action(index),
            wishes_of(entry, lines)};
        if (!line.requested_keys.empty()) {
            lines.push_back(std::move(line));
        }
    }

    std::vector<RequestedKey>
    wishes_of(const core::TomlEntry& entry, const std::vector<Line>& lines) {
        const bool texts =
            entry.type == core::TomlEntry::Type::Text || entry.type == core::TomlEntry::Type::List;
        if (!texts || entry.texts.empty() || entry.texts.size() > kMaxKeysOfAnAction) {
            errors_.push_back(
                wrong_type(entry.where, entry.key, "the name of a key, or a list of 1 to 12")
            );
            return {};
        }
        std::vector<RequestedKey> requested_keys;
        for (const core::TomlEntry::Text& text : entry.texts) {
            if (const std::optional<Key> key = key_of(text)) {
                if (is_free(*key, text.where, lines, requested_keys)) {
                    requested_keys.push_back({*key, text.where});
                }
            }
        }
        return requested_keys;
    }

    std::optional<Key> key_of(const core::TomlEntry::Text& text) {
        const std::optional<Key> key = parse_key(text.text);
        if (!key) {
            errors_.push_back(unknown_name(text.where, "key", text.text, key_names()));
        } else if (is_reserved(*key)) {
            errors_.push_back(
                core::error("reserved-key", "Digits, ctrl-c and ctrl-z cannot be bound.")
                    .at(text.where)
            );
            return std::nullopt;
        }
        return key;
    }

    bool is_free(
        Key key,
        const core::Place& where,
        const std::vector<Line>& lines,
        const std::vector<RequestedKey>& requested_keys
    ) {
        const bool here =
            std::ranges::find(requested_keys, key, &RequestedKey::key) != requested_keys.end();
        const auto taken =
            std::ranges::find_if(lines, [key](const Line& line) { return has(line, key); });
        if (!here && taken == lines.end()) {
            return true;
        }
        errors_.push_back(core::error("key-bound-twice", "The same key is bound twice.")
                              .at(where)
                              .got(key_name(key)));
        if (!here) {
            const auto first = std::ranges::find(taken->requested_keys, key, &RequestedKey::key);
            errors_.back().hint = "already bound to " + std::string(name_of(taken->action)) + " at "
                                  + place_in_file(first->where);
        }
        return false;
    }

    const KeymapSource& source_;
    core::Diagnostics& errors_;
};

using Keys = std::map<KeyAction, std::vector<Key>>;

/// Returns the preset overridden by the user's lines: a key they use is removed from every other
/// key action.
Keys overlay(const std::vector<Line>& preset, const std::vector<Line>& own) {
    Keys keys;
    for (const Line& line : own) {
        std::vector<Key>& list = keys[line.action];
        for (const RequestedKey& request : line.requested_keys) {
            list.push_back(request.key);
        }
    }
    for (const Line& line : preset) {
        if (std::ranges::find(own, line.action, &Line::action) != own.end()) {
            continue;
        }
        std::vector<Key>& list = keys[line.action];
        for (const RequestedKey& request : line.requested_keys) {
            const auto has_it = [&request](const Line& each) { return has(each, request.key); };
            if (std::ranges::none_of(own, has_it)) {
                list.push_back(request.key);
            }
        }
    }
    return keys;
}

/// The first key of the user's file that leaves another key action without any key.
struct KeyConflict {
    std::size_t line = 0;
    RequestedKey request;
    RequestedKey robbed;  ///< the same key in the preset
    KeyAction action{};  ///< the key action that loses its last key
};

std::optional<KeyConflict> robbery_of(const Line& line, const std::vector<Line>& own) {
    for (std::size_t at = 0; at < own.size(); ++at) {
        for (const RequestedKey& request : own[at].requested_keys) {
            const auto robbed =
                std::ranges::find(line.requested_keys, request.key, &RequestedKey::key);
            if (robbed != line.requested_keys.end()) {
                return KeyConflict{at, request, *robbed, line.action};
            }
        }
    }
    return std::nullopt;
}

std::optional<KeyConflict>
find_robbery(const std::vector<Line>& preset, const std::vector<Line>& own, const Keys& keys) {
    const auto left_without = std::ranges::find_if(preset, [&keys](const Line& line) {
        return keys.at(line.action).empty();
    });
    return left_without == preset.end() ? std::nullopt : robbery_of(*left_without, own);
}

}  // namespace

Keymap load_keymap(const KeymapSource& source, core::Diagnostics& errors) {
    KeyFile file(source, errors);
    const std::vector<Line> preset = file.read_preset(choose_data_file(
        keys_folder(source.data_folder), "key preset", source.preset, kUsualKeys, errors
    ));
    std::vector<Line> own;
    if (!source.own_file.empty()) {
        own = file.read_own();
    }
    Keys keys = overlay(preset, own);
    while (const auto robbery = find_robbery(preset, own, keys)) {
        errors.push_back(core::error(
                             "act-without-key",
                             "This would leave an action without a key; the line was ignored."
        )
                             .at(robbery->request.where)
                             .got(key_name(robbery->request.key))
                             .hint(
                                 "give another key to " + std::string(file.name_of(robbery->action))
                                 + ", which has it at " + place_in_file(robbery->robbed.where)
                             ));
        own.erase(own.begin() + static_cast<std::ptrdiff_t>(robbery->line));
        keys = overlay(preset, own);
    }
    Keymap keymap;
    for (const auto& [action, list] : keys) {
        for (const Key key : list) {
            keymap.bind(key, action);
        }
    }
    return keymap;
}

std::vector<std::string> keymap_presets(const std::string& data_folder) {
    return data_file_names(keys_folder(data_folder), kUsualKeys);
}

}  // namespace tenebrae::tui

// SPDX-License-Identifier: MIT
#include "core/text.hpp"
#include "tui/screen/colors.hpp"
#include "tui/screen/data_file.hpp"
#include "tui/screen/theme.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <filesystem>
#include <utility>

namespace tenebrae::tui {

namespace {

Look look_of(const Palette::Looks& looks, Style style) {
    const Light light = std::min(style.light, kBrightest);
    Look look = looks[static_cast<std::size_t>(style.role)][light];
    // Among reversed cells, a cell reversed twice is the one that stands out.
    look.reverse = look.reverse != style.reverse;
    look.underline = look.underline || style.underline;
    return look;
}

}  // namespace

std::span<const RoleRow> common_roles() {
    static constexpr std::array<RoleRow, kCommonRoles> kRows{{
        {"text", "ordinary text"},
        {"faint", "secondary text: labels, frames, rule numbers, keys of the prompt line"},
        {"strong", "headings and important words"},
        {"title", "the titles of the program and of screens"},
        {"good", "what went well"},
        {"bad", "what went wrong, what would lose the game"},
        {"warning", "warnings"},
        {"cursor", "the thing in focus"},
        {"choice", "what can be chosen"},
        {"selected", "the selected line of a menu"},
        {"seat-1", "the first piece or player"},
        {"seat-2", "the second"},
        {"seat-3", "the third"},
        {"seat-4", "the fourth"},
        {"seat-5", "the fifth"},
        {"flame", "a flame"},
        {"dark", "darkness: always the background of the terminal"},
        {"preview", "what a preview adds"},
        {"doomed", "what the choice under the cursor would lose"},
        {"light", "the backgrounds of light, from dark to bright, for all looks with on light"},
    }};
    return kRows;
}

Look Palette::look(Style style) const {
    Look look = look_of(looks, style);
    if (look.on_light > 0) {
        const Light light = std::min(style.light, look.on_light);
        const Look ground = look_of(looks, {Role::Light, light});
        look.ground = ground.ground;
        look.ground_256 = look.ground_256 > 0 ? look.ground_256 : ground.ground_256;
    }
    return look;
}

Look Palette::flat_look(Style style) const {
    return look_of(looks, style);
}

bool Palette::shows_light() const {
    return look({Role::Light, kUnlit}).ground.has_value();
}

Look Palette::plain_look(Style style) const {
    return look_of(plain, style);
}

namespace {

constexpr std::string_view kPalettes = "palettes";
constexpr std::string_view kUsualPalette = "standard";
constexpr std::string_view kWithoutColor = "monochrome";
constexpr std::string_view kColors = "colours";
constexpr std::string_view kPlain = "plain";
constexpr std::array<std::string_view, 2> kTables{kColors, kPlain};
/// The depth of tables in the user's palette: [colours.GAME] is inside [colours].
constexpr int kTablesOfOwn = 2;
constexpr std::string_view kNoGame;
constexpr std::size_t kLights = kBrightest + 1;
constexpr const char* kExpected =
    "#rrggbb for the ink, on #rrggbb, on light or on shade for the ground, bold, dim, underline, "
    "reverse, or default";

constexpr const char* kExpectedNumber =
    "16 to 255 after the slash: the number on terminals with 256 colours";

std::string palettes_folder(const std::string& data_folder) {
    return data_folder + "/" + std::string(kPalettes);
}

/// A word of a look: "#e0b060/179" is "#e0b060" with its number among 256 colours.
struct LookWord {
    std::string_view text;
    std::uint8_t of_256 = 0;  ///< 0: not given
};

/// Splits a word at its slash; returns nothing if no number of a colour follows it.
std::optional<LookWord> parse_word(std::string_view word) {
    const std::size_t slash = word.find('/');
    if (slash == std::string_view::npos) {
        return LookWord{word};
    }
    const auto number = core::parse_unsigned(word.substr(slash + 1));
    if (!number || *number < kFirstOf256 || *number > kLastOf256) {
        return std::nullopt;
    }
    return LookWord{word.substr(0, slash), static_cast<std::uint8_t>(*number)};
}

/// Parses a colour: "#e0b060" or "#E0B060".
std::optional<Rgb> parse_color(std::string_view word) {
    if (word.size() != 7 || word.front() != '#') {
        return std::nullopt;
    }
    std::string digits(word.substr(1));
    std::ranges::transform(digits, digits.begin(), [](char digit) {
        return digit >= 'A' && digit <= 'F' ? static_cast<char>(digit - 'A' + 'a') : digit;
    });
    const auto number = core::parse_hex(digits);
    if (!number) {
        return std::nullopt;
    }
    const auto part = [&number](unsigned shift) {
        return static_cast<std::uint8_t>(*number >> shift & 0xffU);
    };
    return Rgb{part(16), part(8), part(0)};
}

bool take_weight(std::string_view word, Look& look) {
    if (word == "bold") {
        look.bold = true;
    } else if (word == "dim") {
        look.dim = true;
    } else if (word == "underline") {
        look.underline = true;
    } else if (word == "reverse") {
        look.reverse = true;
    } else {
        return word == "default";
    }
    return true;
}

/// Returns the brightest light whose background is used; 0 if the word does not name one.
Light light_named(std::string_view word) {
    constexpr Light kShade = 3;  // text colours would be unreadable on a brighter background
    return word == "light" ? kBrightest : word == "shade" ? kShade : Light{0};
}

/// Reads looks and reports errors in them.
class LookReader {
public:
    explicit LookReader(core::Diagnostics& errors) : errors_(errors) {}

    std::optional<Look> read(const core::TomlEntry::Text& text, bool plain, Role role) {
        Look look;
        bool ground = false;
        for (const core::Word& each : words_of(text.text)) {
            const auto word = parse_word(each.text);
            if (!word) {
                return refuse(text, "bad-256-colour", "Invalid colour number.", kExpectedNumber);
            }
            const bool is_ground = std::exchange(ground, false);
            if (word->text == "on" && word->of_256 == 0 && !is_ground) {
                ground = true;
            } else if (!(is_ground ? take_ground(*word, look, role) : take_ink(*word, look))) {
                return refuse(text, "bad-look", "Invalid look.", kExpected);
            }
        }
        if (ground) {
            return refuse(text, "bad-look", "The background colour is missing.", kExpected);
        }
        if (plain && (look.ink || look.ground || look.on_light > 0)) {
            return refuse(
                text,
                "colour-in-plain",
                "Looks of this table have no colours.",
                "bold, dim, underline, reverse, or default"
            );
        }
        if (role == Role::Dark && (look.ground || look.on_light > 0 || look.reverse)) {
            return refuse(
                text, "dark-has-ground", "Darkness is the terminal's own background.", "no ground"
            );
        }
        return look;
    }

private:
    /// Adds a word after "on" to the look; returns false if it is no background.
    static bool take_ground(const LookWord& word, Look& look, Role role) {
        look.on_light = role == Role::Light ? Light{0} : light_named(word.text);
        look.ground = parse_color(word.text);
        look.ground_256 = word.of_256;
        return look.on_light > 0 || look.ground;
    }

    /// Adds any other word; returns false if it means nothing.
    static bool take_ink(const LookWord& word, Look& look) {
        const auto ink = parse_color(word.text);
        if (!ink) {
            return word.of_256 == 0 && take_weight(word.text, look);
        }
        look.ink = ink;
        look.ink_256 = word.of_256;
        return true;
    }

    /// Splits a text into words; '#' starts a colour here, not a comment.
    static std::vector<core::Word> words_of(std::string_view text) {
        std::vector<core::Word> words;
        while (!text.empty()) {
            const std::size_t end = std::min(text.find(' '), text.size());
            if (end > 0) {
                words.push_back({text.substr(0, end), 0});
            }
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return words;
    }

    std::nullopt_t refuse(
        const core::TomlEntry::Text& text,
        const char* code,
        const char* message,
        const char* expected
    ) {
        errors_.push_back(
            core::error(code, message).at(text.where).expected(expected).got(text.text)
        );
        return std::nullopt;
    }

    core::Diagnostics& errors_;
};

/// The looks of a role in each light, as an entry gives them; nothing where they are wrong.
struct RoleLooks {
    Role role{};
    bool plain = false;
    std::array<std::optional<Look>, kLights> looks;

    void put(Palette& palette) const {
        auto& lights = (plain ? palette.plain : palette.looks)[static_cast<std::size_t>(role)];
        for (std::size_t at = 0; at < kLights; ++at) {
            lights[at] = looks[at].value_or(lights[at]);
        }
    }
};

/// Returns the table of the user's palette for the roles of a game: "colours.GAME".
std::string table_of(std::string_view kind, std::string_view game) {
    return std::string(kind) + "." + std::string(game);
}

/// Loads palettes, each file overriding those before it.
class PaletteFiles {
public:
    PaletteFiles(const PaletteSource& source, core::Diagnostics& errors)
        : source_(source), errors_(errors) {}

    Palettes load() && {
        take_common();
        for (const GameRoles& game : source_.games) {
            take_game(game);
        }
        if (!source_.own_file.empty()) {
            take_own();
        }
        return std::move(palettes_);
    }

private:
    void take_common() {
        const std::string folder = palettes_folder(source_.data_folder);
        Palette& common = palettes_[kNoGame];
        lay_over(folder + "/" + std::string(kWithoutColor) + ".toml", common);
        common.looks = common.plain;
        name_ = kWithoutColor;
        if (source_.name != kWithoutColor) {
            const std::string path =
                choose_data_file(folder, "palette", source_.name, kUsualPalette, errors_);
            lay_over(path, common);
            name_ = std::filesystem::path(path).stem().string();
        }
    }

    void lay_over(const std::string& path, Palette& palette) {
        std::vector<core::TomlEntry> entries = read_data_file(path, errors_);
        drop_unknown_tables(entries, kTables, errors_);
        for (const core::TomlEntry& entry : entries) {
            if (const auto read = read_looks(entry, common_list(), entry.table == kPlain)) {
                read->put(palette);
            }
        }
    }

    /// Loads a game's palette file, where each table is a palette. The one without colour gives the
    /// plain looks of all others.
    void take_game(const GameRoles& game) {
        assert(game.rows.size() <= kMaxOwnRoles);
        Palette& palette = palettes_[game.game] = palettes_[kNoGame];
        const GameTables plain{source_.data_folder, kPalettes, kWithoutColor};
        for (const core::TomlEntry& entry :
             read_of_game(plain, game.game, kWithoutColor, errors_)) {
            if (const auto read = read_looks(entry, list_of(game), true)) {
                read->put(palette);
            }
        }
        std::copy(
            palette.plain.begin() + kCommonRoles,
            palette.plain.end(),
            palette.looks.begin() + kCommonRoles
        );
        if (name_ == kWithoutColor) {
            return;
        }
        core::Diagnostics ignored;  // the errors were already reported above
        const GameTables colors{source_.data_folder, kPalettes, kUsualPalette};
        for (const core::TomlEntry& entry : read_of_game(colors, game.game, name_, ignored)) {
            if (const auto read = read_looks(entry, list_of(game), false)) {
                read->put(palette);
            }
        }
    }

    /// Reads the user's file, which may have tables of any game.
    void take_own() {
        std::vector<core::TomlEntry> entries =
            read_data_file(source_.own_file, errors_, kTablesOfOwn);
        const std::vector<std::string> tables = tables_of_own();
        drop_unknown_tables(
            entries, std::vector<std::string_view>(tables.begin(), tables.end()), errors_
        );
        for (const core::TomlEntry& entry : entries) {
            take_own(entry);
        }
    }

    /// Returns the tables allowed in the user's file, including those of games that have data but
    /// no board here.
    [[nodiscard]] std::vector<std::string> tables_of_own() const {
        std::vector<std::string> games =
            games_with({source_.data_folder, kPalettes, kUsualPalette});
        for (const GameRoles& each : source_.games) {
            games.emplace_back(each.game);
        }
        std::vector<std::string> tables(kTables.begin(), kTables.end());
        for (const std::string& game : games) {
            tables.insert(tables.end(), {table_of(kColors, game), table_of(kPlain, game)});
        }
        return tables;
    }

    void take_own(const core::TomlEntry& entry) {
        const std::string_view table = entry.table;
        const std::size_t point = std::min(table.find('.'), table.size());
        const bool plain = table.substr(0, point) == kPlain;
        if (point < table.size()) {
            const auto game =
                std::ranges::find(source_.games, table.substr(point + 1), &GameRoles::game);
            if (game == source_.games.end()) {
                return;  // belongs to a game without a board
            }
            if (const auto read = read_looks(entry, list_of(*game), plain)) {
                read->put(palettes_[game->game]);
            }
        } else if (const auto read = read_looks(entry, common_list(), plain)) {
            for (auto& [game, palette] : palettes_) {
                read->put(palette);
            }
        }
    }

    /// A list of roles and the number of its first role.
    struct RoleList {
        std::span<const RoleRow> rows;
        std::size_t first = 0;
    };
    static RoleList common_list() { return {common_roles(), 0}; }
    static RoleList list_of(const GameRoles& game) { return {game.rows, kCommonRoles}; }

    std::optional<RoleLooks>
    read_looks(const core::TomlEntry& entry, const RoleList& list, bool plain) {
        const auto row = std::ranges::find(list.rows, entry.key, &RoleRow::name);
        if (row == list.rows.end()) {
            refuse_name(entry, list);
            return std::nullopt;
        }
        const bool one = entry.type == core::TomlEntry::Type::Text;
        if (!one && (entry.type != core::TomlEntry::Type::List || entry.texts.size() != kLights)) {
            errors_.push_back(wrong_type(
                entry.where, entry.key, "a text, or a list of 6: without light, and light 1 to 5"
            ));
            return std::nullopt;
        }
        const auto index = static_cast<std::size_t>(row - list.rows.begin());
        RoleLooks read{static_cast<Role>(list.first + index), plain, {}};
        LookReader reader(errors_);
        for (std::size_t at = 0; at < entry.texts.size(); ++at) {
            read.looks[at] = reader.read(entry.texts[at], plain, read.role);
        }
        if (one) {
            read.looks.fill(read.looks.front());
        }
        return read;
    }

    void refuse_name(const core::TomlEntry& entry, const RoleList& list) {
        std::vector<std::string_view> names;
        for (const RoleRow& each : list.rows) {
            names.push_back(each.name);
        }
        errors_.push_back(unknown_name(entry.where, "role", entry.key, names));
        for (const GameRoles& game : source_.games) {
            const bool has_it =
                std::ranges::find(game.rows, entry.key, &RoleRow::name) != game.rows.end();
            if (has_it && std::ranges::find(kTables, entry.table) != kTables.end()) {
                errors_.back().hint = "roles of a game belong in ["
                                      + table_of(entry.table, game.game) + "] of palette.toml";
            }
        }
    }

    const PaletteSource& source_;
    core::Diagnostics& errors_;
    std::string name_;  ///< the name of the palette in use
    Palettes palettes_;
};

}  // namespace

Palettes load_palettes(const PaletteSource& source, core::Diagnostics& errors) {
    return PaletteFiles(source, errors).load();
}

std::vector<std::string> palettes(const std::string& data_folder) {
    return data_file_names(palettes_folder(data_folder), kUsualPalette);
}

}  // namespace tenebrae::tui

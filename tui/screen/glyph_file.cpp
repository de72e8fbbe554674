// SPDX-License-Identifier: MIT
#include "core/unicode.hpp"
#include "tui/screen/ambiguous.hpp"
#include "tui/screen/data_file.hpp"
#include "tui/screen/theme.hpp"

#include <algorithm>
#include <array>
#include <filesystem>

namespace tenebrae::tui {
namespace {

constexpr std::string_view kUsualGlyphs = "utf8";
constexpr std::string_view kGlyphs = "glyphs";
/// What every terminal can show: for a game that does not have the set that is wanted.
constexpr std::string_view kOnEvery = "ascii";

std::string glyphs_folder(const std::string& data_folder) {
    return data_folder + "/" + std::string(kGlyphs);
}

/// What a set may hold; it says so above its tables.
struct Limits {
    bool ascii = false;
    bool narrow_only = false;
};

Limits take_limits(std::vector<core::TomlEntry>& entries, core::Diagnostics& faults) {
    Limits limits;
    std::erase_if(entries, [&](const core::TomlEntry& entry) {
        const bool ascii = entry.key == "ascii";
        if (!entry.table.empty() || (!ascii && entry.key != "narrow-only")) {
            return false;
        }
        if (entry.type != core::TomlEntry::Type::Flag) {
            faults.push_back(wrong_type(entry.where, entry.key, "true or false"));
        } else {
            (ascii ? limits.ascii : limits.narrow_only) = entry.value == "true";
        }
        return true;
    });
    return limits;
}

/// Why a text is no glyph; nothing when it is one.
const char* why_not(std::string_view text, Limits limits) {
    if (text.empty()) {
        return "A glyph is one character, and here is none.";
    }
    const core::Character character = core::first_character(text);
    if (!character.valid || character.bytes != text.size()) {
        return "A glyph is one character, and here are several.";
    }
    const char32_t code = character.code;
    if (core::is_control(code) || core::width_of(code) == 0) {
        return "A glyph can be seen, and this character cannot.";
    }
    if (limits.ascii && code >= 0x80) {
        return "This set is for terminals that show ASCII only.";
    }
    if (core::width_of(code) != 1) {
        return "A glyph takes one column, and this character takes two.";
    }
    if (!limits.narrow_only && is_ambiguous(code)) {
        return "A glyph takes one column, and this character takes two on some terminals.";
    }
    return nullptr;
}

/// Names by table, as the set shipped has them.
std::vector<std::string_view> names_in(const Glyphs& glyphs, const std::string& table) {
    const std::string prefix = table == kCommonTable ? "" : table + ".";
    std::vector<std::string_view> names;
    for (const auto& [name, code] : glyphs.by_name()) {
        const bool inside =
            prefix.empty() ? name.find('.') == std::string::npos : name.starts_with(prefix);
        if (inside) {
            names.push_back(std::string_view{name}.substr(prefix.size()));
        }
    }
    return names;
}

void take(const core::TomlEntry& entry, Limits limits, Glyphs& glyphs, core::Diagnostics& faults) {
    if (entry.type != core::TomlEntry::Type::Text) {
        faults.push_back(wrong_type(entry.where, entry.key, "a text of one character"));
        return;
    }
    const core::TomlEntry::Text& text = entry.texts.front();
    if (const char* const reason = why_not(text.text, limits)) {
        faults.push_back(core::fault("bad-glyph", reason).at(text.where).got(text.text));
        return;
    }
    const std::string name =
        entry.table == kCommonTable ? entry.key : entry.table + "." + entry.key;
    glyphs.set(name, core::first_character(text.text).code);
}

Limits take_shipped(const std::string& path, Glyphs& glyphs, core::Diagnostics& faults) {
    std::vector<core::TomlEntry> entries = read_data_file(path, faults);
    const Limits limits = take_limits(entries, faults);
    drop_unknown_tables(entries, std::array{kCommonTable}, faults);
    for (const core::TomlEntry& entry : entries) {
        if (!glyphs.by_name().contains(entry.key)) {
            faults.push_back(
                unknown_name(entry.where, "glyph", entry.key, names_in(glyphs, entry.table))
            );
        } else {
            take(entry, limits, glyphs, faults);
        }
    }
    return limits;
}

/// Own glyphs: of those the set shipped has, and within its limits.
void take_own(const std::string& path, Limits limits, Glyphs& glyphs, core::Diagnostics& faults) {
    std::vector<core::TomlEntry> entries = read_data_file(path, faults);
    std::vector<std::string> tables{std::string(kCommonTable)};
    for (const auto& [name, code] : glyphs.by_name()) {
        if (name.find('.') != std::string::npos) {
            tables.push_back(name.substr(0, name.find('.')));
        }
    }
    const std::vector<std::string_view> known(tables.begin(), tables.end());
    drop_unknown_tables(entries, known, faults);
    for (const core::TomlEntry& entry : entries) {
        const std::vector<std::string_view> names = names_in(glyphs, entry.table);
        if (std::ranges::find(names, entry.key) == names.end()) {
            faults.push_back(unknown_name(entry.where, "glyph", entry.key, names));
        } else {
            take(entry, limits, glyphs, faults);
        }
    }
}

}  // namespace

Glyphs load_glyphs(
    const std::string& data_folder,
    std::string_view name,
    const std::string& own_file,
    core::Diagnostics& faults
) {
    Glyphs glyphs;
    for (const GlyphRow& row : common_glyphs()) {
        glyphs.set(std::string(row.name), static_cast<unsigned char>(row.ascii));
    }
    const std::string path =
        choose_data_file(glyphs_folder(data_folder), "glyph set", name, kUsualGlyphs, faults);
    const Limits limits = take_shipped(path, glyphs, faults);
    const std::string set = std::filesystem::path(path).stem().string();
    const GameTables tables{data_folder, kGlyphs, kOnEvery};
    for (const std::string& game : games_with(tables)) {
        for (const core::TomlEntry& entry : read_of_game(tables, game, set, faults)) {
            take(entry, limits, glyphs, faults);
        }
    }
    if (!own_file.empty()) {
        take_own(own_file, limits, glyphs, faults);
    }
    return glyphs;
}

std::vector<std::string> glyph_sets(const std::string& data_folder) {
    return data_file_names(glyphs_folder(data_folder), kUsualGlyphs);
}

}  // namespace tenebrae::tui

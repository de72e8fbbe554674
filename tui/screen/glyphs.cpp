// SPDX-License-Identifier: MIT
#include "core/unicode.hpp"
#include "tui/screen/data_file.hpp"
#include "tui/screen/theme.hpp"

#include <algorithm>
#include <array>
#include <clocale>
#include <filesystem>
#include <langinfo.h>

namespace tenebrae::tui {

std::span<const GlyphRow> common_glyphs() {
    static constexpr auto kRows = std::to_array<GlyphRow>({
        {"frame-horizontal", '-', "a frame's upper and lower side"},
        {"frame-vertical", '|', "a frame's left and right side"},
        {"frame-top-left", '+', "corners of a frame"},
        {"frame-top-right", '+', "the same"},
        {"frame-bottom-left", '+', "the same"},
        {"frame-bottom-right", '+', "the same"},
        {"frame-tee-north", '+', "where a line joins a frame from above"},
        {"frame-tee-east", '+', "the same, from the right"},
        {"frame-tee-south", '+', "the same, from below"},
        {"frame-tee-west", '+', "the same, from the left"},
        {"frame-cross", '+', "where two lines cross"},
        {"scroll-track", '|', "the scroll bar beside a long text"},
        {"scroll-thumb", '#', "the visible part in the scroll bar"},
        {"more-above", '^', "there is more above"},
        {"more-below", 'v', "there is more below"},
        {"menu-mark", '>', "before the selected line of a menu"},
        {"text-cursor", '_', "the cursor in a text field"},
        {"text-cut", '>', "at the edge where a line is cut"},
        {"folded", '+', "before a line of the log whose causes are hidden"},
        {"unfolded", '-', "the same, with the causes shown"},
        {"cause", '`', "before a cause"},
        {"bullet", '*', "before an item of a list"},
        {"light-0", ' ', "darkness"},
        {"light-1", '.', "little light"},
        {"light-2", ':', "more light"},
        {"light-3", 'o', "much light"},
        {"light-4", '#', "the brightest light"},
        {"flame", '*', "a flame"},
        {"chart-1", '.', "a part of a chart that is a quarter full"},
        {"chart-2", ':', "half full"},
        {"chart-3", '+', "three quarters"},
        {"chart-4", '#', "full"},
        {"bar-half",
         ' ',
         "the empty right half of a bar's last column; a space: bars have whole columns only"},
    });
    return kRows;
}

char32_t Glyphs::get(std::string_view name) const {
    const auto found = by_name_.find(name);
    return found == by_name_.end() ? U'?' : found->second;
}

std::span<const char32_t>
Glyphs::of_game(std::string_view game, std::span<const std::string_view> names) const {
    const auto known = std::ranges::find(lists_, names.data(), &List::names);
    if (known != lists_.end()) {
        return known->glyphs;
    }
    List& list = lists_.emplace_back();
    list.names = names.data();
    for (const std::string_view name : names) {
        list.glyphs.push_back(get(std::string{game} + "." + std::string{name}));
    }
    return list.glyphs;
}

void Glyphs::set(const std::string& name, char32_t glyph) {
    by_name_[name] = glyph;
    lists_.clear();
}

bool Glyphs::is_ascii() const {
    return std::ranges::all_of(by_name_, [](const auto& entry) { return entry.second < 0x80; });
}

std::string glyph_set_of_locale(std::string_view terminal) {
    const locale_t locale = ::newlocale(LC_CTYPE_MASK, "", nullptr);
    if (locale == nullptr) {
        return "ascii";  // a locale that is not installed counts as C
    }
    const std::string_view encoding = ::nl_langinfo_l(CODESET, locale);
    const bool utf8 = encoding == "UTF-8" || encoding == "utf8";
    ::freelocale(locale);
    if (!utf8) {
        return "ascii";
    }
    return terminal == "linux" ? "lines" : "utf8";
}

namespace {

struct Range {
    char32_t first = 0;
    char32_t last = 0;
};

// East Asian Width A (Unicode 14), the private use areas among them.
constexpr auto kAmbiguous = std::to_array<Range>({
    {0xA1, 0xA1},       {0xA4, 0xA4},       {0xA7, 0xA8},         {0xAA, 0xAA},
    {0xAD, 0xAE},       {0xB0, 0xB4},       {0xB6, 0xBA},         {0xBC, 0xBF},
    {0xC6, 0xC6},       {0xD0, 0xD0},       {0xD7, 0xD8},         {0xDE, 0xE1},
    {0xE6, 0xE6},       {0xE8, 0xEA},       {0xEC, 0xED},         {0xF0, 0xF0},
    {0xF2, 0xF3},       {0xF7, 0xFA},       {0xFC, 0xFC},         {0xFE, 0xFE},
    {0x101, 0x101},     {0x111, 0x111},     {0x113, 0x113},       {0x11B, 0x11B},
    {0x126, 0x127},     {0x12B, 0x12B},     {0x131, 0x133},       {0x138, 0x138},
    {0x13F, 0x142},     {0x144, 0x144},     {0x148, 0x14B},       {0x14D, 0x14D},
    {0x152, 0x153},     {0x166, 0x167},     {0x16B, 0x16B},       {0x1CE, 0x1CE},
    {0x1D0, 0x1D0},     {0x1D2, 0x1D2},     {0x1D4, 0x1D4},       {0x1D6, 0x1D6},
    {0x1D8, 0x1D8},     {0x1DA, 0x1DA},     {0x1DC, 0x1DC},       {0x251, 0x251},
    {0x261, 0x261},     {0x2C4, 0x2C4},     {0x2C7, 0x2C7},       {0x2C9, 0x2CB},
    {0x2CD, 0x2CD},     {0x2D0, 0x2D0},     {0x2D8, 0x2DB},       {0x2DD, 0x2DD},
    {0x2DF, 0x2DF},     {0x300, 0x36F},     {0x391, 0x3A1},       {0x3A3, 0x3A9},
    {0x3B1, 0x3C1},     {0x3C3, 0x3C9},     {0x401, 0x401},       {0x410, 0x44F},
    {0x451, 0x451},     {0x2010, 0x2010},   {0x2013, 0x2016},     {0x2018, 0x2019},
    {0x201C, 0x201D},   {0x2020, 0x2022},   {0x2024, 0x2027},     {0x2030, 0x2030},
    {0x2032, 0x2033},   {0x2035, 0x2035},   {0x203B, 0x203B},     {0x203E, 0x203E},
    {0x2074, 0x2074},   {0x207F, 0x207F},   {0x2081, 0x2084},     {0x20AC, 0x20AC},
    {0x2103, 0x2103},   {0x2105, 0x2105},   {0x2109, 0x2109},     {0x2113, 0x2113},
    {0x2116, 0x2116},   {0x2121, 0x2122},   {0x2126, 0x2126},     {0x212B, 0x212B},
    {0x2153, 0x2154},   {0x215B, 0x215E},   {0x2160, 0x216B},     {0x2170, 0x2179},
    {0x2189, 0x2189},   {0x2190, 0x2199},   {0x21B8, 0x21B9},     {0x21D2, 0x21D2},
    {0x21D4, 0x21D4},   {0x21E7, 0x21E7},   {0x2200, 0x2200},     {0x2202, 0x2203},
    {0x2207, 0x2208},   {0x220B, 0x220B},   {0x220F, 0x220F},     {0x2211, 0x2211},
    {0x2215, 0x2215},   {0x221A, 0x221A},   {0x221D, 0x2220},     {0x2223, 0x2223},
    {0x2225, 0x2225},   {0x2227, 0x222C},   {0x222E, 0x222E},     {0x2234, 0x2237},
    {0x223C, 0x223D},   {0x2248, 0x2248},   {0x224C, 0x224C},     {0x2252, 0x2252},
    {0x2260, 0x2261},   {0x2264, 0x2267},   {0x226A, 0x226B},     {0x226E, 0x226F},
    {0x2282, 0x2283},   {0x2286, 0x2287},   {0x2295, 0x2295},     {0x2299, 0x2299},
    {0x22A5, 0x22A5},   {0x22BF, 0x22BF},   {0x2312, 0x2312},     {0x2460, 0x24E9},
    {0x24EB, 0x254B},   {0x2550, 0x2573},   {0x2580, 0x258F},     {0x2592, 0x2595},
    {0x25A0, 0x25A1},   {0x25A3, 0x25A9},   {0x25B2, 0x25B3},     {0x25B6, 0x25B7},
    {0x25BC, 0x25BD},   {0x25C0, 0x25C1},   {0x25C6, 0x25C8},     {0x25CB, 0x25CB},
    {0x25CE, 0x25D1},   {0x25E2, 0x25E5},   {0x25EF, 0x25EF},     {0x2605, 0x2606},
    {0x2609, 0x2609},   {0x260E, 0x260F},   {0x261C, 0x261C},     {0x261E, 0x261E},
    {0x2640, 0x2640},   {0x2642, 0x2642},   {0x2660, 0x2661},     {0x2663, 0x2665},
    {0x2667, 0x266A},   {0x266C, 0x266D},   {0x266F, 0x266F},     {0x269E, 0x269F},
    {0x26BF, 0x26BF},   {0x26C6, 0x26CD},   {0x26CF, 0x26D3},     {0x26D5, 0x26E1},
    {0x26E3, 0x26E3},   {0x26E8, 0x26E9},   {0x26EB, 0x26F1},     {0x26F4, 0x26F4},
    {0x26F6, 0x26F9},   {0x26FB, 0x26FC},   {0x26FE, 0x26FF},     {0x273D, 0x273D},
    {0x2776, 0x277F},   {0x2B56, 0x2B59},   {0x3248, 0x324F},     {0xE000, 0xF8FF},
    {0xFE00, 0xFE0F},   {0xFFFD, 0xFFFD},   {0x1F100, 0x1F10A},   {0x1F110, 0x1F12D},
    {0x1F130, 0x1F169}, {0x1F170, 0x1F18D}, {0x1F18F, 0x1F190},   {0x1F19B, 0x1F1AC},
    {0xE0100, 0xE01EF}, {0xF0000, 0xFFFFD}, {0x100000, 0x10FFFD},
});

}  // namespace

bool is_ambiguous(char32_t code) {
    const auto at = std::ranges::lower_bound(kAmbiguous, code, {}, &Range::last);
    return at != kAmbiguous.end() && at->first <= code;
}

namespace {

constexpr std::string_view kUsualGlyphs = "utf8";
constexpr std::string_view kGlyphs = "glyphs";
/// The set that every terminal can show, for a game that lacks the chosen set.
constexpr std::string_view kOnEvery = "ascii";

std::string glyphs_folder(const std::string& data_folder) {
    return data_folder + "/" + std::string(kGlyphs);
}

/// The limits of a set, declared above its tables.
struct Limits {
    bool ascii = false;
    bool narrow_only = false;
};

Limits take_limits(std::vector<core::TomlEntry>& entries, core::Diagnostics& errors) {
    Limits limits;
    std::erase_if(entries, [&](const core::TomlEntry& entry) {
        const bool ascii = entry.key == "ascii";
        if (!entry.table.empty() || (!ascii && entry.key != "narrow-only")) {
            return false;
        }
        if (entry.type != core::TomlEntry::Type::Flag) {
            errors.push_back(wrong_type(entry.where, entry.key, "true or false"));
        } else {
            (ascii ? limits.ascii : limits.narrow_only) = entry.value == "true";
        }
        return true;
    });
    return limits;
}

/// Returns why a text is not a valid glyph; nullptr if it is one.
const char* why_not(std::string_view text, Limits limits) {
    if (text.empty()) {
        return "A glyph must be one character; this is empty.";
    }
    const core::Character character = core::first_character(text);
    if (!character.valid || character.bytes != text.size()) {
        return "A glyph must be one character; these are several.";
    }
    const char32_t code = character.code;
    if (core::is_control(code) || core::width_of(code) == 0) {
        return "A glyph must be visible; this character is not.";
    }
    if (limits.ascii && code >= 0x80) {
        return "This set may hold only ASCII characters.";
    }
    if (core::width_of(code) != 1) {
        return "A glyph must be one column wide; this character takes two.";
    }
    if (!limits.narrow_only && is_ambiguous(code)) {
        return "A glyph must be one column wide; some terminals show this one in two.";
    }
    return nullptr;
}

/// Returns the names of a table in the shipped set.
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

void take(const core::TomlEntry& entry, Limits limits, Glyphs& glyphs, core::Diagnostics& errors) {
    if (entry.type != core::TomlEntry::Type::Text) {
        errors.push_back(wrong_type(entry.where, entry.key, "a text of one character"));
        return;
    }
    const core::TomlEntry::Text& text = entry.texts.front();
    if (const char* const reason = why_not(text.text, limits)) {
        errors.push_back(core::error("bad-glyph", reason).at(text.where).got(text.text));
        return;
    }
    const std::string name =
        entry.table == kCommonTable ? entry.key : entry.table + "." + entry.key;
    glyphs.set(name, core::first_character(text.text).code);
}

Limits take_shipped(const std::string& path, Glyphs& glyphs, core::Diagnostics& errors) {
    std::vector<core::TomlEntry> entries = read_data_file(path, errors);
    const Limits limits = take_limits(entries, errors);
    drop_unknown_tables(entries, std::array{kCommonTable}, errors);
    for (const core::TomlEntry& entry : entries) {
        if (!glyphs.by_name().contains(entry.key)) {
            errors.push_back(
                unknown_name(entry.where, "glyph", entry.key, names_in(glyphs, entry.table))
            );
        } else {
            take(entry, limits, glyphs, errors);
        }
    }
    return limits;
}

/// Reads the user's glyphs: only names of the shipped set, and within its limits.
void take_own(const std::string& path, Limits limits, Glyphs& glyphs, core::Diagnostics& errors) {
    std::vector<core::TomlEntry> entries = read_data_file(path, errors);
    std::vector<std::string> tables{std::string(kCommonTable)};
    for (const auto& [name, code] : glyphs.by_name()) {
        if (name.find('.') != std::string::npos) {
            tables.push_back(name.substr(0, name.find('.')));
        }
    }
    const std::vector<std::string_view> known(tables.begin(), tables.end());
    drop_unknown_tables(entries, known, errors);
    for (const core::TomlEntry& entry : entries) {
        const std::vector<std::string_view> names = names_in(glyphs, entry.table);
        if (std::ranges::find(names, entry.key) == names.end()) {
            errors.push_back(unknown_name(entry.where, "glyph", entry.key, names));
        } else {
            take(entry, limits, glyphs, errors);
        }
    }
}

}  // namespace

Glyphs load_glyphs(
    const std::string& data_folder,
    std::string_view name,
    const std::string& own_file,
    core::Diagnostics& errors
) {
    Glyphs glyphs;
    for (const GlyphRow& row : common_glyphs()) {
        glyphs.set(std::string(row.name), static_cast<unsigned char>(row.ascii));
    }
    const std::string path =
        choose_data_file(glyphs_folder(data_folder), "glyph set", name, kUsualGlyphs, errors);
    const Limits limits = take_shipped(path, glyphs, errors);
    const std::string set = std::filesystem::path(path).stem().string();
    const GameTables tables{data_folder, kGlyphs, kOnEvery};
    for (const std::string& game : games_with(tables)) {
        for (const core::TomlEntry& entry : read_of_game(tables, game, set, errors)) {
            take(entry, limits, glyphs, errors);
        }
    }
    if (!own_file.empty()) {
        take_own(own_file, limits, glyphs, errors);
    }
    return glyphs;
}

std::vector<std::string> glyph_sets(const std::string& data_folder) {
    return data_file_names(glyphs_folder(data_folder), kUsualGlyphs);
}

}  // namespace tenebrae::tui

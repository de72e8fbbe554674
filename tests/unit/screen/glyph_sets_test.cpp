// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/unicode.hpp"
#include "temporary_folder.hpp"
#include "tui/games/cagedin/roles.hpp"
#include "tui/games/nightcage/signs.hpp"
#include "tui/games/nyctophobia/signs.hpp"
#include "tui/games/vast/signs.hpp"
#include "tui/screen/theme.hpp"
#include "unit/screen/variable.hpp"

#include <algorithm>
#include <array>
#include <set>

using namespace tenebrae;
using namespace tenebrae::tui;

namespace {

using Names = std::vector<std::string>;

Glyphs load(const std::string& name) {
    core::Diagnostics errors;
    Glyphs glyphs = load_glyphs("data", name, "", errors);
    INFO(core::render(errors));
    REQUIRE(errors.empty());
    return glyphs;
}

struct Range {
    char32_t first;
    char32_t last;
};

/// Characters of East Asian Width A that a terminal game may use, from EastAsianWidth.txt.
constexpr auto kAmbiguousHere = std::to_array<Range>({
    {0xA1, 0xA1},     {0xA4, 0xA4},     {0xA7, 0xA8},     {0xAA, 0xAA},     {0xAD, 0xAE},
    {0xB0, 0xB4},     {0xB6, 0xBA},     {0xBC, 0xBF},     {0xC6, 0xC6},     {0xD0, 0xD0},
    {0xD7, 0xD8},     {0xDE, 0xE1},     {0xF7, 0xFA},     {0x391, 0x3A9},   {0x3B1, 0x3C9},
    {0x401, 0x451},   {0x2010, 0x2010}, {0x2013, 0x2016}, {0x2018, 0x2019}, {0x201C, 0x201D},
    {0x2020, 0x2022}, {0x2024, 0x2027}, {0x2030, 0x2030}, {0x2032, 0x2033}, {0x203B, 0x203B},
    {0x2190, 0x2199}, {0x21B8, 0x21B9}, {0x21D2, 0x21D2}, {0x21D4, 0x21D4}, {0x2200, 0x2200},
    {0x221A, 0x221A}, {0x221E, 0x2220}, {0x2264, 0x2267}, {0x22A5, 0x22A5}, {0x2460, 0x24E9},
    {0x24EB, 0x254B}, {0x2550, 0x2573}, {0x2580, 0x258F}, {0x2592, 0x2595}, {0x25A0, 0x25A1},
    {0x25A3, 0x25A9}, {0x25B2, 0x25B3}, {0x25B6, 0x25B7}, {0x25BC, 0x25BD}, {0x25C0, 0x25C1},
    {0x25C6, 0x25C8}, {0x25CB, 0x25CB}, {0x25CE, 0x25D1}, {0x25E2, 0x25E5}, {0x25EF, 0x25EF},
    {0x2605, 0x2606}, {0x2609, 0x2609}, {0x260E, 0x260F}, {0x261C, 0x261C}, {0x261E, 0x261E},
    {0x2640, 0x2640}, {0x2642, 0x2642}, {0x2660, 0x2661}, {0x2663, 0x2665}, {0x2667, 0x266A},
    {0x266C, 0x266D}, {0x266F, 0x266F}, {0x269E, 0x269F}, {0x26BF, 0x26BF}, {0xE000, 0xF8FF},
});

bool is_ambiguous_here(char32_t code) {
    return std::ranges::any_of(kAmbiguousHere, [code](Range range) {
        return code >= range.first && code <= range.last;
    });
}

bool is_ascii(const Glyphs& glyphs) {
    return std::ranges::all_of(glyphs.by_name(), [](const auto& entry) {
        return entry.second >= U' ' && entry.second < 0x7F;
    });
}

/// Characters beyond ASCII, except letters, that are both in the kernel's font (code page 437) and
/// in every font for Latin, Greek, Cyrillic or Vietnamese text of console-setup 1.221. Debian and
/// Ubuntu choose from these fonts.
constexpr std::u32string_view kConsoleFonts =
    U"£§°±¶·÷•←↑→↓≤≥─│┌┐└┘├┤┬┴┼═║╒╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡╢╣╤╥╦╧╨╩╪╫╬█░▒■▲▼♦";

struct Loaded {
    Glyphs glyphs;
    core::Diagnostics errors;
};

Loaded load_own(const std::string& set, std::string_view own) {
    const TemporaryFolder folder;
    Loaded loaded;
    loaded.glyphs = load_glyphs("data", set, folder.file("glyphs.toml", own), loaded.errors);
    return loaded;
}

std::string only_error(const std::string& set, std::string_view own) {
    const Loaded loaded = load_own(set, own);
    INFO(core::render(loaded.errors));
    REQUIRE(loaded.errors.size() == 1);
    CHECK(loaded.glyphs.by_name() == load(set).by_name());
    const core::Place& where = loaded.errors.front().where;
    return loaded.errors.front().code + " " + std::to_string(where.line) + ":"
           + std::to_string(where.column);
}

}  // namespace

TEST_CASE("all glyph sets that the options offer exist and the default is first", "[tui]") {
    CHECK(glyph_sets("data") == Names{"utf8", "ascii", "lines"});
}

TEST_CASE("every set has all glyphs of the screens and games and no others", "[tui]") {
    std::set<std::string> known;
    for (const GlyphRow& row : common_glyphs()) {
        known.insert(std::string(row.name));
    }
    for (std::size_t sign = 0; sign < nightcage::board::kSigns; ++sign) {
        known.insert("nightcage." + std::string(name(static_cast<nightcage::board::Sign>(sign))));
    }
    for (std::size_t sign = 0; sign < nyctophobia::board::kSigns; ++sign) {
        known.insert(
            "nyctophobia." + std::string(name(static_cast<nyctophobia::board::Sign>(sign)))
        );
    }
    for (std::size_t sign = 0; sign < cagedin::board::kSigns; ++sign) {
        known.insert("cagedin." + std::string(name(static_cast<cagedin::board::Sign>(sign))));
    }
    for (std::size_t sign = 0; sign < vast::board::kSigns; ++sign) {
        known.insert("vast." + std::string(name(static_cast<vast::board::Sign>(sign))));
    }
    for (const std::string& set : glyph_sets("data")) {
        INFO(set);
        std::set<std::string> names;
        const Glyphs glyphs = load(set);
        for (const auto& [name, code] : glyphs.by_name()) {
            names.insert(name);
        }
        CHECK(names == known);
    }
}

TEST_CASE("the ASCII set equals the fallback used when no set can be read", "[tui]") {
    const TemporaryFolder folder;
    core::Diagnostics errors;
    const Glyphs none = load_glyphs(folder.path(""), "utf8", "", errors);
    CHECK_FALSE(errors.empty());
    CHECK(is_ascii(none));
    const Glyphs ascii = load("ascii");
    for (const GlyphRow& row : common_glyphs()) {
        INFO(row.name);
        CHECK(none.get(row.name) == ascii.get(row.name));
    }
    CHECK(none.get("nightcage.rock") == U'?');
}

TEST_CASE("every glyph takes one column", "[tui]") {
    for (const std::string& set : glyph_sets("data")) {
        const Glyphs glyphs = load(set);
        for (const auto& [name, code] : glyphs.by_name()) {
            INFO(set << " " << name);
            CHECK(core::width_of(code) == 1);
        }
    }
}

TEST_CASE("the default set has no character that is wide on some terminals", "[tui]") {
    const Glyphs glyphs = load("utf8");
    CHECK_FALSE(is_ascii(glyphs));
    for (const auto& [name, code] : glyphs.by_name()) {
        INFO(name);
        CHECK_FALSE(is_ambiguous_here(code));
    }
}

TEST_CASE("the ASCII set is ASCII", "[tui]") {
    const Glyphs glyphs = load("ascii");
    CHECK(is_ascii(glyphs));
    CHECK(glyphs.is_ascii());
    CHECK_FALSE(load("utf8").is_ascii());
    CHECK_FALSE(load("lines").is_ascii());
}

TEST_CASE("the set with lines uses only what the Linux console can show", "[tui]") {
    const Glyphs glyphs = load("lines");
    for (const auto& [name, code] : glyphs.by_name()) {
        INFO(name);
        CHECK((code < 0x7F || kConsoleFonts.find(code) != std::u32string_view::npos));
    }
}

TEST_CASE("the list of characters with ambiguous width is complete", "[tui]") {
    for (const Range range : kAmbiguousHere) {
        // Some characters of these blocks are not ambiguous, but their first and last are.
        CHECK(is_ambiguous(range.first));
        CHECK(is_ambiguous(range.last));
    }
    for (const char32_t code :
         {U'a',
          U'»',
          U'\u254C',
          U'\u254F',
          U'\u2574',
          U'\u257F',
          U'\u2590',
          U'\u2591',
          U'\u2596',
          U'\u259F',
          U'\u25B8',
          U'夜',
          U'\U0001F56F'}) {
        CHECK_FALSE(is_ambiguous(code));
    }
}

TEST_CASE("a name that is missing in a set is shown as a question mark", "[tui]") {
    CHECK(load("utf8").get("no-such-glyph") == U'?');
}

TEST_CASE("a player's glyphs replace those they name", "[tui]") {
    const Loaded loaded = load_own(
        "utf8",
        "format = 1\n[common]\nmenu-mark = \"→\"\nbullet = \"▪\"\n[nightcage]\nkey = \"¬\"\n"
    );
    REQUIRE(loaded.errors.size() == 1);  // the arrow is wide on some terminals
    CHECK(loaded.glyphs.get("menu-mark") == load("utf8").get("menu-mark"));
    CHECK(loaded.glyphs.get("bullet") == U'▪');
    CHECK(loaded.glyphs.get("nightcage.key") == U'¬');
    CHECK(
        load_own("lines", "format = 1\n[common]\nmenu-mark = \"→\"\n").glyphs.get("menu-mark")
        == U'→'
    );
}

TEST_CASE("an invalid glyph is reported with its place", "[tui]") {
    for (const char* const text :
         {"",
          "ab",
          "夜",
          "\\u0000",
          "\\u001B",
          "\\u200B",
          "\\u0301",
          "\\u202E",
          "▓",
          "·",
          "×",
          "─",
          "\\uE000"}) {
        INFO(text);
        CHECK(
            only_error("utf8", "format = 1\n[common]\nbullet = \"" + std::string(text) + "\"\n")
            == "bad-glyph 3:10"
        );
    }
    CHECK(only_error("ascii", "format = 1\n[common]\nbullet = \"»\"\n") == "bad-glyph 3:10");
    CHECK(only_error("lines", "format = 1\n[common]\nbullet = \"夜\"\n") == "bad-glyph 3:10");
    CHECK(only_error("utf8", "format = 1\n[common]\nbullet = 7\n") == "wrong-type 3:1");
    CHECK(only_error("utf8", "format = 1\n[common]\nbulet = \"*\"\n") == "unknown-glyph 3:1");
    CHECK(only_error("utf8", "format = 1\n[nightcage]\nbullet = \"*\"\n") == "unknown-glyph 3:1");
    CHECK(only_error("utf8", "format = 1\n[nightcge]\nkey = \"*\"\n") == "unknown-table 2:1");
}

TEST_CASE("a player's file does not allow characters that the set forbids", "[tui]") {
    const Loaded loaded =
        load_own("ascii", "format = 1\nascii = false\n[common]\nbullet = \"»\"\n");
    CHECK(loaded.errors.size() == 2);
    CHECK(is_ascii(loaded.glyphs));
}

TEST_CASE("the glyph set depends on the locale's encoding and the Linux console", "[tui]") {
    const Variable all("LC_ALL", nullptr);
    const Variable type("LC_CTYPE", nullptr);
    SECTION("plain") {
        const Variable language("LANG", "C");
        CHECK(glyph_set_of_locale("xterm-256color") == "ascii");
        CHECK(glyph_set_of_locale("linux") == "ascii");
    }
    SECTION("UTF-8") {
        const Variable language("LANG", "C.UTF-8");
        CHECK(glyph_set_of_locale("xterm-256color") == "utf8");
        CHECK(glyph_set_of_locale("linux") == "lines");
    }
    SECTION("missing") {
        const Variable language("LANG", "xx_XX.no-such-encoding");
        CHECK(glyph_set_of_locale("xterm") == "ascii");
    }
}

TEST_CASE("a set the game does not have shows its board in ASCII", "[tui]") {
    const TemporaryFolder folder;
    folder.make_folder("glyphs");
    folder.make_folder("walking");
    (void)folder.file("glyphs/utf8.toml", "format = 1\n[common]\nbullet = \"-\"\n");
    (void)folder.file("glyphs/lines.toml", "format = 1\n[common]\nbullet = \"-\"\n");
    (void)folder.file(
        "walking/glyphs.toml", "format = 1\n[ascii]\nwalker = \"w\"\n[lines]\nwalker = \"\u2591\"\n"
    );
    core::Diagnostics errors;
    const Glyphs glyphs = load_glyphs(folder.path(""), "utf8", "", errors);
    CHECK(core::render(errors).empty());
    CHECK(glyphs.get("walking.walker") == U'w');
}

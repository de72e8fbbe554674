// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "man/page.hpp"
#include "table/text_line.hpp"
#include "temporary_folder.hpp"
#include "tui/games/cagedin/aim.hpp"
#include "tui/games/cagedin/roles.hpp"
#include "tui/games/nightcage/key_actions.hpp"
#include "tui/games/nightcage/roles.hpp"
#include "tui/games/nightcage/signs.hpp"
#include "tui/games/nyctophobia/key_actions.hpp"
#include "tui/games/nyctophobia/roles.hpp"
#include "tui/games/nyctophobia/signs.hpp"
#include "tui/games/vast/key_actions.hpp"
#include "tui/games/vast/roles.hpp"
#include "tui/games/vast/signs.hpp"
#include "tui/screen/keymap.hpp"
#include "tui/screen/preferences.hpp"
#include "tui/screen/theme.hpp"

#include <algorithm>
#include <array>
#include <string_view>

using namespace tenebrae;
using man::Strings;

namespace {

Strings part(const char* title) {
    return man::section(man::lines_of("man/tenebrae-screen.5"), title);
}

/// Returns true if the summary only repeats the name, as "the car" repeats "car". The page then has
/// no summary.
bool repeats(std::string name, std::string_view summary) {
    std::ranges::replace(name, '-', ' ');
    for (const std::string_view article : {"a ", "an ", "the "}) {
        if (table::same_word(summary.substr(0, article.size()), article)) {
            summary.remove_prefix(article.size());
            break;
        }
    }
    std::string words(summary);
    std::ranges::replace(words, '-', ' ');
    return table::same_word(words, name);
}

/// Returns name and explanation of each item as "name: explanation."; without an explanation
/// "name:".
Strings explained(const char* title) {
    Strings found;
    for (const man::Item& item : man::items(part(title))) {
        if (item.body.empty()) {
            for (const std::string& name : man::alternatives(item.head.substr(3))) {
                found.push_back(name + ":");
            }
            continue;
        }
        std::string line = item.head.substr(item.head.find(' ') + 1) + ":";
        for (const std::string& words : item.body) {
            line += " " + words;
        }
        found.push_back(line);
    }
    return found;
}

template <typename Row>
Strings rows_of(std::span<const Row> rows) {
    Strings lines;
    for (const Row& row : rows) {
        const std::string name(row.name);
        lines.push_back(
            name + (repeats(name, row.summary) ? ":" : ": " + std::string(row.summary) + ".")
        );
    }
    return lines;
}

template <typename Sign>
Strings names_of(std::size_t signs) {
    Strings names;
    for (std::size_t sign = 0; sign < signs; ++sign) {
        names.emplace_back(name(static_cast<Sign>(sign)));
    }
    return names;
}

Strings names_in(const char* title) {
    Strings names;
    for (const std::string& head : man::heads(part(title), "Cm")) {
        for (const std::string& name : man::alternatives(head)) {
            names.push_back(name);
        }
    }
    return names;
}

/// Returns the words that macros mark as values in an item, such as "arrows" and "vi" of "keys".
Strings values_of(const std::string& setting) {
    Strings values;
    for (const man::Item& item : man::items(part("OPTIONS OF THE SCREEN"))) {
        for (const std::string& line : item.body) {
            if (item.head == "Cm " + setting && line.starts_with(".Cm ")) {
                for (const std::string& value : man::arguments(line.substr(1), "Cm")) {
                    if (value != ";" && value != ".") {
                        values.push_back(value);
                    }
                }
            }
        }
    }
    return man::sorted(values);
}

/// Returns the file that the page shows under a title, written to a new directory.
std::string sample(const TemporaryFolder& folder, const char* title) {
    const std::vector<Strings> displays = man::displays(part(title));
    std::string text;
    for (const std::string& line : displays.at(0)) {
        text += line + "\n";
    }
    return folder.file("sample.toml", text);
}

}  // namespace

TEST_CASE("the manual lists exactly the key actions and what they do", "[man]") {
    CHECK(explained("Acts of every screen") == rows_of(tui::common_key_actions()));
    CHECK(explained("Acts of The Night Cage") == rows_of(nightcage::board::game_key_actions()));
    CHECK(explained("Acts of Nyctophobia") == rows_of(nyctophobia::board::game_key_actions()));
    CHECK(explained("Acts of Vast") == rows_of(vast::board::game_key_actions()));
    CHECK(explained("Acts of Caged \\&In") == rows_of(cagedin::board::game_key_actions()));
    CHECK(explained("Acts of Vast") == rows_of(vast::board::game_key_actions()));
}

TEST_CASE("the manual lists exactly the roles and their purpose", "[man]") {
    CHECK(explained("Roles of every screen") == rows_of(tui::common_roles()));
    CHECK(explained("Roles of The Night Cage") == rows_of(nightcage::board::own_roles()));
    CHECK(explained("Roles of Nyctophobia") == rows_of(nyctophobia::board::own_roles()));
    CHECK(explained("Roles of Vast") == rows_of(vast::board::own_roles()));
    CHECK(explained("Roles of Caged \\&In") == rows_of(cagedin::board::own_roles()));
    CHECK(explained("Roles of Vast") == rows_of(vast::board::own_roles()));
}

TEST_CASE("the manual lists exactly the glyphs", "[man]") {
    CHECK(explained("Glyphs of every screen") == rows_of(tui::common_glyphs()));
    CHECK(
        names_in("Glyphs of The Night Cage")
        == names_of<nightcage::board::Sign>(nightcage::board::kSigns)
    );
    CHECK(
        names_in("Glyphs of Nyctophobia")
        == names_of<nyctophobia::board::Sign>(nyctophobia::board::kSigns)
    );
    CHECK(names_in("Glyphs of Vast") == names_of<vast::board::Sign>(vast::board::kSigns));
    CHECK(
        names_in("Glyphs of Caged \\&In") == names_of<cagedin::board::Sign>(cagedin::board::kSigns)
    );
    CHECK(names_in("Glyphs of Vast") == names_of<vast::board::Sign>(vast::board::kSigns));
}

TEST_CASE("the manual lists exactly the keys that have a word as a name", "[man]") {
    Strings words;
    for (const man::Item& item : man::items(part("KEYS"))) {
        const bool is_act = item.body.empty();
        if (item.depth == 1 && !is_act && item.head.find(" , ") != std::string::npos) {
            for (const std::string& name : man::alternatives(item.head.substr(3))) {
                words.push_back(name);
            }
        }
    }
    Strings known;
    for (const std::string_view name : tui::key_names()) {
        known.emplace_back(name);
    }
    CHECK(man::sorted(words) == man::sorted(known));
}

TEST_CASE("the manual lists exactly the presets and palettes and glyph sets", "[man]") {
    CHECK(names_in("Presets of keys") == tui::keymap_presets("data"));
    CHECK(names_in("Palettes shipped") == tui::palettes("data"));
    CHECK(names_in("Glyph sets") == tui::glyph_sets("data"));
}

TEST_CASE("the manual lists exactly the options of the screen with their values", "[man]") {
    Strings known;
    for (const tui::PreferenceRow& row : tui::preference_rows()) {
        known.emplace_back(row.name);
    }
    CHECK(names_in("OPTIONS OF THE SCREEN") == known);
    CHECK(values_of("keys") == man::sorted(tui::keymap_presets("data")));
    CHECK(values_of("palette") == man::sorted(tui::palettes("data")));
    Strings sets = tui::glyph_sets("data");
    sets.emplace_back("auto");
    CHECK(values_of("charset") == man::sorted(sets));
    for (const std::string& value : values_of("color")) {
        CHECK(tui::parse_color_use(value));
    }
    CHECK(values_of("color").size() == 3);
    CHECK(values_of("pace") == Strings{"long", "none", "short"});
}

TEST_CASE("the default options are those that the manual gives", "[man]") {
    const tui::Preferences usual;
    CHECK(usual.keys == "arrows");
    CHECK(usual.palette == "standard");
    CHECK(usual.charset.empty());
    CHECK(usual.color == tui::ColorUse::Auto);
    CHECK_FALSE(usual.accessible);
    CHECK(usual.animations);
    CHECK_FALSE(usual.flicker);
    CHECK(usual.pace == tui::Pace::Short);
}

TEST_CASE("the files shown in the manual work", "[man]") {
    const TemporaryFolder folder;
    core::Diagnostics errors;
    SECTION("keys") {
        const tui::Keymap keymap = tui::load_keymap(
            {.data_folder = "data",
             .own_file = sample(folder, "KEYS"),
             .game = "nightcage",
             .own = nightcage::board::game_key_actions()},
            errors
        );
        CHECK(keymap.action_for(*tui::parse_key("h")) == tui::KeyAction::Hint);
        CHECK(keymap.keys_for(tui::KeyAction::Next) == Strings{"tab", "+"});
    }
    SECTION("palette") {
        const std::array games{tui::GameRoles{"nightcage", nightcage::board::own_roles()}};
        const tui::Palette palette =
            tui::load_palettes({"data", "standard", sample(folder, "PALETTES"), games}, errors)
                .at("nightcage");
        const tui::Role monster = role_of(nightcage::board::OwnRole::Monster);
        CHECK(palette.look({monster, 2}).ink == tui::Rgb{255, 80, 80});
        CHECK(palette.plain_look({monster, 2}).reverse);
        CHECK(palette.look({tui::Role::Seat1}).ink == tui::Rgb{255, 208, 160});
    }
    SECTION("glyphs") {
        const tui::Glyphs glyphs =
            tui::load_glyphs("data", "utf8", sample(folder, "GLYPHS"), errors);
        CHECK(glyphs.get("nightcage.key") == U'K');
    }
    INFO(core::render(errors));
    CHECK(errors.empty());
}

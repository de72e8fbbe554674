// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "tui/games/cagedin/aim.hpp"
#include "tui/games/nightcage/acts.hpp"
#include "tui/games/nyctophobia/acts.hpp"
#include "tui/screen/keymap.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <span>

using namespace tenebrae;
using namespace tenebrae::tui;

namespace {

/// A game with a board, and its acts.
struct Acts {
    std::string_view game;
    std::span<const ActRow> own;
};
const std::array kBoards{
    Acts{"nightcage", nightcage::board::own_acts()},
    Acts{"nyctophobia", nyctophobia::board::own_acts()},
    Acts{"cagedin", cagedin::board::own_acts()}};

Keymap load(const std::string& preset, const Acts& acts = kBoards[0]) {
    core::Diagnostics faults;
    Keymap keymap = load_keymap(
        {.data_folder = "data",
         .preset = preset,
         .own_file = {},
         .game = acts.game,
         .own = acts.own},
        faults
    );
    INFO(core::render(faults));
    REQUIRE(faults.empty());
    return keymap;
}

bool is_letter(const std::string& name) {
    return name.size() == 1
           && ((name[0] >= 'a' && name[0] <= 'z') || (name[0] >= 'A' && name[0] <= 'Z'));
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("all presets that the options offer exist and the default is first", "[tui]") {
    CHECK(keymap_presets("data") == Names{"arrows", "no-brackets", "numpad", "vi"});
}

TEST_CASE("every preset binds every act and no key twice", "[tui]") {
    const Acts& acts = kBoards.at(GENERATE(0U, 1U, 2U));
    for (const std::string& preset : keymap_presets("data")) {
        INFO(preset << " of " << acts.game);
        const Keymap keymap = load(preset, acts);
        for (std::size_t act = 0; act < kCommonActs + acts.own.size(); ++act) {
            INFO("act " << act);
            CHECK_FALSE(keymap.key_for(static_cast<Act>(act)).empty());
        }
        std::set<std::string> keys;
        for (const Keymap::Binding& binding : keymap.bindings()) {
            CHECK(keys.insert(key_name(binding.key)).second);
        }
    }
}

TEST_CASE("the arrow keys and Enter and Space work in every preset", "[tui]") {
    for (const std::string& preset : keymap_presets("data")) {
        INFO(preset);
        const Keymap keymap = load(preset);
        CHECK(keymap.act({Key::Kind::Up}) == Act::North);
        CHECK(keymap.act({Key::Kind::Right}) == Act::East);
        CHECK(keymap.act({Key::Kind::Down}) == Act::South);
        CHECK(keymap.act({Key::Kind::Left}) == Act::West);
        CHECK(keymap.act({Key::Kind::UpRight}) == Act::NorthEast);
        CHECK(keymap.act({Key::Kind::DownRight}) == Act::SouthEast);
        CHECK(keymap.act({Key::Kind::DownLeft}) == Act::SouthWest);
        CHECK(keymap.act({Key::Kind::UpLeft}) == Act::NorthWest);
        CHECK(keymap.act({Key::Kind::Enter}) == Act::Confirm);
        CHECK(keymap.act(*parse_key("space")) == Act::Confirm);
        CHECK(keymap.act({Key::Kind::Escape}) == Act::Cancel);
        CHECK(keymap.act({Key::Kind::Tab}) == Act::Next);
        CHECK(keymap.act(*parse_key("?")) == Act::Help);
        CHECK(keymap.act(*parse_key(":")) == Act::CommandLine);
        CHECK(keymap.act(*parse_key("ctrl-l")) == Act::Redraw);
    }
}

TEST_CASE("no letter confirms or cancels in any preset", "[tui]") {
    for (const std::string& preset : keymap_presets("data")) {
        const Keymap keymap = load(preset);
        for (const Act act : {Act::Confirm, Act::Cancel}) {
            const Names names = keymap.keys_for(act);
            CHECK(std::ranges::none_of(names, is_letter));
        }
    }
}

TEST_CASE("the vi preset has the usual letters of vi-like games", "[tui]") {
    const Keymap keymap = load("vi");
    CHECK(keymap.act(*parse_key("k")) == Act::North);
    CHECK(keymap.act(*parse_key("l")) == Act::East);
    CHECK(keymap.act(*parse_key("j")) == Act::South);
    CHECK(keymap.act(*parse_key("h")) == Act::West);
    CHECK(keymap.act(*parse_key("u")) == Act::NorthEast);
    CHECK(keymap.act(*parse_key("n")) == Act::SouthEast);
    CHECK(keymap.act(*parse_key("b")) == Act::SouthWest);
    CHECK(keymap.act(*parse_key("y")) == Act::NorthWest);
}

TEST_CASE("the keypad preset has diagonal moves without digits too", "[tui]") {
    const Keymap keymap = load("numpad");
    CHECK(keymap.act({Key::Kind::Home}) == Act::NorthWest);
    CHECK(keymap.act({Key::Kind::PageUp}) == Act::NorthEast);
    CHECK(keymap.act({Key::Kind::End}) == Act::SouthWest);
    CHECK(keymap.act({Key::Kind::PageDown}) == Act::SouthEast);
}

TEST_CASE(
    "apart from brackets the first key of every act is easy to type on every layout", "[tui]"
) {
    // The colon of the command line has no better place: it has a key of its own or needs Shift.
    const Acts& acts = kBoards.at(GENERATE(0U, 1U, 2U));
    const Keymap keymap = load("no-brackets", acts);
    for (std::size_t act = 0; act < kCommonActs + acts.own.size(); ++act) {
        const std::string name = keymap.key_for(static_cast<Act>(act));
        INFO(name);
        CHECK((name.size() > 1 || is_letter(name) || name == ":"));
    }
    for (const Keymap::Binding& binding : keymap.bindings()) {
        const std::string name = key_name(binding.key);
        CHECK((name.size() > 1 || std::string("[]{}|\\~^`@#<>").find(name) == std::string::npos));
    }
}

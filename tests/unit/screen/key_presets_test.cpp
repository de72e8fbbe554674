// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "tui/games/cagedin/aim.hpp"
#include "tui/games/nightcage/key_actions.hpp"
#include "tui/games/nyctophobia/key_actions.hpp"
#include "tui/games/vast/key_actions.hpp"
#include "tui/screen/keymap.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <span>

using namespace tenebrae;
using namespace tenebrae::tui;

namespace {

/// A game with a board, and its key actions.
struct GameKeyActions {
    std::string_view game;
    std::span<const KeyActionRow> own;
};
const std::array kBoards{
    GameKeyActions{"nightcage", nightcage::board::game_key_actions()},
    GameKeyActions{"nyctophobia", nyctophobia::board::game_key_actions()},
    GameKeyActions{"vast", vast::board::game_key_actions()},
    GameKeyActions{"cagedin", cagedin::board::game_key_actions()}};

Keymap load(const std::string& preset, const GameKeyActions& key_actions = kBoards[0]) {
    core::Diagnostics errors;
    Keymap keymap = load_keymap(
        {.data_folder = "data",
         .preset = preset,
         .own_file = {},
         .game = key_actions.game,
         .own = key_actions.own},
        errors
    );
    INFO(core::render(errors));
    REQUIRE(errors.empty());
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

TEST_CASE("every preset binds every key action and no key twice", "[tui]") {
    const GameKeyActions& key_actions = kBoards.at(GENERATE(0U, 1U, 2U, 3U));
    for (const std::string& preset : keymap_presets("data")) {
        INFO(preset << " of " << key_actions.game);
        const Keymap keymap = load(preset, key_actions);
        for (std::size_t action = 0; action < kCommonKeyActions + key_actions.own.size();
             ++action) {
            INFO("act " << action);
            CHECK_FALSE(keymap.key_for(static_cast<KeyAction>(action)).empty());
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
        CHECK(keymap.action_for({Key::Kind::Up}) == KeyAction::North);
        CHECK(keymap.action_for({Key::Kind::Right}) == KeyAction::East);
        CHECK(keymap.action_for({Key::Kind::Down}) == KeyAction::South);
        CHECK(keymap.action_for({Key::Kind::Left}) == KeyAction::West);
        CHECK(keymap.action_for({Key::Kind::UpRight}) == KeyAction::NorthEast);
        CHECK(keymap.action_for({Key::Kind::DownRight}) == KeyAction::SouthEast);
        CHECK(keymap.action_for({Key::Kind::DownLeft}) == KeyAction::SouthWest);
        CHECK(keymap.action_for({Key::Kind::UpLeft}) == KeyAction::NorthWest);
        CHECK(keymap.action_for({Key::Kind::Enter}) == KeyAction::Confirm);
        CHECK(keymap.action_for(*parse_key("space")) == KeyAction::Confirm);
        CHECK(keymap.action_for({Key::Kind::Escape}) == KeyAction::Cancel);
        CHECK(keymap.action_for({Key::Kind::Tab}) == KeyAction::Next);
        CHECK(keymap.action_for(*parse_key("?")) == KeyAction::Help);
        CHECK(keymap.action_for(*parse_key(":")) == KeyAction::CommandLine);
        CHECK(keymap.action_for(*parse_key("ctrl-l")) == KeyAction::Redraw);
    }
}

TEST_CASE("no letter confirms or cancels in any preset", "[tui]") {
    for (const std::string& preset : keymap_presets("data")) {
        const Keymap keymap = load(preset);
        for (const KeyAction action : {KeyAction::Confirm, KeyAction::Cancel}) {
            const Names names = keymap.keys_for(action);
            CHECK(std::ranges::none_of(names, is_letter));
        }
    }
}

TEST_CASE("the vi preset has the usual letters of vi-like games", "[tui]") {
    const Keymap keymap = load("vi");
    CHECK(keymap.action_for(*parse_key("k")) == KeyAction::North);
    CHECK(keymap.action_for(*parse_key("l")) == KeyAction::East);
    CHECK(keymap.action_for(*parse_key("j")) == KeyAction::South);
    CHECK(keymap.action_for(*parse_key("h")) == KeyAction::West);
    CHECK(keymap.action_for(*parse_key("u")) == KeyAction::NorthEast);
    CHECK(keymap.action_for(*parse_key("n")) == KeyAction::SouthEast);
    CHECK(keymap.action_for(*parse_key("b")) == KeyAction::SouthWest);
    CHECK(keymap.action_for(*parse_key("y")) == KeyAction::NorthWest);
}

TEST_CASE("the keypad preset has diagonal moves without digits too", "[tui]") {
    const Keymap keymap = load("numpad");
    CHECK(keymap.action_for({Key::Kind::Home}) == KeyAction::NorthWest);
    CHECK(keymap.action_for({Key::Kind::PageUp}) == KeyAction::NorthEast);
    CHECK(keymap.action_for({Key::Kind::End}) == KeyAction::SouthWest);
    CHECK(keymap.action_for({Key::Kind::PageDown}) == KeyAction::SouthEast);
}

TEST_CASE(
    "apart from brackets the first key of every key action is easy to type on every layout", "[tui]"
) {
    // The colon of the command line has no better place: it has a key of its own or needs Shift.
    const GameKeyActions& key_actions = kBoards.at(GENERATE(0U, 1U, 2U, 3U));
    const Keymap keymap = load("no-brackets", key_actions);
    for (std::size_t action = 0; action < kCommonKeyActions + key_actions.own.size(); ++action) {
        const std::string name = keymap.key_for(static_cast<KeyAction>(action));
        INFO(name);
        CHECK((name.size() > 1 || is_letter(name) || name == ":"));
    }
    for (const Keymap::Binding& binding : keymap.bindings()) {
        const std::string name = key_name(binding.key);
        CHECK((name.size() > 1 || std::string("[]{}|\\~^`@#<>").find(name) == std::string::npos));
    }
}

// SPDX-License-Identifier: MIT
// Every lesson and puzzle must show the keys of its own game.
#include "families.hpp"
#include "host/session.hpp"
#include "script_frontend.hpp"
#include "shipped.hpp"
#include "tui/table/full_screen.hpp"
#include "tui/table/help_text.hpp"

#include <algorithm>
#include <utility>

using namespace tenebrae;
using namespace tenebrae::test;
using table::ExerciseKind;

namespace {

constexpr int kWidth = 200;
constexpr int kHeight = 160;

/// Returns the screen of an exercise after these keys. Before that, the program's first game is
/// selected, as on the title screen.
std::string shown(
    store::ExerciseBook& book, ExerciseKind kind, const std::string& name, std::string_view keys
) {
    host::Session session{environment()};
    tui::FullScreen screen{session, families()};
    screen.preferences.charset = "ascii";
    screen.preferences.animations = false;
    screen.exercises = &book;
    screen.exercise = {kind, name};
    tui::ScriptFrontend terminal(kWidth, kHeight);
    // The first key opens the box of the first step and the second closes it.
    terminal.press("space escape").press(keys);
    tui::play_full_screen(terminal, screen);
    return terminal.screen();
}

/// The keys and actions of one game, loaded on their own.
struct OwnKeys {
    explicit OwnKeys(const std::string& game) {
        context.preferences.charset = "ascii";
        REQUIRE(context.load_look().empty());
        context.use_looks_of(game);
        REQUIRE(context.looks_game == game);
    }
    host::Session session{environment()};
    tui::ScreenContext context{session, families()};
};

/// Returns the last line that is not empty.
std::string last_line(const std::string& picture) {
    const std::size_t end = picture.find_last_not_of(" \n") + 1;
    const std::size_t before = picture.rfind('\n', end - 1);
    return picture.substr(before + 1, end - before - 1);
}

/// Returns the board's prompt for the current choices.
std::string prompt_of(const OwnKeys& own, const table::Observation& observation) {
    const std::unique_ptr<tui::BoardView> board = own.context.make_board(*observation.game);
    board->set(observation.view, observation.choices);
    return board->prompt(own.context.drawing(), kWidth);
}

/// Returns the keys in a prompt: the first word of each part after the question. Digits are choices
/// and are left out.
std::vector<std::string> keys_in(const std::string& prompt) {
    std::vector<std::string> keys;
    const std::size_t question = prompt.find("  ");
    std::string rest = question == std::string::npos ? "" : prompt.substr(question + 2);
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(", "), rest.size());
        const std::string key = rest.substr(0, rest.find(' '));
        const bool is_digit = key.size() == 1 && key.front() >= '0' && key.front() <= '9';
        if (!is_digit && tui::parse_key(key)) {
            keys.push_back(key);
        }
        rest.erase(0, std::min(end + 2, rest.size()));
    }
    return keys;
}

}  // namespace

TEST_CASE("every key in the prompt of a lesson or puzzle does what it says") {
    store::ExerciseBook book(environment(), {}, nullptr);
    for (const ExerciseKind kind : kKinds) {
        for (const table::Exercise& exercise : book.all(kind)) {
            const OwnKeys own(exercise.game);
            const auto practice = begin(book, kind, exercise.name);
            const std::string prompt = prompt_of(own, practice->seat().observation());
            INFO(exercise.name << ": " << prompt);
            CHECK(last_line(shown(book, kind, exercise.name, "")) == prompt);
            const std::vector<std::string> keys = keys_in(prompt);
            CHECK_FALSE(keys.empty());
            for (const std::string& key : keys) {
                INFO(key);
                CHECK(own.context.keymap.action_for(*tui::parse_key(key)));
                const std::string after = shown(book, kind, exercise.name, key);
                CHECK(after.find("does nothing here") == std::string::npos);
            }
        }
    }
}

TEST_CASE("the help of a lesson or puzzle lists the keys of its own game") {
    store::ExerciseBook book(environment(), {}, nullptr);
    for (const ExerciseKind kind : kKinds) {
        for (const table::Exercise& exercise : book.all(kind)) {
            const OwnKeys own(exercise.game);
            const std::string help = shown(book, kind, exercise.name, "?");
            INFO(exercise.name);
            const std::span<const tui::KeyActionRow> rows =
                own.context.family(exercise.game)->key_actions;
            std::size_t listed = 0;
            for (std::size_t row = 0; row < rows.size(); ++row) {
                const std::vector<std::string> keys =
                    own.context.keymap.keys_for(tui::game_key_action(row));
                if (keys.empty()) {
                    continue;
                }
                const std::size_t at = help.find(std::string(rows[row].summary) + "\n");
                INFO(rows[row].summary);
                REQUIRE(at != std::string::npos);
                const std::size_t line = help.rfind('\n', at) + 1;
                const std::string before = help.substr(line, at - line);
                CHECK(before.find(" " + core::joined(keys, ", ") + " ") != std::string::npos);
                ++listed;
            }
            CHECK(listed > 0);
        }
    }
}

TEST_CASE("choosing other keys keeps a lesson on the keys of its own game") {
    store::ExerciseBook book(environment(), {}, nullptr);
    OwnKeys own("nightcage");
    const auto practice = begin(book, ExerciseKind::Lesson, "cagedin-1");
    tui::ScreenContext there = own.context.at(*practice);
    CHECK(there.keymap.bindings().size() == there.keymaps.at("cagedin").bindings().size());
    there.preferences.keys = "vi";
    REQUIRE(there.load_look().empty());
    CHECK(there.looks_game == "cagedin");
    OwnKeys vi("cagedin");
    vi.context.preferences.keys = "vi";
    REQUIRE(vi.context.load_look().empty());
    for (std::size_t row = 0; row < vi.context.family("cagedin")->key_actions.size(); ++row) {
        CHECK(
            there.keymap.keys_for(tui::game_key_action(row))
            == vi.context.keymap.keys_for(tui::game_key_action(row))
        );
    }
}

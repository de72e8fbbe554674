// SPDX-License-Identifier: MIT
// No shipped text is cut on the smallest screen.
#include "catch.hpp"
#include "core/text.hpp"
#include "core/unicode.hpp"
#include "families.hpp"
#include "host/session.hpp"
#include "makers.hpp"
#include "store/exercise_book.hpp"
#include "tui/table/game_overlays.hpp"
#include "tui/table/game_screen.hpp"
#include "tui/table/new_game_screen.hpp"
#include "tui/table/practice_screen.hpp"
#include "tui/table/replay_screen.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

using namespace tenebrae;

namespace {

constexpr int kWidth = 80;
constexpr int kHeight = 24;

host::Environment environment() {
    host::Environment environment;
    environment.data_folder = "data";
    environment.makers = test::makers();
    environment.draw_seed = [] { return std::uint64_t{7}; };
    return environment;
}

/// Removes spaces and line ends, so that line breaks do not matter.
std::string run_together(std::string_view text) {
    std::string result;
    std::ranges::copy_if(text, std::back_inserter(result), [](char letter) {
        return letter != ' ' && letter != '\n';
    });
    return result;
}

/// Returns the text in a part of the screen, without spaces and the marks of a longer list, which
/// stand in the last column.
std::string drawn(tui::Screen& screen, const tui::Rect& part) {
    tui::Grid grid(kWidth, kHeight);
    screen.draw(grid);
    std::string text;
    for (int y = part.y; y < part.bottom(); ++y) {
        for (int x = part.x; x < part.right(); ++x) {
            const char32_t glyph = grid.at({x, y}).glyph;
            const bool is_mark = x == part.right() - 1 && (glyph == U'^' || glyph == U'v');
            text += is_mark ? "" : core::to_utf8(glyph);
        }
    }
    return run_together(text);
}
constexpr tui::Rect kAll{0, 0, kWidth, kHeight};

void require_whole(const std::string& drawn, std::string_view text) {
    INFO(text);
    INFO(drawn);
    REQUIRE(drawn.find(run_together(text)) != std::string::npos);
}

void press(tui::Screen& screen, tui::KeyAction action) {
    screen.press({tui::Key{}, action, {}});
}

/// A session with the context for its screens.
struct Table {
    Table() {
        context.preferences.animations = false;
        context.preferences.ask_always = true;
        context.preferences.charset = "ascii";
        REQUIRE(context.load_look().empty());
    }
    host::Session session{environment()};
    tui::ScreenContext context{session, test::families()};
};

std::vector<std::string> records() {
    std::vector<std::string> paths;
    for (const auto& entry : std::filesystem::directory_iterator("saves")) {
        paths.push_back(entry.path().string());
    }
    std::ranges::sort(paths);
    return paths;
}

bool is_whole_game(const std::string& path) {
    host::Session session(environment());
    REQUIRE(session.load(path).kind != table::Reply::Kind::Refused);
    return session.observation().is_over();
}

/// A complete recorded game, to be replayed on the game screen.
struct Game {
    explicit Game(const std::string& path) {
        REQUIRE(record.load(path).kind != table::Reply::Kind::Refused);
        auto header = record.restart_header();
        REQUIRE(header);
        std::erase_if(header.value().settings, [](const table::Setting& setting) {
            return setting.key.starts_with("bot");
        });
        const table::Reply reply = table.session.begin(*header);
        REQUIRE(reply.kind == table::Reply::Kind::Accepted);
        screen = std::make_unique<tui::GameScreen>(table.context, reply);
    }
    [[nodiscard]] bool goes_on() const { return played() < record.match().history.steps().size(); }
    [[nodiscard]] std::size_t played() const {
        return table.session.match().history.steps().size();
    }
    void play_next() { screen->execute(record.match().history.steps()[played()].words, false); }

    host::Session record{environment()};
    Table table;
    std::unique_ptr<tui::GameScreen> screen;
};

void check_choice(Game& game, std::size_t choice) {
    tui::GameScreen& screen = *game.screen;
    screen.aim(choice);
    const std::string side = drawn(screen, screen.side());
    for (const tui::PreviewLine& preview_line : screen.board().preview_lines()) {
        require_whole(side, preview_line.text);
    }
    require_whole(side, screen.board().preview_heading());
    tui::ChoiceListScreen list(screen);
    const std::string listed = drawn(list, screen.side());
    require_whole(listed, std::to_string(choice + 1) + ". " + screen.choice_text(choice));
}

}  // namespace

TEST_CASE("choices and their previews are shown in full in every shipped game") {
    for (const std::string& path : records()) {
        INFO(path);
        if (!is_whole_game(path)) {
            continue;
        }
        Game game(path);
        for (; game.goes_on(); game.play_next()) {
            if (game.table.context.seat.handover()) {
                game.screen->update_viewer();
            }
            const std::size_t choices = game.screen->choices();
            // Checks only some of many choices, and others at each command.
            const std::size_t step = choices / 4 + 1;
            for (std::size_t choice = game.played() % step; choice < choices; choice += step) {
                check_choice(game, choice);
            }
        }
    }
}

TEST_CASE("a replay shows its position and all its keys") {
    for (const std::string& path : records()) {
        INFO(path);
        Table table;
        REQUIRE(table.session.load(path).kind != table::Reply::Kind::Refused);
        tui::ReplayScreen screen(table.context, {table.session.replay()});
        const tui::Rect bottom{0, kHeight - 2, kWidth, 2};
        table.context.use_looks_of(screen.game());
        for (const tui::KeyAction action : {tui::KeyAction::First, tui::KeyAction::Last}) {
            press(screen, action);
            const std::string shown = drawn(screen, bottom);
            CHECK(shown.starts_with("Command"));
            for (const auto& [key, what] :
                 {std::pair{tui::KeyAction::East, "step"},
                  std::pair{tui::KeyAction::Menu, "menu"},
                  std::pair{tui::KeyAction::Cancel, "leave"}}) {
                require_whole(shown, table.context.keymap.key_for(key) + what);
            }
        }
    }
}

TEST_CASE("every setup on the second screen of a new game is shown in full") {
    Table table;
    std::vector<table::PlayerSetup> companies(3);
    companies[1].players = 2;
    companies[2].players = 4;
    for (const table::PlayerSetup& setup : companies) {
        for (const table::GameMaker& maker : test::makers()) {
            for (const table::GameVariant& variant : table::variants_of(maker)) {
                if (!table::suits(maker, variant, {}, setup)) {
                    continue;
                }
                tui::VariantsScreen screen(table.context, setup);
                const std::string title = run_together(variant.title) + run_together(maker.title);
                bool is_text_shown = false;
                for (int line = 0; line < 60 && !is_text_shown; ++line) {
                    const std::string picture = drawn(screen, kAll);
                    is_text_shown =
                        picture.find(run_together(variant.summary)) != std::string::npos
                        && picture.find(title) != std::string::npos
                        && picture.find(run_together(maker.start->summary)) != std::string::npos;
                    press(screen, tui::KeyAction::South);
                }
                INFO(maker.id << ", " << variant.title);
                CHECK(is_text_shown);
            }
        }
    }
}

TEST_CASE("every value of every field of a new game is shown in full") {
    Table table;
    for (const table::GameMaker& maker : test::makers()) {
        const tui::GameForm form = tui::form_of(maker, "data");
        tui::NewGameScreen screen(table.context, form, {});
        for (std::size_t field = 0; field < form.fields.size(); ++field) {
            for (const tui::FormField::Value& value : form.fields[field].values) {
                tui::NewGameScreen chosen(
                    table.context, form, {{form.fields[field].key, value.value, {}}}
                );
                if (form.fields[field].values.size() < 2) {
                    continue;
                }
                bool is_whole = false;
                for (std::size_t line = 0; line < 40 && !is_whole; ++line) {
                    is_whole =
                        drawn(chosen, kAll).find(run_together(value.label)) != std::string::npos;
                    press(chosen, tui::KeyAction::South);
                }
                INFO(maker.id << ", " << form.fields[field].label << ": " << value.label);
                CHECK(is_whole);
            }
        }
    }
}

TEST_CASE("lessons and puzzles are shown in full in the list and beside the board") {
    store::ExerciseBook book(environment(), {}, nullptr);
    for (const auto kind : {table::ExerciseKind::Lesson, table::ExerciseKind::Puzzle}) {
        Table table;
        table.context.exercises = &book;
        for (const table::Exercise& exercise : book.all(kind)) {
            tui::ExercisesScreen list(table.context, kind);
            for (std::size_t line = 0; line < book.all(kind).size(); ++line) {
                press(list, tui::KeyAction::North);
            }
            for (const table::Exercise& other : book.all(kind)) {
                if (other.name == exercise.name) {
                    break;
                }
                press(list, tui::KeyAction::South);
            }
            const std::string listed = drawn(list, kAll);
            require_whole(listed, exercise.about);
            require_whole(listed, exercise.title + exercise.game_title);
            auto practice = book.begin(kind, exercise.name);
            REQUIRE(practice);
            const std::string task = tui::task_of(**practice);
            tui::PracticeScreen screen(table.context, kind, std::move(practice).value());
            screen.press({tui::Key{tui::Key::Kind::Character, U' '}, std::nullopt, {}});
            bool is_whole = false;
            for (int left = 0; left < kWidth && !is_whole; ++left) {
                const std::string beside = drawn(screen, {left, 0, kWidth - left, kHeight});
                is_whole = beside.find(run_together(task)) != std::string::npos;
            }
            INFO(exercise.name << ": " << task);
            CHECK(is_whole);
        }
    }
}

TEST_CASE("a long message is shown in full on the smallest screen") {
    // The message is as long as the longest hint.
    std::string message = "Hint:";
    while (message.size() < 420) {
        message += " word" + std::to_string(message.size());
    }
    for (const std::string& path : records()) {
        INFO(path);
        if (!is_whole_game(path)) {
            continue;
        }
        Game game(path);
        for (std::size_t command = 0; game.goes_on(); game.play_next(), ++command) {
            if (game.table.context.seat.handover()) {
                game.screen->update_viewer();
            }
            if (command % 9 == 0) {
                game.screen->show_message(message);
                drawn(*game.screen, kAll);  // the size of the board is known after drawing
                require_whole(drawn(*game.screen, game.screen->side()), message);
            }
        }
    }
}

TEST_CASE("columns beside the log are separate and count what they leave out", "[wide]") {
    for (const std::string& path : records()) {
        INFO(path);
        if (!is_whole_game(path)) {
            continue;
        }
        Game game(path);
        for (std::size_t command = 0; game.goes_on(); game.play_next(), ++command) {
            if (game.table.context.seat.handover()) {
                game.screen->update_viewer();
            }
            if (command % 9 != 0 || game.screen->choices() == 0) {
                continue;
            }
            tui::Grid grid(200, 60);
            game.screen->draw(grid);
            game.screen->aim(command % game.screen->choices());
            grid.clear();
            game.screen->draw(grid);
            std::istringstream lines(grid.text());
            bool has_headings = false;
            bool is_list = false;
            std::size_t column = 0;
            std::size_t listed = 0;
            std::size_t more = 0;
            for (std::string line; std::getline(lines, line);) {
                if (const std::size_t at = line.find(" Choices "); at != std::string::npos) {
                    has_headings = true;
                    is_list = true;
                    column = at - 1;
                    CHECK(line.substr(column - 2, 3) == "  -");
                    CHECK(line.find("-  - Still to come -") != std::string::npos);
                } else if (is_list) {
                    std::istringstream entry(line.substr(std::min(column, line.size())));
                    std::size_t number = 0;
                    std::string word;
                    entry >> number >> word;
                    more = word == "more" ? number : 0;
                    is_list = more == 0 && number == listed + 1;
                    listed += is_list ? 1U : 0U;
                }
            }
            INFO(grid.text());
            REQUIRE(has_headings);
            CHECK(listed + more == game.screen->choices());
        }
    }
}

// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "fake_terminal.hpp"
#include "tui/table/log_view.hpp"

#include <algorithm>

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

namespace {

/// Returns a walk with one card drawn.
host::Session walk() {
    host::Session session(walking_environment());
    session.execute("new walking seed 7", "typed", 1);
    session.execute("step", "typed", 2);
    session.execute("draw", "typed", 3);
    return session;
}

std::vector<std::string> texts(const GameLog& log) {
    std::vector<std::string> texts;
    for (const LogEntry& entry : log.entries()) {
        texts.push_back(std::to_string(entry.depth) + " " + entry.text);
    }
    return texts;
}

}  // namespace

TEST_CASE("the log shows commands and their events below them") {
    const host::Session session = walk();
    GameLog log;
    log.update(session.observation());
    CHECK(
        texts(log)
        == std::vector<
            std::
                string>{"0 1. step b1", "0 The walker steps to b1.", "0 2. draw", "0 A card of 3 is drawn.", "1 That makes 3 points."}
    );
}

TEST_CASE("the log removes undone commands and adds new ones") {
    host::Session session = walk();
    GameLog log;
    log.update(session.observation());
    session.execute("undo --past-reveals", "typed", 4);
    log.update(session.observation());
    CHECK(log.entries().size() == 2);
    session.execute("step", "typed", 5);
    log.update(session.observation());
    CHECK(log.entries().back().text == "The walker steps to a1.");
}

TEST_CASE("the log for another seat is rebuilt from the start") {
    host::Session session(walking_environment());
    session.execute("new walking players 2 cards hidden seed 7", "typed", 1);
    session.execute("step", "typed", 2);
    session.execute("draw", "typed", 3);
    GameLog log;
    log.update(session.match().observation(0));
    CHECK(texts(log).back() == "2 There is applause.");
    CHECK(log.entries().size() == 9);
    log.update(session.match().observation(1));
    const std::vector<std::string> told{
        "0 The beginning",
        "0 The walk is opened for 2.",
        "1 The shoes are of size 40.",
        "0 1. draw",
        "0 A card is drawn.",
        "1 There is applause."};
    CHECK(texts(log) == told);
}

TEST_CASE("the log keeps the opening when all commands are undone") {
    host::Session session(walking_environment());
    session.execute("new walking players 2 cards hidden seed 7", "typed", 1);
    GameLog log;
    log.update(session.match().observation(0));
    const std::vector<std::string> beginning = texts(log);
    CHECK(beginning.size() == 3);
    session.execute("step", "typed", 2);
    log.update(session.match().observation(0));
    CHECK(log.entries().size() == 5);
    session.enter_record();
    session.execute("undo", "typed", 3);
    log.update(session.match().observation(0));
    CHECK(texts(log) == beginning);
}

TEST_CASE("the log counts its headings") {
    host::Session session = walk();
    GameLog log;
    const auto headings_after = [&](const std::string& command) {
        session.execute(command, "typed", 4);
        log.update(session.observation());
        return log.headings();
    };
    CHECK(headings_after("step") == 2);
    CHECK(headings_after("undo") == 1);
    CHECK(headings_after("step") == 2);
    CHECK(headings_after("undo") == 1);
    CHECK(headings_after("undo --past-reveals") == 1);
    CHECK(headings_after("undo") == 0);
    CHECK(headings_after("step") == 1);
    log.clear();
    CHECK(log.headings() == 0);
}

TEST_CASE("the pane next to the board shows the end and scrolls by pages") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.session.execute("step", "typed", 2);
    terminal.session.execute("draw", "typed", 2);
    for (int step = 0; step < 20; ++step) {
        terminal.session.execute("step", "typed", 3);
    }
    terminal.session.execute("draw", "typed", 4);
    SECTION("the end") {
        const std::string picture = terminal.picture();
        CHECK(has(picture, "A card of 0 is drawn."));
        CHECK_FALSE(has(picture, "A card of 3 is drawn."));
    }
    SECTION("back") {
        terminal.frontend.press("page-up page-up");
        const std::string picture = terminal.picture();
        CHECK_FALSE(has(picture, "A card of 0 is drawn."));
        CHECK(has(picture, "The walker steps to b1."));
    }
    SECTION("up to the beginning, and never further") {
        for (int page = 0; page < 20; ++page) {
            terminal.frontend.press("page-up");
        }
        const std::string picture = terminal.picture();
        CHECK(has(picture, "The walker steps to b1."));
        CHECK_FALSE(has(picture, "The walker steps to a1."));
    }
    SECTION("a new command shows the end again") {
        terminal.frontend.press("page-up page-up").type(":draw").press("enter");
        CHECK(has(terminal.picture(), "A card of 1 is drawn."));
    }
}

TEST_CASE("the pane next to the board shows no command and the log shows all of them") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.session.execute("step", "typed", 2);
    terminal.session.execute("draw", "typed", 3);
    const std::string picture = terminal.picture();
    CHECK(has(picture, "A card of 3 is drawn."));
    CHECK_FALSE(has(picture, "2. draw"));
    terminal.frontend.type("m");
    CHECK(has(terminal.picture(), "2. draw"));
}

TEST_CASE("a line of the log unfolds to its rule and reason and causes") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.session.execute("step", "typed", 2);
    terminal.session.execute("draw", "typed", 3);
    terminal.frontend.type("m").press("enter");
    SECTION("unfolded") {
        const std::string picture = terminal.picture();
        CHECK(has(picture, "- That makes 3 points."));
        CHECK(has(picture, "rule: W-5"));
        CHECK(has(picture, "reason: Every card counts what it shows."));
        CHECK(has(picture, "caused by #2 A card of 3 is drawn. [W-4]"));
        CHECK(has(picture, "caused by command 2, \"draw\""));
    }
    SECTION("folded again") {
        terminal.frontend.press("enter");
        const std::string picture = terminal.picture();
        CHECK(has(picture, "+ That makes 3 points."));
        CHECK_FALSE(has(picture, "rule: W-5"));
    }
    SECTION("Escape returns to the board") {
        terminal.frontend.press("escape");
        CHECK(has(terminal.picture(), "Walk or draw?"));
    }
}

TEST_CASE("the selected line of the log is always visible and has the cursor") {
    const host::Session session = walk();
    GameLog log;
    log.update(session.observation());
    LogView view(log);
    view.to_end();
    view.focus(true);
    Glyphs glyphs;
    const LogSource source{session.observation(), glyphs};
    const int height = GENERATE(1, 2, 3, 5, 9);
    for (int steps = 0; steps < 12; ++steps) {
        Grid grid(40, height);
        view.draw(grid, grid.area(), source);
        CHECK(grid.area().contains(grid.cursor()));
        const Style style = grid.at({2, grid.cursor().y}).style;
        CHECK(style.role == Role::Selected);
        view.press({{steps < 6 ? Key::Kind::Up : Key::Kind::Down, 0}, std::nullopt, {}});
        view.press({{Key::Kind::Enter, 0}, std::nullopt, {}});
    }
}

TEST_CASE("the lines of a turn stay in place while more are added and there is room") {
    host::Session session = walk();
    GameLog log;
    LogView view(log);
    Glyphs glyphs;
    const auto drawn = [&] {
        log.update(session.observation());
        view.to_end();
        Grid grid(40, 8);
        view.draw(grid, grid.area(), {session.observation(), glyphs});
        const std::string text = grid.text();
        return text.substr(0, text.find_last_not_of('\n') + 1);
    };
    // A turn of the walk begins with a step.
    const std::string first = drawn();
    CHECK(has(first, "The walker steps to b1."));
    session.execute("draw", "typed", 4);
    const std::string second = drawn();
    CHECK(second.starts_with(first + "\n"));
    CHECK(has(second, "A card of 0 is drawn."));
    session.execute("draw", "typed", 5);
    CHECK(drawn().starts_with(second + "\n"));
    // There is no room for another draw: half of the lines leave at once.
    session.execute("draw", "typed", 6);
    const std::string after = drawn();
    CHECK_FALSE(has(after, "The walker steps to b1."));
    CHECK(has(after, "That makes 5 points."));
    CHECK(std::ranges::count(after, '\n') + 1 <= 5);
    // The next turn has its own page, with the end of the last turn above.
    session.execute("step", "typed", 7);
    const std::string next = drawn();
    CHECK(next.ends_with("\nThe walker steps to a1."));
    CHECK_FALSE(has(next, "That makes 4 points."));
}

namespace {

/// Returns the log drawn with this height. `own` is the number of the walker's last command;
/// without it all commands are the walker's.
std::string drawn(const host::Session& session, std::optional<std::size_t> own, int height) {
    GameLog log;
    log.update(session.observation());
    LogView view(log);
    view.to_end();
    Glyphs glyphs;
    Grid grid(60, height);
    view.draw(grid, grid.area(), {session.observation(), glyphs, {}, own});
    return grid.text();
}

}  // namespace

TEST_CASE("the result of the player's last command is visible whatever began after it") {
    host::Session session(walking_environment());
    session.execute("new walking seed 7", "typed", 1);
    session.execute("step", "typed", 2);
    session.execute("draw", "typed", 3);
    // Each step begins a turn: a heading.
    for (int step = 0; step < 3; ++step) {
        session.execute("step", "typed", 4);
    }
    constexpr std::size_t kDraw = 1;
    SECTION("a page without news begins with the last turn") {
        CHECK_FALSE(has(drawn(session, std::nullopt, 5), "A card of 3 is drawn."));
    }
    for (const int height : {10, 5}) {
        SECTION(
            "news is shown in full if it fits, up to the last line: " + std::to_string(height)
        ) {
            const std::string log = drawn(session, kDraw, height);
            CHECK(has(log, "A card of 3 is drawn."));
            CHECK(has(log, "That makes 3 points."));
            const std::string step = "The walker steps to ";
            CHECK(has(log, step + "a1.\n" + step + "b1.\n" + step + "a1."));
        }
    }
}

TEST_CASE("important lines stay visible if there is not room for all") {
    host::Session session(walking_environment());
    session.execute("new walking seed 7", "typed", 1);
    session.execute("step", "typed", 2);
    session.execute("draw", "typed", 3);
    for (int step = 0; step < 9; ++step) {
        session.execute("step", "typed", 4);
    }
    const std::string log = drawn(session, 0, 8);
    // The points of the card have the highest weight.
    CHECK(has(log, "That makes 3 points."));
    CHECK_FALSE(has(log, "A card of 3 is drawn."));
    CHECK(log.find("The walker steps to a1.\nThe walker steps to b1.") != std::string::npos);
}

TEST_CASE("names in the log have their colour, losses are bad and consequences faint") {
    const std::array names{PieceName{"Prisoner 1", Role::Seat1}, PieceName{"Red", Role::Seat2}};
    CHECK(leading_name("Prisoner 1 moves.", names) == names.data());
    CHECK(leading_name("Red's fatigue rises.", names) == &names[1]);
    CHECK(leading_name("Red", names) == &names[1]);
    CHECK(leading_name("Prisoner 12 moves.", names) == nullptr);
    CHECK(leading_name("Reddish light falls.", names) == nullptr);
    CHECK(leading_name("The T is laid.", names) == nullptr);
    CHECK(leading_name("", names) == nullptr);

    host::Session session = walk();
    GameLog log;
    log.update(session.observation());
    LogView view(log);
    view.to_end();
    Glyphs glyphs;
    Grid grid(40, 5);
    view.draw(grid, grid.area(), {session.observation(), glyphs, {{"The walker", Role::Seat1}}});
    REQUIRE(grid.text().starts_with(
        "The walker steps to b1.\nA card of 3 is drawn.\n That makes 3 points."
    ));
    CHECK(grid.at({0, 0}).style.role == Role::Seat1);
    CHECK(grid.at({9, 0}).style.role == Role::Seat1);
    CHECK(grid.at({11, 0}).style.role == Role::Strong);
    CHECK(grid.at({0, 1}).style.role == Role::Bad);
    CHECK(grid.at({1, 2}).style.role == Role::Faint);
}

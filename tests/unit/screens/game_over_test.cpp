// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "fake_terminal.hpp"
#include "rating_bot.hpp"
#include "table/tables.hpp"

#include <algorithm>
#include <array>
#include <cctype>

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

namespace {

/// Returns a game at seven points. With seed 7 the card after the next one wins.
FakeTerminal& almost_won(FakeTerminal& terminal) {
    terminal.with_game();
    terminal.session.execute("step", "typed", 2);
    for (int card = 0; card < 5; ++card) {
        terminal.session.execute("draw", "typed", 3);
    }
    return terminal;
}

const std::array kSeers{table::test::rating_bot()};

/// Returns the same with a bot that estimates chances. Turn 1 ends with a step away from the deck.
FakeTerminal& start_almost_won_with_rating_bot(FakeTerminal& terminal) {
    host::Match match = terminal.session.match();
    match.environment.bots = kSeers;
    terminal.session.resume(std::move(match), nullptr);
    terminal.with_game();
    for (const std::string_view line :
         {"step", "draw", "step", "step", "draw", "draw", "draw", "draw"}) {
        terminal.session.execute(line, "typed", 2);
    }
    return terminal;
}

constexpr std::string_view kFound = "The turning point was turn 1";

}  // namespace

TEST_CASE("the end shows how the game ended and why and its numbers and seed") {
    FakeTerminal terminal(80, 40);
    almost_won(terminal);
    terminal.frontend.type("d").press("tab");
    const std::string picture = terminal.picture();
    INFO(picture);
    for (const std::string_view text :
         {"WON",
          "Won: eight points. [W-1]",
          "That makes 10 points.",
          "It took 1 turn and 7 commands.",
          "Turn 1: A card of 3 is drawn.",
          "Cards, turn 0 to 1 and at the end:",
          "8 ######",
          "draws 6 ####",
          "Points: 10",
          "To share: walking-usual-7",
          "Watch the game again",
          "Play the same seed again",
          "Play again, new seed",
          "Set up another game"}) {
        INFO(text);
        CHECK(has(picture, text));
    }
}

TEST_CASE("what caused the end is shown on demand") {
    FakeTerminal terminal;
    almost_won(terminal);
    terminal.frontend.type("d").press("tab");
    SECTION("not at first") {
        CHECK_FALSE(has(terminal.picture(), "Cause: "));
    }
    SECTION("shown") {
        terminal.frontend.choose("What caused the end");
        CHECK(has(terminal.picture(), "Cause: A card of 3 is drawn. [W-4]"));
    }
    SECTION("and hidden again") {
        terminal.frontend.choose("What caused the end").press("enter");
        CHECK_FALSE(has(terminal.picture(), "Cause: "));
    }
}

TEST_CASE("the last board is shown before a summary that covers it") {
    FakeTerminal terminal;
    almost_won(terminal);
    terminal.frontend.type("d");
    const std::string picture = terminal.picture();
    CHECK(has(picture, "[ ][@]"));
    CHECK(has(picture, "WON. Press any key for the summary."));
    CHECK_FALSE(has(picture, "Play the same seed again"));
}

TEST_CASE("after the end the board can be viewed") {
    FakeTerminal terminal;
    almost_won(terminal);
    terminal.frontend.type("d").press("tab escape");
    SECTION("the board") {
        const std::string picture = terminal.picture();
        CHECK(has(picture, "[ ][@]"));
        CHECK_FALSE(has(picture, "Play the same seed again"));
        CHECK(has(picture, "Won: eight points. [W-1]"));
    }
    SECTION("back at the end") {
        terminal.frontend.press("enter");
        CHECK(has(terminal.picture(), "Play the same seed again"));
    }
}

TEST_CASE("the same seed again restarts the game") {
    FakeTerminal terminal;
    almost_won(terminal);
    terminal.frontend.type("d").press("tab").choose("Play the same seed again");
    terminal.play();
    const host::Match& match = terminal.session.match();
    CHECK(match.record.seed == 7);
    CHECK(match.history.steps().empty());
    CHECK(has(terminal.frontend.screen(), "[@][ ]"));
    CHECK_FALSE(has(terminal.frontend.screen(), "WON"));
}

TEST_CASE("the end offers the replay of the game") {
    FakeTerminal terminal;
    almost_won(terminal);
    terminal.frontend.type("d").press("tab").press("down enter");
    CHECK(has(terminal.picture(), "Command 0 of 7"));
}

TEST_CASE("the end is shown after the animation") {
    FakeTerminal terminal;
    almost_won(terminal);
    terminal.screen.preferences.animations = true;
    SECTION("when it has finished") {
        terminal.frontend.waits_per_key = 9;
        terminal.frontend.type("d").press("tab");
        CHECK(has(terminal.picture(), "WON"));
    }
    SECTION("when a key is pressed") {
        terminal.frontend.type("d").press("tab").press("enter");
        CHECK(has(terminal.picture(), "WON"));
    }
}

TEST_CASE("the end names the winning side if people played both") {
    const std::string options = "seed 8 players 2 sides 2";
    std::vector<std::string> lines;
    FakeTerminal known;
    known.with_game(options);
    while (known.session.observation().is_playing()) {
        const table::Observation& observation = known.session.observation();
        lines.push_back(observation.game->command_text(observation.view, observation.choices.back())
        );
        known.session.play(observation.choices.back());
    }
    const table::Observation& end = known.session.observation();
    const bool first_won = end.outcome.of(0) == table::GameResult::Won;
    INFO(end.outcome.sentence);
    REQUIRE(first_won != (end.outcome.of(1) == table::GameResult::Won));
    const std::string winner = end.game->seats()[first_won ? 0 : 1].side;
    FakeTerminal terminal;
    terminal.with_game(options);
    for (std::size_t line = 0; line + 1 < lines.size(); ++line) {
        terminal.session.execute(lines[line], "typed", 2);
    }
    terminal.frontend.type(":" + lines.back()).press("enter");
    std::string headline = winner + " won";
    std::ranges::transform(headline, headline.begin(), [](char letter) {
        return static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    });
    CHECK(has(terminal.picture(), headline));
}

TEST_CASE("the end of a resigned game names the resignation") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.type(":resign").press("enter tab");
    const std::string picture = terminal.picture();
    CHECK(has(picture, "GIVEN UP"));
    CHECK(has(picture, "The walk was given up. [W-9]"));
}

TEST_CASE("without time for searches the end says so in place of the turning point", "[tui]") {
    FakeTerminal terminal(120, 40);
    start_almost_won_with_rating_bot(terminal);
    const auto budget = std::make_shared<table::test::TestBudget>();
    budget->is_used_up = true;
    host::Match match = terminal.session.match();
    match.environment.search_budget = budget;
    terminal.session.resume(std::move(match), nullptr);
    terminal.frontend.waits_per_key = 50;
    terminal.frontend.type("d").press("tab").choose("The turning point");
    const std::string picture = terminal.picture();
    CHECK(has(picture, "Used up."));
    CHECK_FALSE(has(picture, "Choose it again to continue."));
    CHECK_FALSE(has(picture, kFound));
    CHECK(budget->searches == 0);
}

TEST_CASE("the end finds the turning point and shows the progress of the search", "[tui]") {
    FakeTerminal terminal(120, 40);
    start_almost_won_with_rating_bot(terminal);
    terminal.frontend.waits_per_key =
        4;  // two ticks between two keys because screen and search each read one
    terminal.frontend.type("d").press("tab").choose("The turning point");
    SECTION("to the end") {
        terminal.frontend.waits_per_key = 50;
        const std::string picture = terminal.picture();
        CHECK(has(picture, kFound));
        CHECK(has(picture, "draw\", 70 in 100"));
        CHECK_FALSE(has(picture, "any key stops"));
        const auto is_bar = [](const Grid& grid) {
            return has(grid.text(), "1 of 5 [####----------------] any key stops");
        };
        CHECK(std::ranges::count_if(terminal.frontend.shown, is_bar) == 1);
    }
    SECTION("until a key is pressed") {
        terminal.frontend.press("x");
        const std::string picture = terminal.picture();
        CHECK(has(picture, "So far, after 2 of 2 turns:"));
        CHECK(has(picture, "Stopped by a key. Choose it again to continue."));
    }
    SECTION("until a key is pressed and continued later") {
        terminal.frontend.press("x enter");
        const std::string picture = terminal.picture();
        CHECK(has(picture, kFound));
        CHECK_FALSE(has(picture, "So far"));
    }
    SECTION("to watch the game again with a mark there") {
        terminal.frontend.waits_per_key = 50;
        terminal.frontend.press("up enter f10");
        CHECK(has(terminal.picture(), "Turn 1: The turning point."));
    }
    SECTION("while there is time") {
        terminal.screen.slow_after_ms = 0;
        CHECK(has(terminal.picture(), "Time is up."));
    }
}

TEST_CASE("a turn can be restarted in its original state", "[tui]") {
    FakeTerminal terminal;
    start_almost_won_with_rating_bot(terminal);
    SECTION("the turning point") {
        terminal.frontend.waits_per_key = 50;
        terminal.frontend.type("d")
            .press("tab")
            .choose("The turning point")
            .press("down down enter");
        const std::string picture = terminal.picture();
        CHECK(terminal.session.match().history.steps().size() == 1);
        CHECK(has(picture, "Restarted from turn 1, as a new game."));
    }
    SECTION("a turn that is entered") {
        terminal.frontend.type("d")
            .press("tab")
            .choose("Play that turn again")
            .type("3")
            .press("enter");
        CHECK(has(terminal.picture(), "Restarted from turn 3, as a new game."));
        CHECK(terminal.session.match().history.steps().size() == 4);
    }
    CHECK_FALSE(terminal.session.match().is_over());
    CHECK_FALSE(terminal.session.match().record.seed_is_drawn);
}

TEST_CASE("a new game has the same rules and a random seed", "[tui]") {
    FakeTerminal terminal;
    almost_won(terminal);
    terminal.frontend.type("d").press("tab").choose("Play again, new seed");
    terminal.play();
    const host::Match& match = terminal.session.match();
    CHECK(match.history.steps().empty());
    CHECK(match.record.seed_is_drawn);
}

TEST_CASE("in restricted mode nothing is offered that reveals the rest of the game", "[tui]") {
    FakeTerminal terminal;
    terminal.with_game().restrict();
    terminal.frontend.type(":resign").press("enter tab");
    const std::string picture = terminal.picture();
    CHECK(has(picture, "Play again, new seed"));
    CHECK_FALSE(has(picture, "Play that turn again"));
    CHECK_FALSE(has(picture, "Play the same seed again"));
}

TEST_CASE("a story longer than its space continues at a key", "[tui]") {
    FakeTerminal terminal;
    start_almost_won_with_rating_bot(terminal);
    terminal.frontend.waits_per_key = 50;
    terminal.frontend.type("d").press("tab").choose("What caused the end");
    terminal.frontend.press("up enter page-down");
    const std::string picture = terminal.picture();
    INFO(picture);
    CHECK_FALSE(has(picture, kFound));
    CHECK(has(picture, "draws 6 ####"));
}

// SPDX-License-Identifier: MIT
#include "boards.hpp"
#include "tui/games/nightcage/game_stats.hpp"

namespace tenebrae::nightcage::board {
namespace {

TEST_CASE("keys and gates are counted where they are", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    const GameStats stats = game_stats(player.game().rules(), player.view(), {});
    CHECK(stats.keys_held == 1);
    CHECK(stats.keys_seen == 1);
    CHECK(stats.keys_hidden == 4);
    CHECK(stats.keys_to_spare == 2);
    CHECK(stats.gates_seen == 1);
    CHECK(stats.gates_hidden == 1);
}

TEST_CASE("the estimate of how long the stack lasts follows the turns seen", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads("turn 41\n"));
    const int stack = player.view().shown.stack_size;
    const auto turns = [&](const Baseline& baseline) {
        return game_stats(player.game().rules(), player.view(), baseline).turns_left;
    };
    const int usual = turns({41, stack});
    // About 2.9 tiles per turn.
    CHECK(usual * 29 >= stack * 10 - 29);
    CHECK(usual * 29 <= stack * 10 + 29);
    CHECK(turns({1, stack + 40}) > usual);
    CHECK(turns({31, stack + 60}) < usual);
}

TEST_CASE("loading a position does not count as turns", "[tui]") {
    const auto panel = [](NightCageBoard& board, const BoardPlayer& player) {
        board.set(table::packed<table::SeatView>(player.view()), {});
        tui::Grid grid(60, 30);
        board.draw_panel(grid, grid.area(), player.drawing());
        return grid.text();
    };
    BoardPlayer early;
    early.load_position(crossroads("turn 5\n"));
    BoardPlayer late;
    late.load_position(crossroads("turn 41\n"));
    NightCageBoard of_early(early.game());
    NightCageBoard of_late(late.game());
    const auto turns = [](const std::string& text) {
        const std::size_t at = text.find("about ");
        REQUIRE(at != std::string::npos);
        return text.substr(at, text.find('\n', at) - at);
    };
    CHECK(turns(panel(of_early, early)) == turns(panel(of_late, late)));
    // The first board sees 36 turns pass that took no tile.
    CHECK(turns(panel(of_early, late)) != turns(panel(of_late, late)));
}

TEST_CASE(
    "the distance to a gate is counted in Moves past prisoners but not past monsters", "[tui]"
) {
    BoardPlayer player;
    player.load_position("turn 5\nboard\n"
                         "  .    .    .    .    .    .\n"
                         "  xnesw xnesw xnesw g   .    .\n"
                         "  .    .    .    .    .    .\n"
                         "  xnesw w   xnesw .   .    .\n"
                         "  .    .    .    .    .    .\n"
                         "  .    .    .    .    .    .\n"
                         "prisoner 1 at a2 lit nerve 1\nprisoner 2 at b2 lit nerve 0\n"
                         "prisoner 3 at a4 lit nerve 0\nprisoner 4 at d2 lit nerve 0\n"
                         "stack counts t 9 x 4 k 6 w 4\n");
    const PublicState shown = player.view().shown;
    const Rules& rules = player.game().rules();
    const auto steps = [&](int row, int column) {
        return steps_to_gate(rules, shown, rules.board.at(row, column));
    };
    CHECK(steps(1, 0) == 3);
    CHECK(steps(1, 3) == 0);
    CHECK_FALSE(steps(3, 0));
}

}  // namespace
}  // namespace tenebrae::nightcage::board

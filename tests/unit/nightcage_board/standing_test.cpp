// SPDX-License-Identifier: MIT
#include "boards.hpp"
#include "tui/games/nightcage/standing.hpp"

namespace tenebrae::nightcage::board {
namespace {

TEST_CASE("keys and gates are counted where they are", "[tui]") {
    Seat seat;
    seat.lay_out(crossroads());
    const Standing standing = standing_of(seat.game().rules(), seat.view());
    CHECK(standing.keys_held == 1);
    CHECK(standing.keys_seen == 1);
    CHECK(standing.keys_hidden == 4);
    CHECK(standing.keys_to_spare == 2);
    CHECK(standing.gates_seen == 1);
    CHECK(standing.gates_hidden == 1);
}

TEST_CASE("how long the stack lasts follows what the turns so far took", "[tui]") {
    Seat slow;
    slow.lay_out(crossroads("turn 41\n"));
    Seat fast;
    fast.lay_out(crossroads("turn 5\n"));
    const auto turns = [](const Seat& seat) {
        return standing_of(seat.game().rules(), seat.view()).turns_left;
    };
    CHECK(turns(slow) > turns(fast));
    CHECK(turns(fast) > 0);
}

TEST_CASE("the way to a gate is counted in Moves, past people and not past monsters", "[tui]") {
    Seat seat;
    seat.lay_out("turn 5\nboard\n"
                 "  .    .    .    .    .    .\n"
                 "  xnesw xnesw xnesw g   .    .\n"
                 "  .    .    .    .    .    .\n"
                 "  xnesw w   xnesw .   .    .\n"
                 "  .    .    .    .    .    .\n"
                 "  .    .    .    .    .    .\n"
                 "prisoner 1 at a2 lit nerve 1\nprisoner 2 at b2 lit nerve 0\n"
                 "prisoner 3 at a4 lit nerve 0\nprisoner 4 at d2 lit nerve 0\n"
                 "stack counts t 9 x 4 k 6 w 4\n");
    const PublicState shown = seat.view().shown;
    const Rules& rules = seat.game().rules();
    const auto steps = [&](int row, int column) {
        return steps_to_gate(rules, shown, rules.board.at(row, column));
    };
    CHECK(steps(1, 0) == 3);
    CHECK(steps(1, 3) == 0);
    CHECK_FALSE(steps(3, 0));
}

}  // namespace
}  // namespace tenebrae::nightcage::board

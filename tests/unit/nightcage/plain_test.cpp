// SPDX-License-Identifier: MIT
#include "games/nightcage/words/show.hpp"
#include "positions.hpp"

namespace tenebrae::nightcage {
namespace {

TEST_CASE("a position is described in sentences with the most urgent first", "[tui]") {
    Names names;
    names[0] = "Ada";
    const View view = view_of(second_printing(), meeting("turn 5\n"));
    CHECK("\n" + format_sentences(second_printing(), view, names) == R"(
Turn 5, round 2. Ben decides. Prisoner 1 (Ada) at c3: Move or Stay?
Prisoner 1 (Ada) is at c3, on a four-way; candle burning, 1 nerve, no key. North, c2: empty, but lit. East, d3: a T with exits north, south and west, with prisoner 2. South, c4: a pit. West, b3: a T with exits north, east and south.
Prisoner 2 is at d3, on a T with exits north, south and west; candle burning, 0 nerve, with a key. North, d2: a wax eater. East: a wall. South, d4: a straight with exits east and west, crumbling, with a wall on this side. West, c3: a four-way, with prisoner 1 (Ada).
Prisoner 3 is falling and comes back in row 6; candle burning, 0 nerve, no key.
Prisoner 4 is at e3, on a key tile with its key, crumbling; lights out, 1 nerve, with a key. North, e2: darkness. East, f3: darkness. South, e4: darkness. West, d3: a T with exits north, south and west, with a wall on this side, with prisoner 2.
Nothing else is on the board.
The stack holds 11 tiles: 3 T, 2 four-ways, 3 key tiles, 1 gate and 2 wax eaters.
The darkness holds 4 start tiles, 9 straights, 25 T, 9 four-ways, 2 key tiles, 3 gates and 9 wax eaters.
)");
}

TEST_CASE("the sentences begin with the prisoner whose turn it is", "[tui]") {
    const View view = view_of(second_printing(), meeting("turn 8\n"));
    const std::string text = format_sentences(second_printing(), view, {});
    CHECK(text.find("\nPrisoner 4 is at e3") < text.find("\nPrisoner 1 is at c3"));
    CHECK(text.find("has no light: Move, or Stay for 1 nerve?") != std::string::npos);
}

}  // namespace
}  // namespace tenebrae::nightcage

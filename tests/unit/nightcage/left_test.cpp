// SPDX-License-Identifier: MIT
#include "games/nightcage/words/show.hpp"
#include "positions.hpp"

namespace tenebrae::nightcage {
namespace {

TEST_CASE("remaining tiles are listed by kind with the chance of each", "[command]") {
    const View view = view_of(second_printing(), meeting("turn 5\n"));
    CHECK("\n" + format_remaining(second_printing(), view) == R"(
The stack holds 11 tiles:
  kind              left    next
  T                    3   27.3%
  four-way             2   18.2%
  key tile             3   27.3%
  gate                 1    9.1%
  wax eater            2   18.2%
Keys: 2 held, 1 on the board, 3 in the stack: 6 left, 4 needed.
Gates: 0 on the board, 1 in the stack; 1 needed.
By these counts the game can still be won; 2 keys may be lost.
)");
}

TEST_CASE("opening tiles on top change the chance of the next tile", "[command][NC-S1]") {
    View view = view_of(second_printing(), meeting("turn 5\n"));
    view.shown.opening_left = 2;
    view.opening_pool[index(TileKind::Tee)] = 2;
    const std::string text = format_remaining(second_printing(), view);
    CHECK(text.find("The next 2 tiles can only be: 2 T.") != std::string::npos);
    CHECK(text.find("T                    3  100.0%") != std::string::npos);
}

TEST_CASE("the counts show when keys are too few or no gate is left", "[command][NC-X2][NC-X3]") {
    View keys = view_of(second_printing(), meeting("turn 5\n"));
    keys.stack_counts[index(TileKind::Key)] = 0;
    CHECK(
        format_remaining(second_printing(), keys).find("can no longer be won") != std::string::npos
    );
    View gates = view_of(second_printing(), meeting("turn 5\n"));
    gates.stack_counts[index(TileKind::Gate)] = 0;
    CHECK(
        format_remaining(second_printing(), gates).find("can no longer be won") != std::string::npos
    );
    gates.shown.hand = TileKind::Gate;
    CHECK(format_remaining(second_printing(), gates).find("can still be won") != std::string::npos);
}

}  // namespace
}  // namespace tenebrae::nightcage

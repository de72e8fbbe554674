// SPDX-License-Identifier: MIT
#include "boards.hpp"
#include "tui/games/cagedin/cage_picture.hpp"

namespace tenebrae::cagedin::board {
namespace {

using tui::GridCell;

/// Returns the light at the centre of each hex, row by row.
std::string lights(const std::array<Hex, 2>& pawns) {
    const tui::LightFall light = cage_light(pawns);
    std::string text = "\n";
    for (Hex hex = 0; hex < kHexes; ++hex) {
        const CagePoint at = point_of(hex);
        const bool is_last = column(hex) + 1 == kRowLengths[static_cast<std::size_t>(row(hex))];
        text += std::to_string(light.line(0, at.south).at(at.east)) + (is_last ? "\n" : "");
    }
    return text;
}

tui::Grid lit(const BoardPlayer& player, int width, int height) {
    tui::Grid grid(width, height);
    tui::Drawing drawing = player.drawing();
    drawing.light = true;
    player.board().draw_board(grid, grid.area(), drawing);
    return grid;
}

TEST_CASE("a lamp hangs over the middle of the mat and the fence is dark") {
    CHECK(lights({kNoHex, kNoHex}) == R"(
1221
23332
234432
2345432
234432
23332
1221
)");
}

TEST_CASE("each fighter lights the hexes within reach") {
    // a1 and g4
    CHECK(lights({0, 36}) == R"(
5421
44332
234432
2345432
234432
23344
1245
)");
}

TEST_CASE("with light as background the mat has one colour and the fence and pawns have their own"
) {
    const BoardPlayer player(
        testing::TestFight().at(kRed, "a1").at(kBlue, "g4").hand(kRed, "over-l").turn()
    );
    const tui::Grid grid = lit(player, 44, 22);
    // Hexes of 6 x 2; row d begins at the left edge.
    CHECK(grid.at({1, 6}).style.role == role_of(OwnRole::LitCage));
    for (int x = 2; x < 42; ++x) {
        INFO(x);
        CHECK(grid.at({x, 6}).style.light > 0);
    }
    const GridCell red = grid.at({12, 1});
    CHECK(red.style.role == role_of(OwnRole::RedPawn));
    CHECK(red.style.light == 0);
    CHECK(grid.at({1, 0}).style.light == 0);
    // The light decreases from the middle to the fence.
    int before = tui::kBrightest;
    for (int x = 22; x < 42; ++x) {
        const int light = grid.at({x, 7}).style.light;
        CHECK(light <= before);
        before = light;
    }
    CHECK(before <= tui::kFaintest);
}

}  // namespace
}  // namespace tenebrae::cagedin::board

// SPDX-License-Identifier: MIT
#include "boards.hpp"
#include "tui/games/vast/map_light.hpp"
#include "tui/games/vast/map_picture.hpp"
#include "tui/games/vast/roles.hpp"

namespace tenebrae::vast::board {
namespace {

using testing::TestCave;

/// Returns the light in the middle of the cells o, e1 and e2.
std::string lights(const TestCave& cave) {
    Scene scene{cave.rules, cave.state};
    scene.places = places_of(cave.state);
    MapFrame map;
    map.frame = {{0, 0}, {7, 3}, 3, 1, 0};
    map.first = {0, 0};
    const tui::LightFall light = light_on(map, scene);
    std::string text;
    for (int place = 0; place < 3; ++place) {
        text += std::to_string(light.line(place, 0).at(0));
    }
    return text;
}

TEST_CASE("light falls through passages between Lit tiles only", "[tui]") {
    TestCave open;
    open.lit("e1", "E1", "ew").lit("e2", "E2", "ew").knight("o").close();
    CHECK(lights(open) == "531");
    TestCave walled;
    walled.lit("e1", "E1", "ns").lit("e2", "E2", "ew").knight("o").close();
    CHECK(lights(walled) == "511");
    TestCave dark;
    dark.dark("e1", "E1").lit("e2", "E2", "ew").knight("o").close();
    CHECK(lights(dark) == "511");
}

TEST_CASE("a bombed wall lets light through", "[tui]") {
    TestCave cave;
    cave.lit("e1", "E1", "ns").knight("o").bombed("o", Direction::East).close();
    CHECK(has(openings(cave.state, space_at(cave.state, {0, 1})), Direction::West));
    CHECK(lights(cave)[1] > '1');
}

TEST_CASE("in half blocks a Dark tile stays dark and a Lit one is lit", "[tui]") {
    TestCave cave;
    cave.lit("e1", "E1", "ew").knight("o").close().knight_turn();
    const BoardPlayer player(cave);
    const tui::Grid grid = player.lit(71, 38, true);
    int shadows = 0;
    int torch = 0;
    for (int y = 0; y < grid.height(); ++y) {
        for (const tui::CellPixels& cell : grid.pixels(y)) {
            shadows += cell.upper.surface == role_of(OwnRole::Shadow) ? 1 : 0;
            torch += cell.upper.glow == role_of(OwnRole::TorchGlow) ? 1 : 0;
        }
    }
    CHECK(shadows > 100);
    CHECK(torch > 50);
}

TEST_CASE("light in steps is brightest where the Knight is", "[tui]") {
    TestCave cave;
    cave.lit("e1", "E1", "ew").knight("o").close().knight_turn();
    const tui::Grid grid = BoardPlayer(cave).lit(71, 38, false);
    tui::Light brightest = 0;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const tui::Style style = grid.at({x, y}).style;
            if (style.role == role_of(OwnRole::Floor)) {
                brightest = std::max(brightest, style.light);
            }
        }
    }
    CHECK(brightest == tui::kBrightest);
}

}  // namespace
}  // namespace tenebrae::vast::board

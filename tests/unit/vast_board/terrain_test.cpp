// SPDX-License-Identifier: MIT
#include "boards.hpp"
#include "tui/games/vast/animation.hpp"
#include "tui/games/vast/map_light.hpp"
#include "tui/games/vast/map_picture.hpp"
#include "tui/games/vast/roles.hpp"
#include "tui/games/vast/terrain_shape.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

/// Terrain on the board: its pictures, its light, and how it is placed and used by keys.
namespace tenebrae::vast::board {
namespace {

using testing::TestCave;

/// Returns the picture of a part, with a line break before each line.
std::string drawn_part(const TerrainPart& part, tui::Pitch size) {
    const TerrainShape shape{size, part};
    const Signs signs(glyphs());
    std::string text;
    for (int y = 0; y < size.lines; ++y) {
        text += '\n';
        for (int x = 0; x < size.columns; ++x) {
            text += static_cast<char>(signs[shape.sign_at(x, y)]);
        }
    }
    return text;
}

TerrainPart origin_part(Terrain terrain, int number = 0, Turn turn = 0) {
    return {terrain, number, turn, kEntranceCell};
}

/// Returns a cave with a hall of Lit tiles at the Entrance and this Terrain to the east.
TestCave shore(std::string_view terrain, std::string_view turn = "") {
    TestCave cave;
    cave.terrain(terrain, "e1", turn).knight("o").cubes("move=2").close().knight_turn();
    return cave;
}

/// Returns a cave where the Knight is asked which Terrain comes: she has revealed an event tile.
TestCave terrain_choice() {
    TestCave cave;
    cave.rules.terrain = true;
    cave.dark("n1", "E1").knight("o").close().knight_turn();
    BoardPlayer player(cave);
    player.press("up up");
    for (int left = 20; left > 0 && player.cave().state.decision != Decision::Terrain; --left) {
        player.press("enter");
    }
    REQUIRE(player.cave().state.decision == Decision::Terrain);
    return player.cave();
}

/// Returns a word of a command, counted from 0; empty if there are fewer.
std::string word_of(const std::string& command, int number) {
    std::istringstream in(command);
    std::string text;
    for (int count = 0; count <= number; ++count) {
        text.clear();
        in >> text;
    }
    return text;
}

}  // namespace

TEST_CASE("every Terrain has a picture of its own at 7x3", "[tui]") {
    constexpr tui::Pitch kSize{7, 3};
    CHECK(drawn_part(origin_part(Terrain::Lake), kSize) == R"(
~   ~  
  ~   ~
~   ~  )");
    CHECK(drawn_part(origin_part(Terrain::Magma), kSize) == R"(
& & & &
 & & & 
& & & &)");
    CHECK(drawn_part(origin_part(Terrain::Forest), kSize) == R"(
Y    Y 
  Y    
    Y  )");
    CHECK(drawn_part(origin_part(Terrain::Pits), kSize) == R"(
 OOOOO 
O     O
 OOOOO )");
    CHECK(drawn_part(origin_part(Terrain::Canyon), kSize) == R"(
/  /  /
  /  / 
 /  /  )");
    CHECK(drawn_part(origin_part(Terrain::River, 0, 1), kSize) == R"(
> ~ > ~
~ > ~ >
> ~ > ~)");
}

TEST_CASE("the bridge of the Canyon leads across its line", "[tui]") {
    CHECK(drawn_part(origin_part(Terrain::Canyon, 1, kAcross), {7, 3}) == R"(
/ HHH /
  HHH/ 
 /HHH  )");
    CHECK(drawn_part(origin_part(Terrain::Canyon, 1, kUpright), {7, 3}) == R"(
/  /  /
HHHHHHH
 /  /  )");
}

TEST_CASE("the River shows the direction of its current", "[tui]") {
    constexpr std::array kArrows{'^', '>', 'v', '<'};
    for (Turn turn = 0; turn < 4; ++turn) {
        const std::string picture = drawn_part(origin_part(Terrain::River, 0, turn), {11, 5});
        for (const char arrow : kArrows) {
            CHECK((picture.find(arrow) != std::string::npos) == (arrow == kArrows.at(turn)));
        }
    }
}

TEST_CASE("larger tiles have the names of Terrain", "[tui]") {
    for (const char* const name : {"lake", "magma", "forest", "river"}) {
        INFO(name);
        const BoardPlayer player(shore(name, std::string_view(name) == "river" ? "e" : ""));
        CHECK(player.picture(71, 38).find(name) != std::string::npos);
        CHECK(player.picture(125, 58).find(name) != std::string::npos);
        CHECK(player.picture(45, 22).find(name) == std::string::npos);
    }
}

TEST_CASE("a piece on Terrain keeps a distance from its signs", "[tui]") {
    TestCave cave;
    cave.terrain("magma", "e1").knight("e1").cubes("move=2").close().knight_turn();
    const BoardPlayer player(cave);
    CHECK(player.picture(45, 22).find(" K ") != std::string::npos);
    CHECK(player.picture(71, 38).find(" KNIGHT ") != std::string::npos);
}

TEST_CASE("in the overview each Terrain has a character of its own", "[tui]") {
    const std::vector<std::pair<std::string, char>> signs{
        {"lake", '~'}, {"magma", '&'}, {"forest", 'Y'}, {"river", '-'}};
    for (const auto& [name, sign] : signs) {
        INFO(name);
        BoardPlayer player(shore(name, name == "river" ? "e" : ""));
        player.press("O");
        const std::string picture = player.picture(40, 15);
        CHECK(std::count(picture.begin(), picture.end(), sign) == 4);
    }
    TestCave cave;
    cave.terrain("canyon", "e1n1", "v").knight("o").close().knight_turn();
    BoardPlayer player(cave);
    player.press("O");
    const std::string picture = player.picture(40, 15);
    CHECK(std::count(picture.begin(), picture.end(), '/') == 2);
    CHECK(std::count(picture.begin(), picture.end(), 'H') == 1);
}

TEST_CASE("Magma glows and other Terrain does not", "[tui]") {
    const auto glowing = [](std::string_view terrain) {
        TestCave cave;
        cave.lit("e1", "A1", "nesw").terrain(terrain, "e2").knight("o").close().knight_turn();
        const tui::Grid grid = BoardPlayer(cave).lit(71, 38, true);
        int glow = 0;
        for (int y = 0; y < grid.height(); ++y) {
            for (const tui::CellPixels& cell : grid.pixels(y)) {
                glow += cell.upper.glow == role_of(OwnRole::FireGlow) ? 1 : 0;
            }
        }
        return glow;
    };
    CHECK(glowing("magma") > 50);
    CHECK(glowing("lake") == 0);
}

TEST_CASE("light falls through Terrain (VA-N3)", "[tui]") {
    const auto light_on_e2 = [](const TestCave& cave) {
        Scene scene{cave.rules, cave.state};
        scene.places = places_of(cave.state);
        MapFrame map;
        map.frame = {{0, 0}, {7, 3}, 3, 1, 0};
        map.first = {0, 0};
        return light_on(map, scene).line(2, 0).at(0);
    };
    TestCave lit;
    lit.lit("e1", "A1", "nesw").lit("e2", "A2", "nesw").knight("o").close();
    TestCave forest;
    forest.terrain("forest", "e1").knight("o").close();
    CHECK(light_on_e2(forest) == light_on_e2(lit));
}

TEST_CASE("the Terrain that would come is previewed on the map", "[tui]") {
    BoardPlayer player(terrain_choice());
    for (std::size_t press = 0; press < kTerrains && word_of(player.chosen(), 1) != "lake";
         ++press) {
        player.press("p");
    }
    REQUIRE(word_of(player.chosen(), 1) == "lake");
    const std::string with_lake = player.picture(45, 22);
    CHECK(std::count(with_lake.begin(), with_lake.end(), '~') > 10);
    CHECK(player.preview().find("loses 1 Population [VA-N9]") != std::string::npos);
    player.press(".");
    CHECK(player.chosen() == "none");
    const std::string without = player.picture(45, 22);
    CHECK(std::count(without.begin(), without.end(), '~') == 0);
}

TEST_CASE("a key goes through the Terrains that can come", "[tui]") {
    BoardPlayer player(terrain_choice());
    std::set<std::string> names;
    for (std::size_t press = 0; press < kTerrains; ++press) {
        names.insert(word_of(player.chosen(), 1));
        CHECK(player.press("p") == "redraw");
    }
    for (const char* const name : {"lake", "magma", "forest", "river"}) {
        CHECK(names.count(name) == 1);
    }
}

TEST_CASE("directions keep to the Terrain, and a key turns it", "[tui]") {
    BoardPlayer player(terrain_choice());
    for (std::size_t press = 0; press < kTerrains && word_of(player.chosen(), 1) != "river";
         ++press) {
        player.press("p");
    }
    REQUIRE(word_of(player.chosen(), 1) == "river");
    for (const char* const key : {"down", "right", "up", "left"}) {
        player.press(key);
        CHECK(word_of(player.chosen(), 1) == "river");
    }
    CHECK(player.prompt(120).find("turn") != std::string::npos);
    std::set<std::string> turns;
    for (int press = 0; press < 4; ++press) {
        turns.insert(word_of(player.chosen(), 3));
        player.press("o");
    }
    CHECK(turns.size() > 1);
    const std::string chosen = player.chosen();
    CHECK(player.press("enter") == chosen);
    CHECK(is_on_map(player.cave().state, Terrain::River));
    CHECK(player.frames() > 0);
}

TEST_CASE("each place of a Terrain can be clicked on", "[tui]") {
    BoardPlayer player(terrain_choice());
    std::set<std::pair<int, int>> places;
    for (std::size_t choice = 0; choice < player.choices(); ++choice) {
        player.board().aim(choice);
        const tui::Point cursor = player.lit(45, 22, false).cursor();
        places.emplace(cursor.x, cursor.y);
    }
    CHECK(places.size() > 2);
}

TEST_CASE("no Terrain is placed by the key that passes", "[tui]") {
    BoardPlayer player(terrain_choice());
    CHECK(player.press(". .") == "none");
    CHECK(player.cave().state.decision != Decision::Terrain);
}

TEST_CASE("a piece that enters the River flows by keys", "[tui]") {
    BoardPlayer player(shore("river", "e"));
    player.press("right right");
    REQUIRE(player.cave().state.decision == Decision::Flow);
    CHECK(player.chosen() == "flow e2");
    player.press("right");
    CHECK(player.chosen() == "flow e3");
    CHECK(player.press("enter") == "flow e3");
    CHECK(player.cave().where(Piece::Knight) == "e3");
    BoardPlayer staying(shore("river", "e"));
    staying.press("right right");
    CHECK(staying.press(". .") == "stay");
    CHECK(staying.cave().where(Piece::Knight) == "e1");
}

TEST_CASE("a key hops from Pit to Pit", "[tui]") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").pits("n2", "w1", "e1");
    cave.knight("e1").cubes("move=3").close().knight_turn();
    BoardPlayer player(cave);
    player.press("w");
    const std::string first = player.chosen();
    CHECK(word_of(first, 0) == "hop");
    player.press("w");
    CHECK(word_of(player.chosen(), 0) == "hop");
    CHECK(player.chosen() != first);
    CHECK(player.press("enter") != "redraw");
    CHECK(is_pit(player.cave().state, player.cave().state.knight.at));
}

TEST_CASE("previews say what Terrain does to the piece that enters it", "[tui]") {
    BoardPlayer knight(shore("magma"));
    knight.press("right");
    CHECK(knight.preview().find("costs 1 Health [VA-N10]") != std::string::npos);
    TestCave cave;
    cave.dark("n1", "A1").terrain("lake", "e1n1").tribe("fangs", "n1", 2).close().tribes();
    BoardPlayer tribe(cave);
    tribe.press("enter right");
    CHECK(tribe.preview().find("1 Population is lost in the water: 2 to 1") != std::string::npos);
}

TEST_CASE("Terrain that is removed falls as a whole (VA-N14)", "[tui]") {
    TestCave cave;
    Event gone;
    gone.kind = EventKind::TerrainOff;
    gone.value = static_cast<std::uint8_t>(Terrain::Canyon);
    gone.from = testing::cell("w2n1");
    gone.items[0] = kUpright;
    Animation animation;
    REQUIRE(animation.begin(std::array{gone}) > 0);
    Scene scene{cave.rules, cave.state};
    animation.show(scene);
    CHECK(
        scene.falling
        == std::vector{testing::cell("w2n1"), testing::cell("w2"), testing::cell("w2s1")}
    );
}

TEST_CASE("look mode explains Terrain", "[tui]") {
    BoardPlayer player(shore("river", "e"));
    player.board().look(true);
    player.press("right");
    CHECK(player.explanation().find("The current runs east [VA-N13].") != std::string::npos);
    CHECK(player.explanation().find("neither Lit nor Dark") != std::string::npos);
}

TEST_CASE("How to play explains Terrain only where there is some", "[tui]") {
    CHECK(BoardPlayer(shore("lake")).help().find("[VA-N6]") != std::string::npos);
    TestCave cave;
    cave.knight("o").close().knight_turn();
    CHECK(BoardPlayer(cave).help().find("[VA-N6]") == std::string::npos);
}

}  // namespace tenebrae::vast::board

// SPDX-License-Identifier: MIT
#include "boards.hpp"
#include "core/random.hpp"

namespace tenebrae::vast::board {
namespace {

using testing::TestCave;

TestCave crossing() {
    TestCave cave;
    cave.lit("e1", "E1", "ew").token("e1", Token::Event).knight("o");
    cave.dark("n1", "A1").dark("s1", "A2").dark("w1", "A3").quests("swift").close().knight_turn();
    return cave;
}

TEST_CASE("at 80x24 a tile has seven columns and three lines", "[tui]") {
    BoardPlayer player(crossing());
    CHECK(player.picture(45, 10) == R"(
     w2     w1      o     e1     e2     e3
                 :::8:::
 n1              : vVv :
                 :::::::
          ::11:::##   #####9###:::::::
  o       : <o> :  Ko      ?   : vVv :
          :::::::##   #########:::::::
                 ::10:::
 s1              : o=o :
                 :::::::
)");
}

TEST_CASE("the map grows with the screen", "[tui]") {
    CHECK(pitch_for({0, 0, 45, 22}) == tui::Pitch{7, 3});
    CHECK(pitch_for({0, 0, 71, 38}) == tui::Pitch{11, 5});
    CHECK(pitch_for({0, 0, 125, 58}) == tui::Pitch{17, 7});
}

TEST_CASE("larger tiles have the names of what is on them", "[tui]") {
    BoardPlayer player(crossing());
    const std::string picture = player.picture(71, 38);
    for (const char* const name : {"KNIGHT", "event", "door", "vVv"}) {
        INFO(name);
        CHECK(picture.find(name) != std::string::npos);
    }
}

TEST_CASE("the overview has one character for each tile", "[tui]") {
    BoardPlayer player(crossing());
    player.press("O");
    CHECK(player.picture(20, 9) == R"(
The whole cave


        V
      o K ? V
        =



)");
    player.press("O");
    CHECK(player.picture(71, 38).find("KNIGHT") != std::string::npos);
}

TEST_CASE("the map follows the piece that acts and keys scroll it", "[tui]") {
    TestCave cave;
    for (int east = 1; east <= 8; ++east) {
        cave.lit("e" + std::to_string(east), "E" + std::to_string(east), "ew");
    }
    cave.knight("e8").close().knight_turn();
    BoardPlayer player(cave);
    CHECK(player.picture(45, 22).find('K') != std::string::npos);
    player.press("v v");
    CHECK(player.picture(45, 22).find("e8") != std::string::npos);
    for (int step = 0; step < 8; ++step) {
        player.press("J");
    }
    CHECK(player.picture(45, 22).find('K') == std::string::npos);
    player.press("v");
    CHECK(player.picture(45, 22).find(" o ") != std::string::npos);
}

TEST_CASE("a tile that would be placed or removed is previewed", "[tui]") {
    TestCave cave;
    cave.knight("o").close().knight_turn();
    BoardPlayer player(cave);
    player.press(". .");
    REQUIRE(player.cave().state.decision == Decision::Place);
    CHECK(player.picture(45, 22).find(".......") != std::string::npos);
    TestCave last;
    last.lit("e1", "E1", "ew").knight("o").close().collapse().knight_turn();
    BoardPlayer falling(last);
    falling.press(". .");
    REQUIRE(falling.cave().state.decision == Decision::Remove);
    CHECK(falling.picture(45, 22).find('x') != std::string::npos);
    falling.press("enter");
    CHECK(falling.frames() > 0);
    CHECK(falling.picture(45, 22).find("v v v v") != std::string::npos);
}

TEST_CASE("look mode explains tiles, empty cells and boards", "[tui]") {
    BoardPlayer player(crossing());
    player.board().look(true);
    CHECK(player.explanation().starts_with("o: "));
    CHECK(player.explanation().find("[VA-") != std::string::npos);
    player.press("right");
    CHECK(player.explanation().starts_with("e1: "));
    player.press("tab");
    CHECK(player.explanation().starts_with("o: "));
    player.press("tab");
    CHECK(player.explanation().find("a Sidequest: ") != std::string::npos);
    player.press("left");
    CHECK(player.explanation().find(": ") < 6);
    player.board().look(false);
    CHECK_FALSE(player.board().looking());
}

TEST_CASE("hidden information does not change what is drawn (VA-I4)", "[tui]") {
    TestCave one;
    TestCave other;
    one.dark("n1", "A1").dark("s1", "E1").quests("swift").secrets("hex");
    other.dark("n1", "A4").dark("s1", "E4").quests("daring").secrets("trap");
    for (TestCave* const cave : {&one, &other}) {
        cave->dark("e1", "A2").dark("w1", "A3").knight("o").close().knight_turn();
    }
    REQUIRE(one.at("n1").symbol() == other.at("n1").symbol());
    REQUIRE(one.at("s1").symbol() == other.at("s1").symbol());
    BoardPlayer left(one);
    BoardPlayer right(other);
    left.show_to(testing::kOnlooker);
    right.show_to(testing::kOnlooker);
    CHECK(left.picture(120, 40) == right.picture(120, 40));
    CHECK(left.panel(48, 38) == right.panel(48, 38));
    CHECK(left.explanation() == right.explanation());
}

TEST_CASE("nothing is drawn outside the given room", "[tui]") {
    BoardPlayer player(crossing());
    core::Random random(3);
    for (int round = 0; round < 200; ++round) {
        tui::Grid grid(static_cast<int>(random.below(130)), static_cast<int>(random.below(50)));
        const tui::Rect rect{
            static_cast<int>(random.below(20)),
            static_cast<int>(random.below(10)),
            static_cast<int>(random.below(110)),
            static_cast<int>(random.below(45))};
        tui::Drawing drawing = player.drawing();
        drawing.light = round % 2 == 0;
        drawing.pixels = round % 4 == 0;
        player.board().draw_board(grid, rect, drawing);
        CHECK(player.board().draw_panel(grid, rect, drawing) <= rect.height);
        bool is_outside = false;
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                is_outside =
                    is_outside || (!rect.contains({x, y}) && grid.at({x, y}) != tui::GridCell{});
            }
        }
        REQUIRE_FALSE(is_outside);
    }
}

}  // namespace
}  // namespace tenebrae::vast::board

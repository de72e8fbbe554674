// SPDX-License-Identifier: MIT
#include "pictures.hpp"
#include "test_forest.hpp"
#include "tui/games/nyctophobia/roles.hpp"
#include "tui/games/nyctophobia/sheet.hpp"

#include <array>

namespace tenebrae::nyctophobia::board {
namespace {

std::vector<table::Move> moves(std::initializer_list<Action> actions) {
    std::vector<table::Move> packed;
    for (const Action action : actions) {
        packed.push_back(table::packed<table::Move>(action));
    }
    return packed;
}

/// Returns a page with one visited space and what is known around it.
Sheet crossing() {
    Sheet sheet({-1, -1}, 3, 3);
    sheet.title = "Hunted 1";
    sheet.at({0, 0}).light = kStoodLight;
    sheet.at({0, 0}).piece = 0;
    sheet.at({1, 0}).light = kFeltLight;
    sheet.at({1, 0}).rocks = 2;
    sheet.at({0, -1}).light = kPassedLight;
    sheet.stroke({0, 0}, Direction::East).mark = SideMark::Open;
    sheet.stroke({0, 0}, Direction::South).mark = SideMark::Tree;
    sheet.stroke({0, 0}, Direction::West).mark = SideMark::Border;
    return sheet;
}

View hunters_view(const testing::TestForest& forest) {
    View view{forest.state};
    view.shows_forest = true;
    view.decides = true;
    return view;
}

TEST_CASE("the forest is drawn with everything in it", "[tui]") {
    testing::TestForest forest;
    forest.trees("a3s b3e b4s g6e g6s h2s").hunter("c5").hunted(2, "f5").hidden(3);
    forest.rocks("b5", 2).noise("d6").begin_hunter();
    const View view = hunters_view(forest);
    const Answers answers;
    const std::array sheets{forest_sheet({forest.rules, view, answers, {}})};
    CHECK(picture_of(sheets, 45, 19) == R"(
The forest
    a    b    c    d    e    f    g    h
  +----+----+----+----+----+----+----+----+
1 | 1    .    .    .    .    .   car= car=|
  +    +    +    +    +    +    +    +    +
2 | .    .    .    .    .    .    .    .  |
  +    +    +    +    +    +    +    +####+
3 | .    .  # .    .    .    .    .    .  |
  +####+    +    +    +    +    +    +    +
4 | .    .    .    .    .    .    .    .  |
  +    +####+    +    +    +    +    +    +
5 | 3~   o2   H    .    .    2    .    .  |
  +    +    +    +    +    +    +    +    +
6 | .    .    .    !    .    .    .  # .  |
  +    +    +    +    +    +    +####+    +
7 | .    .    .    .    .    .    .    .  |
  +    +    +    +    +    +    +    +    +
8 | .    .    .    .    .    .    .    .  |
  +----+----+----+----+----+----+----+----+
)");
}

TEST_CASE("choices and the selected choice are marked in the forest", "[tui]") {
    testing::TestForest forest;
    forest.trees("a2e").hunter("a2").hunted(1, "c1").hunted(2, "d2").hunted(3, "h8").begin_hunter();
    View view = hunters_view(forest);
    view.state.open.owner = kHunter;
    SECTION("directions have arrows") {
        view.state.open.decision = Decision::Step;
        const Answers answers(moves(
            {Action::towards(ActionKind::Step, Direction::North),
             Action::towards(ActionKind::Step, Direction::South)}
        ));
        const Sheet sheet = forest_sheet({forest.rules, view, answers, 1, ActionKind::Step});
        CHECK(sheet.stroke({0, 1}, Direction::North).possible);
        CHECK_FALSE(sheet.stroke({0, 1}, Direction::North).focus);
        CHECK(sheet.stroke({0, 1}, Direction::South).step_direction == Direction::South);
        CHECK(sheet.stroke({0, 1}, Direction::South).focus);
        CHECK(sheet.stroke({0, 1}, Direction::North).number == 1);
        CHECK(sheet.stroke({0, 1}, Direction::South).number == 2);
        CHECK(sheet.stroke({0, 1}, Direction::East).number == 0);
        CHECK_FALSE(sheet.stroke({0, 1}, Direction::East).possible);
    }
    SECTION("the selected piece has brackets") {
        view.state.open.decision = Decision::Victim;
        const Answers answers(moves(
            {Action::on_piece(ActionKind::Attack, 0), Action::on_piece(ActionKind::Attack, 1)}
        ));
        const Sheet sheet = forest_sheet({forest.rules, view, answers, 0});
        CHECK(sheet.at({2, 0}).focus);
        CHECK(sheet.at({3, 1}).possible);
        CHECK(sheet.at({2, 0}).number == 1);
        CHECK(sheet.at({3, 1}).number == 2);
        const std::array sheets{sheet};
        const std::string picture = picture_of(sheets, 45, 7);
        CHECK(picture.find(" [1 ] ") != std::string::npos);
        CHECK(picture.find(" 22 + ") != std::string::npos);
        CHECK_FALSE(sheet.at({7, 7}).possible);
    }
    SECTION("a side is marked from both of its spaces") {
        view.state.open.decision = Decision::Uproot;
        const Side side = side_of(space_at(0, 1), Direction::East);
        const Answers answers(moves({Action::at(ActionKind::Uproot, side)}));
        const Sheet sheet = forest_sheet({forest.rules, view, answers, {}});
        CHECK(sheet.stroke({0, 1}, Direction::East).possible);
        CHECK(sheet.stroke({1, 1}, Direction::West).possible);
    }
}

TEST_CASE("a page shows how well each space is known and nothing else", "[tui]") {
    const std::array sheets{crossing()};
    CHECK(picture_of(sheets, 16, 8) == R"(
Hunted 1
     +    +
       ?
     + ?  +    +
     |.1..  o2
     +####+    +


)");
}

TEST_CASE("pages are laid out in rows and are as large as possible", "[tui]") {
    const std::array sheets{crossing(), crossing(), crossing()};
    SECTION("pages are large in a large window") {
        CHECK(lay_out(sheets, {0, 0, 200, 60}).pitch.columns == 13);
    }
    SECTION("a small window has two pages in the first row and one below") {
        const SheetLayout layout = lay_out(sheets, {0, 0, 45, 22});
        REQUIRE(layout.corners.size() == 3);
        CHECK(layout.corners[0] == tui::Point{0, 0});
        CHECK(layout.corners[1].y == 0);
        CHECK(layout.corners[2].x == 0);
        CHECK(layout.corners[2].y > 0);
    }
    SECTION("pages without room are left out") {
        CHECK(lay_out(sheets, {0, 0, 45, 10}).corners.size() == 2);
    }
    SECTION("the first page is drawn even if it is cut off") {
        CHECK(lay_out(sheets, {0, 0, 4, 3}).corners.size() == 1);
    }
}

TEST_CASE("without a sketch only the sides felt at this stop are drawn", "[tui]") {
    testing::TestForest forest;
    View view{forest.state};
    view.decides = true;
    view.state.open.owner = 1;
    view.state.open.decision = Decision::Turn;
    view.state.hunted[1].felt = {
        FeltSide::Tree, FeltSide::Open, FeltSide::Piece, FeltSide::Unknown};
    const Answers answers;
    const std::array sheets{dark_sheet({forest.rules, view, answers, {}}, 1)};
    CHECK(picture_of(sheets, 9, 4) == R"(
Hunted 2
+####+
?.2..
+ x  +
)");
}

}  // namespace
}  // namespace tenebrae::nyctophobia::board

// SPDX-License-Identifier: MIT
// When the pages of a sketch are joined (HU-Q6).
#include "catch.hpp"
#include "test_sketch.hpp"

namespace tenebrae::nyctophobia::testing {
namespace {

TEST_CASE("pages are joined when a friend is felt", "[HU-Q6]") {
    TestSketch game;
    game.step(2, kS).step(1, kE).feel(1, {kTree, piece(2), kTree, kTree});
    CHECK(game.page_of(2) == 1);
    CHECK(game.spot(2) == Spot{2, 0});
    CHECK_FALSE(game.has_page(2));
    CHECK(game.at(1, {2, -1}).known == Known::Stood);  // where Hunted 2 began
    CHECK(game.side(1, {2, 0}, kN) == SideMark::Open);
    CHECK(game.at(1, {2, 0}).known == Known::Stood);
}

TEST_CASE("the page with the higher number moves regardless of who felt whom", "[HU-Q6]") {
    TestSketch game;
    game.step(3, kN).step(1, kW).blocked(3, kN, piece(1));
    CHECK(game.page_of(3) == 1);
    CHECK(game.spot(1) == Spot{-1, 0});
    CHECK(game.spot(3) == Spot{-1, 1});
    CHECK(game.at(1, {-1, 2}).known == Known::Stood);
}

TEST_CASE("a rock that hits a friend joins pages", "[HU-W6][HU-Q6]") {
    TestSketch game;
    game.flight(2, kW, 3, Hit::Friend, 1);
    CHECK(game.page_of(2) == 1);
    CHECK(game.spot(1) == Spot{0, 0});
    CHECK(game.spot(2) == Spot{3, 0});
    CHECK(game.at(1, {0, 0}).rocks == 1);
    CHECK(game.side(1, {1, 0}, kE) == SideMark::Open);
    CHECK(game.sketch.noise[0].page == 0);
    CHECK(game.sketch.noise[0].spot == Spot{0, 0});
}

TEST_CASE("a friend felt two spaces away by the Forest Guide joins pages", "[HU-F4][HU-Q6]") {
    TestSketch game;
    game.feel(3, {kTree, kTree, kFree, kTree}, {Felt(), Felt(), piece(2), Felt()});
    CHECK(game.page_of(3) == 2);
    CHECK(game.spot(3) == Spot{0, -2});
}

TEST_CASE("one join can cause another even within one search", "[HU-Q6]") {
    TestSketch game;
    game.feel(3, {piece(2), piece(1), kTree, kFree});
    CHECK(game.page_of(2) == 1);
    CHECK(game.page_of(3) == 1);
    CHECK(game.spot(3) == Spot{-1, 0});
    CHECK(game.spot(2) == Spot{-1, -1});
    CHECK(game.at(1, {-2, 0}).known == Known::Felt);
    CHECK(game.side(1, {-1, 0}, kS) == SideMark::Tree);
}

TEST_CASE("joined pages combine their bounds of the origin", "[HU-Q6][HU-Q7]") {
    TestSketch game;
    game.blocked(2, kN, kBorder).blocked(1, kE, piece(2));
    CHECK(game.page(1).rows().is_fixed());
    CHECK(game.page(1).rows().origin_least == 0);
    CHECK(game.page(1).columns().most == 1);
    CHECK(game.page(1).columns().origin_most == 6);
    CHECK(game.side(1, {1, 0}, kN) == SideMark::Border);
}

TEST_CASE("pages with fixed columns and rows are joined", "[HU-Q6][HU-Q7]") {
    TestSketch game;
    game.blocked(1, kN, kBorder).blocked(1, kW, kBorder);  // Hunted 1 began on a1
    game.steps(2, kE, 2).blocked(2, kE, kBorder);
    CHECK(game.page_of(2) == 2);
    game.steps(2, kS, 4).blocked(2, kS, kBorder);  // Hunted 2 began on f4
    CHECK(game.page_of(2) == 1);
    CHECK(game.spot(2) == Spot{7, 7});
    CHECK(game.at(1, {5, 3}).known == Known::Stood);
    CHECK(game.page_of(3) == 3);
}

TEST_CASE("a meeting that fixes a page joins it with a third page", "[HU-Q6]") {
    TestSketch game;
    game.blocked(1, kN, kBorder).blocked(1, kW, kBorder);
    game.blocked(2, kE, kBorder);
    game.blocked(3, kS, kBorder);
    CHECK(game.page_of(2) == 2);
    game.blocked(3, kE, piece(2));  // Hunted 2 began on h8 and Hunted 3 on g8
    CHECK(game.page_of(2) == 1);
    CHECK(game.page_of(3) == 1);
    CHECK(game.spot(2) == Spot{7, 7});
    CHECK(game.spot(3) == Spot{6, 7});
}

TEST_CASE("the marks of a joined page move with it", "[HU-Q6][HU-Q8]") {
    TestSketch game;
    game.add_event(EventKind::Combat, 2, kS).add_event(EventKind::Speak, 2);
    game.blocked(1, kE, piece(2));
    CHECK(game.sketch.hunter[0].page == 0);
    CHECK(game.sketch.hunter[0].spot == Spot{1, 1});
    CHECK(game.sketch.noise[0].page == 0);
    CHECK(game.sketch.noise[0].spot == Spot{1, 0});
}

TEST_CASE("a step that joins pages leaves its noise on the joined page", "[HU-D5][HU-Q6]") {
    TestSketch game;
    game.blocked(1, kN, kBorder).blocked(1, kW, kBorder);
    game.blocked(2, kN, kBorder).steps(2, kE, 4).steps(2, kW, 6);
    CHECK(game.page_of(2) == 2);
    game.step(2, kW);  // eight columns: Hunted 2 began in column d
    CHECK(game.page_of(2) == 1);
    game.add_event(EventKind::NoiseLeft, 2);
    CHECK(game.sketch.noise[0].page == 0);
    CHECK(game.sketch.noise[0].spot == Spot{1, 0});
}

TEST_CASE("if joined pages disagree then the later report is kept", "[HU-Q6]") {
    // Hunted 1 and 2 are two columns apart. This is the space between them and its east side.
    const bool first_is_later = GENERATE(true, false);
    TestSketch game;
    const auto of_one = [&] { game.feel(1, {kTree, rocks(2), kTree, kTree}, {Felt(), kTree}); };
    const auto of_two = [&] { game.feel(2, {kTree, kTree, kTree, rocks(1)}); };
    if (first_is_later) {
        of_two();
        of_one();
    } else {
        of_one();
        of_two();
    }
    game.feel(3, {piece(1), kTree, kTree, kTree}).feel(3, {kTree, kTree, kTree, kTree});
    game.step(3, kE).step(3, kE).blocked(3, kN, piece(2));
    REQUIRE(game.page_of(2) == 1);
    REQUIRE(game.spot(2) == Spot{2, 0});
    CHECK(game.at(1, {1, 0}).rocks == (first_is_later ? 2 : 1));
    CHECK(game.side(1, {1, 0}, kE) == (first_is_later ? SideMark::Tree : SideMark::Open));
}

TEST_CASE("a friend felt on the same page is placed where it was felt last", "[HU-Q1]") {
    TestSketch game;
    game.blocked(1, kE, piece(2)).blocked(1, kS, piece(2));
    CHECK(game.spot(2) == Spot{0, 1});
    CHECK(game.page_of(2) == 1);
}

}  // namespace
}  // namespace tenebrae::nyctophobia::testing

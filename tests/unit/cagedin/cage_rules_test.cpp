// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "games/cagedin/notation/notation.hpp"
#include "test_fight.hpp"

/// Section H of the rules: the cage itself.
namespace tenebrae::cagedin::testing {
namespace {

/// Returns the names of the hexes in reading order: "d3 d5".
std::string names_in(Hexes hexes) {
    std::string text;
    while (hexes != 0) {
        text += (text.empty() ? "" : " ") + name(take_first(hexes));
    }
    return text;
}

}  // namespace

TEST_CASE("CI-H1: the cage has 37 hexes in rows of 4 5 6 7 6 5 and 4 and d4 is the middle") {
    CHECK(kHexes == 37);
    CHECK(name(Hex{0}) == "a1");
    CHECK(name(Hex{36}) == "g4");
    CHECK(name(Hex{18}) == "d4");
    for (const auto& [last, none] : {
             std::pair{"a4", std::pair{0, 4}},
             std::pair{"b5", std::pair{1, 5}},
             std::pair{"c6", std::pair{2, 6}},
             std::pair{"d7", std::pair{3, 7}},
             std::pair{"e6", std::pair{4, 6}},
             std::pair{"f5", std::pair{5, 5}},
             std::pair{"g4", std::pair{6, 4}},
         }) {
        CHECK(hex_at(none.first, none.second - 1) == hex(last));
        CHECK(hex_at(none.first, none.second) == kNoHex);
        CHECK(hex_at(none.first, -1) == kNoHex);
    }
    CHECK(hex_at(7, 0) == kNoHex);
    CHECK(hex_at(-1, 0) == kNoHex);
    CHECK(axial(hex("d4")).q == 0);
    CHECK(axial(hex("d4")).r == 0);
    CHECK(axial(hex("a1")).q == 0);
    CHECK(axial(hex("e1")).q == -3);
    CHECK(axial(hex("g4")).q == 0);
}

TEST_CASE("CI-H2: neighbours are found by direction and those of d4 are as in table 5") {
    using enum Direction;
    const Hex d4 = hex("d4");
    CHECK(neighbour(d4, East) == hex("d5"));
    CHECK(neighbour(d4, West) == hex("d3"));
    CHECK(neighbour(d4, Northeast) == hex("c4"));
    CHECK(neighbour(d4, Northwest) == hex("c3"));
    CHECK(neighbour(d4, Southeast) == hex("e4"));
    CHECK(neighbour(d4, Southwest) == hex("e3"));
    CHECK(names_in(around(hex("b3"))) == "a2 a3 b2 b4 c3 c4");
    CHECK(names_in(around(hex("f2"))) == "e2 e3 f1 f3 g1 g2");
    CHECK(names_in(around(hex("a1"))) == "a2 b1 b2");
    CHECK(names_in(around(hex("d1"))) == "c1 d2 e1");
    CHECK(names_in(around(hex("g4"))) == "f4 f5 g3");
}

TEST_CASE("CI-H3: a distance is a number of hexes") {
    CHECK(distance(hex("d4"), hex("d4")) == 0);
    CHECK(distance(hex("d1"), hex("d7")) == 6);
    CHECK(distance(hex("a1"), hex("g4")) == 6);
    CHECK(distance(hex("a1"), hex("g1")) == 6);
    CHECK(distance(hex("a1"), hex("d1")) == 3);
    CHECK(distance(hex("a4"), hex("d1")) == 6);
    CHECK(distance(hex("c3"), hex("e4")) == 2);
    CHECK(distance(hex("c4"), hex("e3")) == 2);
    CHECK(adjacent(hex("c4"), hex("d4")));
    CHECK_FALSE(adjacent(hex("c4"), hex("e3")));
    CHECK_FALSE(adjacent(hex("d4"), hex("d4")));
    CHECK(names_in(within(hex("a1"), 2)) == "a2 a3 b1 b2 b3 c1 c2 c3");
    CHECK(within(hex("d4"), 0) == 0);
}

TEST_CASE("CI-H4: straight behind is the next hex in the direction of the attack or the cage") {
    CHECK(behind(hex("d3"), hex("d4")) == hex("d5"));
    CHECK(behind(hex("d5"), hex("d4")) == hex("d3"));
    CHECK(behind(hex("e3"), hex("d4")) == hex("c4"));
    CHECK(behind(hex("c3"), hex("d4")) == hex("e4"));
    CHECK(behind(hex("b2"), hex("a2")) == kNoHex);
    CHECK(behind(hex("d2"), hex("d1")) == kNoHex);
    CHECK(behind(hex("a2"), hex("a1")) == kNoHex);
    CHECK(behind(hex("b1"), hex("a1")) == kNoHex);
    CHECK(behind(hex("a1"), hex("a2")) == hex("a3"));
}

TEST_CASE("CI-H5: 18 hexes touch the cage and 19 are interior") {
    CHECK(names_in(kCage.border) == "a1 a2 a3 a4 b1 b5 c1 c6 d1 d7 e1 e6 f1 f5 g1 g2 g3 g4");
    CHECK(std::popcount(kAllHexes & ~kCage.border) == 19);
    CHECK_FALSE(touches_cage(hex("b2")));
    CHECK(touches_cage(hex("b5")));
}

TEST_CASE("CI-H8: the fighters never pin each other at the same time") {
    for (Hex red = 0; red < kHexes; ++red) {
        for (Hex blue = 0; blue < kHexes; ++blue) {
            PublicState open;
            open.fighters[kRed].at = red;
            open.fighters[kBlue].at = blue;
            const bool expected =
                red != blue && distance(red, blue) == 1 && touches_cage(red) && !touches_cage(blue);
            CHECK(is_pinned(open, kRed) == expected);
            CHECK_FALSE((is_pinned(open, kRed) && is_pinned(open, kBlue)));
        }
    }
}

}  // namespace tenebrae::cagedin::testing

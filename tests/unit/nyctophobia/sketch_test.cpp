// SPDX-License-Identifier: MIT
// Tests the sketch after the events it heard (section Q). The events are written by hand.
#include "catch.hpp"
#include "test_sketch.hpp"

namespace tenebrae::nyctophobia::testing {
namespace {

TEST_CASE("a sketch begins with a page for each Hunted and its start as the origin", "[HU-Q2]") {
    const TestSketch game;
    for (int who = 1; who <= 3; ++who) {
        CHECK(game.page_of(who) == who);
        CHECK(game.spot(who) == Spot{0, 0});
        CHECK(game.has_page(who));
        CHECK(game.at(who, {0, 0}).known == Known::Stood);
        CHECK(game.side(who, {0, 0}, kN) == SideMark::Unknown);
    }
    CHECK_FALSE(game.has_page(4));
}

TEST_CASE("with sketch off there are no pages", "[HU-Q1]") {
    Rules rules;
    rules.sketch = false;
    TestSketch game(rules);
    game.step(1, kE).feel(1, {kFree, kTree, kFree, kBorder}).add_event(EventKind::ForestTurns);
    for (int number = 1; number <= 4; ++number) {
        CHECK_FALSE(game.has_page(number));
    }
    CHECK_FALSE(game.sketch.hunter[0].is_set);
}

TEST_CASE(
    "a step marks the side as open and the new space as visited without car and rocks",
    "[HU-Q3][HU-Q4]"
) {
    TestSketch game;
    game.step(1, kE);
    CHECK(game.spot(1) == Spot{1, 0});
    CHECK(game.at(1, {1, 0}).known == Known::Stood);
    CHECK(game.at(1, {1, 0}).car == CarMark::NotCar);
    CHECK(game.at(1, {1, 0}).rocks == 0);
    CHECK(game.side(1, {0, 0}, kE) == SideMark::Open);
    CHECK(game.side(1, {1, 0}, kW) == SideMark::Open);
    CHECK(game.spot(2) == Spot{0, 0});
    CHECK(game.at(2, {1, 0}).known == Known::Not);
}

TEST_CASE("a search marks sides and spaces as felt", "[HU-Q4]") {
    TestSketch game;
    game.feel(2, {kFree, kTree, kBorder, rocks(2)});
    CHECK(game.at(2, {0, -1}).known == Known::Felt);
    CHECK(game.at(2, {0, -1}).car == CarMark::NotCar);
    CHECK(game.at(2, {0, -1}).rocks == 0);
    CHECK(game.side(2, {0, 0}, kN) == SideMark::Open);
    CHECK(game.side(2, {0, 0}, kE) == SideMark::Tree);
    CHECK(game.at(2, {1, 0}).known == Known::Not);
    CHECK(game.side(2, {0, 0}, kS) == SideMark::Border);
    CHECK(game.at(2, {-1, 0}).rocks == 2);
}

TEST_CASE("a visited space stays visited when it is felt again", "[HU-Q4]") {
    TestSketch game;
    game.step(1, kE).feel(1, {kTree, kTree, kTree, kFree});
    CHECK(game.at(1, {0, 0}).known == Known::Stood);
    CHECK(game.at(1, {0, 0}).rocks == 0);
}

TEST_CASE("a search of the Forest Guide marks the second space and its side", "[HU-F4][HU-Q4]") {
    TestSketch game;
    game.feel(1, {kFree, kFree, kTree, kFree}, {kTree, rocks(1), Felt(), kBorder});
    CHECK(game.side(1, {0, -1}, kN) == SideMark::Tree);
    CHECK(game.at(1, {2, 0}).known == Known::Felt);
    CHECK(game.at(1, {2, 0}).rocks == 1);
    CHECK(game.side(1, {1, 0}, kE) == SideMark::Open);
    CHECK(game.side(1, {-1, 0}, kW) == SideMark::Border);
    CHECK(game.page(1).columns().origin_least == 1);
    CHECK(game.page(1).columns().is_fixed());
}

TEST_CASE("a blocked step marks one side and does not move the Hunted", "[HU-M4][HU-Q4]") {
    TestSketch game;
    game.blocked(1, kS, kTree).blocked(1, kW, hunter());
    CHECK(game.spot(1) == Spot{0, 0});
    CHECK(game.side(1, {0, 0}, kS) == SideMark::Tree);
    CHECK(game.side(1, {0, 0}, kW) == SideMark::Open);
    CHECK(game.at(1, {-1, 0}).known == Known::Felt);
    CHECK(game.sketch.hunter[0].is_set);
    CHECK(game.sketch.hunter[0].spot == Spot{-1, 0});
}

TEST_CASE("a space ages with the turns of the Hunter until it is felt again", "[HU-Q4][HU-Q8]") {
    TestSketch game;
    game.step(1, kE).feel(1, {kTree, kFree, kTree, kFree});
    CHECK(game.at(1, {0, 0}).age == 0);
    game.add_event(EventKind::HunterTurn).step(1, kE).add_event(EventKind::HunterTurn);
    CHECK(game.at(1, {0, 0}).age == 2);
    CHECK(game.at(1, {1, 0}).age == 1);
    CHECK(game.at(1, {2, 0}).age == 1);
    CHECK(game.at(2, {0, 0}).age == 2);
    SECTION("by a search from beside it, which feels its own space too") {
        game.feel(1, {kTree, kTree, kTree, kFree});
        CHECK(game.at(1, {0, 0}).age == 2);
        CHECK(game.at(1, {1, 0}).age == 0);
        CHECK(game.at(1, {2, 0}).age == 0);
    }
    SECTION("by a step out of it") {
        game.step(1, kS);
        CHECK(game.at(1, {2, 0}).age == 0);
        CHECK(game.at(1, {2, 1}).age == 0);
        CHECK(game.at(1, {1, 0}).age == 1);
    }
    SECTION("whatever is written about its sides") {
        game.blocked(1, kN, kFree).blocked(1, kN, kTree);
        CHECK(game.side(1, {2, 0}, kN) == SideMark::Tree);
        CHECK(game.at(1, {2, 0}).age == 1);
        CHECK(game.at(1, {2, -1}).age == 0);
    }
    SECTION("at most to fifteen") {
        for (int turn = 0; turn < 20; ++turn) {
            game.add_event(EventKind::HunterTurn);
        }
        CHECK(game.at(1, {0, 0}).age == 15);
        CHECK(game.at(1, {2, 0}).age == 15);
    }
}

TEST_CASE("a space on two pages that join keeps the lower of its ages", "[HU-Q4][HU-Q6]") {
    TestSketch game;
    game.step(2, kW).feel(2, {kTree, kFree, kTree, kFree}).add_event(EventKind::HunterTurn);
    // Hunted 2 stands two spaces east of Hunted 1, who has felt nothing of the space between.
    game.step(1, kE).feel(1, {kTree, piece(2), kTree, kFree});
    REQUIRE(game.page_of(2) == 1);
    CHECK(game.spot(2) == Spot{2, 0});
    CHECK(game.at(1, {0, 0}).age == 0);
    CHECK(game.at(1, {1, 0}).age == 0);
    CHECK(game.at(1, {2, 0}).age == 0);
    CHECK(game.at(1, {3, 0}).age == 1);
}

TEST_CASE("a hop goes over a tree and leaves the noise behind", "[HU-D7][HU-Q4][HU-Q8]") {
    TestSketch game;
    game.step(1, kE).hop(1, kN);
    CHECK(game.spot(1) == Spot{1, -1});
    CHECK(game.side(1, {1, 0}, kN) == SideMark::Tree);
    CHECK(game.at(1, {1, -1}).known == Known::Stood);
    CHECK(game.at(1, {1, -1}).rocks == 0);
    REQUIRE(game.sketch.noise[0].is_set);
    CHECK(game.sketch.noise[0].spot == Spot{1, 0});
    CHECK(game.sketch.noise[0].page == 0);
}

TEST_CASE("a failed hop shows that the space behind the tree exists", "[HU-D8][HU-Q4]") {
    TestSketch game;
    game.blocked(1, kE, kTree).add_event(EventKind::Occupied, 1, kE);
    CHECK(game.at(1, {1, 0}).known == Known::Passed);
    CHECK(game.at(1, {1, 0}).car == CarMark::Unknown);
    CHECK_FALSE(game.at(1, {1, 0}).rocks);
    CHECK(game.spot(1) == Spot{0, 0});
    CHECK(game.side(1, {0, 0}, kE) == SideMark::Tree);
}

TEST_CASE("spaces reported or entered as the car are marked as car", "[HU-Q5]") {
    TestSketch game;
    game.feel(1, {kTree, kCarFelt, kTree, kTree});
    CHECK(game.at(1, {1, 0}).car == CarMark::Car);
    game.step(1, kE).add_event(EventKind::InCar, 1);
    CHECK(game.at(1, {1, 0}).car == CarMark::Car);
    game.step(2, kN);
    CHECK(game.at(2, {0, -1}).car == CarMark::NotCar);
}

TEST_CASE("a rock flies over open sides and marks its spaces as passed", "[HU-W2][HU-Q4]") {
    TestSketch game;
    game.flight(1, kE, 2, Hit::Tree);
    CHECK(game.at(1, {1, 0}).known == Known::Passed);
    CHECK_FALSE(game.at(1, {1, 0}).rocks);
    CHECK(game.at(1, {2, 0}).rocks == 1);
    CHECK(game.side(1, {0, 0}, kE) == SideMark::Open);
    CHECK(game.side(1, {1, 0}, kE) == SideMark::Open);
    CHECK(game.side(1, {2, 0}, kE) == SideMark::Tree);
    REQUIRE(game.sketch.noise[0].is_set);
    CHECK(game.sketch.noise[0].spot == Spot{2, 0});
}

TEST_CASE("a rock is added to the rocks that were reported", "[HU-W4][HU-Q4]") {
    TestSketch game;
    game.feel(1, {rocks(2), kTree, kTree, kTree}).flight(1, kN, 1, Hit::Border);
    CHECK(game.at(1, {0, -1}).rocks == 3);
    CHECK(game.at(1, {0, -1}).known == Known::Felt);
    CHECK(game.page(1).rows().is_fixed());
    CHECK(game.page(1).rows().origin_least == 1);
}

TEST_CASE("a rock that cannot leave the space is under the thrower", "[HU-W4][HU-Q4]") {
    TestSketch game;
    game.step(1, kS).flight(1, kW, 0, Hit::Tree);
    CHECK(game.at(1, {0, 1}).rocks == 1);
    CHECK(game.side(1, {0, 1}, kW) == SideMark::Tree);
    CHECK(game.sketch.noise[0].spot == Spot{0, 1});
}

TEST_CASE("a rock that meets the car shows a car space behind an open side", "[HU-Q4]") {
    TestSketch game;
    game.flight(1, kS, 1, Hit::Car);
    CHECK(game.side(1, {0, 1}, kS) == SideMark::Open);
    CHECK(game.at(1, {0, 2}).known == Known::Felt);
    CHECK(game.at(1, {0, 2}).car == CarMark::Car);
    CHECK_FALSE(game.at(1, {0, 2}).rocks);
    CHECK(game.at(1, {0, 1}).rocks == 1);
}

TEST_CASE("a rock that hits the Hunter marks where he was", "[HU-Q8]") {
    TestSketch game;
    game.flight(1, kN, 3, Hit::Hunter);
    REQUIRE(game.sketch.hunter[0].is_set);
    CHECK(game.sketch.hunter[0].spot == Spot{0, -3});
    CHECK(game.sketch.hunter[0].age == 0);
    CHECK(game.at(1, {0, -3}).rocks == 1);
    CHECK(game.side(1, {0, -3}, kN) == SideMark::Unknown);
}

TEST_CASE("a combat shows the space of the Hunter but not the side", "[HU-Y5][HU-Q4][HU-Q8]") {
    TestSketch game;
    game.add_event(EventKind::Combat, 2, kW);
    CHECK(game.at(2, {-1, 0}).known == Known::Passed);
    CHECK(game.at(2, {-1, 0}).car == CarMark::NotCar);
    CHECK(game.side(2, {0, 0}, kW) == SideMark::Unknown);
    CHECK(game.sketch.hunter[0].page == 1);
    CHECK(game.sketch.hunter[0].spot == Spot{-1, 0});
    game.counter(2, false);
    CHECK_FALSE(game.at(2, {-1, 0}).rocks);
    game.counter(2, true);
    CHECK(game.at(2, {-1, 0}).rocks == 1);
}

TEST_CASE("the mark of the Hunter counts the Hunter turns begun since", "[HU-Q8]") {
    TestSketch game;
    game.add_event(EventKind::HunterTurn);
    CHECK_FALSE(game.sketch.hunter[0].is_set);
    game.feel(1, {hunter(), kTree, kTree, kTree});
    CHECK(game.sketch.hunter[0].age == 0);
    game.add_event(EventKind::HunterTurn).add_event(EventKind::HunterTurn);
    CHECK(game.sketch.hunter[0].age == 2);
    game.add_event(EventKind::Combat, 3, kE);
    CHECK(game.sketch.hunter[0].age == 0);
    CHECK(game.sketch.hunter[0].page == 2);
}

TEST_CASE("the noise of the Klutz is in the space that it left", "[HU-D5][HU-Q8]") {
    TestSketch game;
    game.step(1, kE).step(1, kS);
    Event noise;
    noise.kind = EventKind::NoiseLeft;
    noise.who = 0;
    noise.place = 63;  // only the Hunter hears this, so the sketch must ignore it
    game.add_event(noise);
    REQUIRE(game.sketch.noise[0].is_set);
    CHECK(game.sketch.noise[0].spot == Spot{1, 0});
}

TEST_CASE("a Hunted that speaks puts the noise on its own space", "[HU-H5][HU-Q8]") {
    TestSketch game;
    game.steps(2, kW, 2).add_event(EventKind::Speak, 2);
    REQUIRE(game.sketch.noise[0].is_set);
    CHECK(game.sketch.noise[0].page == 1);
    CHECK(game.sketch.noise[0].spot == Spot{-2, 0});
}

TEST_CASE("the noise is doubtful from the next Hunter turn and is removed at a Reset", "[HU-Q8]") {
    TestSketch game;
    game.add_event(EventKind::Speak, 1);
    CHECK_FALSE(game.sketch.noise[0].doubtful);
    game.add_event(EventKind::HunterTurn);
    CHECK(game.sketch.noise[0].doubtful);
    game.flight(1, kE, 1, Hit::Tree);
    CHECK_FALSE(game.sketch.noise[0].doubtful);
    CHECK(game.sketch.noise[0].spot == Spot{1, 0});
    game.add_event(EventKind::Reset);
    CHECK_FALSE(game.sketch.noise[0].is_set);
}

TEST_CASE("columns and rows that must exist limit the origin", "[HU-Q7]") {
    TestSketch game;
    game.steps(1, kE, 3).step(1, kN);
    CHECK(game.page(1).columns().least == 0);
    CHECK(game.page(1).columns().most == 3);
    CHECK(game.page(1).columns().origin_least == 0);
    CHECK(game.page(1).columns().origin_most == 4);
    CHECK(game.page(1).rows().least == -1);
    CHECK(game.page(1).rows().origin_least == 1);
    CHECK(game.page(1).rows().origin_most == 7);
    CHECK_FALSE(game.page(1).columns().is_fixed());
}

TEST_CASE("a border fixes the column or row of the origin", "[HU-Q7]") {
    const auto [direction, column, row] =
        GENERATE(table<Direction, int, int>({{kN, -1, 2}, {kE, 4, -1}, {kS, -1, 5}, {kW, 3, -1}}));
    TestSketch game;
    game.steps(1, direction, direction == kE || direction == kW ? 3 : 2);
    game.blocked(1, direction, kBorder);
    const Bounds& columns = game.page(1).columns();
    const Bounds& rows = game.page(1).rows();
    CHECK(columns.is_fixed() == (column >= 0));
    CHECK(rows.is_fixed() == (row >= 0));
    CHECK((column < 0 || columns.origin_least == column));
    CHECK((row < 0 || rows.origin_least == row));
}

TEST_CASE("eight columns that must exist leave one column for the origin", "[HU-Q7]") {
    TestSketch game;
    game.steps(1, kE, 5).steps(1, kW, 7);
    CHECK(game.page(1).columns().is_fixed());
    CHECK(game.page(1).columns().origin_least == 2);
    CHECK(game.at(1, {5, 0}).known == Known::Stood);
    CHECK(game.at(1, {-2, 0}).known == Known::Stood);
    CHECK(game.at(1, {-3, 0}).known == Known::Not);
    CHECK(game.at(1, {6, 0}).known == Known::Not);
}

TEST_CASE("turning the forest clears the sketch and each Hunted begins a new page", "[HU-Q9]") {
    TestSketch game;
    game.step(1, kE).blocked(1, kE, piece(2)).add_event(EventKind::Combat, 3, kN);
    game.add_event(EventKind::Speak, 1).add_event(EventKind::ForestTurns);
    for (int who = 1; who <= 3; ++who) {
        CHECK(game.page_of(who) == who);
        CHECK(game.spot(who) == Spot{0, 0});
        CHECK(game.has_page(who));
        CHECK(game.at(who, {0, 0}).known == Known::Stood);
        CHECK(game.at(who, {1, 0}).known == Known::Not);
        CHECK(game.side(who, {0, 0}, kE) == SideMark::Unknown);
        CHECK(game.page(who).columns().origin_most == 7);
    }
    CHECK_FALSE(game.sketch.hunter[0].is_set);
    CHECK_FALSE(game.sketch.noise[0].is_set);
}

TEST_CASE("swapped Hunted exchange their places on the pages", "[HU-Q10]") {
    TestSketch game;
    game.step(1, kE).steps(3, kN, 2).swapped(1, 3);
    CHECK(game.page_of(1) == 3);
    CHECK(game.spot(1) == Spot{0, -2});
    CHECK(game.page_of(3) == 1);
    CHECK(game.spot(3) == Spot{1, 0});
    game.step(1, kW);
    CHECK(game.at(1, {-1, -2}).known == Known::Stood);
    CHECK(game.sketch.pages[2].at({-1, -2}).known == Known::Stood);
}

TEST_CASE("a felt tree is kept until another report replaces it", "[HU-Q11]") {
    TestSketch game;
    game.blocked(1, kN, kTree).add_event(EventKind::HunterTurn);
    CHECK(game.side(1, {0, 0}, kN) == SideMark::Tree);
    game.step(1, kN);
    CHECK(game.side(1, {0, 0}, kN) == SideMark::Open);
}

TEST_CASE("events that only the Hunter hears do not change the sketch", "[HU-I4][HU-Q1]") {
    TestSketch game;
    game.feel(1, {hunter(), kTree, kTree, kTree}).add_event(EventKind::Speak, 1);
    for (EventKind kind :
         {EventKind::HunterStep,
          EventKind::Reached,
          EventKind::NoiseOff,
          EventKind::NoiseMoved,
          EventKind::Driven,
          EventKind::Turned}) {
        game.add_event(kind);
    }
    CHECK(game.sketch.hunter[0].age == 0);
    CHECK(game.sketch.hunter[0].spot == Spot{0, -1});
    CHECK(game.sketch.noise[0].is_set);
    CHECK(game.has_page(1));
}

TEST_CASE("with closed talk each Hunted has its own page", "[HU-Q2][HU-Q3]") {
    TestSketch game(closed_talk());
    game.step(1, kE).feel(1, {kFree, piece(2), kTree, hunter()}).flight(2, kN, 1, Hit::Friend, 1);
    CHECK(game.page_of(1) == 1);
    CHECK(game.page_of(2) == 2);
    CHECK(game.at(1, {2, 0}).known == Known::Felt);
    CHECK(game.spot(2) == Spot{0, 0});
    CHECK(game.at(2, {0, -1}).known == Known::Passed);
    CHECK(game.sketch.hunter[0].is_set);
    CHECK_FALSE(game.sketch.hunter[1].is_set);
    CHECK(game.at(3, {0, 1}).known == Known::Not);
}

TEST_CASE("with closed talk pages are not joined by their bounds", "[HU-Q6]") {
    TestSketch game(closed_talk());
    game.blocked(1, kN, kBorder).blocked(1, kW, kBorder);
    game.blocked(2, kS, kBorder).blocked(2, kE, kBorder);
    CHECK(game.page_of(2) == 2);
    CHECK(game.has_page(2));
}

TEST_CASE(
    "with closed talk a noise made elsewhere ends the mark of the noise", "[HU-N1][HU-Q1][HU-Q8]"
) {
    TestSketch game(closed_talk());
    game.add_event(EventKind::Speak, 1);
    CHECK(game.sketch.noise[0].is_set);
    CHECK_FALSE(game.sketch.noise[1].is_set);
    game.step(2, kN).add_event(EventKind::NoiseLeft, 2);
    CHECK(game.sketch.noise[0].is_set);  // Hunted 1 has not heard of that
    CHECK(game.sketch.noise[1].spot == Spot{0, 0});
    game.flight(2, kN, 1, Hit::Tree);
    CHECK_FALSE(game.sketch.noise[0].is_set);
    CHECK(game.sketch.noise[1].spot == Spot{0, -2});
    game.add_event(EventKind::Reset);
    CHECK_FALSE(game.sketch.noise[1].is_set);
}

TEST_CASE("with closed talk swapped Hunted begin new pages", "[HU-Q10]") {
    TestSketch game(closed_talk());
    for (int who : {1, 2, 3}) {
        game.step(who, kE).blocked(who, kN, hunter());
    }
    game.swapped(1, 3);
    for (int who : {1, 3}) {
        CHECK(game.spot(who) == Spot{0, 0});
        CHECK(game.at(who, {1, 0}).known == Known::Not);
        CHECK_FALSE(game.sketch.hunter[static_cast<std::size_t>(who - 1)].is_set);
    }
    CHECK(game.spot(2) == Spot{1, 0});
    CHECK(game.sketch.hunter[1].is_set);
}

TEST_CASE("a seat has the shared pages or only those of its own Hunted", "[HU-I2][HU-Q2]") {
    TestSketch shared;
    shared.step(1, kE);
    CHECK(sketch_of({}, shared.sketch, 0b010).pages[0].at({1, 0}).known == Known::Stood);
    CHECK_FALSE(sketch_of({}, shared.sketch, 0).pages[0].is_used());

    TestSketch apart(closed_talk());
    apart.step(1, kE).add_event(EventKind::Combat, 1, kE).step(2, kN);
    const Sketch seen = sketch_of(closed_talk(), apart.sketch, 0b010);
    CHECK_FALSE(seen.pages[0].is_used());
    CHECK(seen.pages[1].is_used());
    CHECK(seen.spot_of[0] == Spot{0, 0});
    CHECK_FALSE(seen.hunter[0].is_set);
    CHECK(seen.spot_of[1] == Spot{0, -1});
}

TEST_CASE("a sketch stays in its bounds after impossible events", "[HU-Q7]") {
    TestSketch game;
    for (int round = 0; round < 3; ++round) {
        game.steps(1, kE, 40).blocked(1, kW, kBorder).blocked(1, kN, piece(2));
        game.steps(2, kS, 20).blocked(2, kN, kBorder).flight(2, kS, 9, Hit::Friend, 3);
        game.steps(3, kW, 9).blocked(3, kE, kBorder).add_event(EventKind::Combat, 3, kW);
        game.counter(3, true).add_event(EventKind::Speak, 1);
    }
    for (const Page& page : game.sketch.pages) {
        for (const Bounds& bounds : {page.columns(), page.rows()}) {
            CHECK(bounds.origin_least <= bounds.origin_most);
            CHECK(bounds.origin_most <= 7);
            CHECK(bounds.most - bounds.least <= 7);
        }
    }
    for (int who = 1; who <= 3; ++who) {
        CHECK(game.has_page(game.page_of(who)));
    }
}

}  // namespace
}  // namespace tenebrae::nyctophobia::testing

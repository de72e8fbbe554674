// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/grid.hpp"

using namespace tenebrae::core;

TEST_CASE("every direction has an opposite direction", "[core]") {
    CHECK(opposite(Direction::North) == Direction::South);
    CHECK(opposite(Direction::West) == Direction::East);
    for (const Direction direction : kDirections) {
        CHECK(kDirections.at(index(direction)) == direction);
        CHECK(opposite(opposite(direction)) == direction);
    }
}

TEST_CASE("places are taken from a set in ascending order", "[core]") {
    BoardPlaces places = only(63) | only(0) | only(5);
    CHECK(has(places, 63));
    CHECK_FALSE(has(places, 6));
    CHECK(first_of(places) == 0);
    CHECK(take_first(places) == 0);
    CHECK(take_first(places) == 5);
    CHECK(places == only(63));
    CHECK(take_first(places) == 63);
    CHECK(places == 0);
}

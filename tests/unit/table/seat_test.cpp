// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "table/seat.hpp"

namespace tenebrae::table {
namespace {

TEST_CASE("a set of seats contains the seats it was made from", "[seat]") {
    const SeatSet two = SeatSet::of(1) | SeatSet::of(kSpectator);
    CHECK(two.has(1));
    CHECK(two.has(kSpectator));
    CHECK_FALSE(two.has(0));
    CHECK_FALSE(two.empty());
    CHECK((two & SeatSet::of(1)) == SeatSet::of(1));
    CHECK((two & SeatSet::of(0)).empty());
    CHECK(SeatSet::none() == SeatSet{});
    CHECK(SeatSet::none().empty());
}

TEST_CASE("all seats are the players and the spectators", "[seat]") {
    SeatSet collected;
    for (int seat = 0; seat < kMaxSeats; ++seat) {
        CHECK(SeatSet::all().has(seat));
        collected = collected | SeatSet::of(seat);
    }
    CHECK_FALSE(collected == SeatSet::all());
    CHECK((collected | SeatSet::of(kSpectator)) == SeatSet::all());
    CHECK(sizeof(SeatSet) == 1);
}

}  // namespace
}  // namespace tenebrae::table

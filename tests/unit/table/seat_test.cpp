// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "table/seat.hpp"

#include <string>
#include <vector>

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

/// Makes seats of one role with these given names; "" for none.
std::vector<SeatInfo> seats_named(const std::vector<std::string>& names) {
    std::vector<SeatInfo> seats;
    seats.reserve(names.size());
    for (const std::string& name : names) {
        seats.push_back({"player", "players", name});
    }
    return seats;
}

std::vector<std::string> display_name(const std::vector<SeatInfo>& seats) {
    std::vector<std::string> names;
    names.reserve(seats.size());
    for (int seat = 0; seat < static_cast<int>(seats.size()); ++seat) {
        names.push_back(seat_name(seats, seat));
    }
    return names;
}

using Strings = std::vector<std::string>;

TEST_CASE("seats of the same role get default names in order", "[seat]") {
    std::vector<SeatInfo> seats = seats_named(Strings(kMaxSeats));
    add_default_names(seats);
    CHECK(display_name(seats) == Strings{"Ada", "Ben", "Cleo", "Dov", "Eve", "Finn"});
    CHECK(numbered_seat_name(seats, 1) == "Ben (2)");
}

TEST_CASE("default names avoid the first letters of given names", "[seat]") {
    std::vector<SeatInfo> seats = seats_named({"", "bo", "", "Celia"});
    add_default_names(seats);
    CHECK(display_name(seats) == Strings{"Ada", "bo", "Dov", "Celia"});
    CHECK(numbered_seat_name(seats, 1) == "bo (2)");
    std::vector<SeatInfo> others = seats_named({"", ""});
    add_default_names(others, Strings{"", "alfred", "Ben", "\xc3\x84nne"});
    CHECK(display_name(others) == Strings{"Cleo", "Dov"});
}

TEST_CASE("there are default names whatever names are given", "[seat]") {
    std::vector<SeatInfo> seats = seats_named(Strings(kMaxSeats));
    add_default_names(seats, Strings{"Al", "Bo", "Cy", "Di", "Ed", "Flo"});
    CHECK(display_name(seats) == Strings{"Gus", "Hana", "Ivo", "June", "Kai", "Lena"});
    std::vector<SeatInfo> more = seats_named(Strings(2));
    add_default_names(more, Strings{"A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K"});
    CHECK(display_name(more) == Strings{"Lena", "player 2"});
}

TEST_CASE("a seat alone in its role gets neither a default name nor a number", "[seat]") {
    std::vector<SeatInfo> seats{
        {"hunted", "hunted", "", "Hunted 1"},
        {"hunted", "hunted", "", "Hunted 2"},
        {"hunter", "hunter", "", "the Hunter"},
        {"keeper", "keeper", ""},
        {"guest", "guests", "Mia", "the guest"}};
    add_default_names(seats);
    CHECK(display_name(seats) == Strings{"Ada", "Ben", "the Hunter", "the keeper", "Mia"});
    CHECK(numbered_seat_name(seats, 0) == "Ada (1)");
    CHECK(numbered_seat_name(seats, 2) == "the Hunter");
    CHECK(numbered_seat_name(seats, 3) == "the keeper");
    CHECK(numbered_seat_name(seats, 4) == "Mia");
}

TEST_CASE("the only seat of a game keeps its role and number", "[seat]") {
    std::vector<SeatInfo> seats = seats_named({""});
    add_default_names(seats);
    CHECK(seat_name(seats, 0) == "player 1");
    CHECK(numbered_seat_name(seats, 0) == "player 1");
}

}  // namespace
}  // namespace tenebrae::table

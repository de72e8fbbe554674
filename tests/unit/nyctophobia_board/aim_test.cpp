// SPDX-License-Identifier: MIT
#include "boards.hpp"

#include <algorithm>
#include <cstdlib>

namespace tenebrae::nyctophobia::board {
namespace {

/// Hunted 1 on d4 with the Hunter far off.
trial::Forest clearing() {
    trial::Forest forest;
    forest.hunted(1, "d4").trees("d4s");
    return forest;
}

TEST_CASE("a direction steps at once, twice, and Enter ends the turn", "[tui]") {
    Seat seat(clearing().begin_turn());
    CHECK(seat.aimed().empty());
    CHECK(seat.press("up") == "move n");
    CHECK(seat.press("left") == "move w");
    CHECK(seat.forest().where(1) == "c3");
    CHECK(seat.aimed() == "end");
    CHECK(seat.press("enter") == "end");
    CHECK(seat.forest().ask() == "turn 2");
}

TEST_CASE("a way that is felt to be blocked is refused with its rule", "[tui]") {
    Seat seat(clearing().begin_turn());
    CHECK(seat.press("down").ends_with("[HU-M2]"));
}

TEST_CASE("a key for the kind of act makes the next direction that", "[tui]") {
    Seat seat(clearing().begin_turn());
    SECTION("throw") {
        CHECK(seat.press("t") == "redraw");
        CHECK(seat.prompt(79).starts_with("Throw a rock: which way?"));
        CHECK(seat.press("right") == "throw e");
    }
    SECTION("sprint") {
        CHECK(seat.press("r up") == "sprint n");
    }
    SECTION("not so after all") {
        CHECK(seat.press("t escape up") == "move n");
    }
    SECTION("the same key again lets it be") {
        CHECK(seat.press("t t up") == "move n");
    }
    SECTION("what cannot be done is refused") {
        CHECK(seat.press("c").ends_with("[HU-L1]"));
        CHECK(seat.press("h").ends_with("[HU-H1]"));
    }
}

TEST_CASE("at a way stands the number that its choice has in the list", "[tui]") {
    Seat walking(clearing().begin_turn());
    Seat throwing(clearing().begin_turn());
    throwing.press("t");
    const std::string before = walking.picture(60, 30);
    const std::string after = throwing.picture(60, 30);
    std::ptrdiff_t seen = 0;
    for (std::size_t choice = 0; choice < std::min<std::size_t>(9, walking.choices()); ++choice) {
        const char digit = static_cast<char>('1' + choice);
        const std::string words = walking.words(choice);
        INFO(words);
        const auto vanished = std::ranges::count(before, digit) - std::ranges::count(after, digit);
        const bool is_plain_step = words.starts_with("move") && !words.ends_with("noise");
        CHECK(vanished == (is_plain_step ? 1 : words.starts_with("throw") ? -1 : 0));
        seen += std::abs(vanished);
    }
    CHECK(seen > 2);
}

TEST_CASE("after the movement a direction needs a kind", "[tui]") {
    Seat seat(clearing().begin_turn());
    seat.press("up up");
    CHECK(seat.press("up").starts_with("Choose sprint or throw first"));
    CHECK(seat.press("s") == "search");
    CHECK(seat.press("h") == "redraw");
    CHECK(seat.aimed() == "hide");
    CHECK(seat.press("h") == "hide");
}

TEST_CASE("the Klutz makes noise with the next step where it is wanted", "[tui]") {
    trial::Forest forest = clearing();
    Seat plain(clearing().begin_turn());
    CHECK(plain.press("n").ends_with("[HU-D5]."));
    forest.character(1, Character::Klutz);
    Seat seat(forest.begin_turn());
    CHECK(seat.press("n up") == "move n noise");
    CHECK(seat.press("up") == "move n");
}

TEST_CASE("a card is shown with its text and its way before it is played", "[tui]") {
    trial::Forest forest = clearing();
    forest.hunter("d8").hand(Card::Calm, Card::Chop).begin_hunter();
    Seat seat(forest);
    CHECK(seat.aimed() == "card 1");
    CHECK(seat.press("right") == "redraw");
    CHECK(seat.aimed() == "card 2");
    CHECK(seat.press("up enter") == "card 1");
}

TEST_CASE("the Hunter steps where an arrow is", "[tui]") {
    trial::Forest forest = clearing();
    forest.hunter("d8").hunted(2, "a1").hunted(3, "h1").hand(Card::Calm).begin_hunter();
    Seat seat(forest);
    CHECK(seat.press("enter") == "card 1");
    CHECK(seat.press("down").ends_with("[HU-V2]"));
    CHECK(seat.press("up") == "step n");
}

}  // namespace
}  // namespace tenebrae::nyctophobia::board

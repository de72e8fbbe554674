// SPDX-License-Identifier: MIT
#include "boards.hpp"
#include "core/random.hpp"

#include <set>

namespace tenebrae::cagedin::board {
namespace {

using trial::Bout;

TEST_CASE("a digit selects a card and a key the action and Enter plays it", "[tui]") {
    Seat seat(Bout().hand(kRed, "jab-l cross-r throw").turn());
    CHECK(seat.aimed().empty());
    CHECK(seat.press("enter").starts_with("Choose a card first"));
    CHECK(seat.press("2") == "redraw");
    CHECK(seat.aimed() == "strike cross-r");
    CHECK(seat.press("p") == "redraw");
    CHECK(seat.aimed() == "shove cross-r");
    CHECK(seat.press("1") == "redraw");
    CHECK(seat.aimed() == "shove jab-l");
    CHECK(seat.press("enter") == "shove jab-l");
    CHECK(seat.bout().ask() == "defend blue");
}

TEST_CASE("arrows go through the cards and the actions of each", "[tui]") {
    Seat seat(Bout().hand(kRed, "jab-l throw").turn());
    seat.press("right right");
    CHECK(seat.aimed() == "takedown throw");
    seat.press("right");
    CHECK(seat.aimed() == "strike jab-l");
    seat.press("down");
    CHECK(seat.aimed() == "shove jab-l");
    seat.press("up");
    CHECK(seat.aimed() == "strike jab-l");
}

TEST_CASE("a key for an impossible action shows the reason with its rule", "[tui]") {
    Seat seat(Bout().at(kBlue, "a1").hand(kRed, "jab-l over-l").turn());
    CHECK(seat.press("1 s").ends_with("[CI-A4]"));
    CHECK(seat.press("9").ends_with("[CI-K7]."));
    CHECK(seat.press("r").ends_with("[CI-A21]"));
    CHECK(seat.press("g").ends_with("]"));
    CHECK(seat.press(".").ends_with("[CI-T6]."));
}

TEST_CASE("directions move over the cage with footwork", "[tui]") {
    Seat seat(Bout().at(kRed, "d4").at(kBlue, "d7").hand(kRed, "jab-l").turn());
    CHECK(seat.press("1 f") == "redraw");
    CHECK(seat.aimed() == "footwork jab-l d6");
    seat.press("up");
    CHECK(seat.aimed() == "footwork jab-l c5");
    seat.press("left up-left");
    CHECK(seat.aimed() == "footwork jab-l b3");
    seat.press("down");
    CHECK(seat.aimed() == "footwork jab-l c3");
    seat.press("down-left");
    CHECK(seat.aimed() == "footwork jab-l d3");
    CHECK(seat.press("enter") == "footwork jab-l d3");
}

TEST_CASE("moving north and then south leads back to the same hex", "[tui]") {
    for (Hex hex = 0; hex < kHexes; ++hex) {
        for (const auto& [go, back] : {std::pair{tui::Act::North, tui::Act::South}}) {
            const Hex there = beyond(go, hex);
            if (there != kNoHex && !touches_cage(there) && !touches_cage(hex)) {
                CHECK(beyond(back, there) == hex);
            }
        }
    }
}

TEST_CASE("a haymaker's step is chosen with directions", "[tui]") {
    Seat seat(Bout().hand(kRed, "over-l").turn());
    seat.press("1 h");
    CHECK(seat.aimed() == "haymaker over-l");
    seat.press("up-right");
    CHECK(seat.aimed() == "haymaker over-l to d4");
    seat.press("down-left");
    CHECK(seat.aimed() == "haymaker over-l");
}

TEST_CASE("discarding again draws fewer cards", "[tui]") {
    Seat seat(Bout().hand(kRed, "jab-l throw").turn());
    seat.press("1 d");
    CHECK(seat.aimed() == "cover discard jab-l draw 2");
    seat.press("d");
    CHECK(seat.aimed() == "cover discard jab-l draw 0");
    seat.press("d");
    CHECK(seat.aimed() == "cover discard jab-l draw 1");
}

TEST_CASE("a strike is blocked with its key or lands after a second press", "[tui]") {
    const Bout struck =
        Bout().hand(kRed, "jab-l hook-l").hand(kBlue, "cross-l throw").turn().play("strike jab-l");
    Seat seat(struck);
    CHECK(seat.aimed() == "block cross-l");
    CHECK(seat.press("2").ends_with("[CI-D1]"));
    CHECK(seat.press(". .") == "pass");
    Seat other_seat(struck);
    CHECK(other_seat.press("enter") == "block cross-l");
}

TEST_CASE("two cards are marked to be played together (CI-F13)", "[tui]") {
    Seat seat(Bout()
                  .mat()
                  .type(kRed, Type::Submission)
                  .cubes(kBlue, Meter::Fatigue, 6)
                  .hand(kRed, "arm-h-e kim-h-t tri-h-e")
                  .hand(kBlue, "heel-h-t gui-h-t")
                  .turn());
    CHECK(seat.press("1 w") == "redraw");
    CHECK(seat.aimed().empty());
    CHECK(seat.press("3") == "redraw");
    CHECK(seat.aimed() == "submit arm-h-e tri-h-e");
    CHECK(seat.press("enter") == "submit arm-h-e tri-h-e");
}

TEST_CASE("a mark without a pair is refused", "[tui]") {
    Seat seat(Bout().turn());
    CHECK(seat.press("1 w").ends_with("[CI-F13, CI-F14]."));
}

/// The keys to try when looking for an answer.
constexpr std::array kVerbs{"s", "h", "p", "t", "f", "d", "r", "g", "c", "e", "b", "."};

/// Presses the key until it selects nothing new, and stores each selected action.
void collect(Seat& seat, std::string_view key, std::set<std::string>& found) {
    std::set<std::string> here;
    while (true) {
        const tui::BoardAnswer answer = seat.answer(key);
        if (answer.kind == tui::BoardAnswer::Kind::Play) {
            found.insert(seat.words(answer.choice));
            return;
        }
        if (answer.kind != tui::BoardAnswer::Kind::Redraw || !here.insert(seat.aimed()).second) {
            break;
        }
    }
    found.insert(here.begin(), here.end());
}

/// Returns every answer that can be reached with keys from the current state.
std::set<std::string> reached(Seat& seat) {
    std::set<std::string> found;
    for (const char* const key : {"tab", "right", "down"}) {
        collect(seat, key, found);
    }
    std::set<std::string> seen_cards;
    for (std::size_t card = 0; card < kMaxSorts; ++card) {
        for (const char* const verb : kVerbs) {
            collect(seat, verb, found);
        }
        seat.answer("tab");
    }
    found.erase("");
    return found;
}

TEST_CASE("in random fights every legal action can be reached and played with keys", "[tui]") {
    core::Random random(7);
    int decisions = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Seat seat(Bout().fight(seed));
        while (seat.choices() > 0) {
            std::set<std::string> legal;
            for (std::size_t choice = 0; choice < seat.choices(); ++choice) {
                legal.insert(seat.words(choice));
            }
            REQUIRE(legal.size() == seat.choices());
            if (decisions++ % 4 == 0) {
                CHECK(reached(seat) == legal);
            }
            const std::size_t choice = random.below(static_cast<std::uint32_t>(seat.choices()));
            seat.board().aim(choice);
            REQUIRE(seat.board().chosen() == choice);
            const std::string words = seat.words(choice);
            REQUIRE(seat.press("enter") == words);
        }
        CHECK(seat.bout().result() != "none");
    }
    CHECK(decisions > 300);
}

}  // namespace
}  // namespace tenebrae::cagedin::board

// SPDX-License-Identifier: MIT
#include "boards.hpp"
#include "core/random.hpp"

#include <set>

namespace tenebrae::cagedin::board {
namespace {

using testing::TestFight;

TEST_CASE("a digit selects a card and a key the action and Enter plays it", "[tui]") {
    BoardPlayer player(TestFight().hand(kRed, "jab-l cross-r throw").turn());
    CHECK(player.selected().empty());
    CHECK(player.press("enter").starts_with("Choose a card first"));
    CHECK(player.press("2") == "redraw");
    CHECK(player.selected() == "strike cross-r");
    CHECK(player.press("p") == "redraw");
    CHECK(player.selected() == "shove cross-r");
    CHECK(player.press("1") == "redraw");
    CHECK(player.selected() == "shove jab-l");
    CHECK(player.press("enter") == "shove jab-l");
    CHECK(player.fight().pending_decision() == "defend blue");
}

TEST_CASE("a key for an impossible action shows the reason with its rule", "[tui]") {
    BoardPlayer player(TestFight().at(kBlue, "a1").hand(kRed, "jab-l over-l").turn());
    CHECK(player.press("1 s").ends_with("[CI-A4]"));
    CHECK(player.press("9").ends_with("[CI-K7]."));
    CHECK(player.press("r").ends_with("[CI-A21]"));
    CHECK(player.press("g").ends_with("]"));
    CHECK(player.press(".").ends_with("[CI-T6]."));
}

TEST_CASE("directions move over the cage with footwork", "[tui]") {
    BoardPlayer player(TestFight().at(kRed, "d4").at(kBlue, "d7").hand(kRed, "jab-l").turn());
    CHECK(player.press("1 f") == "redraw");
    CHECK(player.selected() == "footwork jab-l d6");
    player.press("up");
    CHECK(player.selected() == "footwork jab-l c5");
    player.press("left up-left");
    CHECK(player.selected() == "footwork jab-l b3");
    player.press("down");
    CHECK(player.selected() == "footwork jab-l c3");
    player.press("down-left");
    CHECK(player.selected() == "footwork jab-l d3");
    CHECK(player.press("enter") == "footwork jab-l d3");
}

TEST_CASE("moving north and then south leads back to the same hex", "[tui]") {
    for (Hex hex = 0; hex < kHexes; ++hex) {
        for (const auto& [go, back] : {std::pair{tui::KeyAction::North, tui::KeyAction::South}}) {
            const Hex there = neighbour(go, hex);
            if (there != kNoHex && !touches_cage(there) && !touches_cage(hex)) {
                CHECK(neighbour(back, there) == hex);
            }
        }
    }
}

TEST_CASE("a haymaker's step is chosen with directions", "[tui]") {
    BoardPlayer player(TestFight().hand(kRed, "over-l").turn());
    player.press("1 h");
    CHECK(player.selected() == "haymaker over-l");
    player.press("up-right");
    CHECK(player.selected() == "haymaker over-l to d4");
    player.press("down-left");
    CHECK(player.selected() == "haymaker over-l");
}

TEST_CASE("discarding again draws fewer cards", "[tui]") {
    BoardPlayer player(TestFight().hand(kRed, "jab-l throw").turn());
    player.press("1 d");
    CHECK(player.selected() == "cover discard jab-l draw 2");
    player.press("d");
    CHECK(player.selected() == "cover discard jab-l draw 0");
    player.press("d");
    CHECK(player.selected() == "cover discard jab-l draw 1");
}

TEST_CASE("a strike is blocked with its key or lands after a second press", "[tui]") {
    const TestFight struck = TestFight()
                                 .hand(kRed, "jab-l hook-l")
                                 .hand(kBlue, "cross-l throw")
                                 .turn()
                                 .play("strike jab-l");
    BoardPlayer player(struck);
    CHECK(player.selected() == "block cross-l");
    CHECK(player.press("2").ends_with("[CI-D1]"));
    CHECK(player.press(". .") == "pass");
    BoardPlayer other_seat(struck);
    CHECK(other_seat.press("enter") == "block cross-l");
}

TEST_CASE("two cards are marked to be played together (CI-F13)", "[tui]") {
    BoardPlayer player(TestFight()
                           .mat()
                           .type(kRed, Type::Submission)
                           .cubes(kBlue, Meter::Fatigue, 6)
                           .hand(kRed, "arm-h-e kim-h-t tri-h-e")
                           .hand(kBlue, "heel-h-t gui-h-t")
                           .turn());
    CHECK(player.press("1 w") == "redraw");
    CHECK(player.selected().empty());
    CHECK(player.press("3") == "redraw");
    CHECK(player.selected() == "submit arm-h-e tri-h-e");
    CHECK(player.press("enter") == "submit arm-h-e tri-h-e");
}

TEST_CASE("a mark without a pair is refused", "[tui]") {
    BoardPlayer player(TestFight().turn());
    CHECK(player.press("1 w").ends_with("[CI-F13, CI-F14]."));
}

/// The keys to try when looking for an answer.
constexpr std::array kVerbs{"s", "h", "p", "t", "f", "d", "r", "g", "c", "e", "b", "."};

/// Presses the key until it selects nothing new, and stores each selected action.
void collect(BoardPlayer& player, std::string_view key, std::set<std::string>& found) {
    std::set<std::string> here;
    while (true) {
        const tui::BoardAnswer answer = player.answer(key);
        if (answer.kind == tui::BoardAnswer::Kind::Play) {
            found.insert(player.command_text(answer.choice));
            return;
        }
        if (answer.kind != tui::BoardAnswer::Kind::Redraw
            || !here.insert(player.selected()).second) {
            break;
        }
    }
    found.insert(here.begin(), here.end());
}

/// Returns every answer that can be reached with keys from the current state.
std::set<std::string> reached(BoardPlayer& player) {
    std::set<std::string> found;
    for (const char* const key : {"tab", "right", "down"}) {
        collect(player, key, found);
    }
    std::set<std::string> seen_cards;
    for (std::size_t card = 0; card < kMaxSorts; ++card) {
        for (const char* const verb : kVerbs) {
            collect(player, verb, found);
        }
        player.answer("tab");
    }
    found.erase("");
    return found;
}

TEST_CASE("in random fights every legal action can be reached and played with keys", "[tui]") {
    core::Random random(7);
    int decisions = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        BoardPlayer player(TestFight().start_fight(seed));
        while (player.choices() > 0) {
            std::set<std::string> legal;
            for (std::size_t choice = 0; choice < player.choices(); ++choice) {
                legal.insert(player.command_text(choice));
            }
            REQUIRE(legal.size() == player.choices());
            if (decisions++ % 4 == 0) {
                CHECK(reached(player) == legal);
            }
            const std::size_t choice = random.below(static_cast<std::uint32_t>(player.choices()));
            player.board().aim(choice);
            REQUIRE(player.board().chosen() == choice);
            const std::string words = player.command_text(choice);
            REQUIRE(player.press("enter") == words);
        }
        CHECK(player.fight().result() != "none");
    }
    CHECK(decisions > 300);
}

}  // namespace
}  // namespace tenebrae::cagedin::board

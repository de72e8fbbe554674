// SPDX-License-Identifier: MIT
#include "boards.hpp"

#include <algorithm>
#include <cstdlib>

namespace tenebrae::nyctophobia::board {
namespace {

/// Returns a forest with Hunted 1 on d4, a tree south of it and the Hunter far away.
testing::TestForest clearing() {
    testing::TestForest forest;
    forest.hunted(1, "d4").trees("d4s");
    return forest;
}

TEST_CASE("direction keys step at once and Enter ends the turn", "[tui]") {
    BoardPlayer player(clearing().begin_turn());
    CHECK(player.selected().empty());
    CHECK(player.press("up") == "move n");
    CHECK(player.press("left") == "move w");
    CHECK(player.forest().where(1) == "c3");
    CHECK(player.selected() == "end");
    CHECK(player.press("enter") == "end");
    CHECK(player.forest().pending_decision() == "turn 2");
}

TEST_CASE("a step to a side felt to be blocked is refused with its rule", "[tui]") {
    BoardPlayer player(clearing().begin_turn());
    CHECK(player.press("down").ends_with("[HU-M2]"));
}

TEST_CASE("an action key applies to the next direction key", "[tui]") {
    BoardPlayer player(clearing().begin_turn());
    SECTION("throw") {
        CHECK(player.press("t") == "redraw");
        CHECK(player.prompt(79).starts_with("Throw a rock: which way?"));
        CHECK(player.press("right") == "throw e");
    }
    SECTION("sprint") {
        CHECK(player.press("r up") == "sprint n");
    }
    SECTION("an action that is not possible is refused") {
        CHECK(player.press("c").ends_with("[HU-L1]"));
        CHECK(player.press("h").ends_with("[HU-H1]"));
    }
}

TEST_CASE("each direction on the board shows the number of its choice in the list", "[tui]") {
    BoardPlayer walking(clearing().begin_turn());
    BoardPlayer throwing(clearing().begin_turn());
    throwing.press("t");
    const std::string before = walking.picture(60, 30);
    const std::string after = throwing.picture(60, 30);
    std::ptrdiff_t seen = 0;
    for (std::size_t choice = 0; choice < std::min<std::size_t>(9, walking.choices()); ++choice) {
        const char digit = static_cast<char>('1' + choice);
        const std::string words = walking.command_text(choice);
        INFO(words);
        const auto vanished = std::ranges::count(before, digit) - std::ranges::count(after, digit);
        const bool is_plain_step = words.starts_with("move") && !words.ends_with("noise");
        CHECK(vanished == (is_plain_step ? 1 : words.starts_with("throw") ? -1 : 0));
        seen += std::abs(vanished);
    }
    CHECK(seen > 2);
}

TEST_CASE("after the movement a direction key needs an action key first", "[tui]") {
    BoardPlayer player(clearing().begin_turn());
    player.press("up up");
    CHECK(player.press("up").starts_with("Choose sprint or throw first"));
    CHECK(player.press("s") == "search");
    CHECK(player.press("h") == "redraw");
    CHECK(player.selected() == "hide");
    CHECK(player.press("h") == "hide");
}

TEST_CASE("the noise key makes the next step of the Klutz noisy", "[tui]") {
    testing::TestForest forest = clearing();
    BoardPlayer plain(clearing().begin_turn());
    CHECK(plain.press("n").ends_with("[HU-D5]."));
    forest.character(1, Character::Klutz);
    BoardPlayer player(forest.begin_turn());
    CHECK(player.press("n up") == "move n noise");
    CHECK(player.press("up") == "move n");
}

TEST_CASE("arrow keys select a card and Enter plays it", "[tui]") {
    testing::TestForest forest = clearing();
    forest.hunter("d8").hand(Card::Calm, Card::Chop).begin_hunter();
    BoardPlayer player(forest);
    CHECK(player.selected() == "card 1");
    CHECK(player.press("right") == "redraw");
    CHECK(player.selected() == "card 2");
    CHECK(player.press("up enter") == "card 1");
}

TEST_CASE("the Hunter steps only in directions that are legal", "[tui]") {
    testing::TestForest forest = clearing();
    forest.hunter("d8").hunted(2, "a1").hunted(3, "h1").hand(Card::Calm).begin_hunter();
    BoardPlayer player(forest);
    CHECK(player.press("enter") == "card 1");
    CHECK(player.press("down").ends_with("[HU-V2]"));
    CHECK(player.press("up") == "step n");
}

}  // namespace
}  // namespace tenebrae::nyctophobia::board

// SPDX-License-Identifier: MIT
// Tests what is told of the exchanges of a fight: the two lines of each, the card of a round, and
// what filled a meter.
#include "catch.hpp"
#include "games/cagedin/words/exchange.hpp"
#include "test_fight_words.hpp"

#include <string>
#include <vector>

namespace tenebrae::cagedin {
namespace {

using testing::TestFight;

const FighterNames kNames{"Ada", "Blue"};

/// Returns both lines of the last exchange: "Ada: left Jab / Blue: head 1 of 9".
std::string last_lines(const TestFight& fight) {
    const Setup setup = testing::setup_of(fight);
    const std::vector<Exchange> exchanges = exchanges_of(setup, fight.events);
    REQUIRE(!exchanges.empty());
    const Exchange& last = exchanges.back();
    return action_line(setup, kNames, last) + " / " + answer_line(setup, kNames, last);
}

std::vector<std::string> chapters(const TestFight& fight) {
    return chapters_of(testing::setup_of(fight), kNames, fight.events);
}

}  // namespace

TEST_CASE("an exchange has a line for the action and one for what came of it") {
    TestFight fight;
    fight.hand(kRed, "jab-l hook-l").hand(kBlue, "over-l hook-r");
    SECTION("a hit") {
        fight.turn().play("strike jab-l, pass");
        CHECK(last_lines(fight) == "Ada: left Jab / Blue: head 1 of 9");
    }
    SECTION("a hit that tires") {
        fight.cubes(kBlue, Meter::Head, 2).turn().play("strike jab-l, pass");
        CHECK(last_lines(fight) == "Ada: left Jab / Blue: head 3 of 9, fatigue 1 of 8");
    }
    SECTION("a block") {
        fight.turn().play("strike jab-l, block over-l");
        CHECK(last_lines(fight).starts_with("Ada: left Jab / Blue: blocked with left Overhand"));
    }
    SECTION("an answer that is pending") {
        fight.turn().play("strike jab-l");
        CHECK(last_lines(fight) == "Ada: left Jab / ");
    }
}

TEST_CASE("the card of a round says whose it was and what filled the meter that grew most") {
    TestFight fight;
    fight.hand(kRed, "jab-l hook-l").turn().play("strike jab-l, pass");
    const Setup setup = testing::setup_of(fight);
    CHECK(
        round_card(setup, kNames, exchanges_of(setup, fight.events), 0)
        == std::vector<
            std::
                string>{"This round: Ada's.", "Ada landed 1 of 1, took 0 cubes.", "Blue landed 0 of 0, took 1 cube.", "Hit hardest: Blue's head, 1 cube (left Jab)."}
    );
}

TEST_CASE("a round without a cube is even") {
    TestFight fight;
    const Setup setup = testing::setup_of(fight);
    const std::vector<std::string> card = round_card(setup, kNames, {}, 2);
    REQUIRE(card.size() == 3);
    CHECK(card.front() == "Round 2: even.");
}

TEST_CASE("the story of a knockout names the exchanges that filled the meter") {
    TestFight fight;
    fight.hand(kRed, "jab-l hook-l").cubes(kBlue, Meter::Head, 8);
    fight.turn().play("strike jab-l, pass");
    REQUIRE(fight.result() == "red knockout");
    const std::vector<std::string> lines = chapters(fight);
    REQUIRE(lines.size() == 3);
    CHECK(lines[1] == "What filled Blue's head:");
    CHECK(lines[2] == "Turn 1: Ada: left Jab. Blue: head 9 of 9, knocked out.");
}

TEST_CASE("the story of a fight that was given up has the rounds alone") {
    TestFight fight;
    fight.hand(kRed, "jab-l hook-l").turn().play("strike jab-l, pass");
    const std::vector<Event> before = fight.events;
    fight.resign();
    std::vector<Event> events = before;
    events.insert(events.end(), fight.events.begin(), fight.events.end());
    CHECK(chapters_of(testing::setup_of(fight), kNames, events).size() == 1);
}

}  // namespace tenebrae::cagedin

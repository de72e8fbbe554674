// SPDX-License-Identifier: MIT
// Tests the view of each seat (section I), for states that are set up by hand.
#include "catch.hpp"
#include "games/nyctophobia/rules/game_rules.hpp"
#include "same_bytes.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::nyctophobia {
namespace {

constexpr int kWatcher = 6;  ///< the seat of the spectators

/// Returns rules with three Hunted played by one person each, and a person for the Hunter in seat
/// 3.
Rules four_people(bool open_talk) {
    Rules rules;
    rules.people = 3;
    rules.human_hunter = true;
    rules.open_talk = open_talk;
    return rules;
}

void set_secrets(State& state) {
    state.trees.east = 0x0102030405060708;
    state.trees.south = 0x1020304050607080;
    state.random = {1, 2, 3, 4};
    state.events = 77;
    state.end_event = 70;
    state.hunter_event = 71;
    state.card_event = 72;
    state.touch_event = 73;
    state.retreat_cause = 74;
    state.end_cause = 75;
    state.turn_event = 76;
    state.car = {10, 11};
    state.hunter = 36;
    state.noise = 12;
    state.rocks[20] = 2;
    state.hand = {Card::Chop, Card::Calm};
    state.pile = {Card::Stalk, Card::Calm, Card::Sneak};
    state.pile_size = 3;
    state.discards[0] = Card::Frenzy;
    state.discard_count = 1;
    state.playing = Card::Berserk;
    state.uses_noise_text = true;
    state.part = 2;
    state.steps_left = 2;
    state.see_through = true;
    state.no_combat = true;
    state.run_started = true;
    state.run_direction = Direction::West;
    state.uprooted = 9;
    state.flow = Flow::Fight;
    state.victim = 2;
    state.victim_to_hunter = Direction::South;
    state.caller_seat = 1;
    state.call_armed = true;
    state.hushed = 2;
    state.first_rocks = 5;
    state.first_health = 2;
    state.first_cards = 12;
    state.statistics.hunter_steps = 9;
    state.statistics.hunted[1].steps = 4;
}

/// Returns a state in the turn of Hunted 2, which has walked one step and then felt its sides.
State in_second_step(const Rules& rules) {
    State state;
    state.sketch = new_sketch(rules);
    set_secrets(state);
    state.open.round = 4;
    state.open.active = 1;
    state.open.decision = Decision::Second;
    state.open.owner = 1;
    state.open.clue = Direction::West;
    state.open.has_clue = true;
    state.open.caller = 2;
    state.open.wounded = true;
    state.open.action_spent = true;
    state.open.stage = Stage::Second;
    for (PieceId who = 0; who < 3; ++who) {
        Hunted& one = state.hunted[who];
        one.at = static_cast<Space>(40 + who);
        one.health = static_cast<std::uint8_t>(1 + who % 2);
        one.rocks = who;
        one.character = Character::Klutz;
        one.hidden = who == 2;
        one.felt.fill(FeltSide::Tree);
        one.hops_tried = 3;
        one.searched = true;
        one.in_car = true;
        one.sprinted_here = true;
    }
    return state;
}

TEST_CASE("a Hunted sees nothing of the forest or the Hunter or the cards or the past", "[HU-I2]") {
    const bool open_talk = GENERATE(true, false);
    const Rules rules = four_people(open_talk);
    const State state = in_second_step(rules);
    State other = state;
    const int seat = GENERATE(0, 1, 2, kWatcher);
    const View seen = view_of(rules, state, seat);
    CHECK_FALSE(seen.shows_forest);
    // Everything but the public facts and the sketch is as in an empty state.
    State expected;
    expected.open = seen.state.open;
    expected.hunted = seen.state.hunted;
    expected.sketch = seen.state.sketch;
    CHECK(test::same_bytes(seen.state, expected));
    // The view stays the same if the hidden part differs.
    other.trees = {};
    other.hunter = 1;
    other.events = 3;
    other.noise = kNoSpace;
    other.flow = Flow::ContinueTurn;
    other.hand = {Card::Sneak, Card::Sneak};
    other.statistics = {};
    other.hunted[0].at = 3;
    CHECK(test::same_bytes(seen, view_of(rules, other, seat)));
}

TEST_CASE("the public facts are shown to every seat", "[HU-I3]") {
    const bool open_talk = GENERATE(true, false);
    const Rules rules = four_people(open_talk);
    const State state = in_second_step(rules);
    for (int seat : {0, 1, 2, 3, kWatcher}) {
        const PublicState open = view_of(rules, state, seat).state.open;
        CHECK(open.round == 4);
        CHECK(open.active == 1);
        CHECK(open.owner == 1);
        CHECK(open.caller == 2);
        CHECK(open.has_clue);
        CHECK(open.clue == Direction::West);
        CHECK(open.wounded);
        for (std::size_t who = 0; who < 3; ++who) {
            const Hunted hunted = view_of(rules, state, seat).state.hunted[who];
            CHECK(hunted.health == 1 + who % 2);
            CHECK(hunted.rocks == who);
            CHECK(hunted.hidden == (who == 2));
            CHECK(hunted.character == Character::Klutz);
        }
    }
}

TEST_CASE("with open talk all Hunted know the progress of a turn", "[HU-I3]") {
    const Rules rules = four_people(true);
    const State state = in_second_step(rules);
    for (int seat : {0, 1, 2}) {
        const PublicState open = view_of(rules, state, seat).state.open;
        CHECK(open.decision == Decision::Second);
        CHECK(open.stage == Stage::Second);
        CHECK(open.action_spent);
    }
}

TEST_CASE("with closed talk only its own seat knows the progress of a turn", "[HU-I3]") {
    const Rules rules = four_people(false);
    const State state = in_second_step(rules);
    CHECK(view_of(rules, state, 1).state.open.decision == Decision::Second);
    CHECK(view_of(rules, state, 1).state.open.stage == Stage::Second);
    for (int seat : {0, 2, kWatcher}) {
        const PublicState open = view_of(rules, state, seat).state.open;
        CHECK(open.decision == Decision::None);
        CHECK(open.stage == Stage::Before);
        CHECK_FALSE(open.action_spent);
    }
}

TEST_CASE("a cheered Hunted knows what is left of that turn", "[HU-D4][HU-I3]") {
    const Rules rules = four_people(false);
    State state = in_second_step(rules);
    state.open.stage = Stage::After;
    state.open.decision = Decision::Cheered;
    state.open.owner = 0;
    CHECK(view_of(rules, state, 0).state.open.stage == Stage::After);
    CHECK(view_of(rules, state, 0).state.open.decision == Decision::Cheered);
    CHECK(view_of(rules, state, 1).state.open.decision == Decision::None);
    CHECK(view_of(rules, state, 2).state.open.stage == Stage::Before);
}

TEST_CASE("with closed talk only its own seat knows the progress of a retreat", "[HU-I3]") {
    const bool open_talk = GENERATE(true, false);
    const Rules rules = four_people(open_talk);
    State state = in_second_step(rules);
    state.open.decision = Decision::Retreat;
    state.open.owner = 0;
    state.open.retreat_steps = 2;
    state.open.retreated = true;
    state.open.in_combat = true;
    CHECK(view_of(rules, state, 0).state.open.retreat_steps == 2);
    CHECK(view_of(rules, state, 0).state.open.in_combat);
    CHECK(view_of(rules, state, 2).state.open.retreat_steps == (open_talk ? 2 : 0));
    CHECK(view_of(rules, state, 2).state.open.retreated == open_talk);
    CHECK(view_of(rules, state, 2).state.open.in_combat == open_talk);
}

TEST_CASE(
    "a Hunted knows that the Hunter builds but none of his other decisions", "[HU-B1][HU-I3]"
) {
    const Rules rules = four_people(true);
    State state = in_second_step(rules);
    state.open.hunters_turn = true;
    state.open.owner = kHunter;
    state.open.decision = Decision::Victim;
    CHECK(view_of(rules, state, 0).state.open.decision == Decision::None);
    CHECK(view_of(rules, state, 0).state.open.owner == kHunter);
    CHECK(view_of(rules, state, 3).state.open.decision == Decision::Victim);
    CHECK(view_of(rules, state, 3).decides);
    state.open.decision = Decision::Build;
    CHECK(view_of(rules, state, 0).state.open.decision == Decision::Build);
}

TEST_CASE("only the Hunted that is asked sees what it felt at its stop", "[HU-F6][HU-I2]") {
    const bool open_talk = GENERATE(true, false);
    const Rules rules = four_people(open_talk);
    const State state = in_second_step(rules);
    const View own = view_of(rules, state, 1);
    CHECK(own.decides);
    CHECK(own.own == 0b010);
    CHECK(own.state.hunted[1].felt[0] == FeltSide::Tree);
    CHECK(own.state.hunted[1].searched);
    CHECK(own.state.hunted[1].hops_tried == 3);
    CHECK(own.state.hunted[1].sprinted_here);
    CHECK(own.state.hunted[1].in_car);
    CHECK(own.state.hunted[1].at == kNoSpace);
    CHECK_FALSE(own.state.hunted[0].in_car);
    const View waiting = view_of(rules, state, 0);
    CHECK_FALSE(waiting.decides);
    CHECK(waiting.state.hunted[0].felt[0] == FeltSide::Unknown);
    CHECK(waiting.state.hunted[0].in_car);
    CHECK(waiting.state.hunted[1].felt[0] == FeltSide::Unknown);
    CHECK_FALSE(waiting.state.hunted[1].searched);
}

TEST_CASE("a player knows what each of their Hunted knows", "[HU-S2]") {
    Rules rules = four_people(false);
    rules.people = 1;
    const State state = in_second_step(rules);
    const View seen = view_of(rules, state, 0);
    CHECK(seen.own == 0b111);
    CHECK(seen.decides);
    CHECK(seen.state.open.decision == Decision::Second);
    for (std::size_t who = 0; who < 3; ++who) {
        CHECK(seen.state.hunted[who].in_car);
        CHECK(seen.state.sketch.pages[who].is_used());
    }
}

TEST_CASE("a seat sees its own pages of the sketch and spectators see none", "[HU-I2][HU-Q2]") {
    const bool open_talk = GENERATE(true, false);
    const Rules rules = four_people(open_talk);
    const State state = in_second_step(rules);
    for (int seat : {0, 1, 2}) {
        const View seen = view_of(rules, state, seat);
        for (int page : {0, 1, 2}) {
            CHECK(
                seen.state.sketch.pages[static_cast<std::size_t>(page)].is_used()
                == (open_talk || page == seat)
            );
        }
    }
    CHECK_FALSE(view_of(rules, state, kWatcher).state.sketch.pages[0].is_used());
}

TEST_CASE(
    "the Hunter sees everything but the order of the pile and the random generator", "[HU-I1]"
) {
    const Rules rules = four_people(false);
    const State state = in_second_step(rules);
    const View seen = view_of(rules, state, 3);
    CHECK(seen.shows_forest);
    CHECK(seen.own == 0);
    CHECK_FALSE(seen.decides);
    CHECK(seen.state.random == std::array<std::uint64_t, 4>{});
    CHECK(seen.state.pile_size == 3);
    CHECK(seen.state.pile[0] == Card::Calm);
    CHECK(seen.state.pile[1] == Card::Sneak);
    CHECK(seen.state.pile[2] == Card::Stalk);
    State expected = state;
    expected.random = {};
    expected.pile = seen.state.pile;
    CHECK(test::same_bytes(seen.state, expected));
}

TEST_CASE("at the end everything is shown to every seat", "[HU-I8][HU-Z3]") {
    const Rules rules = four_people(false);
    State state = in_second_step(rules);
    state.open.ending = Ending::Dawn;
    state.open.hunter_won = true;
    for (int seat : {0, 1, 2, 3, kWatcher}) {
        const View seen = view_of(rules, state, seat);
        CHECK(seen.is_over);
        CHECK(seen.shows_forest);
        CHECK_FALSE(seen.decides);
        CHECK(test::same_bytes(seen.state, state));
        CHECK(seen.state.statistics.hunter_steps == 9);
    }
}

}  // namespace
}  // namespace tenebrae::nyctophobia

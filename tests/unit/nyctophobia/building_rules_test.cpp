// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/random.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "test_forest.hpp"

#include <algorithm>

/// Section B of the rules.
namespace tenebrae::nyctophobia::testing {
namespace {

Rules own_rules(int hunted = 2) {
    Rules rules = plain_rules();
    rules.hunted = static_cast<std::uint8_t>(hunted);
    rules.own_map = true;
    return rules;
}

TestForest unbuilt(const Rules& rules = own_rules(), std::uint64_t seed = 6) {
    TestForest forest(rules);
    forest.state = new_game(rules, seed);
    Events happened;
    begin(rules, forest.state, &happened);
    forest.events.assign(happened.begin(), happened.end());
    return forest;
}

/// Returns a valid forest for two Hunted, with all distances at least four steps.
TestForest built() {
    TestForest forest = unbuilt();
    forest.play("tree d4e, car a1 b1, start hunter h8, start 1 a8, start 2 h1");
    return forest;
}

/// Returns true if `ready` is offered after this change to a valid forest.
bool is_ready(std::string_view line) {
    TestForest forest = built();
    forest.play(line);
    return forest.offers("ready");
}

}  // namespace

TEST_CASE("HU-B1: the Hunter is asked to build before anything else") {
    const TestForest forest = unbuilt();
    CHECK(forest.pending_decision() == "build hunter");
    CHECK(forest.event_texts() == "begin 2");
    CHECK_FALSE(forest.offers("ready"));
}

TEST_CASE("HU-S3 HU-Z4: while the forest is built the Hunted already have what they begin with") {
    Rules rules = own_rules(2);
    rules.characters = {Character::Boxer, Character::Klutz};
    const TestForest forest = unbuilt(rules);
    for (const int who : {1, 2}) {
        CHECK(forest.health_of(who) == 2);
        CHECK(forest.rocks_of(who) == 1);
        CHECK_FALSE(forest.is_hidden(who));
    }
    CHECK(forest.state.hunted.at(0).character == Character::Boxer);
    CHECK(forest.state.hunted.at(1).character == Character::Klutz);
}

TEST_CASE("HU-B1 HU-B4: every tree and car and start on the board is offered") {
    const TestForest forest = unbuilt();
    ActionList actions;
    legal_actions(forest.rules, forest.state, actions);
    const auto number_of = [&actions](ActionKind kind) {
        return std::count_if(actions.begin(), actions.end(), [kind](const Action& action) {
            return action.kind == kind;
        });
    };
    CHECK(number_of(ActionKind::Tree) == 112);
    CHECK(number_of(ActionKind::Car) == 112);
    CHECK(number_of(ActionKind::Start) == 192);
    CHECK(number_of(ActionKind::Clear) == 1);
    CHECK_FALSE(forest.offers("start 3 a1"));
}

TEST_CASE("HU-B1: `tree` adds or removes a tree and `clear` removes everything") {
    TestForest forest = unbuilt();
    forest.play("tree c4e");
    CHECK(forest.has_tree("c4e"));
    CHECK(forest.pending_decision() == "build hunter");
    forest.play("tree c4e");
    CHECK_FALSE(forest.has_tree("c4e"));
    forest.play("tree c4e, car a1 b1, start hunter h8, start 1 d4, clear");
    CHECK(forest.state.trees.count() == 0);
    CHECK(forest.state.car == kNoCar);
    CHECK(forest.state.hunter == kNoSpace);
    CHECK(forest.state.hunted.at(0).at == kNoSpace);
}

TEST_CASE("HU-B4: `car` and `start` move what is already placed even onto each other") {
    TestForest forest = built();
    forest.play("start 1 h8, car g8 h8, start hunter h8");
    CHECK(forest.where(1) == "h8");
    CHECK(forest.hunter_at() == "h8");
    CHECK(forest.state.car == CarSpaces{at("g8"), at("h8")});
    CHECK_FALSE(forest.offers("ready"));
}

TEST_CASE("HU-B1: the Hunted see and hear nothing of the building") {
    TestForest forest = built();
    CHECK(forest.event_texts_for(0).empty());
    const View view = forest.view(0);
    CHECK(view.state.trees == Trees());
    CHECK(view.state.car == kNoCar);
    CHECK(view.state.hunter == kNoSpace);
    CHECK(view.state.hunted.at(0).at == kNoSpace);
}

TEST_CASE("HU-B2: a valid forest is ready") {
    CHECK(built().offers("ready"));
}

TEST_CASE("HU-B2: at least one tree is needed") {
    CHECK_FALSE(is_ready("tree d4e"));
}

TEST_CASE("HU-B2: everything must be placed on different spaces and no start in the car") {
    TestForest forest = unbuilt();
    forest.play("tree d4e, car a1 b1, start hunter h8, start 1 a8");
    CHECK_FALSE(forest.offers("ready"));
    CHECK_FALSE(is_ready("start 2 a8"));
    CHECK_FALSE(is_ready("start 2 h8"));
    CHECK_FALSE(is_ready("start 2 b1"));
    CHECK_FALSE(is_ready("start hunter a1"));
}

TEST_CASE("HU-B2: a Hunted starts at least four steps from the Hunter") {
    CHECK_FALSE(is_ready("start 2 h5"));
    CHECK(is_ready("start 2 h4"));
    // Trees make the path longer.
    CHECK(is_ready("start 2 h5, tree h5s, tree g6e"));
}

TEST_CASE("HU-B2: a Hunted starts at least four steps from the car with the last step into it") {
    CHECK_FALSE(is_ready("start 2 e1"));
    CHECK(is_ready("start 2 f1"));
    CHECK(is_ready("start 2 e1, tree b1e"));
}

TEST_CASE("HU-B3: a sealed space or a closed car or a tree inside the car is not sound") {
    CHECK(is_ready("tree d4s, tree c4e"));
    CHECK_FALSE(is_ready("tree d4s, tree c4e, tree d3s"));
    CHECK_FALSE(is_ready("tree a1s"));
    CHECK_FALSE(is_ready("tree a1e"));
    CHECK_FALSE(is_ready("tree b1s, tree b1e"));
    CHECK(is_ready("tree b1s"));
}

TEST_CASE("HU-B4: a 41st tree is not offered but trees can be removed") {
    TestForest forest = unbuilt();
    int trees = 0;
    for (Side number = 0; trees < kMaxTrees; ++number) {
        if (is_side(number) && is_south_side(number)) {
            forest.play("tree " + name_of_side(number));
            ++trees;
        }
    }
    CHECK(forest.state.trees.count() == 40);
    CHECK_FALSE(forest.offers("tree a1e"));
    CHECK(forest.offers("tree a1s"));
}

TEST_CASE(
    "HU-B4 HU-S8: after `ready` characters and deck and rocks are drawn and then the clue is asked"
) {
    Rules rules = own_rules();
    rules.draws_characters = true;
    TestForest forest = unbuilt(rules, 21);
    forest.play("tree d4e, car a1 b1, start hunter h8, start 1 a8, start 2 h1, ready");
    CHECK(forest.pending_decision() == "clue hunter");
    CHECK(forest.legal() == "clue n, clue w");
    core::Random random(21);
    std::array characters{
        Character::Guide,
        Character::Boxer,
        Character::Cheerleader,
        Character::Klutz,
        Character::TrackStar,
        Character::Climber};
    random.shuffle<Character>(characters);
    CHECK(forest.state.hunted.at(0).character == characters.at(0));
    CHECK(forest.state.hunted.at(1).character == characters.at(1));
    using enum Card;
    std::vector<Card> deck{
        Calm,
        Calm,
        Stumble,
        Sneak,
        Berserk,
        Frenzy,
        Bloodlust,
        Chop,
        Chop,
        ClearCut,
        Listen,
        Stalk};
    random.shuffle<Card>(deck);
    CHECK(forest.state.hand[0] == deck.at(0));
    CHECK(forest.state.hand[1] == deck.at(1));
    CHECK(forest.rocks_of(1) == 1);
    CHECK(std::count(forest.state.rocks.begin(), forest.state.rocks.end(), 1) == 1);
    CHECK(forest.has_tree("d4e"));
    forest.play("clue n");
    CHECK(forest.pending_decision() == "turn 1");
}

}  // namespace tenebrae::nyctophobia::testing

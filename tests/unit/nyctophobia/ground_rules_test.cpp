// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "test_forest.hpp"

#include <algorithm>

/// Sections G and C of the rules.
namespace tenebrae::nyctophobia::testing {
namespace {

/// Puts Hunted 1 in a corner with both neighbouring spaces filled, so that all four sides are
/// blocked.
TestForest& in_the_corner(TestForest& forest) {
    return forest.hunted(1, "a1").hunted(2, "b1").hunted(3, "a2");
}

}  // namespace

TEST_CASE("HU-G1: spaces are a1 to h8 in reading order and directions are n e s w") {
    CHECK(at("a1") == 0);
    CHECK(at("h1") == 7);
    CHECK(at("a2") == 8);
    CHECK(at("h8") == 63);
    CHECK(name(Space{63}) == "h8");
    CHECK(beyond(at("c4"), Direction::North) == at("c3"));
    CHECK(beyond(at("c4"), Direction::East) == at("d4"));
    CHECK(beyond(at("c4"), Direction::South) == at("c5"));
    CHECK(beyond(at("c4"), Direction::West) == at("b4"));
    TestForest forest;
    forest.hunted(1, "d4").begin_turn();
    CHECK(forest.legal_of("move") == "move n, move e, move s, move w");
}

TEST_CASE("HU-G2: each of the 112 sides is named by the space west or north of it") {
    CHECK(side("d4w") == side("c4e"));
    CHECK(side("c5n") == side("c4s"));
    CHECK(name_of_side(side("d4w")) == "c4e");
    CHECK(name_of_side(side("c5n")) == "c4s");
    CHECK(side("c4e") < side("c4s"));
    CHECK(side("c4s") < side("d4e"));
    CHECK_FALSE(parse_side("h1e").has_value());
    CHECK_FALSE(parse_side("a8s").has_value());
    int sides = 0;
    for (int number = 0; number < kSideNumbers; ++number) {
        sides += is_side(number) ? 1 : 0;
    }
    CHECK(sides == 112);
}

TEST_CASE("HU-G3: a tree stands between two spaces and is felt from both") {
    TestForest forest;
    forest.trees("c4e").hunted(1, "c4").hunted(2, "d4").begin_turn();
    CHECK(forest.first("feel 1") == "feel 1 free tree free free");
    forest.begin_turn(2);
    CHECK(forest.first("feel 2") == "feel 2 free free free tree");
}

TEST_CASE("HU-G4: the directions do not turn with the forest") {
    Rules rules = plain_rules();
    rules.deck = Deck::Mage;
    TestForest forest(rules);
    forest.hunted(1, "b2").hunted(2, "a4").hunted(3, "a6").hunter("h5").hand(Card::Vertigo);
    forest.begin_hunter().play("card 1");
    CHECK(forest.where(1) == "g7");
    forest.begin_turn(1).play("move n");
    CHECK(forest.where(1) == "g6");
}

TEST_CASE("HU-G5: a piece fills its space even if it is hidden") {
    TestForest forest;
    forest.hunted(1, "c4").hunted(2, "d4").hunted(3, "c3").hidden(3).begin_turn();
    CHECK(forest.first("feel 1") == "feel 1 hunted-3 hunted-2 free free");
    CHECK(forest.legal_of("move") == "move s, move w");
    forest.play("move s").play("search, move n");
    CHECK(forest.where(1) == "c4");
}

TEST_CASE("HU-G5: rocks and the noise may be in any space even under pieces and in the car") {
    TestForest forest;
    forest.rocks("a1", 2).rocks("g1", 1).noise("a1").hunted(2, "a2").begin_turn();
    CHECK(forest.rocks_at("a1") == 2);
    CHECK(forest.noise_at() == "a1");
    CHECK(forest.rocks_at("g1") == 1);
}

TEST_CASE("HU-G6: the turn ends automatically if nothing else is possible after the movement") {
    TestForest forest;
    forest.begin_turn().play("sprint e, move e, move e");
    CHECK(forest.pending_decision() == "after 1");
    CHECK(forest.legal() == "search, end");
    forest.play("search");
    CHECK(forest.has_event("end-turn 1"));
    CHECK(forest.pending_decision() == "turn 2");
}

TEST_CASE("HU-G6: a decision with only one legal action is still asked") {
    TestForest forest;
    forest.hunted(1, "a1").hunted(2, "a2").hunted(3, "a3").hunter("a8");
    forest.begin_hunter().play("card 1");
    CHECK(forest.pending_decision() == "step hunter");
    CHECK(forest.legal() == "step n");
}

TEST_CASE("HU-G7: a direction is offered unless it was felt blocked even if there is a tree") {
    TestForest open;
    open.begin_turn().play("move e");
    TestForest full;
    full.trees("b1e c1s b1s").begin_turn().play("move e");
    CHECK(open.legal() == "move n, move e, move s, move w, search");
    CHECK(full.legal() == open.legal());
    full.play("move e");
    CHECK(full.legal() == "move n, move s, move w, search");
}

TEST_CASE("HU-G7: the actions offered to a seat follow from its view") {
    TestForest forest;
    forest.trees("b1e").begin_turn().play("move e");
    ActionList from_view;
    legal_actions(forest.rules, forest.view_of_hunted(1), from_view);
    ActionList from_state;
    legal_actions(forest.rules, forest.state, from_state);
    CHECK(std::equal(from_view.begin(), from_view.end(), from_state.begin(), from_state.end()));
}

TEST_CASE("HU-C1 HU-C2: the decks have twelve cards") {
    for (const Deck deck : {Deck::Axe, Deck::Mage}) {
        int cards = 0;
        for (const Card card : kinds_of(deck)) {
            cards += card_info(card).copies;
        }
        CHECK(cards == 12);
        CHECK(kinds_of(deck).size() == 10);
    }
    CHECK(kinds_of(Deck::Simple).empty());
    CHECK(kMaxTrees == 40);
    CHECK(kMaxRocks == 7);
    CHECK(kHealthTokens == 9);
}

TEST_CASE("HU-C3 HU-B3: there is no tree between the two spaces of the car") {
    Trees trees;
    CHECK(is_sound(trees, {at("d4"), at("e4")}));
    trees.put(side("d4e"));
    CHECK_FALSE(is_sound(trees, {at("d4"), at("e4")}));
    CHECK(is_sound(trees, {at("d5"), at("e5")}));
}

TEST_CASE("HU-T6 HU-G6: a Hunted may wait only if all four sides are blocked") {
    TestForest forest;
    in_the_corner(forest).begin_turn();
    CHECK(forest.first("feel 1") == "feel 1 border hunted-2 hunted-3 border");
    CHECK(forest.legal() == "throw n, throw e, throw s, throw w, wait");
    forest.play("wait");
    CHECK(forest.has_event("waits 1"));
    CHECK(forest.pending_decision() == "after 1");
    CHECK(forest.where(1) == "a1");
    CHECK(forest.legal() == "hide, throw n, throw e, throw s, throw w, end");
    TestForest open;
    in_the_corner(open).hunted(3, "a3").begin_turn();
    CHECK(open.legal_of("wait").empty());
}

}  // namespace tenebrae::nyctophobia::testing

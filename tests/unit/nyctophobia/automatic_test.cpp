// SPDX-License-Identifier: MIT
// Section A and table 4: what the automatic Hunter does at each level.
#include "catch.hpp"
#include "test_forest.hpp"

#include <array>
#include <string>

namespace tenebrae::nyctophobia::testing {
namespace {

constexpr std::array kLevels{Level::Gentle, Level::Fair, Level::Grim};

Rules automatic(Level level, Deck deck = Deck::Axe) {
    Rules rules = plain_rules();
    rules.human_hunter = false;
    rules.level = level;
    rules.ambush = level == Level::Grim;
    rules.deck = deck;
    return rules;
}

/// Returns a forest with the Hunter on e5 and all Hunted hidden in the far corners.
TestForest hidden_forest(Level level = Level::Fair, Deck deck = Deck::Axe) {
    TestForest forest(automatic(level, deck));
    forest.hunter("e5").hunted(1, "a8").hidden(1).hunted(2, "b8").hidden(2);
    forest.hunted(3, "h8").hidden(3);
    return forest;
}

/// Places an upright Hunted with this health.
void raise(TestForest& forest, int who, const char* space, int health = 2) {
    forest.hunted(who, space).hidden(who, false).health(who, health);
}

/// Plays the Hunter's turn with these two cards in hand. By default both are the same.
TestForest played(TestForest forest, Card card, Card other = Card::None) {
    forest.hand(card, other == Card::None ? card : other).begin_hunter();
    return forest;
}

TEST_CASE("HU-A1: the automatic Hunter plays his turn without asking a player") {
    for (const Level level : kLevels) {
        TestForest forest = hidden_forest(level);
        raise(forest, 1, "e1");
        const auto before = forest.state.random;
        forest.begin_hunter();
        CHECK(forest.pending_decision() == "turn 1");
        CHECK(forest.has_event("hunter-end"));
        CHECK(forest.hunter_at() == "e3");
        CHECK(forest.state.random == before);
    }
}

TEST_CASE("HU-A1 HU-J2: the automatic Simple Hunter follows the same rules") {
    for (const Level level : kLevels) {
        TestForest forest = hidden_forest(level, Deck::Simple);
        raise(forest, 1, "e1");
        forest.begin_hunter();
        CHECK(forest.hunter_at() == "e3");
        CHECK(forest.pending_decision() == "turn 1");
    }
}

Direction clue_for(CarSpaces car) {
    Rules rules = automatic(Level::Fair);
    rules.plan.hunter = at("d5");
    rules.plan.starts = {at("c3"), at("f3"), at("f6"), at("c6")};
    rules.plan.cars = {car, car, car};
    rules.car = 0;
    rules.turned = 0;
    State state = new_game(rules, 1);
    Events events;
    begin(rules, state, &events);
    CHECK(state.open.has_clue);
    return state.open.clue;
}

TEST_CASE("HU-A3: the clue is the true direction in which the car is farthest away") {
    CHECK(clue_for({at("g1"), at("h1")}) == Direction::North);  // 3 east, 3.5 north
    CHECK(clue_for({at("h1"), at("h2")}) == Direction::East);  // 3.5 east, 3 north
    CHECK(clue_for({at("a7"), at("a8")}) == Direction::West);
    CHECK(clue_for({at("a8"), at("b8")}) == Direction::South);
    CHECK(clue_for({at("e5"), at("e6")}) == Direction::South);  // 0.5 east, 1 south
    CHECK(clue_for({at("d4"), at("e4")}) == Direction::North);  // in the middle column
    CHECK(clue_for({at("f4"), at("f5")}) == Direction::East);
}

TEST_CASE(
    "HU-A4: the gentle Hunter plays his first card and the others the card that gets them nearer"
) {
    const auto card_of = [](Level level, Card first, Card second) {
        TestForest forest = hidden_forest(level);
        raise(forest, 1, "e1");
        forest = played(forest, first, second);
        return forest.first("card");
    };
    CHECK(card_of(Level::Gentle, Card::Listen, Card::Calm) == "card listen");
    CHECK(card_of(Level::Fair, Card::Listen, Card::Calm) == "card calm");
    CHECK(card_of(Level::Grim, Card::Listen, Card::Calm) == "card calm");
    CHECK(card_of(Level::Fair, Card::Calm, Card::Listen) == "card calm");
    // If both cards are equally good he plays the first.
    CHECK(card_of(Level::Fair, Card::Stumble, Card::Listen) == "card stumble");
    CHECK(card_of(Level::Fair, Card::Listen, Card::Stumble) == "card listen");
}

TEST_CASE("HU-A4: a card that leads to a combat is better than any distance") {
    // Hunted 1 is open only to the north. Calm takes a long path around the trees, but Chop fells a
    // tree and attacks.
    TestForest forest = hidden_forest();
    raise(forest, 1, "e4");
    forest.trees("e4s d4e e4e");
    forest = played(forest, Card::Calm, Card::Chop);
    CHECK(forest.first("card") == "card chop");
    CHECK(forest.has_event("combat 1 s"));
}

TEST_CASE("HU-A4: the combat with the weaker victim is better") {
    const auto card_for = [](int first_health, int second_health, Card first, Card second) {
        TestForest forest = hidden_forest();
        raise(forest, 1, "e4", first_health);
        raise(forest, 2, "c5", second_health);
        forest.trees("e4s");
        forest = played(forest, first, second);
        return forest.first("card");
    };
    // Chop attacks Hunted 1 on e4, and Calm attacks Hunted 2 on c5.
    CHECK(card_for(1, 2, Card::Calm, Card::Chop) == "card chop");
    CHECK(card_for(2, 1, Card::Chop, Card::Calm) == "card calm");
    CHECK(card_for(2, 2, Card::Calm, Card::Chop) == "card calm");
    CHECK(card_for(2, 2, Card::Chop, Card::Calm) == "card chop");
}

TEST_CASE("HU-A2 HU-A4: if no Hunted is upright the quarry distance counts to the hidden ones") {
    TestForest forest = hidden_forest();
    forest.hunted(1, "e1");
    forest = played(forest, Card::Listen, Card::Calm);
    CHECK(forest.first("card") == "card calm");
}

TEST_CASE(
    "HU-A5: among equally near Hunted he goes to the one with the least health or else the first"
) {
    for (const Level level : kLevels) {
        TestForest weak = hidden_forest(level);
        raise(weak, 1, "e2");
        raise(weak, 2, "b5", 1);
        weak = played(weak, Card::Stumble);
        CHECK(weak.hunter_at() == "d5");

        TestForest alike = hidden_forest(level);
        raise(alike, 1, "e2");
        raise(alike, 2, "b5");
        alike = played(alike, Card::Stumble);
        CHECK(alike.hunter_at() == "e4");
    }
}

TEST_CASE("HU-A5: health matters only among the nearest Hunted") {
    TestForest forest = hidden_forest();
    raise(forest, 1, "e2");
    raise(forest, 2, "a5", 1);
    CHECK(played(forest, Card::Stumble).hunter_at() == "e4");
}

TEST_CASE("HU-A5: towards the noise he takes the first of equally good directions") {
    TestForest forest = hidden_forest();
    forest.noise("g7");
    CHECK(played(forest, Card::Calm).hunter_at() == "g5");
}

TEST_CASE("HU-A6: the gentle Hunter stays if he has no goal") {
    TestForest forest = hidden_forest(Level::Gentle);
    forest.hunted(1, "e1");
    forest = played(forest, Card::Calm);
    CHECK(forest.hunter_at() == "e5");
    CHECK(forest.pending_decision() == "turn 1");
}

TEST_CASE("HU-A6: the fair Hunter approaches a hidden Hunted but does not go next to it") {
    TestForest far = hidden_forest();
    far.hunted(2, "e1");
    CHECK(played(far, Card::Calm).hunter_at() == "e3");

    TestForest near = hidden_forest();
    near.hunted(2, "e1").hunter("e3");
    CHECK(played(near, Card::Calm).hunter_at() == "e3");
}

TEST_CASE("HU-A6: the grim Hunter goes next to a hidden Hunted and waits") {
    TestForest near = hidden_forest(Level::Grim);
    near.hunted(2, "e1").hunter("e3");
    CHECK(played(near, Card::Calm).hunter_at() == "e2");

    TestForest beside = hidden_forest(Level::Grim);
    beside.hunted(2, "e1").hunter("e2");
    CHECK(played(beside, Card::Calm).hunter_at() == "e2");
}

TEST_CASE("HU-A6 HU-V3: when he prowls through trees he also measures distances through trees") {
    // e4 is open only to the south, so around the trees it leads nowhere. Through the trees it is
    // two spaces from the hidden Hunted on e2.
    TestForest forest = hidden_forest(Level::Fair, Deck::Mage);
    forest.hunted(2, "e2").trees("d3e e3e e3s d4e e4e");
    CHECK(played(forest, Card::Blink, Card::Blink).hunter_at() == "e4");
}

TEST_CASE("HU-A7: he attacks the weakest of the Hunted he touches or else the first") {
    for (const Level level : kLevels) {
        TestForest weak = hidden_forest(level);
        raise(weak, 1, "d5");
        raise(weak, 2, "e4");
        raise(weak, 3, "f5", 1);
        CHECK(played(weak, Card::Calm).has_event("combat 3 w"));

        TestForest alike = hidden_forest(level);
        raise(alike, 2, "e4");
        raise(alike, 3, "f5");
        CHECK(played(alike, Card::Calm).has_event("combat 2 s"));
    }
}

TEST_CASE("HU-A8: he runs into a combat and prefers the weaker victim") {
    for (const Level level : kLevels) {
        TestForest forest = hidden_forest(level);
        raise(forest, 1, "f2");
        CHECK(played(forest, Card::Berserk, Card::Listen).has_event("combat 1 w"));
    }
    TestForest weaker = hidden_forest(Level::Gentle);
    raise(weaker, 1, "f2");
    raise(weaker, 2, "c4", 1);
    weaker = played(weaker, Card::Berserk, Card::Calm);
    CHECK(weaker.hunter_at() == "c5");
    CHECK(weaker.has_event("combat 2 s"));
}

TEST_CASE("HU-A7 HU-A8: to compare runs he counts the victim that he would choose") {
    // Running west he stops on c5 between two Hunted. To the north there is only one Hunted.
    TestForest forest = hidden_forest(Level::Gentle);
    raise(forest, 1, "f2");
    raise(forest, 2, "c4");
    raise(forest, 3, "c6", 1);
    forest = played(forest, Card::Berserk, Card::Calm);
    CHECK(forest.hunter_at() == "c5");
    CHECK(forest.has_event("combat 3 n"));
}

TEST_CASE(
    "HU-A8: without a combat he runs to the least quarry distance or else in the first direction"
) {
    TestForest forest = hidden_forest(Level::Gentle);
    forest.car("a1", "b1");
    raise(forest, 1, "h2");
    CHECK(played(forest, Card::Berserk, Card::Calm).hunter_at() == "h5");

    TestForest alike = hidden_forest(Level::Gentle);
    alike.hunter("d4");
    raise(alike, 1, "g7");  // a space next to g7 is three steps away from both h4 and d8
    CHECK(played(alike, Card::Berserk, Card::Calm).hunter_at() == "h4");
}

TEST_CASE("HU-A8: he fells the tree that reduces the quarry distance most") {
    for (const Level level : kLevels) {
        TestForest forest = hidden_forest(level);
        raise(forest, 1, "a5");
        forest.trees("e4s d5e");
        forest = played(forest, Card::Chop);
        CHECK(forest.first("felled") == "felled d5e");
        CHECK(forest.hunter_at() == "c5");
    }
}

TEST_CASE("HU-A1 HU-A8: if felling changes nothing he fells the first tree and does not skip") {
    TestForest forest = hidden_forest(Level::Gentle);
    raise(forest, 1, "e1");
    forest.trees("d3e");
    forest = played(forest, Card::Bloodlust);
    CHECK(forest.hunter_at() == "e3");
    CHECK(forest.has_event("felled d3e"));
}

TEST_CASE("HU-A8: of equally good turns of the forest he takes the first which is left") {
    TestForest forest = hidden_forest(Level::Gentle, Deck::Mage);
    raise(forest, 1, "e1");
    CHECK(played(forest, Card::Dizzying, Card::Bored).has_event("turned 3"));
}

TEST_CASE("HU-A8: he swaps the weakest Hunted to a space that he touches") {
    TestForest forest = hidden_forest(Level::Gentle, Deck::Mage);
    raise(forest, 1, "a1");
    raise(forest, 2, "e4");
    raise(forest, 3, "h5", 1);
    forest = played(forest, Card::Changelings, Card::Bored);
    CHECK(forest.has_event("swapped 2 3"));
    CHECK(forest.has_event("combat 3 s"));
}

TEST_CASE("HU-A8: he plants the first tree that does not lengthen his path") {
    TestForest forest = hidden_forest(Level::Gentle, Deck::Mage);
    raise(forest, 1, "e1");
    forest = played(forest, Card::Thicket, Card::Bored);
    CHECK(forest.has_event("planted d3s"));
    CHECK(forest.hunter_at() == "e4");

    // A tree at e3s would block his path along the column, and d3s already has one.
    TestForest taken = hidden_forest(Level::Gentle, Deck::Mage);
    raise(taken, 1, "e1");
    taken.trees("d3s");
    taken = played(taken, Card::Thicket, Card::Bored);
    CHECK(taken.has_event("planted f3s"));
}

TEST_CASE("HU-A9: he lures the Hunted with the shortest path") {
    TestForest forest = hidden_forest(Level::Gentle, Deck::Mage);
    raise(forest, 1, "a1");
    raise(forest, 2, "e1");
    forest = played(forest, Card::Ventriloquism, Card::Bored);
    CHECK(forest.has_event("noise-moved e1"));
    CHECK(forest.hunter_at() == "e2");
    CHECK(forest.has_event("combat 2 s"));

    // Hunted 2 is nearer in rows and columns, but the trees make the path to it longer.
    TestForest walled = hidden_forest(Level::Gentle, Deck::Mage);
    raise(walled, 1, "b5");
    raise(walled, 2, "e3");
    walled.trees("e3s d3e e3e");  // open only to the north: e2 is five steps away
    walled = played(walled, Card::Ventriloquism, Card::Bored);
    CHECK(walled.has_event("noise-moved b5"));
}

TEST_CASE("HU-A9: he uproots the tree that reduces the quarry distance most or else skips") {
    TestForest forest = hidden_forest(Level::Gentle, Deck::Mage);
    raise(forest, 1, "e1");
    forest.trees("d4e e4s");
    forest = played(forest, Card::CreepingRoots, Card::Bored);
    CHECK_FALSE(forest.has_tree("e4s"));
    CHECK(forest.has_tree("d4e"));
    CHECK(forest.has_event("planted d3s"));

    TestForest useless = hidden_forest(Level::Gentle, Deck::Mage);
    raise(useless, 1, "e1");
    useless.trees("e5s d4e");
    useless = played(useless, Card::CreepingRoots, Card::Bored);
    CHECK(useless.has_tree("e5s"));
    CHECK(useless.has_tree("d4e"));
    CHECK(useless.state.trees.count() == 2);
}

TEST_CASE("HU-A10: he drifts the noise nearer to an upright Hunted") {
    TestForest forest = hidden_forest(Level::Gentle, Deck::Mage);
    raise(forest, 1, "e1");
    forest.noise("c3");
    forest = played(forest, Card::WillOWisp, Card::Bored);
    CHECK(forest.has_event("noise-moved c1"));  // c1, d2 and e3 are equally near to e1
}

TEST_CASE("HU-A10: he does not drift the noise if no space is nearer") {
    TestForest forest = hidden_forest(Level::Gentle, Deck::Mage);
    raise(forest, 1, "e1");
    forest.noise("e2");
    forest = played(forest, Card::WillOWisp, Card::Bored);
    CHECK_FALSE(forest.has_event("noise-moved"));
}

TEST_CASE("HU-A10: without a noise he places one only if no Hunted is upright") {
    TestForest upright = hidden_forest(Level::Gentle, Deck::Mage);
    raise(upright, 1, "e1");
    CHECK_FALSE(played(upright, Card::WillOWisp, Card::Bored).has_event("noise-moved"));

    TestForest hidden = hidden_forest(Level::Gentle, Deck::Mage);
    hidden.hunted(2, "e1");
    CHECK(played(hidden, Card::WillOWisp, Card::Bored).has_event("noise-moved d1"));
}

TEST_CASE("Table 4: each level plays each card to the end of the turn") {
    for (const Level level : kLevels) {
        for (const Deck deck : {Deck::Axe, Deck::Mage}) {
            for (const Card card : kinds_of(deck)) {
                for (const char* noise : {"off", "d2"}) {
                    TestForest forest = hidden_forest(level, deck);
                    raise(forest, 3, "g4");
                    forest.noise(noise).trees("e4s c3e f5s").hunted(1, "c7");
                    forest = played(forest, card, kinds_of(deck).front());
                    INFO(static_cast<int>(card) << " noise " << noise);
                    CHECK(forest.has_event("card"));
                    CHECK(forest.pending_decision().find("hunter") == std::string::npos);
                    CHECK(broken_invariant(forest.rules, forest.state).empty());
                }
            }
        }
    }
}

}  // namespace
}  // namespace tenebrae::nyctophobia::testing

// SPDX-License-Identifier: MIT
// Section X: what starts a combat, and the order of its parts.
#include "catch.hpp"
#include "test_forest.hpp"

#include <algorithm>

namespace tenebrae::nyctophobia::testing {
namespace {

/// Returns a forest with Hunted 1 on e3, two spaces north of the Hunter on e5. The others are far
/// away.
TestForest near_the_hunter() {
    TestForest forest;
    forest.hunter("e5").hunted(1, "e3").hunted(2, "a8").hunted(3, "h1").car("a1", "b1");
    return forest;
}

/// Returns a forest where Hunted 1 has stepped to e4, north of the Hunter on e5, and is asked for
/// its counter.
TestForest in_combat() {
    TestForest forest = near_the_hunter();
    forest.begin_turn().play("move s");
    return forest;
}

Rules mages() {
    Rules rules = plain_rules();
    rules.deck = Deck::Mage;
    return rules;
}

TEST_CASE("HU-X1: a step that ends next to the Hunter starts a combat") {
    TestForest forest = in_combat();
    CHECK(forest.has_event("combat 1 s"));
    CHECK(forest.cause_of("combat") == "step 1 s move");
    CHECK(forest.pending_decision() == "counter 1");
    CHECK(forest.health_of(1) == 1);
}

TEST_CASE("HU-X1: a sprint step that ends next to the Hunter starts a combat") {
    TestForest forest = near_the_hunter();
    forest.begin_turn().play("sprint s");
    CHECK(forest.has_event("combat 1 s"));
    CHECK(forest.cause_of("combat") == "step 1 s sprint");
}

TEST_CASE("HU-X1: a hop that ends next to the Hunter starts a combat") {
    TestForest forest = near_the_hunter();
    forest.trees("e3s").character(1, Character::Climber).begin_turn().play("hop s");
    CHECK(forest.where(1) == "e4");
    CHECK(forest.has_event("combat 1 s"));
    CHECK(forest.cause_of("combat") == "hop 1 s");
    CHECK(forest.noise_at() == "e3");
}

TEST_CASE("HU-X1 HU-T1: a Hunted that comes out of hiding next to the Hunter is attacked") {
    TestForest forest = near_the_hunter();
    forest.hunted(1, "e4").hidden(1).begin_turn();
    CHECK(forest.has_event("combat 1 s"));
    CHECK(forest.cause_of("combat") == "unhide 1");
    CHECK(forest.pending_decision() == "counter 1");
    CHECK_FALSE(forest.has_event("feel"));
}

TEST_CASE("HU-T1 HU-X1: an upright Hunted starts no combat by beginning its turn") {
    TestForest forest = near_the_hunter();
    forest.hunted(1, "e4").begin_turn();
    CHECK(forest.pending_decision() == "turn 1");
    CHECK_FALSE(forest.has_event("combat"));
}

TEST_CASE("HU-X1: the step of one Hunted starts no combat for another") {
    TestForest forest = near_the_hunter();
    forest.hunted(2, "e6").begin_turn().play("move n");
    CHECK_FALSE(forest.has_event("combat"));
    CHECK(forest.pending_decision() == "second 1");
}

TEST_CASE("HU-X1: a move begins with a combat if the Hunter touches a Hunted already") {
    TestForest forest = near_the_hunter();
    forest.hunted(2, "e6").begin_hunter();
    CHECK(forest.pending_decision() == "card hunter");
    CHECK_FALSE(forest.has_event("combat"));
    forest.play("card 1");
    CHECK(forest.hunter_at() == "e5");
    CHECK(forest.has_event("combat 2 n"));
    CHECK(forest.cause_of("combat") == "card calm");
}

TEST_CASE("HU-X1: a run begins with a combat if the Hunter touches a Hunted already") {
    TestForest forest = near_the_hunter();
    forest.hunted(2, "e6").hand(Card::Berserk).begin_hunter().play("card 1");
    CHECK(forest.has_event("combat 2 n"));
    CHECK(forest.hunter_at() == "e5");
}

TEST_CASE("HU-X1: every step of the Hunter can start a combat even before his last step") {
    TestForest forest = near_the_hunter();
    forest.hunted(1, "e5").hunter("e7").begin_hunter().play("card 1, step n");
    CHECK(forest.hunter_at() == "e6");
    CHECK(forest.has_event("combat 1 s"));
    CHECK(forest.cause_of("combat") == "hunter-step n");

    TestForest further = near_the_hunter();
    further.hunted(1, "e5").hunter("e8").begin_hunter().play("card 1, step n");
    CHECK_FALSE(further.has_event("combat"));
    further.play("step n");
    CHECK(further.has_event("combat 1 s"));
}

TEST_CASE("HU-X1 HU-V10: felling a tree between the Hunter and a Hunted starts a combat") {
    TestForest forest = near_the_hunter();
    forest.hunted(1, "e4").trees("e4s").hand(Card::Chop).begin_hunter().play("card 1");
    CHECK_FALSE(forest.has_event("combat"));
    CHECK(forest.pending_decision() == "fell hunter");
    forest.play("fell n");
    CHECK(forest.has_event("combat 1 s"));
    CHECK(forest.cause_of("combat") == "felled e4s");
    CHECK_FALSE(forest.has_tree("e4s"));
}

TEST_CASE("HU-X1: a tree moved from between them starts a combat when it is planted again") {
    TestForest forest(mages());
    forest.hunter("e5").hunted(1, "e4").car("a1", "b1").trees("e4s");
    forest.hand(Card::CreepingRoots, Card::Bored).begin_hunter().play("card 1, uproot e4s");
    CHECK(forest.pending_decision() == "plant hunter");
    CHECK_FALSE(forest.has_event("combat"));
    forest.play("plant e5e");
    CHECK(forest.has_event("combat 1 s"));
    CHECK(forest.cause_of("combat") == "planted e5e");
    CHECK(forest.has_tree("e5e"));
}

TEST_CASE("HU-X1: a card that swaps Hunted starts a combat if the Hunter then touches one") {
    TestForest forest(mages());
    forest.hunter("e5").hunted(1, "c2").hunted(2, "e4").hunted(3, "h8").car("a1", "b1");
    forest.hand(Card::Changelings, Card::Bored).begin_hunter().play("card 1");
    CHECK(forest.pending_decision() == "swap hunter");
    forest.play("swap 1 2");
    CHECK(forest.where(1) == "e4");
    CHECK(forest.has_event("combat 1 s"));
    CHECK(forest.cause_of("combat") == "swapped 1 2");
}

TEST_CASE("HU-X2: a tree between them prevents the combat in the turns of both sides") {
    TestForest forest = near_the_hunter();
    forest.trees("e4s").begin_turn().play("move s");
    CHECK(forest.where(1) == "e4");
    CHECK(forest.pending_decision() == "second 1");

    TestForest hunters = near_the_hunter();
    hunters.hunted(1, "e4").trees("e4s").hunted(2, "e2").begin_hunter().play("card 1");
    CHECK(hunters.pending_decision() == "step hunter");
}

TEST_CASE("HU-X2 HU-K2: neither the car nor rocks protect a Hunted") {
    TestForest forest = near_the_hunter();
    forest.hunted(1, "e4").car("e4", "f4").rocks("e4", 2).rocks("e5").begin_hunter();
    forest.play("card 1");
    CHECK(forest.has_event("combat 1 s"));

    TestForest own = near_the_hunter();
    own.car("e4", "f4").begin_turn().play("move s");
    CHECK(own.has_event("combat 1 s"));
}

TEST_CASE("HU-X11: turning the forest starts no combat but the move after it does") {
    TestForest forest(mages());
    forest.hunter("e5").hunted(1, "e4").hand(Card::Dizzying, Card::Bored).begin_hunter();
    forest.play("card 1");
    CHECK(forest.pending_decision() == "turning hunter");
    forest.play("turn right");
    // A right turn moves e4 to e5 and e5 to d5.
    CHECK(forest.hunter_at() == "d5");
    CHECK(forest.where(1) == "e5");
    CHECK(forest.has_event("combat 1 w"));
    CHECK(forest.cause_of("combat") == "card dizzying");
}

TEST_CASE("HU-X11: planting a tree starts no combat") {
    TestForest forest(mages());
    forest.hunter("e5").hunted(1, "e4").noise("a8").hand(Card::Thicket, Card::Bored);
    forest.begin_hunter().play("card 1, plant d6e, plant e6e");
    CHECK_FALSE(forest.has_event("combat"));
    CHECK(forest.pending_decision() == "turn 1");
}

TEST_CASE("HU-X3: the Hunter chooses one of several upright Hunted that he touches") {
    TestForest forest;
    forest.hunter("e5").hunted(1, "d5").hunted(2, "e4").hidden(2).hunted(3, "f5");
    forest.begin_hunter().play("card 1");
    CHECK(forest.pending_decision() == "victim hunter");
    CHECK(forest.legal() == "attack 1, attack 3");
    forest.play("attack 3");
    CHECK(forest.has_event("combat 3 w"));
    CHECK(forest.health_of(3) == 1);
    forest.play("forgo, retreat n, stand");
    CHECK_FALSE(forest.has_event("combat"));
    CHECK(forest.pending_decision() == "turn 1");
    CHECK(forest.health_of(1) == 2);
}

TEST_CASE("HU-X4: everyone hears who is attacked from where and the health that is left") {
    Rules rules = plain_rules();
    rules.open_talk = false;
    rules.people = 3;
    TestForest forest(rules);
    forest.hunter("e5").hunted(1, "e3").begin_turn().play("move s");
    CHECK(forest.event_texts_for(2) == "combat 1 s, hurt 1 1");
    CHECK(forest.cause_of("hurt") == "combat 1 s");
}

TEST_CASE("HU-X4 HU-E2: losing the last health in a combat ends the game at once") {
    TestForest forest = near_the_hunter();
    forest.health(1, 1).begin_turn().play("move s");
    CHECK(forest.event_texts() == "step 1 s move, combat 1 s, hurt 1 0, result hunter death");
    CHECK(forest.pending_decision() == "none");
    CHECK(forest.legal().empty());
}

TEST_CASE("HU-X5: a counter with a rock leaves the rock under the Hunter and drives him back 2") {
    TestForest forest = in_combat();
    CHECK(forest.legal() == "counter rock, forgo");
    forest.play("counter rock");
    CHECK(forest.event_texts() == "counter 1 rock, wound, driven s 2");
    CHECK(forest.hunter_at() == "e7");
    CHECK(forest.rocks_at("e5") == 1);
    CHECK(forest.rocks_of(1) == 0);
    CHECK(forest.state.open.wounded);
    CHECK(forest.pending_decision() == "retreat 1");
}

TEST_CASE("HU-X5: a Hunted without a possible counter is not asked") {
    TestForest forest = near_the_hunter();
    forest.rocks_held(1, 0).begin_turn().play("move s");
    CHECK(forest.pending_decision() == "retreat 1");
    CHECK_FALSE(forest.has_event("forgo"));
}

TEST_CASE("HU-X5: a Hunted that forgoes the counter wounds nobody") {
    TestForest forest = in_combat();
    forest.play("forgo");
    CHECK(forest.event_texts() == "forgo 1");
    CHECK(forest.hunter_at() == "e5");
    CHECK_FALSE(forest.state.open.wounded);
}

TEST_CASE("HU-X5 HU-D3: the Boxer counters without a rock and drives the Hunter back 3 with one") {
    TestForest fist = near_the_hunter();
    fist.character(1, Character::Boxer).rocks_held(1, 0).begin_turn().play("move s");
    CHECK(fist.legal() == "counter fist, forgo");
    fist.play("counter fist");
    CHECK(fist.event_texts() == "counter 1 fist, wound, driven s 2");
    CHECK(fist.hunter_at() == "e7");
    CHECK(fist.rocks_at("e5") == 0);

    TestForest rock = near_the_hunter();
    rock.character(1, Character::Boxer).begin_turn().play("move s");
    CHECK(rock.legal() == "counter rock, counter fist, forgo");
    rock.play("counter rock");
    CHECK(rock.hunter_at() == "e8");
    CHECK(rock.first("driven") == "driven s 3");
}

TEST_CASE(
    "HU-X6: a tree or the border or the car or any piece stops the Hunter when he is driven back"
) {
    const auto driven_to = [](TestForest forest) {
        forest.begin_turn().play("move s, counter rock");
        return forest.hunter_at();
    };
    CHECK(driven_to(near_the_hunter().trees("e6s")) == "e6");
    CHECK(driven_to(near_the_hunter().trees("e5s")) == "e5");
    CHECK(driven_to(near_the_hunter().car("e7", "f7")) == "e6");
    CHECK(driven_to(near_the_hunter().car("e6", "f6")) == "e5");
    CHECK(driven_to(near_the_hunter().hunted(2, "e7").hidden(2)) == "e6");
    CHECK(driven_to(near_the_hunter().hunter("e7").hunted(1, "e5")) == "e8");
    CHECK(driven_to(near_the_hunter().hunter("e8").hunted(1, "e6")) == "e8");
}

TEST_CASE(
    "HU-X6: when driven back he stops before a space where he would touch another upright Hunted"
) {
    const auto driven_to = [](TestForest forest) {
        forest.begin_turn().play("move s, counter rock");
        return forest.hunter_at();
    };
    CHECK(driven_to(near_the_hunter().hunted(2, "f7")) == "e6");
    CHECK(driven_to(near_the_hunter().hunted(2, "f6")) == "e5");
    CHECK(driven_to(near_the_hunter().hunted(2, "e8")) == "e6");
    CHECK(driven_to(near_the_hunter().hunted(2, "f7").trees("e7e")) == "e7");
    CHECK(driven_to(near_the_hunter().hunted(2, "f7").hidden(2)) == "e7");
}

TEST_CASE("HU-X6: the Hunter passes noises without reaching them when he is driven back") {
    const auto noise_after = [](const char* space) {
        TestForest forest = near_the_hunter();
        forest.noise(space).begin_turn().play("move s, counter rock");
        CHECK(forest.hunter_at() == "e7");
        return forest.noise_at();
    };
    CHECK(noise_after("e6") == "e6");
    CHECK(noise_after("e7") == "e7");
}

TEST_CASE("HU-X7 HU-X8: the victim retreats up to two steps and at least one") {
    TestForest forest = in_combat();
    forest.play("forgo");
    CHECK(forest.legal() == "retreat n, retreat e, retreat s, retreat w, search");
    forest.play("retreat w");
    CHECK(forest.legal() == "retreat n, retreat e, retreat s, retreat w, search, hide, stand");
    forest.play("retreat w");
    CHECK(forest.where(1) == "c4");
    CHECK(forest.legal() == "search, hide, stand");
    forest.play("search");
    CHECK(forest.has_event("feel 1 free free free free"));
    CHECK(forest.legal() == "hide, stand");
}

TEST_CASE("HU-F3 HU-J1: a Hunted attacked in the Hunter's turn may search before its first step") {
    TestForest forest = near_the_hunter();
    forest.trees("e4s").begin_turn().end_turn();  // Hunted 1 searches and then walks
    forest.end_turn();
    forest.hunted(1, "e4").state.trees = {};
    forest.state.hunted[0].searched = true;
    forest.state.hunted[0].sprinted_here = true;
    forest.hunted(2, "a8").hunted(3, "h1").end_turn();
    REQUIRE(forest.pending_decision() == "card hunter");
    forest.play("card 1");
    REQUIRE(forest.has_event("combat 1 s"));
    forest.play("forgo");
    CHECK(forest.offers("search"));
    const View view = forest.view_of_hunted(1);
    ActionList legal;
    legal_actions(forest.rules, view, legal);
    CHECK(std::ranges::count(legal, ActionKind::Search, &Action::kind) == 1);
    forest.play("search");
    CHECK_FALSE(forest.offers("search"));
    forest.play("retreat n");
    CHECK(forest.offers("search"));
    forest.play("search");
    CHECK_FALSE(forest.offers("search"));
}

TEST_CASE("HU-X7 HU-D6: the Track Star retreats up to three steps") {
    TestForest forest = near_the_hunter();
    forest.character(1, Character::TrackStar).begin_turn().play("move s, forgo");
    forest.play("retreat w, retreat w");
    CHECK(forest.offers("retreat w"));
    forest.play("retreat w");
    CHECK(forest.where(1) == "b4");
    CHECK(forest.legal() == "search, hide, stand");
}

TEST_CASE("HU-X7: a retreat step takes rocks and reports the car and can be blocked") {
    TestForest forest = near_the_hunter();
    forest.trees("e4e").rocks("d4", 2).car("c4", "c5").begin_turn().play("move s, forgo");
    forest.play("retreat e");
    CHECK(forest.event_texts() == "blocked 1 e tree");
    CHECK(forest.legal_of("retreat") == "retreat n, retreat s, retreat w");
    forest.play("retreat w");
    CHECK(forest.has_event("rocks 1 2"));
    CHECK(forest.rocks_of(1) == 3);
    forest.play("retreat w");
    CHECK(forest.has_event("in-car 1"));
    CHECK(forest.cause_of("in-car") == "step 1 w retreat");
}

TEST_CASE("HU-X7 HU-D5: the Klutz may retreat with noise") {
    TestForest forest = near_the_hunter();
    forest.character(1, Character::Klutz).begin_turn().play("move s, forgo");
    CHECK(forest.legal_of("retreat").substr(0, 26) == "retreat n, retreat n noise");
    forest.play("retreat w noise");
    CHECK(forest.noise_at() == "e4");
}

TEST_CASE("HU-X7 HU-D7: the Climber may hop as its first step of retreat instead of all steps") {
    TestForest forest = near_the_hunter();
    forest.character(1, Character::Climber).trees("d4e c4e").begin_turn();
    forest.play("move s, forgo");
    CHECK(forest.legal_of("hop").empty());
    forest.play("search");
    CHECK(forest.legal_of("hop") == "hop w");
    forest.play("hop w");
    CHECK(forest.where(1) == "d4");
    CHECK(forest.noise_at() == "e4");
    CHECK(forest.legal() == "search, hide, stand");

    TestForest stepped = near_the_hunter();
    stepped.character(1, Character::Climber).trees("d4e").begin_turn();
    stepped.play("move s, forgo, retreat n, retreat s, search");
    CHECK(stepped.legal_of("hop").empty());
}

TEST_CASE("HU-X8: a Hunted that feels all sides blocked need not retreat") {
    TestForest forest;
    forest.hunter("b1").hunted(1, "a1").hunted(2, "a2").hunted(3, "h8").begin_hunter();
    forest.play("card 1, forgo");
    CHECK(forest.legal() == "retreat n, retreat e, retreat s, retreat w, search");
    forest.play("search");
    CHECK(forest.has_event("feel 1 border hunter hunted-2 border"));
    CHECK(forest.legal() == "hide, stand");
    forest.play("hide");
    CHECK(forest.has_event("hide 1"));
    CHECK(forest.has_event("reset"));
}

TEST_CASE("HU-X8 HU-L2: the retreat allows hiding even after a call") {
    TestForest forest = near_the_hunter();
    forest.called(2, false).begin_turn().play("move s, forgo, retreat w");
    CHECK(forest.offers("hide"));
    forest.play("hide");
    CHECK(forest.is_hidden(1));
    CHECK(forest.pending_decision() == "turn 2");
}

TEST_CASE("HU-X9: a retreat that ends next to the Hunter starts no second combat") {
    TestForest forest = near_the_hunter();
    forest.hunted(1, "e4").begin_hunter().play("card 1, forgo, retreat w, retreat s, stand");
    CHECK(forest.where(1) == "d5");
    CHECK(forest.count("combat") == 1);
    CHECK(forest.health_of(1) == 1);
    CHECK(forest.pending_decision() == "turn 1");
    // The next trigger starts it: here a step to another space next to the Hunter.
    forest.play("move s, move e");
    CHECK(forest.where(1) == "e6");
    CHECK(forest.has_event("combat 1 n"));
}

TEST_CASE("HU-X10: the Reset removes the noise and ends the turn of the Hunted") {
    TestForest forest = near_the_hunter();
    forest.noise("a5").begin_turn().play("move s, forgo, retreat w");
    CHECK(forest.noise_at() == "a5");
    forest.play("stand");
    CHECK(forest.noise_at() == "off");
    CHECK(forest.cause_of("reset") == "combat 1 s");
    CHECK(forest.cause_of("end-turn") == "reset");
    CHECK(forest.event_texts_for(0).substr(0, 27) == "stand 1, reset, end-turn 1,");
    CHECK(forest.pending_decision() == "turn 2");
}

TEST_CASE("HU-X10: the Reset ends the Hunter's turn and the rest of his card is lost") {
    TestForest forest = near_the_hunter();
    forest.hunted(1, "e4").trees("e5e").hand(Card::Bloodlust).begin_hunter();
    forest.play("card 1, forgo, retreat n, stand");
    CHECK(forest.pending_decision() == "turn 1");
    CHECK(forest.has_tree("e5e"));
    CHECK(forest.cause_of("hunter-end") == "reset");
    CHECK(forest.state.hand[1] != Card::Bloodlust);
}

}  // namespace
}  // namespace tenebrae::nyctophobia::testing

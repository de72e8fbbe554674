// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "test_forest.hpp"

/// Section W of the rules.
namespace tenebrae::nyctophobia::testing {

TEST_CASE("HU-W1: a rock may be thrown in any direction even one that was felt blocked") {
    TestForest forest;
    forest.begin_turn();
    CHECK(forest.legal_of("throw") == "throw n, throw e, throw s, throw w");
    TestForest none;
    none.rocks_held(1, 0).begin_turn();
    CHECK(none.legal_of("throw").empty());
}

TEST_CASE("HU-W1 HU-W2: the border stops a rock in the last space and the flight is reported") {
    TestForest forest;
    forest.hunted(1, "a2").begin_turn().play("throw e");
    CHECK(forest.event_texts() == "throw 1 e, flight 1 e 7 border");
    CHECK(forest.cause_of("flight") == "throw 1 e");
    CHECK(forest.rocks_at("h2") == 1);
    CHECK(forest.noise_at() == "h2");
    CHECK(forest.rocks_of(1) == 0);
}

TEST_CASE("HU-W2: a tree stops a rock and the car stops it before its space") {
    TestForest tree;
    tree.trees("d1e").begin_turn().play("throw e");
    CHECK(tree.has_event("flight 1 e 3 tree"));
    CHECK(tree.rocks_at("d1") == 1);
    TestForest car;
    car.begin_turn().play("throw e");
    CHECK(car.has_event("flight 1 e 5 car"));
    CHECK(car.rocks_at("f1") == 1);
    CHECK(car.noise_at() == "f1");
}

TEST_CASE("HU-W2 HU-W4: a rock that does not leave the space stays there and is not taken") {
    TestForest forest;
    forest.begin_turn().play("throw n");
    CHECK(forest.event_texts() == "throw 1 n, flight 1 n 0 border");
    CHECK(forest.rocks_at("a1") == 1);
    CHECK(forest.rocks_of(1) == 0);
    CHECK(forest.noise_at() == "a1");
}

TEST_CASE("HU-W4: a rock moves the noise to where it lands") {
    TestForest forest;
    forest.noise("c7").trees("d1e").begin_turn().play("throw e");
    CHECK(forest.noise_at() == "d1");
}

TEST_CASE("HU-W3 HU-W6: an upright friend that is hit loses health and may retreat") {
    TestForest forest;
    forest.hunted(2, "d1").begin_turn().play("throw e");
    CHECK(forest.event_texts() == "throw 1 e, flight 1 e 3 friend 2, hurt 2 1");
    CHECK(forest.cause_of("hurt") == "flight 1 e 3 friend 2");
    CHECK(forest.rocks_at("d1") == 1);
    CHECK(forest.noise_at() == "d1");
    CHECK(forest.rocks_of(2) == 1);
    CHECK(forest.pending_decision() == "retreat 2");
    CHECK(forest.legal() == "retreat n, retreat e, retreat s, retreat w, search, hide, stand");
}

TEST_CASE("HU-W6: after the retreat the thrower continues its turn") {
    TestForest forest;
    forest.hunted(2, "d1").begin_turn().play("throw e, retreat s, retreat s");
    CHECK(forest.where(2) == "d3");
    CHECK(forest.pending_decision() == "retreat 2");
    CHECK(forest.legal() == "search, hide, stand");
    forest.play("stand");
    CHECK(forest.has_event("stand 2"));
    CHECK(forest.cause_of("stand") == "flight 1 e 3 friend 2");
    CHECK(forest.pending_decision() == "turn 1");
    CHECK(forest.legal() == "move e, move s");
}

TEST_CASE("HU-W6: the friend may stand at once or hide") {
    TestForest standing;
    standing.hunted(2, "d1").begin_turn().play("throw e, stand");
    CHECK(standing.pending_decision() == "turn 1");
    CHECK_FALSE(standing.is_hidden(2));
    TestForest hiding;
    hiding.hunted(2, "d1").begin_turn().play("move e, move w, throw e, hide");
    CHECK(hiding.is_hidden(2));
    CHECK(hiding.pending_decision() == "after 1");
    CHECK(hiding.legal() == "search, end");
}

TEST_CASE("HU-W6: the friend may hide even after a call") {
    TestForest forest;
    forest.hunted(2, "d1").called(3, true).begin_turn().play("throw e");
    CHECK(forest.offers("hide"));
    CHECK(forest.offers("stand"));
}

TEST_CASE("HU-W6 HU-M3: the retreat of the friend takes rocks and starts no combat") {
    TestForest forest;
    forest.hunted(2, "d1").hunter("e2").rocks("d2").begin_turn().play("throw e, retreat s");
    CHECK(forest.has_event("step 2 s retreat"));
    CHECK(forest.has_event("rocks 2 1"));
    CHECK_FALSE(forest.has_event("combat"));
    CHECK(forest.pending_decision() == "retreat 2");
}

TEST_CASE("HU-W6 HU-E2: a friend that loses its last health ends the game at once") {
    TestForest forest;
    forest.hunted(2, "d1").health(2, 1).begin_turn().play("throw e");
    CHECK(
        forest.event_texts() == "throw 1 e, flight 1 e 3 friend 2, hurt 2 0, result hunter death"
    );
    CHECK(forest.cause_of("result") == "hurt 2 0");
    CHECK(forest.pending_decision() == "none");
    CHECK(forest.legal().empty());
}

TEST_CASE("HU-W3 HU-H2: rocks fly over hidden Hunted and may land under them") {
    TestForest over;
    over.hunted(2, "d1").hidden(2).begin_turn().play("throw e");
    CHECK(over.has_event("flight 1 e 5 car"));
    CHECK(over.health_of(2) == 2);
    TestForest under;
    under.hunted(2, "d1").hidden(2).trees("d1e").begin_turn().play("throw e");
    CHECK(under.has_event("flight 1 e 3 tree"));
    CHECK(under.rocks_at("d1") == 1);
    CHECK(under.rocks_of(2) == 1);
    TestForest beyond;
    beyond.hunted(2, "c1").hidden(2).hunted(3, "d1").begin_turn().play("throw e");
    CHECK(beyond.has_event("flight 1 e 3 friend 3"));
}

TEST_CASE("HU-W5: the Hunter is hit in his space and driven back two and wounded") {
    TestForest forest;
    forest.hunter("c1").begin_turn().play("throw e");
    CHECK(forest.event_texts() == "throw 1 e, flight 1 e 2 hunter, wound, driven e 2");
    CHECK(forest.cause_of("wound") == "flight 1 e 2 hunter");
    CHECK(forest.cause_of("driven") == "wound");
    CHECK(forest.hunter_at() == "e1");
    CHECK(forest.rocks_at("c1") == 1);
    CHECK(forest.noise_at() == "c1");
    CHECK(forest.state.open.wounded);
    CHECK(forest.pending_decision() == "turn 1");
    CHECK(forest.state.statistics.hunted.at(0).hits == 1);
}

TEST_CASE("HU-W5: a hit on the Hunter starts no combat with a Hunted next to him") {
    TestForest forest;
    forest.hunted(1, "f3").hunter("g3").trees("g3e").begin_turn().play("throw e");
    CHECK(forest.has_event("flight 1 e 1 hunter"));
    CHECK_FALSE(forest.has_event("combat"));
    CHECK(forest.hunter_at() == "g3");
    CHECK(forest.pending_decision() == "turn 1");
}

TEST_CASE("HU-X6: the Hunter is driven back up to a tree or the border or the car or a piece") {
    TestForest tree;
    tree.hunter("c1").trees("d1e").begin_turn().play("throw e");
    CHECK(tree.hunter_at() == "d1");
    TestForest border;
    border.hunter("a7").hunted(2, "c2").hunted(3, "c4").begin_turn().play("throw s");
    CHECK(border.hunter_at() == "a8");
    CHECK(border.has_event("driven s 1"));
    TestForest car;
    car.hunter("e1").begin_turn().play("throw e");
    CHECK(car.hunter_at() == "f1");
    TestForest piece;
    piece.hunter("c1").hunted(2, "e1").hidden(2).begin_turn().play("throw e");
    CHECK(piece.hunter_at() == "d1");
}

TEST_CASE("HU-X6: the Hunter stops before a space where he would touch another upright Hunted") {
    TestForest upright;
    upright.hunter("c1").hunted(2, "e2").begin_turn().play("throw e");
    CHECK(upright.hunter_at() == "d1");
    TestForest hidden;
    hidden.hunter("c1").hunted(2, "e2").hidden(2).begin_turn().play("throw e");
    CHECK(hidden.hunter_at() == "e1");
    TestForest tree;
    tree.hunter("c1").hunted(2, "e2").trees("e1s").begin_turn().play("throw e");
    CHECK(tree.hunter_at() == "e1");
}

TEST_CASE("HU-X6: if he cannot be driven back the Hunter stays and the noise remains") {
    TestForest forest;
    forest.hunter("c1").trees("c1e").begin_turn().play("throw e");
    CHECK(forest.hunter_at() == "c1");
    CHECK(forest.noise_at() == "c1");
    CHECK(forest.state.open.wounded);
}

TEST_CASE("HU-D3 HU-X6: a rock of the Boxer drives the Hunter back three and the noise remains") {
    TestForest forest;
    forest.hunted(1, "a1").character(1, Character::Boxer).hunter("b1").hunted(2, "a4");
    forest.hunted(3, "a6").begin_turn().play("throw e");
    CHECK(forest.hunter_at() == "e1");
    CHECK(forest.noise_at() == "b1");
}

TEST_CASE(
    "HU-W7: a rock thrown inside the car flies over the other car space even if it is occupied"
) {
    TestForest forest;
    forest.car("b2", "c2").hunted(1, "b2").hunted(2, "c2").begin_turn().play("throw e");
    CHECK(forest.has_event("flight 1 e 6 border"));
    CHECK(forest.health_of(2) == 2);
    CHECK(forest.rocks_at("h2") == 1);
}

TEST_CASE("HU-W7 HU-W2: a rock thrown inside the car may land in the other car space") {
    TestForest forest;
    forest.car("b2", "c2").trees("c2e").hunted(1, "b2").hunted(2, "c2").begin_turn();
    forest.play("throw e");
    CHECK(forest.has_event("flight 1 e 1 tree"));
    CHECK(forest.rocks_at("c2") == 1);
    CHECK(forest.noise_at() == "c2");
}

TEST_CASE("HU-W7: a Hunted in the car is not hit from outside") {
    TestForest forest;
    forest.car("c2", "d2").hunted(1, "a2").hunted(2, "c2").begin_turn().play("throw e");
    CHECK(forest.has_event("flight 1 e 1 car"));
    CHECK(forest.rocks_at("b2") == 1);
    CHECK(forest.health_of(2) == 2);
}

TEST_CASE("HU-N1 HU-Z3: a throw counts as a noise and as a thrown rock") {
    TestForest forest;
    forest.begin_turn().play("throw e");
    CHECK(forest.state.statistics.noises == 1);
    CHECK(forest.state.statistics.hunted.at(0).rocks_thrown == 1);
}

}  // namespace tenebrae::nyctophobia::testing

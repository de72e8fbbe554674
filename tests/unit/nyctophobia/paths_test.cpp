// SPDX-License-Identifier: MIT
// Section V: where the Hunter may go.
#include "catch.hpp"
#include "test_forest.hpp"

namespace tenebrae::nyctophobia::testing {
namespace {

/// Returns a forest with the Hunter on e5 and all Hunted hidden in the south-west, so that the
/// Hunter has no goal.
TestForest hidden_forest(Rules rules = plain_rules()) {
    TestForest forest(rules);
    forest.hunter("e5").car("g1", "h1");
    forest.hunted(1, "a8").hidden(1).hunted(2, "b8").hidden(2).hunted(3, "c8").hidden(3);
    return forest;
}

/// Returns a forest with Hunted 1 upright in this space.
TestForest hunting(std::string_view hunter, std::string_view hunted) {
    TestForest forest = hidden_forest();
    forest.hunter(hunter).hunted(1, hunted).hidden(1, false);
    return forest;
}

/// Returns the legal steps of the card Calm (move 2).
std::string steps(TestForest forest) {
    forest.begin_hunter().play("card 1");
    return forest.pending_decision() == "step hunter" ? forest.legal() : "not asked";
}

TEST_CASE("HU-V1: a reached noise is removed before a combat that is due") {
    TestForest forest = hunting("e5", "e4");
    forest.noise("e5").begin_hunter().play("card 1");
    CHECK(forest.event_texts() == "card calm, text any, reached, combat 1 s, hurt 1 1");
    CHECK(forest.noise_at() == "off");
}

TEST_CASE("HU-V1: after a step a reached noise is also removed before the combat") {
    TestForest forest = hunting("e6", "e4");
    forest.noise("e5").begin_hunter().play("card 1, step n");
    CHECK(
        forest.event_texts() == "card calm, text any, hunter-step n, reached, combat 1 s, hurt 1 1"
    );
}

TEST_CASE("HU-V1: all steps of a move are compulsory") {
    TestForest forest = hunting("e8", "e1");
    forest.begin_hunter().play("card 1");
    CHECK(forest.legal() == "step n");
    forest.play("step n");
    CHECK(forest.legal() == "step n");
    forest.play("step n");
    CHECK(forest.hunter_at() == "e6");
    CHECK(forest.pending_decision() == "turn 1");
}

TEST_CASE("HU-V1: the move ends early if no step is legal") {
    // The only exit of h8 and g8 is h7, where a hidden Hunted is.
    TestForest forest = hunting("h8", "e1");
    forest.trees("g8n f8e").hunted(2, "h7").begin_hunter().play("card 1");
    CHECK(forest.hunter_at() == "h8");
    CHECK(forest.pending_decision() == "turn 1");
}

TEST_CASE("HU-V2 HU-K1: the Hunter enters no car and no space of a Hunted and crosses no tree") {
    CHECK(steps(hunting("e5", "e1").car("e4", "f4")) == "step w");
    CHECK(steps(hunting("e5", "e1").trees("e4s")) == "step e, step w");
    CHECK(steps(hunting("e5", "e1").hunted(2, "e4")) == "step e, step w");
}

TEST_CASE("HU-V3: a path goes around Hunted even if they are hidden") {
    // The straight path of two steps is blocked by the hidden Hunted on e7.
    CHECK(steps(hunting("e8", "e5")) == "step n");
    CHECK(steps(hunting("e8", "e5").hunted(2, "e7")) == "step e, step w");
}

TEST_CASE("HU-V3: a space with a Hunted in it is not a goal") {
    // Of the spaces next to a1 only b1 is free, five steps away.
    CHECK(steps(hunting("a5", "a1").hunted(2, "h8")) == "step n");
    CHECK(steps(hunting("a5", "a1").hunted(2, "a2")) == "step n, step e");
}

TEST_CASE("HU-V3: if there is no path the Hunted are no obstacles for the distance") {
    TestForest forest = hunting("g8", "e1");
    forest.trees("g8n f8e").hunted(2, "h7").begin_hunter().play("card 1");
    CHECK(forest.legal() == "step e");
    forest.play("step e");
    CHECK(forest.hunter_at() == "h8");
    CHECK(forest.pending_decision() == "turn 1");  // he cannot enter h7
}

TEST_CASE("HU-V3 HU-V4: a Hunted that cannot be reached is no goal if another can be reached") {
    // Hunted 1 in the corner a1 is nearer, but a2 and b1 are filled. Hunted 2 can be reached.
    TestForest forest;
    forest.hunter("b3").hunted(1, "a1").hunted(2, "g3").hunted(3, "a2").hidden(3).trees("a1e");
    CHECK(steps(forest) == "step e");
}

TEST_CASE("HU-V4: the noise is the goal even if a Hunted is nearer") {
    CHECK(steps(hunting("e5", "c5").noise("e2")) == "step n");
    CHECK(steps(hunting("e5", "c5").noise("g2")) == "step n, step e");
    CHECK(steps(hunting("e5", "c5").noise("e2").trees("e4s e2s")) == "step e, step w");
}

TEST_CASE("HU-V4: the goals for a noise under a Hunted are the spaces next to it over open sides") {
    CHECK(steps(hidden_forest().hunter("e4").noise("e2").hunted(1, "e2")) == "step n");
    // With a tree on its south side the goals are d2 and f2, three steps away.
    CHECK(
        steps(hidden_forest().hunter("e4").noise("e2").hunted(1, "e2").trees("e2s"))
        == "step n, step e, step w"
    );
}

TEST_CASE("HU-V4: the goals for a noise in the car are the spaces next to either car space") {
    // e3 is next to e2, the nearer half of the car.
    CHECK(steps(hidden_forest().hunter("e5").car("e1", "e2").noise("e1")) == "step n");
    // The half with the noise is open only on the far side. d1 is next to the other half and
    // nearer.
    CHECK(
        steps(hidden_forest().hunter("c2").car("e1", "e2").noise("e2").trees("e2s d2e"))
        == "step n, step e"
    );
}

TEST_CASE("HU-V4 HU-V6: without noise all the nearest Hunted are goals") {
    CHECK(steps(hunting("e5", "e2").hunted(2, "a5").hidden(2, false)) == "step n");
    CHECK(steps(hunting("e5", "e2").hunted(2, "b5").hidden(2, false)) == "step n, step w");
    CHECK(steps(hunting("e5", "c3")) == "step n, step w");
}

TEST_CASE("HU-V4: a hidden Hunted is not a goal") {
    CHECK(steps(hunting("e5", "e1").hunted(2, "c5")) == "step n");
}

TEST_CASE("HU-V4: the goals for a Hunted in the car are the spaces next to it outside the car") {
    // The goals are d1 and f1, four steps away. e2 is part of the car.
    CHECK(steps(hunting("e4", "e1").car("e1", "e2")) == "step n, step e, step w");
}

TEST_CASE("HU-V4: the Hunter goes around a tree to reach the Hunted behind it") {
    // The tree on e3s separates e4 from e3. The spaces next to e3 are d3, e2 and f3.
    CHECK(steps(hunting("e4", "e3").trees("e3s")) == "step e, step w");
}

TEST_CASE("HU-V4: the goal is computed again for each step") {
    TestForest forest = hunting("e5", "a4");
    forest.noise("e4").begin_hunter().play("card 1");
    CHECK(forest.legal() == "step n");
    forest.play("step n");
    CHECK(forest.legal() == "step w");
}

TEST_CASE("HU-V5: a noise in the Hunter's space is reached at the beginning of the move") {
    TestForest forest = hunting("e5", "e1");
    forest.noise("e5").begin_hunter().play("card 1");
    CHECK(forest.has_event("reached"));
    CHECK(forest.cause_of("reached") == "card calm");
    CHECK(forest.legal() == "step n");
}

TEST_CASE("HU-V5: a noise in the space of a Hunted is reached by touching it") {
    TestForest forest = hidden_forest();
    forest.hunter("e4").noise("e2").hunted(1, "e2").begin_hunter().play("card 1, step n");
    CHECK(forest.has_event("reached"));
    CHECK(forest.noise_at() == "off");
    CHECK_FALSE(forest.has_event("combat"));
}

TEST_CASE("HU-V5: a tree between them keeps the Hunter from touching the noise") {
    TestForest forest = hidden_forest();
    forest.hunter("e4").noise("e2").hunted(1, "e2").trees("e2s").begin_hunter();
    forest.play("card 1, step n");
    CHECK(forest.noise_at() == "e2");
}

TEST_CASE("HU-V5: a noise that he can step on is not reached by touching it") {
    TestForest forest = hidden_forest();
    forest.hunter("e4").noise("e2").wounded().begin_hunter().play("card 1, step n");
    CHECK(forest.hunter_at() == "e3");
    CHECK(forest.noise_at() == "e2");
}

TEST_CASE("HU-V5: a noise in the car is reached by touching either car space") {
    TestForest forest = hidden_forest();
    forest.hunter("e4").car("e1", "e2").noise("e1").begin_hunter().play("card 1, step n");
    CHECK(forest.has_event("reached"));
    CHECK(forest.noise_at() == "off");
}

TEST_CASE("HU-V5: the Hunter continues without the noise that he reached") {
    TestForest forest = hunting("e4", "a3");
    forest.noise("e3").begin_hunter().play("card 1, step n");
    CHECK(forest.legal() == "step w");
    forest.play("step w");
    CHECK(forest.hunter_at() == "d3");
}

TEST_CASE("HU-V7: without an upright Hunted and noise he prowls but never next to a hidden Hunted"
) {
    CHECK(steps(hidden_forest()) == "step n, step e, step s, step w, stay");
    CHECK(steps(hidden_forest().hunted(1, "e3")) == "step e, step s, step w, stay");
    CHECK(
        steps(hidden_forest().hunted(1, "e3").trees("e3s"))
        == "step n, step e, step s, step w, stay"
    );
    CHECK(steps(hidden_forest().hunted(1, "e4")) == "step e, step s, step w, stay");
}

TEST_CASE("HU-V7: `stay` ends the instruction") {
    TestForest forest = hidden_forest();
    forest.begin_hunter().play("card 1, stay");
    CHECK(forest.hunter_at() == "e5");
    CHECK(forest.pending_decision() == "turn 1");
}

TEST_CASE("HU-V7: the instruction ends automatically if there is no space to prowl to") {
    TestForest forest = hidden_forest();
    forest.hunter("h8").trees("g8e").hunted(1, "h6").begin_hunter().play("card 1");
    CHECK(forest.hunter_at() == "h8");
    CHECK(forest.pending_decision() == "turn 1");
}

TEST_CASE("HU-V7: with ambush he may go next to a hidden Hunted") {
    Rules rules = plain_rules();
    rules.ambush = true;
    CHECK(steps(hidden_forest(rules).hunted(1, "e3")) == "step n, step e, step s, step w, stay");
    CHECK(steps(hidden_forest(rules).hunted(1, "e4")) == "step e, step s, step w, stay");
}

TEST_CASE("HU-V7: he prowls with the steps left after the noise is reached") {
    TestForest forest = hidden_forest();
    forest.noise("e4").begin_hunter().play("card 1");
    CHECK(forest.legal() == "step n");
    forest.play("step n");
    CHECK(forest.legal() == "step n, step e, step s, step w, stay");
}

TEST_CASE(
    "HU-V8: on a move to the nearest Hunted the noise is no goal but can be entered and reached"
) {
    TestForest forest = hunting("e5", "e1");
    forest.noise("h5").hand(Card::Stalk).begin_hunter().play("card 1");
    CHECK(forest.has_event("text noise"));
    CHECK(forest.legal() == "step n");

    TestForest stood = hunting("e5", "e1");
    stood.noise("e4").hand(Card::Stalk).begin_hunter().play("card 1, step n");
    CHECK(stood.noise_at() == "off");
    CHECK(stood.has_event("reached"));
}

TEST_CASE("HU-V8: on a move to the nearest Hunted a noise is not reached by touching it") {
    TestForest forest = hunting("e5", "e1");
    forest.noise("f4").hunted(2, "f4").hand(Card::Stalk).begin_hunter().play("card 1, step n");
    CHECK(forest.noise_at() == "f4");
}

TEST_CASE("HU-V9: a run goes straight on until something is in the way") {
    const auto end_of_run = [](TestForest forest, std::string_view run) {
        forest.hand(Card::Berserk).begin_hunter().play("card 1");
        forest.play(run);
        CHECK(forest.pending_decision() == "turn 1");
        return forest.hunter_at();
    };
    CHECK(end_of_run(hidden_forest(), "run n") == "e1");
    CHECK(end_of_run(hidden_forest().trees("e2s"), "run n") == "e3");
    CHECK(end_of_run(hidden_forest().car("e2", "f2"), "run n") == "e3");
    CHECK(end_of_run(hidden_forest().hunted(2, "b5"), "run w") == "c5");
}

TEST_CASE("HU-V9: he can run only in a direction where he can enter the next space") {
    TestForest forest = hidden_forest();
    forest.trees("e4s").hunted(1, "f5").car("d5", "d4").hand(Card::Berserk).begin_hunter();
    forest.play("card 1");
    CHECK(forest.pending_decision() == "run hunter");
    CHECK(forest.legal() == "run s");

    TestForest shut = hidden_forest();
    shut.trees("e4s d5e").hunted(3, "f5").hunted(2, "e6").hand(Card::Berserk).begin_hunter();
    shut.play("card 1");
    CHECK(shut.pending_decision() == "turn 1");
}

TEST_CASE("HU-V9: a combat stops a run and a noise on the way is reached") {
    TestForest forest = hunting("e5", "f3");
    forest.noise("e4").hand(Card::Berserk).begin_hunter().play("card 1, run n");
    CHECK(forest.hunter_at() == "e3");
    CHECK(
        forest.event_texts()
        == "card berserk, text any, hunter-step n, reached, hunter-step n, combat 1 w, hurt 1 1"
    );
}

TEST_CASE("HU-V9: a noise at the beginning of a run is reached but one beside the run is not") {
    TestForest forest = hidden_forest();
    forest.noise("e5").hand(Card::Berserk).begin_hunter().play("card 1");
    CHECK(forest.has_event("reached"));

    TestForest beside = hidden_forest();
    beside.noise("f4").hunted(1, "f4").hand(Card::Berserk).begin_hunter().play("card 1, run n");
    CHECK(beside.hunter_at() == "e1");
    CHECK(beside.noise_at() == "f4");
}

TEST_CASE("HU-V10: a tree on a side of his space must be felled if the card says so") {
    TestForest forest = hidden_forest();
    forest.trees("e4s e5e c5e").hand(Card::Chop).begin_hunter().play("card 1");
    CHECK(forest.pending_decision() == "fell hunter");
    CHECK(forest.legal() == "fell n, fell e");
    forest.play("fell e");
    CHECK(forest.has_event("felled e5e"));
    CHECK_FALSE(forest.has_tree("e5e"));
    CHECK(forest.has_tree("e4s"));
    CHECK(forest.pending_decision() == "step hunter");
}

TEST_CASE("HU-V10: without a tree on a side of his space nothing is felled") {
    TestForest forest = hidden_forest();
    forest.trees("c5e").hand(Card::Chop).begin_hunter().play("card 1");
    CHECK(forest.pending_decision() == "step hunter");
}

TEST_CASE("HU-V11: near sides are the sides of his space and of the eight spaces around it") {
    Rules rules = plain_rules();
    rules.deck = Deck::Mage;
    TestForest forest = hidden_forest(rules);
    forest.hunter("h8").noise("d4").hand(Card::Thicket, Card::Bored).begin_hunter();
    forest.play("card 1");
    CHECK(forest.pending_decision() == "plant hunter");
    CHECK(
        forest.legal()
        == "plant g6s, plant h6s, plant f7e, plant g7e, plant g7s, plant h7s, plant f8e, "
           "plant g8e, skip"
    );
}

}  // namespace
}  // namespace tenebrae::nyctophobia::testing

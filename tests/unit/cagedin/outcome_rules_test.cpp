// SPDX-License-Identifier: MIT
// Section X: how a fight ends and who wins it.
#include "catch.hpp"
#include "test_fight.hpp"

namespace tenebrae::cagedin::testing {
namespace {

/// Returns round 3 after red's footwork drew the last card, so that the judges decide.
TestFight before_the_judges() {
    TestFight fight;
    fight.round(3).hand(kRed, "calf-l").only_deck("jab-l");
    return fight;
}

void require_over(const TestFight& fight) {
    CHECK(fight.pending_decision() == "none");
    CHECK(fight.state.open.owner == kNobody);
    CHECK(fight.legal().empty());
    CHECK(fight.events.back().kind == EventKind::Over);
}

TEST_CASE("CI-X1: a knockout wins for the other fighter at once") {
    TestFight fight;
    fight.cubes(kBlue, Meter::Head, 8).hand(kRed, "jab-l jab-r").turn();
    fight.play("strike jab-l, pass");
    CHECK(
        fight.event_texts().find("damage blue head 9 hit, over red knockout") != std::string::npos
    );
    CHECK_FALSE(fight.has_event("combo"));
    require_over(fight);
}

TEST_CASE("CI-X1: a counter-strike can knock out the attacker") {
    TestFight fight;
    fight.cubes(kRed, Meter::Head, 8).hand(kBlue, "upper-l hook-r").turn();
    fight.play("strike hook-l, block upper-l");
    CHECK(fight.result() == "blue knockout");
    require_over(fight);
}

TEST_CASE("CI-X1, CI-B5: damage to a full leg with a full fatigue meter is a knockout") {
    TestFight fight;
    fight.cubes(kBlue, Meter::LegLeft, 4).cubes(kBlue, Meter::Fatigue, 8);
    fight.hand(kRed, "calf-l calf-r").turn().play("strike calf-l, pass");
    CHECK(fight.result() == "red knockout");
    require_over(fight);
}

TEST_CASE("CI-X1: a knockout in an early round ends the fight as in the last") {
    for (int round = 1; round <= 3; ++round) {
        TestFight fight;
        fight.round(round).cubes(kBlue, Meter::Head, 8).turn().play("strike hook-l, pass");
        CHECK(fight.result() == "red knockout");
        CHECK(fight.state.open.round == round);
    }
}

TEST_CASE("CI-X2: the attacker wins by submission whether he is red or blue") {
    TestFight fight;
    fight.mat().active(kBlue).cubes(kRed, Meter::Fatigue, 8);
    fight.ground("heel-h-t heel-bl-t heel-br-t").turn().play("submit kim-h-t, pass");
    CHECK(fight.has_event("over blue submission"));
    CHECK(fight.cause_of("over") == "overturned heel-br-t");
    CHECK(fight.result() == "blue submission");
    require_over(fight);
}

TEST_CASE("CI-X3: after the last round the lower sum of all cubes wins including fatigue") {
    TestFight fight = before_the_judges();
    fight.cubes(kRed, Meter::Head, 2)
        .cubes(kRed, Meter::LegRight, 1)
        .cubes(kRed, Meter::Fatigue, 4);
    fight.cubes(kBlue, Meter::BodyLeft, 3).cubes(kBlue, Meter::BodyRight, 3);
    fight.turn().play("footwork calf-l d3");
    CHECK(fight.has_event("judged 7 6"));
    CHECK(fight.has_event("over blue decision"));
    CHECK(fight.cause_of("judged") == "round-ends 3");
    CHECK(fight.result() == "blue decision");
    require_over(fight);
}

TEST_CASE("CI-X3: red wins with the lower sum as well") {
    TestFight fight = before_the_judges();
    fight.cubes(kBlue, Meter::Fatigue, 1).turn().play("footwork calf-l d3");
    CHECK(fight.has_event("judged 0 1"));
    CHECK(fight.result() == "red decision");
}

TEST_CASE("CI-X4: equal sums are a draw") {
    TestFight fight = before_the_judges();
    fight.cubes(kRed, Meter::Fatigue, 3).cubes(kBlue, Meter::Head, 3);
    fight.turn().play("footwork calf-l d3");
    CHECK(fight.has_event("judged 3 3"));
    CHECK(fight.has_event("over draw"));
    CHECK(fight.result() == "draw");
    CHECK(fight.state.open.winner == kNobody);
    require_over(fight);
}

TEST_CASE("CI-X5: the owner of the decision may resign and the other wins") {
    TestFight active;
    active.turn().resign();
    CHECK(active.event_texts() == "over blue resigned");
    CHECK(active.result() == "blue resigned");
    require_over(active);

    TestFight defender;
    defender.turn().play("strike hook-l");
    defender.resign();
    CHECK(defender.result() == "red resigned");
    require_over(defender);
}

TEST_CASE("CI-X5: a fighter may resign while types are chosen and between the rounds") {
    TestFight chooses;
    chooses.start_fight(3);
    REQUIRE(chooses.pending_decision() == "type red");
    chooses.resign();
    CHECK(chooses.result() == "blue resigned");
    require_over(chooses);

    TestFight second;
    second.start_fight(3).play("type judo");
    second.resign();
    CHECK(second.result() == "red resigned");

    TestFight corner;
    corner.hand(kRed, "calf-l").only_deck("jab-l").turn().play("footwork calf-l d3");
    REQUIRE(corner.pending_decision() == "recover blue");
    corner.resign();
    CHECK(corner.result() == "red resigned");
    require_over(corner);
}

}  // namespace
}  // namespace tenebrae::cagedin::testing

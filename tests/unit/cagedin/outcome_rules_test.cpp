// SPDX-License-Identifier: MIT
// Section X: how a fight ends and who wins it.
#include "bout.hpp"
#include "catch.hpp"

namespace tenebrae::cagedin::trial {
namespace {

/// Returns round 3 after red's footwork drew the last card, so that the judges decide.
Bout before_the_judges() {
    Bout bout;
    bout.round(3).hand(kRed, "calf-l").only_deck("jab-l");
    return bout;
}

void require_over(const Bout& bout) {
    CHECK(bout.ask() == "none");
    CHECK(bout.state.open.owner == kNobody);
    CHECK(bout.legal().empty());
    CHECK(bout.events.back().kind == EventKind::Over);
}

TEST_CASE("CI-X1: a knockout wins for the other fighter at once") {
    Bout bout;
    bout.cubes(kBlue, Meter::Head, 8).hand(kRed, "jab-l jab-r").turn();
    bout.play("strike jab-l, pass");
    CHECK(bout.told().find("damage blue head 9 hit, over red knockout") != std::string::npos);
    CHECK_FALSE(bout.tells("combo"));
    require_over(bout);
}

TEST_CASE("CI-X1: a counter-strike can knock out the attacker") {
    Bout bout;
    bout.cubes(kRed, Meter::Head, 8).hand(kBlue, "upper-l hook-r").turn();
    bout.play("strike hook-l, block upper-l");
    CHECK(bout.result() == "blue knockout");
    require_over(bout);
}

TEST_CASE("CI-X1, CI-B5: damage to a full leg with a full fatigue meter is a knockout") {
    Bout bout;
    bout.cubes(kBlue, Meter::LegLeft, 4).cubes(kBlue, Meter::Fatigue, 8);
    bout.hand(kRed, "calf-l calf-r").turn().play("strike calf-l, pass");
    CHECK(bout.result() == "red knockout");
    require_over(bout);
}

TEST_CASE("CI-X1: a knockout in an early round ends the fight as in the last") {
    for (int round = 1; round <= 3; ++round) {
        Bout bout;
        bout.round(round).cubes(kBlue, Meter::Head, 8).turn().play("strike hook-l, pass");
        CHECK(bout.result() == "red knockout");
        CHECK(bout.state.open.round == round);
    }
}

TEST_CASE("CI-X2: the attacker wins by submission whether he is red or blue") {
    Bout bout;
    bout.mat().active(kBlue).cubes(kRed, Meter::Fatigue, 8);
    bout.ground("heel-h-t heel-bl-t heel-br-t").turn().play("submit kim-h-t, pass");
    CHECK(bout.tells("over blue submission"));
    CHECK(bout.cause_of("over") == "overturned heel-br-t");
    CHECK(bout.result() == "blue submission");
    require_over(bout);
}

TEST_CASE("CI-X3: after the last round the lower sum of all cubes wins including fatigue") {
    Bout bout = before_the_judges();
    bout.cubes(kRed, Meter::Head, 2).cubes(kRed, Meter::LegRight, 1).cubes(kRed, Meter::Fatigue, 4);
    bout.cubes(kBlue, Meter::BodyLeft, 3).cubes(kBlue, Meter::BodyRight, 3);
    bout.turn().play("footwork calf-l d3");
    CHECK(bout.tells("judged 7 6"));
    CHECK(bout.tells("over blue decision"));
    CHECK(bout.cause_of("judged") == "round-ends 3");
    CHECK(bout.result() == "blue decision");
    require_over(bout);
}

TEST_CASE("CI-X3: red wins with the lower sum as well") {
    Bout bout = before_the_judges();
    bout.cubes(kBlue, Meter::Fatigue, 1).turn().play("footwork calf-l d3");
    CHECK(bout.tells("judged 0 1"));
    CHECK(bout.result() == "red decision");
}

TEST_CASE("CI-X4: equal sums are a draw") {
    Bout bout = before_the_judges();
    bout.cubes(kRed, Meter::Fatigue, 3).cubes(kBlue, Meter::Head, 3);
    bout.turn().play("footwork calf-l d3");
    CHECK(bout.tells("judged 3 3"));
    CHECK(bout.tells("over draw"));
    CHECK(bout.result() == "draw");
    CHECK(bout.state.open.winner == kNobody);
    require_over(bout);
}

TEST_CASE("CI-X5: the owner of the decision may resign and the other wins") {
    Bout active;
    active.turn().resign();
    CHECK(active.told() == "over blue resigned");
    CHECK(active.result() == "blue resigned");
    require_over(active);

    Bout defender;
    defender.turn().play("strike hook-l");
    defender.resign();
    CHECK(defender.result() == "red resigned");
    require_over(defender);
}

TEST_CASE("CI-X5: a fighter may resign while types are chosen and between the rounds") {
    Bout chooses;
    chooses.fight(3);
    REQUIRE(chooses.ask() == "type red");
    chooses.resign();
    CHECK(chooses.result() == "blue resigned");
    require_over(chooses);

    Bout second;
    second.fight(3).play("type judo");
    second.resign();
    CHECK(second.result() == "red resigned");

    Bout corner;
    corner.hand(kRed, "calf-l").only_deck("jab-l").turn().play("footwork calf-l d3");
    REQUIRE(corner.ask() == "recover blue");
    corner.resign();
    CHECK(corner.result() == "red resigned");
    require_over(corner);
}

}  // namespace
}  // namespace tenebrae::cagedin::trial

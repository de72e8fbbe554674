// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "test_fight.hpp"

/// Section B of the rules.
namespace tenebrae::cagedin::testing {
namespace {

/// Returns a fight in which Red's hook has landed on a head with `head` cubes.
TestFight hit_on_head(int head, int fatigue = 0) {
    TestFight fight;
    fight.hand(kRed, "hook-l rib-l").cubes(kBlue, Meter::Head, head);
    fight.cubes(kBlue, Meter::Fatigue, fatigue).turn().play("strike hook-l, pass");
    return fight;
}

TestFight hit_on_leg(int leg, int fatigue) {
    TestFight fight;
    fight.hand(kRed, "calf-r rib-l").cubes(kBlue, Meter::LegRight, leg);
    fight.cubes(kBlue, Meter::Fatigue, fatigue).turn().play("strike calf-r, pass");
    return fight;
}

/// Returns a fight in which a haymaker has hit the left leg. Table 1 has no such card.
TestFight haymaker_on_leg(int leg, int fatigue) {
    Rules rules = standard_rules();
    rules.tables.standup[8].location = Location::LegLeft;  // the left Overhand
    TestFight fight(rules);
    fight.hand(kRed, "over-l rib-l").cubes(kBlue, Meter::LegLeft, leg);
    fight.cubes(kBlue, Meter::Fatigue, fatigue).turn().play("haymaker over-l, pass");
    return fight;
}

}  // namespace

TEST_CASE("CI-B1, CI-B2: a point covers the next space of its meter from the first to the last") {
    CHECK(hit_on_head(0).has_event("damage blue head 1 hit"));
    CHECK(hit_on_head(3).has_event("damage blue head 4 hit"));
    TestFight fight;
    fight.hand(kRed, "jab-l jab-r rib-l").turn();
    fight.play("strike jab-l, pass, strike jab-r, pass");
    CHECK(fight.cubes(kBlue, Meter::Head) == 2);
}

TEST_CASE("CI-B3: a cube on an F space gives 1 fatigue and a cube on another space none") {
    for (int head = 0; head < 8; ++head) {
        CAPTURE(head);
        CHECK(hit_on_head(head).has_event("fatigue") == (head == 2 || head == 5));
    }
    const TestFight fight = hit_on_head(2, 4);
    CHECK(fight.has_event("fatigue blue f-space 5"));
    CHECK(fight.cause_of("fatigue") == "damage blue head 3 hit");
    CHECK(fight.cubes(kRed, Meter::Fatigue) == 0);
}

TEST_CASE("CI-B3: body and leg meters have their own F spaces") {
    const auto tired = [](Meter meter, const std::string& code, int cubes) {
        TestFight fight;
        fight.hand(kRed, code + " throw").cubes(kBlue, meter, cubes).turn();
        fight.play("strike " + code + ", pass");
        CHECK(fight.cubes(kBlue, meter) == cubes + 1);
        return fight.cubes(kBlue, Meter::Fatigue) == 1;
    };
    for (int cubes = 0; cubes < 6; ++cubes) {
        CAPTURE(cubes);
        CHECK(tired(Meter::BodyLeft, "rib-l", cubes) == (cubes == 2 || cubes == 4));
        CHECK(tired(Meter::BodyRight, "rib-r", cubes) == (cubes == 2 || cubes == 4));
    }
    for (int cubes = 0; cubes < 4; ++cubes) {
        CAPTURE(cubes);
        CHECK(tired(Meter::LegLeft, "calf-l", cubes) == (cubes == 1 || cubes == 3));
        CHECK(tired(Meter::LegRight, "calf-r", cubes) == (cubes == 1 || cubes == 3));
    }
}

TEST_CASE("CI-B4: a cube on a KO space knocks out at once") {
    const TestFight head = hit_on_head(8);
    CHECK(head.result() == "red knockout");
    CHECK(head.pending_decision() == "none");
    CHECK(head.legal().empty());
    CHECK(
        head.event_texts()
        == "attack red strike hook-l, not-blocked blue strike, damage blue head 9 hit, "
           "over red knockout"
    );
    CHECK(head.cause_of("over") == "damage blue head 9 hit");
    CHECK(hit_on_head(7).result() == "none");
    for (const std::string side : {"l", "r"}) {
        TestFight body;
        body.hand(kRed, "knee-" + side + " throw");
        body.cubes(kBlue, side == "l" ? Meter::BodyLeft : Meter::BodyRight, 6).turn();
        body.play("strike knee-" + side + ", pass");
        CHECK(body.result() == "red knockout");
    }
    CHECK(hit_on_leg(3, 0).result() == "none");
}

TEST_CASE("CI-B5: damage to a full leg is fatigue instead") {
    const TestFight fight = hit_on_leg(4, 2);
    CHECK(fight.cubes(kBlue, Meter::LegRight) == 4);
    CHECK(fight.cubes(kBlue, Meter::Fatigue) == 3);
    CHECK(fight.has_event("fatigue blue full-leg 3"));
    CHECK_FALSE(fight.has_event("damage"));
    CHECK(fight.result() == "none");
    CHECK(hit_on_leg(4, 7).cubes(kBlue, Meter::Fatigue) == 8);
    CHECK(hit_on_leg(4, 7).result() == "none");
}

TEST_CASE("CI-B5: with both the leg and the fatigue meter full it is a knockout") {
    const TestFight fight = hit_on_leg(4, 8);
    CHECK(fight.result() == "red knockout");
    CHECK(fight.cubes(kBlue, Meter::LegRight) == 4);
    CHECK(fight.cubes(kBlue, Meter::Fatigue) == 8);
}

TEST_CASE("CI-B6: two points are dealt one after the other and each is checked") {
    TestFight fight;
    fight.hand(kRed, "over-l rib-l").cubes(kBlue, Meter::Head, 2).turn();
    fight.play("haymaker over-l, pass");
    CHECK(
        fight.event_texts()
        == "attack red haymaker over-l, not-blocked blue haymaker, damage blue head 3 hit, "
           "fatigue blue f-space 1, damage blue head 4 hit, pushed blue e4 e5"
    );
    const TestFight leg = haymaker_on_leg(3, 0);
    CHECK(leg.cubes(kBlue, Meter::LegLeft) == 4);
    CHECK(leg.has_event("fatigue blue f-space 1"));
    CHECK(leg.has_event("fatigue blue full-leg 2"));
    CHECK(haymaker_on_leg(3, 7).result() == "red knockout");
    CHECK(haymaker_on_leg(4, 6).cubes(kBlue, Meter::Fatigue) == 8);
    CHECK(haymaker_on_leg(4, 6).result() == "none");
    CHECK(haymaker_on_leg(4, 7).result() == "red knockout");
}

TEST_CASE("CI-B6: a knockout stops everything that would follow") {
    TestFight fight;
    fight.hand(kRed, "over-l rib-l").cubes(kBlue, Meter::Head, 8).turn();
    fight.play("haymaker over-l, pass");
    CHECK(
        fight.event_texts()
        == "attack red haymaker over-l, not-blocked blue haymaker, damage blue head 9 hit, "
           "over red knockout"
    );
    CHECK(fight.cubes(kBlue, Meter::Fatigue) == 0);
    CHECK(fight.where(kBlue) == "e4");
    CHECK(fight.pending_decision() == "none");
    TestFight second;
    second.hand(kRed, "over-l rib-l").cubes(kBlue, Meter::Head, 7).turn();
    second.play("haymaker over-l, pass");
    CHECK(second.count("damage") == 2);
    CHECK(second.result() == "red knockout");
}

TEST_CASE("CI-B7: fatigue beyond a full meter is lost and is no knockout") {
    const TestFight fight = hit_on_head(2, 8);
    CHECK(fight.cubes(kBlue, Meter::Head) == 3);
    CHECK(fight.cubes(kBlue, Meter::Fatigue) == 8);
    CHECK_FALSE(fight.has_event("fatigue"));
    CHECK(fight.pending_decision() == "turn blue");
    const TestFight leg = hit_on_leg(3, 8);
    CHECK(leg.cubes(kBlue, Meter::LegRight) == 4);
    CHECK(leg.result() == "none");
}

TEST_CASE("CI-B8: a cost needs room on the meter as for a Pure Striker's defence or a submission") {
    TestFight striker;
    striker.type(kBlue, Type::Striker).cubes(kBlue, Meter::Fatigue, 8).hand(kRed, "slam rib-l");
    striker.hand(kBlue, "slam-c shoot").turn().play("takedown slam");
    CHECK(striker.legal() == "pass");
    TestFight room;
    room.type(kBlue, Type::Striker).cubes(kBlue, Meter::Fatigue, 7).hand(kRed, "slam rib-l");
    room.hand(kBlue, "slam-c shoot").turn().play("takedown slam, block slam-c");
    CHECK(room.cubes(kBlue, Meter::Fatigue) == 8);
    TestFight submission;
    submission.mat().cubes(kRed, Meter::Fatigue, 6).cubes(kBlue, Meter::Fatigue, 3).turn();
    CHECK(submission.legal_of("submit").empty());
    CHECK(room_for_fatigue(submission.rules, submission.state.open.fighters[kRed]) == 2);
    TestFight enough;
    enough.mat().cubes(kRed, Meter::Fatigue, 5).cubes(kBlue, Meter::Fatigue, 3).turn();
    CHECK_FALSE(enough.legal_of("submit").empty());
}

TEST_CASE("CI-B9, CI-B10: fatigue levels begin at 2 4 6 and 8 cubes") {
    constexpr std::array kLevels{0, 0, 1, 1, 2, 2, 3, 3, 4};
    constexpr std::array kCosts{6, 5, 4, 3, 2, 1, 0, 0, 0};
    for (std::size_t cubes = 0; cubes < kLevels.size(); ++cubes) {
        CAPTURE(cubes);
        TestFight fight;
        fight.cubes(kRed, Meter::Fatigue, static_cast<int>(cubes)).turn();
        const Fighter& red = fight.state.open.fighters[kRed];
        CHECK(fatigue_level(fight.rules, red) == kLevels.at(cubes));
        CHECK(submission_cost(fight.rules, red) == kCosts.at(cubes));
    }
}

TEST_CASE("CI-B9: at level 3 no card has enough value for footwork") {
    Rules rules = standard_rules();
    rules.tables.standup[20].footwork = 6;  // the left Low Kick
    TestFight fight(rules);
    fight.hand(kRed, "low-l").cubes(kRed, Meter::Fatigue, 5).turn();
    CHECK(fight.offers("footwork low-l e6"));
    TestFight tired(rules);
    tired.hand(kRed, "low-l").cubes(kRed, Meter::Fatigue, 6).turn();
    CHECK(tired.legal_of("footwork").empty());
}

TEST_CASE("CI-B11: cubes are removed from the end of a meter and uncovering a space has no effect"
) {
    TestFight fight;
    fight.hand(kRed, "rib-l*2").hand(kBlue, "hook-l*2").only_deck("jab-l");
    fight.cubes(kBlue, Meter::Head, 3).cubes(kBlue, Meter::Fatigue, 1).turn();
    fight.play("cover discard rib-l draw 1, recover head, recover head");
    CHECK(fight.cubes(kBlue, Meter::Head) == 1);
    CHECK(fight.cubes(kBlue, Meter::Fatigue) == 1);
}

TEST_CASE("CI-B11: covering an F space again gives fatigue again") {
    TestFight fight;
    fight.hand(kRed, "jab-l jab-r rib-l").cubes(kBlue, Meter::Head, 2).turn();
    fight.play("strike jab-l, pass");
    CHECK(fight.cubes(kBlue, Meter::Fatigue) == 1);
    fight.cubes(kBlue, Meter::Head, 2);
    fight.play("strike jab-r, pass");
    CHECK(fight.has_event("fatigue blue f-space 2"));
}

TEST_CASE("CI-B12: the supply of cubes is unlimited") {
    TestFight fight;
    for (const Seat seat : {kRed, kBlue}) {
        fight.cubes(seat, Meter::Head, 8).cubes(seat, Meter::BodyLeft, 6);
        fight.cubes(seat, Meter::BodyRight, 6).cubes(seat, Meter::LegLeft, 4);
        fight.cubes(seat, Meter::LegRight, 3).cubes(seat, Meter::Fatigue, 8);
    }
    fight.hand(kRed, "calf-r rib-l").turn().play("strike calf-r, pass");
    CHECK(fight.cubes(kBlue, Meter::LegRight) == 4);
    CHECK(fight.pending_decision() == "turn blue");
}

}  // namespace tenebrae::cagedin::testing

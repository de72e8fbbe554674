// SPDX-License-Identifier: MIT
#include "bout.hpp"
#include "catch.hpp"

/// Section B of the rules.
namespace tenebrae::cagedin::trial {
namespace {

/// Returns a bout in which Red's hook has landed on a head with `head` cubes.
Bout hit_on_head(int head, int fatigue = 0) {
    Bout bout;
    bout.hand(kRed, "hook-l rib-l").cubes(kBlue, Meter::Head, head);
    bout.cubes(kBlue, Meter::Fatigue, fatigue).turn().play("strike hook-l, pass");
    return bout;
}

Bout hit_on_leg(int leg, int fatigue) {
    Bout bout;
    bout.hand(kRed, "calf-r rib-l").cubes(kBlue, Meter::LegRight, leg);
    bout.cubes(kBlue, Meter::Fatigue, fatigue).turn().play("strike calf-r, pass");
    return bout;
}

/// Returns a bout in which a haymaker has hit the left leg. Table 1 has no such card.
Bout haymaker_on_leg(int leg, int fatigue) {
    Rules rules = standard_rules();
    rules.tables.standup[8].location = Location::LegLeft;  // the left Overhand
    Bout bout(rules);
    bout.hand(kRed, "over-l rib-l").cubes(kBlue, Meter::LegLeft, leg);
    bout.cubes(kBlue, Meter::Fatigue, fatigue).turn().play("haymaker over-l, pass");
    return bout;
}

}  // namespace

TEST_CASE("CI-B1, CI-B2: a point covers the next space of its meter from the first to the last") {
    CHECK(hit_on_head(0).tells("damage blue head 1 hit"));
    CHECK(hit_on_head(3).tells("damage blue head 4 hit"));
    Bout bout;
    bout.hand(kRed, "jab-l jab-r rib-l").turn();
    bout.play("strike jab-l, pass, strike jab-r, pass");
    CHECK(bout.cubes(kBlue, Meter::Head) == 2);
}

TEST_CASE("CI-B3: a cube on an F space gives 1 fatigue and a cube on another space none") {
    for (int head = 0; head < 8; ++head) {
        CAPTURE(head);
        CHECK(hit_on_head(head).tells("fatigue") == (head == 2 || head == 5));
    }
    const Bout bout = hit_on_head(2, 4);
    CHECK(bout.tells("fatigue blue f-space 5"));
    CHECK(bout.cause_of("fatigue") == "damage blue head 3 hit");
    CHECK(bout.cubes(kRed, Meter::Fatigue) == 0);
}

TEST_CASE("CI-B3: body and leg meters have their own F spaces") {
    const auto tired = [](Meter meter, const std::string& code, int cubes) {
        Bout bout;
        bout.hand(kRed, code + " throw").cubes(kBlue, meter, cubes).turn();
        bout.play("strike " + code + ", pass");
        CHECK(bout.cubes(kBlue, meter) == cubes + 1);
        return bout.cubes(kBlue, Meter::Fatigue) == 1;
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
    const Bout head = hit_on_head(8);
    CHECK(head.result() == "red knockout");
    CHECK(head.ask() == "none");
    CHECK(head.legal().empty());
    CHECK(
        head.told()
        == "attack red strike hook-l, not-blocked blue strike, damage blue head 9 hit, "
           "over red knockout"
    );
    CHECK(head.cause_of("over") == "damage blue head 9 hit");
    CHECK(hit_on_head(7).result() == "none");
    for (const std::string side : {"l", "r"}) {
        Bout body;
        body.hand(kRed, "knee-" + side + " throw");
        body.cubes(kBlue, side == "l" ? Meter::BodyLeft : Meter::BodyRight, 6).turn();
        body.play("strike knee-" + side + ", pass");
        CHECK(body.result() == "red knockout");
    }
    CHECK(hit_on_leg(3, 0).result() == "none");
}

TEST_CASE("CI-B5: damage to a full leg is fatigue instead") {
    const Bout bout = hit_on_leg(4, 2);
    CHECK(bout.cubes(kBlue, Meter::LegRight) == 4);
    CHECK(bout.cubes(kBlue, Meter::Fatigue) == 3);
    CHECK(bout.tells("fatigue blue full-leg 3"));
    CHECK_FALSE(bout.tells("damage"));
    CHECK(bout.result() == "none");
    CHECK(hit_on_leg(4, 7).cubes(kBlue, Meter::Fatigue) == 8);
    CHECK(hit_on_leg(4, 7).result() == "none");
}

TEST_CASE("CI-B5: with both the leg and the fatigue meter full it is a knockout") {
    const Bout bout = hit_on_leg(4, 8);
    CHECK(bout.result() == "red knockout");
    CHECK(bout.cubes(kBlue, Meter::LegRight) == 4);
    CHECK(bout.cubes(kBlue, Meter::Fatigue) == 8);
}

TEST_CASE("CI-B6: two points are dealt one after the other and each is checked") {
    Bout bout;
    bout.hand(kRed, "over-l rib-l").cubes(kBlue, Meter::Head, 2).turn();
    bout.play("haymaker over-l, pass");
    CHECK(
        bout.told()
        == "attack red haymaker over-l, not-blocked blue haymaker, damage blue head 3 hit, "
           "fatigue blue f-space 1, damage blue head 4 hit, pushed blue e4 e5"
    );
    const Bout leg = haymaker_on_leg(3, 0);
    CHECK(leg.cubes(kBlue, Meter::LegLeft) == 4);
    CHECK(leg.tells("fatigue blue f-space 1"));
    CHECK(leg.tells("fatigue blue full-leg 2"));
    CHECK(haymaker_on_leg(3, 7).result() == "red knockout");
    CHECK(haymaker_on_leg(4, 6).cubes(kBlue, Meter::Fatigue) == 8);
    CHECK(haymaker_on_leg(4, 6).result() == "none");
    CHECK(haymaker_on_leg(4, 7).result() == "red knockout");
}

TEST_CASE("CI-B6: a knockout stops everything that would follow") {
    Bout bout;
    bout.hand(kRed, "over-l rib-l").cubes(kBlue, Meter::Head, 8).turn();
    bout.play("haymaker over-l, pass");
    CHECK(
        bout.told()
        == "attack red haymaker over-l, not-blocked blue haymaker, damage blue head 9 hit, "
           "over red knockout"
    );
    CHECK(bout.cubes(kBlue, Meter::Fatigue) == 0);
    CHECK(bout.where(kBlue) == "e4");
    CHECK(bout.ask() == "none");
    Bout second;
    second.hand(kRed, "over-l rib-l").cubes(kBlue, Meter::Head, 7).turn();
    second.play("haymaker over-l, pass");
    CHECK(second.count("damage") == 2);
    CHECK(second.result() == "red knockout");
}

TEST_CASE("CI-B7: fatigue beyond a full meter is lost and is no knockout") {
    const Bout bout = hit_on_head(2, 8);
    CHECK(bout.cubes(kBlue, Meter::Head) == 3);
    CHECK(bout.cubes(kBlue, Meter::Fatigue) == 8);
    CHECK_FALSE(bout.tells("fatigue"));
    CHECK(bout.ask() == "turn blue");
    const Bout leg = hit_on_leg(3, 8);
    CHECK(leg.cubes(kBlue, Meter::LegRight) == 4);
    CHECK(leg.result() == "none");
}

TEST_CASE("CI-B8: a cost needs room on the meter as for a Pure Striker's defence or a submission") {
    Bout striker;
    striker.type(kBlue, Type::Striker).cubes(kBlue, Meter::Fatigue, 8).hand(kRed, "slam rib-l");
    striker.hand(kBlue, "slam-c shoot").turn().play("takedown slam");
    CHECK(striker.legal() == "pass");
    Bout room;
    room.type(kBlue, Type::Striker).cubes(kBlue, Meter::Fatigue, 7).hand(kRed, "slam rib-l");
    room.hand(kBlue, "slam-c shoot").turn().play("takedown slam, block slam-c");
    CHECK(room.cubes(kBlue, Meter::Fatigue) == 8);
    Bout submission;
    submission.mat().cubes(kRed, Meter::Fatigue, 6).cubes(kBlue, Meter::Fatigue, 3).turn();
    CHECK(submission.legal_of("submit").empty());
    CHECK(room_for_fatigue(submission.rules, submission.state.open.fighters[kRed]) == 2);
    Bout enough;
    enough.mat().cubes(kRed, Meter::Fatigue, 5).cubes(kBlue, Meter::Fatigue, 3).turn();
    CHECK_FALSE(enough.legal_of("submit").empty());
}

TEST_CASE("CI-B9, CI-B10: fatigue levels begin at 2 4 6 and 8 cubes") {
    constexpr std::array kLevels{0, 0, 1, 1, 2, 2, 3, 3, 4};
    constexpr std::array kCosts{6, 5, 4, 3, 2, 1, 0, 0, 0};
    for (std::size_t cubes = 0; cubes < kLevels.size(); ++cubes) {
        CAPTURE(cubes);
        Bout bout;
        bout.cubes(kRed, Meter::Fatigue, static_cast<int>(cubes)).turn();
        const Fighter& red = bout.state.open.fighters[kRed];
        CHECK(fatigue_level(bout.rules, red) == kLevels.at(cubes));
        CHECK(submission_cost(bout.rules, red) == kCosts.at(cubes));
    }
}

TEST_CASE("CI-B9: at level 3 no card has enough value for footwork") {
    Rules rules = standard_rules();
    rules.tables.standup[20].footwork = 6;  // the left Low Kick
    Bout bout(rules);
    bout.hand(kRed, "low-l").cubes(kRed, Meter::Fatigue, 5).turn();
    CHECK(bout.offers("footwork low-l e6"));
    Bout tired(rules);
    tired.hand(kRed, "low-l").cubes(kRed, Meter::Fatigue, 6).turn();
    CHECK(tired.legal_of("footwork").empty());
}

TEST_CASE("CI-B11: cubes are removed from the end of a meter and uncovering a space has no effect"
) {
    Bout bout;
    bout.hand(kRed, "rib-l*2").hand(kBlue, "hook-l*2").only_deck("jab-l");
    bout.cubes(kBlue, Meter::Head, 3).cubes(kBlue, Meter::Fatigue, 1).turn();
    bout.play("cover discard rib-l draw 1, recover head, recover head");
    CHECK(bout.cubes(kBlue, Meter::Head) == 1);
    CHECK(bout.cubes(kBlue, Meter::Fatigue) == 1);
}

TEST_CASE("CI-B11: covering an F space again gives fatigue again") {
    Bout bout;
    bout.hand(kRed, "jab-l jab-r rib-l").cubes(kBlue, Meter::Head, 2).turn();
    bout.play("strike jab-l, pass");
    CHECK(bout.cubes(kBlue, Meter::Fatigue) == 1);
    bout.cubes(kBlue, Meter::Head, 2);
    bout.play("strike jab-r, pass");
    CHECK(bout.tells("fatigue blue f-space 2"));
}

TEST_CASE("CI-B12: the supply of cubes is unlimited") {
    Bout bout;
    for (const Seat seat : {kRed, kBlue}) {
        bout.cubes(seat, Meter::Head, 8).cubes(seat, Meter::BodyLeft, 6);
        bout.cubes(seat, Meter::BodyRight, 6).cubes(seat, Meter::LegLeft, 4);
        bout.cubes(seat, Meter::LegRight, 3).cubes(seat, Meter::Fatigue, 8);
    }
    bout.hand(kRed, "calf-r rib-l").turn().play("strike calf-r, pass");
    CHECK(bout.cubes(kBlue, Meter::LegRight) == 4);
    CHECK(bout.ask() == "turn blue");
}

}  // namespace tenebrae::cagedin::trial

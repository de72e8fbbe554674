// SPDX-License-Identifier: MIT
// CI-M5 to M15: submissions, their costs, the overturned cards, and escapes.
#include "catch.hpp"
#include "test_fight.hpp"
#include "test_fight_text.hpp"

#include <algorithm>
#include <set>

namespace tenebrae::cagedin::testing {
namespace {

constexpr std::string_view kFourTaps = "heel-h-t heel-bl-t heel-br-t heel-ll-t";

/// Returns a fight on the mat with this ground deck, in which Red may attempt a submission at no
/// cost.
TestFight open_to(std::string_view ground, int fatigue = 6) {
    TestFight fight;
    fight.mat().cubes(kBlue, Meter::Fatigue, fatigue).ground(ground);
    return fight;
}

/// Returns the lowest cards of the ground deck in the order of their sorts.
std::vector<Card> lowest(const TestFight& fight, std::size_t count) {
    const auto& cards = fight.state.ground.cards;
    std::vector<Card> low(cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(count));
    std::sort(low.begin(), low.end());
    return low;
}

std::vector<Card> sorted(std::string_view codes) {
    std::vector<Card> cards = cards_of(Place::Mat, codes);
    std::sort(cards.begin(), cards.end());
    return cards;
}

TEST_CASE("CI-M5: a submission is played for its hold and blocked with that hold") {
    TestFight fight;
    fight.mat().cubes(kBlue, Meter::Fatigue, 6).hand(kBlue, "arm-lr-t kim-h-t").turn();
    fight.play("submit arm-bl-t");
    CHECK(fight.has_event("attack red submit arm-bl-t"));
    CHECK(fight.pending_decision() == "defend blue");
    CHECK(fight.legal() == "block arm-lr-t, pass");
}

TEST_CASE("CI-M6: a submission is free if the defender has six or more cubes of fatigue") {
    for (int cubes = 6; cubes <= 8; ++cubes) {
        TestFight fight;
        fight.mat().cubes(kBlue, Meter::Fatigue, cubes).cubes(kRed, Meter::Fatigue, 8).turn();
        CHECK(fight.legal_of("submit") == "submit arm-bl-t, submit arm-br-t");
        fight.play("submit arm-bl-t");
        CHECK_FALSE(fight.has_event("fatigue"));
        // On a full meter a payment would not be visible.
        TestFight rested;
        rested.mat().cubes(kBlue, Meter::Fatigue, cubes).turn().play("submit arm-bl-t");
        CHECK_FALSE(rested.has_event("fatigue"));
        CHECK(rested.cubes(kRed, Meter::Fatigue) == 0);
    }
}

TEST_CASE("CI-M7: a submission costs one cube for each cube that the defender lacks to six") {
    for (int cubes = 0; cubes < 6; ++cubes) {
        TestFight fight;
        fight.mat().cubes(kBlue, Meter::Fatigue, cubes).turn().play("submit arm-bl-t");
        CHECK(fight.count("fatigue red submission") == 6 - cubes);
        CHECK(fight.cubes(kRed, Meter::Fatigue) == 6 - cubes);
        CHECK(fight.cubes(kBlue, Meter::Fatigue) == cubes);
        CHECK(fight.pending_decision() == "defend blue");  // it is paid before the answer
    }
}

TEST_CASE("CI-M7: an attempt without room for its full cost is not legal") {
    for (int own = 0; own <= 8; ++own) {
        for (int other = 0; other <= 8; ++other) {
            TestFight fight;
            fight.mat().cubes(kRed, Meter::Fatigue, own).cubes(kBlue, Meter::Fatigue, other).turn();
            const int cost = std::max(0, 6 - other);
            INFO("attacker " << own << ", defender " << other);
            CHECK(fight.legal_of("submit").empty() == (own + cost > 8));
            CHECK(fight.offers("pound arm-bl-t"));
        }
    }
}

TEST_CASE("CI-M7, CI-O4: a submission as the fourth action needs room for both costs together") {
    for (int own = 4; own <= 7; ++own) {
        TestFight fight;
        fight.type(kRed, Type::Wrestler).at(kBlue, "d1").at(kRed, "d2").mat();
        fight.hand(kRed, "arm-h-e arm-bl-t arm-br-t arm-ll-e arm-lr-t");
        fight.cubes(kRed, Meter::Fatigue, own).turn();
        fight.play("pound arm-h-e, pass, pound arm-bl-t, pass, pound arm-br-t, pass");
        REQUIRE(fight.pending_decision() == "combo red");
        REQUIRE(fight.cubes(kBlue, Meter::Fatigue) == 3);
        INFO("attacker " << own);
        CHECK(fight.legal_of("submit").empty() == (own + 1 + 3 > 8));
        if (own == 4) {
            fight.play("submit arm-ll-e");
            CHECK(fight.count("fatigue red combo") == 1);
            CHECK(fight.count("fatigue red submission") == 3);
            CHECK(
                fight.event_texts().find("fatigue red combo 5, ")
                < fight.event_texts().find("submission")
            );
        }
    }
}

TEST_CASE("CI-M7, CI-M8: a blocked submission is over and its cost stays paid") {
    TestFight fight;
    fight.mat().hand(kBlue, "arm-h-e kim-h-t").cubes(kBlue, Meter::Fatigue, 3).turn();
    fight.play("submit arm-bl-t, block arm-h-e");
    CHECK(fight.cubes(kRed, Meter::Fatigue) == 3);
    CHECK_FALSE(fight.has_event("overturned"));
    CHECK(fight.pending_decision() == "turn blue");
    CHECK(fight.state.open.place == Place::Mat);
}

TEST_CASE("CI-M9: if not blocked cards are overturned openly one by one from the top") {
    TestFight fight = open_to("kim-br-t rnc-lr-t arm-h-e");
    fight.turn().play("submit arm-bl-t, pass");
    const std::string_view overturned =
        "not-blocked blue submit, overturned kim-br-t, overturned rnc-lr-t, overturned arm-h-e";
    CHECK(fight.event_texts().find(overturned) != std::string::npos);
    for (int seat = 0; seat < 3; ++seat) {
        CHECK(fight.event_texts_for(seat).find(overturned) != std::string::npos);
    }
    CHECK(fight.cause_of("overturned") == "not-blocked blue submit");
}

TEST_CASE("CI-M10, CI-M12: the fourth tap wins whatever the defender's damage") {
    TestFight fight = open_to(kFourTaps, 7);
    fight.turn().play("submit arm-bl-t, pass");
    CHECK(fight.count("overturned") == 4);
    CHECK(fight.result() == "red submission");
    CHECK(fight.pending_decision() == "none");
    CHECK(fight.cubes(kBlue, Meter::Head) == 0);
}

TEST_CASE("CI-M12: three taps are enough only if the defender's own meter is full") {
    TestFight fight = open_to(kFourTaps, 8);
    fight.turn().play("submit arm-bl-t, pass");
    CHECK(fight.count("overturned") == 3);
    CHECK(fight.result() == "red submission");

    TestFight tired = open_to("heel-h-t heel-bl-t heel-br-t arm-h-e");
    tired.cubes(kRed, Meter::Fatigue, 8).turn().play("submit arm-bl-t, pass");
    CHECK(tired.count("overturned") == 4);
    CHECK(tired.result() == "none");
    CHECK(tired.pending_decision() == "rise blue");
}

TEST_CASE("CI-M11: an escape ends the submission as the first card or after three taps") {
    TestFight first = open_to("arm-h-e heel-h-t");
    first.turn().play("submit arm-bl-t, pass");
    CHECK(first.count("overturned") == 1);
    CHECK(first.has_event("escaped blue arm-h-e"));
    CHECK(first.pending_decision() == "rise blue");

    TestFight last = open_to("heel-h-t heel-bl-t heel-br-t arm-h-e");
    last.turn().play("submit arm-bl-t, pass");
    CHECK(last.count("overturned") == 4);
    CHECK(last.has_event("escaped blue"));
    CHECK(last.pending_decision() == "rise blue");
}

TEST_CASE("CI-M13: a tap on the last card of the deck still wins") {
    TestFight fight = open_to("", 6);
    fight.only_ground(kFourTaps).turn().play("submit arm-bl-t, pass");
    CHECK(fight.count("overturned") == 4);
    CHECK(fight.result() == "red submission");
    CHECK_FALSE(fight.has_event("saved-by-bell"));
    CHECK_FALSE(fight.has_event("round-ends"));

    TestFight three = open_to("", 8);
    three.only_ground("heel-h-t heel-bl-t heel-br-t").turn().play("submit arm-bl-t, pass");
    CHECK(three.result() == "red submission");
}

TEST_CASE("CI-M13, CI-E2: an escape on the last card still frees and the round ends without a rise"
) {
    TestFight fight = open_to("");
    fight.only_ground("heel-h-t arm-h-e").turn().play("submit arm-bl-t, pass");
    CHECK(fight.has_event("escaped blue"));
    CHECK(fight.has_event("bell mat"));
    CHECK_FALSE(fight.has_event("saved-by-bell"));
    CHECK(fight.has_event("round-ends 1"));
    CHECK(fight.pending_decision() == "recover blue");
}

TEST_CASE("CI-M13: if the deck runs out before either happens the bell saves the defender") {
    TestFight fight = open_to("");
    fight.only_ground("heel-h-t heel-bl-t heel-br-t").turn().play("submit arm-bl-t, pass");
    CHECK(fight.count("overturned") == 3);
    CHECK(fight.has_event("saved-by-bell blue"));
    CHECK(fight.has_event("round-ends 1"));
    CHECK(fight.result() == "none");
}

TEST_CASE("CI-M13: an empty deck saves the defender as well") {
    TestFight fight = open_to("");
    fight.hand(kRed, "arm-bl-t").only_ground("heel-h-t").turn().play("submit arm-bl-t");
    CHECK(fight.has_event("drew red 1 refill heel-h-t"));
    CHECK(fight.has_event("bell mat"));
    CHECK(fight.pending_decision() == "defend blue");
    fight.play("pass");
    CHECK_FALSE(fight.has_event("overturned"));
    CHECK(
        fight.event_texts().find("not-blocked blue submit, saved-by-bell blue, round-ends 1") == 0
    );
}

TEST_CASE("CI-M14: a fighter who escaped chooses whether to rise and has the next turn") {
    TestFight fight = open_to("arm-h-e");
    fight.turn().play("submit arm-bl-t, pass");
    CHECK(fight.legal() == "feet, mat");
    TestFight stays = fight;
    stays.play("mat");
    CHECK(stays.event_texts() == "turn-begins blue 2");
    CHECK(stays.pending_decision() == "turn blue");
    CHECK(stays.state.open.place == Place::Mat);
    CHECK(stays.hand(kRed) == "arm-br-t");
    fight.play("feet");
    CHECK(fight.pending_decision() == "turn blue");
    CHECK(fight.state.open.place == Place::Feet);
}

TEST_CASE("CI-M18, CI-M14: after an escape to the feet the attacker discards and draws first") {
    TestFight fight = open_to("arm-h-e");
    fight.deck("jab-l*2 jab-r*2 rib-l*2 rib-r*2").turn().play("submit arm-bl-t, pass");
    fight.play("feet");
    CHECK(
        fight.event_texts()
        == "to-feet, hand-discarded red arm-br-t, hand-discarded blue kim-h-t kim-ll-t, "
           "drew red 4 feet jab-l jab-l jab-r jab-r, drew blue 4 feet rib-l rib-l rib-r rib-r, "
           "turn-begins blue 2"
    );
}

TEST_CASE(
    "CI-M15: after an escape the overturned cards go under the deck before the decision to rise"
) {
    TestFight fight = open_to("heel-h-t kim-ll-t arm-h-e");
    fight.hand(kBlue, "kim-h-t tri-h-e").turn();
    const int size = fight.deck_size(Place::Mat);
    fight.play("submit arm-bl-t, pass");
    REQUIRE(fight.pending_decision() == "rise blue");
    CHECK(fight.deck_size(Place::Mat) == size);
    CHECK(fight.state.ground.size == size);
    CHECK(lowest(fight, 3) == sorted("heel-h-t kim-ll-t arm-h-e"));
    CHECK(fight.pile(Place::Mat) == "arm-bl-t");
}

TEST_CASE("CI-M15, CI-G5: the overturned cards are shuffled with the random generator") {
    std::set<std::string> orders;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        TestFight fight = open_to("heel-h-t heel-bl-t arm-h-e");
        fight.state.random = core::Random(seed).state();
        fight.turn().play("submit arm-bl-t, pass");
        const std::string deck = fight.deck(Place::Mat);
        orders.insert(deck.substr(deck.size() - std::string("heel-h-t heel-bl-t arm-h-e").size()));
    }
    CHECK(orders.size() == 6);
}

TEST_CASE("CI-M15: after a tap-out the overturned cards are discarded") {
    TestFight fight = open_to(kFourTaps);
    fight.turn().play("submit arm-bl-t, pass");
    CHECK(fight.pile(Place::Mat) == "arm-bl-t heel-h-t heel-bl-t heel-br-t heel-ll-t");
}

TEST_CASE("CI-M15: when the bell is due the overturned cards are discarded") {
    TestFight fight = open_to("");
    fight.round(3).only_ground("heel-h-t heel-bl-t arm-h-e").turn();
    const std::string pile = fight.pile(Place::Mat);
    REQUIRE(pile.find("heel-h-t") == std::string::npos);
    fight.play("submit arm-bl-t, pass");
    REQUIRE(
        fight.state.open.ending != Ending::None
    );  // the last round, after which nothing is moved
    CHECK(fight.deck_size(Place::Mat) == 0);
    const std::string after = fight.pile(Place::Mat);
    for (const std::string_view card : {"heel-h-t", "heel-bl-t", "arm-h-e"}) {
        CHECK(after.find(card) != std::string::npos);
    }
}

TEST_CASE("CI-M15, CI-V4: a later group is below an earlier one") {
    TestFight fight = open_to("heel-h-t arm-h-e kim-bl-e");
    fight.hand(kRed, "arm-bl-t arm-br-t arm-lr-t").turn().play("submit arm-bl-t, pass, mat");
    // Red attempts again after blue's pound had no effect.
    fight.play("pound kim-ll-t, pass, damage, submit arm-br-t, pass");
    REQUIRE(fight.pending_decision() == "rise blue");
    CHECK(lowest(fight, 1) == sorted("kim-bl-e"));
    const auto& cards = fight.state.ground.cards;
    std::vector<Card> above{cards[1], cards[2]};
    std::sort(above.begin(), above.end());
    CHECK(above == sorted("heel-h-t arm-h-e"));
}

}  // namespace
}  // namespace tenebrae::cagedin::testing

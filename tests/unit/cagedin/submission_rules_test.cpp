// SPDX-License-Identifier: MIT
// CI-M5 to M15: submissions, their costs, the overturned cards, and escapes.
#include "bout.hpp"
#include "bout_text.hpp"
#include "catch.hpp"

#include <algorithm>
#include <set>

namespace tenebrae::cagedin::trial {
namespace {

constexpr std::string_view kFourTaps = "heel-h-t heel-bl-t heel-br-t heel-ll-t";

/// Returns a bout on the mat with this ground deck, in which Red may attempt a submission at no
/// cost.
Bout open_to(std::string_view ground, int fatigue = 6) {
    Bout bout;
    bout.mat().cubes(kBlue, Meter::Fatigue, fatigue).ground(ground);
    return bout;
}

/// Returns the lowest cards of the ground deck in the order of their sorts.
std::vector<Card> lowest(const Bout& bout, std::size_t count) {
    const auto& cards = bout.state.ground.cards;
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
    Bout bout;
    bout.mat().cubes(kBlue, Meter::Fatigue, 6).hand(kBlue, "arm-lr-t kim-h-t").turn();
    bout.play("submit arm-bl-t");
    CHECK(bout.tells("attack red submit arm-bl-t"));
    CHECK(bout.ask() == "defend blue");
    CHECK(bout.legal() == "block arm-lr-t, pass");
}

TEST_CASE("CI-M6: a submission is free if the defender has six or more cubes of fatigue") {
    for (int cubes = 6; cubes <= 8; ++cubes) {
        Bout bout;
        bout.mat().cubes(kBlue, Meter::Fatigue, cubes).cubes(kRed, Meter::Fatigue, 8).turn();
        CHECK(bout.legal_of("submit") == "submit arm-bl-t, submit arm-br-t");
        bout.play("submit arm-bl-t");
        CHECK_FALSE(bout.tells("fatigue"));
        // On a full meter a payment would not be visible.
        Bout rested;
        rested.mat().cubes(kBlue, Meter::Fatigue, cubes).turn().play("submit arm-bl-t");
        CHECK_FALSE(rested.tells("fatigue"));
        CHECK(rested.cubes(kRed, Meter::Fatigue) == 0);
    }
}

TEST_CASE("CI-M7: a submission costs one cube for each cube that the defender lacks to six") {
    for (int cubes = 0; cubes < 6; ++cubes) {
        Bout bout;
        bout.mat().cubes(kBlue, Meter::Fatigue, cubes).turn().play("submit arm-bl-t");
        CHECK(bout.count("fatigue red submission") == 6 - cubes);
        CHECK(bout.cubes(kRed, Meter::Fatigue) == 6 - cubes);
        CHECK(bout.cubes(kBlue, Meter::Fatigue) == cubes);
        CHECK(bout.ask() == "defend blue");  // it is paid before the answer
    }
}

TEST_CASE("CI-M7: an attempt without room for its full cost is not legal") {
    for (int own = 0; own <= 8; ++own) {
        for (int other = 0; other <= 8; ++other) {
            Bout bout;
            bout.mat().cubes(kRed, Meter::Fatigue, own).cubes(kBlue, Meter::Fatigue, other).turn();
            const int cost = std::max(0, 6 - other);
            INFO("attacker " << own << ", defender " << other);
            CHECK(bout.legal_of("submit").empty() == (own + cost > 8));
            CHECK(bout.offers("pound arm-bl-t"));
        }
    }
}

TEST_CASE("CI-M7, CI-O4: a submission as the fourth action needs room for both costs together") {
    for (int own = 4; own <= 7; ++own) {
        Bout bout;
        bout.type(kRed, Type::Wrestler).at(kBlue, "d1").at(kRed, "d2").mat();
        bout.hand(kRed, "arm-h-e arm-bl-t arm-br-t arm-ll-e arm-lr-t");
        bout.cubes(kRed, Meter::Fatigue, own).turn();
        bout.play("pound arm-h-e, pass, pound arm-bl-t, pass, pound arm-br-t, pass");
        REQUIRE(bout.ask() == "combo red");
        REQUIRE(bout.cubes(kBlue, Meter::Fatigue) == 3);
        INFO("attacker " << own);
        CHECK(bout.legal_of("submit").empty() == (own + 1 + 3 > 8));
        if (own == 4) {
            bout.play("submit arm-ll-e");
            CHECK(bout.count("fatigue red combo") == 1);
            CHECK(bout.count("fatigue red submission") == 3);
            CHECK(bout.told().find("fatigue red combo 5, ") < bout.told().find("submission"));
        }
    }
}

TEST_CASE("CI-M7, CI-M8: a blocked submission is over and its cost stays paid") {
    Bout bout;
    bout.mat().hand(kBlue, "arm-h-e kim-h-t").cubes(kBlue, Meter::Fatigue, 3).turn();
    bout.play("submit arm-bl-t, block arm-h-e");
    CHECK(bout.cubes(kRed, Meter::Fatigue) == 3);
    CHECK_FALSE(bout.tells("overturned"));
    CHECK(bout.ask() == "turn blue");
    CHECK(bout.state.open.place == Place::Mat);
}

TEST_CASE("CI-M9: if not blocked cards are overturned openly one by one from the top") {
    Bout bout = open_to("kim-br-t rnc-lr-t arm-h-e");
    bout.turn().play("submit arm-bl-t, pass");
    const std::string_view overturned =
        "not-blocked blue submit, overturned kim-br-t, overturned rnc-lr-t, overturned arm-h-e";
    CHECK(bout.told().find(overturned) != std::string::npos);
    for (int seat = 0; seat < 3; ++seat) {
        CHECK(bout.told_to(seat).find(overturned) != std::string::npos);
    }
    CHECK(bout.cause_of("overturned") == "not-blocked blue submit");
}

TEST_CASE("CI-M10, CI-M12: the fourth tap wins whatever the defender's damage") {
    Bout bout = open_to(kFourTaps, 7);
    bout.turn().play("submit arm-bl-t, pass");
    CHECK(bout.count("overturned") == 4);
    CHECK(bout.result() == "red submission");
    CHECK(bout.ask() == "none");
    CHECK(bout.cubes(kBlue, Meter::Head) == 0);
}

TEST_CASE("CI-M12: three taps are enough only if the defender's own meter is full") {
    Bout bout = open_to(kFourTaps, 8);
    bout.turn().play("submit arm-bl-t, pass");
    CHECK(bout.count("overturned") == 3);
    CHECK(bout.result() == "red submission");

    Bout tired = open_to("heel-h-t heel-bl-t heel-br-t arm-h-e");
    tired.cubes(kRed, Meter::Fatigue, 8).turn().play("submit arm-bl-t, pass");
    CHECK(tired.count("overturned") == 4);
    CHECK(tired.result() == "none");
    CHECK(tired.ask() == "rise blue");
}

TEST_CASE("CI-M11: an escape ends the submission as the first card or after three taps") {
    Bout first = open_to("arm-h-e heel-h-t");
    first.turn().play("submit arm-bl-t, pass");
    CHECK(first.count("overturned") == 1);
    CHECK(first.tells("escaped blue arm-h-e"));
    CHECK(first.ask() == "rise blue");

    Bout last = open_to("heel-h-t heel-bl-t heel-br-t arm-h-e");
    last.turn().play("submit arm-bl-t, pass");
    CHECK(last.count("overturned") == 4);
    CHECK(last.tells("escaped blue"));
    CHECK(last.ask() == "rise blue");
}

TEST_CASE("CI-M13: a tap on the last card of the deck still wins") {
    Bout bout = open_to("", 6);
    bout.only_ground(kFourTaps).turn().play("submit arm-bl-t, pass");
    CHECK(bout.count("overturned") == 4);
    CHECK(bout.result() == "red submission");
    CHECK_FALSE(bout.tells("saved-by-bell"));
    CHECK_FALSE(bout.tells("round-ends"));

    Bout three = open_to("", 8);
    three.only_ground("heel-h-t heel-bl-t heel-br-t").turn().play("submit arm-bl-t, pass");
    CHECK(three.result() == "red submission");
}

TEST_CASE("CI-M13, CI-E2: an escape on the last card still frees and the round ends without a rise"
) {
    Bout bout = open_to("");
    bout.only_ground("heel-h-t arm-h-e").turn().play("submit arm-bl-t, pass");
    CHECK(bout.tells("escaped blue"));
    CHECK(bout.tells("bell mat"));
    CHECK_FALSE(bout.tells("saved-by-bell"));
    CHECK(bout.tells("round-ends 1"));
    CHECK(bout.ask() == "recover blue");
}

TEST_CASE("CI-M13: if the deck runs out before either happens the bell saves the defender") {
    Bout bout = open_to("");
    bout.only_ground("heel-h-t heel-bl-t heel-br-t").turn().play("submit arm-bl-t, pass");
    CHECK(bout.count("overturned") == 3);
    CHECK(bout.tells("saved-by-bell blue"));
    CHECK(bout.tells("round-ends 1"));
    CHECK(bout.result() == "none");
}

TEST_CASE("CI-M13: an empty deck saves the defender as well") {
    Bout bout = open_to("");
    bout.hand(kRed, "arm-bl-t").only_ground("heel-h-t").turn().play("submit arm-bl-t");
    CHECK(bout.tells("drew red 1 refill heel-h-t"));
    CHECK(bout.tells("bell mat"));
    CHECK(bout.ask() == "defend blue");
    bout.play("pass");
    CHECK_FALSE(bout.tells("overturned"));
    CHECK(bout.told().find("not-blocked blue submit, saved-by-bell blue, round-ends 1") == 0);
}

TEST_CASE("CI-M14: a fighter who escaped chooses whether to rise and has the next turn") {
    Bout bout = open_to("arm-h-e");
    bout.turn().play("submit arm-bl-t, pass");
    CHECK(bout.legal() == "feet, mat");
    Bout stays = bout;
    stays.play("mat");
    CHECK(stays.told() == "turn-begins blue 2");
    CHECK(stays.ask() == "turn blue");
    CHECK(stays.state.open.place == Place::Mat);
    CHECK(stays.hand(kRed) == "arm-br-t");
    bout.play("feet");
    CHECK(bout.ask() == "turn blue");
    CHECK(bout.state.open.place == Place::Feet);
}

TEST_CASE("CI-M18, CI-M14: after an escape to the feet the attacker discards and draws first") {
    Bout bout = open_to("arm-h-e");
    bout.deck("jab-l*2 jab-r*2 rib-l*2 rib-r*2").turn().play("submit arm-bl-t, pass");
    bout.play("feet");
    CHECK(
        bout.told()
        == "to-feet, hand-discarded red arm-br-t, hand-discarded blue kim-h-t kim-ll-t, "
           "drew red 4 feet jab-l jab-l jab-r jab-r, drew blue 4 feet rib-l rib-l rib-r rib-r, "
           "turn-begins blue 2"
    );
}

TEST_CASE(
    "CI-M15: after an escape the overturned cards go under the deck before the decision to rise"
) {
    Bout bout = open_to("heel-h-t kim-ll-t arm-h-e");
    bout.hand(kBlue, "kim-h-t tri-h-e").turn();
    const int size = bout.deck_size(Place::Mat);
    bout.play("submit arm-bl-t, pass");
    REQUIRE(bout.ask() == "rise blue");
    CHECK(bout.deck_size(Place::Mat) == size);
    CHECK(bout.state.ground.size == size);
    CHECK(lowest(bout, 3) == sorted("heel-h-t kim-ll-t arm-h-e"));
    CHECK(bout.pile(Place::Mat) == "arm-bl-t");
}

TEST_CASE("CI-M15, CI-G5: the overturned cards are shuffled with the random generator") {
    std::set<std::string> orders;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Bout bout = open_to("heel-h-t heel-bl-t arm-h-e");
        bout.state.random = core::Random(seed).state();
        bout.turn().play("submit arm-bl-t, pass");
        const std::string deck = bout.deck(Place::Mat);
        orders.insert(deck.substr(deck.size() - std::string("heel-h-t heel-bl-t arm-h-e").size()));
    }
    CHECK(orders.size() == 6);
}

TEST_CASE("CI-M15: after a tap-out the overturned cards are discarded") {
    Bout bout = open_to(kFourTaps);
    bout.turn().play("submit arm-bl-t, pass");
    CHECK(bout.pile(Place::Mat) == "arm-bl-t heel-h-t heel-bl-t heel-br-t heel-ll-t");
}

TEST_CASE("CI-M15: when the bell is due the overturned cards are discarded") {
    Bout bout = open_to("");
    bout.round(3).only_ground("heel-h-t heel-bl-t arm-h-e").turn();
    const std::string pile = bout.pile(Place::Mat);
    REQUIRE(pile.find("heel-h-t") == std::string::npos);
    bout.play("submit arm-bl-t, pass");
    REQUIRE(bout.state.open.way != Way::None);  // the last round, after which nothing is moved
    CHECK(bout.deck_size(Place::Mat) == 0);
    const std::string after = bout.pile(Place::Mat);
    for (const std::string_view card : {"heel-h-t", "heel-bl-t", "arm-h-e"}) {
        CHECK(after.find(card) != std::string::npos);
    }
}

TEST_CASE("CI-M15, CI-V4: a later group is below an earlier one") {
    Bout bout = open_to("heel-h-t arm-h-e kim-bl-e");
    bout.hand(kRed, "arm-bl-t arm-br-t arm-lr-t").turn().play("submit arm-bl-t, pass, mat");
    // Red attempts again after blue's pound had no effect.
    bout.play("pound kim-ll-t, pass, damage, submit arm-br-t, pass");
    REQUIRE(bout.ask() == "rise blue");
    CHECK(lowest(bout, 1) == sorted("kim-bl-e"));
    const auto& cards = bout.state.ground.cards;
    std::vector<Card> above{cards[1], cards[2]};
    std::sort(above.begin(), above.end());
    CHECK(above == sorted("heel-h-t arm-h-e"));
}

}  // namespace
}  // namespace tenebrae::cagedin::trial

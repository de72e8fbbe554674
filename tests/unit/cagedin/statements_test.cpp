// SPDX-License-Identifier: MIT
// Tests rules about other tables, many seeds or the inside of a state. Rules about single positions
// are tested by the command files under tests/scenarios/cagedin.
#include "catch.hpp"
#include "test_fight.hpp"
#include "test_fight_text.hpp"

#include <algorithm>
#include <set>

namespace tenebrae::cagedin::testing {
namespace {

constexpr Card kOverhand = 8;  ///< the left one
constexpr Card kLowKick = 20;  ///< the left one
constexpr std::uint8_t kArmbarHead = 0;

int cubes_of(const TestFight& fight, Seat seat, Meter meter) {
    return fight.state.open.fighters.at(seat).cubes.at(index(meter));
}

/// Returns a fight in which a haymaker has hit the left leg. Table 1 has no such card.
TestFight haymaker_on_leg(int leg, int fatigue) {
    Rules rules = standard_rules();
    rules.tables.standup[kOverhand].location = Location::LegLeft;
    TestFight fight(rules);
    fight.hand(kRed, "over-l rib-l").cubes(kBlue, Meter::LegLeft, leg);
    return fight.cubes(kBlue, Meter::Fatigue, fatigue).turn().play("haymaker over-l, pass");
}

/// Returns a fight on the mat in which Red, a Submission Fighter, may attempt a submission, with a
/// second copy of arm-h-e.
TestFight two_equal_cards(std::string_view red, std::string_view blue = "") {
    Rules rules = standard_rules();
    rules.tables.copies[1][kArmbarHead] = 2;
    TestFight fight(rules);
    fight.type(kRed, Type::Submission).mat().cubes(kBlue, Meter::Fatigue, 6);
    return fight.hand(kRed, red).hand(kBlue, blue).turn();
}

template <typename AnyDeck>
std::vector<Card> cards_in(const AnyDeck& deck) {
    return {deck.cards.begin(), deck.cards.begin() + deck.size};
}

}  // namespace

TEST_CASE("CI-B5, CI-B6: the second point of a haymaker finds the leg that the first has filled") {
    const TestFight leg = haymaker_on_leg(3, 0);
    CHECK(cubes_of(leg, kBlue, Meter::LegLeft) == 4);
    CHECK(cubes_of(leg, kBlue, Meter::Fatigue) == 2);
    CHECK(haymaker_on_leg(3, 7).result() == "red knockout");
    CHECK(cubes_of(haymaker_on_leg(4, 6), kBlue, Meter::Fatigue) == 8);
    CHECK(haymaker_on_leg(4, 6).result() == "none");
    CHECK(haymaker_on_leg(4, 7).result() == "red knockout");
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
    rules.tables.standup[kLowKick].footwork = 6;
    for (const int fatigue : {5, 6}) {
        TestFight fight(rules);
        fight.hand(kRed, "low-l").cubes(kRed, Meter::Fatigue, fatigue).turn();
        CHECK(fight.offers("footwork low-l e2") == (fatigue == 5));
    }
}

TEST_CASE("CI-O2, CI-O3: a haymaker with the symbol gives a combo after all its movement") {
    Rules rules = standard_rules();
    rules.tables.standup[kOverhand].combo = true;
    for (const std::string answer : {"follow", "stay"}) {
        TestFight fight(rules);
        fight.at(kRed, "a2").at(kBlue, "b2").hand(kRed, "over-l jab-r").turn();
        CHECK(is_pinned(fight.state.open, kRed));
        fight.play("haymaker over-l, pass, " + answer);
        CHECK(fight.pending_decision() == "combo red");
    }
}

TEST_CASE("CI-K8: two equal cards in hand can be played together and block together (CI-F14)") {
    CHECK(
        two_equal_cards("arm-h-e*2 kim-h-t")
            .legal()
            .find("submit arm-h-e, submit arm-h-e arm-h-e, submit arm-h-e kim-h-t, submit kim-h-t")
        != std::string::npos
    );
    CHECK_FALSE(two_equal_cards("arm-h-e kim-h-t").offers("submit arm-h-e arm-h-e"));
    const auto blocks = [](std::string_view hand) {
        return two_equal_cards("arm-bl-t arm-br-t kim-h-t", hand)
            .play("submit arm-bl-t arm-br-t")
            .legal();
    };
    CHECK(blocks("arm-h-e*2 kim-bl-e") == "block arm-h-e arm-h-e, pass");
    CHECK(blocks("arm-h-e kim-bl-e") == "pass");
}

TEST_CASE("CI-Q4: two blocks may match the two cards in either order") {
    Rules rules = standard_rules();
    rules.tables.ground[kArmbarHead].hold = Hold::Kimura;
    rules.tables.ground[6].hold = Hold::Armbar;  // kim-bl-e
    TestFight fight(rules);
    fight.type(kRed, Type::Submission).mat().cubes(kBlue, Meter::Fatigue, 6);
    fight.hand(kRed, "arm-bl-t kim-h-t tri-h-e").hand(kBlue, "arm-h-e arm-lr-t kim-bl-e").turn();
    fight.play("submit arm-bl-t kim-h-t");
    CHECK(fight.legal() == "block arm-h-e arm-lr-t, block arm-h-e kim-bl-e, pass");
}

TEST_CASE("CI-L1: a hand with more than three of a sort needs two events") {
    Rules rules = standard_rules();
    rules.tables.copies[0][0] = 6;  // jab-l
    TestFight fight(rules);
    fight.hand(kRed, "slam jab-l*5 hook-l").turn().play("takedown slam, pass");
    int events = 0;
    Counts discarded{};
    for (const Event& event : fight.events) {
        const bool is_reds = event.kind == EventKind::HandDiscarded && event.who == kRed;
        events += is_reds ? 1 : 0;
        for (std::size_t card = 0; is_reds && card < kMaxSorts; ++card) {
            discarded.at(card) += event.counts().at(card);
        }
    }
    CHECK(events == 2);
    CHECK(discarded[0] == 5);
    CHECK(discarded[4] == 1);
}

TEST_CASE("CI-S3: the first fighter is drawn by lot after the types") {
    std::set<Seat> firsts;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        TestFight fight;
        fight.start_fight(seed).play("type wrestler, type striker");
        firsts.insert(fight.state.open.first);
        CHECK(fight.state.open.active == fight.state.open.first);
    }
    CHECK(firsts == std::set<Seat>{kRed, kBlue});
}

TEST_CASE("CI-S5: the stand-up deck is shuffled first and does not depend on the ground deck") {
    const auto decks = [](std::size_t longer) {
        TestFight fight;
        fight.rules.has_types = false;
        fight.rules.first = FirstFighter::Red;
        if (longer < kPlaces) {
            fight.rules.tables.copies.at(longer)[0] = 9;
        }
        fight.start_fight();
        return std::pair(cards_in(fight.state.standup), cards_in(fight.state.ground));
    };
    const auto usual = decks(kPlaces);
    CHECK(usual.first == decks(1).first);
    CHECK(usual.second != decks(1).second);
    CHECK(usual.second != decks(0).second);
}

TEST_CASE("CI-M15, CI-G5: the overturned cards go under the deck in random order") {
    std::set<std::vector<Card>> orders;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        TestFight fight;
        fight.mat().cubes(kBlue, Meter::Fatigue, 6).ground("heel-h-t heel-bl-t arm-h-e");
        fight.state.random = core::Random(seed).state();
        fight.turn().play("submit arm-bl-t, pass");
        std::vector<Card> lowest = cards_in(fight.state.ground);
        lowest.resize(3);
        orders.insert(lowest);
        std::ranges::sort(lowest);
        CHECK(lowest == cards_of(Place::Mat, "arm-h-e heel-h-t heel-bl-t"));
    }
    CHECK(orders.size() == 6);
}

TEST_CASE("CI-N2: an attack during which the defender resigns counts as tried only") {
    TestFight fight;
    fight.hand(kRed, "jab-l cross-r").turn().play("strike jab-l, pass, strike cross-r");
    CHECK(fight.view(kRed).statistics[kRed].tried[0] == 0);  // shown after the end only
    fight.resign();
    const FighterStatistics red = fight.view(kRed).statistics[kRed];
    CHECK(red.tried[0] == 2);
    CHECK(red.landed[0] == 1);
    CHECK(red.blocked[0] == 0);
}

}  // namespace tenebrae::cagedin::testing

// SPDX-License-Identifier: MIT
// Section I: broken_invariant() returns the number of an invariant that a test broke.
#include "catch.hpp"
#include "test_fight.hpp"

namespace tenebrae::cagedin::testing {
namespace {

std::string broken(const TestFight& fight) {
    return std::string(broken_invariant(fight.rules, fight.state));
}

TEST_CASE("CI-I1 to I8: a valid state breaks no invariant") {
    TestFight fight;
    CHECK(broken(fight.turn()).empty());
    TestFight mat;
    CHECK(broken(mat.mat().turn()).empty());
    TestFight chooses;
    CHECK(broken(chooses.start_fight(1)).empty());
}

TEST_CASE("CI-I1: a card too many or too few or of the wrong deck is found") {
    TestFight more;
    more.turn().state.open.piles[0][0] += 1;
    CHECK(broken(more) == "CI-I1");
    TestFight fewer;
    fewer.turn().state.ground.cards[3] = fewer.state.ground.cards[4];
    CHECK(broken(fewer) == "CI-I1");
    TestFight hand;
    hand.turn().state.hands[0][7] += 1;
    CHECK(broken(hand) == "CI-I1");
}

TEST_CASE("CI-I1: a public size that differs from the number of cards is found") {
    TestFight hand;
    hand.turn().state.open.fighters[0].hand_size += 1;
    CHECK_FALSE(broken(hand).empty());
    TestFight deck;
    deck.turn().state.open.deck_sizes[1] -= 1;
    CHECK_FALSE(broken(deck).empty());
}

TEST_CASE("CI-I3: an empty deck or hand without the bell is found") {
    TestFight deck;
    deck.turn();
    for (; deck.state.standup.size > 0; --deck.state.standup.size) {
        ++deck.state.open.piles[0][deck.state.standup.cards.at(deck.state.standup.size - 1U)];
    }
    deck.state.open.deck_sizes[0] = 0;
    CHECK(broken(deck) == "CI-I3");
    deck.state.open.is_bell_due = true;
    CHECK(broken(deck).empty());
    TestFight hand;
    hand.turn();
    for (std::size_t card = 0; card < kMaxSorts; ++card) {
        hand.state.open.piles[0][card] += hand.state.hands[1][card];
        hand.state.hands[1][card] = 0;
    }
    hand.state.open.fighters[1].hand_size = 0;
    CHECK(broken(hand) == "CI-I3");
}

TEST_CASE("CI-I4: too many cubes on a meter or a full head in an unfinished fight is found") {
    for (std::size_t meter = 0; meter < kMeters; ++meter) {
        TestFight fight;
        fight.turn();
        const int spaces = fight.rules.tables.meters.at(meter).spaces;
        std::uint8_t& cubes = fight.state.open.fighters[1].cubes.at(meter);
        cubes = static_cast<std::uint8_t>(spaces + 1);
        CHECK(broken(fight) == "CI-I4");
        cubes = static_cast<std::uint8_t>(spaces);
        CHECK(broken(fight) == (meter < index(Meter::LegLeft) ? "CI-I4" : ""));
    }
}

TEST_CASE("CI-I5: both pawns on one hex or apart on the mat are found") {
    TestFight same;
    same.turn().state.open.fighters[1].at = hex("e3");
    CHECK(broken(same) == "CI-I5");
    TestFight apart;
    apart.mat().turn().state.open.fighters[1].at = hex("e6");
    CHECK(broken(apart) == "CI-I5");
}

TEST_CASE("CI-I6: an unfinished fight without a decision or without a legal answer is found") {
    TestFight nobody;
    nobody.turn().state.open.decision = Decision::None;
    CHECK(broken(nobody) == "CI-I6");
    TestFight owner;
    owner.turn().state.open.owner = kNobody;
    CHECK(broken(owner) == "CI-I6");
}

TEST_CASE("CI-I8: a group that is not at the bottom of the deck is found") {
    TestFight fight;
    fight.mat().cubes(kBlue, Meter::Fatigue, 6).ground("heel-h-t arm-h-e").turn();
    fight.play("submit arm-bl-t, pass, mat");
    REQUIRE(broken(fight).empty());
    auto& deck = fight.state.ground;
    std::swap(deck.cards[0], deck.cards.at(deck.size - 1U));
    CHECK(broken(fight) == "CI-I8");
}

}  // namespace
}  // namespace tenebrae::cagedin::testing

// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "test_fight.hpp"
#include "test_fight_text.hpp"

#include <algorithm>
#include <set>
#include <sstream>

/// Sections G and S of the rules.
namespace tenebrae::cagedin::testing {
namespace {

Rules rules_with(Type red, Type blue, FirstFighter first = FirstFighter::Red) {
    Rules rules = standard_rules();
    rules.fixed_types = {red, blue};
    rules.first = first;
    return rules;
}

Rules plain_rules(FirstFighter first = FirstFighter::Red) {
    Rules rules = standard_rules();
    rules.has_types = false;
    rules.first = first;
    return rules;
}

int cubes_of(const TestFight& fight) {
    int cubes = 0;
    for (const Fighter& fighter : fight.state.open.fighters) {
        for (const std::uint8_t meter : fighter.cubes) {
            cubes += meter;
        }
    }
    return cubes;
}

std::vector<std::string> sorted_words(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> words;
    for (std::string word; stream >> word;) {
        words.push_back(word);
    }
    std::sort(words.begin(), words.end());
    return words;
}

/// Returns all cards of a deck: each code as often as there are copies of it.
std::vector<std::string> whole_deck(const Rules& rules, Place place) {
    std::vector<std::string> codes;
    for (Card card = 0; card < rules.tables.sorts.at(index(place)); ++card) {
        codes.insert(
            codes.end(), rules.tables.copies.at(index(place)).at(card), code_of(place, card)
        );
    }
    std::sort(codes.begin(), codes.end());
    return codes;
}

std::vector<std::string> cards_in(const TestFight& fight, Place place) {
    std::string text = fight.deck(place);
    for (const Event& event : fight.events) {
        for (const Card card : event.cards) {
            const bool drawn = event.kind == EventKind::Drew && place == Place::Feet;
            text += drawn && card != kNoCard ? " " + code_of(place, card) : "";
        }
    }
    return sorted_words(text);
}

/// Returns a fight after round 1 with no point spent yet. Blue was second, so he is asked first.
TestFight at_recovery(Type red = Type::None) {
    TestFight fight;
    fight.type(kRed, red).hand(kRed, "rib-l*2").only_deck("jab-l");
    fight.cubes(kRed, Meter::Head, 4).cubes(kBlue, Meter::LegLeft, 3);
    fight.turn().play("cover discard rib-l draw 1");
    return fight;
}

}  // namespace

TEST_CASE("CI-G1: each of two fighters has a pawn and six meters and a hand and perhaps a type") {
    TestFight fight(rules_with(Type::Judo, Type::Wrestler));
    fight.start_fight();
    CHECK(fight.state.open.fighters.size() == 2);
    CHECK(fight.state.open.fighters[kRed].type == Type::Judo);
    CHECK(fight.state.open.fighters[kBlue].type == Type::Wrestler);
    CHECK(fight.view(kRed).own_type == Type::Judo);
    CHECK(fight.view(kBlue).own_type == Type::Wrestler);
    CHECK(fight.where(kRed) != fight.where(kBlue));
    CHECK(fight.hand_size(kRed) == 6);
    CHECK(fight.hand_size(kBlue) == 5);
    CHECK(kMeters == 6);
}

TEST_CASE("CI-G2: a fight has three rounds by default") {
    CHECK(standard_rules().rounds == 3);
    const auto after_round = [](int number, int rounds) {
        Rules rules = standard_rules();
        rules.rounds = static_cast<std::uint8_t>(rounds);
        TestFight fight(rules);
        fight.round(number).hand(kRed, "rib-l*2").only_deck("jab-l").turn();
        fight.play("cover discard rib-l draw 1");
        return fight.pending_decision();
    };
    CHECK(after_round(2, 3) == "recover blue");
    CHECK(after_round(3, 3) == "none");
    CHECK(after_round(1, 1) == "none");
    CHECK(after_round(8, 9) == "recover blue");
    CHECK(after_round(9, 9) == "none");
}

TEST_CASE("CI-G3: every decision has an owner and a legal action and all else is automatic") {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        TestFight fight(standard_rules());
        fight.start_fight(seed);
        core::Random random(seed);
        int commands = 0;
        while (fight.state.open.ending == Ending::None && ++commands < 5000) {
            ActionList actions;
            legal_actions(fight.rules, fight.state, actions);
            REQUIRE_FALSE(actions.empty());
            REQUIRE(fight.state.open.owner <= kBlue);
            REQUIRE(fight.state.open.decision != Decision::None);
            const Action action = actions[random.below(actions.size())];
            apply(fight.rules, fight.state, action, nullptr);
            INFO("seed " << seed << ", command " << commands);
            REQUIRE(broken_invariant(fight.rules, fight.state) == "");
        }
        CHECK(fight.pending_decision() == "none");
        CHECK(fight.legal().empty());
        CHECK(fight.state.open.round <= 3);
    }
}

TEST_CASE("CI-G4: a defender who cannot block is asked as well") {
    TestFight fight;
    fight.hand(kRed, "jab-l rib-l").hand(kBlue, "low-l").turn().play("strike jab-l");
    CHECK(fight.pending_decision() == "defend blue");
    CHECK(fight.legal() == "pass");
    TestFight answer;
    answer.mat().hand(kRed, "arm-h-e kim-h-t").hand(kBlue, "tri-h-e").turn().play("stand arm-h-e");
    CHECK(answer.pending_decision() == "answer blue");
    CHECK(answer.legal() == "pound tri-h-e, pass");
}

TEST_CASE(
    "CI-G5: the same options and seed and commands give the same fight but another seed does not"
) {
    const auto played = [](std::uint64_t seed) {
        TestFight fight(standard_rules());
        fight.start_fight(seed).play("type judo, type striker");
        core::Random random(7);
        std::vector<std::uint64_t> hashes;
        for (int command = 0; command < 200 && fight.state.open.ending == Ending::None; ++command) {
            ActionList actions;
            legal_actions(fight.rules, fight.state, actions);
            apply(fight.rules, fight.state, actions[random.below(actions.size())], nullptr);
            hashes.push_back(hash(fight.state));
        }
        return hashes;
    };
    CHECK(played(1) == played(1));
    CHECK(played(1) != played(2));
}

TEST_CASE("CI-S1: red and then blue choose one of four types") {
    TestFight fight(standard_rules());
    fight.start_fight();
    CHECK(fight.pending_decision() == "type red");
    CHECK(fight.events.empty());
    CHECK(fight.legal() == "type striker, type judo, type submission, type wrestler");
    fight.play("type judo");
    CHECK(fight.event_texts() == "type-chosen red judo");
    CHECK(fight.pending_decision() == "type blue");
    CHECK(fight.legal() == "type striker, type judo, type submission, type wrestler");
}

TEST_CASE("CI-S1: the choice is secret and both may choose the same type") {
    TestFight fight(standard_rules());
    fight.start_fight().play("type judo");
    CHECK(fight.event_texts_for(kRed) == "type-chosen red judo");
    CHECK(fight.event_texts_for(kBlue) == "type-chosen red none");
    CHECK(fight.event_texts_for(2) == "type-chosen red none");
    CHECK(fight.view(kRed).own_type == Type::Judo);
    CHECK(fight.view(kBlue).own_type == Type::None);
    CHECK(fight.view(kBlue).open.fighters[kRed].type == Type::None);
    CHECK_FALSE(fight.view(kBlue).open.types_open);
    fight.play("type judo");
    CHECK(fight.has_event("types-revealed judo judo"));
    CHECK(fight.view(kBlue).open.fighters[kRed].type == Type::Judo);
    CHECK(fight.view(kRed).open.fighters[kBlue].type == Type::Judo);
}

TEST_CASE("CI-S1: nobody chooses a type that is fixed or in the beginners' variant") {
    TestFight one(rules_with(Type::Judo, Type::None));
    one.start_fight();
    CHECK(one.pending_decision() == "type blue");
    CHECK(one.view(kBlue).open.fighters[kRed].type == Type::Judo);
    TestFight blue(rules_with(Type::None, Type::Judo));
    blue.start_fight();
    CHECK(blue.pending_decision() == "type red");
    blue.play("type striker");
    CHECK(blue.pending_decision() == "turn red");
    CHECK(blue.has_event("types-revealed striker judo"));
    TestFight both(rules_with(Type::Judo, Type::Striker));
    both.start_fight();
    CHECK(both.pending_decision() == "turn red");
    TestFight plain(plain_rules());
    plain.start_fight();
    CHECK(plain.pending_decision() == "turn red");
    CHECK(plain.state.open.fighters[kRed].type == Type::None);
}

TEST_CASE("CI-S2, CI-S4: all meters are empty and the pawns are on their corners and on the feet") {
    TestFight fight(standard_rules());
    fight.start_fight().play("type wrestler, type striker");
    CHECK(cubes_of(fight) == 0);
    CHECK(fight.where(kRed) == "d1");
    CHECK(fight.where(kBlue) == "d7");
    CHECK(fight.state.open.place == Place::Feet);
    CHECK(fight.state.open.round == 1);
}

TEST_CASE("CI-S3: the first fighter is fixed or drawn by lot after the types") {
    std::set<Seat> firsts;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        TestFight fight(standard_rules());
        fight.start_fight(seed);
        CHECK_FALSE(fight.has_event("round-begins"));
        fight.play("type wrestler, type striker");
        firsts.insert(fight.state.open.first);
        CHECK(fight.state.open.active == fight.state.open.first);
        TestFight blue(plain_rules(FirstFighter::Blue));
        CHECK(blue.start_fight(seed).pending_decision() == "turn blue");
        TestFight red(plain_rules(FirstFighter::Red));
        CHECK(red.start_fight(seed).pending_decision() == "turn red");
    }
    CHECK(firsts == std::set<Seat>{kRed, kBlue});
}

TEST_CASE("CI-S5: both decks are complete and in random order") {
    std::set<std::string> standup;
    std::set<std::string> ground;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        TestFight fight(plain_rules());
        fight.start_fight(seed);
        CHECK(cards_in(fight, Place::Feet) == whole_deck(fight.rules, Place::Feet));
        CHECK(cards_in(fight, Place::Mat) == whole_deck(fight.rules, Place::Mat));
        standup.insert(fight.deck(Place::Feet));
        ground.insert(fight.deck(Place::Mat));
    }
    CHECK(standup.size() == 5);
    CHECK(ground.size() == 5);
}

TEST_CASE("CI-S5: the stand-up deck is shuffled first and does not depend on the ground deck") {
    TestFight usual(plain_rules());
    TestFight longer_ground(plain_rules());
    longer_ground.rules.tables.copies[1][0] = 9;
    TestFight longer_standup(plain_rules());
    longer_standup.rules.tables.copies[0][0] = 9;
    usual.start_fight();
    longer_ground.start_fight();
    longer_standup.start_fight();
    CHECK(usual.deck(Place::Feet) == longer_ground.deck(Place::Feet));
    CHECK(usual.deck(Place::Mat) != longer_ground.deck(Place::Mat));
    CHECK(usual.deck(Place::Mat) != longer_standup.deck(Place::Mat));
}

TEST_CASE("CI-S6, CI-S7, CI-S8: the opening events happen in order and with their causes") {
    TestFight fight(standard_rules());
    fight.rules.first = FirstFighter::Blue;
    fight.start_fight().play("type wrestler, type striker");
    CHECK(
        fight.event_texts_for(2)
        == "type-chosen red none, type-chosen blue none, round-begins 1 blue, "
           "drew blue 5 deal, drew red 5 deal, types-revealed wrestler striker, "
           "turn-begins blue 1, drew blue 1 corner"
    );
    CHECK(fight.cause_of("round-begins") == "type-chosen blue striker");
    CHECK(fight.cause_of("types-revealed").substr(0, 15) == "drew red 5 deal");
    CHECK(fight.cause_of("drew blue 5").substr(0, 12) == "round-begins");
    CHECK(fight.pending_decision() == "turn blue");
    CHECK(fight.hand_size(kBlue) == 6);
    CHECK(fight.hand_size(kRed) == 5);
}

TEST_CASE("CI-S6: the fighter who begins draws five cards from the top before the other") {
    for (const FirstFighter first : {FirstFighter::Red, FirstFighter::Blue}) {
        TestFight fight(plain_rules(first));
        fight.start_fight();
        const std::string begins = first == FirstFighter::Red ? "red" : "blue";
        CHECK(fight.first("drew").starts_with("drew " + begins + " 5 deal"));
    }
}

TEST_CASE("CI-S6, CI-V7: only their owner sees the cards of the deal") {
    TestFight fight(plain_rules());
    fight.start_fight();
    CHECK(fight.event_texts_for(kRed).find("drew blue 5 deal,") != std::string::npos);
    CHECK(fight.event_texts_for(kRed).find("drew red 5 deal,") == std::string::npos);
    CHECK(fight.event_texts_for(kBlue).find("drew red 5 deal,") != std::string::npos);
}

TEST_CASE("CI-S7: types are revealed after the deal of round 1 and stay open") {
    TestFight fight = at_recovery(Type::Judo);
    fight.play("skip, skip, skip, skip");
    CHECK_FALSE(fight.has_event("types-revealed"));
    CHECK(fight.view(kBlue).open.fighters[kRed].type == Type::Judo);
    TestFight fixed(rules_with(Type::Judo, Type::Striker));
    fixed.start_fight();
    CHECK_FALSE(fixed.has_event("types-revealed"));
    CHECK(fixed.state.open.types_open);
    fixed.resign();
    CHECK(fixed.state.open.fighters[kRed].type == Type::Judo);
    CHECK(fixed.state.open.fighters[kBlue].type == Type::Striker);
}

TEST_CASE("CI-S8: each further round begins with the fighter who was second before") {
    TestFight fight = at_recovery();
    fight.play("skip, skip, skip, skip");
    CHECK(fight.has_event("round-begins 2 blue"));
    CHECK(fight.state.open.first == kBlue);
    CHECK(fight.has_event("turn-begins blue 2"));
    CHECK(fight.pending_decision() == "turn blue");
    TestFight third;
    third.round(2, kBlue).active(kRed).hand(kRed, "rib-l*2").only_deck("jab-l").turn();
    third.play("cover discard rib-l draw 1");
    CHECK(third.pending_decision() == "recover red");
    third.play("skip, skip, skip, skip");
    CHECK(third.has_event("round-begins 3 red"));
    CHECK(third.pending_decision() == "turn red");
}

TEST_CASE("CI-S4, CI-S5: a further round starts with full decks and on the feet and in the corners"
) {
    TestFight fight = at_recovery();
    fight.play("skip, skip, skip, skip");
    CHECK(fight.where(kRed) == "d1");
    CHECK(fight.where(kBlue) == "d7");
    CHECK(fight.pile(Place::Feet).empty());
    CHECK(fight.pile(Place::Mat).empty());
    CHECK(cards_in(fight, Place::Feet) == whole_deck(fight.rules, Place::Feet));
    CHECK(fight.deck_size(Place::Mat) == 30);
    TestFight below;
    below.mat().hand(kRed, "arm-h-e").only_ground("kim-h-t").turn();
    below.play("pound arm-h-e, pass, damage, skip, skip, skip, skip");
    CHECK(below.state.open.place == Place::Feet);
    CHECK(below.hand_size(kRed) == 5);
    CHECK(below.deck_size(Place::Mat) == 30);
}

TEST_CASE("CI-S6, CI-E7: each point of coaching adds one card to the next deal only") {
    TestFight fight = at_recovery();
    fight.play("coach, coach, skip, coach");
    CHECK(fight.count("drew blue 7 deal") == 1);
    CHECK(fight.count("drew red 6 deal") == 1);
    CHECK(fight.hand_size(kBlue) == 8);
    CHECK(fight.hand_size(kRed) == 6);
    CHECK(fight.state.open.fighters[kBlue].coaching == 0);
    CHECK(fight.state.open.fighters[kRed].coaching == 0);
    CHECK(fight.cubes(kRed, Meter::Head) == 4);
    CHECK(fight.cubes(kBlue, Meter::LegLeft) == 3);
}

}  // namespace tenebrae::cagedin::testing

// SPDX-License-Identifier: MIT
#include "bout.hpp"
#include "bout_text.hpp"
#include "catch.hpp"

#include <algorithm>
#include <set>
#include <sstream>

/// Sections G and S of the rules.
namespace tenebrae::cagedin::trial {
namespace {

Rules rules_with(Type red, Type blue, First first = First::Red) {
    Rules rules = standard_rules();
    rules.fixed = {red, blue};
    rules.first = first;
    return rules;
}

Rules plain_rules(First first = First::Red) {
    Rules rules = standard_rules();
    rules.has_types = false;
    rules.first = first;
    return rules;
}

int cubes_of(const Bout& bout) {
    int cubes = 0;
    for (const Fighter& fighter : bout.state.open.fighters) {
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

std::vector<std::string> cards_in(const Bout& bout, Place place) {
    std::string text = bout.deck(place);
    for (const Event& event : bout.events) {
        for (const Card card : event.cards) {
            const bool drawn = event.kind == EventKind::Drew && place == Place::Feet;
            text += drawn && card != kNoCard ? " " + code_of(place, card) : "";
        }
    }
    return sorted_words(text);
}

/// Returns a fight after round 1 with no point spent yet. Blue was second, so he is asked first.
Bout at_recovery(Type red = Type::None) {
    Bout bout;
    bout.type(kRed, red).hand(kRed, "rib-l*2").only_deck("jab-l");
    bout.cubes(kRed, Meter::Head, 4).cubes(kBlue, Meter::LegLeft, 3);
    bout.turn().play("cover discard rib-l draw 1");
    return bout;
}

}  // namespace

TEST_CASE("CI-G1: each of two fighters has a pawn and six meters and a hand and perhaps a type") {
    Bout bout(rules_with(Type::Judo, Type::Wrestler));
    bout.fight();
    CHECK(bout.state.open.fighters.size() == 2);
    CHECK(bout.state.open.fighters[kRed].type == Type::Judo);
    CHECK(bout.state.open.fighters[kBlue].type == Type::Wrestler);
    CHECK(bout.view(kRed).own_type == Type::Judo);
    CHECK(bout.view(kBlue).own_type == Type::Wrestler);
    CHECK(bout.where(kRed) != bout.where(kBlue));
    CHECK(bout.hand_size(kRed) == 6);
    CHECK(bout.hand_size(kBlue) == 5);
    CHECK(kMeters == 6);
}

TEST_CASE("CI-G2: a fight has three rounds by default") {
    CHECK(standard_rules().rounds == 3);
    const auto after_round = [](int number, int rounds) {
        Rules rules = standard_rules();
        rules.rounds = static_cast<std::uint8_t>(rounds);
        Bout bout(rules);
        bout.round(number).hand(kRed, "rib-l*2").only_deck("jab-l").turn();
        bout.play("cover discard rib-l draw 1");
        return bout.ask();
    };
    CHECK(after_round(2, 3) == "recover blue");
    CHECK(after_round(3, 3) == "none");
    CHECK(after_round(1, 1) == "none");
    CHECK(after_round(8, 9) == "recover blue");
    CHECK(after_round(9, 9) == "none");
}

TEST_CASE("CI-G3: every decision has an owner and a legal action and all else is automatic") {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Bout bout(standard_rules());
        bout.fight(seed);
        core::Random random(seed);
        int commands = 0;
        while (bout.state.open.way == Way::None && ++commands < 5000) {
            ActionList actions;
            legal_actions(bout.rules, bout.state, actions);
            REQUIRE_FALSE(actions.empty());
            REQUIRE(bout.state.open.owner <= kBlue);
            REQUIRE(bout.state.open.decision != Decision::None);
            const Action action = actions[random.below(actions.size())];
            apply(bout.rules, bout.state, action, nullptr);
            INFO("seed " << seed << ", command " << commands);
            REQUIRE(broken_invariant(bout.rules, bout.state) == "");
        }
        CHECK(bout.ask() == "none");
        CHECK(bout.legal().empty());
        CHECK(bout.state.open.round <= 3);
    }
}

TEST_CASE("CI-G4: a defender who cannot block is asked as well") {
    Bout bout;
    bout.hand(kRed, "jab-l rib-l").hand(kBlue, "low-l").turn().play("strike jab-l");
    CHECK(bout.ask() == "defend blue");
    CHECK(bout.legal() == "pass");
    Bout answer;
    answer.mat().hand(kRed, "arm-h-e kim-h-t").hand(kBlue, "tri-h-e").turn().play("stand arm-h-e");
    CHECK(answer.ask() == "answer blue");
    CHECK(answer.legal() == "pound tri-h-e, pass");
}

TEST_CASE(
    "CI-G5: the same options and seed and commands give the same fight but another seed does not"
) {
    const auto played = [](std::uint64_t seed) {
        Bout bout(standard_rules());
        bout.fight(seed).play("type judo, type striker");
        core::Random random(7);
        std::vector<std::uint64_t> hashes;
        for (int command = 0; command < 200 && bout.state.open.way == Way::None; ++command) {
            ActionList actions;
            legal_actions(bout.rules, bout.state, actions);
            apply(bout.rules, bout.state, actions[random.below(actions.size())], nullptr);
            hashes.push_back(hash(bout.state));
        }
        return hashes;
    };
    CHECK(played(1) == played(1));
    CHECK(played(1) != played(2));
}

TEST_CASE("CI-S1: red and then blue choose one of four types") {
    Bout bout(standard_rules());
    bout.fight();
    CHECK(bout.ask() == "type red");
    CHECK(bout.events.empty());
    CHECK(bout.legal() == "type striker, type judo, type submission, type wrestler");
    bout.play("type judo");
    CHECK(bout.told() == "type-chosen red judo");
    CHECK(bout.ask() == "type blue");
    CHECK(bout.legal() == "type striker, type judo, type submission, type wrestler");
}

TEST_CASE("CI-S1: the choice is secret and both may choose the same type") {
    Bout bout(standard_rules());
    bout.fight().play("type judo");
    CHECK(bout.told_to(kRed) == "type-chosen red judo");
    CHECK(bout.told_to(kBlue) == "type-chosen red none");
    CHECK(bout.told_to(2) == "type-chosen red none");
    CHECK(bout.view(kRed).own_type == Type::Judo);
    CHECK(bout.view(kBlue).own_type == Type::None);
    CHECK(bout.view(kBlue).open.fighters[kRed].type == Type::None);
    CHECK_FALSE(bout.view(kBlue).open.types_open);
    bout.play("type judo");
    CHECK(bout.tells("types-revealed judo judo"));
    CHECK(bout.view(kBlue).open.fighters[kRed].type == Type::Judo);
    CHECK(bout.view(kRed).open.fighters[kBlue].type == Type::Judo);
}

TEST_CASE("CI-S1: nobody chooses a type that is fixed or in the beginners' variant") {
    Bout one(rules_with(Type::Judo, Type::None));
    one.fight();
    CHECK(one.ask() == "type blue");
    CHECK(one.view(kBlue).open.fighters[kRed].type == Type::Judo);
    Bout blue(rules_with(Type::None, Type::Judo));
    blue.fight();
    CHECK(blue.ask() == "type red");
    blue.play("type striker");
    CHECK(blue.ask() == "turn red");
    CHECK(blue.tells("types-revealed striker judo"));
    Bout both(rules_with(Type::Judo, Type::Striker));
    both.fight();
    CHECK(both.ask() == "turn red");
    Bout plain(plain_rules());
    plain.fight();
    CHECK(plain.ask() == "turn red");
    CHECK(plain.state.open.fighters[kRed].type == Type::None);
}

TEST_CASE("CI-S2, CI-S4: all meters are empty and the pawns are on their corners and on the feet") {
    Bout bout(standard_rules());
    bout.fight().play("type wrestler, type striker");
    CHECK(cubes_of(bout) == 0);
    CHECK(bout.where(kRed) == "d1");
    CHECK(bout.where(kBlue) == "d7");
    CHECK(bout.state.open.place == Place::Feet);
    CHECK(bout.state.open.round == 1);
}

TEST_CASE("CI-S3: the first fighter is fixed or drawn by lot after the types") {
    std::set<Seat> firsts;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Bout bout(standard_rules());
        bout.fight(seed);
        CHECK_FALSE(bout.tells("round-begins"));
        bout.play("type wrestler, type striker");
        firsts.insert(bout.state.open.first);
        CHECK(bout.state.open.active == bout.state.open.first);
        Bout blue(plain_rules(First::Blue));
        CHECK(blue.fight(seed).ask() == "turn blue");
        Bout red(plain_rules(First::Red));
        CHECK(red.fight(seed).ask() == "turn red");
    }
    CHECK(firsts == std::set<Seat>{kRed, kBlue});
}

TEST_CASE("CI-S5: both decks are complete and in random order") {
    std::set<std::string> standup;
    std::set<std::string> ground;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Bout bout(plain_rules());
        bout.fight(seed);
        CHECK(cards_in(bout, Place::Feet) == whole_deck(bout.rules, Place::Feet));
        CHECK(cards_in(bout, Place::Mat) == whole_deck(bout.rules, Place::Mat));
        standup.insert(bout.deck(Place::Feet));
        ground.insert(bout.deck(Place::Mat));
    }
    CHECK(standup.size() == 5);
    CHECK(ground.size() == 5);
}

TEST_CASE("CI-S5: the stand-up deck is shuffled first and does not depend on the ground deck") {
    Bout usual(plain_rules());
    Bout longer_ground(plain_rules());
    longer_ground.rules.tables.copies[1][0] = 9;
    Bout longer_standup(plain_rules());
    longer_standup.rules.tables.copies[0][0] = 9;
    usual.fight();
    longer_ground.fight();
    longer_standup.fight();
    CHECK(usual.deck(Place::Feet) == longer_ground.deck(Place::Feet));
    CHECK(usual.deck(Place::Mat) != longer_ground.deck(Place::Mat));
    CHECK(usual.deck(Place::Mat) != longer_standup.deck(Place::Mat));
}

TEST_CASE("CI-S6, CI-S7, CI-S8: the opening events happen in order and with their causes") {
    Bout bout(standard_rules());
    bout.rules.first = First::Blue;
    bout.fight().play("type wrestler, type striker");
    CHECK(
        bout.told_to(2)
        == "type-chosen red none, type-chosen blue none, round-begins 1 blue, "
           "drew blue 5 deal, drew red 5 deal, types-revealed wrestler striker, "
           "turn-begins blue 1, drew blue 1 corner"
    );
    CHECK(bout.cause_of("round-begins") == "type-chosen blue striker");
    CHECK(bout.cause_of("types-revealed").substr(0, 15) == "drew red 5 deal");
    CHECK(bout.cause_of("drew blue 5").substr(0, 12) == "round-begins");
    CHECK(bout.ask() == "turn blue");
    CHECK(bout.hand_size(kBlue) == 6);
    CHECK(bout.hand_size(kRed) == 5);
}

TEST_CASE("CI-S6: the fighter who begins draws five cards from the top before the other") {
    for (const First first : {First::Red, First::Blue}) {
        Bout bout(plain_rules(first));
        bout.fight();
        const std::string begins = first == First::Red ? "red" : "blue";
        CHECK(bout.first("drew").starts_with("drew " + begins + " 5 deal"));
    }
}

TEST_CASE("CI-S6, CI-V7: only their owner sees the cards of the deal") {
    Bout bout(plain_rules());
    bout.fight();
    CHECK(bout.told_to(kRed).find("drew blue 5 deal,") != std::string::npos);
    CHECK(bout.told_to(kRed).find("drew red 5 deal,") == std::string::npos);
    CHECK(bout.told_to(kBlue).find("drew red 5 deal,") != std::string::npos);
}

TEST_CASE("CI-S7: types are revealed after the deal of round 1 and stay open") {
    Bout bout = at_recovery(Type::Judo);
    bout.play("skip, skip, skip, skip");
    CHECK_FALSE(bout.tells("types-revealed"));
    CHECK(bout.view(kBlue).open.fighters[kRed].type == Type::Judo);
    Bout fixed(rules_with(Type::Judo, Type::Striker));
    fixed.fight();
    CHECK_FALSE(fixed.tells("types-revealed"));
    CHECK(fixed.state.open.types_open);
    fixed.resign();
    CHECK(fixed.state.open.fighters[kRed].type == Type::Judo);
    CHECK(fixed.state.open.fighters[kBlue].type == Type::Striker);
}

TEST_CASE("CI-S8: each further round begins with the fighter who was second before") {
    Bout bout = at_recovery();
    bout.play("skip, skip, skip, skip");
    CHECK(bout.tells("round-begins 2 blue"));
    CHECK(bout.state.open.first == kBlue);
    CHECK(bout.tells("turn-begins blue 2"));
    CHECK(bout.ask() == "turn blue");
    Bout third;
    third.round(2, kBlue).active(kRed).hand(kRed, "rib-l*2").only_deck("jab-l").turn();
    third.play("cover discard rib-l draw 1");
    CHECK(third.ask() == "recover red");
    third.play("skip, skip, skip, skip");
    CHECK(third.tells("round-begins 3 red"));
    CHECK(third.ask() == "turn red");
}

TEST_CASE("CI-S4, CI-S5: a further round starts with full decks and on the feet and in the corners"
) {
    Bout bout = at_recovery();
    bout.play("skip, skip, skip, skip");
    CHECK(bout.where(kRed) == "d1");
    CHECK(bout.where(kBlue) == "d7");
    CHECK(bout.pile(Place::Feet).empty());
    CHECK(bout.pile(Place::Mat).empty());
    CHECK(cards_in(bout, Place::Feet) == whole_deck(bout.rules, Place::Feet));
    CHECK(bout.deck_size(Place::Mat) == 30);
    Bout below;
    below.mat().hand(kRed, "arm-h-e").only_ground("kim-h-t").turn();
    below.play("pound arm-h-e, pass, damage, skip, skip, skip, skip");
    CHECK(below.state.open.place == Place::Feet);
    CHECK(below.hand_size(kRed) == 5);
    CHECK(below.deck_size(Place::Mat) == 30);
}

TEST_CASE("CI-S6, CI-E7: each point of coaching adds one card to the next deal only") {
    Bout bout = at_recovery();
    bout.play("coach, coach, skip, coach");
    CHECK(bout.count("drew blue 7 deal") == 1);
    CHECK(bout.count("drew red 6 deal") == 1);
    CHECK(bout.hand_size(kBlue) == 8);
    CHECK(bout.hand_size(kRed) == 6);
    CHECK(bout.state.open.fighters[kBlue].coaching == 0);
    CHECK(bout.state.open.fighters[kRed].coaching == 0);
    CHECK(bout.cubes(kRed, Meter::Head) == 4);
    CHECK(bout.cubes(kBlue, Meter::LegLeft) == 3);
}

}  // namespace tenebrae::cagedin::trial

// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/random.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "test_forest.hpp"

#include <algorithm>
#include <bit>
#include <set>

/// Section S of the rules. The expected draws are computed again here in the order of HU-S8.
namespace tenebrae::nyctophobia::testing {
namespace {

MapPlan small_plan() {
    MapPlan plan;
    plan.trees.put(side("a1e"));
    plan.trees.put(side("c4s"));
    plan.hunter = at("e5");
    plan.starts = {at("b1"), at("g8"), at("a4"), at("h4")};
    plan.cars = {
        CarSpaces{at("d2"), at("e2")},
        CarSpaces{at("b7"), at("c7")},
        CarSpaces{at("h6"), at("h7")}};
    return plan;
}

Rules drawing_rules() {
    Rules rules = plain_rules();
    rules.plan = small_plan();
    rules.draws_characters = true;
    return rules;
}

/// HU-Y2: a quarter turn right moves column x and row y to column 7-y and row x.
Space quarter(Space space) {
    return space_at(7 - row(space), column(space));
}

Space turned_by(Space space, std::uint64_t quarters) {
    for (std::uint64_t turn = 0; turn < quarters; ++turn) {
        space = quarter(space);
    }
    return space;
}

constexpr std::array kInOrder{
    Character::Guide,
    Character::Boxer,
    Character::Cheerleader,
    Character::Klutz,
    Character::TrackStar,
    Character::Climber};

std::vector<Card> axe_in_order() {
    using enum Card;
    return {
        Calm,
        Calm,
        Stumble,
        Sneak,
        Berserk,
        Frenzy,
        Bloodlust,
        Chop,
        Chop,
        ClearCut,
        Listen,
        Stalk};
}

std::set<Space> spaces_of_car(const State& state) {
    return {state.car[0], state.car[1]};
}

TestForest begun(const Rules& rules, std::uint64_t seed) {
    TestForest forest(rules);
    forest.state = new_game(rules, seed);
    Events happened;
    begin(rules, forest.state, &happened);
    forest.events.assign(happened.begin(), happened.end());
    return forest;
}

}  // namespace

TEST_CASE("HU-S3: each Hunted begins upright with two health and a rock and its own character") {
    const State state = new_game(drawing_rules(), 11);
    std::set<Character> characters;
    for (std::size_t who = 0; who < 3; ++who) {
        CHECK(state.hunted.at(who).health == 2);
        CHECK(state.hunted.at(who).rocks == 1);
        CHECK_FALSE(state.hunted.at(who).hidden);
        CHECK(state.hunted.at(who).character != Character::None);
        characters.insert(state.hunted.at(who).character);
    }
    CHECK(characters.size() == 3);
    CHECK(state.noise == kNoSpace);
    CHECK_FALSE(state.open.wounded);
}

TEST_CASE("HU-S1: there are two to four Hunted and the seat of the Hunter comes after theirs") {
    for (const int hunted : {2, 3, 4}) {
        Rules rules = drawing_rules();
        rules.hunted = static_cast<std::uint8_t>(hunted);
        rules.people = rules.hunted;
        CHECK(rules.seats() == hunted + 1);
        CHECK(rules.is_hunter_seat(hunted));
        rules.human_hunter = false;
        CHECK(rules.seats() == hunted);
        CHECK(std::popcount(rules.all_hunted()) == hunted);
    }
}

TEST_CASE("HU-D1: each character is given once and is known to every seat") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Rules rules = drawing_rules();
        rules.hunted = kMaxHunted;
        rules.people = kMaxHunted;
        const State state = new_game(rules, seed);
        std::set<Character> given;
        for (const Hunted& one : state.hunted) {
            CHECK(one.character != Character::None);
            given.insert(one.character);
        }
        CHECK(given.size() == kMaxHunted);
        for (int seat = 0; seat < rules.seats(); ++seat) {
            const View seen = view_of(rules, state, seat);
            for (std::size_t who = 0; who < kMaxHunted; ++who) {
                CHECK(seen.state.hunted.at(who).character == state.hunted.at(who).character);
            }
        }
    }
}

TEST_CASE("HU-S8: all random draws are made in the order of the rules") {
    const Rules rules = drawing_rules();
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const State state = new_game(rules, seed);
        core::Random random(seed);
        const auto car = static_cast<std::size_t>(random.below(3));
        const std::uint64_t quarters = random.below(4);
        for (const Space space : rules.plan.cars.at(car)) {
            CHECK(spaces_of_car(state).count(turned_by(space, quarters)) == 1);
        }
        CHECK(state.hunter == turned_by(at("e5"), quarters));
        std::array<Character, kCharacters> characters = kInOrder;
        random.shuffle<Character>(characters);
        for (std::size_t who = 0; who < 3; ++who) {
            CHECK(state.hunted.at(who).at == turned_by(rules.plan.starts.at(who), quarters));
            CHECK(state.hunted.at(who).character == characters.at(who));
        }
        std::vector<Card> deck = axe_in_order();
        random.shuffle<Card>(deck);
        CHECK(state.hand[0] == deck.at(0));
        CHECK(state.hand[1] == deck.at(1));
        CHECK(state.pile_size == 10);
        CHECK(std::equal(deck.begin() + 2, deck.end(), state.pile.begin()));
        std::vector<Space> free;
        for (Space space = 0; space < kSpaces; ++space) {
            const bool has_piece = space == state.hunter || space == state.hunted.at(0).at
                                   || space == state.hunted.at(1).at
                                   || space == state.hunted.at(2).at;
            if (!has_piece && spaces_of_car(state).count(space) == 0) {
                free.push_back(space);
            }
        }
        REQUIRE(free.size() == 58);
        random.shuffle<Space>(free);
        for (Space space = 0; space < kSpaces; ++space) {
            const bool has_rock = space == free.at(0) || space == free.at(1);
            CHECK(state.rocks.at(space) == (has_rock ? 1 : 0));
        }
        CHECK(core::Random(state.random).next() == random.next());
    }
}

TEST_CASE("HU-S8: chosen options are not drawn") {
    Rules rules = drawing_rules();
    rules.car = 1;
    rules.turned = 3;
    rules.draws_characters = false;
    rules.characters = {Character::Climber, Character::None, Character::Guide, Character::None};
    const State state = new_game(rules, 5);
    core::Random random(5);
    std::vector<Card> deck = axe_in_order();
    random.shuffle<Card>(deck);
    CHECK(state.hand[0] == deck.at(0));
    CHECK(state.hand[1] == deck.at(1));
    CHECK(state.hunter == turned_by(at("e5"), 3));
    CHECK(spaces_of_car(state) == std::set{turned_by(at("b7"), 3), turned_by(at("c7"), 3)});
    CHECK(state.hunted.at(0).character == Character::Climber);
    CHECK(state.hunted.at(1).character == Character::None);
    CHECK(state.hunted.at(2).character == Character::Guide);
}

TEST_CASE("HU-S4: trees turn clockwise with the map by quarter turns") {
    Rules rules = drawing_rules();
    rules.turned = 1;
    const State state = new_game(rules, 9);
    // a1|b1 goes to h1|h2, and c4|c5 to e3|d3.
    CHECK(state.trees.count() == 2);
    CHECK(state.trees.has(side("h1s")));
    CHECK(state.trees.has(side("d3e")));
    rules.turned = 0;
    CHECK(new_game(rules, 9).trees == rules.plan.trees);
}

TEST_CASE("HU-S5: there is one rock less than there are Hunted and each is in a different space") {
    for (std::uint8_t hunted = 2; hunted <= 4; ++hunted) {
        Rules rules = drawing_rules();
        rules.hunted = hunted;
        const State state = new_game(rules, 3);
        CHECK(std::count(state.rocks.begin(), state.rocks.end(), 1) == hunted - 1);
        CHECK(std::count(state.rocks.begin(), state.rocks.end(), 0) == kSpaces - hunted + 1);
    }
}

TEST_CASE("HU-S6: the Simple Hunter has no deck") {
    Rules rules = drawing_rules();
    rules.deck = Deck::Simple;
    const State state = new_game(rules, 8);
    CHECK(state.pile_size == 0);
    CHECK(state.discard_count == 0);
    CHECK(state.hand[0] == Card::None);
}

TEST_CASE("HU-S6: the Mage has her own deck") {
    Rules rules = drawing_rules();
    rules.deck = Deck::Mage;
    rules.car = 0;
    rules.turned = 0;
    rules.draws_characters = false;
    const State state = new_game(rules, 8);
    using enum Card;
    std::vector<Card> deck{
        Bored,
        Bored,
        Dizzying,
        Ventriloquism,
        Changelings,
        CreepingRoots,
        CreepingRoots,
        Vertigo,
        WillOWisp,
        Thicket,
        Blink,
        Card::Fog};
    core::Random random(8);
    random.shuffle<Card>(deck);
    CHECK(state.hand[0] == deck.at(0));
    CHECK(state.hand[1] == deck.at(1));
    CHECK(std::equal(deck.begin() + 2, deck.end(), state.pile.begin()));
}

TEST_CASE("HU-S7: only true directions of the car are offered as a clue") {
    struct Try {
        std::string_view first;
        std::string_view second;
        std::string_view clues;
    };
    for (const Try& one :
         {Try{"a1", "b1", "clue n, clue w"},
          Try{"h8", "g8", "clue e, clue s"},
          Try{"d4", "d5", "clue n, clue s, clue w"},
          Try{"d5", "e5", "clue e, clue s, clue w"},
          Try{"e4", "e5", "clue n, clue e, clue s"}}) {
        Rules rules = drawing_rules();
        rules.turned = 0;
        rules.plan.hunter = at("c2");
        rules.plan.cars.fill({at(one.first), at(one.second)});
        const TestForest forest = begun(rules, 2);
        CHECK(forest.pending_decision() == "clue hunter");
        CHECK(forest.legal() == one.clues);
    }
}

TEST_CASE("HU-S7 HU-S9: everyone hears the clue and then Hunted 1 begins round 1") {
    Rules rules = drawing_rules();
    rules.turned = 0;
    rules.car = 0;
    TestForest forest = begun(rules, 4);
    CHECK(forest.event_texts() == "begin 3");
    forest.play("clue n");
    CHECK(forest.event_texts().rfind("clue n, turn 1 round 1, feel 1 ", 0) == 0);
    CHECK(forest.event_texts_for(0).rfind("clue n, turn 1 round 1, feel 1 ", 0) == 0);
    CHECK(forest.pending_decision() == "turn 1");
    CHECK(forest.state.open.has_clue);
    CHECK(forest.state.open.clue == Direction::North);
}

TEST_CASE("HU-S2: the Hunted are dealt to the players in order") {
    Rules rules = plain_rules();
    rules.hunted = 4;
    rules.people = 2;
    CHECK(rules.seat_of(0) == 0);
    CHECK(rules.seat_of(1) == 0);
    CHECK(rules.seat_of(2) == 1);
    CHECK(rules.seat_of(3) == 1);
    rules.hunted = 3;
    CHECK(rules.seat_of(1) == 0);
    CHECK(rules.seat_of(2) == 1);
    rules.people = 3;
    CHECK(rules.seat_of(1) == 1);
    CHECK(rules.seat_of(2) == 2);
    CHECK(rules.seat_of(kHunter) == 3);
}

TEST_CASE("HU-S8: the same seed and commands give the same game") {
    const Rules rules = drawing_rules();
    CHECK(hash(new_game(rules, 77)) == hash(new_game(rules, 77)));
    CHECK(hash(new_game(rules, 77)) != hash(new_game(rules, 78)));
}

}  // namespace tenebrae::nyctophobia::testing

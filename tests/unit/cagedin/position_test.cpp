// SPDX-License-Identifier: MIT
#include "written_position.hpp"

namespace tenebrae::cagedin {
namespace {

TEST_CASE("CI-P1: missing lines have their defaults") {
    const State state = state_of(standing_position(""));
    const PublicState& open = state.open;
    CHECK(open.round == 1);
    CHECK(open.turn == 1);
    CHECK(open.first == kRed);
    CHECK(open.active == kRed);
    CHECK(open.place == Place::Feet);
    CHECK(open.actions == 0);
    CHECK_FALSE(open.is_bell_due);
    CHECK(state.turn_begins);
    CHECK(state.types == std::array{Type::None, Type::None});
    CHECK(open.fighters[kRed].cubes == Fighter().cubes);
    CHECK(open.fighters[kRed].coaching == 0);
    CHECK(open.piles == std::array<Counts, 2>{});
    CHECK(open.deck_sizes == std::array<std::uint8_t, 2>{46, 30});
    CHECK(open.groups.size == 0);
}

TEST_CASE("CI-P1: all lines are read in any order and with comments") {
    const State state = state_of(
        "# a fight\n"
        "phase turn  # to act\n"
        "bottom 2 arm-ll-e kim-bl-e rnc-h-t\n\n"
        "hand blue GUI-H-T gui-bl-t\n"
        "active blue\n"
        "ground-discard heel-h-t heel-bl-t\n"
        "blue at d4 fatigue 7 leg-l 4 type wrestler coach 2 leg-r 3 body-r 6 body-l 5 head 8\n"
        "place mat\n"
        "turn 31\n"
        "standup-discard slam jab-l*2\n"
        "round 2\n"
        "red AT D3 type judo head 2\n"
        "first blue\n"
        "hand red arm-h-e kim-h-t arm-bl-t\n"
    );
    const PublicState& open = state.open;
    CHECK(open.round == 2);
    CHECK(open.turn == 31);
    CHECK(open.first == kBlue);
    CHECK(open.active == kBlue);
    CHECK(open.place == Place::Mat);
    CHECK(state.types == std::array{Type::Judo, Type::Wrestler});
    CHECK(open.fighters[kBlue].cubes == std::array<std::uint8_t, 6>{8, 5, 6, 4, 3, 7});
    CHECK(open.fighters[kBlue].coaching == 2);
    CHECK(open.fighters[kBlue].hand_size == 2);
    CHECK(name(open.fighters[kRed].at) == "d3");
    CHECK(open.fighters[kRed].cubes == std::array<std::uint8_t, 6>{2, 0, 0, 0, 0, 0});
    CHECK(cards_of(state, Place::Mat, state.hands[kRed]) == "arm-h-e arm-bl-t kim-h-t");
    CHECK(cards_of(state, Place::Feet, open.piles[0]) == "jab-l*2 slam");
    CHECK(cards_of(state, Place::Mat, open.piles[1]) == "heel-h-t heel-bl-t");
    CHECK(open.deck_sizes == std::array<std::uint8_t, 2>{51, 23});
    CHECK(open.decision == Decision::Turn);
    CHECK(open.owner == kBlue);
    CHECK_FALSE(state.turn_begins);
}

TEST_CASE("CI-P1: a deck is written top first and its other cards are shuffled by the seed") {
    const State state = state_of(standing_position("standup-deck knee-l rib-r rest\n"));
    CHECK(deck_of(state, Place::Feet).starts_with("knee-l rib-r "));
    CHECK(state.open.deck_sizes[0] == 46);
    CHECK(
        deck_of(state, Place::Feet)
        == deck_of(state_of(standing_position("standup-deck knee-l rib-r rest\n")), Place::Feet)
    );
    CHECK(
        deck_of(state, Place::Feet)
        != deck_of(state_of(standing_position("standup-deck knee-l rib-r rest\n"), 2), Place::Feet)
    );
    const State given =
        state_of("place mat\nred at d3\nblue at d4\nhand red arm-h-e\nhand blue arm-bl-t\n"
                 "ground-deck kim-h-t rnc-h-t heel-lr-e\nground-discard rest\n");
    CHECK(deck_of(given, Place::Mat) == "kim-h-t rnc-h-t heel-lr-e");
    CHECK(count_of(given.open.piles[1]) == 25);
}

TEST_CASE("CI-P1: the card `any` stands for unplaced cards drawn by the seed") {
    const std::string text = "red at d3\nblue at d4\nhand red any 4\nhand blue any 6\n"
                             "standup-deck jab-l rest\nstandup-discard throw throw-c\n";
    const State state = state_of(text);
    CHECK(count_of(state.hands[kRed]) == 4);
    CHECK(count_of(state.hands[kBlue]) == 6);
    CHECK(state.open.fighters[kBlue].hand_size == 6);
    CHECK(state.open.deck_sizes[0] == 42);
    std::set<std::string> hands;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        hands.insert(cards_of(state, Place::Feet, state_of(text, seed).hands[kRed]));
    }
    CHECK(hands.size() > 15);
    for (const std::string& hand : hands) {
        CHECK(hand.find("throw") == std::string::npos);
    }
}

TEST_CASE("CI-P2: groups are set aside first and are below the rest with the upper group first") {
    const State state =
        state_of("red at d3\nblue at d4\nhand red jab-l\nhand blue jab-r\n"
                 "ground-discard heel-h-t heel-bl-t arm-bl-t\n"
                 "bottom 2 arm-bl-t arm-h-e kim-h-t\nbottom 3 gui-h-t gui-bl-t gui-br-e\n");
    const std::string deck = deck_of(state, Place::Mat);
    REQUIRE(count_words(deck) == 27);
    const auto words = core::split_words(deck);
    const auto sorted = [&words](std::size_t first, std::size_t count) {
        std::vector<std::string_view> part;
        for (std::size_t number = first; number < first + count; ++number) {
            part.push_back(words[number].text);
        }
        std::ranges::sort(part);
        return part;
    };
    CHECK(sorted(22, 2) == std::vector<std::string_view>{"arm-h-e", "kim-h-t"});
    CHECK(sorted(24, 3) == std::vector<std::string_view>{"gui-bl-t", "gui-br-e", "gui-h-t"});
    CHECK(state.open.groups.size == 6);
    CHECK(state.open.groups.upper_remaining == 2);
}

TEST_CASE("CI-P2, CI-V4: cards missing from an upper group are in a hand of any cards") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const State state = state_of(
            "place mat\nred at d3\nblue at d4\nhand red kim-h-t\nhand blue any 2\n"
            "bottom 1 arm-bl-t arm-h-e heel-h-t\n",
            seed
        );
        const std::string last(core::split_words(deck_of(state, Place::Mat)).back().text);
        const std::string hand = cards_of(state, Place::Mat, state.hands[kBlue]);
        const std::set<std::string> group{"arm-bl-t", "arm-h-e", "heel-h-t"};
        CHECK(group.contains(last));
        for (const std::string& card : group) {
            CHECK((card == last) == (hand.find(card) == std::string::npos));
        }
    }
}

TEST_CASE("CI-P3: every phase is read with the fighter who decides and is written again") {
    struct Row {
        std::string lines;
        Decision decision;
        Seat owner;
        Attack attack;
    };
    const auto card = [](Place place, std::string_view code) {
        return *parse_card(standard_setup(), place, code);
    };
    const auto standing = [&](AttackKind kind, std::string_view code) {
        return Attack{kind, card(Place::Feet, code), kNoCard};
    };
    const auto lying = [&](AttackKind kind, std::string_view code) {
        return Attack{kind, card(Place::Mat, code), kNoCard};
    };
    const std::string red = "hand red jab-l\nhand blue jab-r\nblue at d4\nactions 1\n";
    const std::string low =
        "place mat\nhand red arm-h-e\nhand blue arm-ll-e\nblue at d4\nactions 1\n";
    const std::vector<Row> rows{
        {standing_position("phase start\n"), Decision::Turn, kRed, {}},
        {standing_position("phase turn\nactive blue\n"), Decision::Turn, kBlue, {}},
        {standing_position("phase combo\nactions 2\n"), Decision::Combo, kRed, {}},
        {red + "red at d3\nstandup-discard cross-l\nphase defend strike cross-l\n",
         Decision::Defend,
         kBlue,
         standing(AttackKind::Strike, "cross-l")},
        {red + "red at d3\nstandup-discard spin-l\nphase defend haymaker spin-l\nactive blue\n",
         Decision::Defend,
         kRed,
         standing(AttackKind::Haymaker, "spin-l")},
        {red + "red at d3\nstandup-discard spin-l\nphase defend shove spin-l\n",
         Decision::Defend,
         kBlue,
         standing(AttackKind::Shove, "spin-l")},
        {red + "red at d3\nstandup-discard slam\nphase defend takedown slam\n",
         Decision::Defend,
         kBlue,
         standing(AttackKind::Takedown, "slam")},
        {low + "red at d3\nground-discard kim-h-t\nphase defend pound kim-h-t\n",
         Decision::Defend,
         kBlue,
         lying(AttackKind::Pound, "kim-h-t")},
        {low + "red at d3\nground-discard kim-h-t\nphase defend submit kim-h-t\n",
         Decision::Defend,
         kBlue,
         lying(AttackKind::Submit, "kim-h-t")},
        {low
             + "red at d3 type submission\nground-discard kim-h-t rnc-h-t\n"
               "phase defend submit rnc-h-t kim-h-t\n",
         Decision::Defend,
         kBlue,
         {AttackKind::Submit, card(Place::Mat, "kim-h-t"), card(Place::Mat, "rnc-h-t")}},
        {low + "red at d3\nground-discard kim-h-t\nphase answer kim-h-t\n",
         Decision::Answer,
         kBlue,
         lying(AttackKind::Stand, "kim-h-t")},
        {red + "red at d3 type judo\nstandup-discard slam\nphase side slam\n",
         Decision::Side,
         kRed,
         standing(AttackKind::Takedown, "slam")},
        {low + "red at d3\nground-discard kim-h-t\nphase harm kim-h-t\n",
         Decision::Harm,
         kRed,
         lying(AttackKind::Pound, "kim-h-t")},
        {low + "red at d3\nground-discard kim-h-t\nphase harm kim-h-t free\n",
         Decision::Harm,
         kBlue,
         lying(AttackKind::FreePound, "kim-h-t")},
        {red + "red at d2\nstandup-discard over-l\nphase follow over-l\n",
         Decision::Follow,
         kRed,
         standing(AttackKind::Haymaker, "over-l")},
        {red + "red at d2\nstandup-discard slam\nphase step slam\n",
         Decision::Step,
         kRed,
         standing(AttackKind::Shove, "slam")},
        {low + "red at d3\nphase rise\nbottom 1 heel-lr-e\n", Decision::Rise, kBlue, {}},
        {"red at d1 head 2 coach 1\nblue at d7 coach 1\nfirst blue\nactive red\nround 2\nturn 20\n"
         "phase recover blue 1\n",
         Decision::Recover,
         kBlue,
         {}},
        {"red at d1\nblue at d7\nphase type red\n", Decision::Type, kRed, {}},
        {"red at d1 type judo\nblue at d7\nphase type blue\n", Decision::Type, kBlue, {}},
    };
    for (const Row& row : rows) {
        INFO(row.lines);
        const State state = state_of(row.lines);
        CHECK(state.open.decision == row.decision);
        CHECK(state.open.owner == row.owner);
        CHECK(state.open.attack == row.attack);
        CHECK(state.turn_begins == (row.lines.find("phase start") != std::string::npos));
        check_round_trip(standard_setup(), state);
    }
}

TEST_CASE("CI-P3: a position may be of a finished fight") {
    const State state = state_of(standing_position("phase over knockout blue\n"));
    CHECK(state.open.decision == Decision::None);
    CHECK(state.open.ending == Ending::Knockout);
    CHECK(state.open.winner == kBlue);
    check_round_trip(standard_setup(), state);
    for (const std::string ending : {"submission red", "decision blue", "draw", "resigned red"}) {
        check_round_trip(
            standard_setup(), state_of(mat_position("phase over " + ending + "\nactions 3\n"))
        );
    }
    CHECK(refusal_rules(standing_position("phase over knockout\n")) == "missing-word 5");
    CHECK(refusal_rules(standing_position("phase over draw red\n")) == "extra-word 5");
    CHECK(refusal_rules(standing_position("phase over victory red\n")) == "bad-word 5");
}

TEST_CASE("CI-P3: phase start makes the draw of CI-T2 and phase turn does not") {
    const std::string corner = "red at d1\nblue at d4\nhand red jab-l\nhand blue jab-r\n";
    State start = state_of(corner + "phase start\n");
    begin(standard_setup().rules, start, nullptr);
    CHECK(count_of(start.hands[kRed]) == 2);
    CHECK(start.open.decision == Decision::Turn);
    State turn = state_of(corner + "phase turn\n");
    begin(standard_setup().rules, turn, nullptr);
    CHECK(count_of(turn.hands[kRed]) == 1);
}

TEST_CASE("CI-P4: the hex to follow into is straight between the pawns") {
    const std::string lines = "hand red jab-l\nhand blue jab-r\nactions 1\nstandup-discard over-l\n"
                              "phase follow over-l\n";
    State state = state_of(lines + "red at d2\nblue at d4\n");
    apply(standard_setup().rules, state, Action::of(ActionKind::Follow), nullptr);
    CHECK(name(state.open.fighters[kRed].at) == "d3");
    CHECK(refusal_rules(lines + "red at d2\nblue at d3\n") == "CI-P4 5");
    CHECK(refusal_rules(lines + "red at d2\nblue at e3\n") == "CI-P4 5");
    CHECK(refusal_rules(lines + "red at d2\nblue at d5\n") == "CI-P4 5");
}

TEST_CASE("CI-P4: with phase rise the active fighter attempted the submission") {
    State state = state_of(mat_position("active blue\nactions 1\nphase rise\n"));
    CHECK(state.open.owner == kRed);
    apply(standard_setup().rules, state, Action::of(ActionKind::ToMat), nullptr);
    CHECK(state.open.active == kRed);
}

}  // namespace
}  // namespace tenebrae::cagedin

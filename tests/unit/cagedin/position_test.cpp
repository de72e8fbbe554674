// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/random.hpp"
#include "core/text.hpp"
#include "games/cagedin/positions/position.hpp"
#include "games/cagedin/rules/game_rules.hpp"
#include "games/cagedin/sets/variant.hpp"
#include "games/cagedin/words/notation.hpp"
#include "games/cagedin/words/open_lines.hpp"
#include "games/cagedin/words/show.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tenebrae::cagedin {
namespace {

using Pairs = std::vector<std::pair<std::string, std::string>>;

Setup setup_of(const Pairs& pairs) {
    std::vector<table::Setting> settings;
    for (const auto& [key, value] : pairs) {
        settings.push_back({key, value, {}});
    }
    const auto variant = make_variant("data", settings);
    REQUIRE(variant);
    return variant->setup;
}

const Setup& usual() {
    static const Setup setup = setup_of({});
    return setup;
}

table::LineBlock block_of(const std::string& text, int first_line = 1) {
    return {core::split_lines(text), "here", first_line};
}

core::Result<State>
read(const std::string& text, std::uint64_t seed = 1, const Setup& setup = usual()) {
    return read_position(setup, {block_of(text)}, seed);
}

State state_of(const std::string& text, std::uint64_t seed = 1, const Setup& setup = usual()) {
    const auto state = read(text, seed, setup);
    INFO(text);
    INFO((state ? std::string() : core::render(state.faults())));
    REQUIRE(state);
    CHECK(broken_invariant(setup.rules, *state).empty());
    return *state;
}

/// "CI-H7 2, CI-I4 3": the statements and lines of all faults, a missing statement as the code.
std::string refused(const std::string& text, const Setup& setup = usual()) {
    const auto state = read(text, 1, setup);
    const core::Diagnostics faults = state ? core::Diagnostics() : state.faults();
    return core::listed(faults, ", ", [](const core::Diagnostic& fault) {
        return (fault.rule.empty() ? fault.code : fault.rule) + " "
               + std::to_string(
                   fault.where.column == 0 && fault.where.text.empty() ? 0 : fault.where.line
               );
    });
}

constexpr std::string_view kFeet = "red at d3\n"
                                   "blue at d4\n"
                                   "hand red jab-l cross-r*2 throw\n"
                                   "hand blue calf-l*3 hook-r\n";
constexpr std::string_view kMat = "place mat\n"
                                  "red at d3\n"
                                  "blue at d4\n"
                                  "hand red arm-h-e arm-bl-t kim-h-t\n"
                                  "hand blue gui-h-t gui-bl-t\n";

std::string feet(const std::string& more) {
    return std::string(kFeet) + more;
}
std::string mat(const std::string& more) {
    return std::string(kMat) + more;
}

/// Written and read again it is the same.
void check_round_trip(const Setup& setup, const State& state) {
    const std::string text = write_position(setup, state);
    const auto again = read(text, 9, setup);
    INFO(text);
    INFO((again ? std::string() : core::render(again.faults())));
    REQUIRE(again);
    CHECK(write_position(setup, *again) == text);
    State same = *again;
    same.random = state.random;
    CHECK(hash(same) == hash(state));
    CHECK(broken_invariant(setup.rules, same).empty());
}

std::string cards_of(const State& state, Place place, const Counts& cards) {
    (void)state;
    return codes(usual(), place, cards);
}

std::string deck_of(const State& state, Place place) {
    std::string text;
    const bool is_feet = place == Place::Feet;
    for (std::size_t number = is_feet ? state.standup.size : state.ground.size; number-- > 0;) {
        const Card card = is_feet ? state.standup.cards[number] : state.ground.cards[number];
        text += (text.empty() ? "" : " ") + usual().card(place, card).code;
    }
    return text;
}

int count_words(const std::string& text) {
    return static_cast<int>(core::split_words(text).size());
}

TEST_CASE("CI-P1: what is left out has the value in brackets") {
    const State state = state_of(feet(""));
    const Open& open = state.open;
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

TEST_CASE("CI-P1: every line, in any order, with comments") {
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
    const Open& open = state.open;
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

TEST_CASE("CI-P1: a deck is written top first, the rest is shuffled by the seed") {
    const State state = state_of(feet("standup-deck knee-l rib-r rest\n"));
    CHECK(deck_of(state, Place::Feet).starts_with("knee-l rib-r "));
    CHECK(state.open.deck_sizes[0] == 46);
    CHECK(
        deck_of(state, Place::Feet)
        == deck_of(state_of(feet("standup-deck knee-l rib-r rest\n")), Place::Feet)
    );
    CHECK(
        deck_of(state, Place::Feet)
        != deck_of(state_of(feet("standup-deck knee-l rib-r rest\n"), 2), Place::Feet)
    );
    const State given =
        state_of("place mat\nred at d3\nblue at d4\nhand red arm-h-e\nhand blue arm-bl-t\n"
                 "ground-deck kim-h-t rnc-h-t heel-lr-e\nground-discard rest\n");
    CHECK(deck_of(given, Place::Mat) == "kim-h-t rnc-h-t heel-lr-e");
    CHECK(count_of(given.open.piles[1]) == 25);
}

TEST_CASE("CI-P1: any cards are those that stand nowhere else, drawn by the seed") {
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

TEST_CASE("CI-P2: groups are taken out first, and lie below the rest, the upper first") {
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
    CHECK(state.open.groups.upper_left == 2);
}

TEST_CASE("CI-P2, CI-V4: what an upper group has lost is in a hand of any cards") {
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

TEST_CASE("CI-P3: every phase is read, with whose decision it is, and written again") {
    struct Row {
        std::string lines;
        Decision decision;
        Seat owner;
        Attack attack;
    };
    const auto card = [](Place place, std::string_view code) {
        return *parse_card(usual(), place, code);
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
        {feet("phase start\n"), Decision::Turn, kRed, {}},
        {feet("phase turn\nactive blue\n"), Decision::Turn, kBlue, {}},
        {feet("phase combo\nactions 2\n"), Decision::Combo, kRed, {}},
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
        check_round_trip(usual(), state);
    }
}

TEST_CASE("CI-P3: a fight that is over") {
    const State state = state_of(feet("phase over knockout blue\n"));
    CHECK(state.open.decision == Decision::None);
    CHECK(state.open.way == Way::Knockout);
    CHECK(state.open.winner == kBlue);
    check_round_trip(usual(), state);
    for (const std::string way : {"submission red", "decision blue", "draw", "resigned red"}) {
        check_round_trip(usual(), state_of(mat("phase over " + way + "\nactions 3\n")));
    }
    CHECK(refused(feet("phase over knockout\n")) == "missing-word 5");
    CHECK(refused(feet("phase over draw red\n")) == "extra-word 5");
    CHECK(refused(feet("phase over victory red\n")) == "bad-word 5");
}

TEST_CASE("CI-P3: phase start makes the draw of CI-T2, phase turn does not") {
    const std::string corner = "red at d1\nblue at d4\nhand red jab-l\nhand blue jab-r\n";
    State start = state_of(corner + "phase start\n");
    begin(usual().rules, start, nullptr);
    CHECK(count_of(start.hands[kRed]) == 2);
    CHECK(start.open.decision == Decision::Turn);
    State turn = state_of(corner + "phase turn\n");
    begin(usual().rules, turn, nullptr);
    CHECK(count_of(turn.hands[kRed]) == 1);
}

TEST_CASE("CI-P4: the hex followed into lies straight between the pawns") {
    const std::string lines = "hand red jab-l\nhand blue jab-r\nactions 1\nstandup-discard over-l\n"
                              "phase follow over-l\n";
    State state = state_of(lines + "red at d2\nblue at d4\n");
    apply(usual().rules, state, Action::of(ActionKind::Follow), nullptr);
    CHECK(name(state.open.fighters[kRed].at) == "d3");
    CHECK(refused(lines + "red at d2\nblue at d3\n") == "CI-P4 5");
    CHECK(refused(lines + "red at d2\nblue at e3\n") == "CI-P4 5");
    CHECK(refused(lines + "red at d2\nblue at d5\n") == "CI-P4 5");
}

TEST_CASE("CI-P4: with phase rise the active fighter attempted the submission") {
    State state = state_of(mat("active blue\nactions 1\nphase rise\n"));
    CHECK(state.open.owner == kRed);
    apply(usual().rules, state, Action::of(ActionKind::ToMat), nullptr);
    CHECK(state.open.active == kRed);
}

TEST_CASE("CI-P5: a card too many or too few is refused") {
    CHECK(refused(feet("standup-discard hook-r hook-r\n")) == "CI-I1 5");
    CHECK(refused(feet("standup-deck calf-l rest\n")) == "CI-I1 5");
    CHECK(refused(feet("standup-deck jab-l jab-r\n")) == "CI-I1 5");
    CHECK(refused(feet("ground-deck kim-h-t\n")) == "CI-I1 5");
    CHECK(refused(feet("standup-deck rest\nstandup-discard rest\n")) == "CI-P1 6");
    CHECK(
        refused("red at d3\nblue at d4\nhand red any 50\nhand blue any 5\n") == "CI-I1 4, CI-E1 0"
    );
    CHECK(refused("red at d3\nblue at d4\nhand red any 50\nhand blue any 3\n").empty());
}

TEST_CASE("CI-P5: both pawns on one hex, or not adjacent on the mat, are refused") {
    CHECK(refused("red at d3\nblue at d3\nhand red jab-l\nhand blue jab-r\n") == "CI-H7 2");
    CHECK(
        refused("place mat\nred at d3\nblue at d5\nhand red arm-h-e\nhand blue kim-h-t\n")
        == "CI-I5 3"
    );
}

TEST_CASE("CI-P5: a meter beyond its spaces, a full head or body meter are refused") {
    const std::string hands = "hand red jab-l\nhand blue jab-r\n";
    CHECK(
        refused(hands + "red at d3 leg-l 5 fatigue 9\nblue at d4 leg-r 5\n")
        == "CI-I4 3, CI-I4 3, CI-I4 4"
    );
    CHECK(refused(hands + "red at d3 leg-l 4 fatigue 8\nblue at d4\n").empty());
    CHECK(
        refused(hands + "red at d3 head 9 body-l 7\nblue at d4 body-r 7\n")
        == "CI-B4 3, CI-B4 3, CI-B4 4"
    );
    CHECK(refused(hands + "red at d3 head 10\nblue at d4 body-r 8\n") == "CI-I4 3, CI-I4 4");
    CHECK(refused(hands + "red at d3 head 8 body-l 6\nblue at d4 body-r 6\n").empty());
    CHECK(refused(hands + "red at d3 head 9\nblue at d4\nphase over knockout blue\n").empty());
}

TEST_CASE("CI-P5: an empty deck or hand without the bell is refused") {
    const std::string empty = "red at d3\nblue at d4\nhand red jab-l\nhand blue\nstandup-deck\n"
                              "standup-discard rest\nactions 1\n";
    CHECK(refused(empty + "phase defend strike cross-l\n") == "CI-I3 4, CI-E1 5, CI-K9 8");
    CHECK(refused(empty + "phase over draw\n").empty());
    const std::string listed =
        "red at d3\nblue at d4\nhand red jab-l\nhand blue\nstandup-deck\nactions 1\nbell\n"
        "standup-discard cross-l rest\n";
    CHECK(refused(listed + "phase defend strike cross-l\n").empty());
    CHECK(
        refused("red at d3\nblue at d4\nhand red any 0\nhand blue jab-l\nphase turn\n") == "CI-I3 3"
    );
}

TEST_CASE("CI-P5, CI-I2: cards of the wrong deck in a hand are refused") {
    CHECK(
        refused("red at d3\nblue at d4\nhand red jab-l arm-h-e\nhand blue kim-h-t\n")
        == "CI-I2 3, CI-I2 4"
    );
    CHECK(refused(mat("hand red jab-l\n")) == "said-twice 6");
    CHECK(
        refused("place mat\nred at d3\nblue at d4\nhand red jab-l\nhand blue kim-h-t\n")
        == "CI-I2 4"
    );
    CHECK(refused(feet("ground-discard jab-r\n")) == "bad-word 5");
    CHECK(refused(feet("standup-deck kim-h-t rest\n")) == "bad-word 5");
}

TEST_CASE("CI-P5, CI-V4: a group that is not what lies there is refused") {
    CHECK(refused(feet("bottom 1\n")) == "CI-V4 5");
    CHECK(refused(feet("bottom 3 arm-h-e kim-h-t\n")) == "CI-V4 5");
    CHECK(refused(feet("bottom 1 arm-h-e\nbottom 1 kim-h-t kim-ll-t\n")) == "CI-V4 6");
    CHECK(refused(feet("bottom 1 arm-h-e kim-h-t\nbottom 1 kim-ll-t\n")).empty());
    // Five: no attempt overturns so many.
    CHECK(refused(feet("bottom 5 arm-h-e kim-h-t rnc-h-t gui-h-t heel-h-t\n")) == "CI-V4 5");
    // It stands elsewhere.
    CHECK(refused(feet("ground-discard arm-h-e\nbottom 1 arm-h-e\n")) == "CI-V4 6");
    CHECK(refused(feet("bottom 1 arm-h-e\nbottom 1 arm-h-e\n")) == "CI-V4 5");
    const std::string deck = "ground-deck kim-h-t arm-h-e rnc-h-t\nground-discard rest\n";
    CHECK(refused(feet(deck + "bottom 2 arm-h-e rnc-h-t\n")).empty());
    CHECK(refused(feet(deck + "bottom 1 kim-h-t arm-h-e\nbottom 1 rnc-h-t\n")).empty());
    CHECK(refused(feet(deck + "bottom 2 kim-h-t rnc-h-t\n")) == "CI-V4 7");
    CHECK(refused(feet(deck + "bottom 1 rnc-h-t\nbottom 1 arm-h-e\n")) == "CI-V4 8, CI-V4 7");
    CHECK(refused(feet(deck + "bottom 4 arm-h-e rnc-h-t kim-h-t gui-h-t\n")) == "CI-V4 7");
}

TEST_CASE("CI-P5: actions other than 0 before an action, or 0 in one, are refused") {
    CHECK(refused(feet("actions 1\nphase start\n")) == "CI-O8 5");
    CHECK(refused(feet("actions 1\nphase turn\n")) == "CI-O8 5");
    CHECK(refused(feet("phase combo\n")) == "CI-O8 0");
    CHECK(refused(feet("actions 0\nphase combo\n")) == "CI-O8 5");
    CHECK(
        refused("red at d1\nblue at d7\nactive blue\nactions 1\nphase recover red 2\n") == "CI-O8 4"
    );
    CHECK(refused(mat("phase rise\n")) == "CI-O8 0");
}

TEST_CASE("CI-P5: a phase that its rule does not allow here is refused") {
    // Red is pinned on d1 by blue on d2.
    const std::string pinned =
        "red at d1\nblue at d2\nhand red jab-l\nhand blue jab-r\nactions 1\n";
    CHECK(refused(pinned + "phase combo\n") == "CI-O2 6");
    CHECK(refused(pinned + "phase combo\nactive blue\n").empty());
    CHECK(refused(pinned + "standup-discard slam\nphase defend takedown slam\n") == "CI-H9 7");
    CHECK(
        refused("red at d3 fatigue 8\nblue at d4\nhand red jab-l\nhand blue jab-r\nactions 1\n"
                "phase combo\n")
        == "CI-O2 6"
    );
    CHECK(refused(feet("actions 1\nphase side slam\nstandup-discard slam\n")) == "CI-F7 6");
    CHECK(refused(feet("actions 1\nphase defend strike knee-l\n")) == "CI-K9 6");
    CHECK(
        refused(feet("actions 1\nphase defend strike spin-l\nstandup-discard spin-l slam jab-r\n"))
        == "CI-T3 6"
    );
    CHECK(
        refused(feet("actions 1\nphase defend haymaker jab-r\nstandup-discard spin-l slam jab-r\n"))
        == "CI-T3 6"
    );
    CHECK(
        refused(feet("actions 1\nphase defend takedown jab-r\nstandup-discard spin-l slam jab-r\n"))
        == "CI-T3 6"
    );
    CHECK(
        refused(feet("actions 1\nphase defend strike slam\nstandup-discard spin-l slam jab-r\n"))
        == "CI-T3 6"
    );
    CHECK(
        refused("red at d3\nblue at d5\nhand red jab-l\nhand blue jab-r\nactions 1\n"
                "standup-discard slam\nphase defend shove slam\n")
        == "CI-T3 7"
    );
    const std::string low = mat("actions 1\nground-discard rnc-h-t heel-h-t\n");
    CHECK(refused(low + "phase defend submit rnc-h-t heel-h-t\n") == "CI-F13 8");
    CHECK(refused(low + "phase answer heel-h-t\n").empty());
    CHECK(refused(feet("actions 1\nground-discard rnc-h-t\nphase answer rnc-h-t\n")) == "CI-T3 7");
    CHECK(refused(feet("actions 1\nphase rise\n")) == "CI-T3 6");
    CHECK(
        refused("place mat\nred at d3 type wrestler\nblue at d4 type submission\n"
                "hand red arm-h-e\nhand blue kim-h-t\nactions 1\nground-discard rnc-h-t\n"
                "phase harm rnc-h-t\n")
        == "CI-M3 8"
    );
    CHECK(
        refused("place mat\nred at d3\nblue at d4 type submission\n"
                "hand red arm-h-e\nhand blue kim-h-t\nactions 1\nground-discard rnc-h-t\n"
                "phase harm rnc-h-t free\n")
        == "CI-M3 8"
    );
    const std::string step = "hand red jab-l\nhand blue jab-r\nactions 1\nstandup-discard slam\n"
                             "phase step slam\n";
    CHECK(refused(step + "red at d3\nblue at d4\n") == "CI-A12 5");
    CHECK(refused(step + "red at d6\nblue at d7\n").empty());
    CHECK(refused(step + "red at d3\nblue at d5\n").empty());
}

TEST_CASE("CI-P5, CI-E2: no decision that could no longer matter stands beside the bell") {
    CHECK(refused(feet("bell\nphase start\n")) == "CI-E2 6");
    CHECK(refused(feet("bell\nphase turn\n")) == "CI-E2 6");
    CHECK(refused(feet("bell\nactions 1\nphase combo\n")) == "CI-E2 7");
    CHECK(refused(mat("bell\nactions 1\nphase rise\n")) == "CI-E2 8");
    CHECK(
        refused("red at d2\nblue at d4\nhand red jab-l\nhand blue jab-r\nactions 1\nbell\n"
                "standup-discard over-l\nphase follow over-l\n")
        == "CI-E2 8"
    );
    CHECK(refused(feet("bell\nactions 1\nstandup-discard cross-l\nphase defend strike cross-l\n"))
              .empty());
}

TEST_CASE("CI-P5: a round of 0 or beyond the last is refused") {
    CHECK(refused(feet("round 0\n")) == "CI-Y1 5");
    CHECK(refused(feet("round 4\n")) == "CI-Y1 5");
    CHECK(refused(feet("round 3\n")).empty());
    CHECK(refused(feet("round 5\n"), setup_of({{"rounds", "5"}})).empty());
}

TEST_CASE("CI-P5: all reasons are told together, each with its place") {
    CHECK(
        refused("round 7\nred at d3 head 12\nblue at d3 leg-l 6\nhand red arm-h-e\nhand blue\n"
                "standup-discard throw*2\nbottom 3 kim-h-t\nactions 2\nphase turn\n")
        == "CI-Y1 1, CI-O8 8, CI-H7 3, CI-I4 2, CI-I4 3, CI-I2 4, CI-I3 5, CI-I1 6, CI-V4 7"
    );
}

TEST_CASE("CI-P6: in phase recover hands and piles are empty and the decks whole") {
    const std::string text = "red at d1\nblue at d7\nactive blue\nphase recover blue 2\n";
    State state = state_of(text);
    CHECK(state.open.deck_sizes == std::array<std::uint8_t, 2>{54, 30});
    CHECK(count_of(state.hands[kRed]) == 0);
    CHECK(state.open.points == 2);
    check_round_trip(usual(), state);
    for (int point = 0; point < 4; ++point) {
        apply(usual().rules, state, Action::of(ActionKind::Coach), nullptr);
    }
    CHECK(state.open.round == 2);
    CHECK(count_of(state.hands[kRed]) == 7);

    CHECK(
        refused(text + "hand red jab-l\nstandup-deck rest\nbell\nbottom 1 kim-h-t\n")
        == "CI-P6 5, CI-P6 6, CI-P6 8, CI-P6 7"
    );
    CHECK(refused("red at d2\nblue at d7\nactive blue\nphase recover blue 2\n") == "CI-S4 1");
    CHECK(refused("red at d1\nblue at d7\nphase recover red 2\n") == "CI-S8 3");
    CHECK(refused(text + "round 3\n") == "CI-E4 4");
    CHECK(
        refused("red at d1 coach 1\nblue at d7\nactive blue\nphase recover blue 1\n") == "CI-E8 1"
    );
    CHECK(
        refused("red at d1\nblue at d7 coach 2\nactive blue\nphase recover blue 1\n") == "CI-E8 2"
    );
    CHECK(
        refused("red at d1 coach 1\nblue at d7 coach 2\nactive blue\nphase recover red 1\n").empty()
    );
    CHECK(refused("red at d1\nblue at d7\nactive blue\nphase recover blue 3\n") == "bad-word 4");
}

TEST_CASE("CI-P6: in phase type a type already chosen stays hidden") {
    const std::string text = "red at d1 type judo\nblue at d7\nphase type blue\n";
    const State state = state_of(text);
    CHECK(state.types[kRed] == Type::Judo);
    CHECK(state.open.fighters[kRed].type == Type::None);
    CHECK_FALSE(state.open.types_open);
    check_round_trip(usual(), state);
    CHECK(write_position(usual(), state) == text);

    CHECK(refused("red at d1\nblue at d7\nphase type blue\n") == "CI-S1 1");
    CHECK(refused("red at d1\nblue at d7 type judo\nphase type red\n") == "CI-S1 2");
    CHECK(refused("red at d1 head 1\nblue at d7\nphase type red\n") == "CI-S2 1");
    CHECK(
        refused("red at d1\nblue at d7\nphase type red\nround 1\nactive red\nplace feet\n")
        == "CI-P6 4, CI-P6 5, CI-P6 6"
    );
    const Setup none = setup_of({{"types", "none"}});
    CHECK(refused("red at d1\nblue at d7\nphase type red\n", none) == "CI-S1 3");
}

TEST_CASE("CI-P6: in phase type a type fixed beforehand is open") {
    const Setup setup = setup_of({{"red", "wrestler"}});
    const State state = state_of("red at d1\nblue at d7\nphase type blue\n", 1, setup);
    CHECK(state.types[kRed] == Type::Wrestler);
    CHECK(state.open.fighters[kRed].type == Type::Wrestler);
    CHECK(
        state_of("red at d1 type wrestler\nblue at d7\nphase type blue\n", 1, setup).types
        == state.types
    );
    CHECK(refused("red at d1 type judo\nblue at d7\nphase type blue\n", setup) == "CI-S1 1");
    CHECK(refused("red at d1\nblue at d7\nphase type red\n", setup) == "CI-S1 3");
    check_round_trip(setup, state);
}

TEST_CASE("CI-P6: in every other phase the types are open, whatever the options say") {
    const Setup none = setup_of({{"types", "none"}});
    const State state = state_of(
        "red at d3 type judo\nblue at d4\nhand red jab-l\nhand blue jab-r\nphase turn\n", 1, none
    );
    CHECK(state.open.types_open);
    CHECK(state.open.fighters[kRed].type == Type::Judo);
}

TEST_CASE("a further block says what is otherwise") {
    const auto both = [](const std::string& otherwise) {
        return read_position(
            usual(), {block_of(feet("bell\nbottom 1 kim-h-t\n")), block_of(otherwise, 20)}, 1
        );
    };
    const auto changed = both("bell none\nbottom none\nred at e3 head 2\nhand red slam\n");
    REQUIRE(changed);
    CHECK(name(changed->open.fighters[kRed].at) == "e3");
    CHECK(cards_of(*changed, Place::Feet, changed->hands[kRed]) == "slam");
    CHECK(changed->open.groups.size == 0);
    CHECK_FALSE(changed->open.is_bell_due);
    const auto other = both("bell off\nbottom 1 rnc-h-t\n");
    REQUIRE(other);
    CHECK(other->open.groups.size == 1);
    const auto twice = both("bell off\nround 1\nround 2\nred at d4\n");
    REQUIRE_FALSE(twice);
    CHECK(twice.faults().front().where.line == 22);
}

TEST_CASE("lines that cannot be read are told with their places") {
    CHECK(refused("red at d3\n") == "missing-line 0, missing-line 0, missing-line 0");
    CHECK(refused(feet("glove red\n")) == "unknown-word 5");
    CHECK(
        refused(feet("round one\nturn 0\nfirst green\nplace roof\nactions -1\n"))
        == "bad-word 5, bad-word 6, bad-word 7, bad-word 8, bad-word 9"
    );
    CHECK(refused(feet("round 1 2\n")) == "extra-word 5");
    CHECK(refused(feet("bell rings\n")) == "extra-word 5");
    CHECK(refused(feet("round\n")) == "missing-word 5");
    CHECK(refused(feet("turn 1\nturn 2\n")) == "said-twice 6");
    CHECK(refused(feet("standup-discard jab-r*0 jab-r\n")) == "bad-word 5");
    CHECK(refused(feet("standup-discard jab-r*x\n")) == "bad-word 5");
    CHECK(refused(feet("standup-discard rest jab-r\n")) == "extra-word 5");
    CHECK(refused(feet("bottom 2 kim-h-t rest\n")) == "bad-word 5");
    CHECK(
        refused("red in d3\nblue at z9\nhand red jab-l\nhand blue jab-r\n")
        == "bad-word 1, bad-word 2"
    );
    CHECK(
        refused("red at d3 head 1 head 2\nblue at d4 soul 1\nhand red jab-l\nhand blue jab-r\n")
        == "bad-word 1, bad-word 2"
    );
    CHECK(
        refused("red at d3 type boxer\nblue at d4 coach 3\nhand red jab-l rest\nhand blue any\n")
        == "bad-word 1, bad-word 2, bad-word 3, missing-word 4"
    );
    CHECK(refused(feet("phase nap\n")) == "bad-word 5");
    CHECK(refused(feet("phase defend\n")) == "missing-word 5");
    CHECK(refused(feet("phase defend stand kim-h-t\n")) == "bad-word 5");
    CHECK(refused(feet("phase defend strike\n")) == "missing-word 5");
    CHECK(refused(feet("phase harm jab-l\n")) == "bad-word 5");
    CHECK(refused(feet("phase recover\n")) == "missing-word 5");
    CHECK(refused(feet("phase defend strike jab-r jab-r\n")) == "extra-word 5");
}

/// Calls `visit` with the state at every decision of some fights in which all is drawn.
template <typename Visit>
void fight_at_random(const Setup& setup, int fights, Visit visit) {
    core::Random random(7);
    for (int fight = 0; fight < fights; ++fight) {
        State state = new_fight(setup.rules, static_cast<std::uint64_t>(fight));
        begin(setup.rules, state, nullptr);
        for (visit(state); state.open.way == Way::None; visit(state)) {
            ActionList actions;
            legal_actions(setup.rules, state, actions);
            REQUIRE(actions.size() > 0);
            apply(setup.rules, state, actions[random.below(actions.size())], nullptr);
        }
    }
}

TEST_CASE("CI-P7: at every decision of a fight its position reads back to the same") {
    std::set<Decision> seen;
    const auto visit = [&seen](const Setup& setup) {
        return [&seen, &setup](const State& state) {
            seen.insert(state.open.decision);
            check_round_trip(setup, state);
        };
    };
    fight_at_random(usual(), 4, visit(usual()));
    const Setup none = setup_of({{"types", "none"}});
    fight_at_random(none, 12, visit(none));
    for (const std::string type : {"judo", "submission", "wrestler", "striker"}) {
        const Setup setup = setup_of({{"red", type}, {"rounds", "2"}});
        fight_at_random(setup, 6, visit(setup));
    }
    for (std::size_t decision = 0; decision < kDecisions; ++decision) {
        INFO(name(static_cast<Decision>(decision)));
        CHECK(seen.contains(static_cast<Decision>(decision)));
    }
}

TEST_CASE("CI-P7: what a seat may write down reads back to what it knows") {
    fight_at_random(usual(), 3, [](const State& state) {
        if (state.open.decision == Decision::Type) {
            return;  // the type of red is known to red alone, and no line may leave it out
        }
        for (const int seat : {0, 1, 2}) {
            const std::string text = show_public(usual(), view_of(usual().rules, state, seat));
            INFO(text);
            const auto again = read(text, 3);
            INFO((again ? std::string() : core::render(again.faults())));
            REQUIRE(again);
            CHECK(show_public(usual(), view_of(usual().rules, *again, seat)) == text);
        }
    });
}

TEST_CASE("CI-Y5: with tables of one's own fights are fought, and their positions read back") {
    const std::vector<Pairs> tables{
        {{"meters.head", "9,f3"}, {"meters.body-l", "1,ko1"}, {"meters.leg-l", "4,ko2"}},
        {{"meters.fatigue", "1"}, {"fatigue.levels", "1,1,1"}},
        {{"cage.red", "d3"}, {"cage.blue", "d4"}, {"cage.hurting", "d3,d4"}},
        {{"standup.a", "A,head,9,0,haymaker"}, {"standup.b", "B,slam,2,0,combo"}},
        {{"ground.armbar", "eeeeeeeee,-,-,-,-"}, {"ground.kimura", "ttttttttt,te,-,-,-"}}};
    for (const Pairs& own : tables) {
        const Setup setup = setup_of(own);
        fight_at_random(setup, 3, [&setup](const State& state) { check_round_trip(setup, state); });
    }
}

TEST_CASE("CI-P7: a fight resigned before the types were chosen reads back") {
    State state = new_fight(usual().rules, 1);
    begin(usual().rules, state, nullptr);
    apply(usual().rules, state, Action::of(ActionKind::Type, 2), nullptr);
    apply(usual().rules, state, Action::of(ActionKind::Resign, kBlue), nullptr);
    check_round_trip(usual(), state);
}

TEST_CASE("positions of any bytes give faults, or fights that can be fought") {
    const std::vector<std::string> texts{
        feet("standup-deck jab-r rest\nground-discard kim-h-t\nactions 2\nphase combo\n"),
        mat("round 2\nactions 1\nground-discard heel-h-t\nbottom 2 rnc-h-t rnc-bl-t rnc-br-e\n"
            "phase harm heel-h-t free\n"),
        "red at d1 head 2 coach 1\nblue at d7\nactive blue\nphase recover red 1\n",
        "red at d3\nblue at d4\nhand red any 4\nhand blue any 5\nbell\nstandup-deck\n"
        "standup-discard cross-l rest\nactions 1\nphase defend strike cross-l\n"};
    constexpr std::string_view kBytes("\0\xFF 019*#redarm-h\n", 17);
    core::Random random(3);
    int fought = 0;
    for (const std::string& text : texts) {
        for (std::size_t at = 0; at < text.size() * 6; ++at) {
            std::string damaged = text;
            damaged[at % text.size()] = kBytes[random.below(kBytes.size())];
            if (at >= text.size() * 3) {
                damaged[random.below(text.size())] = kBytes[random.below(kBytes.size())];
            }
            const auto state = read(damaged);
            if (!state) {
                CHECK_FALSE(state.faults().empty());
                continue;
            }
            ++fought;
            INFO(damaged);
            State played = *state;
            CHECK(broken_invariant(usual().rules, played).empty());
            begin(usual().rules, played, nullptr);
            for (int step = 0; step < 5 && played.open.way == Way::None; ++step) {
                ActionList actions;
                legal_actions(usual().rules, played, actions);
                REQUIRE(actions.size() > 0);
                apply(usual().rules, played, actions[random.below(actions.size())], nullptr);
            }
        }
    }
    CHECK(fought > 50);
}

}  // namespace
}  // namespace tenebrae::cagedin

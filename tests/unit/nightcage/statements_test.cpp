// SPDX-License-Identifier: MIT
// Tests rules about whole sets of tiles, many shuffles or the seats. Rules about single positions
// are tested by the command files under tests/scenarios/nightcage.
#include "catch.hpp"
#include "games/nightcage/rules/game_rules.hpp"
#include "games/nightcage/sets/variant.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tenebrae::nightcage {
namespace {

using Pairs = std::vector<std::pair<std::string, std::string>>;
using Counts = std::map<TileKind, int>;

core::Result<Variant> try_rules(const Pairs& pairs) {
    std::vector<table::Setting> settings;
    for (const auto& [key, value] : pairs) {
        settings.push_back({key, value, {}});
    }
    return make_variant("data", settings);
}

Rules rules_of(const Pairs& pairs) {
    const auto made = try_rules(pairs);
    REQUIRE(made.ok());
    return made->rules;
}

const Pairs kFirst{{"set", "first"}};
const Pairs kSecond{{"set", "second"}};
const Pairs kSecondFive{{"set", "second"}, {"prisoners", "5"}};

/// Returns the stack from the top.
std::vector<TileKind> stack_of(const State& state) {
    const auto size = static_cast<std::ptrdiff_t>(state.shown.stack_size);
    std::vector<TileKind> stack(state.stack.begin(), state.stack.begin() + size);
    std::reverse(stack.begin(), stack.end());
    return stack;
}

Counts count(const std::vector<TileKind>& tiles, std::size_t from, std::size_t to) {
    Counts counts;
    for (std::size_t place = from; place < to; ++place) {
        ++counts[tiles[place]];
    }
    return counts;
}

const Counts kTableOne{
    {TileKind::Straight, 10},
    {TileKind::Tee, 30},
    {TileKind::FourWay, 12},
    {TileKind::Gate, 4},
    {TileKind::Key, 6},
    {TileKind::WaxEater, 12}};

void require_stack(const Pairs& pairs, const Counts& expected) {
    const Rules rules = rules_of(pairs);
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        const std::vector<TileKind> stack = stack_of(new_game(rules, seed));
        CHECK(count(stack, 0, stack.size()) == expected);
    }
}

/// Returns how often the tile at this depth is of this kind over many shuffles.
int times_at(const Rules& rules, std::size_t depth, TileKind kind, std::uint64_t seeds) {
    int times = 0;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        times += stack_of(new_game(rules, seed))[depth] == kind ? 1 : 0;
    }
    return times;
}

PublicState table_at(int turn, int active) {
    PublicState shown;
    shown.turn = static_cast<std::uint16_t>(turn);
    shown.active = static_cast<PrisonerId>(active);
    return shown;
}

/// Returns the seats of all prisoners, counted from 1.
std::vector<int> seats_in_round(const Rules& rules, int round) {
    std::vector<int> seats;
    for (int prisoner = 0; prisoner < rules.prisoners; ++prisoner) {
        const int turn = round == 0 ? 0 : (round - 1) * rules.prisoners + prisoner + 1;
        seats.push_back(
            seat_of(rules, table_at(turn, prisoner), static_cast<PrisonerId>(prisoner)) + 1
        );
    }
    return seats;
}

bool is_refused_by(const core::Result<Variant>& made, std::string_view rule) {
    return !made.ok() && std::ranges::any_of(made.errors(), [rule](const core::Diagnostic& error) {
        return error.rule == rule;
    });
}

}  // namespace

TEST_CASE("NC-G1 every step off an edge arrives at the opposite edge", "[rules]") {
    const int side = GENERATE(6, 7);
    const Geometry board(side);
    CHECK(board.cells() == side * side);
    for (int line = 0; line < side; ++line) {
        CHECK(board.next(board.at(line, 0), Direction::West) == board.at(line, side - 1));
        CHECK(board.next(board.at(line, side - 1), Direction::East) == board.at(line, 0));
        CHECK(board.next(board.at(0, line), Direction::North) == board.at(side - 1, line));
        CHECK(board.next(board.at(side - 1, line), Direction::South) == board.at(0, line));
    }
}

TEST_CASE("NC-G1 the board is 6x6 for four prisoners and 7x7 for five", "[rules]") {
    CHECK(rules_of(kFirst).board.side == 6);
    CHECK(rules_of(kSecond).board.side == 6);
    CHECK(rules_of(kSecondFive).board.side == 7);
}

TEST_CASE("NC-G2 one to four players have four prisoners and five have five", "[rules]") {
    const std::string set = GENERATE("first", "second");
    for (const std::string players : {"1", "2", "3", "4"}) {
        CHECK(rules_of({{"set", set}, {"players", players}}).prisoners == 4);
    }
    CHECK(rules_of({{"set", "second"}, {"prisoners", "5"}, {"players", "5"}}).prisoners == 5);
}

TEST_CASE("NC-G2 the first printing has no fifth prisoner", "[rules]") {
    CHECK_FALSE(try_rules({{"set", "first"}, {"prisoners", "5"}}).ok());
    CHECK_FALSE(try_rules({{"set", "second"}, {"prisoners", "4"}, {"players", "5"}}).ok());
    CHECK_FALSE(try_rules({{"set", "second"}, {"prisoners", "3"}}).ok());
    CHECK_FALSE(try_rules({{"set", "second"}, {"prisoners", "6"}}).ok());
}

TEST_CASE("NC-G3 each number of players has its seats", "[rules]") {
    const auto rules = [](const std::string& players) {
        return rules_of({{"set", "second"}, {"players", players}});
    };
    CHECK(seats_in_round(rules("1"), 3) == std::vector{1, 1, 1, 1});
    CHECK(seats_in_round(rules("2"), 0) == std::vector{1, 1, 2, 2});
    CHECK(seats_in_round(rules("2"), 4) == std::vector{1, 1, 2, 2});
    CHECK(seats_in_round(rules("4"), 2) == std::vector{1, 2, 3, 4});
    const Rules five = rules_of({{"set", "second"}, {"prisoners", "5"}, {"players", "5"}});
    CHECK(seats_in_round(five, 1) == std::vector{1, 2, 3, 4, 5});
}

TEST_CASE("NC-G3 with three players the fourth prisoner changes hands every round", "[rules]") {
    const Rules rules = rules_of({{"set", "first"}, {"players", "3"}});
    CHECK(seats_in_round(rules, 0) == std::vector{1, 2, 3, 1});
    CHECK(seats_in_round(rules, 1) == std::vector{1, 2, 3, 1});
    CHECK(seats_in_round(rules, 2) == std::vector{1, 2, 3, 2});
    CHECK(seats_in_round(rules, 3) == std::vector{1, 2, 3, 3});
    CHECK(seats_in_round(rules, 4) == std::vector{1, 2, 3, 1});
}

TEST_CASE("NC-G3 the holder of the round answers for the fourth prisoner in any turn", "[rules]") {
    const Rules rules = rules_of({{"set", "first"}, {"players", "3"}});
    constexpr PrisonerId kFourth{3};
    CHECK(seat_of(rules, table_at(5, 0), kFourth) == 1);
    CHECK(seat_of(rules, table_at(8, 3), kFourth) == 1);
    CHECK(seat_of(rules, table_at(9, 0), kFourth) == 2);
    CHECK(seat_of(rules, table_at(13, 0), kFourth) == 0);
}

TEST_CASE("NC-T1 the first printing has these tiles", "[rules]") {
    require_stack(kFirst, kTableOne);
    CHECK(new_game(rules_of(kFirst), 1).shown.stack_size == 74);
}

TEST_CASE("NC-T2 the second printing has these tiles", "[rules]") {
    require_stack(kSecond, kTableOne);
    CHECK(new_game(rules_of(kSecond), 1).shown.stack_size == 74);
    Counts five = kTableOne;
    five[TileKind::Key] = 7;
    five[TileKind::WaxEater] = 10;
    require_stack(kSecondFive, five);
    CHECK(new_game(rules_of(kSecondFive), 1).shown.stack_size == 73);
}

TEST_CASE("NC-T3 only these tiles crumble", "[rules]") {
    const Pairs set = GENERATE(kFirst, kSecond, kSecondFive);
    const Rules rules = rules_of(set);
    for (const TileKind kind :
         {TileKind::Start, TileKind::Straight, TileKind::Key, TileKind::CrumblingTee}) {
        CHECK(rules.facts(kind).crumbles);
    }
    for (const TileKind kind :
         {TileKind::Tee, TileKind::FourWay, TileKind::Gate, TileKind::WaxEater}) {
        CHECK_FALSE(rules.facts(kind).crumbles);
    }
}

TEST_CASE("NC-T5 each kind has its exits in all orientations", "[rules]") {
    const Rules rules = rules_of(GENERATE(kFirst, kSecond, kSecondFive));
    const auto masks = [&rules](TileKind kind) {
        std::set<int> found;
        for (const Exits exits : rules.orientations[index(kind)]) {
            found.insert(exits.mask);
        }
        CHECK(found.size() == rules.orientations[index(kind)].size());
        return found;
    };
    // Bits: 1 north, 2 east, 4 south, 8 west.
    CHECK(masks(TileKind::Start) == std::set{0b0011, 0b0110, 0b1100, 0b1001});
    CHECK(masks(TileKind::Straight) == std::set{0b0101, 0b1010});
    CHECK(masks(TileKind::Tee) == std::set{0b0111, 0b1110, 0b1101, 0b1011});
    CHECK(masks(TileKind::CrumblingTee) == std::set{0b0111, 0b1110, 0b1101, 0b1011});
    for (const TileKind kind :
         {TileKind::FourWay, TileKind::Key, TileKind::Gate, TileKind::WaxEater}) {
        CHECK(masks(kind) == std::set{0b1111});
    }
}

TEST_CASE("NC-S1 the first printing opens with eight passages drawn at random", "[rules]") {
    const Rules rules = rules_of(kFirst);
    std::set<Counts> openings;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const State state = new_game(rules, seed);
        const std::vector<TileKind> stack = stack_of(state);
        REQUIRE(std::all_of(stack.begin(), stack.begin() + 8, is_passage));
        REQUIRE(state.shown.opening_left == 8);
        openings.insert(count(stack, 0, 8));
    }
    CHECK(openings.size() > 5);
    // Every passage is equally likely: 30 of 52 are T.
    const int tees = times_at(rules, 0, TileKind::Tee, 1000);
    CHECK(tees > 480);
    CHECK(tees < 680);
}

TEST_CASE("NC-S1 the crumbling T is never part of a random opening", "[rules]") {
    const Rules rules = rules_of({{"set", "first"}, {"crumbling-tees", "2"}});
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const Counts opening = count(stack_of(new_game(rules, seed)), 0, 8);
        REQUIRE_FALSE(opening.contains(TileKind::CrumblingTee));
    }
}

TEST_CASE("NC-S1 the second printing opens with fixed tiles in random order", "[rules]") {
    const auto check = [](const Pairs& set, std::size_t size, const Counts& opening) {
        const Rules rules = rules_of(set);
        std::set<std::vector<TileKind>> orders;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const State state = new_game(rules, seed);
            std::vector<TileKind> stack = stack_of(state);
            REQUIRE(count(stack, 0, size) == opening);
            REQUIRE(state.shown.opening_left == size);
            stack.resize(size);
            orders.insert(stack);
        }
        CHECK(orders.size() > 50);
    };
    check(kSecond, 8, {{TileKind::Tee, 4}, {TileKind::FourWay, 2}, {TileKind::Straight, 2}});
    check(kSecondFive, 10, {{TileKind::Tee, 5}, {TileKind::FourWay, 3}, {TileKind::Straight, 2}});
}

TEST_CASE("NC-S1 all other tiles are shuffled below the opening", "[rules]") {
    const Rules rules = rules_of(GENERATE(kFirst, kSecond));
    // 12 of the 66 tiles below are wax eaters: about 182 of 1000 at every depth.
    const std::size_t depth = GENERATE(8U, 40U, 73U);
    const int eaters = times_at(rules, depth, TileKind::WaxEater, 1000);
    CHECK(eaters > 120);
    CHECK(eaters < 245);
}

TEST_CASE(
    "NC-S2 in a new game all are lit with one nerve and no key and nobody is placed", "[rules]"
) {
    const Rules rules = rules_of(GENERATE(kFirst, kSecond, kSecondFive));
    const State state = new_game(rules, 99);
    for (int prisoner = 0; prisoner < rules.prisoners; ++prisoner) {
        CHECK(state.shown.prisoners[static_cast<std::size_t>(prisoner)] == Prisoner{});
    }
    CHECK(Prisoner{}.lit);
    CHECK(Prisoner{}.nerve == 1);
    CHECK_FALSE(Prisoner{}.has_key);
    CHECK(state.shown.turn == 0);
    CHECK(decision(state.shown) == Decision::Start);
    CHECK(deciding_prisoner(rules, state.shown) == PrisonerId{0});
}

TEST_CASE("NC-S3 a start tile may go to any free cell in any of four orientations", "[rules]") {
    const Pairs set = GENERATE(kFirst, kSecondFive);
    const Rules rules = rules_of(set);
    const State state = new_game(rules, 5);
    ActionList actions;
    legal_actions(rules, state.shown, actions);
    CHECK(actions.size() == static_cast<std::size_t>(rules.board.cells()) * 4);
}

TEST_CASE("NC-V1 the options of difficulty change the counts", "[rules]") {
    Counts harder = kTableOne;
    harder[TileKind::Gate] = 3;
    harder[TileKind::Key] = 5;
    require_stack({{"set", "first"}, {"gates", "3"}, {"keys", "5"}}, harder);
    Counts easier = kTableOne;
    easier[TileKind::Key] = 8;
    require_stack({{"set", "first"}, {"keys", "8"}}, easier);
    Counts crumbling = kTableOne;
    crumbling[TileKind::CrumblingTee] = 2;
    require_stack({{"set", "second"}, {"crumbling-tees", "2"}}, crumbling);
}

TEST_CASE("NC-V2 a set that cannot be won is refused with the reason", "[rules]") {
    CHECK(is_refused_by(try_rules({{"set", "first"}, {"keys", "3"}}), "NC-V2"));
    CHECK(try_rules({{"set", "first"}, {"keys", "4"}}).ok());
    CHECK(is_refused_by(try_rules({{"set", "second"}, {"prisoners", "5"}, {"keys", "4"}}), "NC-V2")
    );
    CHECK(try_rules({{"set", "second"}, {"prisoners", "5"}, {"keys", "5"}}).ok());
    CHECK(is_refused_by(try_rules({{"set", "first"}, {"gates", "0"}}), "NC-V2"));
    CHECK(try_rules({{"set", "first"}, {"gates", "1"}}).ok());
}

TEST_CASE("NC-V2 an opening with too many tiles uses all that exist", "[rules]") {
    const Rules rules = rules_of({{"set", "second"}, {"tiles.four-way", "1"}, {"tiles.tee", "3"}});
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const State state = new_game(rules, seed);
        const Counts expected{{TileKind::Tee, 3}, {TileKind::FourWay, 1}, {TileKind::Straight, 2}};
        CHECK(state.shown.opening_left == 6);
        CHECK(count(stack_of(state), 0, 6) == expected);
    }
    const Rules scarce = rules_of(
        {{"set", "first"}, {"tiles.tee", "2"}, {"tiles.four-way", "0"}, {"tiles.straight", "1"}}
    );
    const State state = new_game(scarce, 1);
    CHECK(state.shown.opening_left == 3);
    CHECK(count(stack_of(state), 0, 3) == Counts{{TileKind::Tee, 2}, {TileKind::Straight, 1}});
}

TEST_CASE("NC-V2 more tiles than the box contains are allowed with a warning", "[rules]") {
    const auto made = try_rules({{"set", "first"}, {"keys", "9"}});
    REQUIRE(made.ok());
    CHECK_FALSE(made->warnings.empty());
    CHECK(rules_of({{"set", "first"}, {"keys", "8"}}).facts(TileKind::Key).count == 8);
    CHECK(try_rules({{"set", "first"}, {"keys", "8"}})->warnings.empty());
}

// NOLINTNEXTLINE(readability-function-size): a flat list of changes
TEST_CASE("the hash changes with every part of a state that a rule can depend on", "[rules]") {
    const State state = new_game(rules_of(kFirst), 7);
    const auto differs = [&state](auto change) {
        State other = state;
        change(other);
        return hash(other) != hash(state) && other != state;
    };
    CHECK(hash(State(state)) == hash(state));
    using Change = void (*)(State&);
    const std::vector<Change> changes{
        [](State& other) { other.shown.kind[8] = TileKind::Gate; },
        [](State& other) { other.shown.exits[2] = only(Cell{35}); },
        [](State& other) { other.shown.keys = only(Cell{3}); },
        [](State& other) { ++other.shown.darkness[index(TileKind::Tee)]; },
        [](State& other) { other.shown.turn = 256; },
        [](State& other) { other.shown.active = PrisonerId{1}; },
        [](State& other) { other.shown.step = Step::Choose; },
        [](State& other) { other.shown.hand = TileKind::Key; },
        [](State& other) { other.shown.passed = 2; },
        [](State& other) { other.shown.triggered = only(Cell{35}); },
        [](State& other) { other.shown.hits_done = 1; },
        [](State& other) { other.shown.flickers = true; },
        [](State& other) { other.shown.idle_turns = 1; },
        [](State& other) { other.shown.prisoners[3].nerve = 2; },
        [](State& other) { other.shown.prisoners[3].lit = false; },
        [](State& other) { other.shown.prisoners[3].has_key = true; },
        [](State& other) { other.shown.prisoners[3].line = Line::Row; },
    };
    for (std::size_t number = 0; number < changes.size(); ++number) {
        INFO("change " << number);
        CHECK(differs(changes[number]));
    }
    CHECK(differs([](State& other) {
        const auto unlike =
            std::find_if(other.stack.begin(), other.stack.end(), [&other](TileKind kind) {
                return kind != other.stack[0];
            });
        std::swap(other.stack[0], *unlike);
    }));
}

TEST_CASE("a tile that is not in exactly the one set of its kind is found", "[rules]") {
    const Rules rules = rules_of(kFirst);
    State state = new_game(rules, 7);
    ActionList actions;
    legal_actions(rules, state.shown, actions);
    const Cell cell = actions[0].cell;
    apply(rules, state, actions[0]);
    REQUIRE_FALSE(check_invariants(rules, state));
    auto& of_kind = state.shown.of_kind;
    SECTION("missing from its set") {
        of_kind[index(TileKind::Start)] = 0;
    }
    SECTION("in another set as well") {
        of_kind[index(TileKind::Pit)] = only(cell);
    }
    SECTION("a free cell in a set") {
        of_kind[index(TileKind::None)] = only(Cell{35});
    }
    CHECK(check_invariants(rules, state));
}

TEST_CASE("the same seed gives the same stack and another seed another", "[rules]") {
    const Rules rules = rules_of(GENERATE(kFirst, kSecond, kSecondFive));
    CHECK(new_game(rules, 41) == new_game(rules, 41));
    CHECK(hash(new_game(rules, 41)) == hash(new_game(rules, 41)));
    CHECK(new_game(rules, 41) != new_game(rules, 42));
    CHECK(hash(new_game(rules, 41)) != hash(new_game(rules, 42)));
}

}  // namespace tenebrae::nightcage

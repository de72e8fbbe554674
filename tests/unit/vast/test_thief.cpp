// SPDX-License-Identifier: MIT
// The parts of the fixture that concern the Thief, and chance for him.
#include "test_cave.hpp"
#include "test_names.hpp"

namespace tenebrae::vast::testing {

TestCave& TestCave::thief(std::string_view where, std::string_view stats) {
    state.thief.at = space_at(state, cell(where));
    std::istringstream stream{std::string(stats)};
    StatTokens tokens = stat_tokens(rules, state);
    for (std::uint8_t& stat : state.thief.stats) {
        int number = 0;
        stream >> number;
        const auto found = std::find(tokens.begin(), tokens.end(), number);
        REQUIRE(found != tokens.end());
        stat = static_cast<std::uint8_t>(found - tokens.begin() + 1);
        *found = 0;
    }
    return *this;
}

TestCave& TestCave::upgrades(std::string_view names) {
    for (const std::uint8_t upgrade : numbers_in(kUpgradeNames, names)) {
        put(state.thief.upgrades, upgrade);
        stashed(1);
    }
    return *this;
}

TestCave& TestCave::carries(int treasures, std::string_view gems) {
    state.thief.carried = static_cast<std::uint8_t>(state.thief.carried + treasures);
    state.treasure_supply = static_cast<std::uint8_t>(state.treasure_supply - treasures);
    for (const std::uint8_t gem : numbers_in(kGemNames, gems)) {
        state.dragon.gems.at(gem) = kCarried;
    }
    return *this;
}

TestCave& TestCave::stashed(int tokens) {
    state.thief.stashed = static_cast<std::uint8_t>(state.thief.stashed + tokens);
    state.thief.tokens = static_cast<std::uint8_t>(state.thief.tokens + tokens);
    state.treasure_supply = static_cast<std::uint8_t>(state.treasure_supply - tokens);
    return *this;
}

TestCave& TestCave::supply(int treasures) {
    return stashed(state.treasure_supply - treasures);
}

TestCave& TestCave::peeked(std::string_view where) {
    state.spaces.at(space_at(state, cell(where))).side |= kPeekedBit;
    return *this;
}

TestCave& TestCave::thief_turn() {
    state.current = Role::Thief;
    state.frames.at(0) = Frame{FrameKind::Turn, Role::Thief, 1};
    state.frames.at(1) = Frame{FrameKind::ThiefTurn, Role::None, 2};
    state.frames.at(2) = Frame{FrameKind::Thief, Role::Thief};
    state.depth = 3;
    run();
    return *this;
}

TestCave& TestCave::next_chance(const std::vector<std::pair<int, int>>& results) {
    const auto gives = [&](std::uint64_t seed) {
        core::Random random(seed);
        return std::all_of(results.begin(), results.end(), [&](const auto& result) {
            const auto of = static_cast<unsigned>(result.first);
            return static_cast<int>(random.below(of)) == result.second;
        });
    };
    std::uint64_t seed = 1;
    while (!gives(seed)) {
        ++seed;
    }
    state.random = core::Random(seed).state();
    return *this;
}

TestCave& TestCave::next_rolls(const std::vector<int>& numbers) {
    std::vector<std::pair<int, int>> results;
    for (const int number : numbers) {
        results.emplace_back(6, number - 1);
    }
    return next_chance(results);
}

std::string TestCave::stats() const {
    std::string text;
    for (const Stat stat : {Stat::Movement, Stat::Stealth, Stat::Thievery}) {
        text += (text.empty() ? "" : " ") + std::to_string(thief_stat(rules, state, stat));
    }
    return text;
}

std::string TestCave::left() const {
    return std::to_string(thief_moves_left(rules, state)) + " "
           + std::to_string(thief_cubes_left(rules, state));
}

}  // namespace tenebrae::vast::testing

// SPDX-License-Identifier: MIT
#include "games/nightcage/sets/rules_hash.hpp"

#include "core/digest.hpp"
#include "games/nightcage/sets/rule_option.hpp"

#include <string>

namespace tenebrae::nightcage {
namespace {

/// As OptionValues has it: on a grid kMaxSide wide, whatever the board.
Cells squares_of(const Rules& rules) {
    const auto side = static_cast<std::size_t>(rules.board.side);
    Cells squares = 0;
    for (const Cell cell : each(rules.dirge[index(Direction::North)].cells)) {
        const std::size_t row = index(cell) / side;
        const std::size_t column = index(cell) % side;
        squares |= Cells{1} << (row * kMaxSide + column);
    }
    return squares;
}

OptionValues numbers_of(const Rules& rules) {
    OptionValues numbers;
    numbers.side = static_cast<std::uint8_t>(rules.board.side);
    numbers.random_opening = rules.random_opening;
    numbers.switches = rules.switches;
    numbers.tiles = rules.tiles;
    numbers.dirge = squares_of(rules);
    return numbers;
}

}  // namespace

std::uint64_t hash_of_numbers(const Rules& rules) {
    const OptionValues numbers = numbers_of(rules);
    std::string text = "prisoners " + std::to_string(rules.prisoners) + "\n";
    for (const RuleOption& option : rule_options()) {
        const RuleOption::Value value = option.get(numbers);
        if (value != 0 && !option.is_alias()) {
            text += option.key + " " + option.print(value) + "\n";
        }
    }
    return core::brief_digest_of(text);
}

}  // namespace tenebrae::nightcage

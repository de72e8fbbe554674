// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/words/named_operands.hpp"

#include <array>
#include <string>
#include <string_view>

/// The operands of the Thief's commands.
namespace tenebrae::vast {

/// Returns the operand of the stat token on a stat (VA-T2).
template <Stat stat>
constexpr kit::Operand<Answer> stat_operand(std::string_view name) {
    constexpr auto kTokenPlace = static_cast<std::size_t>(stat);
    constexpr auto kTokenNumber = [](const Answer& a) {
        return std::to_string(int{stats_of(a.action).at(kTokenPlace)});
    };
    return {
        name,
        "NUMBER",
        "none",
        "no-number",
        "the stat tokens in some order: {stat tokens}",
        [](Answer& a, std::string_view word) {
            const auto number = core::parse_unsigned(word);
            StatTokens tokens = stats_of(a.action);
            tokens.at(kTokenPlace) = static_cast<std::uint8_t>(number.value_or(0) % 10);
            a.action = stats_action(tokens);
            return number.has_value() && *number >= 1 && *number <= kFlippedStat;
        },
        kTokenNumber,
        kTokenNumber};
}

inline constexpr std::string_view kUpgradeWords =
    "an upgrade: fingers, lockkit, gear, crossbow, evasion, move, stealth, thievery, flip2, flip3 "
    "or flip4";

// clang-format off
// Name, parameter, completion; code and text of the error; parse, format, words.
inline constexpr std::array kThiefOperands{
    stat_operand<Stat::Movement>("movement"),
    stat_operand<Stat::Stealth>("stealth"),
    stat_operand<Stat::Thievery>("thievery"),
    kit::Operand<Answer>{"loot-item", "TOKEN", "token", "no-token", kTokenWords,
            [](Answer& a, std::string_view word) {
                const bool is_token = parse_named<Target, &Action::what>(a, word) && a.action.target() >= Target::Treasure;
                a.action.over = is_token && a.action.target() == Target::Treasure ? 1 : 0;
                return is_token;
            },
            named_word<Target, &Action::what>, named_words<Target, &Action::what>},
    kit::Operand<Answer>{"thief-target", "TARGET", "thief-target", "no-target", "knight, dragon, or a tribe",
            parse_target_among<static_cast<std::uint8_t>(Target::Knight), static_cast<std::uint8_t>(Target::Dragon)>,
            named_word<Target, &Action::what>, named_words<Target, &Action::what>},
    kit::Operand<Answer>{"cubes", "CUBES", "none", "no-number", "1, 2 or 3",
            [](Answer& a, std::string_view word) {
                const auto cubes = core::parse_unsigned(word);
                a.action.over = static_cast<std::uint8_t>(cubes.value_or(0));
                return cubes.has_value() && *cubes >= 1 && *cubes <= kMaxCubes;
            },
            [](const Answer& a) {
                const bool is_plain = a.action.over == 0
                                      || (a.kind() == ActionKind::Loot && a.action.target() == Target::Treasure);
                return is_plain ? "" : std::to_string(a.action.over);
            },
            [](const Answer& a) { return core::counted(int{a.action.over}, "cube"); }},
    what_operand<Upgrade>("upgrade-space", "UPGRADE", kUpgradeWords),
};
// clang-format on

}  // namespace tenebrae::vast

// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/words/action_operands.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What the texts of actions say of the Thief, his cubes and his loot.
namespace tenebrae::vast {

/// Returns the piece that a Pickpocket or Backstab is aimed at.
inline Piece victim_of(const Answer& answer) {
    return piece_of(answer.action.target());
}

/// Returns the Action cubes that an action costs.
inline int cubes_to_pay(const Answer& answer) {
    const ActionKind kind = answer.kind();
    return kind == ActionKind::Climb      ? climb_cost(answer.state(), answer.action.direction())
           : kind == ActionKind::PickLock ? lock_cost(answer.state(), answer.action.over)
           : kind == ActionKind::Flare    ? 1
                                          : int{answer.action.over};
}
/// Returns the statement of an action that costs Action cubes.
inline std::string_view cube_rule(const Answer& answer) {
    constexpr std::array kRules{
        std::pair(ActionKind::Climb, "VA-T5"),
        std::pair(ActionKind::Loot, "VA-T6"),
        std::pair(ActionKind::Pickpocket, "VA-T8"),
        std::pair(ActionKind::PickLock, "VA-T12"),
        std::pair(ActionKind::Backstab, "VA-T13"),
        std::pair(ActionKind::HideLoot, "VA-T14")};
    const auto* const found =
        std::ranges::find(kRules, answer.kind(), &std::pair<ActionKind, const char*>::first);
    return found == kRules.end() ? "VA-T2" : found->second;
}

/// Returns the numbers of the stat tokens: "2, 3 and 4".
inline std::string stat_token_words(const Answer& answer) {
    std::vector<std::string> parts;
    for (const std::uint8_t token : stat_tokens(answer.rules, answer.state())) {
        parts.push_back(std::to_string(int{token}));
    }
    return core::joined(parts, ", ", " and ");
}

/// Returns his Stealth with what lowers it: "1 (2 less for what he carries)".
inline std::string stealth_words(const Answer& answer) {
    std::vector<std::string> reasons;
    if (const int carried = count_carried(answer.state()); carried > 0) {
        reasons.push_back(std::to_string(carried) + " less for what he carries");
    }
    if (const int hex = answer.thief().hex; hex > 0) {
        reasons.push_back(std::to_string(hex) + " less by Hex");
    }
    return std::to_string(thief_stealth(answer.rules, answer.state()))
           + (reasons.empty() ? "" : " (" + core::joined(reasons, ", ") + ")");
}

/// Returns what happens to the Thief on a space that he enters: ": stash 2 tokens".
inline std::string thief_meeting_words(const Answer& answer, SpaceId space) {
    const State& state = answer.state();
    if (answer.dragon().flame_wall == space) {
        return ": the Flame Wall kills him";
    }
    const int carried = count_carried(state);
    return space == kEntranceSpace && carried > 0 ? ": stash " + core::counted(carried, "token")
                                                  : "";
}

inline std::string climbing_cost_words(const Answer& answer) {
    return " (" + core::counted(climb_cost(answer.state(), answer.action.direction()), "cube")
           + ")";
}

inline std::string loot_risk_words(const Answer& answer) {
    const bool is_risky = is_gem(answer.action.target()) && answer.action.over == 1;
    return is_risky ? ": he is killed if the die marks the centre" : "";
}

/// Returns when an action roll with the cubes of the action succeeds (VA-T7).
inline std::string odds_words(const Answer& answer) {
    const int cubes = answer.action.over;
    return cubes >= kMaxCubes
               ? "without a roll"
               : "on a roll of "
                     + std::to_string(kNeededRoll.at(static_cast<std::size_t>(cubes - 1)))
                     + " and more";
}

/// Returns what a Pickpocket takes (VA-T8 to T11).
inline std::string spoil_words(const Answer& answer) {
    const Piece victim = victim_of(answer);
    return victim == Piece::Knight   ? "a Treasure, and a Treasure card of hers"
           : victim == Piece::Dragon ? "a Treasure, and a Sloth cube goes back to Greed"
                                     : "a Treasure, and a Secret";
}

/// Returns the cubes of a Pick-lock, with what it costs (VA-T12).
inline std::string lock_cube_words(const Answer& answer) {
    const int cubes = answer.action.over;
    const std::string words = "with " + core::counted(cubes, "cube");
    const int cost = lock_cost(answer.state(), cubes);
    return cost == cubes ? words : words + " at the price of " + std::to_string(cost);
}

/// Returns what a Backstab costs its target (VA-T13).
inline std::string wound_words(const Answer& answer) {
    const int cubes = answer.action.over;
    const Piece victim = victim_of(answer);
    if (victim == Piece::Knight) {
        return "she loses " + std::to_string(kBackstabGrit.at(static_cast<std::size_t>(cubes - 1)))
               + " Grit";
    }
    return victim == Piece::Dragon ? "he discards " + core::counted(cubes, "Power card")
                                   : "it loses " + std::to_string(cubes) + " Population";
}

inline std::string hidden_card_words(const Answer& answer) {
    const bool is_knight = static_cast<Target>(answer.frame().piece) == Target::Knight;
    return is_knight ? "a face-down Treasure card, picked by chance"
                     : "a Secret of the hand, picked by chance";
}

// clang-format off
/// The fields of texts that are about him.
inline constexpr std::array kThiefFields{
    kit::Field<Answer>{"go rule", [](const Answer& a) {
        return std::string(a.asks(Decision::Thief) ? "VA-T4" : "VA-K13");
    }},
    kit::Field<Answer>{"step rule", [](const Answer& a) {
        return std::string(a.asks(Decision::Evade) ? "VA-T27" : "VA-B25");
    }},
    kit::Field<Answer>{"cube rule", [](const Answer& a) { return std::string(cube_rule(a)); }},
    kit::Field<Answer>{"price", [](const Answer& a) { return core::counted(cubes_to_pay(a), "cube"); }},
    kit::Field<Answer>{"cubes left", [](const Answer& a) { return std::to_string(thief_cubes_left(a.rules, a.state())); }},
    kit::Field<Answer>{"thief stealth", stealth_words},
    kit::Field<Answer>{"perception", [](const Answer& a) {
        return std::to_string(
            a.piece() == Piece::Knight ? knight_perception(a.rules, a.state()) : tribe_perception(a.state(), a.piece())
        );
    }},
    kit::Field<Answer>{"guard", [](const Answer& a) {
        return std::to_string(guard_against_thief(a.rules, a.state(), victim_of(a)));
    }},
    kit::Field<Answer>{"Target", [](const Answer& a) {
        return core::capitalised(std::string(display_name(victim_of(a))));
    }},
    kit::Field<Answer>{"loot level", [](const Answer& a) { return std::to_string(int{a.thief().loot}); }},
    kit::Field<Answer>{"climbing cost", climbing_cost_words},
    kit::Field<Answer>{"loot risk", loot_risk_words},
    kit::Field<Answer>{"odds", odds_words},
    kit::Field<Answer>{"spoils", spoil_words},
    kit::Field<Answer>{"lock cubes", lock_cube_words},
    kit::Field<Answer>{"wound", wound_words},
    kit::Field<Answer>{"level after", [](const Answer& a) { return std::to_string(a.thief().loot - a.action.over); }},
    kit::Field<Answer>{"upgrade effect", [](const Answer& a) { return std::string(effect_of(static_cast<Upgrade>(a.action.what))); }},
    kit::Field<Answer>{"hidden card", hidden_card_words},
    kit::Field<Answer>{"bonus", [](const Answer& a) { return std::to_string(int{a.frame().value}); }},
    kit::Field<Answer>{"bonus secrets", [](const Answer& a) { return core::counted(int{a.frame().value}, "Secret"); }},
    kit::Field<Answer>{"rerolling", [](const Answer& a) {
        return std::string(a.asks(Decision::Fingers) ? "Use Sticky Fingers and roll again" : "Spend Shriek and roll again");
    }},
};
// clang-format on

}  // namespace tenebrae::vast

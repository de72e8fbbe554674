// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/words/action_operands.hpp"
#include "games/vast/words/board_text.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

/// What the texts of actions say of Strength, Hero cubes and Power cards, in numbers.
namespace tenebrae::vast {

/// Returns the Strength of a tribe with what lowers it: "2 (1 less at Rage 0)". `lost`: Population
/// that a step would cost it.
inline std::string tribe_strength_words(const Answer& answer, Piece tribe, int lost = 0) {
    const State& state = answer.state();
    const TribeState& one = state.tribe(tribe);
    std::vector<std::string> reasons;
    if (state.goblins.rage == 0 && !has_monster(one, Monster::Frog)) {
        reasons.emplace_back("1 less at Rage 0");
    }
    if (lost > 0) {
        const bool is_lit = state.spaces[one.at].is_lit();
        reasons.push_back(
            std::to_string(lost) + " less for "
            + (is_lit ? "leaving a second Lit tile" : "the Population lost by the step")
        );
    }
    return std::to_string(tribe_strength(answer.rules, state, tribe, lost))
           + (reasons.empty() ? "" : " (" + core::joined(reasons, ", ") + ")");
}

/// Returns what a Hero cube on the slot brings: "Movement 1 to 3", as the prompt counts it.
inline std::string cube_effect_words(const Answer& answer) {
    State after = answer.state();
    ++after.knight.slots[answer.action.what];
    std::vector<std::string> parts;
    const auto add = [&](std::string_view what, int (*number)(const Rules&, const State&)) {
        const int before = number(answer.rules, answer.state());
        const int now = number(answer.rules, after);
        if (before != now) {
            parts.push_back(
                std::string(what) + " " + std::to_string(before) + " to " + std::to_string(now)
            );
        }
    };
    add("Movement", moves_left);
    add("Encounters", encounters_left);
    add("Strength", knight_strength);
    if (!parts.empty()) {
        return core::joined(parts, ", ");
    }
    switch (static_cast<Slot>(answer.action.what)) {
    case Slot::Bomb: return "destroy a wall, or attack the Dragon below";
    case Slot::Bow: return "one shot at a tribe in sight";
    case Slot::Map: return "one move through a wall";
    case Slot::Shield: return "lose only 1 Grit at a time, and nobody moves you";
    case Slot::Axe: return "a second wound after a hit on the Dragon";
    case Slot::Kit: return "a potion of 2 Health";
    case Slot::Ebow: return "one shot at the Dragon or the Thief";
    case Slot::Sword: return "more Strength in your own turn";
    case Slot::Move:
    case Slot::Per:
    case Slot::Str:
    case Slot::Javelin:
    case Slot::Boots:
    case Slot::Lantern: break;
    }
    return "no effect";
}

/// Returns the slot with what a cube on it brings: "Movement 1 to 3", "the Bow (one shot ...)".
inline std::string cube_words(const Answer& answer) {
    const std::string slot(display_name(static_cast<Slot>(answer.action.what)));
    const std::string effect = cube_effect_words(answer);
    return effect.starts_with(slot) ? effect : slot + " (" + effect + ")";
}

/// Returns the first tribe on the space to enter, or lurking on the cell onto which she leaves
/// Terrain, that is too strong for the Knight (VA-K14).
inline Piece stronger_tribe(const Answer& answer) {
    const int trap = has(answer.goblins().open, Secret::Trap) ? 1 : 0;
    const State& state = answer.state();
    const Cell left_onto = next_to(state.spaces[answer.here()].at, answer.action.direction());
    for (const Piece tribe : kTribes) {
        const bool is_there = answer.next() != kNoSpace
                                  ? space_of(state, tribe) == answer.next()
                                  : answer.kind() != ActionKind::GoMap
                                        && state.spaces[answer.here()].is_terrain()
                                        && state.tribe(tribe).lurks == left_onto;
        if (is_there
            && attack_strength(answer.rules, answer.state())
                   <= tribe_strength(answer.rules, answer.state(), tribe) + trap) {
            return tribe;
        }
    }
    return Piece::None;
}
/// Returns its Strength: "3, and 1 more by the Trap". Precondition: there is such a tribe.
inline std::string stronger_strength_words(const Answer& answer) {
    return tribe_strength_words(answer, stronger_tribe(answer))
           + (has(answer.goblins().open, Secret::Trap) ? ", and 1 more by the Trap" : "");
}

/// Returns the cost of a power: "claw, 2 flame", "2 of any symbol".
inline std::string cost_words(const Rules& rules, Power power) {
    const PowerPlan& plan = rules.tables.powers[static_cast<std::size_t>(power)];
    std::vector<std::string> parts;
    for (std::size_t symbol = 0; symbol < kGems; ++symbol) {
        const int number = plan.cost[symbol];
        if (number > 0) {
            parts.push_back(
                (number > 1 ? std::to_string(number) + " " : "")
                + std::string(name(static_cast<Gem>(symbol)))
            );
        }
    }
    if (plan.any > 0) {
        parts.push_back(std::to_string(plan.any) + " of any symbol");
    }
    return core::joined(parts, ", ");
}
/// Returns the symbols that may pay next: "claw", or "claw, flame or wing".
inline std::string due_words(const Answer& answer) {
    std::vector<std::string> parts;
    for (std::size_t number = 0; number < kGems; ++number) {
        const auto symbol = static_cast<Gem>(number);
        if (is_due(answer.rules, answer.frame(), symbol)) {
            parts.emplace_back(name(symbol));
        }
    }
    return core::joined(parts, ", ", " or ");
}

/// Returns the symbols with which the Dragon can pay now, by cards and Gems: "claw 2, wing 1".
inline std::string means_words(const Answer& answer) {
    std::array<std::uint8_t, kGems> symbols = answer.dragon().hand;
    for (std::size_t gem = 0; gem < kGems; ++gem) {
        if (may_gem_pay(answer.state(), static_cast<Gem>(gem))) {
            ++symbols[gem];
        }
    }
    const std::string words = numbers_in<Gem>(symbols);
    return words.empty() ? "nothing" : words;
}
}  // namespace tenebrae::vast

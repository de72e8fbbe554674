// SPDX-License-Identifier: MIT
#pragma once

#include "bots/playable.hpp"
#include "core/fixed_list.hpp"
#include "games/vast/rules/game_rules.hpp"

#include <array>
#include <cstdint>

namespace tenebrae::bots {

/// The numbers from which the chance of a role is estimated.
using Signs = core::FixedList<int, 14>;

/// What decides how a role, or the loss of all, is rated: the role and its goal.
enum class Aim : std::uint8_t {
    Crystals,  ///< the Knight of a game without a Dragon
    Wound,  ///< the Knight: the Dragon's Health
    Kill,  ///< the Goblins: the Knight's Health
    Slay,  ///< the Goblins: the Ash Dragon's Health
    Smash,  ///< the Goblins alone
    Leave,  ///< the Dragon
    Loss,  ///< everybody loses
    Collapse,  ///< the Cave
    Stash,  ///< the Thief
};
inline constexpr std::size_t kAims = 9;

Aim aim_of(const vast::Rules& rules, vast::Role role);
/// Returns the signs of a role's success; of Role::None: of everybody's loss, in a game without the
/// Cave.
Signs signs_of(const vast::Rules& rules, const vast::State& state, vast::Role role);

/// Estimates the chance of the seat of a role to win, out of kCertain; exact after the end. It
/// counts Dark Crystal tiles, so seats other than the Cave's need a guess of the state.
std::int64_t win_chance(const vast::Rules& rules, const vast::State& state, vast::Role role);

}  // namespace tenebrae::bots

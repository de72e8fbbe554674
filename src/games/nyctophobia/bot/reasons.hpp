// SPDX-License-Identifier: MIT
#pragma once

#include "core/fixed_list.hpp"
#include "games/nyctophobia/rules/game_rules.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace tenebrae::nyctophobia {

/// What speaks for an action, the most important first. For a Hunted everything is as their sketch
/// shows it. Spaces are rows plus columns, ignoring trees.
enum class HuntReasonKind : std::uint8_t {
    LeadsToCar,  ///< the step leads into the car
    AimsAtHunter,  ///< the throw goes to where the Hunter was last, `number` spaces away
    NearsCar,  ///< the step ends `number` spaces from the car, nearer than before
    LeavesHunter,  ///< the step ends `number` spaces from where the Hunter was last; before:
                   ///< `compared`
    HidesNear,  ///< the Hunter was last `number` spaces away
    LastHealth,  ///< the Hunted has 1 health left
    ThrowsFar,  ///< the rock can fly over `number` spaces
    FollowsClue,  ///< the step goes in the `direction` of the clue
    NearsFriend,  ///< the step ends next to `who`, which it did not begin
    NewSpace,  ///< the step leads to a space that is not shown as stood in
    NewSides,  ///< the search feels `number` sides that are not shown
    PlaysForTime,  ///< help has been called
    KeepsRocks,  ///< the Hunted still has `number` rocks
    NearsNoise,  ///< the Hunter comes `number` spaces from the noise, nearer than before
    NearsHunted,  ///< the Hunter comes `number` spaces from `who`, nearer than before
};
inline constexpr std::size_t kHuntReasonKinds =
    static_cast<std::size_t>(HuntReasonKind::NearsHunted) + 1;

struct HuntReason {
    HuntReasonKind kind = HuntReasonKind::LeadsToCar;
    PieceId who = kNoPiece;
    Direction direction = Direction::North;
    int number = 0;
    int compared = 0;
};
using HuntReasons = core::FixedList<HuntReason, kHuntReasonKinds>;

/// The maximum number of reasons in a sentence.
inline constexpr std::size_t kMostHuntReasons = 2;

/// Returns what speaks for an action, at most one reason of each kind, from what the seat knows.
/// Precondition: the seat decides, and the action is legal.
HuntReasons reasons_for(const Rules& rules, const View& view, Action action);

/// Returns a reason as the end of a sentence about the action: "leads into the car".
std::string reason_text(const HuntReason& reason);

/// Returns the most important reasons as a sentence; empty if there are none.
std::string reason_for(const Rules& rules, const View& view, Action action);

}  // namespace tenebrae::nyctophobia

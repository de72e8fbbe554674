// SPDX-License-Identifier: MIT
#pragma once

#include "core/fixed_list.hpp"
#include "games/cagedin/cagedin_game.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace tenebrae::bots {

/// What an action other than an attack or a block does, the most important first.
enum class FightReasonKind : std::uint8_t {
    PinsOther,  ///< the other fighter is pinned now
    LeavesPin,  ///< the fighter is not pinned any more
    ComesBeside,  ///< the fighters are beside each other now
    NearsOther,  ///< `number` hexes between them, fewer than before
    GetsAway,  ///< `number` hexes between them, more than before
    RaisesMeter,  ///< the other fighter's `meter` has `number` cubes, more than before
    LowersMeter,  ///< the fighter's own `meter` has `number` cubes, fewer than before
    HoldsCards,  ///< the fighter holds `number` cards after covering up
    KeepsCards,  ///< the fighter still holds `number` cards, and could have played one
};
inline constexpr std::size_t kFightReasonKinds =
    static_cast<std::size_t>(FightReasonKind::KeepsCards) + 1;

struct FightReason {
    FightReasonKind kind = FightReasonKind::PinsOther;
    cagedin::Seat seat = cagedin::kRed;  ///< the deciding seat
    cagedin::Meter meter = cagedin::Meter::Head;
    int number = 0;
};
using FightReasons = core::FixedList<FightReason, kFightReasonKinds>;

/// Returns what an action that is no attack and no block does, whatever the hidden cards are, at
/// most one reason of each kind. Precondition: the seat decides, and the action is legal.
FightReasons
fight_reasons_for(const cagedin::Rules& rules, const cagedin::View& view, cagedin::Action action);

/// Returns a reason as the end of a sentence about the fighter: "comes beside Blue".
std::string reason_text(const cagedin::Rules& rules, const FightReason& reason);

/// Describes what an action of the deciding seat leads to: an attack with the chance that it is
/// blocked, any other action by at most two reasons.
std::string
reason_of(const cagedin::CagedIn& game, const cagedin::View& view, cagedin::Action action);

/// Formats a part of kCertain: "37 in 100".
std::string in_a_hundred(std::int64_t chance);

}  // namespace tenebrae::bots

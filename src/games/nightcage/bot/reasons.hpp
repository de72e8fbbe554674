// SPDX-License-Identifier: MIT
#pragma once

#include "core/fixed_list.hpp"
#include "games/nightcage/nightcage_game.hpp"
#include "games/nightcage/rules/action.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace tenebrae::bots {

/// What an action of a prisoner does on the board, the most important first. Steps go through
/// passages and over dark cells, around pits and monsters.
enum class CageReasonKind : std::uint8_t {
    Wins,  ///< the game is won
    TakesKey,  ///< the prisoner takes the key at `cell`
    KeepsGate,  ///< the gate at `cell` stays lit; another choice takes it off the board
    KeepsKey,  ///< the same for the key at `cell`
    SetsOffNothing,  ///< the monster at `cell` does not strike, as it does after another choice
    LightsCandle,  ///< the candle of `other` burns again
    LeavesSight,  ///< the monster at `cell` saw the prisoner; no monster does now
    SeesFewer,  ///< the new monster at `cell` sees `number` prisoners; another choice lets it see
                ///< `compared`
    NearKey,  ///< `who`, without a key, is `number` steps from the key at `cell`: nearer than
              ///< before a step, or than after another choice
    NearGate,  ///< the same of `who` with a key, and the gate at `cell`
    LandsNear,  ///< the line of the fall has a dark cell next to `other` at `cell`; the other line
                ///< has none next to anybody
    NearFriend,  ///< as NearKey, for `other` at `cell`
    LandingRoom,  ///< the line has `number` dark cells to land on, and the other line `compared`
    EarnsNerve,  ///< the prisoner gains a nerve at the end of the turn
    KeepsNerve,  ///< the prisoner still has `number` nerve; another choice spends some
    LeavesCrumbling,  ///< the prisoner leaves the crumbling tile at `cell`
    CostsNoTile,  ///< the stack keeps all its tiles, as it does not after another choice
};
inline constexpr std::size_t kCageReasonKinds =
    static_cast<std::size_t>(CageReasonKind::CostsNoTile) + 1;

struct CageReason {
    CageReasonKind kind = CageReasonKind::Wins;
    nightcage::ActionKind by = nightcage::ActionKind::End;  ///< the kind of the action
    nightcage::PrisonerId who = nightcage::kNobody;  ///< the prisoner, usually the deciding one
    nightcage::PrisonerId other = nightcage::kNobody;
    nightcage::Cell cell = nightcage::kNoCell;
    nightcage::Cell from = nightcage::kNoCell;  ///< where `who` is, for a number of steps
    nightcage::TileKind tile = nightcage::TileKind::None;  ///< what is at `cell`
    int number = 0;
    int compared = 0;
};
using CageReasons = core::FixedList<CageReason, kCageReasonKinds>;

/// The maximum number of reasons in a sentence.
inline constexpr std::size_t kMostCageReasons = 2;

/// Returns what an action certainly does, whatever the order of the stack, at most one reason of
/// each kind. Uses public information only. Precondition: the action is legal.
CageReasons
reasons_for(const nightcage::Rules& rules, const nightcage::View& view, nightcage::Action action);

/// Returns a reason as the end of a sentence about the prisoner: "takes the key at c3".
std::string reason_text(const nightcage::NightCage& game, const CageReason& reason);

/// Returns the most important reasons as a sentence; empty if there are none.
std::string reason_sentence(
    const nightcage::NightCage& game, const nightcage::View& view, nightcage::Action action
);

}  // namespace tenebrae::bots

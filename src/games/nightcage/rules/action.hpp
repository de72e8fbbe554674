// SPDX-License-Identifier: MIT
#pragma once

#include "core/fixed_list.hpp"
#include "games/nightcage/rules/state.hpp"

#include <cstddef>
#include <cstdint>

namespace tenebrae::nightcage {

enum class ActionKind : std::uint8_t {
    Start,  ///< cell, exits
    Place,  ///< cell, exits; for a keeper the side of its mouth (NC-L6)
    Move,  ///< direction; an existing tile, a pit (a leap) or blind
    Again,  ///< direction: a further step for 1 nerve, after a Move of this turn
    Charge,  ///< direction: 1 nerve, after a Move of this turn 2 (NC-N5, NC-N2)
    Stay,  ///< costs 1 nerve where NC-C5 says so
    Replace,  ///< cell
    FallRow,  ///<
    FallColumn,  ///<
    Land,  ///< cell
    Block,  ///<
    Endure,  ///<
    Scramble,  ///< direction
    Drop,  ///< fall into the pit that the monster became instead of scrambling (NC-A9, NC-K6)
    Pass,  ///< the prisoner who receives
    Take,  ///< the prisoner who gives
    End,  ///< after a Move: end the turn
    Remove,  ///< cell (NC-E3)
    Sustain,  ///<
    Dirge,  ///< cell: top left corner of its rectangle; direction: where its north points (NC-D2)
    Resign,  ///< always possible, never listed by legal_actions
};
inline constexpr std::size_t kActionKinds = static_cast<std::size_t>(ActionKind::Resign) + 1;

/// An answer to a decision. Unused fields keep their defaults.
struct Action {
    ActionKind kind = ActionKind::End;
    Cell cell = kNoCell;
    Exits exits{};
    /// A Direction or a PrisonerId, depending on the kind.
    std::uint8_t number = 0;

    [[nodiscard]] constexpr Direction direction() const { return static_cast<Direction>(number); }
    [[nodiscard]] constexpr PrisonerId prisoner() const { return static_cast<PrisonerId>(number); }

    friend constexpr bool operator==(const Action&, const Action&) = default;

    static constexpr Action of(ActionKind kind) { return {kind, kNoCell, {}, 0}; }
    static constexpr Action at(ActionKind kind, Cell cell, Exits exits = {}) {
        return {kind, cell, exits, 0};
    }
    static constexpr Action towards(ActionKind kind, Direction direction) {
        return {kind, kNoCell, {}, static_cast<std::uint8_t>(direction)};
    }
    static constexpr Action dirge(Cell corner, Direction turned) {
        return {ActionKind::Dirge, corner, {}, static_cast<std::uint8_t>(turned)};
    }
    static constexpr Action with_prisoner(ActionKind kind, PrisonerId prisoner) {
        return {kind, kNoCell, {}, static_cast<std::uint8_t>(prisoner)};
    }
};
static_assert(sizeof(Action) == 4);

/// Room for the most legal actions: a start tile on each of 49 cells in 4 orientations.
using ActionList = core::FixedList<Action, 200>;

/// Replaces the content of actions by every legal answer to the pending decision, in a fixed order:
/// the order of ActionKind; within a kind, cells in reading order, directions n e s w, prisoners in
/// turn order, orientations in the order of Rules::orientations. Empty only if the game is over.
void legal_actions(const Rules& rules, const PublicState& shown, ActionList& actions);

bool is_legal(const Rules& rules, const PublicState& shown, Action action);

}  // namespace tenebrae::nightcage

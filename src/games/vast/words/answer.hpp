// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/game_rules.hpp"

namespace tenebrae::vast {

/// An action of the deciding role, with what its texts and objections need.
/// Precondition of all but the first seven: a role decides.
struct Answer {
    const Rules& rules;
    const View& view;
    Action action;

    [[nodiscard]] ActionKind kind() const { return action.kind; }
    [[nodiscard]] const State& state() const { return view.state; }
    [[nodiscard]] const Knight& knight() const { return state().knight; }
    [[nodiscard]] const Goblins& goblins() const { return state().goblins; }
    [[nodiscard]] bool asks(Decision decision) const { return state().decision == decision; }
    [[nodiscard]] const Dragon& dragon() const { return state().dragon; }
    [[nodiscard]] const CaveState& cave() const { return state().cave; }
    [[nodiscard]] const Thief& thief() const { return state().thief; }
    [[nodiscard]] const Frame& frame() const { return state().top(); }

    /// Returns the space at the action's cell; kNoSpace if it is empty or the action has none.
    [[nodiscard]] SpaceId space() const {
        return action.cell == kNoCell ? kNoSpace : space_at(state(), action.cell);
    }
    [[nodiscard]] bool has_space() const { return space() != kNoSpace; }
    /// Precondition: has_space().
    [[nodiscard]] const Space& at() const { return state().spaces[space()]; }

    /// Returns the tribe that is active, scatters or jumps, or the piece of `flow`.
    /// Precondition: the decision is one about a piece.
    [[nodiscard]] Piece active() const { return static_cast<Piece>(frame().piece); }
    /// Returns whether the Knight is thrown off her space by a Monster (VA-V31, V36).
    [[nodiscard]] bool is_thrown() const { return frame().kind == FrameKind::Thrown; }
    /// Returns whether a token is pushed (VA-O3).
    [[nodiscard]] bool pushes_token() const { return frame().kind == FrameKind::PushToken; }
    /// Returns whether a piece flees from Wrath (VA-D33).
    [[nodiscard]] bool is_fleeing() const { return frame().kind == FrameKind::Wrath; }
    /// Returns the piece that acts or is moved: a tribe in its activation, the piece of `exit`,
    /// `flow` and `push` (None for a token), else the piece of the role that decides.
    [[nodiscard]] Piece piece() const {
        const bool is_named = asks(Decision::Tribe) || asks(Decision::Push) || asks(Decision::Flow)
                              || (asks(Decision::Exit) && !is_thrown());
        if (is_named) {
            return pushes_token() ? Piece::None : active();
        }
        return state().owner == Role::Dragon  ? Piece::Dragon
               : state().owner == Role::Thief ? Piece::Thief
                                              : Piece::Knight;
    }
    /// Returns the space of that piece or token. Precondition: it is on the map.
    [[nodiscard]] SpaceId here() const {
        return asks(Decision::Push) && pushes_token() ? frame().space : space_of(state(), piece());
    }
    /// Returns the space beside it in the action's direction, or kNoSpace.
    [[nodiscard]] SpaceId next() const { return neighbour(state(), here(), action.direction()); }
    /// Returns the cell to which the Underworm digs.
    [[nodiscard]] Cell dug() const {
        return along(
            state().spaces[here()].at, static_cast<Diagonal>(action.what), int{action.over}
        );
    }
};

}  // namespace tenebrae::vast

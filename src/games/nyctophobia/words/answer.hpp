// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"

namespace tenebrae::nyctophobia {

/// An action of the deciding seat, with what its texts and objections need.
struct Answer {
    const Rules& rules;
    const View& view;
    Action action;

    [[nodiscard]] ActionKind kind() const { return action.kind; }
    [[nodiscard]] const State& state() const { return view.state; }
    [[nodiscard]] const PublicState& open() const { return view.state.open; }
    [[nodiscard]] bool asks(Decision decision) const { return open().decision == decision; }
    /// Returns the Hunted who decides. Precondition: a Hunted decides.
    [[nodiscard]] const Hunted& own() const { return state().hunted[open().owner]; }
    /// Returns what the Hunted who decides felt on the side of the action.
    [[nodiscard]] FeltSide felt() const { return own().felt[index(action.direction)]; }
};

}  // namespace tenebrae::nyctophobia

// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"
#include "games/nyctophobia/rules/state.hpp"

namespace tenebrae::nyctophobia {

/// Returns every failed precondition of an action with its rule (HU-Z2); empty exactly when the
/// action is legal for the seat of the view. Uses nothing that the seat does not know.
core::Diagnostics refusals(const Rules& rules, const View& view, Action action);

/// Returns whether the error says that the action does not answer the pending decision of the seat.
bool is_untimely(const core::Diagnostic& error);

/// Returns whether both belong to the turn of a Hunted, so that an untimely action has further
/// preconditions to report.
bool is_turn_answer(ActionKind kind, Decision asked);

}  // namespace tenebrae::nyctophobia

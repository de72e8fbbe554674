// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"
#include "games/nyctophobia/rules/state.hpp"

namespace tenebrae::nyctophobia {

/// Every failed precondition of an action, each with its statement (HU-Z2); empty exactly when it
/// is legal for the seat of the view. Looks at nothing that seat does not know.
core::Diagnostics refusals(const Rules& rules, const View& view, Action action);

/// The first of them when it is no answer to what is asked now, or nobody asks this seat.
bool is_untimely(const core::Diagnostic& fault);

/// Is it about the same part of a Hunted's turn, so that more can be said of it than that it is not
/// its time?
bool is_of_a_turn(ActionKind kind, Decision asked);

}  // namespace tenebrae::nyctophobia

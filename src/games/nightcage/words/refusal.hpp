// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"
#include "games/nightcage/rules/action.hpp"

namespace tenebrae::nightcage {

/// Every failed precondition of an action, each with its rule; empty exactly when it is legal.
/// Looks at what is face up only.
core::Diagnostics refusals(const Rules& rules, const PublicState& shown, Action action);

}  // namespace tenebrae::nightcage

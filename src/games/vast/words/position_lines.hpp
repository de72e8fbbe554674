// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/state.hpp"

#include <string>

namespace tenebrae::vast {

/// The roles whose hands are known.
inline constexpr Set kAllHands = (1U << kRoles) - 1;

/// Returns the body of a position (section Z): every fact that the state has, decks top first. In
/// the state of a view an unknown Dark tile is its symbol, and unknown decks are left out, as are
/// the hands of roles that are not among `known`.
std::string position_lines(const Rules& rules, const State& state, Set known = kAllHands);

}  // namespace tenebrae::vast

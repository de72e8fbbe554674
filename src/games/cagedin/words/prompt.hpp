// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/notation/setup.hpp"
#include "games/cagedin/rules/state.hpp"

#include <string>
#include <string_view>

/// The pending decision in words.
namespace tenebrae::cagedin {

/// Returns the most frequent command for this decision; "new" without a decision.
std::string_view usual_command(const PublicState& open);

/// Returns "Red strikes with the left Jab: block it, or let it land?"; for the other seats, who
/// decides. Reveals nothing of the other hand.
std::string question(const Setup& setup, const View& view);

}  // namespace tenebrae::cagedin

// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/notation/setup.hpp"
#include "games/cagedin/rules/state.hpp"

#include <string>
#include <string_view>

/// The pending decision, and how a fight ended, in words.
namespace tenebrae::cagedin {

/// Returns the rule by which a fight ended, "CI-X1"; empty during a fight.
std::string_view ending_rule(Ending ending);
/// Returns "Red wins by knockout."; empty during a fight.
std::string_view ending_sentence(Ending ending, Seat winner);

/// Returns the most frequent command for this decision; "new" without a decision.
std::string_view usual_command(const PublicState& open);

/// Returns "Red strikes with the left Jab: block it, or let it land?"; for the other seats, who
/// decides. Reveals nothing of the other hand.
std::string question(const Setup& setup, const View& view);

}  // namespace tenebrae::cagedin

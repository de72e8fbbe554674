// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/state.hpp"
#include "games/cagedin/words/setup.hpp"

#include <string>
#include <string_view>

/// The pending decision, and how a fight ended, in words.
namespace tenebrae::cagedin {

/// Returns the statement by which a fight ended, "CI-X1"; empty during a fight.
std::string_view ending_rule(Ending ending);
/// "Red wins by knockout."; empty during a fight.
std::string_view ending_sentence(Ending ending, Seat winner);

/// Returns the most frequent command for this decision; "new" when there is none.
std::string_view usual_command(const PublicState& open);

/// "Red strikes with the left Jab: block it, or let it land?"; for the other seats, who decides.
/// Reveals nothing of the other hand.
std::string question(const Setup& setup, const View& view);

}  // namespace tenebrae::cagedin

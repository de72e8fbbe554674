// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/action.hpp"
#include "games/nightcage/words/vocabulary.hpp"

#include <string>
#include <string_view>

/// The pending decision in words.
namespace tenebrae::nightcage {

/// Returns the rule of the pending decision: "NC-M1".
std::string_view decision_rule(const PublicState& shown);

/// Returns the rule that ended a game: "NC-X3"; empty while it is unfinished.
std::string_view ending_rule(Ending ending);

/// Returns the most frequent answer; "new" if the game is over.
std::string_view usual_command(Decision asked);

/// Returns "Prisoner 2 (Ada) drew a T: lay it at b2 or d2, and which way round?"
std::string question(const Rules& rules, const PublicState& shown, const Names& names);

}  // namespace tenebrae::nightcage

// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"

#include <string>
#include <string_view>

/// The pending decision and the ending in words.
namespace tenebrae::nyctophobia {

/// Returns the rule that ended the game: "HU-E1"; empty while it is unfinished.
std::string_view ending_rule(Ending ending);
/// Returns the sentence of an ending; `hunter_won` matters only after a resignation.
std::string_view ending_sentence(Ending ending, bool hunter_won);

/// Returns the most frequent command that answers a decision; "new" without a decision.
std::string_view usual_command(Decision asked);

/// Returns the question to the seat: "Hunted 2 (Klutz): second of two steps. ..."; for other seats,
/// the name of the piece that decides.
std::string question(const Rules& rules, const View& view);

}  // namespace tenebrae::nyctophobia

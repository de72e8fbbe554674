// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"

#include <string>
#include <string_view>
#include <vector>

/// The pending decision in words.
namespace tenebrae::nyctophobia {

/// The statement a game ends by: "HU-E1"; empty while it is unfinished.
std::string_view ending_rule(Ending ending);
/// "The Hunted are rescued: ..."; whoever has resigned decides who has won.
std::string_view spoken_ending(Ending ending, bool hunter_won);

/// The word that answers most often; "new" when nothing is asked.
std::string_view usual_command(Decision asked);
/// All that can answer, the usual one first.
std::vector<std::string> answering_commands(Decision asked);

/// "Hunted 2 (Klutz): second of two steps. ..."; for a seat that is not asked, whose turn it is
/// to decide.
std::string question(const Rules& rules, const View& view);

}  // namespace tenebrae::nyctophobia

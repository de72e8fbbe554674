// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/state.hpp"
#include "games/cagedin/words/setup.hpp"

#include <string>
#include <string_view>

/// The pending decision, and how a fight ended, in words.
namespace tenebrae::cagedin {

/// The statement a fight ends by: "CI-X1"; empty while it goes on.
std::string_view ending_rule(Way way);
/// "Red wins by knockout."; empty while it goes on.
std::string_view spoken_ending(Way way, Seat winner);

/// The word that answers most often; "new" when nothing is asked.
std::string_view usual_command(const Open& open);

/// "Red is struck at by the left Jab: block it, or let it land?"; for a seat that is not asked,
/// whose decision it is. Says nothing of a hand that is not the seat's own.
std::string question(const Setup& setup, const View& view);

}  // namespace tenebrae::cagedin

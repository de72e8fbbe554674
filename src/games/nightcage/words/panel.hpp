// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/view.hpp"
#include "games/nightcage/words/vocabulary.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::nightcage {

/// Lists the lines beside the board: turn, prisoners, stack, darkness and the pending decision.
std::vector<std::string>
panel_lines(const Rules& rules, const View& view, const Names& names, int width);

/// Returns "turn 5, round 2", in the setup "setup".
std::string turn_text(const Rules& rules, const PublicState& shown);

/// Returns the state of the candle in a word or two: "lit", "lights out".
std::string candle_text(const Prisoner& prisoner);

/// Returns "row 3": the line in which a falling prisoner will land.
std::string line_text(const Rules& rules, const Prisoner& prisoner);

/// Returns the last sentence of a game: "Won: ...".
std::string_view ending_sentence(Ending ending);

}  // namespace tenebrae::nightcage

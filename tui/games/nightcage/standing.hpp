// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/view.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tenebrae::nightcage::board {

/// The earliest moment of a game that is known, at its first turn or in the middle of a game.
struct Beginning {
    int turn = 0;
    int stack = 0;  ///< tiles in it
};

/// How the prisoners stand, from what anybody may know.
struct Standing {
    int keys_held = 0;
    int keys_seen = 0;  ///< on the board and in hand
    int keys_hidden = 0;
    int keys_to_spare = 0;  ///< how many may be lost; < 0: too few are left
    int gates_seen = 0;
    int gates_hidden = 0;
    int tiles = 0;  ///< in the stack at the start
    int turns_left = 0;  ///< about, until the stack is empty
};
Standing standing_of(const Rules& rules, const View& view, const Beginning& beginning);

/// Moves from a cell to the nearest gate along passages that are there, past whoever stands in
/// them but past no monster or pit. Nothing: none can be reached.
std::optional<int> steps_to_gate(const Rules& rules, const PublicState& shown, Cell from);

/// What a game came to besides its turns, a line each: "Prisoners with a key: 4".
std::vector<std::string> game_numbers(const Rules& rules, const View& view);

}  // namespace tenebrae::nightcage::board

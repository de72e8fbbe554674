// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/view.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tenebrae::nightcage::board {

/// The first moment of a game that this board has seen; it may be in the middle of the game.
struct Baseline {
    int turn = 0;
    int stack = 0;  ///< tiles in the stack
};

/// The state of the game in numbers, from public information.
struct GameStats {
    int keys_held = 0;
    int keys_seen = 0;  ///< on the board and in hand
    int keys_hidden = 0;
    int keys_to_spare = 0;  ///< how many may be lost; < 0: too few are left
    int gates_seen = 0;
    int gates_hidden = 0;
    int tiles = 0;  ///< in the stack at the start
    int turns_left = 0;  ///< estimate of the turns until the stack is empty
};
/// Returns the number of tiles in the stack at the start.
int tiles_at_start(const Rules& rules);
GameStats game_stats(const Rules& rules, const View& view, const Baseline& baseline);

/// Returns the number of Moves from a cell to the nearest gate along passages, past prisoners but
/// not past monsters or pits. Nothing if there is no path.
std::optional<int> steps_to_gate(const Rules& rules, const PublicState& shown, Cell from);

/// Lists the numbers of a finished game, a line each: "Prisoners with a key: 4".
std::vector<std::string> game_numbers(const Rules& rules, const View& view);

}  // namespace tenebrae::nightcage::board

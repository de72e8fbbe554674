// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/key_actions.hpp"

#include <array>

namespace tenebrae::nightcage::board {

std::span<const tui::KeyActionRow> game_key_actions() {
    static constexpr std::array<tui::KeyActionRow, kGameKeyActions> kRows{{
        {"turn", "Turn the tile in hand clockwise"},
        {"turn-back", "Turn the tile in hand the other way"},
        {"stay", "Stay, with or without light"},
        {"charge", "Charge a monster in the next direction"},
        {"block", "Block the strike for 1 nerve"},
        {"endure", "Endure the strike"},
        {"pass", "Pass a key to a prisoner beside you"},
        {"take", "Take the key from a prisoner beside you"},
        {"end-turn", "End the turn"},
        {"sustain", "Sustain the light for 1 nerve"},
        {"drop", "Drop into the pit under you"},
        {"fall-row", "Fall along the row"},
        {"fall-column", "Fall along the column"},
    }};
    return kRows;
}

}  // namespace tenebrae::nightcage::board

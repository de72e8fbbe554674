// SPDX-License-Identifier: MIT
#include "tui/games/cagedin/key_actions.hpp"

#include <array>

namespace tenebrae::cagedin::board {

std::span<const tui::KeyActionRow> game_key_actions() {
    static constexpr std::array<tui::KeyActionRow, kGameKeyActions> kRows{{
        {"strike", "Strike with the card"},
        {"haymaker", "Haymaker with the card; directions then choose a step before it"},
        {"shove", "Shove with the card"},
        {"takedown", "Takedown with the card"},
        {"footwork", "Footwork with the card; directions then choose the hex"},
        {"discard", "Discard the card; press again to draw fewer or more"},
        {"rest", "Rest: remove 1 fatigue"},
        {"pound", "Ground and pound with the card"},
        {"submit", "Submission with the card"},
        {"stand", "Try to stand up with the card"},
        {"block", "Block with the card"},
        {"with", "Play the card together with the next one you choose"},
        {"pass", "Let it land, end the turn, stay or skip"},
    }};
    return kRows;
}

}  // namespace tenebrae::cagedin::board

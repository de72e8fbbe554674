// SPDX-License-Identifier: MIT
#include "tui/games/cagedin/acts.hpp"

#include <array>

namespace tenebrae::cagedin::board {

std::span<const tui::ActRow> own_acts() {
    static constexpr std::array<tui::ActRow, kOwnActs> kRows{{
        {"strike", "Strike with the card"},
        {"haymaker", "Haymaker with the card; directions then choose a step before it"},
        {"shove", "Shove with the card"},
        {"takedown", "Takedown with the card"},
        {"footwork", "Footwork with the card; directions then choose the hex"},
        {"discard", "Discard the card; the same key again draws fewer or more"},
        {"rest", "Rest: one cube off your fatigue"},
        {"pound", "Ground and pound with the card"},
        {"submit", "Submission with the card"},
        {"stand", "Stand up, showing the card"},
        {"block", "Block with the card"},
        {"with", "Play the card together with the one chosen next"},
        {"pass", "Let it land, end, stay, skip or stay on the mat, whichever is asked"},
    }};
    return kRows;
}

}  // namespace tenebrae::cagedin::board

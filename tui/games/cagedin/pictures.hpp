// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/words/exchange.hpp"
#include "tui/games/cagedin/aim.hpp"
#include "tui/games/cagedin/animation.hpp"
#include "tui/games/cagedin/roles.hpp"
#include "tui/table/board_view.hpp"

#include <optional>
#include <span>

/// The hand and the panel: all pictures besides the cage.
namespace tenebrae::cagedin::board {

/// Draws the answers, if they are not cards, and the player's hand: as cards if there is room, else
/// by their codes.
void draw_hand(const Brush& brush, const tui::Rect& rect, const Setup& setup, const Aim& aim);

/// What the panel shows beside the view.
struct PanelPast {
    const tui::Drawing& drawing;
    std::span<const Exchange> exchanges;  ///< of the whole fight
    FighterNames names;
    std::optional<HitMeter> hit;  ///< drawn in reverse
};

/// Draws both boards beside each other, the decks, the attack in progress, the exchanges of the
/// round and, if there is room, the discarded cards; returns the number of lines used.
int draw_panel(
    const Brush& brush,
    const tui::Rect& rect,
    const Setup& setup,
    const View& view,
    const PanelPast& past
);

}  // namespace tenebrae::cagedin::board

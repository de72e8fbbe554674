// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/nyctophobia_game.hpp"
#include "games/nyctophobia/rules/state.hpp"
#include "tui/games/nyctophobia/aim.hpp"
#include "tui/games/nyctophobia/signs.hpp"
#include "tui/screen/keymap.hpp"
#include "tui/table/board_view.hpp"

#include <string>
#include <vector>

namespace tenebrae::nyctophobia::board {

/// What everybody may know, what the Hunter alone does, and what was last known of him; gives how
/// many lines it took.
int draw_panel(
    const Brush& brush, const tui::Rect& rect, const Nyctophobia& game, const View& view
);

/// What is being decided and with which keys, in at most so many columns: what matters least is
/// left out.
std::string prompt_line(const Aim& aim, const tui::Keymap& keymap, int width);

/// Where a card would take the Hunter as far as no choice is left to him.
struct CardWay {
    Spaces path = 0;
    Space end = kNoSpace;
    bool is_choice = false;  ///< something is asked before its text ends
    PieceId victim = kNobody;  ///< of the combat it surely leads to
};
/// Precondition: the view of a Hunter who is asked for a card; `action` plays one.
CardWay card_way(const Rules& rules, const View& view, Action action);

/// What is certain to follow from an answer, a line each. `way`: that of a card, else null.
std::vector<tui::Consequence> consequences(const View& view, Action action, const CardWay* way);

}  // namespace tenebrae::nyctophobia::board

// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/nyctophobia_game.hpp"
#include "games/nyctophobia/rules/state.hpp"
#include "tui/games/nyctophobia/aim.hpp"
#include "tui/games/nyctophobia/signs.hpp"
#include "tui/screen/keymap.hpp"
#include "tui/table/board_view.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::nyctophobia::board {

/// How a panel is drawn.
struct PanelStyle {
    const tui::Drawing& drawing;
    std::string_view countdown;  ///< what is left to live after a call; may be empty
};

/// Draws the status of all pieces, the Hunter's hand for him, and where he was last for the Hunted.
/// Returns the number of lines used.
int draw_panel(
    const Brush& brush,
    const tui::Rect& rect,
    const Nyctophobia& game,
    const View& view,
    const PanelStyle& style
);

/// Returns the question and its keys in at most `width` columns; the least important keys are left
/// out.
std::string prompt_line(const Aim& aim, const tui::Keymap& keymap, int width);

/// The path of the Hunter with a card up to his next choice.
struct CardPreview {
    Spaces path = 0;
    Space end = kNoSpace;
    bool is_choice = false;  ///< the path ends at a choice
    PieceId victim = kNoPiece;  ///< the Hunted who is certain to be attacked
};
/// Finds the path of a card. Precondition: the Hunter chooses a card; `action` plays one.
CardPreview preview_card(const Rules& rules, const View& view, Action action);

/// Returns the certain results of an answer, a line each. `preview`: the path of a card, or
/// nullptr.
std::vector<tui::PreviewLine>
preview_lines(const View& view, Action action, const CardPreview* preview);

}  // namespace tenebrae::nyctophobia::board

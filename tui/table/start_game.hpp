// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

#include <functional>

namespace tenebrae::tui {

/// Opens the screen of the current game in place of all screens but the title. A game without a
/// board continues in line mode. `reply`: the reply to the command that started it.
Next show_game(ScreenContext& context, const table::Reply& reply);

/// Starts the game of a header; or, if a table is being made, makes it with this game and sits down
/// there. On an error does neither, and sets `errors`.
Next start_game(ScreenContext& context, const table::Header& header, core::Diagnostics& errors);

/// Calls `then`; asks first if an unsaved game would be lost.
Next confirm_unsaved(ScreenContext& context, std::function<Next()> then);

/// Shows a text in a box until the user closes it.
Next show_notice(ScreenContext& context, std::string title, std::string text);

}  // namespace tenebrae::tui

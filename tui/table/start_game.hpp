// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

#include <functional>

namespace tenebrae::tui {

/// The screen of the game on the table, in the place of all but the title. A game without a board
/// is gone on with line by line. `reply`: what its beginning had to say.
Next show_game(ScreenContext& context, const table::Reply& reply);

/// Does it at once, unless a game on the table would be lost: then it asks first.
Next unless_unsaved(ScreenContext& context, std::function<Next()> then);

/// A word in a box, to be read and put away.
Next tell(ScreenContext& context, std::string title, std::string text);

}  // namespace tenebrae::tui

// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/desk.hpp"
#include "tui/table/screen.hpp"

#include <functional>

namespace tenebrae::tui {

/// The screen of the game on the table, in the place of all but the title. A game without a board
/// is gone on with line by line. `reply`: what its beginning had to say.
Next show_game(Desk& desk, const table::Reply& reply);

/// Does it at once, unless a game on the table would be lost: then it asks first.
Next unless_unsaved(Desk& desk, std::function<Next()> then);

/// A word in a box, to be read and put away.
Next tell(Desk& desk, std::string title, std::string text);

}  // namespace tenebrae::tui

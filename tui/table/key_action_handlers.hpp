// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/game_screen.hpp"

namespace tenebrae::tui {

/// A key action that does the same on the screen of every game.
struct KeyActionHandler {
    KeyAction action;
    Next (*run)(GameScreen& game);
};

/// Returns the handler of a key action; nullptr if the key action belongs to the board.
const KeyActionHandler* find_key_action_handler(KeyAction action);

/// Asks for the name of a file and saves the game there.
Next ask_for_file(GameScreen& game);

}  // namespace tenebrae::tui

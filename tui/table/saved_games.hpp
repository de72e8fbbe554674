// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/menu_list.hpp"
#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

#include <string>
#include <vector>

namespace tenebrae::tui {

/// Returns a line about a saved game: "Walking to and fro, turn 12, 2026-11-21 03:04".
std::string describe(const table::SavedGame& game);

/// The list of saved games, or of those that can be watched, and a way to open a file by its name.
class SavedGamesScreen : public Screen {
public:
    SavedGamesScreen(ScreenContext& context, bool to_watch);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    void on_resume() override { read(); }

private:
    void read();
    Next take(std::size_t index);
    Next look_back(const table::SavedGame& game);
    Next ask_for_file();
    Next remove();

    ScreenContext& context_;
    bool to_watch_;
    std::vector<table::SavedGame> games_;
    MenuList list_;
    std::string message_;
};

/// Opens the list of saved games; if there are none, asks for a file.
Next open_games(ScreenContext& context, bool to_watch);
/// Resumes a saved game.
Next open_saved_game(ScreenContext& context, const std::string& name);
/// Resumes the game of a file, or watches it.
Next open_file(ScreenContext& context, const std::string& path, bool to_watch);

}  // namespace tenebrae::tui

// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/menu_list.hpp"
#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

#include <string>
#include <vector>

namespace tenebrae::tui {

/// Returns the state of a saved game and the time of its last change: "turn 12, won, 2026-11-21
/// 03:04".
std::string dated_state(const table::SavedGame& game);

/// The results so far, and the list of saved games, with a way to open a file by its name.
class SavedGamesScreen : public Screen {
public:
    explicit SavedGamesScreen(ScreenContext& context);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    void on_resume() override { read(); }

private:
    void read();
    [[nodiscard]] const table::SavedGame* selected_game() const;
    Next take();
    Next look_back(const table::SavedGame& game);
    [[nodiscard]] Next show_results() const;
    Next ask_for_file();
    Next rename();
    Next remove();

    ScreenContext& context_;
    std::vector<table::SavedGame> games_;
    std::vector<table::Results> results_;
    MenuList list_;
    std::string message_;
};

/// Opens the list of saved games; if games are not saved, asks for a file.
Next open_games(ScreenContext& context);
/// Resumes a saved game.
Next open_saved_game(ScreenContext& context, const std::string& name);
/// Resumes the game of a file, or watches it.
Next open_file(ScreenContext& context, const std::string& path, bool to_watch);

}  // namespace tenebrae::tui

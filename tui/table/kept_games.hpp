// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/desk.hpp"
#include "tui/table/menu_list.hpp"
#include "tui/table/screen.hpp"

#include <string>
#include <vector>

namespace tenebrae::tui {

/// "The Night Cage, turn 12, 2026-11-21 03:04"
std::string describe(const table::KeptGame& game);

/// The games that are kept, and a file by its name: to go on with one, or to watch it.
class KeptGamesScreen : public Screen {
public:
    KeptGamesScreen(Desk& desk, bool to_watch);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    void come_back() override { read(); }

private:
    void read();
    Next take(std::size_t index);
    Next ask_for_file();
    Next remove();

    Desk& desk_;
    bool to_watch_;
    std::vector<table::KeptGame> games_;
    MenuList list_;
    std::string said_;
};

/// That screen; where no games are kept the question for a file at once.
Next open_games(Desk& desk, bool to_watch);
/// Goes on with a kept game.
Next open_kept(Desk& desk, const std::string& name);
/// Goes on with the game of a file, or watches it.
Next open_file(Desk& desk, const std::string& path, bool to_watch);

}  // namespace tenebrae::tui

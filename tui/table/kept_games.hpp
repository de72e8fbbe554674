// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/menu_list.hpp"
#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

#include <string>
#include <vector>

namespace tenebrae::tui {

/// "Walking to and fro, turn 12, 2026-11-21 03:04"
std::string describe(const table::KeptGame& game);

/// The games that are kept, and a file by its name: to go on with one, or, of those that have
/// ended, to watch it.
class KeptGamesScreen : public Screen {
public:
    KeptGamesScreen(ScreenContext& context, bool to_watch);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    void come_back() override { read(); }

private:
    void read();
    Next take(std::size_t index);
    Next look_back(const table::KeptGame& game);
    Next ask_for_file();
    Next remove();

    ScreenContext& context_;
    bool to_watch_;
    std::vector<table::KeptGame> games_;
    MenuList list_;
    std::string said_;
};

/// That screen; where no games are kept the question for a file at once.
Next open_games(ScreenContext& context, bool to_watch);
/// Goes on with a kept game.
Next open_kept(ScreenContext& context, const std::string& name);
/// Goes on with the game of a file, or watches it.
Next open_file(ScreenContext& context, const std::string& path, bool to_watch);

}  // namespace tenebrae::tui

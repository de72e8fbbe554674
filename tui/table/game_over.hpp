// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/game_screen.hpp"
#include "tui/table/menu_screen.hpp"

#include <string>
#include <vector>

namespace tenebrae::tui {

/// How the game ended and why, its numbers, and what to do next, beside the board.
class GameOverScreen : public Screen {
public:
    explicit GameOverScreen(GameScreen& game);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    [[nodiscard]] bool covers_all() const override { return false; }

private:
    GameScreen& game_;
    std::string headline_;
    Role role_;
    std::vector<std::string> lines_;
    std::vector<MenuEntry> entries_;
    MenuList list_;
};

}  // namespace tenebrae::tui

// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/game_screen.hpp"
#include "tui/table/menu_list.hpp"

namespace tenebrae::tui {

/// Every legal choice with its number, beside the board, which shows the selected one.
class ChoiceListScreen : public Screen {
public:
    explicit ChoiceListScreen(GameScreen& game);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    [[nodiscard]] bool covers_all() const override { return false; }

private:
    GameScreen& game_;
    MenuList list_;
};

}  // namespace tenebrae::tui

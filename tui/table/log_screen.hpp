// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/game_screen.hpp"

namespace tenebrae::tui {

/// The log at its full height beside the board; its lines unfold to their causes.
class LogScreen : public Screen {
public:
    explicit LogScreen(GameScreen& game) : game_(game) { game.log_view().focus(true); }

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    [[nodiscard]] bool covers_all() const override { return false; }
    [[nodiscard]] bool leaves_below() const override { return true; }

private:
    GameScreen& game_;
};

}  // namespace tenebrae::tui

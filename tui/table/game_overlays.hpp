// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/game_screen.hpp"
#include "tui/table/menu_list.hpp"

#include <string>

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

/// Between two people at one keyboard who know different things: it covers all until the one who
/// decides says that nobody else looks.
class CurtainScreen : public Screen {
public:
    /// Over the game's screen, which stays. `name`: of the person who is waited for.
    CurtainScreen(GameScreen& game, std::string name) : game_(game), name_(std::move(name)) {}

    void draw(Grid& grid) override;
    Next press(const Press& press) override;

private:
    GameScreen& game_;
    std::string name_;
};

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

// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/game_screen.hpp"
#include "tui/table/menu_list.hpp"

#include <string>

namespace tenebrae::tui {

/// A numbered list of all legal choices beside the board, which shows the selected one.
class ChoiceListScreen : public Screen {
public:
    explicit ChoiceListScreen(GameScreen& game);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    [[nodiscard]] bool covers_all() const override { return false; }
    /// Closes, because the choices are no longer those of the game.
    Next take_news(const table::Reply& reply, bool is_on_top) override {
        return reply.played && is_on_top ? Next::close() : Next{};
    }

private:
    GameScreen& game_;
    MenuList list_;
};

/// The handover screen: covers everything until the next player presses Enter.
class HandoverScreen : public Screen {
public:
    /// `game` stays below it. `name`: the next player's.
    HandoverScreen(GameScreen& game, std::string name) : game_(game), name_(std::move(name)) {}

    void draw(Grid& grid) override;
    Next press(const Press& press) override;

private:
    GameScreen& game_;
    std::string name_;
};

/// The log in its full height beside the board; its lines unfold to show their causes.
class LogScreen : public Screen {
public:
    explicit LogScreen(GameScreen& game) : game_(game) { game.log_view().focus(true); }

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    [[nodiscard]] bool covers_all() const override { return false; }
    [[nodiscard]] bool background_is_static() const override { return true; }

private:
    GameScreen& game_;
};

}  // namespace tenebrae::tui

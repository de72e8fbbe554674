// SPDX-License-Identifier: MIT
#pragma once

#include "table/title.hpp"
#include "tui/table/menu_screen.hpp"
#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

#include <string>
#include <vector>

namespace tenebrae::tui {

/// The title screen: what you can do before and after a game.
class TitleScreen : public Screen {
public:
    explicit TitleScreen(ScreenContext& context);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    void on_resume() override { set_entries(); }

    /// Carries out a typed command without a game on the screen.
    Next execute(const std::string& line);
    void show_message(std::string text) { message_ = std::move(text); }

private:
    void set_entries();
    Next open(const table::TitleEntry& entry);
    Next command_line();

    ScreenContext& context_;
    std::vector<MenuEntry> entries_;
    MenuList list_;
    /// What each entry leads to; for the game to resume, its pending decision.
    std::vector<std::string> notes_;
    std::string message_;
};

}  // namespace tenebrae::tui

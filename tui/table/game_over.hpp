// SPDX-License-Identifier: MIT
#pragma once

#include "table/ending.hpp"
#include "tui/table/end_lines.hpp"
#include "tui/table/game_screen.hpp"
#include "tui/table/menu_screen.hpp"

#include <string>
#include <vector>

namespace tenebrae::tui {

/// The story of the game: how it ended and why, what mattered, curves and bars, its numbers, and
/// what to do next. Beside the last board where there is room, else on a page of its own.
class GameOverScreen : public Screen {
public:
    explicit GameOverScreen(GameScreen& game);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    [[nodiscard]] bool covers_all() const override { return false; }

private:
    [[nodiscard]] std::vector<EndLine> lines_for(int width) const;
    void draw_story(Grid& grid, const Rect& rect);
    /// True: it was a key for the story, which is longer than its room.
    bool scroll(const Press& press);

    GameScreen& game_;
    table::Ending ending_;
    std::string headline_;
    Role role_;
    std::vector<MenuEntry> entries_;
    MenuList list_;
    std::size_t top_ = 0;  ///< the first line of the story in sight
    std::size_t length_ = 0;  ///< in lines, as it was drawn last
    int page_ = 1;
};

}  // namespace tenebrae::tui

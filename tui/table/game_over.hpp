// SPDX-License-Identifier: MIT
#pragma once

#include "table/ending.hpp"
#include "table/turning_point.hpp"
#include "tui/screen/grid.hpp"
#include "tui/screen/theme.hpp"
#include "tui/table/game_screen.hpp"
#include "tui/table/menu_screen.hpp"

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tenebrae::tui {

struct EndLine {
    std::string text;
    Role role = Role::Text;
};

/// A paragraph in lines of at most so many columns.
void add_wrapped(std::vector<EndLine>& lines, const std::string& text, int width, Role role);
/// The curves and bars of an ending, in the glyphs of the screen.
void add_charts(
    std::vector<EndLine>& lines, const table::Ending& ending, int width, const Glyphs& glyphs
);

/// The story of the game: how it ended and why, what mattered, curves and bars, its numbers, and
/// what to do next. Beside the last board where there is room, else on a page of its own.
class GameOverScreen : public Screen {
public:
    explicit GameOverScreen(GameScreen& game);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    [[nodiscard]] bool covers_all() const override { return false; }
    [[nodiscard]] int wait_ms() const override { return is_searching_ ? 0 : -1; }
    Next tick() override;

private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] std::vector<MenuEntry> entries_of(GameScreen& game) const;
    /// Begins the search for the turning point, or goes on with it.
    void search();
    void stop_search(std::string why);
    [[nodiscard]] bool has_time() const;
    /// The turn that was found, or the one that is asked for.
    Next play_turn_again();
    void add_turning_point(std::vector<EndLine>& lines, int width) const;
    [[nodiscard]] std::vector<EndLine> lines_for(int width) const;
    /// What stands below the menu: the best so far, and what to share.
    [[nodiscard]] std::vector<EndLine> remarks_for(int width) const;
    static void draw_lines(Grid& grid, const Rect& rect, const std::vector<EndLine>& lines);
    void draw_story(Grid& grid, const Rect& rect, std::vector<EndLine> lines);
    Next take(const MenuEntry& entry);
    /// True: it was a key for the story, which is longer than its room.
    bool scroll(const Press& press);

    GameScreen& game_;
    std::shared_ptr<const table::Replay> replay_;
    table::Ending ending_;
    std::string standing_;  ///< best so far; may be empty
    std::optional<table::TurningPointSearch> search_;  ///< of replay_
    bool is_searching_ = false;
    Clock::time_point begun_;  ///< when it went on last
    std::string stopped_;  ///< why it stopped before its end
    std::string headline_;
    Role role_;
    std::vector<MenuEntry> entries_;
    MenuList list_;
    std::size_t top_ = 0;  ///< the first line of the story in sight
    std::size_t length_ = 0;  ///< in lines, as it was drawn last
    int page_ = 1;
};

}  // namespace tenebrae::tui

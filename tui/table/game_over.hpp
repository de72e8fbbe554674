// SPDX-License-Identifier: MIT
#pragma once

#include "table/ending.hpp"
#include "table/remarks.hpp"
#include "table/turning_point.hpp"
#include "tui/screen/grid.hpp"
#include "tui/screen/theme.hpp"
#include "tui/table/dawn.hpp"
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

/// Adds a paragraph, wrapped to this many columns.
void add_wrapped(std::vector<EndLine>& lines, const std::string& text, int width, Role role);
/// Adds the curves and bars of an ending, drawn with these glyphs.
void add_charts(
    std::vector<EndLine>& lines, const table::Ending& ending, int width, const Glyphs& glyphs
);

/// The end of the game: how it ended and why, what mattered, curves, bars and numbers, and a menu.
/// Drawn beside the last board if there is room, or else, after a key, over the whole screen.
class GameOverScreen : public Screen {
public:
    /// `is_opened`: shows the summary at once, without the board first.
    GameOverScreen(GameScreen& game, bool is_opened);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    [[nodiscard]] bool covers_all() const override { return false; }
    [[nodiscard]] int wait_ms() const override {
        return dawn_.is_rising() ? Dawn::kFrameMs : is_searching_ ? 0 : -1;
    }
    Next tick() override;

private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] std::vector<MenuEntry> entries_of(GameScreen& game) const;
    [[nodiscard]] bool is_beside_board() const;
    /// Returns whether the last board is still shown alone, until a key is pressed.
    [[nodiscard]] bool shows_board_first() const;
    void draw_board_hint(Grid& grid) const;
    void draw_dawn(Grid& grid) const;
    /// Starts or continues the search for the turning point.
    void search();
    void stop_search(std::string why);
    [[nodiscard]] bool has_time() const;
    /// Plays again from the turning point, or asks for a turn.
    Next watch_again();
    Next play_turn_again();
    void add_turning_point(std::vector<EndLine>& lines, int width) const;
    [[nodiscard]] std::vector<EndLine> lines_for(int width) const;
    /// Returns the lines below the menu: the results so far, and the line to share.
    [[nodiscard]] std::vector<EndLine> remarks_for(int width) const;
    static void draw_lines(Grid& grid, const Rect& rect, const std::vector<EndLine>& lines);
    void draw_story(Grid& grid, const Rect& rect, std::vector<EndLine> lines);
    Next take(const MenuEntry& entry);
    /// Scrolls a story longer than its room; returns whether the key did that.
    bool scroll(const Press& press);

    GameScreen& game_;
    std::shared_ptr<const table::Replay> replay_;
    table::Ending ending_;
    table::EndRemarks remarks_;
    Dawn dawn_;  ///< of a rare win
    std::optional<table::TurningPointSearch> search_;  ///< of replay_
    bool is_searching_ = false;
    bool is_quiet_ = false;  ///< the search started by itself: keys do not stop it
    Clock::time_point search_start_;  ///< when the search last started
    std::string stopped_;  ///< why it stopped before its end
    bool is_refused_ = false;  ///< the host allows no more searches now
    bool is_opened_;  ///< a key was pressed after the last board
    bool shows_causes_ = false;
    std::string headline_;
    Role role_;
    std::vector<MenuEntry> entries_;
    MenuList list_;
    std::size_t top_ = 0;  ///< index of the first visible line of the story
    std::size_t length_ = 0;  ///< in lines, as it was drawn last
    int page_ = 1;
};

}  // namespace tenebrae::tui

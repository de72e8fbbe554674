// SPDX-License-Identifier: MIT
#pragma once

#include "table/ending.hpp"
#include "tui/table/log_view.hpp"
#include "tui/table/panes.hpp"
#include "tui/table/replay.hpp"
#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tenebrae::tui {

/// A replay: forwards, backwards, to any moment, automatically at some speed, and from any seat's
/// view. It does not touch the current game. A game that is still being played is followed: what is
/// added is shown while the last moment is shown.
class ReplayScreen : public Screen {
public:
    /// Precondition: the game has a board.
    ReplayScreen(ScreenContext& context, Replay replay);

    /// Shows a text until the next key.
    void show_message(std::string text) { message_ = std::move(text); }

    /// Shows this title and the moment below the board, without help on keys: for pictures.
    void set_title(std::string title) { title_ = std::move(title); }

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    [[nodiscard]] std::string_view game() const override { return observation_.game->id(); }
    [[nodiscard]] int wait_ms() const override;
    Next tick() override;
    Next take_news(const table::Reply& reply, bool is_on_top) override;

private:
    [[nodiscard]] std::size_t end() const { return played_->end(); }
    /// Returns the turn at a moment; nothing for a game without turns.
    [[nodiscard]] std::optional<int> turn_at(std::size_t moment) const;
    void go(std::size_t moment);
    void show_moment(std::size_t moment);
    /// Replaces the game by what it has grown to, and shows what was added if the last moment was
    /// shown.
    void update();
    /// Goes to the next moment with its animation.
    void step();
    void back(std::size_t steps);
    void go_to_turn(int turn);
    void next_turn(bool forward);
    void change_speed(bool faster);
    void next_seat();
    /// Returns the moments that mattered, in order of time.
    const std::vector<table::Mark>& marks();
    void next_mark();
    Next open_menu();
    /// Starts a new game from the moment shown.
    Next play_on();
    void seek(const std::string& where);
    bool press_action(KeyAction action);
    Next ask_where();
    void draw_side(Grid& grid, const Rect& side);
    void draw_keys(Grid& grid) const;
    [[nodiscard]] std::string place() const;

    ScreenContext& context_;
    std::shared_ptr<const table::Replay> played_;
    std::unique_ptr<BoardView> board_;
    GameLog log_;
    LogView log_view_{log_};
    std::size_t moment_ = 0;  ///< number of commands carried out
    table::Observation observation_;  ///< the view at that moment
    std::optional<int> seat_;  ///< nothing: the deciding seat
    std::optional<std::size_t> turning_point_;
    std::optional<std::vector<table::Mark>> marks_;  ///< nothing: not needed yet
    ReplayNews news_;  ///< empty: the game does not grow
    bool polls_ = false;
    bool playing_ = false;
    bool following_ = false;  ///< shows what was added while the last moment was shown
    int frame_ms_ = 0;  ///< duration of an animation's frame; 0: no animation
    std::size_t speed_ = 2;
    std::string message_;
    std::string title_;
};

/// Opens a replay; `words` are shown first.
Next open_replay(ScreenContext& context, Replay replay, std::string words = {});
Next watch_file(ScreenContext& context, const std::string& path);
Next watch_saved_game(ScreenContext& context, const std::string& name);

}  // namespace tenebrae::tui

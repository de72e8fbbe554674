// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/beat.hpp"
#include "tui/table/log_view.hpp"
#include "tui/table/panes.hpp"
#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::tui {

/// The screen of the current game: board, panel, log, the last message and the pending decision.
class GameScreen : public Screen {
public:
    /// Precondition: a game with a board is on the table. `reply`: the reply to the command that
    /// started or loaded it.
    GameScreen(ScreenContext& context, const table::Reply& reply);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    [[nodiscard]] std::string_view game() const override { return game_->id(); }
    [[nodiscard]] int wait_ms() const override;
    Next tick() override;
    Next take_news(const table::Reply& reply, bool is_on_top) override;

    /// Accessors for the screens on top of this one.
    [[nodiscard]] ScreenContext& context() const { return context_; }
    [[nodiscard]] const Rect& side() const { return side_; }
    [[nodiscard]] std::size_t choices() const { return choices_.size(); }
    /// Returns a description of a choice in one line.
    [[nodiscard]] std::string choice_text(std::size_t choice) const;
    [[nodiscard]] const BoardView& board() const { return *board_; }
    /// Lets the board show how a finished game went: BoardView::set_turns().
    void show_turns(std::span<const table::SeatView> turns) { board_->set_turns(turns); }
    [[nodiscard]] LogView& log_view() { return log_view_; }
    void aim(std::size_t choice);
    /// Plays a choice; asks first if it would lose the game.
    Next play(std::size_t choice);
    /// Carries out a command as if you had typed it. `is_shown`: show a long answer on a page.
    Next execute(std::string_view line, bool is_shown);
    /// Shows the result of a command.
    Next follow(const table::Reply& reply, bool is_shown = false);
    /// Hands the screen to the deciding player and removes everything that others did there.
    Next update_viewer();
    /// Shows a hint, a more detailed one each time until something is played.
    Next hint();
    void show_message(std::string text, Role role = Role::Text);
    /// Returns whether an animation runs or the game continues without a key.
    [[nodiscard]] bool is_busy() const { return is_showing() || continues_without_key(); }
    /// Leaves to the title or quits the program; asks first if an unsaved game would be lost.
    Next leave(bool program);
    Next resign();
    /// Draws the preview of the choice under the cursor at the bottom of the rectangle. Returns the
    /// lines used: as many as needed, at most `most` (which may reach above the rectangle), and at
    /// least those reserved for it.
    int draw_preview(Grid& grid, const Rect& rect, int most);
    /// Returns a choice as you would type it.
    [[nodiscard]] std::string command_text(std::size_t choice) const;
    /// Returns how many of the last commands had no alternative and were played automatically.
    [[nodiscard]] std::size_t count_forced() const;

private:
    Next play_now(std::size_t choice);
    /// Sets board, choices and log after a change of the session.
    void refresh(bool new_game);
    /// Begins the beats and the animation of the last command.
    void animate(const table::Reply& reply);
    /// Returns the beats of the commands from this one on.
    [[nodiscard]] std::vector<Beat> beats_since(std::size_t first) const;
    void ring_bell() const;
    [[nodiscard]] bool is_moving() const { return beats_.is_running() || frame_ms_ > 0; }
    void end_animation();
    /// Continues after a change of the game: bots play, decisions without a choice are made, the
    /// end is shown.
    Next continue_game();
    /// Returns the index of the last command that the player at the keyboard gave. Commands of
    /// others and automatic ones do not count.
    [[nodiscard]] std::optional<std::size_t> own_command() const;
    /// Returns whether the game continues without a key: it is a bot's turn, or there is only one
    /// answer.
    [[nodiscard]] bool continues_without_key() const;
    /// Plays one command of a bot or an automatic one. Returns false if it was refused or a key
    /// stopped the bot.
    bool advance();
    /// Shows what a bot did, and pauses if more follows.
    void show_bot_move();
    /// Returns whether an animation or pause must end before the game continues.
    [[nodiscard]] bool is_showing() const { return is_moving() || pausing_; }
    /// Ends the animation or pause on a key. Returns nothing if that was all, so that the key has
    /// its own effect.
    std::optional<Next> skip_animation(const Press& press);
    /// Returns whether the chance to win is wanted and not known yet.
    [[nodiscard]] bool shows_odds() const;
    void search_odds();
    void show_forced(const std::string& what);
    /// Plays automatic commands without animation, those of bots too if `with_bots`.
    void play_forced(bool with_bots);
    /// Returns the only answer, unless it would lose the game or the user wants to be asked.
    [[nodiscard]] std::optional<std::size_t> forced() const;
    /// Returns whether every choice loses the game.
    [[nodiscard]] bool is_lost() const;
    /// Opens the summary if the game is over. `is_asked`: by a key, not by the end itself.
    Next show_end(bool is_asked = false);
    void show_reply(const table::Reply& reply);

    /// Shows that this key does nothing.
    void show_unused(const std::string& key);
    Next press_mouse(const Press& press);
    /// Returns the choice nearest to a clicked position, if near enough; of equally near ones, the
    /// one already aimed at.
    std::optional<std::size_t> choice_at(Point at);
    Next press_action(KeyAction action);
    Next press_board(KeyAction action);
    void page(bool forward);
    Next confirm();
    Next show_rules();
    Next cancel();
    /// Handles keys that enter a number. Returns nothing for all other keys.
    std::optional<Next> press_number(const Press& press);
    Next take_digit(unsigned digit);
    Next take(const BoardAnswer& answer);

    /// Draws the board, with the cursor of look mode at the place that blinks.
    Rect draw_board(Grid& grid, const Rect& rect);
    void draw_side(Grid& grid, bool keep);
    [[nodiscard]] Rect with_room(const Rect& rect, int lines) const;
    Rect draw_panel_and_log(Grid& grid);
    /// Draws the chance to win in one line if wanted; returns the lines used.
    int draw_odds(Grid& grid, const Rect& rect) const;
    /// Draws the choices and what is still to come beside the log if there is room, and takes that
    /// from the log's area.
    void draw_beside_log(Grid& grid, Rect& log);
    /// Shows how many lines of each column have no room above this line.
    void draw_more_lines(Grid& grid, int bottom) const;
    [[nodiscard]] std::vector<std::string> still_to_come() const;
    [[nodiscard]] int preview_height(const Rect& rect) const;
    [[nodiscard]] std::vector<PreviewLine> shown_preview() const;
    /// Returns the last message, which may be longer than one line.
    [[nodiscard]] std::string last_message() const;
    [[nodiscard]] bool is_message_long(int width) const;
    [[nodiscard]] std::string question_text(int width) const;
    void draw_help_key(Grid& grid) const;
    void draw_look(Grid& grid);
    void draw_message(Grid& grid, const Rect& rect) const;
    void draw_prompt(Grid& grid, const Rect& rect) const;

    ScreenContext& context_;
    std::shared_ptr<const table::Game> game_;  ///< the game that the board was made for
    std::unique_ptr<BoardView> board_;
    std::vector<table::Move> choices_;  ///< the legal answers in the order of their numbers
    GameLog log_;
    LogView log_view_{log_};
    Rect board_rect_;  ///< the area where the board was drawn last
    Rect side_;
    Grid drawn_{0, 0};  ///< panel and log as they were drawn last
    Rect below_panel_;
    /// A column beside the log: a heading and lines.
    struct Column {
        Rect rect;
        int lines = 0;
    };
    std::vector<Column> columns_;  ///< as they were drawn last
    bool keep_side_ = false;  ///< since the last draw() only the selected choice has changed
    std::string message_;
    Role message_role_ = Role::Text;
    std::optional<table::Hint> odds_;  ///< the chance to win at this decision, as far as known
    bool has_odds_ = false;  ///< the search for it is finished
    std::string no_odds_;  ///< why the host allows no search for it now
    std::optional<table::Hint> hint_;  ///< the hint shown at this decision
    NumberEntry number_;
    Beats beats_;  ///< shown before the animation
    std::string since_left_;  ///< what has happened since the person left the table
    /// The place that another person at the table points at; it blinks so many times more.
    std::string pointed_at_;
    int blinks_ = 0;
    bool has_decided_ = false;  ///< the person's seat decided when the screen was refreshed last
    bool has_news_ = false;  ///< others have played while another screen was on top
    int frame_ms_ = 0;  ///< duration of an animation's frame; 0: no animation
    bool pausing_ = false;  ///< the game pauses to show what a bot did
    std::size_t look_top_ = 0;  ///< the first visible line of an explanation
    bool has_shown_end_ = false;  ///< the end has been shown
    std::vector<std::size_t> forced_;  ///< the indices of automatic commands
    std::size_t seat_taken_at_ = 0;  ///< number of commands when the player took the keyboard
    /// By seat: the number of commands when its player left the keyboard.
    std::map<int, std::size_t> left_at_;
    /// The number of commands, after an undo or a refusal, at which nothing is played
    /// automatically.
    std::optional<std::size_t> no_automatic_at_;
};

}  // namespace tenebrae::tui

// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/log_view.hpp"
#include "tui/table/panes.hpp"
#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::tui {

/// The game on the table: board, panel, log, what was answered last and what is being decided.
class GameScreen : public Screen {
public:
    /// Precondition: a game with a board is on the table. `reply`: what its beginning had to say.
    GameScreen(ScreenContext& context, const table::Reply& reply);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    [[nodiscard]] std::string_view game() const override { return game_->id(); }
    [[nodiscard]] int wait_ms() const override;
    Next tick() override;

    /// For the screens that lie over this one.
    [[nodiscard]] ScreenContext& context() const { return context_; }
    [[nodiscard]] const Rect& side() const { return side_; }
    [[nodiscard]] std::size_t choices() const { return choices_.size(); }
    /// A choice in one line.
    [[nodiscard]] std::string described(std::size_t choice) const;
    [[nodiscard]] const BoardView& board() const { return *board_; }
    [[nodiscard]] LogView& log_view() { return log_view_; }
    void aim(std::size_t choice);
    /// Plays a choice, after a question where that would lose the game.
    Next play(std::size_t choice);
    /// Carries out a command as if it had been typed; `told`: a long answer is shown on a page.
    Next execute(std::string_view line, bool told);
    /// Shows what a command came to.
    Next follow(const table::Reply& reply, bool told = false);
    /// Whoever decides is at the keyboard now; nothing stays of what others did there.
    Next sit_down();
    /// A little of a hint; more of it each time, as long as nothing is played.
    Next hint();
    void say(std::string text, Role role = Role::Text);
    /// Something moves, or goes on without a key.
    [[nodiscard]] bool is_busy() const { return is_showing() || goes_on(); }
    /// To the title, or out of the program; asks first where something would be lost.
    Next leave(bool program);
    Next resign();
    /// What follows from the choice under the cursor, at the bottom of the rectangle; gives how
    /// many lines it took: as many as it needs, up to `most`, which may reach over what stands
    /// above, and those that are kept free for it.
    int draw_consequences(Grid& grid, const Rect& rect, int most);
    /// A choice as it would be typed.
    [[nodiscard]] std::string worded(std::size_t choice) const;
    /// How many of the last commands had no alternative and gave themselves.
    [[nodiscard]] std::size_t answered_themselves() const;

private:
    Next play_now(std::size_t choice);
    /// The table has changed: board, choices and log are set anew.
    void refresh(bool new_game);
    void animate(const table::Reply& reply);
    [[nodiscard]] bool is_moving() const { return frame_ms_ > 0; }
    void end_animation();
    /// What follows a change of the table: bots play, what leaves no choice is done, the end is
    /// shown.
    Next go_on();
    /// Returns the last command that the player at the keyboard gave, as an index. Others' commands
    /// and those that gave themselves do not count.
    [[nodiscard]] std::optional<std::size_t> own_command() const;
    /// Is there something to be done without a key: by a bot, or what leaves no choice?
    [[nodiscard]] bool goes_on() const;
    /// One command of either. False: it was refused, or a key stopped the bot that thought of it.
    bool advance();
    /// Tells what a bot did, and waits where more is to follow.
    void show_act();
    /// Nothing follows before what is shown has been seen.
    [[nodiscard]] bool is_showing() const { return is_moving() || pausing_; }
    /// A key ends what is shown. Nothing: that was all, and the key has its own effect.
    std::optional<Next> cut_short(const Press& press);
    /// The chance to win is to be shown, and is not known yet.
    [[nodiscard]] bool wants_odds() const;
    void seek_odds();
    void tell_forced(const std::string& what);
    /// What goes on without a key is done at once, by bots if they are to.
    void rush(bool with_bots);
    /// The only answer, unless it would lose the game or the person wants to be asked.
    [[nodiscard]] std::optional<std::size_t> forced() const;
    /// Would all that can be done lose the game?
    [[nodiscard]] bool is_lost() const;
    Next show_end();
    void say_reply(const table::Reply& reply);

    /// Says that this key does nothing.
    void say_unused(const std::string& key);
    Next press_mouse(const Press& press);
    /// The choice that is meant by a click there, the one aimed at before all others; nothing where
    /// there is none.
    std::optional<std::size_t> choice_at(Point at);
    Next press_act(Act act);
    Next press_board(Act act);
    void page(bool forward);
    Next confirm();
    Next show_rules();
    Next cancel();
    /// Nothing: not a key of a number.
    std::optional<Next> press_number(const Press& press);
    Next take_digit(unsigned digit);
    Next take(const BoardAnswer& answer);

    void draw_side(Grid& grid, bool keep);
    [[nodiscard]] Rect with_room(const Rect& rect, int lines) const;
    Rect draw_panel_and_log(Grid& grid);
    /// In one line, if they are asked for; gives the lines it took.
    int draw_odds(Grid& grid, const Rect& rect) const;
    /// Choices and what is still to come, where the log has room beside it; takes that from it.
    void draw_beside_log(Grid& grid, Rect& log);
    /// Says how many lines of each column find no room above that line.
    void draw_more_lines(Grid& grid, int bottom) const;
    [[nodiscard]] std::vector<std::string> still_to_come() const;
    [[nodiscard]] int consequence_lines(const Rect& rect) const;
    [[nodiscard]] std::vector<Consequence> told_consequences() const;
    /// What was answered last; long: it takes more than one line.
    [[nodiscard]] std::string said() const;
    [[nodiscard]] bool says_much(int width) const;
    [[nodiscard]] std::string asked(int width) const;
    void draw_help_key(Grid& grid) const;
    void draw_look(Grid& grid);
    void draw_message(Grid& grid, const Rect& rect) const;
    void draw_prompt(Grid& grid, const Rect& rect) const;

    ScreenContext& context_;
    std::shared_ptr<const table::Game> game_;  ///< the one the board was made for
    std::unique_ptr<BoardView> board_;
    std::vector<table::Move> choices_;  ///< the legal answers in the order of their numbers
    GameLog log_;
    LogView log_view_{log_};
    Rect board_rect_;  ///< where the board was drawn last
    Rect side_;
    Grid drawn_{0, 0};  ///< beside the board: panel and log as they were drawn last
    Rect below_panel_;
    /// Beside the log: a heading and lines.
    struct Column {
        Rect rect;
        int lines = 0;
    };
    std::vector<Column> columns_;  ///< as they were drawn last
    bool keep_side_ = false;  ///< since the last draw() only what is chosen has changed
    std::string message_;
    Role message_role_ = Role::Text;
    std::optional<table::Hint> odds_;  ///< of this decision, as far as they are known
    bool has_odds_ = false;  ///< they will not be known better
    std::optional<table::Hint> hint_;  ///< that was asked for at this decision
    NumberEntry number_;
    int frame_ms_ = 0;  ///< how long a frame of what moves stands; 0: nothing does
    bool pausing_ = false;  ///< what a bot did is to be seen before anything follows
    std::size_t look_top_ = 0;  ///< the first line of an explanation in sight
    bool told_end_ = false;  ///< the end has been shown
    std::vector<std::size_t> forced_;  ///< the commands that gave themselves, by their numbers
    std::size_t sat_down_at_ = 0;  ///< commands played when the player took the keyboard
    std::map<int, std::size_t> left_at_;  ///< by seat: the same when it handed the keyboard over
    std::optional<std::size_t> held_;  ///< after so many commands nothing gives itself: taken back
};

}  // namespace tenebrae::tui

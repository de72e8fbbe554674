// SPDX-License-Identifier: MIT
#pragma once

#include "table/exercises.hpp"
#include "tui/table/game_screen.hpp"
#include "tui/table/menu_list.hpp"
#include "tui/table/question.hpp"
#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::tui {

/// A lesson or a puzzle: the game's screen with its own session and the task beside the board. A
/// box beside the board shows the text of each step and the result.
class PracticeScreen : public Screen {
public:
    /// Precondition: its game has a board. `context` is that of the player's own game.
    PracticeScreen(
        ScreenContext& context, table::ExerciseKind kind, std::unique_ptr<table::Practice> practice
    );

    void draw(Grid& grid) override { game_.draw(grid); }
    Next press(const Press& press) override;
    [[nodiscard]] std::string_view game() const override { return game_.game(); }
    [[nodiscard]] int wait_ms() const override { return has_news() ? 0 : game_.wait_ms(); }
    Next tick() override { return handle_next(game_.tick()); }
    void on_resume() override;

private:
    /// The state shown last: a step, or the end.
    struct ShownState {
        std::size_t step = 0;
        table::Practice::State state = table::Practice::State::Going;

        friend bool operator==(const ShownState&, const ShownState&) = default;
    };

    [[nodiscard]] ShownState now() const { return {practice_->step(), practice_->state()}; }
    [[nodiscard]] bool has_news() const { return shown_ != now() && !game_.is_busy(); }
    /// Returns what the game wants next, or else shows what is new.
    Next handle_next(Next next);
    Next show_news();
    Next show_step();
    Next show_failed();
    Next show_done();
    /// Asks in a box beside the board, if it has room there.
    Next ask_beside(
        std::string title,
        std::string text,
        std::vector<QuestionScreen::Option> options,
        std::size_t escape = 0
    );
    Next again();

    ScreenContext& own_table_;
    table::ExerciseKind kind_;
    std::unique_ptr<table::Practice> practice_;
    ScreenContext context_;
    GameScreen game_;
    std::optional<ShownState> shown_;  ///< nothing: not shown yet
};

/// Returns the current task in a line or two.
std::string task_of(const table::Practice& practice);

/// Opens the list of exercises of a kind.
Next open_exercises(ScreenContext& context, table::ExerciseKind kind);
/// Opens the exercise of this name.
Next open_practice(ScreenContext& context, table::ExerciseKind kind, std::string_view name);

/// The list of all lessons or all puzzles; those done are marked.
class ExercisesScreen : public Screen {
public:
    ExercisesScreen(ScreenContext& context, table::ExerciseKind kind);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    void on_resume() override { read(); }

private:
    void read();

    ScreenContext& context_;
    table::ExerciseKind kind_;
    std::vector<table::Exercise> all_;
    MenuList list_;
};

}  // namespace tenebrae::tui

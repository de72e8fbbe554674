// SPDX-License-Identifier: MIT
#pragma once

#include "app/exit_status.hpp"
#include "app/line_interface.hpp"
#include "app/typed_lines.hpp"
#include "table/exercises.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::app {

/// Lessons or puzzles in line mode.
class PracticeLoop {
public:
    PracticeLoop(
        table::Exercises& exercises, table::ExerciseKind kind, TypedLines& lines, bool draws
    );

    /// Plays the named exercise and those after it, until the input ends or the player leaves.
    ExitStatus play(std::string_view name);

private:
    /// Returns false if it cannot be started; the error has been printed.
    bool begin(std::string_view name);
    /// Returns false if the player leaves.
    bool answer(const core::Result<std::string>& line, int number);
    bool begin_next();
    /// Lets the bots play, if it is their turn, and returns the text of their moves.
    std::string play_bots();
    /// Returns the text of a new step or of the end of the exercise; empty if there is none.
    std::string news();
    void print(std::string_view text);

    table::Exercises& exercises_;
    table::ExerciseKind kind_;
    TypedLines& lines_;
    bool draws_;
    std::unique_ptr<table::Practice> practice_;
    std::optional<LineInterface> interface_;
    std::size_t step_ = 0;  ///< last step that was printed
    table::Practice::State state_ = table::Practice::State::Going;
    bool output_ok_ = true;
};

}  // namespace tenebrae::app

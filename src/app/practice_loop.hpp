// SPDX-License-Identifier: MIT
#pragma once

#include "app/exit_status.hpp"
#include "app/line_face.hpp"
#include "app/typed_lines.hpp"
#include "table/exercises.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::app {

/// Lessons or puzzles line by line.
class PracticeLoop {
public:
    PracticeLoop(
        table::Exercises& exercises, table::ExerciseKind kind, TypedLines& lines, bool draws
    );

    /// From the one of this name on, until the input ends or somebody leaves.
    ExitStatus play(std::string_view name);

private:
    /// False: it cannot be begun, which has been told.
    bool begin(std::string_view name);
    /// False: somebody leaves.
    bool answer(const core::Result<std::string>& line, int number);
    bool begin_next();
    /// What the bots do, if it is their turn.
    std::string told_of_bots();
    /// What is new of the exercise itself; empty where nothing is.
    std::string news();
    void say(std::string_view text);

    table::Exercises& exercises_;
    table::ExerciseKind kind_;
    TypedLines& lines_;
    bool draws_;
    std::unique_ptr<table::Practice> practice_;
    std::optional<LineFace> face_;
    std::size_t step_ = 0;  ///< told last
    table::Practice::State state_ = table::Practice::State::Going;
    bool written_ = true;
};

}  // namespace tenebrae::app

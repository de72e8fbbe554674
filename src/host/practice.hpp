// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "host/session.hpp"
#include "table/exercises.hpp"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::host {

/// A step of an exercise: its text, conditions that must hold throughout, and its goals.
struct ExerciseStep {
    std::vector<std::string> text;  ///< paragraphs; the last one says what to do
    std::vector<std::string> guards;  ///< lines "expect ..."
    std::vector<std::string> goals;  ///< the same
};

/// A record with explanations, read as an exercise. Played as a record, it is its own solution.
/// Comments before the header are the title and the description. After "begin", each block of
/// comments starts a step, and the commands below it are the solution. Expectations before them
/// must hold until the goal is reached; those after the last command are the goal. A last block
/// without commands has the closing words.
struct ExerciseText {
    std::string title;
    std::vector<std::string> about;  ///< paragraphs
    std::vector<std::string> start;  ///< the lines of the record, "begin" the last
    std::vector<ExerciseStep> steps;
    std::vector<std::string> closing;  ///< paragraphs
};

/// Parses an exercise; `file` names the file in errors.
core::Result<ExerciseText>
read_exercise(std::string_view file, const std::vector<std::string>& lines);

/// Starts an exercise in a session that is not saved. Calls `done` when it is solved without
/// looking ahead.
core::Result<std::unique_ptr<table::Practice>> begin_practice(
    const Environment& environment,
    ViewerSettings settings,
    const table::Exercise& exercise,
    ExerciseText text,
    std::function<void()> done
);

}  // namespace tenebrae::host

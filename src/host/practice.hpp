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

/// A step of an exercise: what is said, what must hold all along, and what is to be reached.
struct ExerciseStep {
    std::vector<std::string> told;  ///< paragraphs, the last of which says what to do
    std::vector<std::string> guards;  ///< lines "expect ..."
    std::vector<std::string> goals;  ///< the same
};

/// A record with explanations, read as an exercise: played as a record, it is its own solution.
/// The comments before its header are the title and, in paragraphs, what it is about. Behind
/// "begin" each block of comments begins a step; its commands are the solution; expectations before
/// them must hold until the goal is reached, those behind the last of them are the goal. A block
/// with no commands after the last step has the closing words.
struct ExerciseText {
    std::string title;
    std::vector<std::string> about;  ///< paragraphs
    std::vector<std::string> start;  ///< the lines of the record, "begin" the last
    std::vector<ExerciseStep> steps;
    std::vector<std::string> closing;  ///< paragraphs
};

/// `file` stands for the file in faults.
core::Result<ExerciseText>
read_exercise(std::string_view file, const std::vector<std::string>& lines);

/// Begins an exercise from its text: its table is a session that nobody keeps. `done` is called
/// when it is done without looking ahead.
core::Result<std::unique_ptr<table::Practice>> begin_practice(
    const Environment& environment,
    const table::Exercise& exercise,
    ExerciseText text,
    std::function<void()> done
);

}  // namespace tenebrae::host

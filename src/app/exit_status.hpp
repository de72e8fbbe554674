// SPDX-License-Identifier: MIT
#pragma once

#include "table/game.hpp"

#include <array>
#include <string_view>

namespace tenebrae::app {

/// The program's exit status.
enum class ExitStatus : int {
    Good = 0,
    Refused = 1,
    Usage = 2,
    BadData = 3,
    Failure = 4,
    Lost = 10,
    Unfinished = 11,
    Resigned = 12,
    Drew = 13,
};

struct ExitStatusRow {
    ExitStatus status;
    std::string_view name;
    std::string_view meaning;
};

/// Every exit status; EXIT STATUS in the manual lists the same.
inline constexpr std::array kExitStatuses{
    ExitStatusRow{ExitStatus::Good, "good", "the game was won, or the command succeeded"},
    ExitStatusRow{
        ExitStatus::Refused, "refused", "a command was refused, or an expectation failed"},
    ExitStatusRow{ExitStatus::Usage, "usage", "the command line is wrong"},
    ExitStatusRow{
        ExitStatus::BadData, "bad-data", "a file, record, position or set of rules cannot be used"},
    ExitStatusRow{
        ExitStatus::Failure, "failure", "the program failed, or its output could not be written"},
    ExitStatusRow{ExitStatus::Lost, name_of(table::GameResult::Lost), "the game was lost"},
    ExitStatusRow{
        ExitStatus::Unfinished,
        name_of(table::GameResult::Unfinished),
        "the game was left unfinished"},
    ExitStatusRow{
        ExitStatus::Resigned, name_of(table::GameResult::Resigned), "the game was given up"},
    ExitStatusRow{ExitStatus::Drew, name_of(table::GameResult::Drew), "the game was drawn"},
};

/// Returns the exit status for a result; Unfinished if the game is not over.
constexpr ExitStatus status_of(table::GameResult result) {
    switch (result) {
    case table::GameResult::Won: return ExitStatus::Good;
    case table::GameResult::Lost: return ExitStatus::Lost;
    case table::GameResult::Resigned: return ExitStatus::Resigned;
    case table::GameResult::Drew: return ExitStatus::Drew;
    case table::GameResult::Unfinished: break;
    }
    return ExitStatus::Unfinished;
}

}  // namespace tenebrae::app

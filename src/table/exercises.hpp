// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "table/own_seat.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Exercises: lessons and puzzles.
namespace tenebrae::table {

/// The kind of an exercise: a lesson teaches a game; a puzzle is a position with a goal.
enum class ExerciseKind : std::uint8_t { Lesson, Puzzle };

struct Exercise {
    std::string name = {};  ///< as typed to start it: "walking-1"
    std::string game = {};  ///< "walking"
    std::string game_title = {};
    std::string title = {};  ///< "Light and darkness"
    std::string about = {};  ///< one or two lines
    bool is_done = false;  ///< this player has solved it before
    ExerciseKind kind = ExerciseKind::Lesson;
};

/// An exercise in progress. It has a table of its own: the game that the player has open is not
/// affected.
class Practice {
public:
    Practice() = default;
    virtual ~Practice() = default;
    Practice(const Practice&) = delete;
    Practice(Practice&&) = delete;
    Practice& operator=(const Practice&) = delete;
    Practice& operator=(Practice&&) = delete;

    enum class State : std::uint8_t {
        Going,
        Failed,  ///< the goal cannot be reached any more, except after undo or again()
        Done,
    };

    [[nodiscard]] virtual const Exercise& exercise() const = 0;
    /// Returns the player's seat. All commands of a game work there, except those that leave the
    /// game.
    [[nodiscard]] virtual Seat& seat() = 0;
    [[nodiscard]] virtual State state() const = 0;
    /// Returns the index of the current step, from 0. steps() returns how many there are.
    [[nodiscard]] virtual std::size_t step() const = 0;
    [[nodiscard]] virtual std::size_t steps() const = 0;
    /// Returns the text of the current step, one paragraph per item; the last one is the task.
    /// Returns the closing words once all steps are done.
    [[nodiscard]] virtual const std::vector<std::string>& text() const = 0;
    /// Returns true if the player looked ahead: the exercise then does not count as solved.
    [[nodiscard]] virtual bool has_looked_ahead() const = 0;
    /// Returns true if the game allows undo here: not if the seats know different things.
    [[nodiscard]] virtual bool can_undo() const = 0;
    /// Restarts the exercise.
    virtual void again() = 0;
};

/// All exercises, with one player's progress.
class Exercises {
public:
    Exercises() = default;
    virtual ~Exercises() = default;
    Exercises(const Exercises&) = delete;
    Exercises(Exercises&&) = delete;
    Exercises& operator=(const Exercises&) = delete;
    Exercises& operator=(Exercises&&) = delete;

    /// Returns all exercises of a kind, in the order of the games, and for each game from the first
    /// to the last.
    [[nodiscard]] virtual std::vector<Exercise> all(ExerciseKind kind) const = 0;
    /// Returns today's puzzle, which changes at midnight UTC; nullopt if there are no puzzles.
    [[nodiscard]] virtual std::optional<Exercise> daily_puzzle() const = 0;
    /// Starts the exercise with this name. Progress is saved automatically.
    virtual core::Result<std::unique_ptr<Practice>>
    begin(ExerciseKind kind, std::string_view name) = 0;
};

/// Returns the title of a kind: "First night", "Puzzles".
std::string_view title_of(ExerciseKind kind);
/// Returns the noun for a kind: "lesson", "puzzle".
std::string_view word_of(ExerciseKind kind);
/// Returns the exercise after the one with this name; nullptr if it is the last.
const Exercise* next_of(const std::vector<Exercise>& all, std::string_view name);
/// Returns the puzzle of a day, counted from 1970-01-01; nullptr if there are no puzzles. It
/// depends only on the day and the names: each puzzle comes once before one comes again, the games
/// mixed.
const Exercise* puzzle_of_day(const std::vector<Exercise>& puzzles, std::int64_t day);

}  // namespace tenebrae::table

// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "table/own_seat.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// What is learnt or solved by doing it.
namespace tenebrae::table {

/// Lessons teach a game; a puzzle is a position and something to be reached from it.
enum class ExerciseKind : std::uint8_t { Lesson, Puzzle };

struct Exercise {
    std::string name = {};  ///< by which it is begun: "walking-1"
    std::string game = {};  ///< "walking"
    std::string game_title = {};
    std::string title = {};  ///< "Light and darkness"
    std::string about = {};  ///< a line or two
    bool is_done = false;  ///< by this person, at any time
    ExerciseKind kind = ExerciseKind::Lesson;
};

/// One of them while somebody is at it, on a table of its own: the game that the person plays
/// otherwise stays as it is.
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
        Failed,  ///< what it asks for cannot be reached any more, unless something is taken back
        Done,
    };

    [[nodiscard]] virtual const Exercise& exercise() const = 0;
    /// Where the person sits: all that can be done in a game, but for what leaves it.
    [[nodiscard]] virtual Seat& seat() = 0;
    [[nodiscard]] virtual State state() const = 0;
    /// Which step is asked for, from 0, and how many there are.
    [[nodiscard]] virtual std::size_t step() const = 0;
    [[nodiscard]] virtual std::size_t steps() const = 0;
    /// What is said of the step, a paragraph each: the last one is what is to be done. Once all is
    /// done, the closing words.
    [[nodiscard]] virtual const std::vector<std::string>& told() const = 0;
    /// Somebody looked ahead: what was done so does not count.
    [[nodiscard]] virtual bool has_looked_ahead() const = 0;
    /// Everything from the start.
    virtual void again() = 0;
};

/// All of them, as one person has done them.
class Exercises {
public:
    Exercises() = default;
    virtual ~Exercises() = default;
    Exercises(const Exercises&) = delete;
    Exercises(Exercises&&) = delete;
    Exercises& operator=(const Exercises&) = delete;
    Exercises& operator=(Exercises&&) = delete;

    /// In the order of the games, and in each from the first on.
    [[nodiscard]] virtual std::vector<Exercise> all(ExerciseKind kind) const = 0;
    /// Begins the one of this name. What is done is noted by itself.
    virtual core::Result<std::unique_ptr<Practice>>
    begin(ExerciseKind kind, std::string_view name) = 0;
};

/// "First night", "Puzzles".
std::string_view title_of(ExerciseKind kind);
/// "lesson", "puzzle".
std::string_view word_of(ExerciseKind kind);
/// The one that comes after that of this name; null where it is the last.
const Exercise* next_of(const std::vector<Exercise>& all, std::string_view name);

}  // namespace tenebrae::table

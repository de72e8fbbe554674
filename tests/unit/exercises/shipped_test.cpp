// SPDX-License-Identifier: MIT
// Tests of every shipped lesson and puzzle.
#include "core/random.hpp"
#include "shipped.hpp"

#include <map>

using namespace tenebrae;
using namespace tenebrae::test;
using table::ExerciseKind;
using table::Practice;

namespace {

/// Returns true if random play with this seed solves the exercise.
bool is_stumbled_on(Practice& practice, std::uint64_t seed) {
    constexpr int kMaxTries = 60;
    core::Random random(seed);
    for (int command = 0; command < kMaxTries; ++command) {
        const auto& choices = practice.seat().observation().choices;
        if (practice.state() != Practice::State::Going || choices.empty()) {
            break;
        }
        practice.seat().play(choices[random.below(static_cast<std::uint32_t>(choices.size()))]);
    }
    return practice.state() == Practice::State::Done;
}

}  // namespace

TEST_CASE("the commands in the file of each lesson and puzzle solve it step by step") {
    const ExerciseKind kind = GENERATE(ExerciseKind::Lesson, ExerciseKind::Puzzle);
    store::ExerciseBook book(environment(), {}, nullptr);
    for (const table::Exercise& exercise : book.all(kind)) {
        INFO(table::word_of(kind) << " " << exercise.name);
        const auto practice = begin(book, kind, exercise.name);
        CHECK_FALSE(practice->text().empty());
        for (const SolutionCommand& command : solution_of(kind, exercise)) {
            INFO(command.words);
            CHECK(practice->state() == Practice::State::Going);
            // The text of a step is shown until all of its commands are played.
            CHECK(practice->step() == command.step);
            const table::Reply reply = practice->seat().execute(command.words, exercise.name, 1);
            INFO(core::render(reply.errors));
            CHECK(reply.kind == table::Reply::Kind::Accepted);
        }
        CHECK(practice->state() == Practice::State::Done);
        CHECK_FALSE(practice->text().empty());
    }
}

TEST_CASE("every game has lessons and puzzles") {
    const store::ExerciseBook book(environment(), {}, nullptr);
    std::map<std::string, int> lessons;
    for (const table::Exercise& exercise : book.all(ExerciseKind::Lesson)) {
        ++lessons[exercise.game];
    }
    std::map<std::string, int> puzzles;
    for (const table::Exercise& exercise : book.all(ExerciseKind::Puzzle)) {
        ++puzzles[exercise.game];
    }
    CHECK(lessons["nightcage"] == 8);
    CHECK(lessons["nyctophobia"] == 5);
    CHECK(lessons["cagedin"] == 5);
    CHECK(lessons["vast"] == 10);
    CHECK(puzzles["nightcage"] >= 20);
    CHECK(puzzles["nyctophobia"] >= 17);
    CHECK(puzzles["cagedin"] >= 20);
    CHECK(puzzles["vast"] >= 20);
}

TEST_CASE("in a puzzle of Caged In the opponent lets nothing land that he could block") {
    store::ExerciseBook book(environment(), {}, nullptr);
    std::size_t passed = 0;
    for (const table::Exercise& exercise : book.all(ExerciseKind::Puzzle)) {
        if (exercise.game != "cagedin") {
            continue;
        }
        const auto practice = begin(book, ExerciseKind::Puzzle, exercise.name);
        // The first command is always the player's own.
        bool is_first = true;
        for (const SolutionCommand& command : solution_of(ExerciseKind::Puzzle, exercise)) {
            if (command.words == "pass" && !is_first) {
                INFO(exercise.name);
                CHECK(practice->seat().observation().choices.size() == 1);
                ++passed;
            }
            is_first = false;
            practice->seat().execute(command.words, exercise.name, 1);
        }
    }
    CHECK(passed > 0);
}

TEST_CASE("the task of every step fits beside the board") {
    constexpr std::size_t kMost = 200;
    for (const ExerciseKind kind : kKinds) {
        store::ExerciseBook book(environment(), {}, nullptr);
        for (const table::Exercise& exercise : book.all(kind)) {
            const auto practice = begin(book, kind, exercise.name);
            for (const SolutionCommand& command : solution_of(kind, exercise)) {
                INFO(exercise.name << ": " << practice->text().back());
                CHECK(practice->text().back().size() <= kMost);
                practice->seat().execute(command.words, exercise.name, 1);
            }
        }
    }
}

TEST_CASE("an exercise offers undo if the game allows it") {
    store::ExerciseBook book(environment(), {}, nullptr);
    for (const ExerciseKind kind : kKinds) {
        for (const table::Exercise& exercise : book.all(kind)) {
            INFO(table::word_of(kind) << " " << exercise.name);
            const auto practice = begin(book, kind, exercise.name);
            const std::string first = solution_of(kind, exercise).front().words;
            REQUIRE(
                practice->seat().execute(first, exercise.name, 1).kind
                == table::Reply::Kind::Accepted
            );
            const bool can_undo = practice->can_undo();
            const table::Reply reply = practice->seat().execute("undo", exercise.name, 2);
            const bool is_refused = reply.kind == table::Reply::Kind::Refused
                                    && reply.errors.front().code == "not-alone";
            CHECK(is_refused != can_undo);
        }
    }
}

TEST_CASE("random play rarely solves a puzzle") {
    store::ExerciseBook book(environment(), {}, nullptr);
    constexpr std::uint64_t kTries = 40;
    for (const table::Exercise& exercise : book.all(ExerciseKind::Puzzle)) {
        std::uint64_t reached = 0;
        for (std::uint64_t seed = 1; seed <= kTries; ++seed) {
            const auto practice = begin(book, ExerciseKind::Puzzle, exercise.name);
            reached += is_stumbled_on(*practice, seed) ? 1U : 0U;
        }
        INFO(exercise.name);
        CHECK(reached * 5 <= kTries);
    }
}

// SPDX-License-Identifier: MIT
// Tests answers that a lesson does not ask for.
#include "core/random.hpp"
#include "core/text.hpp"
#include "shipped.hpp"

#include <algorithm>
#include <string_view>

using namespace tenebrae;
using namespace tenebrae::test;
using table::ExerciseKind;
using table::Practice;
using table::Reply;

namespace {

/// A step that accepts every answer that begins with this word.
struct FreeStep {
    std::string_view lesson;
    std::size_t step;  ///< from 1
    std::string_view word;
};
constexpr std::array kFreeSteps{
    FreeStep{"nightcage-1", 2, "place "},  FreeStep{"nightcage-2", 2, "place "},
    FreeStep{"nightcage-3", 3, "place "},  FreeStep{"nightcage-4", 2, "fall "},
    FreeStep{"nightcage-4", 3, "land "},   FreeStep{"nightcage-4", 4, "place "},
    FreeStep{"nightcage-5", 2, "place "},  FreeStep{"nightcage-7", 2, "place c4 nsw"},
    FreeStep{"nightcage-7", 3, "place "},  FreeStep{"nyctophobia-1", 1, "move "},
    FreeStep{"nyctophobia-1", 3, "move "}, FreeStep{"vast-1", 5, "fill "},
    FreeStep{"vast-1", 11, "place "},      FreeStep{"vast-3", 9, "place "},
    FreeStep{"vast-3", 10, "treasure "},   FreeStep{"vast-6", 5, "place "},
    FreeStep{"vast-7", 3, "treasure "},    FreeStep{"vast-8", 6, "pay "},
    FreeStep{"vast-8", 9, "treasure "},    FreeStep{"vast-9", 10, "place "},
    FreeStep{"vast-9", 12, "place "},
};

std::string words_of(Practice& practice, std::size_t choice) {
    const table::Observation& observation = practice.seat().observation();
    return observation.game->command_text(observation.view, observation.choices[choice]);
}

/// Parses a command. Moves are compared, because one move can be written in several ways.
table::Move move_of(Practice& practice, const std::string& words) {
    const table::Observation& observation = practice.seat().observation();
    const std::vector<core::Word> parts = core::split_words(words);
    const core::Result<table::Move> move = observation.game->parse(observation.view, parts);
    REQUIRE(move);
    return *move;
}

bool is_right(
    Practice& practice, const std::string& lesson, const SolutionCommand& wanted, std::size_t choice
) {
    const std::string answer = words_of(practice, choice);
    return practice.seat().observation().choices[choice] == move_of(practice, wanted.words)
           || std::ranges::any_of(kFreeSteps, [&](const FreeStep& free) {
                  return free.lesson == lesson && free.step == wanted.step + 1
                         && answer.starts_with(free.word);
              });
}

/// Plays random choices until the lesson is done. Returns the accepted ones.
std::vector<std::string> play_at_random(Practice& practice, std::uint64_t seed) {
    constexpr int kMaxTries = 3000;
    core::Random random(seed);
    std::vector<std::string> accepted;
    for (int tries = 0; tries < kMaxTries && practice.state() == Practice::State::Going; ++tries) {
        const auto count = static_cast<std::uint32_t>(practice.seat().observation().choices.size());
        REQUIRE(count > 0);
        const std::size_t choice = random.below(count);
        const std::string words = words_of(practice, choice);
        if (practice.seat().play(practice.seat().observation().choices[choice]).kind
            == Reply::Kind::Accepted) {
            accepted.push_back(words);
        }
    }
    return accepted;
}

}  // namespace

TEST_CASE("a lesson refuses every wrong answer at every step and repeats the task") {
    store::ExerciseBook book(environment(), {}, nullptr);
    for (const table::Exercise& lesson : book.all(ExerciseKind::Lesson)) {
        const auto practice = begin(book, ExerciseKind::Lesson, lesson.name);
        std::size_t played = 0;
        for (const SolutionCommand& wanted : solution_of(ExerciseKind::Lesson, lesson)) {
            const std::size_t choices = practice->seat().observation().choices.size();
            for (std::size_t choice = 0; choice < choices; ++choice) {
                const std::string answer = words_of(*practice, choice);
                if (is_right(*practice, lesson.name, wanted, choice)) {
                    continue;
                }
                INFO(lesson.name << ", step " << wanted.step + 1 << ": " << answer);
                const Reply reply =
                    practice->seat().play(practice->seat().observation().choices[choice]);
                REQUIRE(reply.kind == Reply::Kind::Refused);
                CHECK(reply.errors.front().code == "not-in-lesson");
                CHECK(reply.errors.front().message.ends_with(practice->text().back()));
                CHECK(practice->seat().observation().commands == played);
                CHECK(practice->step() == wanted.step);
                CHECK(practice->state() == Practice::State::Going);
            }
            REQUIRE(
                practice->seat().execute(wanted.words, lesson.name, 1).kind == Reply::Kind::Accepted
            );
            ++played;
        }
        CHECK(practice->state() == Practice::State::Done);
    }
}

TEST_CASE("a lesson accepts every answer that a step leaves to the player") {
    store::ExerciseBook book(environment(), {}, nullptr);
    for (const table::Exercise& lesson : book.all(ExerciseKind::Lesson)) {
        const std::vector<SolutionCommand> solution = solution_of(ExerciseKind::Lesson, lesson);
        for (std::size_t place = 0; place < solution.size(); ++place) {
            const auto at_step = [&] {
                auto practice = begin(book, ExerciseKind::Lesson, lesson.name);
                for (std::size_t before = 0; before < place; ++before) {
                    practice->seat().execute(solution[before].words, lesson.name, 1);
                }
                return practice;
            };
            const auto asked = at_step();
            for (std::size_t choice = 0; choice < asked->seat().observation().choices.size();
                 ++choice) {
                const std::string answer = words_of(*asked, choice);
                if (!is_right(*asked, lesson.name, solution[place], choice)) {
                    continue;
                }
                INFO(lesson.name << ", step " << solution[place].step + 1 << ": " << answer);
                const auto practice = at_step();
                CHECK(
                    practice->seat().execute(answer, lesson.name, 1).kind == Reply::Kind::Accepted
                );
            }
        }
    }
}

TEST_CASE("a lesson can be finished after any number of wrong answers") {
    store::ExerciseBook book(environment(), {}, nullptr);
    for (const table::Exercise& lesson : book.all(ExerciseKind::Lesson)) {
        const std::size_t steps = begin(book, ExerciseKind::Lesson, lesson.name)->steps();
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            INFO(lesson.name << ", seed " << seed);
            const auto practice = begin(book, ExerciseKind::Lesson, lesson.name);
            const std::vector<std::string> accepted = play_at_random(*practice, seed);
            INFO("step " << practice->step() + 1 << " after " << core::joined(accepted, ", "));
            CHECK(practice->state() == Practice::State::Done);
            CHECK(accepted.size() >= steps);
        }
    }
}

TEST_CASE("an undo returns to the step of the command that it takes back") {
    store::ExerciseBook book(environment(), {}, nullptr);
    const auto practice = begin(book, ExerciseKind::Lesson, "nightcage-3");
    practice->seat().execute("stay", "typed", 1);
    REQUIRE(practice->step() == 1);
    REQUIRE(
        practice->seat().execute("undo --past-reveals", "typed", 1).kind == Reply::Kind::Accepted
    );
    CHECK(practice->step() == 0);
    // Passing until prisoner 2 has lost a turn must not complete the lesson.
    practice->seat().execute("stay", "typed", 1);
    practice->seat().execute("move w", "typed", 1);
    practice->seat().execute("place a5 esw", "typed", 1);
    CHECK(practice->seat().execute("end", "typed", 1).kind == Reply::Kind::Refused);
    CHECK(practice->step() == 3);
}

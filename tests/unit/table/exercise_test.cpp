// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "exercise_lines.hpp"
#include "host/practice.hpp"
#include "tables.hpp"

#include <set>

using namespace tenebrae;
using namespace tenebrae::host;
using namespace tenebrae::table;
using namespace tenebrae::table::test;

namespace {

using Strings = std::vector<std::string>;

std::unique_ptr<Practice> practice_of(Environment environment, ExerciseKind kind, int& done) {
    auto text = read_exercise("lesson", walking_lesson());
    REQUIRE(text);
    const Exercise exercise{
        "walking-1", "walking", "Walking to and fro", text->title, "", false, kind};
    auto practice =
        begin_practice(environment, {}, exercise, *std::move(text), [&done] { ++done; });
    REQUIRE(practice);
    return std::move(practice).value();
}

Reply type(Practice& practice, std::string_view line) {
    return practice.seat().execute(line, "typed", 1);
}

std::string error_of(const Strings& lines) {
    const auto text = read_exercise("lesson", lines);
    return text ? "" : core::render(text.errors());
}

}  // namespace

TEST_CASE("a record with comments is read as an exercise") {
    const auto text = read_exercise("lesson", walking_lesson());
    REQUIRE(text);
    CHECK(text->title == "First walk");
    CHECK(text->about == Strings{"Of stepping and drawing."});
    CHECK(text->start.back() == "begin");
    REQUIRE(text->steps.size() == 2);
    CHECK(text->steps[0].text == Strings{"There are two cells.", "Walk to the other one."});
    CHECK(text->steps[0].guards == Strings{"expect points 0"});
    CHECK(text->steps[0].goals == Strings{"expect legal draw"});
    CHECK(text->steps[1].text == Strings{"Draw a card."});
    CHECK(text->closing == Strings{"That is all.", "Walk on."});
}

TEST_CASE("an expectation between two commands checks only the sample solution") {
    Strings lines = walking_lesson();
    lines.insert(lines.end() - 3, {"expect decision walk", "step", "expect points 3"});
    const auto text = read_exercise("lesson", lines);
    REQUIRE(text);
    CHECK(text->steps[1].goals == Strings{"expect points 3"});
}

TEST_CASE("a file that is not an exercise is refused with what is missing") {
    CHECK(error_of({}).find("Not a lesson or puzzle.") != std::string::npos);
    CHECK(
        error_of({"tenebrae record 1", "game walking", "begin", "# Go.", "step", "expect points 0"})
            .find("a title")
        != std::string::npos
    );
    const std::string error = error_of({"# Title", "begin", "# Go.", "step"});
    CHECK(error.find("lesson:4:1") != std::string::npos);
    CHECK(error.find("has no goal") != std::string::npos);
}

TEST_CASE("a step is done when its goal is reached by any path") {
    int done = 0;
    const auto practice = practice_of(environment(), ExerciseKind::Puzzle, done);
    CHECK(practice->steps() == 2);
    CHECK(
        practice->text()
        == Strings{"Of stepping and drawing.", "There are two cells.", "Walk to the other one."}
    );
    CHECK(
        practice->seat().play(practice->seat().observation().choices.front()).kind
        == Reply::Kind::Accepted
    );
    CHECK(practice->step() == 1);
    CHECK(practice->state() == Practice::State::Going);
    // A puzzle accepts any legal command. A failed goal stays failed until the move is undone.
    type(*practice, "step");
    CHECK(practice->state() == Practice::State::Failed);
    type(*practice, "step");
    CHECK(practice->state() == Practice::State::Failed);
    type(*practice, "draw");
    CHECK(practice->state() == Practice::State::Failed);
    type(*practice, "undo --past-reveals");
    type(*practice, "undo 2");
    CHECK(practice->state() == Practice::State::Going);
    CHECK(practice->step() == 1);
    type(*practice, "undo");
    CHECK(practice->step() == 0);
    practice->again();
    type(*practice, "step");
    type(*practice, "draw");
    CHECK(practice->state() == Practice::State::Done);
    CHECK(practice->text() == Strings{"That is all.", "Walk on."});
    CHECK(done == 1);
    // Later commands change nothing.
    type(*practice, "step");
    CHECK(practice->state() == Practice::State::Done);
    CHECK(done == 1);
}

TEST_CASE("a lesson refuses other commands and the state does not change") {
    int done = 0;
    const auto practice = practice_of(environment(), ExerciseKind::Lesson, done);
    type(*practice, "step");
    REQUIRE(practice->step() == 1);
    for (const char* wrong : {"step", "resign"}) {
        INFO(wrong);
        const Reply reply = type(*practice, wrong);
        CHECK(code_of(reply) == "not-in-lesson");
        CHECK(
            reply.errors.front().message
            == "This step of the lesson asks for something else. Draw a card."
        );
        CHECK(practice->seat().observation().commands == 1);
        CHECK(practice->state() == Practice::State::Going);
    }
    CHECK(
        code_of(practice->seat().play(practice->seat().observation().choices.front()))
        == "not-in-lesson"
    );
    // After the lesson is done the game accepts any legal command.
    type(*practice, "draw");
    REQUIRE(practice->state() == Practice::State::Done);
    CHECK(type(*practice, "step").kind == Reply::Kind::Accepted);
}

TEST_CASE("a condition that no longer holds is reported until it is undone") {
    int done = 0;
    Strings lines = walking_lesson();
    lines[9] = "# Walk and come back.";
    auto text = read_exercise("lesson", lines);
    REQUIRE(text);
    text->steps[0].guards = {"expect illegal draw"};
    text->steps[0].goals = {"expect points 7"};
    Exercise exercise;
    exercise.kind = ExerciseKind::Puzzle;
    auto begun = begin_practice(environment(), {}, exercise, *std::move(text), [&done] { ++done; });
    REQUIRE(begun);
    Practice& practice = **begun;
    type(practice, "step");
    CHECK(practice.state() == Practice::State::Failed);
    CHECK(practice.can_undo());
    type(practice, "undo");
    CHECK(practice.state() == Practice::State::Going);
    type(practice, "step");
    practice.again();
    CHECK(practice.state() == Practice::State::Going);
    CHECK(practice.seat().observation().commands == 0);
}

TEST_CASE("a game that ends before the goal is reached has failed") {
    int done = 0;
    const auto practice = practice_of(environment(), ExerciseKind::Puzzle, done);
    type(*practice, "resign");
    CHECK(practice->state() == Practice::State::Failed);
    CHECK(done == 0);
}

TEST_CASE("steps done after looking ahead do not count") {
    int done = 0;
    const auto practice = practice_of(environment(), ExerciseKind::Lesson, done);
    for (const char* line : {"step", "draw", "undo --past-reveals", "draw"}) {
        type(*practice, line);
    }
    CHECK(practice->state() == Practice::State::Done);
    // The first draw had reached the goal.
    CHECK(done == 1);
    practice->again();
    CHECK_FALSE(practice->has_looked_ahead());
    type(*practice, "show --position --order --past-reveals");
    CHECK(practice->has_looked_ahead());
    type(*practice, "step");
    type(*practice, "draw");
    CHECK(practice->state() == Practice::State::Done);
    CHECK(done == 1);
}

TEST_CASE("an exercise cannot be left by a command and is allowed in restricted mode") {
    int done = 0;
    Environment strangers = environment();
    strangers.restricted = true;
    const auto practice = practice_of(strangers, ExerciseKind::Lesson, done);
    for (const char* line : {"new walking", "load a.tene", "SAVE a.tene", "face"}) {
        INFO(line);
        CHECK(code_of(type(*practice, line)) == "exercise");
    }
    CHECK(code_of(practice->seat().begin({})) == "exercise");
    CHECK(practice->seat().is_restricted());
    CHECK(practice->seat().is_saved());
    CHECK(code_of(type(*practice, "check")) == "restricted");
}

TEST_CASE("the next exercise follows one that is done") {
    const std::vector<Exercise> all{{"a-1"}, {"a-2"}};
    REQUIRE(next_of(all, "a-1") != nullptr);
    CHECK(next_of(all, "a-1")->name == "a-2");
    CHECK(next_of(all, "a-2") == nullptr);
    CHECK(next_of(all, "b") == nullptr);
}

TEST_CASE("each puzzle is once the puzzle of the day before one comes again") {
    const std::vector<Exercise> puzzles{{"a-1"}, {"a-2"}, {"a-3"}, {"b-1"}, {"b-2"}};
    constexpr std::int64_t kFirst = 20'416;
    std::set<std::string> names;
    for (std::int64_t day = kFirst; day < kFirst + 5; ++day) {
        names.insert(puzzle_of_day(puzzles, day)->name);
        CHECK(puzzle_of_day(puzzles, day) == puzzle_of_day(puzzles, day + 5));
    }
    CHECK(names.size() == 5);
    CHECK(puzzle_of_day(puzzles, -1) == puzzle_of_day(puzzles, 4));
}

TEST_CASE("the puzzle of the day depends on the names and not on their order") {
    const std::vector<Exercise> puzzles{{"a-1"}, {"a-2"}, {"b-1"}};
    const std::vector<Exercise> reversed{{"b-1"}, {"a-2"}, {"a-1"}};
    for (std::int64_t day = 0; day < 3; ++day) {
        CHECK(puzzle_of_day(puzzles, day)->name == puzzle_of_day(reversed, day)->name);
    }
    CHECK(puzzle_of_day({}, 0) == nullptr);
}

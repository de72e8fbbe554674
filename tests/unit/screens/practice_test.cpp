// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "exercise_lines.hpp"
#include "fake_terminal.hpp"
#include "host/practice.hpp"

#include <optional>
#include <set>

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;
using table::ExerciseKind;

namespace {

/// Two lessons that are the same except for their titles.
class FakeExercises : public table::Exercises {
public:
    [[nodiscard]] std::vector<table::Exercise> all(ExerciseKind kind) const override {
        if (kind != offered) {
            return {};
        }
        std::vector<table::Exercise> all{
            {"walking-1", "walking", "Walking", "First walk", "Of stepping.", false},
            {"walking-2", "walking", "Walking", "Second walk", "The same again.", false}};
        for (table::Exercise& exercise : all) {
            exercise.is_done = done.contains(exercise.name);
            exercise.kind = kind;
        }
        return all;
    }
    [[nodiscard]] std::optional<table::Exercise> daily_puzzle() const override {
        const std::vector<table::Exercise> puzzles = all(ExerciseKind::Puzzle);
        return puzzles.empty() ? std::nullopt : std::optional(puzzles.back());
    }
    core::Result<std::unique_ptr<table::Practice>>
    begin(ExerciseKind kind, std::string_view name) override {
        for (const table::Exercise& exercise : all(kind)) {
            if (exercise.name == name) {
                host::Environment environment = walking_environment();
                environment.bots = bots.empty() ? environment.bots : bots;
                return host::begin_practice(
                    environment,
                    {},
                    exercise,
                    *host::read_exercise("lesson", table::test::walking_lesson()),
                    [this, own = exercise.name] { done.insert(own); }
                );
            }
        }
        return core::error("no-such-lesson", "Unknown lesson.");
    }

    std::set<std::string> done;
    std::vector<table::Bot> bots;  ///< those of the game, if there are none
    ExerciseKind offered = ExerciseKind::Lesson;
};

/// Returns a bot that thinks about a hint until it is stopped, at most a hundred times.
table::Bot thinker(int& times) {
    table::Bot bot = table::test::walking_bots().back();
    bot.advise =
        [&times, choose = bot.choose](
            const table::Game& game, const table::SeatView& view, const table::BotMeans& means
        ) -> std::optional<table::Advice> {
        table::Advice advice;
        advice.lines.emplace_back().move = *choose(game, view, means);
        while (times < 100 && !advice.is_cut_short) {
            ++times;
            advice.is_cut_short = means.listener && !means.listener(times, 100);
        }
        return advice;
    };
    return bot;
}

struct Learning {
    Learning() { terminal.screen.exercises = &exercises; }

    FakeExercises exercises;
    FakeTerminal terminal;
};

}  // namespace

TEST_CASE("the title counts the lessons and offers no puzzles if there are none") {
    Learning learning;
    learning.exercises.done = {"walking-2"};
    const std::string picture = learning.terminal.picture();
    CHECK(has(picture, "> First night  1/2\n"));
    CHECK_FALSE(has(picture, "Puzzles"));
    CHECK_FALSE(has(picture, "Puzzle of the day"));
}

TEST_CASE("lessons are listed and the first unfinished one is selected") {
    Learning learning;
    learning.exercises.done = {"walking-1"};
    learning.terminal.frontend.choose("First night");
    SECTION("listed") {
        const std::string picture = learning.terminal.picture();
        CHECK(has(picture, "   First walk  Walking, done\n"));
        CHECK(has(picture, " > Second walk  Walking\n"));
        CHECK(has(picture, "The same again."));
    }
    SECTION("explained") {
        learning.terminal.frontend.type("?");
        CHECK(has(learning.terminal.picture(), "Of stepping."));
    }
}

TEST_CASE("a lesson is played step by step") {
    Learning learning;
    ScriptFrontend& frontend = learning.terminal.frontend;
    // The first key shows the text of the step.
    frontend.choose("First night").press("enter enter");
    SECTION("the text of a step is shown in a box first") {
        const std::string picture = learning.terminal.picture();
        CHECK(has(picture, "First walk: Step 1 of 2"));
        CHECK(has(picture, "There are two cells."));
    }
    frontend.press("enter");
    SECTION("the task is shown next to the board") {
        CHECK(has(learning.terminal.picture(), "Walk to the other one."));
    }
    SECTION("help begins with the task") {
        frontend.type("?");
        const std::string picture = learning.terminal.picture();
        CHECK(has(picture, "First walk"));
        CHECK(has(picture, "There are two cells."));
    }
    SECTION("a step without further text has no box") {
        frontend.type(":step").press("enter");
        CHECK(has(learning.terminal.picture(), "Draw a card."));
    }
    SECTION("at its end the lesson is marked as done and offers the next one") {
        frontend.type(":step").press("enter").type(":draw").press("enter space");
        const std::string picture = learning.terminal.picture();
        CHECK(has(picture, "First walk: done"));
        CHECK(has(picture, "That is all. Walk on."));
        CHECK(has(picture, "> Next: Second walk"));
        CHECK(learning.exercises.done.contains("walking-1"));
    }
    SECTION("Escape returns to the list and Enter continues") {
        frontend.type(":step").press("enter").type(":draw").press("enter space escape");
        const std::string picture = learning.terminal.picture();
        CHECK(has(picture, " > First walk  Walking, done\n"));
        CHECK_FALSE(has(picture, "Step 1 of 2"));
    }
    SECTION("the next one") {
        frontend.type(":step").press("enter").type(":draw").press("enter space enter space");
        CHECK(has(learning.terminal.picture(), "Second walk: Step 1 of 2"));
    }
    SECTION("a wrong answer is refused and the step continues") {
        frontend.type(":step").press("enter").type(":step").press("enter");
        const std::string picture = learning.terminal.picture();
        CHECK(has(picture, "This step of the lesson asks for something else. Draw a card."));
        CHECK_FALSE(has(picture, "The walker steps to a1."));
    }
    SECTION("the person's own game is not affected") {
        frontend.type(":step").press("enter").type("q");
        CHECK(has(learning.terminal.picture(), "T E N E B R A E"));
        CHECK_FALSE(learning.terminal.session.match().game);
    }
    SECTION("it has no line interface") {
        frontend.press("ctrl-t");
        CHECK(has(learning.terminal.picture(), "To play this in lines, run"));
    }
    SECTION("its menu cannot save") {
        frontend.press("f10");
        const std::string picture = learning.terminal.picture();
        CHECK(has(picture, "A hint"));
        CHECK_FALSE(has(picture, "Save to a file"));
    }
}

TEST_CASE("a puzzle says when its goal is out of reach and restarts") {
    Learning learning;
    learning.exercises.offered = ExerciseKind::Puzzle;
    ScriptFrontend& frontend = learning.terminal.frontend;
    frontend.choose("Puzzles").press("enter enter enter");
    frontend.type(":step").press("enter").type(":step").press("enter space");
    CHECK(has(learning.terminal.picture(), "Too late"));
    frontend.type("again").press("enter");
    learning.terminal.play();
}

TEST_CASE("the title shows the puzzle of the day and starts it") {
    Learning learning;
    learning.exercises.offered = ExerciseKind::Puzzle;
    ScriptFrontend& frontend = learning.terminal.frontend;
    SECTION("not solved yet") {
        CHECK(has(learning.terminal.picture(), "Puzzle of the day  Second walk, Walking\n"));
    }
    SECTION("solved") {
        learning.exercises.done = {"walking-2"};
        CHECK(has(learning.terminal.picture(), "Puzzle of the day  Second walk, Walking, done\n"));
    }
    SECTION("started") {
        frontend.choose("Puzzle of the day").press("enter");
        CHECK(has(learning.terminal.picture(), "Second walk: Step 1 of 2"));
    }
    SECTION("left for the title") {
        frontend.choose("Puzzle of the day").press("enter enter").type("q");
        const std::string picture = learning.terminal.picture();
        CHECK(has(picture, "T E N E B R A E"));
        CHECK(has(picture, "The same puzzle for everybody, another one each day."));
    }
}

TEST_CASE("the program may start with a lesson") {
    Learning learning;
    SECTION("a lesson by its number") {
        learning.terminal.screen.exercise = {ExerciseKind::Lesson, "walking-2"};
        learning.terminal.frontend.press("space");
        CHECK(has(learning.terminal.picture(), "Second walk: Step 1 of 2"));
    }
    SECTION("the list of lessons") {
        learning.terminal.screen.exercise = {ExerciseKind::Lesson, ""};
        CHECK(has(learning.terminal.picture(), "> First walk"));
    }
    SECTION("a missing lesson is reported") {
        learning.terminal.screen.exercise = {ExerciseKind::Lesson, "walking-3"};
        CHECK(has(learning.terminal.picture(), "Unknown lesson."));
    }
}

TEST_CASE("a key ends a hint in a lesson") {
    int times = 0;
    Learning learning;
    learning.exercises.bots = {thinker(times)};
    learning.terminal.frontend.choose("First night").press("enter enter enter").type("i");
    learning.terminal.frontend.type("x");
    learning.terminal.play();
    CHECK(times == 1);
}

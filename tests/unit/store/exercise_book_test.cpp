// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "store/daily_lines.hpp"
#include "store/exercise_book.hpp"
#include "store_fixtures.hpp"
#include "unit/table/exercise_lines.hpp"

using namespace tenebrae;
using namespace tenebrae::store;
using namespace tenebrae::store::test;
using table::ExerciseKind;

namespace {

/// Two lessons and a puzzle with the same text.
struct Shipped {
    Shipped() {
        for (const char* path :
             {"data/walking/lessons/2-second.tene",
              "data/walking/lessons/10-last.tene",
              "data/walking/puzzles/1-only.tene"}) {
            std::filesystem::create_directories(
                std::filesystem::path(folder.path(path)).parent_path()
            );
            static_cast<void>(folder.file(path, table::test::kWalkingLesson));
        }
        environment.data_folder = folder.path("data");
        static_cast<void>(folder.file("data/walking/lessons/3-broken.tene", "nothing"));
        static_cast<void>(folder.file("data/walking/lessons/readme.txt", "nothing"));
    }

    TemporaryFolder folder;
    host::Environment environment = table::test::environment();
};

void do_it(ExerciseBook& book, ExerciseKind kind, std::string_view name) {
    auto practice = book.begin(kind, name);
    REQUIRE(practice);
    (*practice)->seat().execute("step", "typed", 1);
    (*practice)->seat().execute("draw", "typed", 2);
    CHECK((*practice)->state() == table::Practice::State::Done);
}

std::string marks(const ExerciseBook& book, ExerciseKind kind) {
    std::string text;
    for (const table::Exercise& exercise : book.all(kind)) {
        text += exercise.name + (exercise.is_done ? "+ " : " ");
    }
    return text;
}

/// A system with a clock that the test sets.
class PuzzleClock : public core::System {
public:
    std::int64_t now() override { return time; }

    std::int64_t time = 0;
};

constexpr std::int64_t kSecondsOfDay = 86'400;
constexpr std::int64_t kMorning = 20'416 * kSecondsOfDay;  // 2025-11-24, 00:00 UTC

}  // namespace

TEST_CASE("the exercises of a game are found by their numbers") {
    const Shipped shipped;
    ExerciseBook book(shipped.environment, {}, nullptr);
    CHECK(marks(book, ExerciseKind::Lesson) == "walking-2 walking-10 ");
    CHECK(marks(book, ExerciseKind::Puzzle) == "walking-1 ");
    const table::Exercise first = book.all(ExerciseKind::Lesson).front();
    CHECK(first.title == "First walk");
    CHECK(first.about == "Of stepping and drawing.");
    CHECK(first.game_title == "Walking to and fro");
    CHECK(book.begin(ExerciseKind::Lesson, "walking-1").errors().front().code == "no-such-lesson");
    CHECK(book.begin(ExerciseKind::Lesson, "walking-3").errors().front().code == "no-exercise");
}

TEST_CASE("without a save directory progress is remembered while the program runs") {
    const Shipped shipped;
    ExerciseBook book(shipped.environment, {}, nullptr);
    do_it(book, ExerciseKind::Lesson, "walking-2");
    CHECK(marks(book, ExerciseKind::Lesson) == "walking-2+ walking-10 ");
    CHECK(marks(book, ExerciseKind::Puzzle) == "walking-1 ");
}

TEST_CASE("progress is saved in the save directory even if other programs write there") {
    const Shipped shipped;
    const Place place(shipped.folder.path("home"));
    REQUIRE(place.folder);
    ExerciseBook one(shipped.environment, {}, place.folder.get());
    ExerciseBook other(shipped.environment, {}, place.folder.get());
    do_it(one, ExerciseKind::Lesson, "walking-2");
    do_it(other, ExerciseKind::Puzzle, "walking-1");
    do_it(other, ExerciseKind::Puzzle, "walking-1");
    CHECK(shipped.folder.read("home/tenebrae/exercises") == "lesson walking-2\npuzzle walking-1\n");
    const ExerciseBook again(shipped.environment, {}, place.folder.get());
    CHECK(marks(again, ExerciseKind::Lesson) == "walking-2+ walking-10 ");
    CHECK(marks(again, ExerciseKind::Puzzle) == "walking-1+ ");
}

TEST_CASE("the puzzle of the day changes at midnight UTC as the daily game does") {
    const Shipped shipped;
    static_cast<void>(
        shipped.folder.file("data/walking/puzzles/2-other.tene", table::test::kWalkingLesson)
    );
    PuzzleClock clock;
    const Place place(clock, shipped.folder.path("home"));
    REQUIRE(place.folder);
    const ExerciseBook book(shipped.environment, {}, place.folder.get());
    clock.time = kMorning;
    const auto today = book.daily_puzzle();
    REQUIRE(today);
    clock.time = kMorning + kSecondsOfDay - 1;
    REQUIRE(date_of(clock.time) == date_of(kMorning));
    CHECK(book.daily_puzzle()->name == today->name);
    ++clock.time;
    REQUIRE(date_of(clock.time) != date_of(kMorning));
    CHECK(book.daily_puzzle()->name != today->name);
}

TEST_CASE("the puzzle of the day is the same for everybody and remembered when it is solved") {
    const Shipped shipped;
    PuzzleClock clock;
    clock.time = kMorning;
    const Place place(clock, shipped.folder.path("home"));
    const Place neighbour(clock, shipped.folder.path("neighbour"));
    REQUIRE(place.folder);
    REQUIRE(neighbour.folder);
    ExerciseBook book(shipped.environment, {}, place.folder.get());
    const ExerciseBook other(shipped.environment, {}, neighbour.folder.get());
    CHECK(book.daily_puzzle()->name == "walking-1");
    CHECK(other.daily_puzzle()->name == "walking-1");
    CHECK_FALSE(book.daily_puzzle()->is_done);
    do_it(book, ExerciseKind::Puzzle, book.daily_puzzle()->name);
    CHECK(book.daily_puzzle()->is_done);
    CHECK_FALSE(other.daily_puzzle()->is_done);
}

TEST_CASE("there is a puzzle of the day without a save directory, but none without puzzles") {
    const Shipped shipped;
    const ExerciseBook unsaved(shipped.environment, {}, nullptr);
    REQUIRE(unsaved.daily_puzzle());
    CHECK(unsaved.daily_puzzle()->name == "walking-1");
    host::Environment empty = shipped.environment;
    empty.data_folder = shipped.folder.path("data/walking");
    CHECK_FALSE(ExerciseBook(empty, {}, nullptr).daily_puzzle());
}

TEST_CASE("days are counted from 1970 and begin at midnight UTC") {
    CHECK(day_of(0) == 0);
    CHECK(day_of(kMorning) == 20'416);
    CHECK(day_of(kMorning - 1) == 20'415);
    CHECK(day_of(-1) == -1);
    CHECK(day_of(-kSecondsOfDay) == -1);
}

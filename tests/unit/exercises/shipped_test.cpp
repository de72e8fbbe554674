// SPDX-License-Identifier: MIT
// Every lesson and every puzzle that the program comes with.
#include "catch.hpp"
#include "core/file.hpp"
#include "core/text.hpp"
#include "games/cagedin/bot/bots.hpp"
#include "games/cagedin/cagedin_referee.hpp"
#include "games/nightcage/bot/bots.hpp"
#include "games/nightcage/nightcage_referee.hpp"
#include "games/nyctophobia/bot/bots.hpp"
#include "games/nyctophobia/nyctophobia_referee.hpp"
#include "store/exercise_book.hpp"

using namespace tenebrae;
using table::ExerciseKind;
using table::Practice;

namespace {

table::Environment environment() {
    static const std::array makers{
        nightcage::nightcage_maker(), nyctophobia::nyctophobia_maker(), cagedin::cagedin_maker()};
    table::Environment environment;
    environment.data_folder = "data";
    environment.makers = makers;
    environment.draw_seed = [] { return std::uint64_t{1}; };
    return environment;
}

/// The commands of the file of that name, behind "begin".
std::vector<std::string> solution_of(ExerciseKind kind, const table::Exercise& exercise) {
    const std::string number = exercise.name.substr(exercise.game.size() + 1) + "-";
    const std::string folder =
        "data/" + exercise.game + "/" + std::string(table::word_of(kind)) + "s";
    std::vector<std::string> commands;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (!entry.path().filename().string().starts_with(number)) {
            continue;
        }
        const auto lines = core::read_lines(entry.path().string());
        REQUIRE(lines);
        bool is_begun = false;
        for (const std::string& line : *lines) {
            const bool is_command = is_begun && !line.empty() && line.front() != '#'
                                    && line.find("expect ") == std::string::npos;
            if (is_command) {
                commands.push_back(line);
            }
            is_begun = is_begun || line == "begin";
        }
    }
    return commands;
}

std::unique_ptr<Practice>
begin(store::ExerciseBook& book, ExerciseKind kind, const std::string& name) {
    auto practice = book.begin(kind, name);
    REQUIRE(practice);
    return std::move(practice).value();
}

/// Does somebody who does anything reach it?
bool is_stumbled_on(Practice& practice, std::uint64_t seed) {
    constexpr int kPatience = 60;
    core::Random random(seed);
    for (int command = 0; command < kPatience; ++command) {
        const auto& choices = practice.seat().seen().choices;
        if (practice.state() != Practice::State::Going || choices.empty()) {
            break;
        }
        practice.seat().play(choices[random.below(static_cast<std::uint32_t>(choices.size()))]);
    }
    return practice.state() == Practice::State::Done;
}

}  // namespace

TEST_CASE("every lesson and puzzle is solved by its own file, step by step") {
    const ExerciseKind kind = GENERATE(ExerciseKind::Lesson, ExerciseKind::Puzzle);
    store::ExerciseBook book(environment(), nullptr);
    for (const table::Exercise& exercise : book.all(kind)) {
        INFO(table::word_of(kind) << " " << exercise.name);
        const auto practice = begin(book, kind, exercise.name);
        CHECK_FALSE(practice->told().empty());
        std::size_t step = 0;
        for (const std::string& command : solution_of(kind, exercise)) {
            INFO(command);
            CHECK(practice->state() == Practice::State::Going);
            const table::Reply reply = practice->seat().execute(command, exercise.name, 1);
            INFO(core::render(reply.faults));
            CHECK(reply.kind == table::Reply::Kind::Accepted);
            CHECK(practice->step() - step <= 1);
            step = practice->step();
        }
        CHECK(practice->state() == Practice::State::Done);
        CHECK_FALSE(practice->told().empty());
    }
}

TEST_CASE("every game has its lessons") {
    const store::ExerciseBook book(environment(), nullptr);
    std::map<std::string, int> lessons;
    for (const table::Exercise& exercise : book.all(ExerciseKind::Lesson)) {
        ++lessons[exercise.game];
    }
    CHECK(lessons["nightcage"] == 5);
    CHECK(lessons["nyctophobia"] >= 1);
    CHECK(lessons["cagedin"] >= 1);
}

TEST_CASE("what is to be done fits beside the board") {
    constexpr std::size_t kMost = 200;
    for (const ExerciseKind kind : {ExerciseKind::Lesson, ExerciseKind::Puzzle}) {
        store::ExerciseBook book(environment(), nullptr);
        for (const table::Exercise& exercise : book.all(kind)) {
            const auto practice = begin(book, kind, exercise.name);
            for (const std::string& command : solution_of(kind, exercise)) {
                INFO(exercise.name << ": " << practice->told().back());
                CHECK(practice->told().back().size() <= kMost);
                practice->seat().execute(command, exercise.name, 1);
            }
        }
    }
}

TEST_CASE("nobody stumbles on the solution of a puzzle") {
    store::ExerciseBook book(environment(), nullptr);
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

// SPDX-License-Identifier: MIT
#pragma once

#include "catch.hpp"
#include "core/file.hpp"
#include "makers.hpp"
#include "store/exercise_book.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

/// The shipped lessons and puzzles, and their solutions.
namespace tenebrae::test {

inline constexpr std::array kKinds{table::ExerciseKind::Lesson, table::ExerciseKind::Puzzle};

inline host::Environment environment() {
    host::Environment environment;
    environment.data_folder = "data";
    environment.makers = makers();
    environment.draw_seed = [] { return std::uint64_t{7}; };
    return environment;
}

inline std::unique_ptr<table::Practice>
begin(store::ExerciseBook& book, table::ExerciseKind kind, const std::string& name) {
    auto practice = book.begin(kind, name);
    REQUIRE(practice);
    return std::move(practice).value();
}

/// A command of a solution, and the index of its step in the exercise.
struct SolutionCommand {
    std::string words;
    std::size_t step = 0;
};

/// Returns the commands after "begin" in the file of an exercise.
inline std::vector<SolutionCommand>
solution_of(table::ExerciseKind kind, const table::Exercise& exercise) {
    const std::string number = exercise.name.substr(exercise.game.size() + 1) + "-";
    const std::string folder =
        "data/" + exercise.game + "/" + std::string(table::word_of(kind)) + "s";
    std::vector<SolutionCommand> commands;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (!entry.path().filename().string().starts_with(number)) {
            continue;
        }
        const auto lines = core::read_lines(entry.path().string());
        REQUIRE(lines);
        bool is_begun = false;
        bool has_commands = false;
        std::size_t step = 0;
        for (const std::string& line : *lines) {
            if (is_begun && line.starts_with('#') && has_commands) {
                ++step;
                has_commands = false;
            } else if (is_begun && !line.empty() && !line.starts_with('#') && !line.starts_with("expect ")) {
                commands.push_back({line, step});
                has_commands = true;
            }
            is_begun = is_begun || line == "begin";
        }
    }
    return commands;
}

}  // namespace tenebrae::test

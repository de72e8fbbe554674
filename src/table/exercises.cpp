// SPDX-License-Identifier: MIT
#include "table/exercises.hpp"

#include <algorithm>

namespace tenebrae::table {

std::string_view title_of(ExerciseKind kind) {
    return kind == ExerciseKind::Lesson ? "First night" : "Puzzles";
}

std::string_view word_of(ExerciseKind kind) {
    return kind == ExerciseKind::Lesson ? "lesson" : "puzzle";
}

const Exercise* next_of(const std::vector<Exercise>& all, std::string_view name) {
    auto found = std::ranges::find(all, name, &Exercise::name);
    if (found != all.end()) {
        ++found;
    }
    return found == all.end() ? nullptr : &*found;
}

}  // namespace tenebrae::table

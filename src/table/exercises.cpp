// SPDX-License-Identifier: MIT
#include "table/exercises.hpp"

#include "core/digest.hpp"

#include <algorithm>
#include <utility>

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

const Exercise* puzzle_of_day(const std::vector<Exercise>& puzzles, std::int64_t day) {
    if (puzzles.empty()) {
        return nullptr;
    }
    std::vector<std::pair<std::uint64_t, const Exercise*>> order;
    order.reserve(puzzles.size());
    for (const Exercise& puzzle : puzzles) {
        order.emplace_back(core::brief_digest_of(puzzle.name), &puzzle);
    }
    std::ranges::sort(order, {}, &std::pair<std::uint64_t, const Exercise*>::first);
    const auto count = static_cast<std::int64_t>(order.size());
    return order[static_cast<std::size_t>((day % count + count) % count)].second;
}

}  // namespace tenebrae::table

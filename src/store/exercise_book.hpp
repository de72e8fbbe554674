// SPDX-License-Identifier: MIT
#pragma once

#include "host/match.hpp"
#include "store/folder.hpp"
#include "table/exercises.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::store {

/// In the folder above that of the games: what was done, "lesson walking-1" a line.
inline constexpr const char* kDoneFile = "exercises";

/// The exercises that the program comes with: data/GAME/lessons/N-WORDS.tene and
/// data/GAME/puzzles/N-WORDS.tene are GAME-N. What was done is noted in the person's folder, or
/// remembered as long as this lives.
class ExerciseBook final : public table::Exercises {
public:
    /// Null: nothing is kept.
    ExerciseBook(host::Environment environment, const Folder* folder);

    [[nodiscard]] std::vector<table::Exercise> all(table::ExerciseKind kind) const override;
    core::Result<std::unique_ptr<table::Practice>>
    begin(table::ExerciseKind kind, std::string_view name) override;

private:
    void add_kept();
    void note(const std::string& done);

    host::Environment environment_;
    const Folder* folder_;
    std::vector<std::string> done_;
};

}  // namespace tenebrae::store

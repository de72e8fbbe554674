// SPDX-License-Identifier: MIT
#pragma once

#include "host/viewer.hpp"
#include "store/folder.hpp"
#include "table/exercises.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::store {

/// The file of finished exercises in the data directory: "lesson walking-1" on each line.
inline constexpr const char* kDoneFile = "exercises";

/// The exercises that come with the program: data/GAME/lessons/N-WORDS.tene and
/// data/GAME/puzzles/N-WORDS.tene are named GAME-N. Finished ones are noted in the data directory,
/// or only in memory without one.
class ExerciseBook final : public table::Exercises {
public:
    /// `folder` may be nullptr: then nothing is saved. `settings` are those of the player.
    ExerciseBook(
        host::Environment environment, host::ViewerSettings settings, const Folder* folder
    );

    [[nodiscard]] std::vector<table::Exercise> all(table::ExerciseKind kind) const override;
    /// Takes the date from the system of the folder.
    [[nodiscard]] std::optional<table::Exercise> daily_puzzle() const override;
    core::Result<std::unique_ptr<table::Practice>>
    begin(table::ExerciseKind kind, std::string_view name) override;

private:
    void load_done();
    void save_done(const std::string& done);

    host::Environment environment_;
    host::ViewerSettings settings_;
    const Folder* folder_;
    std::vector<std::string> done_;
};

}  // namespace tenebrae::store

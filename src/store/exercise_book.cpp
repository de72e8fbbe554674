// SPDX-License-Identifier: MIT
#include "store/exercise_book.hpp"

#include "core/file.hpp"
#include "core/system.hpp"
#include "core/text.hpp"
#include "host/practice.hpp"
#include "store/daily_lines.hpp"
#include "store/files.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace tenebrae::store {
namespace {

using table::Exercise;
using table::ExerciseKind;

/// Limit on finished exercises, far above their number; further lines of the file are dropped.
constexpr std::size_t kMostDone = 1000;

struct Shipped {
    std::filesystem::path path;
    std::uint64_t number = 0;
};

/// Returns the exercise files of a game, sorted by number.
std::vector<Shipped>
files_of(const std::string& data_folder, std::string_view game, ExerciseKind kind) {
    const auto folder =
        std::filesystem::path(data_folder) / game / (std::string(table::word_of(kind)) + "s");
    std::vector<Shipped> files;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
        const std::string stem = entry.path().stem().string();
        const auto number = core::parse_unsigned(stem.substr(0, stem.find('-')));
        if (entry.path().extension() == ".tene" && number) {
            files.push_back({entry.path(), *number});
        }
    }
    std::ranges::sort(files, {}, &Shipped::number);
    return files;
}

core::Result<host::ExerciseText> read(const std::filesystem::path& path) {
    const core::Result<std::vector<std::string>> lines = core::read_lines(path.string());
    return lines ? host::read_exercise(path.string(), *lines)
                 : core::Result<host::ExerciseText>(lines.errors());
}

std::string line_of(ExerciseKind kind, std::string_view name) {
    return std::string(table::word_of(kind)) + " " + std::string(name);
}

Exercise described(const table::GameMaker& maker, const Shipped& file, ExerciseKind kind) {
    Exercise exercise;
    exercise.kind = kind;
    exercise.name = std::string(maker.id) + "-" + std::to_string(file.number);
    exercise.game = maker.id;
    exercise.game_title = maker.title;
    return exercise;
}

core::Diagnostic no_such_exercise(ExerciseKind kind, std::string_view name) {
    const std::string word(table::word_of(kind));
    return core::error("no-such-" + word, "Unknown " + word + ".").got(name);
}

}  // namespace

ExerciseBook::ExerciseBook(
    host::Environment environment, host::ViewerSettings settings, const Folder* folder
)
    : environment_(std::move(environment)), settings_(std::move(settings)), folder_(folder) {
    load_done();
}

/// Adds the exercises noted in the file; an unreadable file counts as empty.
void ExerciseBook::load_done() {
    if (folder_ == nullptr) {
        return;
    }
    const core::Result<std::string> text = read_file(folder_->system(), folder_->top(), kDoneFile);
    for (const std::string& line : core::split_lines(text ? *text : "")) {
        if (done_.size() < kMostDone && std::ranges::find(done_, line) == done_.end()) {
            done_.push_back(line);
        }
    }
}

std::vector<Exercise> ExerciseBook::all(ExerciseKind kind) const {
    std::vector<Exercise> found;
    for (const table::GameMaker& maker : environment_.makers) {
        for (const Shipped& file : files_of(environment_.data_folder, maker.id, kind)) {
            core::Result<host::ExerciseText> text = read(file.path);
            if (!text) {
                continue;
            }
            Exercise exercise = described(maker, file, kind);
            exercise.title = text->title;
            exercise.about = core::joined(text->about, " ");
            const std::string done = line_of(kind, exercise.name);
            exercise.is_done = std::ranges::find(done_, done) != done_.end();
            found.push_back(std::move(exercise));
        }
    }
    return found;
}

std::optional<Exercise> ExerciseBook::daily_puzzle() const {
    core::System usual;
    core::System& system = folder_ == nullptr ? usual : folder_->system();
    const std::vector<Exercise> puzzles = all(ExerciseKind::Puzzle);
    const Exercise* puzzle = table::puzzle_of_day(puzzles, day_of(system.now()));
    return puzzle == nullptr ? std::nullopt : std::optional(*puzzle);
}

core::Result<std::unique_ptr<table::Practice>>
ExerciseBook::begin(ExerciseKind kind, std::string_view name) {
    for (const table::GameMaker& maker : environment_.makers) {
        for (const Shipped& file : files_of(environment_.data_folder, maker.id, kind)) {
            Exercise exercise = described(maker, file, kind);
            if (exercise.name != name) {
                continue;
            }
            core::Result<host::ExerciseText> text = read(file.path);
            if (!text) {
                return text.errors();
            }
            exercise.title = text->title;
            exercise.about = core::joined(text->about, " ");
            const std::string done = line_of(kind, exercise.name);
            return host::begin_practice(
                environment_,
                settings_,
                exercise,
                std::move(text).value(),
                [this, done] { save_done(done); }
            );
        }
    }
    return no_such_exercise(kind, name);
}

void ExerciseBook::save_done(const std::string& done) {
    if (std::ranges::find(done_, done) != done_.end()) {
        return;
    }
    load_done();  // other programs may have added some
    done_.push_back(done);
    if (folder_ != nullptr) {
        // If that fails, it is remembered until the program ends.
        static_cast<void>(replace_file(
            folder_->system(), folder_->top(), kDoneFile, core::joined(done_, "\n") + "\n"
        ));
    }
}

}  // namespace tenebrae::store

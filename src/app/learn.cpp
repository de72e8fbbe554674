// SPDX-License-Identifier: MIT
// tenebrae learn, tenebrae puzzle: lessons and puzzles.
#include "app/console.hpp"
#include "app/full_screen.hpp"
#include "app/game_options.hpp"
#include "app/interface_switch.hpp"
#include "app/line_loop.hpp"
#include "app/offers.hpp"
#include "app/practice_loop.hpp"
#include "app/session_storage.hpp"
#include "core/suggestion.hpp"
#include "core/text.hpp"
#include "tui/terminal/signals.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <unistd.h>
#include <utility>

namespace tenebrae::app {

namespace {

struct LearnOptions {
    std::string name;
    ScreenOptions screen;
};

std::string listed(const std::vector<table::Exercise>& all) {
    std::string text;
    for (const table::Exercise& exercise : all) {
        text += core::escape_for_display(
                    exercise.name + ": " + exercise.title + (exercise.is_done ? " (done)" : "")
                )
                + "\n";
    }
    return text.empty() ? "No exercises found.\n" : text;
}

ExitStatus continue_in_lines(
    table::Exercises& exercises, table::ExerciseKind kind, const std::string& name, bool draws
) {
    if (!name.empty()) {
        TypedLines typed;
        return PracticeLoop(exercises, kind, typed, draws).play(name);
    }
    return write(listed(exercises.all(kind))) ? ExitStatus::Good : ExitStatus::Failure;
}

/// Returns the name of the puzzle of the day, or an error if there are no puzzles.
core::Result<std::string> name_of_daily_puzzle(const table::Exercises& exercises) {
    const std::optional<table::Exercise> puzzle = exercises.daily_puzzle();
    if (!puzzle) {
        return core::error("no-such-puzzle", "No puzzles found.")
            .expected("GAME/puzzles/N-WORDS.tene in the data directory");
    }
    return puzzle->name;
}

core::Diagnostic unknown_name(
    const std::vector<table::Exercise>& all, table::ExerciseKind kind, const std::string& name
) {
    const bool is_lesson = kind == table::ExerciseKind::Lesson;
    std::vector<std::string_view> names;
    std::ranges::transform(all, std::back_inserter(names), &table::Exercise::name);
    if (!is_lesson) {
        names.push_back(kToday);
    }
    const std::string word(table::word_of(kind));
    return core::error(
               "no-such-" + word, "Unknown " + word + "." + core::did_you_mean_sentence(name, names)
    )
        .expected(
            is_lesson ? R"(a name listed by "tenebrae learn")"
                      : R"(a name listed by "tenebrae puzzle", or "today")"
        )
        .got(name);
}

/// Returns the name of the exercise that was typed, or an error if there is none; "" for the list.
core::Result<std::string>
find_name(const table::Exercises& exercises, table::ExerciseKind kind, const std::string& typed) {
    if (kind == table::ExerciseKind::Puzzle && typed == kToday) {
        return name_of_daily_puzzle(exercises);
    }
    const std::vector<table::Exercise> all = exercises.all(kind);
    if (typed.empty() || std::ranges::find(all, typed, &table::Exercise::name) != all.end()) {
        return typed;
    }
    return unknown_name(all, kind, typed);
}

ExitStatus learn(table::ExerciseKind kind, const LearnOptions& options, const Program& program) {
    core::Result<host::Environment> environment = environment_of(program, {});
    if (!environment) {
        print_errors(environment.errors());
        return ExitStatus::BadData;
    }
    const host::ViewerSettings settings{
        .has_handover = at_terminal(),
        .board_style = line_style(program, options.screen),
        .can_switch_interface = at_terminal()};
    const bool draws = !wants_lines(program, options.screen);
    const SaveOptions save_options;
    SessionStorage storage(save_options, *environment, settings, {});
    const core::Result<std::string> name = find_name(storage.exercises(), kind, options.name);
    if (!name) {
        print_errors(name.errors());
        return ExitStatus::Usage;
    }
    host::Session session(*std::move(environment), settings);
    storage.save_games_of(session);
    FullScreenInterface screen(program, session, options.screen);
    if (!at_terminal() || !draws) {
        if (!write(reason_for_lines(program, options.screen))) {
            return ExitStatus::Failure;
        }
        return continue_in_lines(storage.exercises(), kind, *name, draws);
    }
    screen.practise({kind, *name});
    const FullScreenInterface::End end = screen.show(storage.sources());
    if (end == FullScreenInterface::End::NoScreen) {
        return continue_in_lines(storage.exercises(), kind, *name, draws);
    }
    if (end == FullScreenInterface::End::ToLines) {
        return InterfaceSwitch(session, storage, screen).play(true);
    }
    TypedLines typed;
    const tui::Signals::FinalOutput limited;
    return LineLoop(session, storage, typed, false).finish();
}

Subcommand command_for(
    table::ExerciseKind kind,
    const char* name,
    const char* summary,
    const char* name_summary,
    const Program& program
) {
    const auto options = std::make_shared<LearnOptions>();
    Subcommand command{name, summary};
    command.options.push_back(
        {.names = "name",
         .target = &options->name,
         .summary = name_summary,
         .type = "NAME",
         .offers = [kind, &program] { return offer_exercises(kind, program); }}
    );
    add_screen_options(command, options->screen);
    command.task = [kind, options, &program] { return learn(kind, *options, program); };
    return command;
}

}  // namespace

Subcommand learn_command(const Program& program) {
    return command_for(
        table::ExerciseKind::Lesson,
        "learn",
        "Learn a game by playing it, step by step",
        "start this one; default: list all",
        program
    );
}

Subcommand puzzle_command(const Program& program) {
    return command_for(
        table::ExerciseKind::Puzzle,
        "puzzle",
        "Solve a position of a game",
        "start this one, or `today`: the same for everybody; default: list all",
        program
    );
}

}  // namespace tenebrae::app

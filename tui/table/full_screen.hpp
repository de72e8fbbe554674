// SPDX-License-Identifier: MIT
#pragma once

#include "table/effort.hpp"
#include "table/exercises.hpp"
#include "table/own_seat.hpp"
#include "table/shelf.hpp"
#include "table/tonight.hpp"
#include "tui/screen/frontend.hpp"
#include "tui/screen/preferences.hpp"
#include "tui/table/board_view.hpp"
#include "tui/table/replay.hpp"
#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

#include <functional>
#include <optional>
#include <span>
#include <string>

namespace tenebrae::tui {

/// What the program gives the full screen.
struct FullScreen {
    table::Seat& seat;  ///< with a game on the table, that one is gone on with
    std::span<const BoardFamily> families;
    table::Shelf* shelf = nullptr;  ///< null: games are kept in files only
    table::Exercises* exercises = nullptr;  ///< null: there are none
    table::Nightly* nightly = nullptr;  ///< null: nobody notes who has played what on a day
    Preferences preferences = {};
    std::string preferences_folder = {};  ///< where options are kept; empty: nowhere
    std::string terminal = {};  ///< its name: TERM
    /// A game to be watched first; with none on the table, that is all, and who leaves it leaves.
    std::optional<Replay> replay = {};
    /// The exercises of this kind are shown first, or the one of this name.
    struct ExerciseStart {
        table::ExerciseKind kind = table::ExerciseKind::Lesson;
        std::string name = {};  ///< empty: all of them
    };
    std::optional<ExerciseStart> exercise = {};
    /// Called with the palette of the game that is looked at before anything is shown, and whenever
    /// it is another; may be empty.
    std::function<void(const Palette&)> restyle = {};
    /// Called before anything is shown, and whenever it is chosen: does the mouse count? May be
    /// empty.
    std::function<void(bool)> use_mouse = {};
    int patience_ms = ScreenContext::kPatienceMs;  ///< no search takes longer
    table::Clock clock = {};  ///< by which bots are slow; empty: they never are
    table::TurnTime turn_time = {};  ///< empty: nobody measures it
    bool many_colors = false;  ///< the terminal has enough of them for the steps of light
    /// What went wrong so far, as preferences that cannot be read: told on the first screen.
    core::Diagnostics faults = {};
};

/// How the full screen was left. The game stays on the table; its record, undo and all.
struct Outcome {
    Leave leave = Leave::Quit;
    Preferences preferences = {};  ///< as chosen meanwhile
};

/// From the title to the end of the evening.
Outcome play_full_screen(Frontend& frontend, const FullScreen& full_screen);

}  // namespace tenebrae::tui

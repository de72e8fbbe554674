// SPDX-License-Identifier: MIT
#pragma once

#include "table/daily_game.hpp"
#include "table/exercises.hpp"
#include "table/own_seat.hpp"
#include "table/saved_games.hpp"
#include "table/shared_tables.hpp"
#include "table/thinking_time.hpp"
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

/// The arguments of the full screen.
struct FullScreen {
    table::Seat& seat;  ///< if it has a game, that game continues
    std::span<const BoardFamily> families;
    table::SavedGames* saved_games = nullptr;  ///< nullptr: games are saved in files only
    table::Exercises* exercises = nullptr;  ///< nullptr: no exercises
    table::DailyGames* daily_games = nullptr;  ///< nullptr: no daily games
    table::SharedTables* tables = nullptr;  ///< nullptr: no tables of several people
    Preferences preferences = {};
    std::string preferences_folder = {};  ///< where options are saved; empty: nowhere
    std::string terminal = {};  ///< its name, from TERM
    /// A game to watch first. If no other game is loaded, leaving it leaves the full screen.
    std::optional<Replay> replay = {};
    /// An exercise to show first, or all exercises of a kind.
    struct ExerciseStart {
        table::ExerciseKind kind = table::ExerciseKind::Lesson;
        std::string name = {};  ///< empty: all of them
    };
    std::optional<ExerciseStart> exercise = {};
    std::string new_game = {};  ///< the game whose form is shown first; empty: none
    /// Called with the palette of the current game before anything is shown and whenever it
    /// changes; may be empty.
    std::function<void(const Palette&)> restyle = {};
    /// Called with whether the mouse is used, before anything is shown and whenever that changes;
    /// may be empty.
    std::function<void(bool)> use_mouse = {};
    int slow_after_ms = ScreenContext::kSlowAfterMs;  ///< limit of every search
    table::Clock clock = {};  ///< measures slow bots; empty: none is slow
    table::TurnTime turn_time = {};  ///< empty: not measured
    bool many_colors = false;  ///< the terminal has enough colours for the steps of light
    bool half_blocks = false;  ///< it has half blocks, too
    /// Errors so far, such as unreadable preferences; shown on the first screen.
    core::Diagnostics errors = {};
};

/// The result of the full screen. The game stays on the table, with its record and undo history.
struct Outcome {
    Leave leave = Leave::Quit;
    Preferences preferences = {};  ///< as the user has changed them
};

/// Runs the full screen until the user leaves it or input ends.
Outcome play_full_screen(Frontend& frontend, const FullScreen& full_screen);

}  // namespace tenebrae::tui

// SPDX-License-Identifier: MIT
#pragma once

#include "app/program.hpp"
#include "host/session.hpp"
#include "host/turn_meter.hpp"
#include "table/saved_games.hpp"
#include "table/shared_tables.hpp"
#include "tui/screen/preferences.hpp"
#include "tui/table/full_screen.hpp"
#include "tui/table/replay.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace tenebrae::app {

/// Options for the screen, as typed; only their form has been checked.
struct ScreenOptions {
    std::string color;
    std::string charset;
    bool accessible = false;
    bool still = false;
    bool no_half_blocks = false;
    bool odds = false;  ///< --odds, only for play
    std::string pace;  ///< --pace, only for play
    bool bell = false;  ///< --bell, only for table join
    bool no_talk = false;  ///< --no-talk, only for table join and table watch
};

void add_screen_options(Subcommand& command, ScreenOptions& options);

/// Returns the preferences for the screen. The environment overrides config.toml, and the command
/// line overrides both.
tui::Preferences
preferences_of(const Program& program, const ScreenOptions& options, core::Diagnostics& errors);
/// Returns true if sentences are printed instead of screens and drawings, in any subcommand: with
/// --accessible, ACCESSIBLE or `accessible` in config.toml.
bool wants_lines(const Program& program, const ScreenOptions& options);
/// Returns how line mode shows a board: drawn, or described in sentences.
table::BoardStyle line_style(const Program& program, const ScreenOptions& options);
/// Returns a sentence on why line mode is used, to be printed first; empty if only the command line
/// asked for it.
std::string_view reason_for_lines(const Program& program, const ScreenOptions& options);

/// What the title of the full screen leads to; a nullptr leaves it out.
struct ScreenSources {
    table::SavedGames* saved_games = nullptr;
    table::Exercises* exercises = nullptr;
    table::DailyGames* daily_games = nullptr;
    table::SharedTables* tables = nullptr;
};

/// The full screen of one session. It is opened again each time the player returns from line mode.
class FullScreenInterface {
public:
    FullScreenInterface(
        const Program& program, host::Session& session, const ScreenOptions& options
    );

    /// Returns true if an option, the environment or the configuration asks for line mode.
    [[nodiscard]] bool wants_lines() const { return preferences_.accessible; }
    /// Returns the preferences; another interface may change them.
    [[nodiscard]] tui::Preferences& preferences() { return preferences_; }
    /// Returns the folder where options are saved; empty if they are not saved.
    [[nodiscard]] const std::string& preferences_folder() const { return folder_; }

    enum class End { Left, ToLines, Hangup, NoScreen };
    /// Shows the full screen until it is left. NoScreen: this terminal cannot show it; a message
    /// has been printed unless the terminal's name makes it obvious.
    End show(const ScreenSources& sources);
    /// Adds messages for the first screen.
    void add_messages(const core::Diagnostics& errors);
    /// Sets a game to replay the next time show() is called.
    void watch(tui::Replay replay) { replay_ = std::move(replay); }
    /// Sets the game whose form to start with the next time show() is called.
    void ask_about(std::string game) { new_game_ = std::move(game); }
    /// Sets the exercises, or one exercise, to start with the next time show() is called.
    void practise(tui::FullScreen::ExerciseStart start) { exercise_ = std::move(start); }

private:
    End show_until_left(const ScreenSources& sources);

    const Program& program_;
    host::Session& session_;
    host::TurnMeter meter_;
    std::string folder_;
    core::Diagnostics errors_;
    tui::Preferences preferences_;
    std::optional<tui::Replay> replay_;
    std::optional<tui::FullScreen::ExerciseStart> exercise_;
    std::string new_game_;
};

/// Returns whether the full screen has a board for a game.
bool has_board(const Program& program, const table::Game& game);
/// Returns true if standard input and standard output are a terminal.
bool at_terminal();

}  // namespace tenebrae::app

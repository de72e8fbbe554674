// SPDX-License-Identifier: MIT
#pragma once

#include "app/program.hpp"
#include "host/session.hpp"
#include "host/turn_meter.hpp"
#include "table/shelf.hpp"
#include "tui/screen/preferences.hpp"
#include "tui/table/full_screen.hpp"
#include "tui/table/replay.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace tenebrae::app {

/// The options of the screen as they were typed, unchecked but for their form.
struct ScreenOptions {
    std::string color;
    std::string charset;
    bool accessible = false;
    bool still = false;
    bool odds = false;  ///< of a game that is played
    std::string pace;  ///< likewise
};

void add_screen_options(Subcommand& command, ScreenOptions& options);

/// Returns what the person has chosen for the screen: config.toml, the environment and the command
/// line, each over the one before.
tui::Preferences
preferences_of(const Program& program, const ScreenOptions& options, core::Diagnostics& faults);
/// Decides, for every subcommand, whether it shows lines in sentences in place of screens and
/// drawings: with --accessible, ACCESSIBLE or `accessible` in config.toml.
bool wants_lines(const Program& program, const ScreenOptions& options);
/// How the sentences or the drawings of lines show a board.
table::BoardStyle line_style(const Program& program, const ScreenOptions& options);
/// Returns the sentence that says why there are lines, for the first of them; empty where nothing
/// asked for lines but the command line.
std::string_view reason_for_lines(const Program& program, const ScreenOptions& options);

/// The full screen of one evening. It is opened again each time somebody comes back to it from the
/// linear face.
class FullScreenFace {
public:
    FullScreenFace(const Program& program, host::Session& session, const ScreenOptions& options);

    /// Did the person, the environment or the configuration ask for lines in place of a screen?
    [[nodiscard]] bool wants_lines() const { return preferences_.accessible; }
    /// What was chosen; another interface may change it.
    [[nodiscard]] tui::Preferences& preferences() { return preferences_; }
    /// Where options are saved; empty: nowhere.
    [[nodiscard]] const std::string& preferences_folder() const { return folder_; }

    enum class End { Left, ToLines, Hangup, NoScreen };
    /// Until it is left. NoScreen: this terminal has none, which has been told where it is not
    /// plain from its name.
    End show(table::Shelf* shelf, table::Exercises* exercises, table::Nightly* nightly);
    /// What is to be told on the first screen.
    void tell(const core::Diagnostics& faults);
    /// A game to be watched when it is shown next.
    void watch(tui::Replay replay) { replay_ = std::move(replay); }
    /// The exercises of a kind, or one of them, likewise.
    void practise(tui::FullScreen::ExerciseStart start) { exercise_ = std::move(start); }

private:
    End show_until_left(table::Shelf* shelf, table::Exercises* exercises, table::Nightly* nightly);

    const Program& program_;
    host::Session& session_;
    host::TurnMeter meter_;
    std::string folder_;
    core::Diagnostics faults_;
    tui::Preferences preferences_;
    std::optional<tui::Replay> replay_;
    std::optional<tui::FullScreen::ExerciseStart> exercise_;
};

/// Is a terminal on both sides?
bool at_terminal();

}  // namespace tenebrae::app

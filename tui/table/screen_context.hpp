// SPDX-License-Identifier: MIT
#pragma once

#include "table/daily_game.hpp"
#include "table/exercises.hpp"
#include "table/own_seat.hpp"
#include "table/saved_games.hpp"
#include "table/shared_tables.hpp"
#include "table/thinking_time.hpp"
#include "tui/screen/keymap.hpp"
#include "tui/screen/preferences.hpp"
#include "tui/screen/theme.hpp"
#include "tui/table/board_view.hpp"

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::tui {

/// The data shared by all screens: the seat at the table, the user's preferences, and the looks.
struct ScreenContext {
    static constexpr int kSlowAfterMs = 20'000;

    table::Seat& seat;
    std::span<const BoardFamily> families;
    table::SavedGames* saved_games = nullptr;  ///< nullptr: games are saved in files only
    table::Exercises* exercises = nullptr;  ///< nullptr: no exercises
    table::DailyGames* daily_games = nullptr;  ///< nullptr: no daily games
    table::SharedTables* tables = nullptr;  ///< nullptr: no tables of several people
    /// The table to be made, instead of a game for this person alone, by the next new game.
    std::optional<table::NewTable> new_table = {};
    /// The exercise that the game belongs to; nullptr: an ordinary game.
    table::Practice* practice = nullptr;
    Preferences preferences = {};
    std::string preferences_folder = {};  ///< empty: changes are lost when the program ends
    std::string terminal = {};  ///< its name, from TERM
    bool slow = false;  ///< the link is slow: no decoration
    int slow_after_ms = kSlowAfterMs;  ///< limit of every search
    table::SlowTurns slow_turns = {};
    table::TurnTime turn_time = {};  ///< empty: not measured
    bool many_colors = false;  ///< the terminal has enough colours for the steps of light
    bool half_blocks = false;  ///< it has half blocks, too
    /// Called with the palette of the current game whenever it changes; may be empty.
    std::function<void(const Palette&)> restyle = {};
    /// Called with whether the mouse is used; may be empty.
    std::function<void(bool)> use_mouse = {};

    /// Rings the terminal's bell; may be empty.
    std::function<void()> ring = {};
    /// Returns whether a key is waiting to be read; may be empty.
    std::function<bool()> has_pending_key = {};
    /// Shows a line over the picture, above the last line. Returns false if a key was pressed,
    /// which is used up by that. May be empty.
    std::function<bool(const std::string& message)> show_progress = {};

    Glyphs glyphs = {};
    Keymap keymap = {};  ///< of the current game
    std::map<std::string_view, Keymap> keymaps = {};  ///< by game
    Palettes palettes = {};
    std::string_view looks_game = {};  ///< the current game; empty before the first one
    unsigned flicker = 0;

    std::vector<std::string> typed = {};  ///< history of the command line, oldest first
    int lines_typed = 0;
    std::size_t saved_lines = 0;  ///< lines of the record that a file of the user has

    /// Returns a context with the same preferences and looks for an exercise.
    [[nodiscard]] ScreenContext at(table::Practice& other) const;
    /// Copies preferences and looks, which may have been changed there.
    void copy_looks_from(const ScreenContext& other);

    [[nodiscard]] Drawing drawing() const {
        return {&glyphs, &keymap, flicker, shows_light(), shows_pixels()};
    }
    /// Returns whether the terminal shows the palette's light.
    [[nodiscard]] bool shows_light() const;
    /// Returns whether that light is drawn in half blocks.
    [[nodiscard]] bool shows_pixels() const;
    [[nodiscard]] const std::string& data_folder() const { return seat.data_folder(); }
    [[nodiscard]] const table::Observation& observation() const { return seat.observation(); }
    /// Returns whether the program is in restricted mode, in which you cannot name paths.
    [[nodiscard]] bool is_restricted() const { return seat.is_restricted(); }
    [[nodiscard]] bool animates() const { return preferences.animations && !slow; }
    /// Returns the pause after a bot's move in milliseconds; 0: no extra pause.
    [[nodiscard]] int pace_ms() const;

    /// Returns a board for the game; nullptr if the full screen has none for it.
    [[nodiscard]] std::unique_ptr<BoardView> make_board(const table::Game& game) const;
    [[nodiscard]] const BoardFamily* family(std::string_view game) const;
    /// Loads palettes, keys and glyphs of all games again. Returns each error once; everything
    /// valid is used.
    core::Diagnostics load_look();
    /// Switches to the keys and looks of a game; does nothing if it has none.
    void use_looks_of(std::string_view game);

    /// Returns whether the game is at a table of several people.
    [[nodiscard]] bool is_at_table() const { return seat.news_descriptor() >= 0; }
    /// Returns whether abandoning the current game would lose something.
    [[nodiscard]] bool has_unsaved() const;
    /// Lets any key stop a bot that is thinking; the key remains to be read: see
    /// table::Seat::set_progress_listener().
    void stop_bots_by_keys();
    /// Carries out a typed line; a key or the end of slow_after_ms stops a long command.
    table::Reply execute(std::string_view line);
    table::Reply begin(const table::Header& header);
    /// Starts the current game again from the moment after this many commands.
    table::Reply restart(std::size_t commands);
    /// Carries out a command that may take long and shows its progress; any key stops it with the
    /// best result so far.
    table::Reply execute_with_progress(std::string_view doing, std::string_view line);
    /// Returns the chance to win; any key stops the search with the best result so far. Nothing if
    /// no bot can estimate it.
    std::optional<table::Hint> odds();

private:
    table::Reply execute_now(std::string_view line);
    void load_keys(core::Diagnostics& errors);
    void restyle_now() const;
};

/// Returns an error in one line, the rule's number last.
std::string one_line(const core::Diagnostic& error);
/// Returns the first error in one line; "" if there is none.
std::string first_line(const core::Diagnostics& errors);

}  // namespace tenebrae::tui

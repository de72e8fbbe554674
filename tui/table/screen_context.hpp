// SPDX-License-Identifier: MIT
#pragma once

#include "table/effort.hpp"
#include "table/exercises.hpp"
#include "table/own_seat.hpp"
#include "table/shelf.hpp"
#include "table/tonight.hpp"
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

/// What all screens share: the seat at the table, what the person has chosen, and the look of
/// things.
struct ScreenContext {
    static constexpr int kPatienceMs = 20'000;

    table::Seat& seat;
    std::span<const BoardFamily> families;
    table::Shelf* shelf = nullptr;  ///< null: games are kept in files only
    table::Exercises* exercises = nullptr;  ///< null: there are none
    table::Nightly* nightly = nullptr;  ///< null: no nights of the day
    /// What the game on the table is done for; null: for itself.
    table::Practice* practice = nullptr;
    Preferences preferences = {};
    std::string preferences_folder = {};  ///< empty: what is chosen holds until the program ends
    std::string terminal = {};  ///< its name: TERM
    bool slow = false;  ///< no ornament: every byte is waited for
    int patience_ms = kPatienceMs;  ///< no search takes longer
    table::SlowTurns slow_turns = {};
    table::TurnTime turn_time = {};  ///< empty: nobody measures it
    bool many_colors = false;  ///< enough of them for the steps of light
    /// Called with the palette of the game that is looked at, whenever it is another; may be empty.
    std::function<void(const Palette&)> restyle = {};
    /// Called when the mouse is to count or not; may be empty.
    std::function<void(bool)> use_mouse = {};

    /// Has a key been pressed that nobody has taken yet? May be empty.
    std::function<bool()> key_waits = {};
    /// Shows a line over the picture, above the lowest; false: a key was pressed, and has done its
    /// service by that. May be empty.
    std::function<bool(const std::string& said)> tell_progress = {};

    Glyphs glyphs = {};
    Keymap keymap = {};  ///< of the game that is looked at
    std::map<std::string_view, Keymap> keymaps = {};  ///< by game
    Palettes palettes = {};
    std::string_view looked_at = {};  ///< that game; empty before the first
    unsigned flicker = 0;

    std::vector<std::string> typed = {};  ///< what was typed on the command line, oldest first
    int lines_typed = 0;
    std::size_t saved_lines = 0;  ///< so many lines of the record are in a file of the person's own

    /// The same person and looks at another table.
    [[nodiscard]] ScreenContext at(table::Practice& other) const;
    /// Looks that were chosen there.
    void take_looks_of(const ScreenContext& other);

    [[nodiscard]] Drawing drawing() const { return {&glyphs, &keymap, flicker, shows_light()}; }
    /// Does the terminal show the light of the palette?
    [[nodiscard]] bool shows_light() const;
    [[nodiscard]] const std::string& data_folder() const { return seat.data_folder(); }
    [[nodiscard]] const table::Seen& seen() const { return seat.seen(); }
    /// Can no path be named?
    [[nodiscard]] bool is_restricted() const { return seat.is_restricted(); }
    [[nodiscard]] bool animates() const { return preferences.animations && !slow; }
    /// How long what a bot did is to be seen before anything follows; 0: not longer than anything.
    [[nodiscard]] int pace_ms() const;

    /// A board for the game; null when there is none on the full screen.
    [[nodiscard]] std::unique_ptr<BoardView> make_board(const table::Game& game) const;
    [[nodiscard]] const BoardFamily* family(std::string_view game) const;
    /// Reads palettes, keys and glyphs of all games anew. What is wrong in them is told, once, and
    /// what is right is taken.
    core::Diagnostics load_look();
    /// The keys and looks of this game's own from now on; another game's stay if there are none.
    void look_at(std::string_view game);

    /// Would something be lost if the game on the table were gone?
    [[nodiscard]] bool has_unsaved() const;
    /// Any key, which stays to be taken, stops a bot that thinks from now on: see
    /// table::Seat::set_watch().
    void stop_bots_by_keys();
    /// Carries out a typed line; a key, or the end of patience_ms, stops what takes long.
    table::Reply execute(std::string_view line);
    table::Reply begin(const table::Header& header);
    /// The game on the table once more, from a moment of it on.
    table::Reply begin_again(std::size_t commands);
    /// The same for what may take long: it says so, and any key leaves it at the best so far.
    table::Reply think(std::string_view doing, std::string_view line);
    /// The chance to win; any key leaves it at the best so far. Nothing: nobody estimates it.
    std::optional<table::Hint> odds();

private:
    table::Reply execute_now(std::string_view line);
    void load_keys(core::Diagnostics& faults);
    void restyle_now() const;
};

/// A fault in one line, the rule's number last.
std::string one_line(const core::Diagnostic& fault);
/// The first of them; "" without any.
std::string first_line(const core::Diagnostics& faults);

}  // namespace tenebrae::tui

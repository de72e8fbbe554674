// SPDX-License-Identifier: MIT
#pragma once

#include "app/exit_status.hpp"
#include "app/line_interface.hpp"
#include "app/session_storage.hpp"
#include "app/typed_lines.hpp"
#include "table/thinking_time.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace tenebrae::app {

/// Line mode for one player, or for a program that types commands.
class LineLoop {
public:
    LineLoop(host::Session& session, SessionStorage& storage, TypedLines& lines, bool draws);

    /// Reports slow bots, timed with this clock; without a clock, none are reported.
    void time_bots(table::Clock clock) { turns_ = table::SlowTurns(std::move(clock)); }
    /// Rings the bell when it becomes the person's turn at a table.
    void ring_at_turns(bool on) { rings_ = on; }
    /// Plays until the input ends, or the player leaves or asks for the full screen.
    ExitStatus play();
    [[nodiscard]] bool switch_interface() const { return switch_interface_; }
    /// Returns true if the printed lines may show information that is hidden from other players.
    [[nodiscard]] bool has_shown_secrets() const { return has_shown_secrets_; }
    /// Prints the final message and returns the status for the game's result.
    ExitStatus finish();

private:
    struct LeftAt {
        std::size_t commands = 0;
        std::size_t events = 0;
    };

    bool answer(const core::Result<std::string>& line, int number);
    /// Plays for bots until a person decides or an urgent line is typed. Prints each move at once.
    void let_bots_play();
    /// Prints what other people at the table have done; returns whether that was anything.
    bool show_news();
    /// Does the same, lets bots play after it, and prints the prompt.
    void continue_after_news();
    void show_handover();
    bool confirm_handover(const core::Result<std::string>& line);
    /// Returns the events that the current seat has not seen since its player left the keyboard.
    [[nodiscard]] std::string events_since_left() const;
    /// Returns what the end of the game means for the player, a sentence on each line.
    [[nodiscard]] std::string end_text();
    void print(std::string_view text);

    host::Session& session_;
    LineInterface interface_;
    SessionStorage& storage_;
    TypedLines& lines_;
    table::SlowTurns turns_;
    bool switch_interface_ = false;
    bool has_shown_secrets_ = false;
    bool output_ok_ = true;
    bool rings_ = false;
    bool awaits_handover_ = false;  ///< the screen stays clear until the next player presses Enter
    /// By seat: what it had seen when its player left the keyboard; nullopt before its first turn.
    std::array<std::optional<LeftAt>, table::kMaxSeats> left_at_{};
};

}  // namespace tenebrae::app

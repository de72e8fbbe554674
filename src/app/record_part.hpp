// SPDX-License-Identifier: MIT
#pragma once

#include "app/program.hpp"
#include "app/record_source.hpp"
#include "core/result.hpp"
#include "host/match.hpp"
#include "tui/table/replay.hpp"

#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::app {

/// The part of a record that a subcommand shows, as typed.
struct RecordPart {
    static constexpr std::size_t kToTheEnd = std::numeric_limits<std::size_t>::max();

    RecordSource source;
    int seat = 0;  ///< from 1; 0: the seat that decides
    std::size_t from = 1;  ///< the first command
    std::size_t to = kToTheEnd;  ///< the last command
};

/// Prints an error if the game has no such seat.
bool has_seat(const table::Game& game, int seat);

/// Returns the only seat that may be shown, else the one that --seat names; nullopt for the seat
/// that decides at each moment.
std::optional<int> shown_seat(const RecordPart& request, const host::Match& match, bool is_over);

/// Returns the error for a seat that may not be shown; seat: from 1.
core::Diagnostic other_seat(int seat);

/// The number of commands up to a line, including undo and redo, and whether the line is one.
struct LineCount {
    std::size_t commands = 0;
    bool is_command = false;
};
/// Returns the count for each line. If only one seat may be shown, counts the commands it knows.
std::vector<LineCount> count_commands(
    const RecordPart& request,
    const host::Environment& environment,
    const std::vector<std::string>& lines,
    bool is_over
);
/// Returns the number of lines up to the end of the requested part.
std::size_t end_of_part(const std::vector<LineCount>& counts, std::size_t to);

/// Returns the requested part for the replay screen. Commands are counted as when printing, with
/// undo and redo; commands that were undone within the part are not shown.
core::Result<tui::Replay> part_of(
    const RecordPart& request,
    const host::Environment& environment,
    const std::vector<std::string>& lines,
    bool is_over
);

/// Returns the error for a game without one. done: "recorded"
core::Diagnostic no_board(const table::Game& game, std::string_view done);

}  // namespace tenebrae::app

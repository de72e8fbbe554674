// SPDX-License-Identifier: MIT
#pragma once

#include "app/full_screen.hpp"
#include "app/program.hpp"
#include "tui/table/replay.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::app {

/// The options of a recording of the replay screen as they were typed.
struct CastOptions {
    bool wanted = false;
    std::string size = "80x24";
    std::string seconds = "1";
    std::string output;  ///< empty: standard output
};

void add_cast_options(Subcommand& command, CastOptions& options);

struct CastSize {
    int width = 0;
    int height = 0;
};
/// "80x24"; nothing for what is no size, or too small or too large.
std::optional<CastSize> parse_cast_size(std::string_view text);
/// "1", "0.25": in milliseconds; nothing for what is no such number, or too small or too large.
std::optional<int> parse_seconds(std::string_view text);

/// Writes the recording; `seat` is where nobody sits. It follows from the game and the options
/// alone: neither configuration nor environment makes a difference.
ExitStatus write_cast(
    table::Seat& seat,
    const CastOptions& options,
    const ScreenOptions& screen,
    const tui::Replay& replay,
    const Program& program
);

}  // namespace tenebrae::app

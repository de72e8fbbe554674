// SPDX-License-Identifier: MIT
#pragma once

#include "app/full_screen.hpp"
#include "app/program.hpp"
#include "tui/table/replay.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::app {

/// Options for recording the replay screen, as typed.
struct CastOptions {
    bool wanted = false;
    std::string size = "80x24";
    std::string seconds = "1";
    std::string colors = "256";
    std::string output;  ///< empty: standard output
};

void add_cast_options(Subcommand& command, CastOptions& options);

struct CastSize {
    int width = 0;
    int height = 0;
};
/// Parses a size such as "80x24"; nullopt if it is malformed or out of range.
std::optional<CastSize> parse_cast_size(std::string_view text);
/// Parses seconds such as "1" or "0.25" and returns milliseconds; nullopt if malformed or out of
/// range.
std::optional<int> parse_seconds(std::string_view text);

/// Writes the recording; `seat` is the spectator's. It depends only on the game and the options,
/// not on the configuration or the environment.
ExitStatus write_cast(
    table::Seat& seat,
    const CastOptions& options,
    const ScreenOptions& screen,
    const tui::Replay& replay,
    const Program& program
);

}  // namespace tenebrae::app

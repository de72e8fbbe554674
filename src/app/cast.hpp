// SPDX-License-Identifier: MIT
#pragma once

#include "app/full_screen.hpp"
#include "app/program.hpp"
#include "core/result.hpp"
#include "tui/table/recording.hpp"
#include "tui/table/replay.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::app {

/// Options for the looks of a recording or picture, as typed.
struct CastLook {
    std::optional<std::string> size;
    std::optional<std::string> palette;
};

/// Adds --size and --palette.
void add_look_options(Subcommand& command, CastLook& look);

/// Options for recording the replay screen, as typed.
struct CastOptions {
    bool wanted = false;
    std::string picture;  ///< file of a moving picture; empty: none
    CastLook look;
    std::optional<std::string> seconds;
    std::string colors = "256";
    std::string output;  ///< empty: standard output
};

void add_cast_options(Subcommand& command, CastOptions& options);
/// Returns an error if an option needs a recording or picture that is not wanted; empty if none
/// does.
std::string cast_usage_error(const CastOptions& options);

struct CastSize {
    int width = 80;
    int height = 24;
};
/// Parses a size such as "80x24"; nullopt if it is malformed or out of range.
std::optional<CastSize> parse_cast_size(std::string_view text);
/// Parses seconds such as "1" or "0.25" and returns milliseconds; nullopt if malformed or out of
/// range.
std::optional<int> parse_seconds(std::string_view text);

/// Returns the settings of a picture in true colour of a game, or errors in its looks. They depend
/// only on the options, not on the configuration or the environment.
core::Result<tui::Cast> load_cast(
    const Program& program,
    const std::string& data_folder,
    std::string_view game,
    const CastLook& look,
    const ScreenOptions& screen
);

/// Writes the recording or the moving picture; `seat` is the spectator's. It depends only on the
/// game and the options.
ExitStatus write_cast(
    table::Seat& seat,
    const CastOptions& options,
    const ScreenOptions& screen,
    const tui::Replay& replay,
    const Program& program
);

}  // namespace tenebrae::app

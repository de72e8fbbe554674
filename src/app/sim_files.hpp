// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"
#include "store/bot_games.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::app {

/// Counts of lines that were skipped.
struct SkippedLines {
    std::size_t repeated = 0;  ///< lines of a game that was already read
    std::size_t unreadable = 0;  ///< lines that are not games
};

/// Calls `take` once for every game of the files, with its line. Rules, bots and seed identify a
/// game; two lines of one game with different results are an error.
core::Diagnostics read_games(
    const std::vector<std::string>& files,
    const std::function<void(const store::BotGame& game, const std::string& line)>& take,
    SkippedLines& skipped_lines
);

/// Prints how many lines were skipped, if any.
void print_skipped(const SkippedLines& skipped_lines);

}  // namespace tenebrae::app

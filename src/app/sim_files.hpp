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

/// What was found in files of games besides games.
struct LeftOut {
    std::size_t repeated = 0;  ///< lines of a game that another line has told already
    std::size_t unreadable = 0;  ///< lines that are no games
};

/// Gives every game of the files once, with its line. A game is known by its rules, its bots and
/// its seed: where two lines of one game tell different ends, that is a fault.
core::Diagnostics read_games(
    const std::vector<std::string>& files,
    const std::function<void(const store::BotGame& game, const std::string& line)>& take,
    LeftOut& left_out
);

/// Says what was left out, if anything was.
void tell(const LeftOut& left_out);

}  // namespace tenebrae::app

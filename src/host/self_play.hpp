// SPDX-License-Identifier: MIT
#pragma once

#include "host/record.hpp"
#include "host/referee.hpp"
#include "table/bot.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

/// Whole games that nobody watches, by the thousand: bots play every seat on the rules themselves,
/// and what comes of it is what would come of it at a table.
namespace tenebrae::host {

/// Every seat of the game has one.
using SeatBots = std::array<table::SeatBot, table::kMaxSeats>;

struct SelfPlayed {
    GameState end;
    std::size_t commands = 0;
    std::optional<int> left;  ///< tiles that nobody has drawn, where the game has such
};

/// One row for each game that can be played so: see host/module_self_play.hpp.
struct SelfPlay {
    std::string_view game;  ///< its id
    /// From the seed to the end, or until no record could hold more. `moves`: null where nobody
    /// wants to know what was played. May be called by several threads at once.
    SelfPlayed (*play
    )(const table::Game&, const SeatBots&, std::uint64_t seed, std::vector<table::Move>* moves);
};

/// What a record holds at most.
inline constexpr std::size_t kMostCommands = kMaxRecord.lines - kRoomForAnEnd.lines;

}  // namespace tenebrae::host

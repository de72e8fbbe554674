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

/// Whole games between bots, without a session, by the thousand. Bots play on the rules directly,
/// with the same result as in a session.
namespace tenebrae::host {

/// The bots by seat; every seat of the game has one.
using SeatBots = std::array<table::SeatBot, table::kMaxSeats>;

struct SelfPlayed {
    GameState end;
    std::size_t commands = 0;
    std::optional<int> left;  ///< tiles that were not drawn, in games that count them
};

/// A row for each game that supports self-play: see host/self_play_adapter.hpp.
struct SelfPlay {
    std::string_view game;  ///< id of the game
    /// Plays a game from its seed to its end, or until a record would be full. Appends the moves to
    /// `moves` unless it is nullptr. Thread-safe.
    SelfPlayed (*play
    )(const table::Game&, const SeatBots&, std::uint64_t seed, std::vector<table::Move>* moves);
};

/// The most commands that fit into a record.
inline constexpr std::size_t kMostCommands = kMaxRecord.lines - kRoomForAnEnd.lines;

}  // namespace tenebrae::host

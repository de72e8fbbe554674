// SPDX-License-Identifier: MIT
#pragma once

#include "host/self_play.hpp"
#include "table/game.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Files of games between bots: one JSON object on each line. Fields that scores also have use the
/// same names.
namespace tenebrae::store {

/// The end of a game between bots.
struct BotGameEnd {
    std::uint64_t seed = 0;
    table::Outcome outcome;
    std::optional<int> turn;
    std::size_t commands = 0;
    std::optional<int> left;  ///< tiles left to draw
    std::uint64_t state = 0;  ///< the hash of the last state, as in the last check of a record
};

/// Returns the start of the line, up to the seed: the same for all games of the same rules and
/// bots.
std::string line_prefix(const table::Game& game, const host::SeatBots& bots);
/// Appends a whole line with its line end.
void append_bot_game(
    std::string& text, std::string_view head, const BotGameEnd& end, std::size_t seats
);

/// A line of the file, parsed.
struct BotGame {
    std::string head;
    std::string game;
    std::vector<std::string> header;
    std::vector<std::string> bots;  ///< by seat: "search:600"
    std::uint64_t seed = 0;
    std::vector<std::string> results;  ///< by seat: "won"
    std::string code;  ///< the cause: "too-few-keys"
    std::optional<std::int64_t> turns;
    std::int64_t commands = 0;
    std::optional<std::int64_t> left;
};

/// Parses a line; nullopt if it is malformed.
std::optional<BotGame> parse_bot_game(std::string_view line);

}  // namespace tenebrae::store

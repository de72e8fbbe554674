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

/// The files of games between bots: a line of JSON each, in which fields that scores have too have
/// the same names.
namespace tenebrae::store {

/// How a game between bots has ended.
struct BotGameEnd {
    std::uint64_t seed = 0;
    table::Outcome outcome;
    std::optional<int> turn;
    std::size_t commands = 0;
    std::optional<int> left;  ///< tiles that nobody has drawn
    std::uint64_t state = 0;  ///< the hash of the last state, as in the last check of a record
};

/// What the lines of all games of the same rules and bots begin with, up to their seed.
std::string head_of_lines(const table::Game& game, const host::SeatBots& bots);
/// Adds a whole line, ended.
void write_line(std::string& text, std::string_view head, const BotGameEnd& end, std::size_t seats);

/// Such a line as it was read.
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

/// Nothing: it is no such line.
std::optional<BotGame> read_line(std::string_view line);

}  // namespace tenebrae::store

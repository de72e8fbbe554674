// SPDX-License-Identifier: MIT
#pragma once

#include "table/game_values.hpp"
#include "table/seat.hpp"

#include <array>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tenebrae::table {

class Game;

/// One way in which the program itself plays a seat of a game.
struct Bot {
    std::string_view game;  ///< its id
    std::string_view level;  ///< one word, by which people ask for it: "easy"
    std::string_view summary;  ///< "looks one action ahead"
    /// A legal move for the seat that is asked, from what that seat may know: the same view always
    /// gets the same answer. Nothing when the seat is not asked, or for another game.
    std::function<std::optional<Move>(const Game&, const SeatView&)> choose;
    /// Why it would move so, in a sentence, from the same view; null, or an empty text: it does not
    /// say.
    std::function<std::string(const Game&, const SeatView&, Move)> reason = {};
};

/// By seat: the level of the bot that plays it; empty: a person does.
using BotLevels = std::array<std::string, kMaxSeats>;

/// Those of one game, the weakest first; they stand side by side.
std::span<const Bot> bots_of(std::span<const Bot> bots, std::string_view game);

/// Null: there is none of this level.
const Bot* find_bot(std::span<const Bot> bots, std::string_view game, std::string_view level);

}  // namespace tenebrae::table

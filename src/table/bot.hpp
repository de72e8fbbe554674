// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"
#include "core/random.hpp"
#include "table/advice.hpp"
#include "table/game_values.hpp"
#include "table/seat.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tenebrae::table {

class Game;

/// A function that is called repeatedly while a bot thinks, with the number of playouts done and
/// about how many there will be. Returns false to stop the search: the bot then answers at once
/// with the best move so far.
using ProgressListener = std::function<bool(int done, int all)>;

/// A request of a teammate to a bot.
struct BotRequest {
    std::string words = {};  ///< in the syntax of the game's bots: "wait"; empty: no request
    int from = 0;  ///< the seat that sends it
};

/// The input for a bot's decision, besides the view of its seat.
struct BotMeans {
    std::uint64_t luck = 0;  ///< the random number for this decision, from BotLuck
    int playouts = 0;  ///< the limit for a search; 0: the bot's usual number
    ProgressListener listener = {};  ///< may be empty; called by searching bots only
    BotRequest request = {};  ///< must be one that the bot accepts
};

/// Random numbers for bots. They are derived from the seed of the game, so that a game can be
/// replayed, through a digest, so that the moves of a bot do not reveal the seed.
class BotLuck {
public:
    explicit BotLuck(std::uint64_t seed);
    /// Returns the number for the decision after this many commands.
    [[nodiscard]] std::uint64_t at(std::size_t commands) const {
        constexpr std::uint64_t kStep = 0xD1B5'4A32'D192'ED03;
        std::uint64_t word = root_ + kStep * commands;
        return core::splitmix64(word);
    }

private:
    std::uint64_t root_;
};

/// A type of bot for one game.
struct Bot {
    std::string_view game;  ///< id of the game
    std::string_view level;  ///< one word, as typed by players: "search"
    std::string_view summary;  ///< "looks one action ahead"
    /// Returns a legal move for the deciding seat, from what that seat may know: the same view and
    /// means always get the same move. Returns nullopt if the seat does not decide, or for another
    /// game.
    std::function<std::optional<Move>(const Game&, const SeatView&, const BotMeans&)> choose;
    /// Explains in a sentence why the bot would choose this move by its usual means, from the same
    /// view. May be nullptr or return an empty text: no explanation.
    std::function<std::string(const Game&, const SeatView&, Move)> reason = {};
    /// Returns the bot's assessment of the best moves by the same means; the first is that of
    /// choose(). nullptr: table::advise() makes advice from choose() and reason().
    std::function<std::optional<Advice>(const Game&, const SeatView&, const BotMeans&)> advise = {};
    int playouts = 0;  ///< usual number for a decision; 0: the bot counts no playouts
    std::string_view former = {};  ///< the name of the level in older records, still accepted
    /// The first words of the requests that the bot accepts from its teammates; empty: it accepts
    /// none.
    std::span<const std::string_view> requests = {};
    /// Returns the error in such a request, if any; nullptr if `requests` is empty.
    std::function<std::optional<core::Diagnostic>(const Game&, Words)> refuse_request = {};
    /// Explains in a sentence what the bot intends with this move and why, for teammates who may
    /// know what it does. nullptr: no explanation. The move must be the bot's choice by the same
    /// view and means.
    std::function<std::string(const Game&, const SeatView&, Move, const BotMeans&)> plan = {};
};

/// The level of the bot in each seat, as it was typed; empty: a person plays the seat.
using BotLevels = std::array<std::string, kMaxSeats>;

/// The bot in a seat, with its playouts per decision.
struct SeatBot {
    const Bot* bot = nullptr;  ///< nullptr: no bot has this level
    int playouts = 0;  ///< 0: the bot counts no playouts

    [[nodiscard]] std::optional<Move>
    choose(const Game& game, const SeatView& view, std::uint64_t luck) const {
        return bot->choose(game, view, {luck, playouts});
    }
};

/// Returns advice for the deciding seat, from what that seat may know: the same view and means
/// always get the same advice, unless the search is stopped early. Returns nullopt if the seat does
/// not decide.
std::optional<Advice>
advise(const Bot& bot, const Game& game, const SeatView& view, const BotMeans& means);

/// Returns the bots of one game, the weakest first. Precondition: they are adjacent in `bots`.
std::span<const Bot> bots_of(std::span<const Bot> bots, std::string_view game);

/// Finds the bot for "search", with its usual number of playouts, or "search:2000". SeatBot::bot is
/// nullptr if there is none, or if the number is not valid.
SeatBot find_bot(std::span<const Bot> bots, std::string_view game, std::string_view level);
/// Formats a bot as find_bot() reads it, with the number of playouts if the bot counts them:
/// "search:600", "random". Precondition: the bot is not nullptr.
std::string written(const SeatBot& bot);

/// The level that every game has.
inline constexpr std::string_view kRandomLevel = "random";
/// Returns the bot that plays any legal move, each with the same probability.
Bot random_bot(std::string_view game);
/// Returns the index of the item chosen by this luck, below `count`. Precondition: count > 0.
constexpr std::size_t random_place(std::uint64_t luck, std::size_t count) {
    // Takes the high half of the product with the upper 32 bits of luck. The bias is negligible
    // because lists are short.
    return static_cast<std::size_t>((luck >> 32U) * count >> 32U);
}

}  // namespace tenebrae::table

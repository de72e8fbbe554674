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

/// Asked again and again while a bot thinks, with the playouts that it has tried and how many it
/// will, about. False: it is to answer at once with the best so far.
using Watch = std::function<bool(int done, int all)>;

/// What somebody who plays beside a bot asks it to do.
struct Wish {
    std::string words = {};  ///< as the game's bots read them: "wait"; empty: nothing
    int from = 0;  ///< the seat that asks
};

/// What a bot has to decide with, besides what its seat knows.
struct BotMeans {
    std::uint64_t luck = 0;  ///< of this decision, from BotLuck
    int playouts = 0;  ///< that a search may try; 0: as many as it usually does
    Watch watch = {};  ///< may be empty; a bot that does not search does not ask
    Wish wish = {};  ///< one that the bot does not refuse
};

/// Numbers for bots that roll dice. They follow from the seed of the game, so that the same game
/// is played again, by a digest: what a bot does tells nobody the seed.
class BotLuck {
public:
    explicit BotLuck(std::uint64_t seed);
    /// For the decision after so many commands.
    [[nodiscard]] std::uint64_t at(std::size_t commands) const {
        constexpr std::uint64_t kStep = 0xD1B5'4A32'D192'ED03;
        std::uint64_t word = root_ + kStep * commands;
        return core::splitmix64(word);
    }

private:
    std::uint64_t root_;
};

/// One way in which the program itself plays a seat of a game.
struct Bot {
    std::string_view game;  ///< its id
    std::string_view level;  ///< one word, by which people ask for it: "search"
    std::string_view summary;  ///< "looks one action ahead"
    /// A legal move for the seat that is asked, from what that seat may know: the same view and
    /// means always get the same answer. Nothing when the seat is not asked, or for another game.
    std::function<std::optional<Move>(const Game&, const SeatView&, const BotMeans&)> choose;
    /// Why it would move so by its usual means, in a sentence, from the same view; null, or an
    /// empty text: it does not say.
    std::function<std::string(const Game&, const SeatView&, Move)> reason = {};
    /// What it has found out about the best moves, that of choose() first, by the same means; null:
    /// it can say no more than choose() and reason() do, which table::advise() makes advice of.
    std::function<std::optional<Advice>(const Game&, const SeatView&, const BotMeans&)> advise = {};
    int playouts = 0;  ///< that it usually tries for a decision; 0: it counts none
    std::string_view former = {};  ///< the level's word in older records, which are read on
    /// The first words of what it does for those who play beside it; none: it goes its own way.
    std::span<const std::string_view> wishes = {};
    /// Why it cannot do what such words ask for; null where there are none.
    std::function<std::optional<core::Diagnostic>(const Game&, Words)> refuse_wish = {};
    /// What it means to do by this move and why, in a sentence, for those beside it who may know
    /// what it does; null: it does not say. The move is what it chose by the same view and means.
    std::function<std::string(const Game&, const SeatView&, Move, const BotMeans&)> plan = {};
};

/// By seat: the level of the bot that plays it, as it was asked for; empty: a person does.
using BotLevels = std::array<std::string, kMaxSeats>;

/// A bot in a seat.
struct SeatBot {
    const Bot* bot = nullptr;  ///< null: there is none of this level
    int playouts = 0;  ///< 0: it counts none

    [[nodiscard]] std::optional<Move>
    choose(const Game& game, const SeatView& view, std::uint64_t luck) const {
        return bot->choose(game, view, {luck, playouts});
    }
};

/// The best moves for the seat that is asked, from what that seat may know: the same view and means
/// always get the same advice, unless it is cut short. Nothing when the seat is not asked.
std::optional<Advice>
advise(const Bot& bot, const Game& game, const SeatView& view, const BotMeans& means);

/// Those of one game, the weakest first; they stand side by side.
std::span<const Bot> bots_of(std::span<const Bot> bots, std::string_view game);

/// "search" with its usual effort, or "search:2000".
SeatBot find_bot(std::span<const Bot> bots, std::string_view game, std::string_view level);
/// The same words again, with the effort where there is one: "search:600", "random".
std::string written(const SeatBot& bot);

/// The level of this word is in every game.
inline constexpr std::string_view kRandomLevel = "random";
/// Any legal move, each as likely.
Bot random_bot(std::string_view game);
/// Which one of so many that is, at this luck. Precondition: there is one.
constexpr std::size_t random_place(std::uint64_t luck, std::size_t count) {
    // The high half of the product, from 32 bits of luck: lists are short.
    return static_cast<std::size_t>((luck >> 32U) * count >> 32U);
}

}  // namespace tenebrae::table

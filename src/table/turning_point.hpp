// SPDX-License-Identifier: MIT
#pragma once

#include "table/bot.hpp"
#include "table/replay.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tenebrae::table {

/// A choice for which there was a better one.
struct Missed {
    std::string played;  ///< the command played
    std::string better;
    std::string played_text;  ///< the same as sentences: Game::describe()
    std::string better_text;
    std::string player;  ///< name of the seat; empty in a game with one
    int chance = 0;  ///< of winning with the better one, out of kSureChance
    int played_chance = 0;
    /// The move played was not among the best ones: `played_chance` is an upper limit.
    bool is_at_most = false;
};

/// The turn in which the chance to win fell most, judged by what was known at each moment.
struct TurningPoint {
    std::size_t moment = 0;  ///< start of the turn
    int turn = 0;
    int before = 0;  ///< chance to win at that moment, out of kSureChance
    int after = 0;  ///< chance when that side decided next, or at the end of the game
    std::optional<Missed> missed;  ///< the choice in that turn that cost most
    /// What was done in that turn, and what came of it that mattered, in sentences.
    std::vector<std::string> events;
};

/// Searches a finished game for its turning point, one decision at a time: a bot gets what the seat
/// knew at that moment, and estimates its chance to win. The limit of a decision is a number of
/// playouts. The search can be stopped after any step; found() then returns the best so far.
class TurningPointSearch {
public:
    /// Examines the chances of the side of `seat`. `playouts` for each decision; 0: the bot's usual
    /// number. `replay` must outlive this object.
    TurningPointSearch(const Replay& replay, Bot bot, int seat, int playouts = 0);

    [[nodiscard]] bool is_done() const { return stage_ == Stage::Done; }
    /// Examines one decision; `listener` may stop that. Precondition: the search is not done.
    void step(const ProgressListener& listener = {});
    /// Returns how many decisions have been examined. all() returns about how many there are in
    /// total.
    [[nodiscard]] std::size_t done() const { return done_; }
    [[nodiscard]] std::size_t all() const;
    /// Returns how many turns have been examined. turns() returns how many there are.
    [[nodiscard]] std::size_t turns_done() const;
    [[nodiscard]] std::size_t turns() const { return turns_.size(); }
    /// Returns the turning point found so far; nullopt if the chance never fell.
    [[nodiscard]] std::optional<TurningPoint> found() const;

private:
    enum class Stage { Turns, Choices, Done };

    struct Turn {
        int number = 0;
        std::size_t begin = 0;  ///< moment of its start
        std::vector<std::size_t> decisions;  ///< moments at which that side had a choice
        std::optional<int> chance;  ///< estimate at the first decision
    };

    void list_turns(int seat);
    void examine_turn(const ProgressListener& listener);
    void examine_choice(const ProgressListener& listener);
    void finish_turns();
    /// Returns the bot's advice at a moment; nullopt if `listener` stopped the search.
    [[nodiscard]] std::optional<Advice>
    advice_at(std::size_t moment, const ProgressListener& listener) const;
    [[nodiscard]] std::optional<std::size_t> worst_turn() const;
    [[nodiscard]] int chance_after(std::size_t turn) const;

    const Replay& replay_;
    Bot bot_;
    int playouts_;
    std::vector<Turn> turns_;
    /// Chance at the end, from the result; nullopt if the game was resigned, which gives no
    /// estimate.
    std::optional<int> end_chance_;
    Stage stage_ = Stage::Turns;
    std::size_t next_ = 0;  ///< index of the next turn, or of the next decision of the worst turn
    std::size_t done_ = 0;
    std::optional<Missed> missed_;
};

/// Returns the strongest bot of a game that can estimate the chance to win; nullptr if there is
/// none.
const Bot* estimating_bot(std::span<const Bot> bots, std::string_view game);

/// Formats the result in sentences. If the search is not done, says so.
std::string format_turning_point(const TurningPointSearch& search);
Json json_of(const TurningPointSearch& search);

}  // namespace tenebrae::table

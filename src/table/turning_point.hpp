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

/// A choice that a better one was found for.
struct Missed {
    std::string played;  ///< in words
    std::string better;
    int chance = 0;  ///< to win with the better one, of kSureChance
    int played_chance = 0;
    bool is_at_most = false;  ///< it was not among the best: its chance is no more than that
};

/// The turn in which the chance to win fell most, from what was known at each moment.
struct TurningPoint {
    std::size_t moment = 0;  ///< when the turn began
    int turn = 0;
    int before = 0;  ///< the chance then, of kSureChance
    int after = 0;  ///< and when that side decided next, or the game was over
    std::optional<Missed> missed;  ///< of all that was chosen in it, what cost most
};

/// Plays a game that is over back, a decision at a time: the bot is given what its seat knew then
/// and says how good it looked. Effort is counted in playouts; whoever has no more patience takes
/// what was found so far.
class TurningPointSearch {
public:
    /// Of the chances of whoever wins and loses with `seat`; `playouts` for a decision, 0: as many
    /// as the bot usually tries. All but the bot outlives it.
    TurningPointSearch(const Replay& replay, Bot bot, int seat, int playouts = 0);

    [[nodiscard]] bool is_done() const { return stage_ == Stage::Done; }
    /// Examines one decision; `watch` may end that. Precondition: it is not done.
    void step(const Watch& watch = {});
    /// How many decisions have been examined, and about how many there will be.
    [[nodiscard]] std::size_t done() const { return done_; }
    [[nodiscard]] std::size_t all() const;
    /// Of so many turns so far, and of how many there are.
    [[nodiscard]] std::size_t turns_done() const;
    [[nodiscard]] std::size_t turns() const { return turns_.size(); }
    /// The best so far; nothing: the chance never fell.
    [[nodiscard]] std::optional<TurningPoint> found() const;

private:
    enum class Stage { Turns, Choices, Done };

    struct Turn {
        int number = 0;
        std::size_t begin = 0;  ///< the moment
        std::vector<std::size_t> decisions;  ///< moments at which that side had a choice
        std::optional<int> chance;  ///< at the first of them
    };

    void list_turns(int seat);
    void examine_turn(const Watch& watch);
    void examine_choice(const Watch& watch);
    void finish_turns();
    /// Nothing: whoever watches has ended it.
    [[nodiscard]] std::optional<Advice> advice_at(std::size_t moment, const Watch& watch) const;
    [[nodiscard]] std::optional<std::size_t> worst_turn() const;
    [[nodiscard]] int chance_after(std::size_t turn) const;

    const Replay& replay_;
    Bot bot_;
    int playouts_;
    std::vector<Turn> turns_;
    std::optional<int> end_chance_;  ///< nothing: it was given up, which says nothing of it
    Stage stage_ = Stage::Turns;
    std::size_t next_ = 0;  ///< turn, or decision of the worst turn
    std::size_t done_ = 0;
    std::optional<Missed> missed_;
};

/// The strongest of a game that can say how good the chance to win is; null: none can.
const Bot* estimating_bot(std::span<const Bot> bots, std::string_view game);

/// What has been found, in sentences; of a search that is not done, as that.
std::string tell_turning_point(const TurningPointSearch& search);
Json json_of(const TurningPointSearch& search);

}  // namespace tenebrae::table

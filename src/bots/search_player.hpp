// SPDX-License-Identifier: MIT
#pragma once

#include "bots/heuristic_player.hpp"
#include "bots/playable.hpp"
#include "bots/random_player.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

namespace tenebrae::bots {

/// How hard a search tries: counted in playouts, never in time, so that the same seed gives the
/// same choice on every machine.
struct SearchEffort {
    int playouts = 600;  ///< for one decision, about
    int turns_ahead = 4;  ///< a playout stops there and is valued by win_chance
    std::size_t shortlist = 12;  ///< of more legal actions only the most appealing are tried
    std::uint64_t slips = 30;  ///< of a thousand actions in a playout this many are random
};

/// Plays every action out many times by the heuristic, each time into a fresh guess at what is
/// hidden, and keeps the better half of the actions from round to round. Within a round all actions
/// meet the same guesses. What is truly hidden is never looked at. Does not allocate.
template <Playable Game>
class SearchPlayer {
public:
    using Rules = typename Game::Rules;
    using State = typename Game::State;
    using Action = typename Game::Action;

    struct Choice {
        Action action;
        std::int64_t estimate = 0;  ///< its mean win_chance; 0 when there was nothing to choose
        int playouts = 0;  ///< of this action
    };

    explicit SearchPlayer(const Rules& rules, SearchEffort effort = {})
        : rules_(rules), effort_(effort) {}

    /// Precondition: the game is not over.
    Choice choose(const State& state, core::Random& random) {
        list_candidates(state, random);
        if (size_ == 1) {
            return {candidates_[0].action};
        }
        const int rounds = count_rounds();
        for (int round = 0; round < rounds; ++round) {
            const int samples = effort_.playouts / (rounds * static_cast<int>(size_));
            for (int sample = 0; sample < std::max(1, samples); ++sample) {
                play_sample(state, random);
            }
            keep_better_half();
        }
        const Candidate& best = candidates_[0];
        return {best.action, best.sum / best.playouts, best.playouts};
    }

private:
    struct Candidate {
        Action action;
        std::int64_t sum = 0;
        std::int64_t turns = 0;  ///< that its playouts reached, together
        int playouts = 0;
        std::size_t number = 0;  ///< in the list of legal actions: decides between equals
    };

    static bool is_better(const Candidate& left, const Candidate& right) {
        const std::int64_t lead = left.sum * right.playouts - right.sum * left.playouts;
        if (lead != 0) {
            return lead > 0;
        }
        // Where everything loses, what loses later leaves the players more to hope for.
        const std::int64_t longer = left.turns * right.playouts - right.turns * left.playouts;
        return left.sum == 0 && longer != 0 ? longer > 0 : left.number < right.number;
    }

    void list_candidates(const State& state, core::Random& random) {
        State guess = state;
        Game::redraw_hidden(rules_, guess, random);
        typename Game::Actions actions;
        Game::legal_actions(rules_, guess, actions);
        size_ = actions.size();
        for (std::size_t number = 0; number < size_; ++number) {
            candidates_[number] = {actions[number], 0, 0, 0, number};
        }
        if (size_ > effort_.shortlist) {
            shorten_list(guess);
        }
    }

    void shorten_list(const State& guess) {
        for (std::size_t number = 0; number < size_; ++number) {
            State after = guess;
            Game::apply(rules_, after, candidates_[number].action);
            candidates_[number].sum = Game::appeal(rules_, after, Game::decider(guess));
            candidates_[number].playouts = 1;
        }
        std::sort(candidates_.begin(), candidates_.begin() + size_, is_better);
        size_ = effort_.shortlist;
        for (std::size_t number = 0; number < size_; ++number) {
            candidates_[number].sum = 0;
            candidates_[number].playouts = 0;
        }
    }

    /// How often the candidates, of which there is at least one, are halved until one is left.
    [[nodiscard]] int count_rounds() const { return static_cast<int>(std::bit_width(size_ - 1)); }

    /// One guess for all candidates.
    void play_sample(const State& state, core::Random& random) {
        State guess = state;
        Game::redraw_hidden(rules_, guess, random);
        const std::uint64_t seed = random.next();
        for (std::size_t number = 0; number < size_; ++number) {
            State end = guess;
            Game::apply(rules_, end, candidates_[number].action);
            candidates_[number].sum += play_out(end, state, core::Random(seed));
            candidates_[number].turns += Game::turn(end);
            ++candidates_[number].playouts;
        }
    }

    /// Its worth to whoever decides in `from`.
    std::int64_t play_out(State& state, const State& from, core::Random random) const {
        typename Game::Actions actions;
        const int last_turn = Game::turn(from) + effort_.turns_ahead;
        while (!Game::is_over(state) && Game::turn(state) < last_turn) {
            Game::legal_actions(rules_, state, actions);
            const bool slips = random.below(1000) < effort_.slips;
            const Action action = slips ? random_action(actions, random)
                                        : most_appealing<Game>(rules_, state, actions);
            Game::apply(rules_, state, action);
        }
        return Game::win_chance(rules_, state, Game::decider(from));
    }

    void keep_better_half() {
        std::sort(candidates_.begin(), candidates_.begin() + size_, is_better);
        size_ = (size_ + 1) / 2;
    }

    const Rules& rules_;
    SearchEffort effort_;
    std::array<Candidate, Game::Actions::capacity()> candidates_{};
    std::size_t size_ = 0;
};

}  // namespace tenebrae::bots

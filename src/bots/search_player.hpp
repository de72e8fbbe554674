// SPDX-License-Identifier: MIT
#pragma once

#include "bots/candidate.hpp"
#include "bots/chance.hpp"
#include "bots/heuristic_player.hpp"
#include "bots/playable.hpp"
#include "bots/playout.hpp"
#include "table/bot.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

namespace tenebrae::bots {

/// Chooses by playing every action out many times by the heuristic, each time with a new guess at
/// the hidden information, and keeps the better half of the actions after each round. Within a
/// round all actions use the same guesses. Never uses the real hidden information. Does not
/// allocate.
template <Playable Game>
class SearchPlayer {
public:
    using Rules = typename Game::Rules;
    using State = typename Game::State;
    using Action = typename Game::Action;

    struct Choice {
        Action action;
        std::int64_t estimate = 0;  ///< its mean win_chance; 0 if there was no choice
        int playouts = 0;  ///< of this action
    };

    using Figures = PlayoutFigures<Game>;
    /// An action that was tried, with its results.
    struct Line {
        Action action;
        Estimate chance;  ///< to win
        int playouts = 0;
        Figures figures;  ///< if the effort counts them
    };

    explicit SearchPlayer(const Rules& rules, SearchEffort effort = {})
        : rules_(rules), effort_(effort) {
        effort_.shortlist = std::min(effort_.shortlist, kMaxTried);
    }

    /// `among`: the legal actions to consider, at least one; nullptr: all.
    /// Precondition: the game is not over.
    Choice choose(
        const State& state,
        core::Random& random,
        const table::ProgressListener& listener = {},
        const typename Game::Actions* among = nullptr
    ) {
        list_candidates(state, random, among);
        if (size_ == 1) {
            return {candidates_[0].action};
        }
        const int rounds = count_rounds();
        for (int round = 0; round < rounds && !is_cut_short_; ++round) {
            play_round(state, random, listener, effort_.playouts / rounds);
            keep_better_half();
        }
        const Candidate& best = candidates_[0];
        return {best.action, best.sum / best.playouts, best.playouts};
    }

    /// Chooses like choose(), but also tries the action if only one is legal.
    Choice assess(
        const State& state,
        core::Random& random,
        const table::ProgressListener& listener = {},
        const typename Game::Actions* among = nullptr
    ) {
        Choice choice = choose(state, random, listener, among);
        if (tried_ == 0) {
            tried_ = 1;
            play_round(state, random, listener, effort_.playouts / kSingleActionDivisor);
            const Candidate& only = candidates_[0];
            choice = {only.action, only.sum / only.playouts, only.playouts};
        }
        return choice;
    }

    /// Returns how many actions the last choice tried; 0 if there was no choice.
    [[nodiscard]] std::size_t lines() const { return tried_; }
    /// Returns an action by rank: 0 is the chosen one, then those that were kept longest.
    [[nodiscard]] Line line(std::size_t rank) const {
        const Candidate& tried = candidates_[rank];
        return {
            tried.action,
            estimate(tried.sum, tried.squares, tried.playouts),
            tried.playouts,
            figures_[tried.place]};
    }
    /// Returns the playouts of all actions together.
    [[nodiscard]] int playouts() const { return playouts_done_; }
    [[nodiscard]] bool is_cut_short() const { return is_cut_short_; }  ///< stopped by `listener`

private:
    static constexpr std::size_t kMaxTried = 32;
    static constexpr int kSingleActionDivisor = 4;  ///< divides the playouts of a single action
    using Candidate = bots::Candidate<Action>;
    void
    list_candidates(const State& state, core::Random& random, const typename Game::Actions* among) {
        State guess = state;
        Game::redraw_hidden(rules_, guess, random);
        typename Game::Actions actions;
        if (among != nullptr) {
            actions = *among;
        } else {
            Game::legal_actions(rules_, guess, actions);
        }
        size_ = actions.size();
        for (std::size_t number = 0; number < size_; ++number) {
            candidates_[number] = {.action = actions[number], .number = number};
        }
        candidates_[0].lead = effort_.lead;
        if (size_ > effort_.shortlist) {
            shorten_list(guess);
        }
        tried_ = size_ > 1 ? size_ : 0;
        for (std::size_t place = 0; place < size_; ++place) {
            candidates_[place].place = place;
            figures_[place] = {};
        }
        playouts_done_ = 0;
        is_cut_short_ = false;
    }

    void shorten_list(const State& guess) {
        for (std::size_t number = 0; number < size_; ++number) {
            State after = guess;
            Game::apply(rules_, after, candidates_[number].action);
            candidates_[number].sum = Game::heuristic_value(rules_, after, Game::decider(guess));
            candidates_[number].playouts = 1;
        }
        const int kept = effort_.lead > 0 ? 1 : 0;  // the first action is always tried
        std::sort(candidates_.begin() + kept, candidates_.begin() + size_, is_better<Action>);
        size_ = effort_.shortlist;
        for (std::size_t number = 0; number < size_; ++number) {
            candidates_[number].sum = 0;
            candidates_[number].playouts = 0;
        }
    }

    /// Returns how often the candidates are halved until one is left.
    [[nodiscard]] int count_rounds() const { return static_cast<int>(std::bit_width(size_ - 1)); }

    void play_round(
        const State& state,
        core::Random& random,
        const table::ProgressListener& listener,
        int playouts
    ) {
        const int samples = std::max(1, playouts / static_cast<int>(size_));
        for (int sample = 0; sample < samples && !is_cut_short_; ++sample) {
            play_sample(state, random);
            is_cut_short_ = listener && !listener(playouts_done_, effort_.playouts);
        }
    }

    /// Plays one guess with all candidates.
    void play_sample(const State& state, core::Random& random) {
        State guess = state;
        Game::redraw_hidden(rules_, guess, random);
        const std::uint64_t seed = random.next();
        for (std::size_t number = 0; number < size_; ++number) {
            Candidate& candidate = candidates_[number];
            State end = guess;
            Game::apply(rules_, end, candidate.action);
            Figures& figures = figures_[candidate.place];
            if (effort_.counts_figures) {
                figures.add_at_once(Game::figures(rules_, end, Game::decider(state)));
            }
            const std::int64_t value =
                play_out<Game>(rules_, end, state, effort_, core::Random(seed));
            if (effort_.counts_figures) {
                figures.add_ahead(Game::figures(rules_, end, Game::decider(state)));
            }
            candidate.sum += value;
            candidate.squares += value * value;
            candidate.turns += Game::turn(end);
            ++candidate.playouts;
            ++playouts_done_;
        }
    }

    void keep_better_half() {
        std::sort(candidates_.begin(), candidates_.begin() + size_, is_better<Action>);
        size_ = (size_ + 1) / 2;
    }

    const Rules& rules_;
    SearchEffort effort_;
    std::array<Candidate, Game::Actions::capacity()> candidates_{};
    std::size_t size_ = 0;
    std::array<Figures, kMaxTried> figures_{};
    std::size_t tried_ = 0;
    int playouts_done_ = 0;
    bool is_cut_short_ = false;
};

}  // namespace tenebrae::bots

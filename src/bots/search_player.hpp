// SPDX-License-Identifier: MIT
#pragma once

#include "bots/candidate.hpp"
#include "bots/chance.hpp"
#include "bots/heuristic_player.hpp"
#include "bots/playable.hpp"
#include "bots/playout.hpp"
#include "core/workers.hpp"
#include "table/bot.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

namespace tenebrae::bots {

/// Chooses by playing every action out many times by the heuristic, each time with a new guess at
/// the hidden information, and keeps the better half of the actions after each round. Within a
/// round all actions use the same guesses. Never uses the real hidden information. Does not
/// allocate. The workers of the process share the playouts; the choice does not depend on their
/// number.
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
    static constexpr std::size_t kMaxSamples = 16;
    /// Playouts between two calls of the listener: more would answer a key late, fewer would let
    /// the workers wait for each other too often.
    static constexpr std::size_t kPlayoutsOfAWorker = 24;
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
        const int all = std::max(1, playouts / static_cast<int>(size_));
        for (int left = all; left > 0 && !is_cut_short_;) {
            const int samples = std::min(left, samples_at_once());
            left -= samples;
            play_samples(state, random, static_cast<std::size_t>(samples));
            is_cut_short_ = listener && !listener(playouts_done_, effort_.playouts);
        }
    }

    /// Returns the number of guesses that are played between two calls of the listener: enough to
    /// keep the workers busy.
    [[nodiscard]] int samples_at_once() const {
        const unsigned threads = core::Workers::shared().threads();
        if (threads == 1) {
            return 1;
        }
        const std::size_t wanted = kPlayoutsOfAWorker * threads / size_;
        return static_cast<int>(std::clamp<std::size_t>(wanted, 1, kMaxSamples));
    }

    /// Plays some guesses with all candidates.
    void play_samples(const State& state, core::Random& random, std::size_t samples) {
        for (std::size_t sample = 0; sample < samples; ++sample) {
            samples_[sample].guess = state;
            Game::redraw_hidden(rules_, samples_[sample].guess, random);
            samples_[sample].seed = random.next();
        }
        core::Workers::shared().run(samples * size_, [&](std::size_t task) {
            play_candidate(state, samples_[task / size_], task % size_);
        });
        for (std::size_t sample = 0; sample < samples; ++sample) {
            add_results(samples_[sample]);
        }
    }

    /// The end of a playout.
    struct PlayedOut {
        std::int64_t value = 0;
        int turn = 0;
        typename Game::Figures at_once{};
        typename Game::Figures ahead{};
    };
    /// A guess, and what became of each candidate.
    struct Sample {
        State guess{};
        std::uint64_t seed = 0;
        std::array<PlayedOut, kMaxTried> results{};
    };

    /// Called by several workers at once.
    void play_candidate(const State& state, Sample& sample, std::size_t number) const {
        PlayedOut& result = sample.results[number];
        State end = sample.guess;
        Game::apply(rules_, end, candidates_[number].action);
        if (effort_.counts_figures) {
            result.at_once = Game::figures(rules_, end, Game::decider(state));
        }
        result.value = play_out<Game>(rules_, end, state, effort_, core::Random(sample.seed));
        if (effort_.counts_figures) {
            result.ahead = Game::figures(rules_, end, Game::decider(state));
        }
        result.turn = Game::turn(end);
    }

    void add_results(const Sample& sample) {
        for (std::size_t number = 0; number < size_; ++number) {
            const PlayedOut& result = sample.results[number];
            Candidate& candidate = candidates_[number];
            if (effort_.counts_figures) {
                figures_[candidate.place].add_at_once(result.at_once);
                figures_[candidate.place].add_ahead(result.ahead);
            }
            candidate.sum += result.value;
            candidate.squares += result.value * result.value;
            candidate.turns += result.turn;
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
    std::array<Sample, kMaxSamples> samples_{};
    std::size_t tried_ = 0;
    int playouts_done_ = 0;
    bool is_cut_short_ = false;
};

}  // namespace tenebrae::bots

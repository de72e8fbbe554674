// SPDX-License-Identifier: MIT
#pragma once

#include "bots/playable.hpp"

namespace tenebrae::bots {

/// The action after which the state has most appeal to whoever decides; of equals the first.
/// Precondition: there is one. It tries the actions on the state as it is, hidden things and all:
/// see HeuristicPlayer.
template <Playable Game>
typename Game::Action most_appealing(
    const typename Game::Rules& rules,
    const typename Game::State& state,
    const typename Game::Actions& actions
) {
    std::size_t best = 0;
    std::int64_t best_appeal = 0;
    for (std::size_t number = 0; actions.size() > 1 && number < actions.size(); ++number) {
        typename Game::State after = state;
        Game::apply(rules, after, actions[number]);
        const std::int64_t appeal = Game::appeal(rules, after, Game::decider(state));
        if (number == 0 || appeal > best_appeal) {
            best = number;
            best_appeal = appeal;
        }
    }
    return actions[best];
}

/// Looks one action ahead, into a guess at what is hidden.
template <Playable Game>
class HeuristicPlayer {
public:
    explicit HeuristicPlayer(const typename Game::Rules& rules) : rules_(rules) {}

    /// `among`: the legal actions that count, at least one; null: all.
    /// Precondition: the game is not over.
    typename Game::Action choose(
        const typename Game::State& state,
        core::Random& random,
        const typename Game::Actions* among = nullptr
    ) const {
        typename Game::State guess = state;
        Game::redraw_hidden(rules_, guess, random);
        if (among != nullptr) {
            return most_appealing<Game>(rules_, guess, *among);
        }
        typename Game::Actions actions;
        Game::legal_actions(rules_, guess, actions);
        return most_appealing<Game>(rules_, guess, actions);
    }

private:
    const typename Game::Rules& rules_;
};

}  // namespace tenebrae::bots

// SPDX-License-Identifier: MIT
#pragma once

#include "bots/playable.hpp"

namespace tenebrae::bots {

/// Returns the action that leads to the state with the highest heuristic_value for the deciding
/// seat; the first of equals. Uses the state as it is, including hidden information: see
/// HeuristicPlayer. Precondition: there is an action.
template <Playable Game>
typename Game::Action best_by_heuristic(
    const typename Game::Rules& rules,
    const typename Game::State& state,
    const typename Game::Actions& actions
) {
    std::size_t best = 0;
    std::int64_t best_value = 0;
    for (std::size_t number = 0; actions.size() > 1 && number < actions.size(); ++number) {
        typename Game::State after = state;
        Game::apply(rules, after, actions[number]);
        const std::int64_t heuristic_value =
            Game::heuristic_value(rules, after, Game::decider(state));
        if (number == 0 || heuristic_value > best_value) {
            best = number;
            best_value = heuristic_value;
        }
    }
    return actions[best];
}

/// Chooses by looking one action ahead, with a random guess at the hidden information.
template <Playable Game>
class HeuristicPlayer {
public:
    explicit HeuristicPlayer(const typename Game::Rules& rules) : rules_(rules) {}

    /// `among`: the legal actions to consider, at least one; nullptr: all.
    /// Precondition: the game is not over.
    typename Game::Action choose(
        const typename Game::State& state,
        core::Random& random,
        const typename Game::Actions* among = nullptr
    ) const {
        typename Game::State guess = state;
        Game::redraw_hidden(rules_, guess, random);
        if (among != nullptr) {
            return best_by_heuristic<Game>(rules_, guess, *among);
        }
        typename Game::Actions actions;
        Game::legal_actions(rules_, guess, actions);
        return best_by_heuristic<Game>(rules_, guess, actions);
    }

private:
    const typename Game::Rules& rules_;
};

}  // namespace tenebrae::bots

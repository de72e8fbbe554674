// SPDX-License-Identifier: MIT
#pragma once

#include "bots/playable.hpp"

namespace tenebrae::bots {

/// Returns one of the actions, each with the same probability. Precondition: the list is not empty.
template <typename Actions>
auto random_action(const Actions& actions, core::Random& random) {
    return actions[static_cast<std::size_t>(random.below(actions.size()))];
}

template <Playable Game>
class RandomPlayer {
public:
    explicit RandomPlayer(const typename Game::Rules& rules) : rules_(rules) {}

    /// Returns a random legal action. Precondition: the game is not over.
    typename Game::Action choose(const typename Game::State& state, core::Random& random) const {
        typename Game::Actions actions;
        Game::legal_actions(rules_, state, actions);
        return random_action(actions, random);
    }

private:
    const typename Game::Rules& rules_;
};

}  // namespace tenebrae::bots

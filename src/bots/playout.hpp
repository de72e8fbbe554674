// SPDX-License-Identifier: MIT
#pragma once

#include "bots/heuristic_player.hpp"
#include "bots/playable.hpp"
#include "bots/random_player.hpp"

#include <cstddef>
#include <cstdint>

namespace tenebrae::bots {

/// How hard a search tries: counted in playouts, never in time, so that the same seed gives the
/// same choice on every machine.
struct SearchEffort {
    int playouts = 600;  ///< for one decision, about
    int turns_ahead = 4;  ///< a playout stops there and is valued by win_chance
    std::size_t shortlist = 12;  ///< of more legal actions only the most appealing are tried
    std::uint64_t slips = 30;  ///< of a thousand actions in a playout this many are random
    /// By so much, of kCertain, another action must be better than the first one; 0: by nothing.
    std::int64_t lead = 0;
    bool counts_figures = false;  ///< the game's, of every action that is tried: for advice
};

/// What is done next in a playout: what the game says by `likely`, where it has a quicker or a
/// better guess at it, or what has most appeal.
template <Playable Game>
typename Game::Action likely_action(
    const typename Game::Rules& rules,
    const typename Game::State& state,
    const typename Game::Actions& actions
) {
    if constexpr (requires { Game::likely(rules, state); }) {
        return Game::likely(rules, state);
    } else {
        return most_appealing<Game>(rules, state, actions);
    }
}

/// Plays on by the heuristic. Gives what the end is worth to whoever decides in `from`.
template <Playable Game>
std::int64_t play_out(
    const typename Game::Rules& rules,
    typename Game::State& state,
    const typename Game::State& from,
    const SearchEffort& effort,
    core::Random random
) {
    typename Game::Actions actions;
    const int last_turn = Game::turn(from) + effort.turns_ahead;
    while (!Game::is_over(state) && Game::turn(state) < last_turn) {
        Game::legal_actions(rules, state, actions);
        const bool slips = random.below(1000) < effort.slips;
        const typename Game::Action action =
            slips ? random_action(actions, random) : likely_action<Game>(rules, state, actions);
        Game::apply(rules, state, action);
    }
    return Game::win_chance(rules, state, Game::decider(from));
}

}  // namespace tenebrae::bots

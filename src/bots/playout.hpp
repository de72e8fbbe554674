// SPDX-License-Identifier: MIT
#pragma once

#include "bots/heuristic_player.hpp"
#include "bots/playable.hpp"
#include "bots/random_player.hpp"

#include <cstddef>
#include <cstdint>

namespace tenebrae::bots {

/// Search effort, counted in playouts, never in time, so that the same seed gives the same choice
/// on every machine.
struct SearchEffort {
    int playouts = 600;  ///< about this many for one decision
    int turns_ahead = 4;  ///< a playout stops after this many turns and is valued by win_chance
    std::size_t shortlist = 12;  ///< tries at most this many actions, those rated highest
    std::uint64_t slips = 30;  ///< random actions per thousand in a playout
    /// The lead that another action must have over the first one to replace it, out of kCertain.
    std::int64_t lead = 0;
    bool counts_figures = false;  ///< collects the figures of every tried action, for advice
};

/// Returns the next action of a playout: the game's `likely` if it has one, else the action with
/// the highest heuristic_value.
template <Playable Game>
typename Game::Action likely_action(
    const typename Game::Rules& rules,
    const typename Game::State& state,
    const typename Game::Actions& actions
) {
    if constexpr (requires { Game::likely(rules, state); }) {
        return Game::likely(rules, state);
    } else {
        return best_by_heuristic<Game>(rules, state, actions);
    }
}

/// Plays the state to its end, or for `turns_ahead` turns, by likely and some random actions.
/// Returns its value for the deciding seat of `from`, from 0 to kCertain.
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

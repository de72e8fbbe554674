// SPDX-License-Identifier: MIT
#include "games/vast/bot/figures.hpp"

#include "games/vast/bot/evaluation.hpp"

#include <bit>
#include <numeric>

namespace tenebrae::bots {

using namespace vast;

CaveFigures cave_figures(const State& state) {
    const auto& tribes = state.goblins.tribes;
    const bool has_cave = count_omens(state) + count_bag(state) > 0;
    return {
        state.knight.health,
        state.knight.grit,
        cubes_at_hand(state),
        std::accumulate(state.smashed.begin(), state.smashed.end(), 0),
        tribes[0].population + tribes[1].population + tribes[2].population,
        state.goblins.rage,
        state.dragon.health,
        state.dragon.wakefulness,
        state.crystals_collapsed,
        count_omens(state),
        has_cave ? state.stack.size + state.cave.hand_size : 0,
        state.thief.stashed,
        count_carried(state),
        std::popcount(state.thief.upgrades)};
}

std::vector<table::FigureName> cave_figure_names(const Rules& rules, Role role) {
    const bool is_knight = role == Role::Knight;
    const bool is_goblins = role == Role::Goblins;
    const bool is_dragon = role == Role::Dragon;
    const bool is_cave = role == Role::Cave;
    const bool is_thief = role == Role::Thief;
    const bool wants_crystals = is_knight || (is_goblins && aim_of(rules, role) == Aim::Smash);
    return {
        {"knight-health", "Health of the Knight", "Health of the Knight", is_knight},
        {"grit", "Grit", "Grit", is_knight},
        {"hero-cubes", "Hero cube at hand", "Hero cubes at hand", is_knight},
        {"crystals", "smashed Crystal", "smashed Crystals", wants_crystals},
        {"population", "Goblin", "Goblins", is_goblins},
        {"rage", "Rage", "Rage", is_goblins},
        {"dragon-health", "Health of the Dragon", "Health of the Dragon", is_dragon},
        {"wakefulness", "cube on Wakefulness", "cubes on Wakefulness", is_dragon},
        {"collapsed-crystals", "collapsed Crystal tile", "collapsed Crystal tiles", is_cave},
        {"omens", "Omen token", "Omen tokens", is_cave},
        {"tiles-left", "tile left", "tiles left", !is_cave},
        {"stashed", "token stashed", "tokens stashed", is_thief},
        {"carried", "token carried", "tokens carried", is_thief},
        {"upgrades", "upgrade", "upgrades", is_thief}};
}

}  // namespace tenebrae::bots

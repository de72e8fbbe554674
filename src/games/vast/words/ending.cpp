// SPDX-License-Identifier: MIT
#include "games/vast/words/ending.hpp"

#include "games/vast/rules/game_rules.hpp"

#include <numeric>

namespace tenebrae::vast {

std::vector<table::Counter> counters_of(const Rules& rules, const View& view) {
    const State& state = view.state;
    const int smashed = std::accumulate(state.smashed.begin(), state.smashed.end(), 0);
    std::vector<table::Counter> counters{
        {"Tiles in the stack", state.stack.size},
        {"Tiles revealed", state.revealed},
        {"Crystals smashed", smashed},
        {"Crystals collapsed", state.crystals_collapsed}};
    if (rules.has_role(Role::Knight)) {
        counters.push_back({"The Knight's Health", state.knight.health});
        counters.push_back({"The Knight's Grit", state.knight.grit});
    }
    if (rules.has_role(Role::Goblins)) {
        int population = 0;
        for (const TribeState& tribe : state.goblins.tribes) {
            population += tribe.population;
        }
        counters.push_back({"Rage", state.goblins.rage});
        counters.push_back({"Population of the tribes", population});
    }
    if (rules.has_role(Role::Dragon)) {
        counters.push_back({"The Dragon's Health", state.dragon.health});
        counters.push_back({"The Dragon's Wakefulness", state.dragon.wakefulness});
        counters.push_back({"Eaten Goblins", state.dragon.eaten});
    }
    if (rules.has_role(Role::Cave)) {
        counters.push_back({"Omen tokens", count_omens(state)});
    }
    if (rules.has_role(Role::Thief)) {
        counters.push_back({"Tokens stashed", state.thief.stashed});
        counters.push_back({"Tokens carried", count_carried(state)});
    }
    return counters;
}

}  // namespace tenebrae::vast

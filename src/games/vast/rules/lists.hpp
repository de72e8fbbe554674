// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/game_rules.hpp"

/// Parts of legal_actions(), private to the rules.
namespace tenebrae::vast {

void list_knight(const Rules& rules, const State& state, ActionList& actions);
void list_encounter(const Rules& rules, const State& state, ActionList& actions);
void list_brace(const Rules& rules, const State& state, ActionList& actions);
void list_shed(const State& state, ActionList& actions);

void list_war(const Rules& rules, const State& state, ActionList& actions);
void list_overpopulation(const State& state, ActionList& actions);
void list_monsters(const Rules& rules, const State& state, ActionList& actions);
void list_secrets(const Rules& rules, const State& state, ActionList& actions);
void list_tribes(const Rules& rules, const State& state, ActionList& actions);
void list_tribe(const Rules& rules, const State& state, ActionList& actions);
void list_ambush(const Rules& rules, const State& state, ActionList& actions);
void list_spores(const State& state, ActionList& actions);
void list_cave_in(const Rules& rules, const State& state, ActionList& actions);

void list_dragon(const Rules& rules, const State& state, ActionList& actions);
void list_pay(const Rules& rules, const State& state, ActionList& actions);
void list_hoard(const State& state, ActionList& actions);
void list_gem(const State& state, ActionList& actions);
void list_back(const Rules& rules, const State& state, ActionList& actions);
void list_shy(const State& state, ActionList& actions);

void list_cave(const Rules& rules, const State& state, ActionList& actions);
void list_omen_pay(const Rules& rules, const State& state, ActionList& actions);
void list_offer(const State& state, ActionList& actions);
void list_dig(const Rules& rules, const State& state, ActionList& actions);
void list_fade(const State& state, ActionList& actions);
void list_assign(const Rules& rules, const State& state, ActionList& actions);
void list_thief(
    const Rules& rules, const State& state, const HiddenCounts& counts, ActionList& actions
);
void list_peek(const Rules& rules, const State& state, ActionList& actions);
void list_snatch(const State& state, ActionList& actions);
void list_filch(const State& state, const HiddenCounts& counts, ActionList& actions);
void list_upgrade(const State& state, ActionList& actions);
void list_fall(const State& state, ActionList& actions);
void list_evade(const State& state, ActionList& actions);

/// Adds an action for each of these cells with each tile of the hand that may be placed (VA-C7).
void list_placings(
    const Rules& rules,
    const State& state,
    const CellList& cells,
    ActionKind kind,
    ActionList& actions
);

/// Adds an action for each Treasure, as one, and Gem on a space.
void list_loot(const State& state, SpaceId space, ActionKind kind, ActionList& actions);

/// Adds an action for each space that passes a test, in reading order.
template <typename Test, typename Make>
void list_spaces(const State& state, ActionList& actions, Test test, Make make) {
    CellList cells;
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        if (state.spaces[space].is_used() && test(space)) {
            cells.push_back(state.spaces[space].at);
        }
    }
    sort_cells(cells);
    actions.append(cells, make);
}

}  // namespace tenebrae::vast

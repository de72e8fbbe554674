// SPDX-License-Identifier: MIT
#include "games/cagedin/rules/engine.hpp"

namespace tenebrae::cagedin {

State new_fight(const Rules& rules, std::uint64_t seed) {
    State state;
    state.random = core::Random(seed).state();
    Open& open = state.open;
    open.groups.cards.fill(kNoCard);
    open.types_open = true;
    for (const Seat seat : {kRed, kBlue}) {
        open.fighters[seat].at = rules.tables.corners[seat];
        if (rules.has_types) {
            state.types[seat] = rules.fixed[seat];
            open.fighters[seat].type = rules.fixed[seat];  // CI-Y3
        }
        open.types_open = open.types_open && !rules.chooses_type(seat);
    }
    make_decks_whole(rules, state);
    return state;
}

void begin(const Rules& rules, State& state, Events* events) {
    Engine(rules, state, events).begin();
}

void apply(const Rules& rules, State& state, Action action, Events* events) {
    Engine(rules, state, events).apply(action);
}

}  // namespace tenebrae::cagedin

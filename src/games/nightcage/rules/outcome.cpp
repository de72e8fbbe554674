// SPDX-License-Identifier: MIT
#include "games/nightcage/rules/outcome.hpp"

#include "games/nightcage/rules/light.hpp"

#include <algorithm>
#include <span>

namespace tenebrae::nightcage {

int keys_held(const Rules& rules, const PublicState& shown) {
    const std::span playing(shown.prisoners.data(), rules.prisoners);
    return static_cast<int>(std::ranges::count(playing, true, &Prisoner::has_key));
}

namespace {

bool has_no_gate(const Rules& rules, const PublicState& shown) {
    return shown.darkness[index(TileKind::Gate)] >= rules.facts(TileKind::Gate).count;
}

/// Returns whether there are too few keys to win (NC-X3). Key tiles and keepers not in the darkness
/// hold one key each, except key tiles on the board without a key.
bool has_too_few_keys(const Rules& rules, const PublicState& shown) {
    int tiles_left = 0;
    for (TileKind kind : {TileKind::Key, TileKind::Keeper}) {
        tiles_left += rules.facts(kind).count - shown.darkness[index(kind)];
    }
    if (tiles_left >= rules.prisoners) {
        return false;  // the key of every key tile without one is held: no need to count
    }
    const int keyless_key_tiles = std::popcount(cells_of(shown, TileKind::Key) & ~shown.keys);
    return tiles_left - keyless_key_tiles + keys_held(rules, shown) < rules.prisoners;
}

bool has_falling_prisoner(const Rules& rules, const PublicState& shown) {
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        if (is_falling(shown.prisoners[who])) {
            return true;
        }
    }
    return false;
}

/// Returns every cell that can be reached from a cell. Pits are barriers, monsters are not.
Cells component(const Rules& rules, const PublicState& shown, Cell start) {
    Cells reached = only(start);
    for (Cells fresh = reached; fresh != 0;) {
        Cells next = 0;
        for (Cell cell : each(fresh)) {
            next |= connected_cells(rules, shown, cell);
        }
        fresh = next & ~reached & ~pits(shown);
        reached |= fresh;
    }
    return reached;
}

/// Returns whether no gate can be reached by all prisoners with enough keys on the way (NC-X5).
bool is_isolated(const Rules& rules, const PublicState& shown) {
    const Cells prisoners = prisoner_cells(rules, shown);
    // All prisoners must be in one component, so only that of the first can serve.
    const Cells reached = component(rules, shown, shown.prisoners[0].cell);
    if ((prisoners & ~reached) != 0) {
        return true;
    }
    const int keys = keys_held(rules, shown) + std::popcount(shown.keys & reached);
    return keys < rules.prisoners || (reached & cells_of(shown, TileKind::Gate)) == 0;
}

}  // namespace

bool is_won(const Rules& rules, const PublicState& shown) {
    const Prisoner& first_prisoner = shown.prisoners[0];
    if (!is_on_board(first_prisoner) || kind_at(shown, first_prisoner.cell) != TileKind::Gate) {
        return false;
    }
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        const Prisoner& prisoner = shown.prisoners[who];
        if (!is_on_board(prisoner) || prisoner.cell != first_prisoner.cell || !prisoner.has_key) {
            return false;
        }
    }
    return true;
}

Ending loss(const Rules& rules, const State& state) {
    const PublicState& shown = state.shown;
    if (has_no_gate(rules, shown)) {
        return Ending::NoGate;
    }
    if (has_too_few_keys(rules, shown)) {
        return Ending::TooFewKeys;
    }
    if (shown.stack_size != 0) {
        return Ending::Unfinished;
    }
    if (has_falling_prisoner(rules, shown)) {
        return Ending::FallsForEver;
    }
    if (shown.part != Part::Setup && is_isolated(rules, shown)) {
        return Ending::Isolated;
    }
    return Ending::Unfinished;
}

}  // namespace tenebrae::nightcage

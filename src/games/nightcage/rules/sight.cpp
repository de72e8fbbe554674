// SPDX-License-Identifier: MIT
#include "games/nightcage/rules/sight.hpp"

#include "games/nightcage/rules/light.hpp"

namespace tenebrae::nightcage {
namespace {

/// Returns the cells a monster sees in one direction: connected tiles in a straight line, up to a
/// wall, a gap, a pit or the monster itself.
Cells sight_along(const Rules& rules, const PublicState& shown, Cell monster, Direction direction) {
    Cells seen = 0;
    Cell cell = monster;
    while (connected(rules, shown, cell, direction)) {
        cell = rules.board.next(cell, direction);
        if (cell == monster || contains(pits(shown), cell)) {
            break;
        }
        seen |= only(cell);
        if (rules.switches.gate_stops_sight && kind_at(shown, cell) == TileKind::Gate) {
            break;
        }
    }
    return seen;
}

/// Returns whether a keeper's rear is on this side, through which it neither sees nor strikes
/// (NC-K2).
bool is_blind_towards(const PublicState& shown, Cell monster, Direction direction) {
    return kind_at(shown, monster) == TileKind::Keeper
           && mouth_at(shown, monster) == opposite(direction);
}

/// Returns whether the active prisoner entered this keeper from behind, so that it does not strike
/// them (NC-K4).
bool is_safe_on(const PublicState& shown, Cell monster) {
    return shown.contact == Contact::Rear && prisoner_of(shown, shown.active).cell == monster;
}

Prisoners victims_of(const Rules& rules, const PublicState& shown, Cell monster, Cells reached) {
    const Cells struck_cells = is_safe_on(shown, monster) ? reached : reached | only(monster);
    return prisoners_among(rules, shown, struck_cells);
}

/// Returns whether a monster sees a keeper along a line that does not end at the keeper's rear.
bool sees_front_of(const Rules& rules, const PublicState& shown, Cell monster, Cell keeper) {
    for (Direction direction : kDirections) {
        if (!is_from_rear(shown, keeper, direction) && !is_blind_towards(shown, monster, direction)
            && contains(sight_along(rules, shown, monster, direction), keeper)) {
            return true;
        }
    }
    return false;
}

/// Returns the monsters that a striking one sets off, among the cells its strike reaches (NC-A5).
Cells set_off(const Rules& rules, const PublicState& shown, Cell monster, Cells reached) {
    Cells found = reached & monsters(shown);
    if (kind_at(shown, monster) == TileKind::Pathless) {
        return found;
    }
    for (Cell cell : each(found & shown.keys)) {  // keepers
        found &= sees_front_of(rules, shown, monster, cell) ? ~Cells{0} : ~only(cell);
    }
    return found;
}

}  // namespace

Cells reach(const Rules& rules, const PublicState& shown, Cell monster) {
    if (kind_at(shown, monster) == TileKind::Pathless) {
        const std::size_t place = index(monster);
        return (rules.board.row[place] | rules.board.column[place]) & ~only(monster);
    }
    return sight(rules, shown, monster);
}

HitCost hit_cost(const PublicState& shown, ChainHit hit) {
    const TileKind kind = kind_at(shown, hit.monster);
    if (kind == TileKind::Pathless) {
        return {kTilesForPathless, false};
    }
    if (kind == TileKind::Keeper && prisoner_of(shown, hit.victim).cell != hit.monster) {
        return {kTilesForRangedHit, false};
    }
    return {kTilesForHit, true};
}

Cells sight(const Rules& rules, const PublicState& shown, Cell monster) {
    const bool is_keeper = kind_at(shown, monster) == TileKind::Keeper;
    const Exits rear = is_keeper ? exit_towards(opposite(mouth_at(shown, monster))) : Exits{};
    Cells seen = 0;
    for (Direction direction : kDirections) {
        seen |= rear.has(direction) ? 0 : sight_along(rules, shown, monster, direction);
    }
    return seen;
}

Cells monsters_that_see(const Rules& rules, const PublicState& shown, Cells cells) {
    Cells candidates = 0;
    for (Cell cell : each(cells)) {
        candidates |= rules.board.row[index(cell)] | rules.board.column[index(cell)];
    }
    Cells found = 0;
    for (Cell monster : each(candidates & monsters(shown))) {
        found |= (sight(rules, shown, monster) & cells) != 0 ? only(monster) : 0;
    }
    return found;
}

Chain find_chain(const Rules& rules, const PublicState& shown, Cells triggered) {
    Chain chain;
    Cells known = triggered;
    std::array<Cell, kMaxCells> set_off_by;
    set_off_by.fill(kNoCell);
    for (Cells wave = triggered; wave != 0;) {
        Cells next_wave = 0;
        for (Cell monster : each(wave)) {
            const Cells reached = reach(rules, shown, monster);
            chain.push_back(
                {monster, set_off_by[index(monster)], victims_of(rules, shown, monster, reached)}
            );
            const Cells joining = set_off(rules, shown, monster, reached & ~known);
            for (Cell cell : each(joining)) {
                set_off_by[index(cell)] = monster;
            }
            known |= joining;
            next_wave |= joining;
        }
        wave = next_wave;
    }
    return chain;
}

ChainHit next_hit(const Chain& chain, int hits_done) {
    int skip = hits_done;
    for (const ChainLink& link : chain) {
        for (Prisoners rest = link.victims; rest != 0;
             rest = static_cast<Prisoners>(rest & (rest - 1))) {
            if (skip-- == 0) {
                return {link.monster, first_of(rest)};
            }
        }
    }
    return {};
}

}  // namespace tenebrae::nightcage

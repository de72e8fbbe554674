// SPDX-License-Identifier: MIT
#include "nightcage/sight.hpp"

#include "nightcage/light.hpp"

namespace tenebrae::nightcage {
namespace {

/// One arm of a monster's sight: connected tiles in a straight line, until a wall, a gap, a pit or
/// the monster itself ends it.
Cells sight_along(const Rules& rules, const Table& table, Cell monster, Direction direction) {
    Cells seen = 0;
    Cell cell = monster;
    while (connected(rules, table, cell, direction)) {
        cell = rules.board.next(cell, direction);
        const TileKind kind = kind_at(table, cell);
        if (cell == monster || is_pit(kind)) {
            break;
        }
        seen |= only(cell);
        if (kind == TileKind::Gate && rules.switches.gate_stops_sight) {
            break;
        }
    }
    return seen;
}

Prisoners victims_of(const Rules& rules, const Table& table, Cell monster, Cells seen) {
    const Cells reach = seen | only(monster);
    unsigned struck = 0;
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        const Prisoner& prisoner = table.prisoners[who];
        struck |= (is_on_board(prisoner) && contains(reach, prisoner.cell) ? 1U : 0U) << who;
    }
    return static_cast<Prisoners>(struck);
}

Cells monsters_among(const Table& table, Cells cells) {
    Cells found = 0;
    for (Cell cell : each(cells)) {
        found |= is_monster(kind_at(table, cell)) ? only(cell) : 0;
    }
    return found;
}

}  // namespace

Cells sight(const Rules& rules, const Table& table, Cell monster) {
    Cells seen = 0;
    for (Direction direction : kDirections) {
        seen |= sight_along(rules, table, monster, direction);
    }
    return seen;
}

Cells monsters_that_see(const Rules& rules, const Table& table, Cells cells) {
    Cells candidates = 0;
    for (Cell cell : each(cells)) {
        candidates |= rules.board.row[index(cell)] | rules.board.column[index(cell)];
    }
    Cells found = 0;
    for (Cell cell : each(candidates & occupied(table))) {
        if (is_monster(kind_at(table, cell)) && (sight(rules, table, cell) & cells) != 0) {
            found |= only(cell);
        }
    }
    return found;
}

Chain find_chain(const Rules& rules, const Table& table, Cells triggered) {
    Chain chain;
    Cells known = triggered;
    std::array<Cell, kMaxCells> set_off_by;
    set_off_by.fill(kNoCell);
    for (Cells wave = triggered; wave != 0;) {
        Cells next_wave = 0;
        for (Cell monster : each(wave)) {
            const Cells seen = sight(rules, table, monster);
            chain.push_back(
                {monster, set_off_by[index(monster)], victims_of(rules, table, monster, seen)}
            );
            const Cells joining = monsters_among(table, seen & ~known);
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

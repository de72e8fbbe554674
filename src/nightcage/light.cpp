// SPDX-License-Identifier: MIT
#include "nightcage/light.hpp"

namespace tenebrae::nightcage {

Prisoners standing_on(const Rules& rules, const Table& table, Cell cell) {
    unsigned found = 0;
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        const Prisoner& prisoner = table.prisoners[who];
        found |= (is_on_board(prisoner) && prisoner.cell == cell ? 1U : 0U) << who;
    }
    return static_cast<Prisoners>(found);
}

Cells stood_on(const Rules& rules, const Table& table) {
    Cells cells = 0;
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        const Prisoner& prisoner = table.prisoners[who];
        cells |= is_on_board(prisoner) ? only(prisoner.cell) : 0;
    }
    return cells;
}

bool are_together(const Rules& rules, const Table& table, PrisonerId one, PrisonerId other) {
    const Prisoner& left = prisoner_of(table, one);
    const Prisoner& right = prisoner_of(table, other);
    if (one == other || !is_on_board(left) || !is_on_board(right)) {
        return false;
    }
    if (left.cell == right.cell) {
        return true;  // only a gate holds two
    }
    for (Direction direction : kDirections) {
        if (rules.board.next(left.cell, direction) == right.cell
            && connected(rules, table, left.cell, direction)) {
            return true;
        }
    }
    return false;
}

Cells light_of(const Rules& rules, const Table& table, PrisonerId who) {
    const Prisoner& prisoner = prisoner_of(table, who);
    if (!is_on_board(prisoner)) {
        return 0;
    }
    Cells cells = only(prisoner.cell);
    if (prisoner.lit) {
        for (Direction direction : kDirections) {
            if (has_exit(table, prisoner.cell, direction)) {
                cells |= only(rules.board.next(prisoner.cell, direction));
            }
        }
    }
    return cells;
}

Cells light(const Rules& rules, const Table& table) {
    Cells cells = 0;
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        cells |= light_of(rules, table, static_cast<PrisonerId>(who));
    }
    return cells;
}

Cells cells_of(const Table& table, TileKind kind) {
    Cells found = 0;
    for (Cell cell : each(occupied(table))) {
        found |= kind_at(table, cell) == kind ? only(cell) : 0;
    }
    return found;
}

Cells chasm(const Table& table) {
    // The Dirge that opened it swallowed an omen: without one there is nothing to look for.
    return table.darkness[index(TileKind::Omen)] == 0 ? 0 : cells_of(table, TileKind::Chasm);
}

Cells forgotten(const Rules& rules, const Table& table) {
    Cells unlit = occupied(table) & ~light(rules, table);
    for (Cell cell : each(unlit & table.keys)) {
        unlit &= kind_at(table, cell) == TileKind::Keeper ? ~only(cell) : ~Cells{0};
    }
    const Cells abyss = chasm(table);
    return (abyss & ~unlit) != 0 ? unlit & ~abyss : unlit;
}

}  // namespace tenebrae::nightcage

// SPDX-License-Identifier: MIT
#include "nightcage/light.hpp"

namespace tenebrae::nightcage {

void put(Table& table, Cell cell, TileKind kind, Exits exits) {
    const Cells here = only(cell);
    table.of_kind[index(kind_at(table, cell))] &= ~here;
    table.kind[index(cell)] = kind;
    table.of_kind[index(kind)] |= kind == TileKind::None ? 0 : here;
    for (Direction direction : kDirections) {
        Cells& open = table.exits[index(direction)];
        open = exits.has(direction) ? open | here : open & ~here;
    }
    table.keys = holds_key(kind) ? table.keys | here : table.keys & ~here;
    turn_mouth(table, cell, Direction::North);
}

void clear(Table& table, Cells cells) {
    for (Cell cell : each(cells)) {
        table.kind[index(cell)] = TileKind::None;
    }
    for (Cells& lying : table.of_kind) {
        lying &= ~cells;
    }
    for (Cells& open : table.exits) {
        open &= ~cells;
    }
    for (Cells& mouths : table.mouth) {
        mouths &= ~cells;
    }
    table.keys &= ~cells;
}

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

Cells forgotten(const Rules& rules, const Table& table) {
    const Cells guarded = cells_of(table, TileKind::Keeper) & table.keys;
    const Cells unlit = occupied(table) & ~light(rules, table) & ~guarded;
    const Cells abyss = cells_of(table, TileKind::Chasm);
    return (abyss & ~unlit) != 0 ? unlit & ~abyss : unlit;
}

}  // namespace tenebrae::nightcage

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

Cells joined(const Rules& rules, const Table& table, Cell cell) {
    Cells cells = 0;
    for (Direction direction : kDirections) {
        cells |= Cells{connected(rules, table, cell, direction)}
                 << index(rules.board.next(cell, direction));
    }
    return cells;
}

Prisoners standing_among(const Rules& rules, const Table& table, Cells cells) {
    unsigned found = 0;
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        const Prisoner& prisoner = table.prisoners[who];
        found |= (is_on_board(prisoner) && contains(cells, prisoner.cell) ? 1U : 0U) << who;
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

Cells candles(const Rules& rules, const Table& table) {
    Cells cells = 0;
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        const Prisoner& prisoner = table.prisoners[who];
        cells |= is_on_board(prisoner) && prisoner.lit ? only(prisoner.cell) : 0;
    }
    return cells;
}

Prisoners company_of(const Rules& rules, const Table& table, PrisonerId who) {
    const Prisoner& prisoner = prisoner_of(table, who);
    if (!is_on_board(prisoner)) {
        return 0;
    }
    const Cells near = only(prisoner.cell) | joined(rules, table, prisoner.cell);
    return static_cast<Prisoners>(standing_among(rules, table, near) & ~only(who));
}

Cells light_of(const Rules& rules, const Table& table, PrisonerId who) {
    const Prisoner& prisoner = prisoner_of(table, who);
    if (!is_on_board(prisoner)) {
        return 0;
    }
    const Exits open = prisoner.lit ? exits_at(table, prisoner.cell) : Exits{};
    return only(prisoner.cell) | rules.board.beyond(prisoner.cell, open);
}

Cells light(const Rules& rules, const Table& table) {
    Cells cells = stood_on(rules, table);
    for (Cell cell : each(candles(rules, table))) {
        cells |= rules.board.beyond(cell, exits_at(table, cell));
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

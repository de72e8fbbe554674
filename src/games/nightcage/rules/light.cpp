// SPDX-License-Identifier: MIT
#include "games/nightcage/rules/light.hpp"

namespace tenebrae::nightcage {

void put(PublicState& shown, Cell cell, TileKind kind, Exits exits) {
    const Cells here = only(cell);
    shown.of_kind[index(kind_at(shown, cell))] &= ~here;
    shown.kind[index(cell)] = kind;
    shown.of_kind[index(kind)] |= kind == TileKind::None ? 0 : here;
    for (Direction direction : kDirections) {
        Cells& open = shown.exits[index(direction)];
        open = exits.has(direction) ? open | here : open & ~here;
    }
    shown.keys = holds_key(kind) ? shown.keys | here : shown.keys & ~here;
    turn_mouth(shown, cell, Direction::North);
}

void clear(PublicState& shown, Cells cells) {
    for (Cell cell : each(cells)) {
        shown.kind[index(cell)] = TileKind::None;
    }
    for (Cells& lying : shown.of_kind) {
        lying &= ~cells;
    }
    for (Cells& open : shown.exits) {
        open &= ~cells;
    }
    for (Cells& mouths : shown.mouth) {
        mouths &= ~cells;
    }
    shown.keys &= ~cells;
}

Cells connected_cells(const Rules& rules, const PublicState& shown, Cell cell) {
    Cells cells = 0;
    for (Direction direction : kDirections) {
        cells |= Cells{connected(rules, shown, cell, direction)}
                 << index(rules.board.next(cell, direction));
    }
    return cells;
}

Prisoners prisoners_among(const Rules& rules, const PublicState& shown, Cells cells) {
    unsigned found = 0;
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        const Prisoner& prisoner = shown.prisoners[who];
        found |= (is_on_board(prisoner) && contains(cells, prisoner.cell) ? 1U : 0U) << who;
    }
    return static_cast<Prisoners>(found);
}

Cells prisoner_cells(const Rules& rules, const PublicState& shown) {
    Cells cells = 0;
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        const Prisoner& prisoner = shown.prisoners[who];
        cells |= is_on_board(prisoner) ? only(prisoner.cell) : 0;
    }
    return cells;
}

Cells candles(const Rules& rules, const PublicState& shown) {
    Cells cells = 0;
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        const Prisoner& prisoner = shown.prisoners[who];
        cells |= is_on_board(prisoner) && prisoner.lit ? only(prisoner.cell) : 0;
    }
    return cells;
}

Prisoners connected_prisoners(const Rules& rules, const PublicState& shown, PrisonerId who) {
    const Prisoner& prisoner = prisoner_of(shown, who);
    if (!is_on_board(prisoner)) {
        return 0;
    }
    const Cells near = only(prisoner.cell) | connected_cells(rules, shown, prisoner.cell);
    return static_cast<Prisoners>(prisoners_among(rules, shown, near) & ~only(who));
}

Cells light_of(const Rules& rules, const PublicState& shown, PrisonerId who) {
    const Prisoner& prisoner = prisoner_of(shown, who);
    if (!is_on_board(prisoner)) {
        return 0;
    }
    const Exits open = prisoner.lit ? exits_at(shown, prisoner.cell) : Exits{};
    return only(prisoner.cell) | rules.board.beyond(prisoner.cell, open);
}

Cells light(const Rules& rules, const PublicState& shown) {
    Cells cells = prisoner_cells(rules, shown);
    for (Cell cell : each(candles(rules, shown))) {
        cells |= rules.board.beyond(cell, exits_at(shown, cell));
    }
    return cells;
}

Cells next_removal(const Rules& rules, const PublicState& shown) {
    const Cells guarded = cells_of(shown, TileKind::Keeper) & shown.keys;
    const Cells unlit = occupied(shown) & ~light(rules, shown) & ~guarded;
    const Cells abyss = cells_of(shown, TileKind::Chasm);
    return (abyss & ~unlit) != 0 ? unlit & ~abyss : unlit;
}

}  // namespace tenebrae::nightcage

// SPDX-License-Identifier: MIT
#pragma once

#include "nightcage/rules.hpp"
#include "nightcage/state.hpp"

namespace tenebrae::nightcage {

inline bool has_exit(const Table& table, Cell cell, Direction direction) {
    return contains(table.exits[index(direction)], cell);
}

inline Exits exits_at(const Table& table, Cell cell) {
    unsigned mask = 0;
    for (Direction direction : kDirections) {
        mask |= (has_exit(table, cell, direction) ? 1U : 0U) << index(direction);
    }
    return {static_cast<std::uint8_t>(mask)};
}

inline TileKind kind_at(const Table& table, Cell cell) {
    return table.kind[index(cell)];
}
inline bool is_free(const Table& table, Cell cell) {
    return kind_at(table, cell) == TileKind::None;
}

/// Every cell that holds a tile, a pit or a part of the chasm: each has at least one exit.
inline Cells occupied(const Table& table) {
    return table.exits[0] | table.exits[1] | table.exits[2] | table.exits[3];
}

/// Both cells hold something with an exit facing the other; a pit faces everywhere.
inline bool connected(const Rules& rules, const Table& table, Cell cell, Direction direction) {
    const Cells there = table.exits[index(opposite(direction))];
    return (table.exits[index(direction)] >> index(cell)
            & there >> index(rules.board.next(cell, direction)) & 1U)
           != 0;
}

/// Which side of the keeper on a cell its mouth is on; the opposite one is its rear (NC-L6).
inline Direction mouth_at(const Table& table, Cell cell) {
    return static_cast<Direction>(
        (contains(table.mouth[0], cell) ? 1U : 0U) | (contains(table.mouth[1], cell) ? 2U : 0U)
    );
}

inline void turn_mouth(Table& table, Cell cell, Direction mouth) {
    for (std::size_t bit = 0; bit < table.mouth.size(); ++bit) {
        Cells& cells = table.mouth[bit];
        cells = (index(mouth) >> bit & 1U) != 0 ? cells | only(cell) : cells & ~only(cell);
    }
}

/// Lays a kind on a cell, or frees it with None. Key tiles and keepers lie down with their key,
/// a keeper with its mouth to the north.
void put(Table& table, Cell cell, TileKind kind, Exits exits);
/// Frees all these cells at once.
void clear(Table& table, Cells cells);

/// The cells that hold a kind.
inline Cells cells_of(const Table& table, TileKind kind) {
    return table.of_kind[index(kind)];
}
inline Cells monsters(const Table& table) {
    return cells_of(table, TileKind::WaxEater) | cells_of(table, TileKind::Keeper)
           | cells_of(table, TileKind::PitFiend) | cells_of(table, TileKind::Pathless);
}
/// The chasm among them.
inline Cells pits(const Table& table) {
    return cells_of(table, TileKind::Pit) | cells_of(table, TileKind::Chasm);
}

/// Does a step in this direction come onto the keeper of a cell from behind (NC-K4)?
inline bool is_from_rear(const Table& table, Cell keeper, Direction step) {
    return kind_at(table, keeper) == TileKind::Keeper && mouth_at(table, keeper) == step;
}

inline const Prisoner& prisoner_of(const Table& table, PrisonerId who) {
    return table.prisoners[index(who)];
}
inline bool is_on_board(const Prisoner& prisoner) {
    return prisoner.whereabouts == Whereabouts::OnBoard;
}
inline bool is_falling(const Prisoner& prisoner) {
    return prisoner.whereabouts == Whereabouts::Falling;
}

/// The cells connected to a cell.
Cells joined(const Rules& rules, const Table& table, Cell cell);

/// Who stands on one of these cells.
Prisoners standing_among(const Rules& rules, const Table& table, Cells cells);
inline Prisoners standing_on(const Rules& rules, const Table& table, Cell cell) {
    return standing_among(rules, table, only(cell));
}

/// Every cell with a prisoner on it.
Cells stood_on(const Rules& rules, const Table& table);

/// The others on the board that are on a tile connected to a prisoner's or on the same gate
/// (NC-Y2, NC-O6).
Prisoners company_of(const Rules& rules, const Table& table, PrisonerId who);

/// Every cell with a burning candle on it.
Cells candles(const Rules& rules, const Table& table);
/// What one prisoner illuminates (NC-L1); empty while it is falling or not yet set up.
Cells light_of(const Rules& rules, const Table& table, PrisonerId who);
/// What anybody illuminates.
Cells light(const Rules& rules, const Table& table);
/// What the next removal takes (NC-L3).
Cells forgotten(const Rules& rules, const Table& table);

}  // namespace tenebrae::nightcage

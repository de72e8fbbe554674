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
    return has_exit(table, cell, direction)
           && has_exit(table, rules.board.next(cell, direction), opposite(direction));
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

/// Who stands on a cell.
Prisoners standing_on(const Rules& rules, const Table& table, Cell cell);

/// Every cell with a prisoner on it.
Cells stood_on(const Rules& rules, const Table& table);

/// Two prisoners on the board, on connected tiles or on the same gate (NC-Y2, NC-O6).
bool are_together(const Rules& rules, const Table& table, PrisonerId one, PrisonerId other);

/// What one prisoner illuminates (NC-L1); empty while it is falling or not yet set up.
Cells light_of(const Rules& rules, const Table& table, PrisonerId who);
/// What anybody illuminates.
Cells light(const Rules& rules, const Table& table);
/// What the next removal takes (NC-L3).
Cells forgotten(const Rules& rules, const Table& table);

}  // namespace tenebrae::nightcage

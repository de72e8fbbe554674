// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/rules.hpp"
#include "games/nightcage/rules/state.hpp"

namespace tenebrae::nightcage {

inline bool has_exit(const PublicState& shown, Cell cell, Direction direction) {
    return contains(shown.exits[index(direction)], cell);
}

inline Exits exits_at(const PublicState& shown, Cell cell) {
    unsigned mask = 0;
    for (Direction direction : kDirections) {
        mask |= (has_exit(shown, cell, direction) ? 1U : 0U) << index(direction);
    }
    return {static_cast<std::uint8_t>(mask)};
}

inline TileKind kind_at(const PublicState& shown, Cell cell) {
    return shown.kind[index(cell)];
}
inline bool is_free(const PublicState& shown, Cell cell) {
    return kind_at(shown, cell) == TileKind::None;
}

/// Returns every cell with a tile, a pit or a part of the chasm: each of them has at least one
/// exit.
inline Cells occupied(const PublicState& shown) {
    return shown.exits[0] | shown.exits[1] | shown.exits[2] | shown.exits[3];
}

/// Returns whether this cell and the next one both have an exit facing the other; a pit has exits
/// on all sides.
inline bool
connected(const Rules& rules, const PublicState& shown, Cell cell, Direction direction) {
    const Cells there = shown.exits[index(opposite(direction))];
    return (shown.exits[index(direction)] >> index(cell)
            & there >> index(rules.board.next(cell, direction)) & 1U)
           != 0;
}

/// Returns the side of the keeper's mouth; the opposite side is its rear (NC-L6).
inline Direction mouth_at(const PublicState& shown, Cell cell) {
    return static_cast<Direction>(
        (contains(shown.mouth[0], cell) ? 1U : 0U) | (contains(shown.mouth[1], cell) ? 2U : 0U)
    );
}

inline void turn_mouth(PublicState& shown, Cell cell, Direction mouth) {
    for (std::size_t bit = 0; bit < shown.mouth.size(); ++bit) {
        Cells& cells = shown.mouth[bit];
        cells = (index(mouth) >> bit & 1U) != 0 ? cells | only(cell) : cells & ~only(cell);
    }
}

/// Puts a kind of tile on a cell, or frees the cell with None. Key tiles and keepers get their key,
/// a keeper its mouth to the north.
void put(PublicState& shown, Cell cell, TileKind kind, Exits exits);
/// Frees all these cells at once.
void clear(PublicState& shown, Cells cells);

/// Returns the cells with this kind of tile.
inline Cells cells_of(const PublicState& shown, TileKind kind) {
    return shown.of_kind[index(kind)];
}
inline Cells monsters(const PublicState& shown) {
    return cells_of(shown, TileKind::WaxEater) | cells_of(shown, TileKind::Keeper)
           | cells_of(shown, TileKind::PitFiend) | cells_of(shown, TileKind::Pathless);
}
/// Returns the pits, including the chasm.
inline Cells pits(const PublicState& shown) {
    return cells_of(shown, TileKind::Pit) | cells_of(shown, TileKind::Chasm);
}

/// Returns whether a step in this direction enters the keeper's cell from behind (NC-K4).
inline bool is_from_rear(const PublicState& shown, Cell keeper, Direction step) {
    return kind_at(shown, keeper) == TileKind::Keeper && mouth_at(shown, keeper) == step;
}

inline const Prisoner& prisoner_of(const PublicState& shown, PrisonerId who) {
    return shown.prisoners[index(who)];
}
inline bool is_on_board(const Prisoner& prisoner) {
    return prisoner.whereabouts == Whereabouts::OnBoard;
}
inline bool is_falling(const Prisoner& prisoner) {
    return prisoner.whereabouts == Whereabouts::Falling;
}

/// Returns the cells connected to a cell.
Cells connected_cells(const Rules& rules, const PublicState& shown, Cell cell);

/// Returns the prisoners on these cells.
Prisoners prisoners_among(const Rules& rules, const PublicState& shown, Cells cells);
inline Prisoners prisoners_on(const Rules& rules, const PublicState& shown, Cell cell) {
    return prisoners_among(rules, shown, only(cell));
}

/// Returns every cell with a prisoner on it.
Cells prisoner_cells(const Rules& rules, const PublicState& shown);

/// Returns the other prisoners on tiles connected to this prisoner's or on the same gate (NC-Y2,
/// NC-O6).
Prisoners connected_prisoners(const Rules& rules, const PublicState& shown, PrisonerId who);

/// Returns every cell with a burning candle on it.
Cells candles(const Rules& rules, const PublicState& shown);
/// Returns the cells that one prisoner illuminates (NC-L1); empty for a prisoner who is falling or
/// not yet set up.
Cells light_of(const Rules& rules, const PublicState& shown, PrisonerId who);
/// Returns the cells that the prisoners illuminate together.
Cells light(const Rules& rules, const PublicState& shown);
/// Returns the cells that the next removal takes (NC-L3).
Cells next_removal(const Rules& rules, const PublicState& shown);

}  // namespace tenebrae::nightcage

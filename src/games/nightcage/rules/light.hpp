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

/// Every cell that holds a tile, a pit or a part of the chasm: each has at least one exit.
inline Cells occupied(const PublicState& shown) {
    return shown.exits[0] | shown.exits[1] | shown.exits[2] | shown.exits[3];
}

/// Both cells hold something with an exit facing the other; a pit faces everywhere.
inline bool
connected(const Rules& rules, const PublicState& shown, Cell cell, Direction direction) {
    const Cells there = shown.exits[index(opposite(direction))];
    return (shown.exits[index(direction)] >> index(cell)
            & there >> index(rules.board.next(cell, direction)) & 1U)
           != 0;
}

/// Which side of the keeper on a cell its mouth is on; the opposite one is its rear (NC-L6).
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

/// Lays a kind on a cell, or frees it with None. Key tiles and keepers lie down with their key,
/// a keeper with its mouth to the north.
void put(PublicState& shown, Cell cell, TileKind kind, Exits exits);
/// Frees all these cells at once.
void clear(PublicState& shown, Cells cells);

/// The cells that hold a kind.
inline Cells cells_of(const PublicState& shown, TileKind kind) {
    return shown.of_kind[index(kind)];
}
inline Cells monsters(const PublicState& shown) {
    return cells_of(shown, TileKind::WaxEater) | cells_of(shown, TileKind::Keeper)
           | cells_of(shown, TileKind::PitFiend) | cells_of(shown, TileKind::Pathless);
}
/// The chasm among them.
inline Cells pits(const PublicState& shown) {
    return cells_of(shown, TileKind::Pit) | cells_of(shown, TileKind::Chasm);
}

/// Does a step in this direction come onto the keeper of a cell from behind (NC-K4)?
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

/// The cells connected to a cell.
Cells joined(const Rules& rules, const PublicState& shown, Cell cell);

/// Returns the prisoners on these cells.
Prisoners standing_among(const Rules& rules, const PublicState& shown, Cells cells);
inline Prisoners standing_on(const Rules& rules, const PublicState& shown, Cell cell) {
    return standing_among(rules, shown, only(cell));
}

/// Every cell with a prisoner on it.
Cells stood_on(const Rules& rules, const PublicState& shown);

/// The others on the board that are on a tile connected to a prisoner's or on the same gate
/// (NC-Y2, NC-O6).
Prisoners company_of(const Rules& rules, const PublicState& shown, PrisonerId who);

/// Every cell with a burning candle on it.
Cells candles(const Rules& rules, const PublicState& shown);
/// What one prisoner illuminates (NC-L1); empty while it is falling or not yet set up.
Cells light_of(const Rules& rules, const PublicState& shown, PrisonerId who);
/// What anybody illuminates.
Cells light(const Rules& rules, const PublicState& shown);
/// What the next removal takes (NC-L3).
Cells forgotten(const Rules& rules, const PublicState& shown);

}  // namespace tenebrae::nightcage

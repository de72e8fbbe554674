// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/words/map_conditions.hpp"

#include <algorithm>
#include <cstdlib>

/// Conditions on answers about Terrain (section N). Like the objections they follow the rules one
/// by one, not the list of legal actions, so that a mistake in either shows.
namespace tenebrae::vast {

// Placing (VA-N1, N2, N7, N12, V33)

inline Terrain placed_terrain(const Answer& a) {
    return a.kind() == ActionKind::Pits ? Terrain::Pits : terrain_of(a);
}
/// Returns whether the Canyon of the Troll is placed.
inline bool is_for_troll(const Answer& a) {
    return a.frame().value == 1;
}
inline bool lacks_turn(const Answer& a) {
    return a.kind() == ActionKind::Terrain && a.action.over == kNoTurn;
}

/// Returns the cells that the Terrain would cover. Precondition: it has a turn.
inline TerrainCells placed_cells(const Answer& a) {
    if (a.kind() != ActionKind::Pits) {
        return cells_of(terrain_of(a), a.action.cell, a.action.over);
    }
    TerrainCells cells;
    for (const Cell cell : pits_of(a.action)) {
        cells.push_back(cell);
    }
    return cells;
}
inline bool is_any_cell_taken(const Answer& a) {
    return std::ranges::any_of(placed_cells(a), [&](Cell cell) {
        return space_at(a.state(), cell) != kNoSpace;
    });
}
inline bool is_beside_tile(const Answer& a, Cell cell) {
    return std::ranges::any_of(kDirections, [&](Direction direction) {
        const SpaceId beside = space_at(a.state(), next_to(cell, direction));
        return beside != kNoSpace && !a.state().spaces[beside].is_terrain();
    });
}
/// VA-N2, N12: no side, of pits of one of them, is shared with a tile.
inline bool has_no_tile_beside(const Answer& a) {
    const TerrainCells cells = placed_cells(a);
    const auto is_beside = [&](Cell cell) { return is_beside_tile(a, cell); };
    return a.kind() == ActionKind::Pits ? !std::ranges::all_of(cells, is_beside)
                                        : std::ranges::none_of(cells, is_beside);
}
/// Returns whether two cells are the same or touch, also at a corner.
inline bool are_touching(Cell one, Cell two) {
    return std::abs(one.south - two.south) <= 1 && std::abs(one.east - two.east) <= 1;
}
/// VA-N2.
inline bool is_near_other_terrain(const Answer& a) {
    return std::ranges::any_of(placed_cells(a), [&](Cell cell) {
        return std::ranges::any_of(a.state().spaces, [&](const Space& space) {
            return space.is_used() && space.is_terrain() && are_touching(space.at, cell);
        });
    });
}
/// VA-N12.
inline bool are_pits_touching(const Answer& a) {
    const PitCells pits = pits_of(a.action);
    return are_touching(pits[0], pits[1]) || are_touching(pits[0], pits[2])
           || are_touching(pits[1], pits[2]);
}
/// VA-N1: the second of the other pits comes first in reading order.
inline bool are_pits_unordered(const Answer& a) {
    const PitCells pits = pits_of(a.action);
    return pits[2].key() < pits[1].key();
}
/// VA-N7: no Lit tile is on a free side of the bridge.
inline bool has_dark_bridge(const Answer& a) {
    if (placed_terrain(a) != Terrain::Canyon) {
        return false;
    }
    const Cell bridge = placed_cells(a)[1];
    const bool is_across = a.action.over == kAcross;
    return std::ranges::none_of(
        std::array{
            is_across ? Direction::North : Direction::East,
            is_across ? Direction::South : Direction::West},
        [&](Direction side) {
            const SpaceId beside = space_at(a.state(), next_to(bridge, side));
            return beside != kNoSpace && a.state().spaces[beside].is_lit();
        }
    );
}
/// Returns whether what the place alone must fulfil holds.
inline bool is_fit_place(const Answer& a) {
    return !lacks_turn(a) && !is_any_cell_taken(a) && !has_no_tile_beside(a)
           && !is_near_other_terrain(a) && !has_dark_bridge(a);
}
/// VA-N2, N12: other places come before this one.
inline bool is_worse_place(const Answer& a) {
    ActionList places;
    find_terrain_places(a.state(), static_cast<Piece>(a.frame().piece), placed_terrain(a), places);
    return std::ranges::count(places, a.action) == 0;
}

// Moves (VA-N6, N7, N12)

/// Returns whether a piece leaves a Terrain onto an empty cell by this move.
inline bool leaves_terrain(const Answer& a) {
    const bool may_leave = a.kind() == ActionKind::Go || a.asks(Decision::Tribe);
    return may_leave && a.next() == kNoSpace && a.state().spaces[a.here()].is_terrain();
}
/// Returns whether there is no space, and no tile would be placed there either.
inline bool is_no_way_off(const Answer& a) {
    return a.next() == kNoSpace && !leaves_terrain(a);
}
inline bool has_no_tile_left(const Answer& a) {
    return a.state().stack.empty() && a.state().cave.hand_size == 0;
}
/// VA-N6: a tribe leaves each Terrain once in a turn.
inline bool has_left_terrain(const Answer& a) {
    if (!leaves_terrain(a) || !is_tribe(a.piece())) {
        return false;
    }
    const std::uint8_t left = a.state().terrain.left[tribe_index(a.piece())];
    return has(left, vast::terrain_of(a.state().spaces[a.here()]));
}

/// Returns the movement that is left after the step or hop.
inline int steps_left_after(const Answer& a) {
    return steps_left(a.rules, a.state(), a.piece()) - (is_tribe(a.piece()) ? 0 : 1);
}
inline bool enters_impassable(const Answer& a) {
    return entered(a) != kNoSpace && is_impassable(a.state(), entered(a));
}
/// Returns whether a piece on a Pit goes back to where it came from.
inline bool goes_back(const Answer& a) {
    return entered(a) != kNoSpace && is_pit(a.state(), a.here())
           && entered(a) == came_from(a.state(), a.piece());
}
inline bool has_no_way_on(const Answer& a) {
    const SpaceId next = entered(a);
    return is_pit(a.state(), next) && !goes_back(a)
           && !may_step(a.rules, a.state(), a.piece(), next, steps_left_after(a));
}
/// Returns whether this answer is in the list of legal ones.
inline bool is_listed(const Answer& a) {
    ActionList legal;
    legal_actions(a.rules, a.view, legal);
    return std::ranges::count(legal, a.action) > 0;
}
/// Returns whether a pushed piece could not be left behind the Pit onto which it is pushed.
inline bool is_stuck_by_push(const Answer& a) {
    return !a.pushes_token() && is_pit(a.state(), a.next()) && !goes_back(a)
           && has_passage(a.state(), a.here(), a.action.direction()) && !is_listed(a);
}
/// Returns whether a pushed piece on a Pit can, and so must, be pushed on.
inline bool must_be_pushed_on(const Answer& a) {
    return a.asks(Decision::Push) && !a.pushes_token() && is_pit(a.state(), a.here())
           && !is_listed(a);
}
/// Returns whether a piece must move on from its Pit before it does this.
inline bool must_leave_pit(const Answer& a) {
    using K = ActionKind;
    const K kind = a.kind();
    const bool is_free = kind == K::Cube || kind == K::Show || kind == K::Quest
                         || kind == K::Javelin || kind == K::Potion || kind == K::Face;
    const bool is_move =
        kind == K::Go || kind == K::GoMap || kind == K::Step || kind == K::Climb || kind == K::Hop;
    const bool acts =
        a.asks(Decision::Knight) || a.asks(Decision::Tribe) || a.asks(Decision::Thief);
    return acts && !is_move && !is_free && kind != K::Resign
           && !(a.asks(Decision::Knight) && a.knight().spent)
           && must_move_on(a.rules, a.state(), a.piece());
}

// Removal (VA-N14)

/// VA-N14: a Terrain is named by another cell than its first.
inline bool is_later_part(const Answer& a) {
    return is_part_of_terrain(a) && cells_of_terrain_at(a.state(), a.space())[0] != a.action.cell;
}
inline bool is_enclosed_terrain(const Answer& a) {
    return is_part_of_terrain(a) && !is_half_exposed(a.state(), a.space());
}

// Forest (VA-N11)

/// Returns whether the Forest keeps an effect of the piece that acts from another one.
inline bool is_kept_by_forest(const Answer& a, Piece from, Piece piece) {
    return space_of(a.state(), piece) != kNoSpace
           && is_hidden_by_forest(a.state(), space_of(a.state(), from), piece);
}

// The River (VA-N13)

inline bool goes_upstream(const Answer& a) {
    const SpaceId to = entered(a);
    return is_terrain(a.state(), a.here(), Terrain::River)
           && is_terrain(a.state(), to, Terrain::River)
           && next_to(a.state().spaces[to].at, current_of(a.state(), to))
                  == a.state().spaces[a.here()].at;
}
inline bool is_no_river(const Answer& a) {
    return !is_terrain(a.state(), a.space(), Terrain::River);
}
/// Returns whether a space of the River is not further down the current.
inline bool is_not_down_river(const Answer& a) {
    SpaceId down = a.here();
    while (!is_last_of_river(a.state(), down)) {
        down = neighbour(a.state(), down, current_of(a.state(), down));
        if (down == a.space()) {
            return false;
        }
    }
    return true;
}
inline bool forces_attack_on_way(const Answer& a) {
    CellList cells;
    find_flows(a.rules, a.state(), a.piece(), cells);
    return !is_no_river(a) && !is_not_down_river(a)
           && std::ranges::count(cells, a.action.cell) == 0;
}

// The Pits (VA-N12)

inline bool is_no_pit(const Answer& a) {
    return !is_pit(a.state(), a.space());
}
inline bool is_not_on_pit(const Answer& a) {
    return !is_pit(a.state(), a.here());
}
inline bool is_no_hop(const Answer& a) {
    CellList cells;
    find_hops(a.rules, a.state(), a.piece(), cells);
    return std::ranges::count(cells, a.action.cell) == 0;
}

}  // namespace tenebrae::vast

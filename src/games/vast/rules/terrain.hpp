// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/map.hpp"

#include <array>
#include <cstdint>

/// Terrain: its cells, where it may be placed, and how pieces move on it (section N, T12).
namespace tenebrae::vast {

inline constexpr std::array kAllTerrains{
    Terrain::Canyon, Terrain::Lake, Terrain::Magma, Terrain::Forest, Terrain::Pits, Terrain::River};

/// How a Terrain lies: of the Canyon kAcross or kUpright, of the River the Direction of its
/// current, else 0.
using Turn = std::uint8_t;
inline constexpr Turn kAcross = 0;  ///< `h`: the line runs east-west
inline constexpr Turn kUpright = 1;  ///< `v`: the line runs north-south
/// Returns the number of turns of a Terrain.
constexpr int turns_of(Terrain terrain) {
    return terrain == Terrain::Canyon ? 2 : terrain == Terrain::River ? 4 : 1;
}

/// Returns Space::side of a part of a Terrain. The parts of a Terrain have numbers from 0, in
/// reading order; part 1 of the Canyon is its bridge.
constexpr std::uint8_t terrain_side(unsigned part, Turn turn) {
    return static_cast<std::uint8_t>(part | static_cast<unsigned>(turn) << 2U);
}
constexpr Tile terrain_tile(Terrain terrain) {
    return static_cast<Tile>(kFirstTerrain + static_cast<unsigned>(terrain));
}
/// Preconditions of the next three: Space::is_terrain().
constexpr Terrain terrain_of(const Space& space) {
    return static_cast<Terrain>(space.tile - kFirstTerrain);
}
constexpr int part_of(const Space& space) {
    return space.side & 3;
}
constexpr Turn turn_of(const Space& space) {
    return static_cast<Turn>(space.side >> 2U & 3U);
}

inline bool is_terrain(const State& state, SpaceId space, Terrain terrain) {
    return space != kNoSpace && state.spaces[space].tile == terrain_tile(terrain);
}
inline bool is_pit(const State& state, SpaceId space) {
    return is_terrain(state, space, Terrain::Pits);
}
/// Returns whether a space is one of the outer ones of the Canyon (VA-N7).
inline bool is_impassable(const State& state, SpaceId space) {
    return is_terrain(state, space, Terrain::Canyon) && part_of(state.spaces[space]) != 1;
}
/// Returns whether a piece may stop on a space (VA-N5).
inline bool may_stand(const State& state, SpaceId space) {
    return space != kNoSpace && !is_pit(state, space) && !is_impassable(state, space);
}
/// Returns the direction of the current. Precondition: the space is one of the River.
inline Direction current_of(const State& state, SpaceId space) {
    return static_cast<Direction>(turn_of(state.spaces[space]));
}

/// The cells of a Terrain in reading order; the first one names it.
using TerrainCells = core::FixedList<Cell, 4>;
/// Returns the cells of a Terrain by its first one; of pits only that one.
TerrainCells cells_of(Terrain terrain, Cell first, Turn turn);
/// Returns the cells of the Terrain that a space belongs to; each pit is one by itself.
TerrainCells cells_of_terrain_at(const State& state, SpaceId space);
/// Returns whether a part of this Terrain is on the map.
bool is_on_map(const State& state, Terrain terrain);
/// Returns whether two spaces belong to the same Terrain, where each pit is one by itself.
bool is_same_terrain(const State& state, SpaceId one, SpaceId two);

/// Returns whether at least half of the outer sides of the Terrain of a space face empty cells
/// (VA-N14).
bool is_half_exposed(const State& state, SpaceId space);
/// Returns the spaces of the Terrain that a space belongs to, or only the space of a tile.
SpaceSet spaces_with(const State& state, SpaceId space);

/// Returns whether the Terrain of a space may be removed by VA-X8 in the Collapse or, with
/// `by_cave_in`, by Cave-In (VA-N14). A Terrain has only one such space: its first one.
bool can_remove_terrain(const Rules& rules, const State& state, SpaceId space, bool by_cave_in);
/// Returns the spaces that Wrath takes: the marked ones and whole Terrains (VA-D33, N14).
SpaceSet wrath_spaces(const State& state, const Frame& wrath);

/// Lists the places of a Terrain (VA-N2, N7, N12) as actions, for a piece that has revealed a tile.
void find_terrain_places(const State& state, Piece revealing, Terrain terrain, ActionList& actions);
/// Lists the answers to the decision `terrain`, in the order of VA-W2.
void list_terrain(const State& state, ActionList& actions);

/// VA-N6: whether a piece may leave its Terrain over this side, onto an empty cell.
bool can_leave_terrain(const State& state, Piece piece, Direction direction);
/// VA-N7: returns the space on the opposite side of an impassable space that lies in this
/// direction, or kNoSpace if it cannot be crossed or no piece may stop behind it.
SpaceId space_across(const State& state, SpaceId from, Direction direction);
/// VA-N11: whether the Forest protects a piece from an effect that comes from a space, or from no
/// space (kNoSpace).
bool is_hidden_by_forest(const State& state, SpaceId from, Piece piece);
/// VA-B44, N11: whether the eye tribe can lay a Hex on a role.
bool can_hex(const Rules& rules, const State& state, Role role);
/// Returns the Population that a tribe loses by this step: that of leaving its space, and 1 against
/// the current of the River (VA-B27, N10, N13).
int loss_by_step(const State& state, Piece tribe, SpaceId to);

// Pits (VA-N12)

/// Returns whether a piece may make a step or hop onto a space, after which it has so much movement
/// left: not onto an impassable space, and onto a Pit only if it can go on to a space where it may
/// stop. From a Pit a piece cannot step back to where it came from.
bool may_step(const Rules& rules, const State& state, Piece piece, SpaceId to, int left);
/// Returns the steps that a piece has left in its own turn or, for a tribe, in its activation.
int steps_left(const Rules& rules, const State& state, Piece piece);
/// Returns whether a piece on a Pit can go on, and so must, before it does anything else.
bool must_move_on(const Rules& rules, const State& state, Piece piece);
/// Lists the Pits to which a piece on a Pit may `hop`, in reading order.
void find_hops(const Rules& rules, const State& state, Piece piece, CellList& cells);
/// Lists the actions `hop` of a piece.
void list_hops(const Rules& rules, const State& state, Piece piece, ActionList& actions);
/// Returns the space from which a piece on a Pit has come there, or kNoSpace.
inline SpaceId came_from(const State& state, Piece piece) {
    return state.terrain.hopper == piece ? state.terrain.came_from : kNoSpace;
}

/// Where a piece is on its way over Pits.
struct OnPit {
    SpaceId pit;
    SpaceId back;  ///< the space from which it came onto the first Pit
    int left;  ///< movement
};

/// Returns whether a way leads from a Pit to a space where a piece may stop, other than `at.back`.
/// `can_enter` tells whether a step from a Pit in a direction is possible, `can_hop` whether a hop
/// onto a Pit is.
template <typename CanEnter, typename CanHop>
bool leads_off(
    const State& state, OnPit at, SpaceSet seen, const CanEnter& can_enter, const CanHop& can_hop
) {
    if (at.left <= 0) {
        return false;
    }
    seen.put(at.pit);
    const auto leads_on = [&](SpaceId pit) {
        return leads_off(state, OnPit{pit, at.back, at.left - 1}, seen, can_enter, can_hop);
    };
    for (const Direction direction : kDirections) {
        const SpaceId next = neighbour(state, at.pit, direction);
        const bool is_new = next == kNoSpace || (next != at.back && !seen.has(next));
        if (!is_new || !can_enter(at.pit, direction)) {
            continue;
        }
        if (!is_pit(state, next) || leads_on(next)) {
            return true;
        }
    }
    for (SpaceId other = 0; other < kMaxSpaces; ++other) {
        if (is_pit(state, other) && !seen.has(other) && can_hop(other) && leads_on(other)) {
            return true;
        }
    }
    return false;
}

// River (VA-N13)

/// Lists the spaces down the current to which a piece may flow (VA-N13), in reading order.
void find_flows(const Rules& rules, const State& state, Piece piece, CellList& cells);
/// Returns whether a space is the last one of the River, down its current.
bool is_last_of_river(const State& state, SpaceId space);
/// Lists the answers to the decision `flow`.
void list_flow(const Rules& rules, const State& state, ActionList& actions);

}  // namespace tenebrae::vast

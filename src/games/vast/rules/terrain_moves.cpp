// SPDX-License-Identifier: MIT
// How pieces move on Terrain and what it does to them (VA-N5 to N13).
#include "games/vast/rules/game_rules.hpp"
#include "games/vast/rules/terrain.hpp"

#include <algorithm>

namespace tenebrae::vast {
namespace {

/// VA-N6.
bool can_leave_from(const State& state, Piece piece, SpaceId space, Direction direction) {
    if (space == kNoSpace || !state.spaces[space].is_terrain()
        || neighbour(state, space, direction) != kNoSpace || !can_place_tiles(state)
        || state.current != role_of(piece)) {
        return false;
    }
    const Terrain terrain = terrain_of(state.spaces[space]);
    if (is_tribe(piece)) {
        return !has(state.terrain.left[tribe_index(piece)], terrain);
    }
    return piece != Piece::Dragon || !state.dragon.surfaced;
}

/// Returns whether a piece passes a wall: a tribe with the Golem, the Knight with the Map, the
/// Thief who climbs. With `again` it has done so before, and the cubes of that are not yet paid.
bool can_pass_wall(const Rules& rules, const State& state, Piece piece, bool again) {
    if (is_tribe(piece)) {
        return has_monster(state.tribe(piece), Monster::Golem);
    }
    if (piece == Piece::Knight) {
        const Knight& knight = state.knight;
        const int price = knight.golem ? 2 : 1;
        const int maps = knight.slots[static_cast<std::size_t>(Slot::Map)] - knight.maps;
        return maps >= (again ? 2 * price : price);
    }
    const int cost = climb_cost(state);
    return piece == Piece::Thief && (again ? 2 * cost : cost) <= thief_cubes_left(rules, state);
}

/// Returns whether a piece could step from a Pit, on which it may be later, in a direction, if it
/// passes what walls there are.
bool can_step_from(
    const Rules& rules, const State& state, Piece piece, SpaceId pit, Direction direction
) {
    const SpaceId next = neighbour(state, pit, direction);
    if (next == kNoSpace) {
        const Cell cell = next_to(state.spaces[pit].at, direction);
        return can_leave_from(state, piece, pit, direction)
               && (piece != Piece::Knight
                   || (encounters_left(rules, state) > 0
                       && can_knight_leave_onto(rules, state, cell)));
    }
    if (is_impassable(state, next)) {
        return false;
    }
    if (piece == Piece::Knight) {
        return encounters_left(rules, state) > 0 && can_knight_enter(rules, state, next);
    }
    return !is_tribe(piece)
           || (!state.goblins.visited.has(next) && can_tribe_enter(rules, state, piece, next));
}

/// Returns whether another piece on a space would force an attack (VA-N13), or a Monster a fight.
bool would_force_attack(const Rules& rules, const State& state, Piece piece, SpaceId space) {
    if (piece == Piece::Knight) {
        const bool is_met = std::any_of(kTribes.begin(), kTribes.end(), [&](Piece tribe) {
            return space_of(state, tribe) == space;
        });
        return is_met || (state.dragon.at == space && state.dragon.surfaced)
               || has_monster_token(state, space);
    }
    if (is_tribe(piece)) {
        return state.knight.at == space || !can_tribe_enter(rules, state, piece, space);
    }
    if (piece != Piece::Dragon || !state.dragon.surfaced) {
        return false;
    }
    const int armor = dragon_armor(rules, state);
    const bool is_threat = std::any_of(kTribes.begin(), kTribes.end(), [&](Piece tribe) {
        return space_of(state, tribe) == space && tribe_strength(rules, state, tribe) > armor;
    });
    return (state.knight.at == space && knight_strength(rules, state) >= armor)
           || (rules.ash_dragon && is_threat);
}

/// Returns whether a hop onto a Pit would force nothing.
bool can_hop_onto(const Rules& rules, const State& state, Piece piece, SpaceId pit) {
    return piece != Piece::Dragon && !would_force_attack(rules, state, piece, pit);
}

/// Returns whether a piece can go on from a Pit; with `through_wall` it has come through a wall.
/// As Pits do not touch, a way over them passes at most one more wall, its last.
bool goes_on(const Rules& rules, const State& state, Piece piece, OnPit at, bool through_wall) {
    const bool passes_wall = can_pass_wall(rules, state, piece, through_wall);
    return leads_off(
        state,
        at,
        is_tribe(piece) ? state.goblins.visited : SpaceSet{},
        [&](SpaceId from, Direction direction) {
            const bool has_way = passes_wall || neighbour(state, from, direction) == kNoSpace
                                 || has_passage(state, from, direction);
            return has_way && can_step_from(rules, state, piece, from, direction);
        },
        [&](SpaceId other) { return can_hop_onto(rules, state, piece, other); }
    );
}

}  // namespace

bool can_leave_terrain(const State& state, Piece piece, Direction direction) {
    return can_leave_from(state, piece, space_of(state, piece), direction);
}

SpaceId space_across(const State& state, SpaceId from, Direction direction) {
    const SpaceId over = neighbour(state, from, direction);
    if (!is_impassable(state, over) || !has_passage(state, from, direction)
        || !has_passage(state, over, direction)) {
        return kNoSpace;
    }
    const SpaceId behind = neighbour(state, over, direction);
    return may_stand(state, behind) ? behind : kNoSpace;
}

bool is_hidden_by_forest(const State& state, SpaceId from, Piece piece) {
    const SpaceId at = space_of(state, piece);
    return at != kNoSpace && at != from
           && (is_terrain(state, from, Terrain::Forest) || is_terrain(state, at, Terrain::Forest));
}

bool can_hex(const Rules& rules, const State& state, Role role) {
    const SpaceId eye = state.tribe(Piece::Eye).at;
    switch (role) {
    case Role::Knight:
        return is_knight_alive(state) && !is_hidden_by_forest(state, eye, Piece::Knight);
    case Role::Dragon:
        return rules.has_role(role) && !is_hidden_by_forest(state, eye, Piece::Dragon);
    case Role::Cave: return rules.has_role(role);
    case Role::Thief: return rules.has_role(role) && !is_hidden_by_forest(state, eye, Piece::Thief);
    case Role::Goblins:
    case Role::None: break;
    }
    return false;
}

int loss_by_step(const State& state, Piece tribe, SpaceId to) {
    const SpaceId from = state.tribe(tribe).at;
    const bool is_upstream = is_terrain(state, from, Terrain::River)
                             && is_terrain(state, to, Terrain::River)
                             && neighbour(state, from, opposite(current_of(state, from))) == to;
    return loss_by_leaving(state, tribe) + (is_upstream ? 1 : 0);
}

bool may_step(const Rules& rules, const State& state, Piece piece, SpaceId to, int left) {
    const SpaceId from = space_of(state, piece);
    const bool is_on_pit = is_pit(state, from);
    if (is_impassable(state, to) || (is_on_pit && to == came_from(state, piece))) {
        return false;
    }
    if (!is_pit(state, to)) {
        return true;
    }
    const bool through_wall = std::any_of(kDirections.begin(), kDirections.end(), [&](auto side) {
        return neighbour(state, from, side) == to && !has_passage(state, from, side);
    });
    const SpaceId back = is_on_pit ? came_from(state, piece) : from;
    return goes_on(rules, state, piece, OnPit{to, back, left}, through_wall);
}

int steps_left(const Rules& rules, const State& state, Piece piece) {
    if (piece == Piece::Knight) {
        return moves_left(rules, state);
    }
    if (piece == Piece::Thief) {
        return thief_moves_left(rules, state);
    }
    return static_cast<int>(kMaxSpaces);
}

bool must_move_on(const Rules& rules, const State& state, Piece piece) {
    const SpaceId at = space_of(state, piece);
    const OnPit here{at, came_from(state, piece), steps_left(rules, state, piece)};
    return is_pit(state, at) && goes_on(rules, state, piece, here, false);
}

void find_hops(const Rules& rules, const State& state, Piece piece, CellList& cells) {
    const SpaceId at = space_of(state, piece);
    const int left = steps_left(rules, state, piece) - 1;
    if (!is_pit(state, at) || left < 0 || piece == Piece::Dragon) {
        return;
    }
    for (SpaceId pit = 0; pit < kMaxSpaces; ++pit) {
        const bool is_visited = is_tribe(piece) && state.goblins.visited.has(pit);
        if (pit != at && is_pit(state, pit) && !is_visited && can_hop_onto(rules, state, piece, pit)
            && may_step(rules, state, piece, pit, left)) {
            cells.push_back(state.spaces[pit].at);
        }
    }
    sort_cells(cells);
}

void list_hops(const Rules& rules, const State& state, Piece piece, ActionList& actions) {
    if (!is_pit(state, space_of(state, piece))) {
        return;
    }
    CellList cells;
    find_hops(rules, state, piece, cells);
    actions.append(cells, [](Cell cell) { return Action::at(ActionKind::Hop, cell); });
}

bool is_last_of_river(const State& state, SpaceId space) {
    return !is_terrain(state, neighbour(state, space, current_of(state, space)), Terrain::River);
}

void find_flows(const Rules& rules, const State& state, Piece piece, CellList& cells) {
    SpaceId here = space_of(state, piece);
    while (!is_last_of_river(state, here)) {
        here = neighbour(state, here, current_of(state, here));
        if (would_force_attack(rules, state, piece, here)) {
            break;
        }
        cells.push_back(state.spaces[here].at);
    }
    sort_cells(cells);
}

void list_flow(const Rules& rules, const State& state, ActionList& actions) {
    CellList cells;
    find_flows(rules, state, static_cast<Piece>(state.top().piece), cells);
    actions.append(cells, [](Cell cell) { return Action::at(ActionKind::Flow, cell); });
    actions.push_back(Action::of(ActionKind::Stay));
}

}  // namespace tenebrae::vast

// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/words/goblin_conditions.hpp"

#include <algorithm>
#include <cstdlib>

/// Conditions on answers of the Dragon (section D). Like the objections they follow the
/// rules one by one, not the list of legal actions, so that a mistake in either shows.
namespace tenebrae::vast {

// Moves (VA-D7, D23)

/// What stops a move along a line.
enum class Stop : std::uint8_t { Nothing, NoSpace, Wall, Dark, NoTile, Impassable, Pit };

/// Returns what stops the surfaced Dragon on the way over an impassable space (VA-N7).
inline Stop stop_over_canyon(const Answer& a) {
    const SpaceId behind = space_across(a.state(), a.here(), a.action.direction());
    const bool flies_over =
        a.dragon().surfaced && a.kind() == ActionKind::Wing && a.action.over == 2;
    if (!flies_over || behind == kNoSpace) {
        return Stop::Impassable;
    }
    return a.state().spaces[behind].is_dark() ? Stop::Dark : Stop::Nothing;
}
/// Returns what stops the Dragon who leaves a Terrain from here onto an empty cell, with so many
/// steps to go (VA-N6).
inline Stop stop_off_terrain(const Answer& a, SpaceId here, int steps) {
    const Space& at = a.state().spaces[here];
    if (a.dragon().surfaced || !at.is_terrain()) {
        return Stop::NoSpace;
    }
    if (a.state().collapse || has_no_tile_left(a)) {
        return Stop::NoTile;
    }
    const Cell tile = next_to(at.at, a.action.direction());
    const SpaceId beyond = space_at(a.state(), next_to(tile, a.action.direction()));
    return steps == 1                         ? Stop::Nothing
           : beyond == kNoSpace               ? Stop::NoSpace
           : is_impassable(a.state(), beyond) ? Stop::Impassable
           : is_pit(a.state(), beyond)        ? Stop::Pit
                                              : Stop::Nothing;
}

/// Returns the first thing that stops a move or Wing.
inline Stop stop_of_flight(const Answer& a) {
    const bool is_surfaced = a.dragon().surfaced;
    const bool crosses_walls = !is_surfaced || (a.kind() == ActionKind::Wing && a.action.over == 1);
    SpaceId here = a.here();
    if (is_impassable(a.state(), a.next())) {
        return stop_over_canyon(a);
    }
    for (int step = 0; step < a.action.over; ++step) {
        const SpaceId next = neighbour(a.state(), here, a.action.direction());
        if (next == kNoSpace) {
            return stop_off_terrain(a, here, a.action.over - step);
        }
        if (!crosses_walls && !has_passage(a.state(), here, a.action.direction())) {
            return Stop::Wall;
        }
        if (is_surfaced && a.state().spaces[next].is_dark()) {
            return Stop::Dark;
        }
        if (is_impassable(a.state(), next)) {
            return Stop::Impassable;
        }
        if (is_pit(a.state(), next) && step + 1 == a.action.over) {
            return Stop::Pit;
        }
        here = next;
    }
    return Stop::Nothing;
}
template <Stop stop>
bool stops(const Answer& a) {
    return stop_of_flight(a) == stop;
}

// Powers

inline bool cannot_pay(const Answer& a) {
    return !can_pay(a.rules, a.state(), power_of(a.kind()));
}

inline int cubes_of(const Answer& a, std::uint8_t box) {
    return a.dragon().boxes[box];
}

inline bool is_beside_dragon(const Answer& a) {
    return a.has_space() && std::ranges::count(a.state().next[a.dragon().at], a.space()) > 0;
}
inline bool has_dark_around(const Answer& a) {
    const Cell here = a.state().spaces[a.dragon().at].at;
    return std::ranges::any_of(a.state().spaces, [here](const Space& space) {
        return space.is_dark() && space.at != here && std::abs(space.at.south - here.south) <= 1
               && std::abs(space.at.east - here.east) <= 1;
    });
}
inline bool is_knight_beside(const Answer& a) {
    return is_knight_alive(a.state())
           && std::ranges::count(a.state().next[a.dragon().at], a.knight().at) > 0;
}

// Sloth cubes (VA-D5)

template <SlothBox box>
bool wakes(const Answer& a) {
    return a.action.what == static_cast<std::uint8_t>(box);
}
inline bool has_moved(const Answer& a) {
    return has(a.dragon().marks, DragonMark::Moved) || has(a.dragon().marks, DragonMark::Winged);
}

}  // namespace tenebrae::vast

// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/terrain.hpp"
#include "games/vast/words/action_fields.hpp"

#include <algorithm>
#include <cstdlib>

/// Conditions on answers about the map (VA-O6), as the objections state them. Like the objections
/// they follow the rules one by one, not the list of legal actions, so that a mistake in either
/// shows.
namespace tenebrae::vast {

inline bool is_empty_cell(const Answer& a) {
    return !a.has_space();
}

/// VA-P2.
inline bool is_beside_open_edge(const Answer& a) {
    return std::ranges::any_of(kDirections, [&](Direction direction) {
        const SpaceId beside = space_at(a.state(), next_to(a.action.cell, direction));
        return beside != kNoSpace && is_open_edge(a.state(), beside, opposite(direction));
    });
}

/// VA-R4: the cell is one of the tiles that the effect reveals.
inline bool is_to_reveal(const Answer& a) {
    const Cell centre = a.state().spaces[a.frame().space].at;
    for (int mark = 0; mark < kMarks; ++mark) {
        if (has(a.frame().mask, mark) && marked_cell(centre, mark) == a.action.cell) {
            return true;
        }
    }
    return false;
}

/// VA-R1.
inline bool is_layout(const Answer& a) {
    Orientations all;
    find_orientations(a.rules, a.state().spaces[shown_space(a)].tile, all);
    return std::ranges::count(all, a.action.what) > 0;
}

/// VA-R2: a side must be open, because the Knight came from there.
inline bool has_entry(const Answer& a) {
    return a.kind() == ActionKind::Orient && a.frame().piece != kAnySide;
}

/// VA-R3: the orientation does not join the tile to the Entrance, and another one does.
inline bool leaves_apart(const Answer& a) {
    const State& state = a.state();
    const SpaceId shown = shown_space(a);
    const SpaceSet joined = joined_lit_tiles(state);
    Orientations all;
    find_orientations(a.rules, state.spaces[shown].tile, all);
    const auto joins = [&](Sides open) { return would_join(state, joined, shown, open); };
    return !joins(a.action.what) && std::ranges::any_of(all, joins);
}

// Exits (VA-X4 to X6, V31, V36)

inline bool is_dug_out(const Answer& a) {
    return a.is_thrown() && static_cast<Monster>(a.frame().piece) == Monster::Worm;
}

inline bool is_beside(const Answer& a) {
    return a.action.cell != kNoCell && distance(a.action.cell, a.state().spaces[a.here()].at) == 1;
}

inline bool is_exit_walled(const Answer& a) {
    const bool is_underground = a.piece() == Piece::Dragon && !a.state().dragon.surfaced;
    return !is_underground && std::ranges::none_of(kDirections, [&](Direction direction) {
        return neighbour(a.state(), a.here(), direction) == a.space()
               && has_passage(a.state(), a.here(), direction);
    });
}

/// Returns the number of steps along a diagonal to the cell; 0: it is on none.
inline int diagonal_steps(const Answer& a) {
    const Cell here = a.state().spaces[a.here()].at;
    const int south = std::abs(a.action.cell.south - here.south);
    const int east = std::abs(a.action.cell.east - here.east);
    return south == east ? south : 0;
}

/// Returns the steps along the diagonals to the nearest Dark tile; 0: there is none.
inline int steps_to_dark(const Answer& a) {
    const Cell here = a.state().spaces[a.here()].at;
    int nearest = 0;
    for (const Space& space : a.state().spaces) {
        if (space.is_dark()
            && std::abs(space.at.south - here.south) == std::abs(space.at.east - here.east)) {
            const int steps = std::abs(space.at.south - here.south);
            nearest = nearest == 0 ? steps : std::min(nearest, steps);
        }
    }
    return nearest;
}

/// VA-V36.
inline bool is_dug_elsewhere(const Answer& a) {
    const int nearest = steps_to_dark(a);
    if (nearest > 0) {
        return !a.has_space() || !a.at().is_dark() || diagonal_steps(a) != nearest;
    }
    return a.has_space() || diagonal_steps(a) != 1 || !is_beside_space(a.state(), a.action.cell);
}

/// Returns whether a piece leaves for a space beside its own (VA-X4, V31).
inline bool leaves_by_side(const Answer& a) {
    return !is_dug_out(a) && !a.is_fleeing();
}

/// Returns whether this piece leaves a collapsing tile, for a space.
inline bool exits_as(const Answer& a, Piece piece) {
    return !a.is_thrown() && !a.is_fleeing() && a.has_space() && a.piece() == piece;
}
inline bool exits_as_tribe(const Answer& a) {
    return is_tribe(a.piece()) && exits_as(a, a.piece());
}
inline bool exits_surfaced(const Answer& a) {
    return exits_as(a, Piece::Dragon) && a.state().dragon.surfaced;
}

inline bool is_there(const Answer& a, Piece piece) {
    return a.has_space() && space_of(a.state(), piece) == a.space();
}

/// VA-X5: a tribe does not leave onto a Dragon that is as strong.
inline bool is_dragon_too_strong(const Answer& a) {
    return is_tribe(a.piece()) && is_there(a, Piece::Dragon)
           && tribe_strength(a.rules, a.state(), a.piece()) <= dragon_armor(a.rules, a.state());
}

/// VA-X5: the Knight would attack the surfaced Dragon there.
inline bool is_knight_too_strong(const Answer& a) {
    return is_there(a, Piece::Knight)
           && knight_strength(a.rules, a.state()) >= dragon_armor(a.rules, a.state());
}
/// VA-X5: a tribe would attack the Ash Dragon there.
inline bool is_tribe_too_strong(const Answer& a) {
    return a.rules.ash_dragon && std::ranges::any_of(kTribes, [&](Piece tribe) {
               return is_there(a, tribe)
                      && tribe_strength(a.rules, a.state(), tribe)
                             > dragon_armor(a.rules, a.state());
           });
}

/// VA-X5: a Pit or an impassable space, where a piece cannot stop.
inline bool is_no_place_to_stop(const Answer& a) {
    return a.has_space() && !may_stand(a.state(), a.space());
}
/// VA-X5: the space belongs to the Terrain that is removed.
inline bool leaves_within_terrain(const Answer& a) {
    return !a.is_thrown() && !a.is_fleeing() && a.has_space()
           && is_same_terrain(a.state(), a.here(), a.space());
}

/// VA-X5.
inline bool is_exit_barred(const Answer& a) {
    if (is_no_place_to_stop(a) || leaves_within_terrain(a)) {
        return true;
    }
    const bool by_knight = a.at().is_dark() || tribe_on(a.state(), a.space()) != Piece::None
                           || (is_there(a, Piece::Dragon) && a.state().dragon.surfaced)
                           || has_monster_token(a.state(), a.space());
    if (a.piece() == Piece::Knight) {
        return by_knight;
    }
    if (is_tribe(a.piece())) {
        return is_there(a, Piece::Knight) || is_dragon_too_strong(a);
    }
    return a.piece() == Piece::Dragon && a.state().dragon.surfaced
           && (a.at().is_dark() || is_knight_too_strong(a) || is_tribe_too_strong(a));
}

/// VA-X6: after this exit a later piece could not leave, and after another it could.
inline bool blocks_later_piece(const Answer& a) {
    ExitList exits;
    find_exits(a.rules, a.state(), a.piece(), exits);
    return std::ranges::count(exits, a.space()) == 0;
}

/// VA-D33: the cell is none of the nearest spaces to which the piece can flee.
inline bool is_no_flight(const Answer& a) {
    CellList cells;
    const SpaceSet marked = wrath_spaces(a.state(), a.frame());
    find_flights(a.rules, a.state(), a.piece(), marked, cells);
    return std::ranges::count(cells, a.action.cell) == 0;
}

inline bool pushes_knight(const Answer& a) {
    return a.piece() == Piece::Knight;
}

// Sections (VA-X10, X11)

/// Returns the section that a cell names, or -1.
inline int named_section(const Answer& a, const Sections& sections) {
    for (int section = 0; section < sections.count; ++section) {
        if (sections.first[static_cast<std::size_t>(section)] == a.action.cell) {
            return section;
        }
    }
    return -1;
}
inline bool is_of_entrance(const Answer& a) {
    const Sections sections = find_sections(a.state());
    return named_section(a, sections) == sections.of[kEntranceSpace];
}
inline bool comes_nearer(const Answer& a) {
    const Sections sections = find_sections(a.state());
    const int section = named_section(a, sections);
    const Cell step = next_to(kEntranceCell, a.action.direction());
    return distance_to_others(a.state(), sections, section, step)
           < distance_to_others(a.state(), sections, section, kEntranceCell);
}

// Placing and removing (VA-E2, V28, V40, X8)

/// Returns whether the Past Plunder card goes onto a Lit or a Dark tile.
inline bool has_plunder_on(const Answer& a, bool lit) {
    return a.asks(Decision::Treasure) && has_unoccupied_tile(a.state(), false) != lit;
}

inline bool must_be_beside_dark(const Answer& a) {
    CellList cells;
    find_border(a.state(), cells, true);
    return a.frame().kind == FrameKind::PastPlunder && !cells.empty();
}
inline bool is_beside_dark(const Answer& a) {
    return std::ranges::any_of(kDirections, [&](Direction direction) {
        const SpaceId beside = space_at(a.state(), next_to(a.action.cell, direction));
        return beside != kNoSpace && a.state().spaces[beside].is_dark();
    });
}

inline bool is_at_entrance(const Answer& a) {
    return a.has_space() && a.space() == kEntranceSpace;
}
inline bool is_part_of_terrain(const Answer& a) {
    return a.has_space() && a.at().is_terrain();
}
/// VA-X6.
inline bool cannot_be_left(const Answer& a) {
    if (is_part_of_terrain(a)) {
        return !can_remove_terrain(a.rules, a.state(), a.space(), true);
    }
    return a.has_space() && !is_at_entrance(a) && !can_collapse(a.rules, a.state(), a.space());
}

/// Returns the least number of tiles that a tile touches which can be collapsed (VA-X8).
inline int least_touching(const Answer& a) {
    int least = 5;
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        if (can_collapse(a.rules, a.state(), space)) {
            least = std::min(least, touching(a.state(), space));
        }
    }
    return least;
}
inline bool touches_too_many(const Answer& a) {
    return a.has_space() && !is_part_of_terrain(a)
           && touching(a.state(), a.space()) > least_touching(a);
}

/// Returns how soon a tile goes among those of VA-X8: 0 first (VA-E2, V40). A Terrain goes in the
/// place of any but a Lit Crystal tile (VA-N14).
inline int removal_rank(const Answer& a, SpaceId space) {
    const Space& at = a.state().spaces[space];
    if (at.is_terrain()) {
        return 1;
    }
    const bool is_crystal = at.is_lit() && a.rules.is_kind(at.tile, TileKind::Crystal);
    return is_crystal ? 0 : a.rules.is_solo() && at.is_lit() ? 2 : 1;
}
inline bool goes_later(const Answer& a) {
    if (!a.has_space()) {
        return false;
    }
    const int least = least_touching(a);
    const int rank = removal_rank(a, a.space());
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        const bool is_candidate =
            can_collapse(a.rules, a.state(), space) && touching(a.state(), space) == least;
        if (is_candidate && removal_rank(a, space) < rank) {
            return true;
        }
    }
    return false;
}

}  // namespace tenebrae::vast

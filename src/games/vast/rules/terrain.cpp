// SPDX-License-Identifier: MIT
// The cells of Terrain and where it may be placed (VA-N1, N2, N7, N12, N14).
#include "games/vast/rules/terrain.hpp"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace tenebrae::vast {
namespace {

/// More than the distance of any two cells.
constexpr int kFar = 1000;

bool is_line_across(Terrain terrain, Turn turn) {
    return terrain == Terrain::Canyon ? turn == kAcross
                                      : turn == static_cast<Turn>(Direction::East)
                                            || turn == static_cast<Turn>(Direction::West);
}

/// Returns whether two cells are equal or touch, even at a corner.
bool is_touching(Cell one, Cell two) {
    return std::abs(one.south - two.south) <= 1 && std::abs(one.east - two.east) <= 1;
}

/// Returns whether a Terrain is on the cell or on one of the 8 around it.
bool is_near_terrain(const State& state, Cell cell) {
    return std::any_of(state.spaces.begin(), state.spaces.end(), [&](const Space& space) {
        return space.is_used() && space.is_terrain() && is_touching(space.at, cell);
    });
}

bool is_beside_tile(const State& state, Cell cell) {
    return std::any_of(kDirections.begin(), kDirections.end(), [&](Direction direction) {
        const SpaceId beside = space_at(state, next_to(cell, direction));
        return beside != kNoSpace && !state.spaces[beside].is_terrain();
    });
}

/// VA-N7: the bridge has a Lit tile on one of its free sides.
bool has_lit_end(const State& state, Cell bridge, Turn turn) {
    const Direction one = turn == kAcross ? Direction::North : Direction::East;
    return std::any_of(kDirections.begin(), kDirections.end(), [&](Direction direction) {
        const SpaceId beside = space_at(state, next_to(bridge, direction));
        return (direction == one || direction == opposite(one)) && beside != kNoSpace
               && state.spaces[beside].is_lit();
    });
}

/// VA-N2, without the distance; VA-N7.
bool is_legal_place(const State& state, Terrain terrain, Turn turn, const TerrainCells& cells) {
    if (terrain == Terrain::Canyon && !has_lit_end(state, cells[1], turn)) {
        return false;
    }
    const bool is_free = std::none_of(cells.begin(), cells.end(), [&](Cell cell) {
        return space_at(state, cell) != kNoSpace || is_near_terrain(state, cell);
    });
    return is_free && std::any_of(cells.begin(), cells.end(), [&](Cell cell) {
               return is_beside_tile(state, cell);
           });
}

Cell cell_of_piece(const State& state, Piece piece) {
    const SpaceId at = space_of(state, piece);
    return at == kNoSpace ? kEntranceCell : state.spaces[at].at;
}

int nearest(const TerrainCells& cells, Cell from) {
    int least = kFar;
    for (const Cell cell : cells) {
        least = std::min(least, distance(cell, from));
    }
    return least;
}

/// The legal places of one Terrain that are nearest so far.
class NearestPlaces {
public:
    NearestPlaces(const State& state, Piece revealing, Terrain terrain, ActionList& actions)
        : state_(state),
          from_(cell_of_piece(state, revealing)),
          terrain_(terrain),
          actions_(actions),
          first_(actions.size()) {}

    /// Tries all places in which the Terrain, turned so, lies on a cell.
    void add(Cell cell, Turn turn) {
        for (const Cell part : cells_of(terrain_, kEntranceCell, turn)) {
            const Cell first = moved(cell, -part.south, -part.east);
            const TerrainCells cells = cells_of(terrain_, first, turn);
            const int away = nearest(cells, from_);
            if (away > least_ || !is_legal_place(state_, terrain_, turn, cells)) {
                continue;
            }
            if (away < least_) {
                actions_.truncate(first_);
                least_ = away;
            }
            Action action = Action::at(ActionKind::Terrain, first, terrain_);
            action.over = turn;
            if (std::find(begin(), actions_.end(), action) == actions_.end()) {
                actions_.push_back(action);
            }
        }
    }

private:
    [[nodiscard]] Action* begin() { return actions_.begin() + first_; }

    const State& state_;
    Cell from_;
    Terrain terrain_;
    ActionList& actions_;
    std::size_t first_;
    int least_ = kFar;
};

/// Adds the pits with this first one: the two others are as far as possible from each other, then
/// from the first.
void add_pits(Cell first, const CellList& legal, ActionList& actions) {
    const std::size_t start = actions.size();
    std::tuple<int, int> most{-1, -1};
    for (const Cell* one = legal.begin(); one != legal.end(); ++one) {
        for (const Cell* two = one + 1; two < legal.end(); ++two) {
            if (is_touching(first, *one) || is_touching(first, *two) || is_touching(*one, *two)) {
                continue;
            }
            const std::tuple spread(
                distance(*one, *two), distance(first, *one) + distance(first, *two)
            );
            if (spread > most) {
                most = spread;
                actions.truncate(start);
            }
            if (spread == most) {
                actions.push_back(pits_action({first, *one, *two}));
            }
        }
    }
}

/// VA-N12. The first pit is as near as possible among the places that leave room for two others.
void find_pits(const State& state, Piece revealing, ActionList& actions) {
    const Cell from = cell_of_piece(state, revealing);
    CellList border;
    find_border(state, border);
    CellList legal;
    for (const Cell cell : border) {
        TerrainCells cells;
        cells.push_back(cell);
        if (is_legal_place(state, Terrain::Pits, 0, cells)) {
            legal.push_back(cell);
        }
    }
    const std::size_t start = actions.size();
    for (int tried = -1; tried < kFar && actions.size() == start;) {
        int least = kFar;
        for (const Cell cell : legal) {
            const int away = distance(cell, from);
            least = away > tried ? std::min(least, away) : least;
        }
        for (const Cell cell : legal) {
            if (distance(cell, from) == least) {
                add_pits(cell, legal, actions);
            }
        }
        tried = least;
    }
}

}  // namespace

TerrainCells cells_of(Terrain terrain, Cell first, Turn turn) {
    TerrainCells cells;
    if (terrain == Terrain::Pits) {
        cells.push_back(first);
        return cells;
    }
    const bool is_line = terrain == Terrain::Canyon || terrain == Terrain::River;
    const int parts = terrain == Terrain::Canyon ? 3 : 4;
    for (int part = 0; part < parts; ++part) {
        if (!is_line) {
            cells.push_back(moved(first, part / 2, part % 2));
        } else if (is_line_across(terrain, turn)) {
            cells.push_back(moved(first, 0, part));
        } else {
            cells.push_back(moved(first, part, 0));
        }
    }
    return cells;
}

TerrainCells cells_of_terrain_at(const State& state, SpaceId space) {
    const Space& at = state.spaces[space];
    const Terrain terrain = terrain_of(at);
    if (terrain == Terrain::Pits) {
        return cells_of(terrain, at.at, 0);
    }
    const Cell part =
        cells_of(terrain, kEntranceCell, turn_of(at))[static_cast<std::size_t>(part_of(at))];
    return cells_of(terrain, moved(at.at, -part.south, -part.east), turn_of(at));
}

bool is_on_map(const State& state, Terrain terrain) {
    return std::any_of(state.spaces.begin(), state.spaces.end(), [&](const Space& space) {
        return space.is_used() && space.tile == terrain_tile(terrain);
    });
}

bool is_same_terrain(const State& state, SpaceId one, SpaceId two) {
    return one == two
           || (one != kNoSpace && two != kNoSpace && state.spaces[one].is_terrain()
               && state.spaces[one].tile == state.spaces[two].tile && !is_pit(state, one));
}

SpaceSet spaces_with(const State& state, SpaceId space) {
    SpaceSet spaces;
    if (space != kNoSpace) {
        spaces.put(space);
    }
    const bool has_others = space != kNoSpace && state.spaces[space].is_terrain();
    for (SpaceId other = 0; has_others && other < kMaxSpaces; ++other) {
        if (is_same_terrain(state, space, other)) {
            spaces.put(other);
        }
    }
    return spaces;
}

SpaceSet wrath_spaces(const State& state, const Frame& wrath) {
    const SpaceSet marked = marked_spaces(state, wrath.space, wrath.mask);
    SpaceSet spaces = marked;
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        for (SpaceId one = 0; state.spaces[space].is_terrain() && one < kMaxSpaces; ++one) {
            if (marked.has(one) && is_same_terrain(state, one, space)) {
                spaces.put(space);
            }
        }
    }
    return spaces;
}

bool is_half_exposed(const State& state, SpaceId space) {
    int sides = 0;
    int exposed = 0;
    for (const Cell cell : cells_of_terrain_at(state, space)) {
        const SpaceId part = space_at(state, cell);
        for (const Direction direction : kDirections) {
            const SpaceId beside = neighbour(state, part, direction);
            sides += is_same_terrain(state, part, beside) ? 0 : 1;
            exposed += beside == kNoSpace ? 1 : 0;
        }
    }
    return 2 * exposed >= sides;
}

void find_terrain_places(
    const State& state, Piece revealing, Terrain terrain, ActionList& actions
) {
    if (terrain == Terrain::Pits) {
        return find_pits(state, revealing, actions);
    }
    CellList border;
    find_border(state, border);
    // The nearest cells first, so that most others need no look at the map.
    const Cell from = cell_of_piece(state, revealing);
    std::sort(border.begin(), border.end(), [&](Cell one, Cell two) {
        return distance(one, from) < distance(two, from);
    });
    NearestPlaces places(state, revealing, terrain, actions);
    for (int turn = 0; turn < turns_of(terrain); ++turn) {
        for (const Cell cell : border) {
            places.add(cell, static_cast<Turn>(turn));
        }
    }
}

void list_terrain(const State& state, ActionList& actions) {
    const Frame& frame = state.top();
    const auto piece = static_cast<Piece>(frame.piece);
    const bool is_trolls = frame.value == 1;
    const auto list = [&](Terrain terrain) {
        if (!is_on_map(state, terrain)) {
            find_terrain_places(state, piece, terrain, actions);
        }
    };
    for (const Terrain terrain : kAllTerrains) {
        if (terrain != Terrain::Pits && (!is_trolls || terrain == Terrain::Canyon)) {
            list(terrain);
        }
    }
    // VA-W2: by cells, then in the order of T12, then by turns.
    std::sort(actions.begin(), actions.end(), [](const Action& one, const Action& two) {
        return std::tuple(one.cell, one.what, one.over) < std::tuple(two.cell, two.what, two.over);
    });
    if (!is_trolls) {
        list(Terrain::Pits);
        actions.push_back(Action::of(ActionKind::NoTerrain));
    }
}

}  // namespace tenebrae::vast

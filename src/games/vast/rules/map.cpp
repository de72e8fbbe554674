// SPDX-License-Identifier: MIT
#include "games/vast/rules/map.hpp"

#include "games/vast/rules/terrain.hpp"

#include <algorithm>

namespace tenebrae::vast {
namespace {

/// Calls a function with the number of each space of the map, until it returns true.
template <typename Test>
bool any_space(const State& state, Test test) {
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        if (state.spaces[space].is_used() && test(space)) {
            return true;
        }
    }
    return false;
}

constexpr unsigned side_bit(Direction direction) {
    return 1U << index(direction);
}

/// VA-N8: the bridge of the Canyon is walled towards the impassable spaces.
bool is_walled_bridge(const Space& canyon, Direction direction) {
    const bool is_across = turn_of(canyon) == kAcross;
    const bool is_east_west = direction == Direction::East || direction == Direction::West;
    return part_of(canyon) == 1 && is_across == is_east_west;
}

/// Returns whether a space's own side has a wall, without regard to bombs.
bool has_own_wall(const Space& space, Direction direction) {
    if (space.tile == kFirstTerrain) {
        return is_walled_bridge(space, direction);
    }
    return space.is_lit() && (space.open() & side_bit(direction)) == 0;
}

/// Gives a number to the spaces of the section that holds this one.
void add_section(const State& state, SpaceId first, std::uint8_t number, Sections& sections) {
    std::array<SpaceId, kMaxSpaces> found{first};
    std::size_t size = 1;
    sections.of[first] = number;
    for (std::size_t place = 0; place < size; ++place) {
        for (const SpaceId beside : state.next[found[place]]) {
            if (beside != kNoSpace && sections.of[beside] == kNoSpace) {
                sections.of[beside] = number;
                found[size++] = beside;
            }
        }
    }
}

}  // namespace

void sort_cells(CellList& cells) {
    std::sort(cells.begin(), cells.end());
    const auto* const end = std::unique(cells.begin(), cells.end());
    cells.truncate(static_cast<std::size_t>(end - cells.begin()));
}

SpaceId space_at(const State& state, Cell cell) {
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        if (state.spaces[space].at == cell) {
            return space;
        }
    }
    return kNoSpace;
}

bool is_beside_space(const State& state, Cell cell) {
    return std::any_of(kDirections.begin(), kDirections.end(), [&](Direction direction) {
        return space_at(state, next_to(cell, direction)) != kNoSpace;
    });
}

SpaceId place_space(State& state, Cell cell, Tile tile, std::uint8_t side) {
    SpaceId space = 0;
    while (state.spaces[space].is_used()) {
        ++space;
        assert(space < kMaxSpaces);
    }
    state.spaces[space] = Space{};
    state.spaces[space].at = cell;
    state.spaces[space].tile = tile;
    state.spaces[space].side = side;
    for (const Direction direction : kDirections) {
        const SpaceId beside = space_at(state, next_to(cell, direction));
        state.next[space][index(direction)] = beside;
        if (beside != kNoSpace) {
            state.next[beside][index(opposite(direction))] = space;
        }
    }
    return space;
}

void clear_edges(State& state, SpaceId space) {
    state.spaces[space].edges = 0;
    for (const Direction direction : kDirections) {
        const SpaceId beside = neighbour(state, space, direction);
        if (beside != kNoSpace) {
            const unsigned tokens = 0x11U << index(opposite(direction));
            state.spaces[beside].edges &= static_cast<std::uint8_t>(~tokens);
        }
    }
}

void take_rockslide(State& state, SpaceId space, Direction direction) {
    const auto take_off = [&](SpaceId id, Direction side) {
        state.spaces[id].edges &= static_cast<std::uint8_t>(~(side_bit(side) << 4U));
    };
    take_off(space, direction);
    if (neighbour(state, space, direction) != kNoSpace) {
        take_off(neighbour(state, space, direction), opposite(direction));
    }
}

void remove_space(State& state, SpaceId space) {
    clear_edges(state, space);
    for (const Direction direction : kDirections) {
        const SpaceId beside = neighbour(state, space, direction);
        if (beside != kNoSpace) {
            state.next[beside][index(opposite(direction))] = kNoSpace;
        }
    }
    state.spaces[space] = Space{};
    state.next[space] = {};
}

void find_neighbours(State& state) {
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        const Cell cell = state.spaces[space].at;
        for (const Direction direction : kDirections) {
            state.next[space][index(direction)] =
                cell == kNoCell ? SpaceId{0} : space_at(state, next_to(cell, direction));
        }
    }
}

bool is_bombed(const State& state, SpaceId space, Direction direction) {
    const SpaceId beside = neighbour(state, space, direction);
    return (state.spaces[space].edges & side_bit(direction)) != 0
           || (beside != kNoSpace
               && (state.spaces[beside].edges & side_bit(opposite(direction))) != 0);
}

bool has_rockslide(const State& state, SpaceId space, Direction direction) {
    const SpaceId beside = neighbour(state, space, direction);
    return (state.spaces[space].edges & side_bit(direction) << 4U) != 0
           || (beside != kNoSpace
               && (state.spaces[beside].edges & side_bit(opposite(direction)) << 4U) != 0);
}

bool has_wall(const State& state, SpaceId space, Direction direction) {
    const SpaceId beside = neighbour(state, space, direction);
    const bool is_walled =
        has_own_wall(state.spaces[space], direction)
        || (beside != kNoSpace && has_own_wall(state.spaces[beside], opposite(direction)));
    return is_walled && !is_bombed(state, space, direction);
}

bool has_passage(const State& state, SpaceId space, Direction direction) {
    return neighbour(state, space, direction) != kNoSpace && !has_wall(state, space, direction)
           && !has_rockslide(state, space, direction);
}

bool is_open_edge(const State& state, SpaceId space, Direction direction) {
    return state.spaces[space].is_lit() && neighbour(state, space, direction) == kNoSpace
           && !has_wall(state, space, direction);
}

bool sees(const State& state, SpaceId from, SpaceId to) {
    if (from == to) {
        return true;
    }
    const Cell start = state.spaces[from].at;
    const Cell end = state.spaces[to].at;
    if (start.south != end.south && start.east != end.east) {
        return false;
    }
    const Direction direction = end.south < start.south   ? Direction::North
                                : end.south > start.south ? Direction::South
                                : end.east > start.east   ? Direction::East
                                                          : Direction::West;
    for (SpaceId here = from; here != to; here = neighbour(state, here, direction)) {
        if ((here != from && state.spaces[here].is_dark())
            || !has_passage(state, here, direction)) {
            return false;
        }
    }
    return true;
}

int touching(const State& state, SpaceId space) {
    const Neighbours& next = state.next[space];
    return static_cast<int>(std::count_if(next.begin(), next.end(), [](SpaceId beside) {
        return beside != kNoSpace;
    }));
}

void find_cells_to_fill(const State& state, CellList& cells) {
    any_space(state, [&](SpaceId space) {
        for (const Direction direction : kDirections) {
            if (is_open_edge(state, space, direction)) {
                cells.push_back(next_to(state.spaces[space].at, direction));
            }
        }
        return false;
    });
    sort_cells(cells);
}

bool has_cell_to_fill(const State& state) {
    return any_space(state, [&](SpaceId space) {
        return std::any_of(kDirections.begin(), kDirections.end(), [&](Direction direction) {
            return is_open_edge(state, space, direction);
        });
    });
}

void find_border(const State& state, CellList& cells, bool dark) {
    any_space(state, [&](SpaceId space) {
        for (const Direction direction : kDirections) {
            if (neighbour(state, space, direction) == kNoSpace
                && (!dark || state.spaces[space].is_dark())) {
                cells.push_back(next_to(state.spaces[space].at, direction));
            }
        }
        return false;
    });
    sort_cells(cells);
}

SpaceSet joined_lit_tiles(const State& state) {
    SpaceSet joined;
    std::array<SpaceId, kMaxSpaces> found{kEntranceSpace};
    std::size_t size = 1;
    joined.put(kEntranceSpace);
    for (std::size_t place = 0; place < size; ++place) {
        for (const Direction direction : kDirections) {
            const SpaceId beside = neighbour(state, found[place], direction);
            if (beside != kNoSpace && !joined.has(beside) && state.spaces[beside].is_lit()
                && has_passage(state, found[place], direction)) {
                joined.put(beside);
                found[size++] = beside;
            }
        }
    }
    return joined;
}

bool would_join(const State& state, const SpaceSet& joined, SpaceId space, Sides open) {
    return std::any_of(kDirections.begin(), kDirections.end(), [&](Direction direction) {
        const SpaceId beside = neighbour(state, space, direction);
        const bool is_open =
            (open & side_bit(direction)) != 0 || is_bombed(state, space, direction);
        // As long as the tile is Dark, only the other tile can have a wall here.
        return beside != kNoSpace && joined.has(beside) && is_open
               && has_passage(state, space, direction);
    });
}

void find_orientations(const Rules& rules, Tile tile, Orientations& orientations) {
    Sides open = rules.plan(tile).open;
    // The first in the order of T1 has the most northern sides: `nes` before `esw`, `ne` before
    // `es`, `ns` before `ew`.
    for (std::size_t turn = 0; turn < 4; ++turn, open = turned(open)) {
        if (std::find(orientations.begin(), orientations.end(), open) == orientations.end()) {
            orientations.push_back(open);
        }
    }
}

void find_joining_orientations(
    const Rules& rules, const State& state, SpaceId space, Orientations& orientations
) {
    const SpaceSet joined = joined_lit_tiles(state);
    Orientations all;
    find_orientations(rules, state.spaces[space].tile, all);
    for (const Sides open : all) {
        if (would_join(state, joined, space, open)) {
            orientations.push_back(open);
        }
    }
    if (orientations.empty()) {
        orientations = all;
    }
}

Sections find_sections(const State& state) {
    Sections sections;
    sections.of.fill(kNoSpace);
    std::array<SpaceId, kMaxSpaces> order{};
    std::size_t spaces = 0;
    any_space(state, [&](SpaceId space) {
        order[spaces++] = space;
        return false;
    });
    auto* const end = order.data() + spaces;
    std::sort(order.data(), end, [&](SpaceId one, SpaceId two) {
        return state.spaces[one].at < state.spaces[two].at;
    });
    for (const SpaceId* first = order.data(); first != end; ++first) {
        if (sections.of[*first] == kNoSpace) {
            const auto number = static_cast<std::uint8_t>(sections.count++);
            sections.first[number] = state.spaces[*first].at;
            add_section(state, *first, number, sections);
        }
    }
    return sections;
}

bool is_joined(const State& state) {
    Sections sections;
    sections.of.fill(kNoSpace);
    add_section(state, kEntranceSpace, 0, sections);
    return !any_space(state, [&](SpaceId space) { return sections.of[space] == kNoSpace; });
}

int distance_to_others(const State& state, const Sections& sections, int section, Cell step) {
    int least = 1000;
    any_space(state, [&](SpaceId one) {
        return sections.of[one] == section && any_space(state, [&](SpaceId two) {
                   if (sections.of[two] != section) {
                       const Cell at = moved(state.spaces[one].at, step.south, step.east);
                       least = std::min(least, distance(at, state.spaces[two].at));
                   }
                   return false;
               });
    });
    return least;
}

SpaceId space_of(const State& state, Piece piece) {
    switch (piece) {
    case Piece::Knight: return state.knight.at;
    case Piece::Fangs:
    case Piece::Bones:
    case Piece::Eye: return state.tribe(piece).at;
    case Piece::Dragon: return state.dragon.at;
    case Piece::Thief: return state.thief.at;
    case Piece::None: break;
    }
    return kNoSpace;
}

Places places_of(const State& state) {
    Places places{};
    for (const Piece piece : kAllPieces) {
        places[index(piece)] = space_of(state, piece);
    }
    return places;
}

bool has_piece(const State& state, SpaceId space, Piece except) {
    return std::any_of(kAllPieces.begin(), kAllPieces.end(), [&](Piece piece) {
        return piece != except && space_of(state, piece) == space;
    });
}

bool has_other_players_piece(const State& state, SpaceId space, Role role) {
    return std::any_of(kAllPieces.begin(), kAllPieces.end(), [&](Piece piece) {
        return role_of(piece) != role && space_of(state, piece) == space;
    });
}

bool has_gem(const State& state, SpaceId space) {
    return std::find(state.dragon.gems.begin(), state.dragon.gems.end(), space)
           != state.dragon.gems.end();
}

SpaceSet marked_spaces(const State& state, SpaceId centre, Set marks) {
    SpaceSet marked;
    for (int mark = 0; mark < kMarks; ++mark) {
        const SpaceId at = has(marks, mark)
                               ? space_at(state, marked_cell(state.spaces[centre].at, mark))
                               : kNoSpace;
        if (at != kNoSpace) {
            marked.put(at);
        }
    }
    return marked;
}

bool has_token(const State& state, SpaceId space) {
    const Space& at = state.spaces[space];
    return at.tokens != 0 || at.treasures != 0 || has_gem(state, space)
           || state.dragon.flame_wall == space || has_monster_token(state, space);
}

bool is_unoccupied(const State& state, SpaceId space) {
    return !has_piece(state, space) && !has_token(state, space);
}

bool has_unoccupied_tile(const State& state, bool lit) {
    return any_space(state, [&](SpaceId space) {
        const Space& at = state.spaces[space];
        return (lit ? at.is_lit() : at.is_dark()) && is_unoccupied(state, space);
    });
}

}  // namespace tenebrae::vast

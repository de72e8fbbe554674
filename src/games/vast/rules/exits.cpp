// SPDX-License-Identifier: MIT
// Which pieces can leave a tile that collapses, and which tiles can (VA-X3 to X8).
#include "games/vast/rules/game_rules.hpp"
#include "games/vast/rules/terrain.hpp"

#include <algorithm>

namespace tenebrae::vast {
namespace {

/// Finds the exits of the pieces of one tile, where those before have already left.
class Exits {
public:
    Exits(const Rules& rules, const State& state, SpaceId space)
        : rules_(rules),
          state_(state),
          leaving_(spaces_with(state, space)),
          places_(places_of(state)) {}

    /// Returns whether the pieces from this one on can leave one after the other.
    bool can_leave_from(std::size_t first) {
        while (first < kPieces && (places_[first] == kNoSpace || !leaving_.has(places_[first]))) {
            ++first;
        }
        if (first == kPieces) {
            return true;
        }
        const auto piece = static_cast<Piece>(first);
        bool is_possible = false;
        for (const Direction direction : kDirections) {
            is_possible = is_possible || leaves_exits(piece, direction);
        }
        return is_possible;
    }

    /// Returns whether the piece can leave in this direction, and the later ones after it.
    bool leaves_exits(Piece piece, Direction direction) {
        if (!is_exit(piece, direction)) {
            return false;
        }
        const SpaceId here = places_[index(piece)];
        places_[index(piece)] = neighbour(state_, here, direction);
        const bool is_possible = can_leave_from(index(piece) + 1);
        places_[index(piece)] = here;
        return is_possible;
    }

    /// VA-X4, X5.
    [[nodiscard]] bool is_exit(Piece piece, Direction direction) const {
        const SpaceId here = places_[index(piece)];
        const SpaceId to = neighbour(state_, here, direction);
        return to != kNoSpace && !leaving_.has(to) && is_exit_from(here, piece, direction);
    }
    [[nodiscard]] bool is_exit_from(SpaceId from, Piece piece, Direction direction) const {
        const SpaceId to = neighbour(state_, from, direction);
        const bool is_underground = piece == Piece::Dragon && !state_.dragon.surfaced;
        if (!may_stand(state_, to) || (!is_underground && !has_passage(state_, from, direction))) {
            return false;
        }
        switch (piece) {
        case Piece::Knight: return can_knight_exit(to);
        case Piece::Fangs:
        case Piece::Bones:
        case Piece::Eye:
            return !is_at(Piece::Knight, to)
                   && (!is_at(Piece::Dragon, to)
                       || tribe_strength(rules_, state_, piece) > dragon_armor(rules_, state_));
        case Piece::Dragon: return is_underground || can_dragon_exit(to);
        case Piece::Thief:
        case Piece::None: break;
        }
        return true;
    }

private:
    [[nodiscard]] bool is_at(Piece piece, SpaceId space) const {
        return places_[index(piece)] == space;
    }
    [[nodiscard]] bool can_knight_exit(SpaceId to) const {
        const bool is_tribe_there = std::any_of(kTribes.begin(), kTribes.end(), [&](Piece tribe) {
            return is_at(tribe, to);
        });
        return !state_.spaces[to].is_dark() && !is_tribe_there
               && !(is_at(Piece::Dragon, to) && state_.dragon.surfaced)
               && !has_monster_token(state_, to);
    }
    [[nodiscard]] bool can_dragon_exit(SpaceId to) const {
        const int armor = dragon_armor(rules_, state_);
        const bool is_threat = std::any_of(kTribes.begin(), kTribes.end(), [&](Piece tribe) {
            return is_at(tribe, to) && tribe_strength(rules_, state_, tribe) > armor;
        });
        return !state_.spaces[to].is_dark() && !(rules_.ash_dragon && is_threat)
               && !(is_at(Piece::Knight, to) && knight_strength(rules_, state_) >= armor);
    }

    const Rules& rules_;
    const State& state_;
    SpaceSet leaving_;  ///< the space that goes, or all spaces of its Terrain (VA-N14)
    Places places_;
};

/// No tile of a joined map is more steps away along a diagonal.
constexpr int kFarthest = static_cast<int>(kMaxSpaces) / 2;

/// VA-V36.
void find_worm_cells(const State& state, Cell at, CellList& cells) {
    for (int steps = 1; steps <= kFarthest && cells.empty(); ++steps) {
        for (const Diagonal diagonal : kDiagonals) {
            const SpaceId to = space_at(state, along(at, diagonal, steps));
            if (to != kNoSpace && state.spaces[to].is_dark()) {
                cells.push_back(state.spaces[to].at);
            }
        }
    }
    if (!cells.empty() || !can_place_tiles(state)) {
        return;
    }
    for (const Diagonal diagonal : kDiagonals) {
        const Cell to = along(at, diagonal, 1);
        if (space_at(state, to) == kNoSpace && is_beside_space(state, to)) {
            cells.push_back(to);
        }
    }
}

}  // namespace

void find_exits(const Rules& rules, const State& state, Piece piece, ExitList& exits) {
    const SpaceId from = space_of(state, piece);
    Exits search(rules, state, from);
    // If no exit leaves one to the later pieces, any exit is legal.
    for (const bool leaves_exits : {true, false}) {
        for (const Direction direction : kDirections) {
            if (leaves_exits ? search.leaves_exits(piece, direction)
                             : search.is_exit(piece, direction)) {
                exits.push_back(neighbour(state, from, direction));
            }
        }
        if (!exits.empty()) {
            return;
        }
    }
}

void find_flights(
    const Rules& rules, const State& state, Piece piece, const SpaceSet& marked, CellList& cells
) {
    const SpaceId start = space_of(state, piece);
    const Exits exits(rules, state, start);
    core::FixedList<SpaceId, kMaxSpaces> reached;
    SpaceSet seen;
    reached.push_back(start);
    seen.put(start);
    const auto leave = [&](SpaceId here, Direction direction) {
        const SpaceId next = neighbour(state, here, direction);
        if (!exits.is_exit_from(here, piece, direction) || seen.has(next)) {
            return;
        }
        seen.put(next);
        if (marked.has(next)) {
            reached.push_back(next);
        } else {
            cells.push_back(state.spaces[next].at);
        }
    };
    // The spaces that are equally far are those from `first` to the end.
    for (std::size_t first = 0; first < reached.size() && cells.empty();) {
        const std::size_t last = reached.size();
        for (; first < last; ++first) {
            for (const Direction direction : kDirections) {
                leave(reached[first], direction);
            }
        }
    }
    sort_cells(cells);
}

void find_thrown(const State& state, Monster monster, CellList& cells) {
    const SpaceId here = state.knight.at;
    if (monster == Monster::Worm) {
        find_worm_cells(state, state.spaces[here].at, cells);
    } else {
        for (const Direction direction : kDirections) {
            const SpaceId to = neighbour(state, here, direction);
            if (has_passage(state, here, direction) && may_stand(state, to)
                && !state.spaces[to].is_dark() && is_unoccupied(state, to)) {
                cells.push_back(state.spaces[to].at);
            }
        }
    }
    sort_cells(cells);
}

bool can_collapse(const Rules& rules, const State& state, SpaceId space) {
    const Space& at = state.spaces[space];
    return at.is_used() && !at.is_terrain() && space != kEntranceSpace
           && Exits(rules, state, space).can_leave_from(0);
}

bool can_remove_terrain(const Rules& rules, const State& state, SpaceId space, bool by_cave_in) {
    if (!state.spaces[space].is_used() || !state.spaces[space].is_terrain()
        || cells_of_terrain_at(state, space)[0] != state.spaces[space].at) {
        return false;
    }
    const bool is_removable = by_cave_in || (state.collapse && is_half_exposed(state, space));
    return is_removable && Exits(rules, state, space).can_leave_from(0);
}

bool can_cave_in(const Rules& rules, const State& state, SpaceId space) {
    const auto is_protected = [&](SpaceId one) {
        return state.spaces[one].has(Token::Crystal)
               || has_other_players_piece(state, one, Role::Goblins);
    };
    if (!state.spaces[space].is_terrain()) {
        return !is_protected(space) && can_collapse(rules, state, space);
    }
    const TerrainCells cells = cells_of_terrain_at(state, space);
    return std::none_of(
               cells.begin(),
               cells.end(),
               [&](Cell cell) { return is_protected(space_at(state, cell)); }
           )
           && can_remove_terrain(rules, state, space, true);
}

void find_removable(const Rules& rules, const State& state, CellList& cells) {
    for (int touched = 1; touched <= 4 && cells.empty(); ++touched) {
        for (SpaceId space = 0; space < kMaxSpaces; ++space) {
            if (state.spaces[space].is_used() && touching(state, space) == touched
                && can_collapse(rules, state, space)) {
                cells.push_back(state.spaces[space].at);
            }
        }
    }
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        if (can_remove_terrain(rules, state, space, false)) {
            cells.push_back(state.spaces[space].at);
        }
    }
    std::sort(cells.begin(), cells.end());
}

}  // namespace tenebrae::vast

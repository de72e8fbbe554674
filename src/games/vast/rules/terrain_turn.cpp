// SPDX-License-Identifier: MIT
// Placing and removing Terrain, and what happens to pieces on it (section N, VA-V33).
#include "games/vast/rules/engine.hpp"
#include "games/vast/rules/terrain.hpp"

namespace tenebrae::vast {

/// VA-N1: a Terrain may be placed when the tiles are filled, if the first event tile of the round
/// has been revealed.
void Engine::open_terrain() {
    if (!rules_.terrain) {
        return;
    }
    Piece piece = state_.current == Role::Knight   ? Piece::Knight
                  : state_.current == Role::Dragon ? Piece::Dragon
                                                   : Piece::Thief;
    for (std::size_t place = 0; place < state_.depth; ++place) {
        if (state_.frames[place].kind == FrameKind::Tribe) {
            piece = static_cast<Piece>(state_.frames[place].piece);
        }
    }
    push(FrameKind::Terrain, piece);
}

/// VA-V33. Returns false if the Canyon cannot be placed.
bool Engine::open_canyon() {
    if (rules_.version < kRulesWithTerrain || state_.collapse
        || is_on_map(state_, Terrain::Canyon)) {
        return false;
    }
    ActionList places;
    find_terrain_places(state_, Piece::Knight, Terrain::Canyon, places);
    if (!places.empty()) {
        push(FrameKind::Terrain, Piece::Knight, 1);
    }
    return !places.empty();
}

bool Engine::resume_terrain(const Frame& frame) {
    if (frame.value == 0 && !state_.terrain.is_due) {
        return pop();
    }
    return ask(Decision::Terrain, has_cave() ? Role::Cave : state_.current);
}

void Engine::answer_terrain(Action action) {
    const bool is_trolls = top().value == 1;
    pop();
    if (!is_trolls) {
        state_.terrain.is_due = false;
    }
    if (action.kind == ActionKind::Pits) {
        place_pits(pits_of(action));
    } else if (action.kind == ActionKind::Terrain) {
        const auto terrain = static_cast<Terrain>(action.what);
        place_terrain(terrain, action.cell, action.over, is_trolls ? "V33"_va : "N1"_va);
        if (terrain == Terrain::Canyon) {
            end_bridge(action.cell, action.over, is_trolls);
        }
    }
}

void Engine::place_terrain(Terrain terrain, Cell first, std::uint8_t turn, RuleNumber rule) {
    cause_ = emit(with(to(make(EventKind::TerrainOn, rule, 0, terrain), first), turn));
    core::FixedList<SpaceId, 4> placed;
    for (const Cell cell : cells_of(terrain, first, turn)) {
        const auto part = static_cast<unsigned>(placed.size());
        placed.push_back(place_space(state_, cell, terrain_tile(terrain), terrain_side(part, turn))
        );
    }
    for (const SpaceId one : placed) {
        uncover_lurkers(one);
    }
}

/// VA-N12.
void Engine::place_pits(const PitCells& cells) {
    Event event = to(make(EventKind::TerrainOn, "N12"_va, 0, Terrain::Pits), cells[0]);
    event.items[1] = static_cast<std::uint8_t>(cells[1].south);
    event.items[2] = static_cast<std::uint8_t>(cells[1].east);
    event.items[3] = static_cast<std::uint8_t>(cells[2].south);
    event.items[4] = static_cast<std::uint8_t>(cells[2].east);
    cause_ = emit(event);
    std::array<SpaceId, 3> placed{};
    for (std::size_t pit = 0; pit < cells.size(); ++pit) {
        const std::uint8_t side = terrain_side(static_cast<unsigned>(pit), 0);
        placed.at(pit) = place_space(state_, cells.at(pit), terrain_tile(Terrain::Pits), side);
    }
    for (const SpaceId one : placed) {
        uncover_lurkers(one);
    }
}

/// VA-N7: each free side of the bridge that is empty gets a tile. VA-V33: the Troll on it.
void Engine::end_bridge(Cell first, std::uint8_t turn, bool has_troll) {
    const Cell bridge = cells_of(Terrain::Canyon, first, turn)[1];
    if (has_troll) {
        state_.monster_tokens[1] = space_at(state_, bridge);
        emit(to(make(EventKind::TokenOn, "V33"_va, 0, Token::Troll), bridge));
    }
    for (const Direction direction : kDirections) {
        const Cell cell = next_to(bridge, direction);
        if (space_at(state_, cell) == kNoSpace && can_place_tiles(state_)) {
            open_new_tile(Piece::None, cell, MoveReason::Start);
        }
    }
}

/// VA-N14. Each Pit by itself.
void Engine::remove_terrain(SpaceId id) {
    const TerrainCells cells = cells_of_terrain_at(state_, id);
    const Terrain terrain = terrain_of(state_.spaces[id]);
    const std::uint8_t turn = turn_of(state_.spaces[id]);
    for (const Cell cell : cells) {
        remove_tokens(space_at(state_, cell));
    }
    for (const Cell cell : cells) {
        remove_space(state_, space_at(state_, cell));
    }
    emit(with(from(make(EventKind::TerrainOff, "N14"_va, 0, terrain), cells[0]), turn));
}

/// VA-N9, N13, N15: a tribe that enters Lake or River from outside.
void Engine::enter_water(Piece piece) {
    const SpaceId at = space_of(state_, piece);
    const bool is_lake = is_terrain(state_, at, Terrain::Lake);
    const bool is_water = is_lake || is_terrain(state_, at, Terrain::River);
    if (!is_tribe(piece) || !is_water || is_same_terrain(state_, at, left_)) {
        return;
    }
    const int population = tribe(piece).population;
    if (population > 0) {
        set_population(piece, population - 1, PopulationReason::Harm, is_lake ? "N9"_va : "N13"_va);
    }
    if (population == 1) {
        push(FrameKind::Scatter, piece);
    }
}

/// VA-N13: asked when a piece has entered the River from outside by its own move. A tribe that
/// enters the Knight's space attacks at once (VA-B29).
void Engine::open_flow(const Frame& arrival) {
    const auto piece = static_cast<Piece>(arrival.piece);
    const SpaceId at = space_of(state_, piece);
    if (top().kind != FrameKind::TribeAttack && is_own_move(static_cast<MoveReason>(arrival.value))
        && is_terrain(state_, at, Terrain::River) && !is_same_terrain(state_, at, arrival.space)) {
        push(FrameKind::Flow, piece);
    }
}

bool Engine::resume_flow(const Frame& frame) {
    const auto piece = static_cast<Piece>(frame.piece);
    const SpaceId at = space_of(state_, piece);
    if (!is_terrain(state_, at, Terrain::River) || is_last_of_river(state_, at)
        || (piece == Piece::Knight && knight_.spent)) {
        return pop();
    }
    return ask(Decision::Flow, role_of(piece));
}

void Engine::answer_flow(Action action) {
    const auto piece = static_cast<Piece>(top().piece);
    pop();
    const SpaceId end = space_at(state_, action.cell);
    SpaceId here = space_of(state_, piece);
    const Direction down = current_of(state_, here);
    while (is_tribe(piece) && here != end) {
        here = neighbour(state_, here, down);
        goblins_.visited.put(here);
    }
    if (top().kind == FrameKind::DragonMove) {
        top().step = 1;
    }
    move_piece(piece, end, MoveReason::Flow, "N13"_va);
    push(FrameKind::Arrival, piece, static_cast<int>(MoveReason::Flow));
}

/// VA-N12.
void Engine::hop(Action action) {
    const SpaceId pit = space_at(state_, action.cell);
    Piece piece = Piece::Knight;
    if (asked_ == Decision::Thief) {
        piece = Piece::Thief;
        ++thief_.moves;
    } else if (asked_ == Decision::Tribe) {
        piece = active_tribe();
        put(top().mask, TribeMark::Stepped);
        goblins_.visited.put(pit);
    } else {
        ++knight_.moves;
    }
    move_piece(piece, pit, MoveReason::Hop, "N12"_va);
    push(FrameKind::Arrival, piece, static_cast<int>(MoveReason::Hop));
}

/// VA-N12: remembers from where a piece has come onto a Pit.
void EngineBase::note_pit(Piece piece, SpaceId left, SpaceId entered) {
    TerrainState& terrain = state_.terrain;
    if (!is_pit(state_, entered)) {
        if (terrain.hopper == piece) {
            terrain.hopper = Piece::None;
            terrain.came_from = kNoSpace;
        }
    } else if (terrain.hopper != piece || !is_pit(state_, left)) {
        terrain.hopper = piece;
        terrain.came_from = left;
    }
}

/// VA-N10: the pieces of a role that ends its turn on Magma.
void Engine::burn(Role role) {
    if (role == Role::Knight && is_terrain(state_, knight_.at, Terrain::Magma)) {
        lose_knight_health(1, "N10"_va);
    } else if (role == Role::Thief && is_terrain(state_, thief_.at, Terrain::Magma)) {
        kill_thief("N10"_va);
    } else if (role == Role::Goblins) {
        for (std::size_t place = kTribes.size(); place-- > 0;) {
            const Piece piece = kTribes[place];
            if (is_terrain(state_, tribe(piece).at, Terrain::Magma)) {
                set_population(piece, 0, PopulationReason::Harm, "N10"_va);
                push(FrameKind::Scatter, piece);
            }
        }
    }
}

}  // namespace tenebrae::vast

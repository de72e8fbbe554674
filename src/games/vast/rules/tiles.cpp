// SPDX-License-Identifier: MIT
// Placing, revealing and collapsing tiles, joining the map, pieces that are moved.
#include "games/vast/rules/engine.hpp"
#include "games/vast/rules/terrain.hpp"

#include <algorithm>

namespace tenebrae::vast {

/// VA-P2.
bool Engine::resume_fill() {
    if (!can_place_tiles(state_) || !has_cell_to_fill(state_)) {
        return pop();
    }
    return ask(Decision::Fill, has_cave() ? Role::Cave : state_.current);
}

SpaceId Engine::place_top(Cell cell) {
    return place_tile(cell, state_.stack.draw());
}

SpaceId Engine::place_tile(Cell cell, Tile tile) {
    const std::uint8_t symbol = rules_.plan(tile).symbol;
    const SpaceId placed = place_space(state_, cell, tile, static_cast<std::uint8_t>(symbol << 6U));
    cause_ = emit(with(to(make(EventKind::Placed, "P1"_va, 0, tile), cell), symbol));
    uncover_lurkers(placed);
    return placed;
}

/// VA-P5, X12, N2: a tile or Terrain has come onto the cell. No piece may stop on an impassable
/// space (VA-N5).
void Engine::uncover_lurkers(SpaceId space) {
    for (const Piece piece : kTribes) {
        if (tribe(piece).lurks != cell_of(space)) {
            continue;
        }
        if (is_impassable(state_, space)) {
            hide_tribe(piece, "N5"_va);
        } else if (has_other_players_piece(state_, space, Role::Goblins)) {
            hide_tribe(piece, "X12"_va);
        } else {
            move_piece(piece, space, MoveReason::WithTile, "P5"_va);
        }
    }
}

/// Shows the Lit side of a tile that is to be revealed.
void Engine::show(SpaceId space) {
    cause_ =
        emit(to(make(EventKind::Flipped, "R1"_va, 0, state_.spaces[space].tile), cell_of(space)));
}

/// VA-R5, R7.
void Engine::turn_up(SpaceId id, Sides open) {
    Space& at = space(id);
    const TileKind kind = rules_.plan(at.tile).kind;
    at.side = static_cast<std::uint8_t>(unsigned{at.symbol()} << 6U | 0x10U | open);
    ++state_.revealed;
    cause_ = emit(with(to(make(EventKind::Revealed, "R1"_va, 0, at.tile), at.at), open));
    const auto put_token = [&](Token token) {
        put(at.tokens, token);
        emit(to(make(EventKind::TokenOn, "R5"_va, 0, token), at.at));
    };
    switch (kind) {
    case TileKind::Event:
        if (state_.current == Role::Dragon) {
            put(dragon_.marks, DragonMark::EventRevealed);
        }
        // VA-N1
        if (rules_.terrain && !state_.collapse && state_.terrain_round != state_.round) {
            state_.terrain_round = state_.round;
            state_.terrain.is_due = true;
        }
        if (is_knight_alive(state_)) {
            put_token(Token::Event);
        }
        break;
    case TileKind::Treasure:
        if (state_.treasure_supply > 0) {
            put_treasure(id, "R5"_va);
        }
        break;
    case TileKind::Crystal:
        ++state_.crystals_revealed;
        put_token(Token::Crystal);
        break;
    case TileKind::Vault: put_token(Token::Vault); break;
    case TileKind::Entrance:
    case TileKind::Ambush: break;
    }
}

void EngineBase::put_treasure(SpaceId id, RuleNumber rule) {
    --state_.treasure_supply;
    ++space(id).treasures;
    emit(to(make(EventKind::TokenOn, rule, 0, Token::Treasure), cell_of(id)));
}

bool Engine::resume_orient(Frame& frame) {
    if (frame.step == 0) {
        frame.step = 1;
        show(frame.space);
    }
    return ask(Decision::Orient, state_.current);
}

void Engine::answer_orient(Action action) {
    const SpaceId revealed = top().space;
    pop();
    turn_up(revealed, action.what);
    open_terrain();
    push(FrameKind::Fill);
}

/// VA-R4: reveals the marked tiles that are Dark now.
void Engine::open_reveal(SpaceId centre, Set marks, bool for_grit) {
    Set dark = 0;
    for (int mark = 0; mark < kMarks; ++mark) {
        const SpaceId at =
            has(marks, mark) ? space_at(state_, marked_cell(cell_of(centre), mark)) : kNoSpace;
        if (at != kNoSpace && state_.spaces[at].is_dark()) {
            put(dark, mark);
        }
    }
    Frame& frame = push_at(FrameKind::Reveal, centre);
    frame.mask = dark;
    frame.piece = for_grit ? 1 : 0;
    const EventIndex cause = cause_;
    for (int mark = 0; mark < kMarks; ++mark) {
        if (has(dark, mark)) {
            cause_ = cause;
            show(space_at(state_, marked_cell(cell_of(centre), mark)));
        }
    }
}

/// VA-P3, R9: fills when all are revealed, then gives the Grit.
bool Engine::resume_reveal(Frame& frame) {
    if (frame.mask != 0) {
        return ask(Decision::Reveal, state_.current);
    }
    if (frame.step == 0) {
        frame.step = 1;
        open_terrain();
        push(FrameKind::Fill);
        return true;
    }
    const int points = frame.piece == 1 ? frame.value : 0;
    pop();
    if (points > 0) {
        gain_grit(points, "R9"_va);
    }
    return true;
}

void Engine::answer_reveal(Action action) {
    Frame& frame = top();
    for (int mark = 0; mark < kMarks; ++mark) {
        if (marked_cell(cell_of(frame.space), mark) == action.cell) {
            take(frame.mask, mark);
        }
    }
    ++frame.value;
    turn_up(space_at(state_, action.cell), action.what);
}

/// VA-X2: the pieces leave in the order of VA-G6, then the tile, or the Terrain, goes.
bool Engine::resume_collapsing(Frame& frame) {
    for (const Piece piece : kAllPieces) {
        if (is_same_terrain(state_, frame.space, space_of(state_, piece))) {
            ExitList exits;
            find_exits(rules_, state_, piece, exits);
            if (exits.empty()) {
                return pop();  // it is safe: see VA-X6
            }
            frame.piece = static_cast<std::uint8_t>(piece);
            return ask(Decision::Exit, role_of(piece));
        }
    }
    const SpaceId gone = frame.space;
    pop();
    if (state_.spaces[gone].is_terrain()) {
        remove_terrain(gone);
    } else {
        remove_tile(gone);
    }
    return true;
}

void Engine::answer_exit(Action action) {
    const auto piece = static_cast<Piece>(top().piece);
    move_piece(piece, space_at(state_, action.cell), MoveReason::Exit, "X4"_va);
    push(FrameKind::Arrival, piece, static_cast<int>(MoveReason::Exit));
}

void Engine::remove_tokens(SpaceId id) {
    Space& at = space(id);
    const auto emit_off = [&](Token token, std::uint8_t item) {
        emit(with(from(make(EventKind::TokenOff, "X2"_va, 0, token), at.at), item));
    };
    for (; at.treasures > 0; --at.treasures) {
        ++state_.treasure_supply;
        emit_off(Token::Treasure, 0);
    }
    for (std::size_t gem = 0; gem < kGems; ++gem) {
        if (dragon_.gems[gem] == id) {
            return_gem(gem, "X2"_va);
        }
    }
    for (const Token token : {Token::Crystal, Token::Event, Token::Vault}) {
        if (at.has(token)) {
            emit_off(token, 0);
        }
    }
    if (has_monster_token(state_, id)) {
        take_monster_token(id);
    }
    if (state_.dragon.flame_wall == id) {
        state_.dragon.flame_wall = kNoSpace;
        emit_off(Token::FlameWall, 0);
    }
    remove_edge_tokens(id, "X2"_va);
}

/// VA-K32, C22: Bombs and Rockslides go when their tile is turned or removed.
void EngineBase::remove_edge_tokens(SpaceId id, RuleNumber rule) {
    const auto emit_off = [&](Token token, Direction direction) {
        emit(with(from(make(EventKind::TokenOff, rule, 0, token), cell_of(id)), direction));
    };
    for (const Direction direction : kDirections) {
        if (is_bombed(state_, id, direction)) {
            emit_off(Token::Bomb, direction);
        }
        if (has_rockslide(state_, id, direction)) {
            emit_off(Token::Rockslide, direction);
        }
    }
    clear_edges(state_, id);
}

/// A Gem that lies on a space goes to the reserve.
void EngineBase::return_gem(std::size_t gem, RuleNumber rule) {
    const Event event = make(EventKind::TokenOff, rule, 0, Token::Gem);
    emit(with(from(event, cell_of(dragon_.gems[gem])), gem));
    dragon_.gems[gem] = kInReserve;
}

/// VA-X2, X3.
void Engine::remove_tile(SpaceId id) {
    remove_tokens(id);
    const Tile tile = state_.spaces[id].tile;
    const bool is_crystal = rules_.is_kind(tile, TileKind::Crystal);
    const bool leaves = is_crystal || state_.collapse;
    const Event event =
        with(from(make(EventKind::Collapsed, "X3"_va, 0, tile), cell_of(id)), leaves ? 1 : 0);
    remove_space(state_, id);
    if (is_crystal) {
        ++state_.crystals_collapsed;
    }
    if (!leaves) {
        state_.stack.put_under(tile);
    }
    emit(event);
}

/// VA-X9.
bool Engine::resume_after_collapse(Frame& frame) {
    switch (frame.step) {
    case 0:
        frame.step = 1;
        check_collapsed();
        if (!state_.is_over()) {
            fill_hand("C2"_va);
        }
        return true;
    case 1:
        if (!is_joined(state_)) {
            return ask(Decision::Slide, state_.current);
        }
        frame.step = 2;
        push(FrameKind::Fill);
        return true;
    default:
        pop();
        hide_lonely_lurkers();
        return true;
    }
}

void Engine::answer_slide(Action action) {
    const Sections sections = find_sections(state_);
    const std::uint8_t section = sections.of[space_at(state_, action.cell)];
    cause_ = emit(from(make(EventKind::Slid, "X10"_va, 0, action.what), action.cell));
    for (SpaceId id = 0; id < kMaxSpaces; ++id) {
        if (sections.of[id] == section) {
            space(id).at = next_to(cell_of(id), action.direction());
        }
    }
    find_neighbours(state_);
    for (SpaceId id = 0; id < kMaxSpaces; ++id) {
        if (sections.of[id] == section) {
            uncover_lurkers(id);
        }
    }
}

/// VA-B23.
void Engine::hide_lonely_lurkers() {
    for (const Piece piece : kTribes) {
        const Cell cell = tribe(piece).lurks;
        if (cell != kNoCell && !is_beside_space(state_, cell)) {
            hide_tribe(piece, "B23"_va);
        }
    }
}

void EngineBase::move_piece(Piece piece, SpaceId to_space, MoveReason reason, RuleNumber rule) {
    const SpaceId left = space_of(state_, piece);
    left_ = left;
    note_pit(piece, left, to_space);
    Event event = with(make(EventKind::Moved, rule, piece, reason), 0);
    event.to = cell_of(to_space);
    event.from = left == kNoSpace ? kNoCell : cell_of(left);
    switch (piece) {
    case Piece::Knight: knight_.at = to_space; break;
    case Piece::Fangs:
    case Piece::Bones:
    case Piece::Eye:
        event.from = left == kNoSpace ? tribe(piece).lurks : event.from;
        tribe(piece).at = to_space;
        tribe(piece).lurks = kNoCell;
        break;
    case Piece::Dragon: state_.dragon.at = to_space; break;
    case Piece::Thief: state_.thief.at = to_space; break;
    case Piece::None: break;
    }
    cause_ = emit(event);
}

/// What happens when a piece enters a space: its cubes (VA-B41), harm (VA-O4; step 0), then its
/// goal, an Encounter, triggered attacks or the stash (VA-D15, E5, K15, T20).
bool Engine::resume_arrival(Frame& frame) {
    const auto piece = static_cast<Piece>(frame.piece);
    if (frame.step == 0) {
        frame.step = 1;
        if (is_terrain(state_, space_of(state_, piece), Terrain::River)) {
            frame.space = left_;
        }
        enter(piece);
        return true;
    }
    const Frame arrival = frame;
    pop();
    open_flow(arrival);
    if (piece == Piece::Dragon) {
        meet_dragon();
    } else if (piece == Piece::Thief) {
        stash();
    } else if (piece == Piece::Knight && is_knight_alive(state_)) {
        meet(arrival);
    }
    return true;
}

/// VA-B41, D31.
void Engine::enter(Piece piece) {
    if (piece == Piece::Knight && knight_.at == kEntranceSpace) {
        while (knight_.on_entrance > 0) {
            move_cube(CubePlace::Entrance, CubePlace::Free);
        }
    }
    enter_water(piece);
    if (dragon_.flame_wall == kNoSpace || space_of(state_, piece) != dragon_.flame_wall) {
        return;
    }
    if (piece == Piece::Knight && !has(knight_.used, Use::FlameWall)) {
        put(knight_.used, Use::FlameWall);
        lose_grit(5, "D31"_va);
    } else if (is_tribe(piece) && !has(tribe(piece).marks, TribeMark::FlameWall)) {
        mark(piece, TribeMark::FlameWall);
        push(FrameKind::LosePopulation, piece, 1).mask = static_cast<Set>(PopulationReason::Harm);
    } else if (piece == Piece::Thief) {
        kill_thief("D31"_va);
        reward_for_thief(Role::Dragon);
    }
}

/// VA-E5, K15.
void Engine::meet(const Frame& arrival) {
    check_escape();
    const auto reason = static_cast<MoveReason>(arrival.value);
    const Space& at = state_.spaces[knight_.at];
    const bool is_own = reason == MoveReason::Go || reason == MoveReason::Map;
    const bool is_met = std::any_of(
                            kTribes.begin(),
                            kTribes.end(),
                            [&](Piece one) { return space_of(state_, one) == knight_.at; }
                        )
                        || (dragon_.at == knight_.at && dragon_.surfaced);
    const bool is_forced =
        at.is_dark() || must_face_event(state_) || is_met || has_monster_token(state_, knight_.at);
    if (!is_own || state_.is_over() || !is_forced) {
        return;
    }
    const auto direction = static_cast<Direction>(arrival.mask & 3U);
    begin_encounter(
        true, reason == MoveReason::Map ? kAnySide : static_cast<std::uint8_t>(opposite(direction))
    );
    top().value = static_cast<std::uint8_t>(arrival.mask >> 8U);
}

/// VA-O1. It ends if the piece has left the map (VA-G13).
bool Engine::resume_push(const Frame& frame) {
    const bool is_gone = frame.kind == FrameKind::Push
                         && space_of(state_, static_cast<Piece>(frame.piece)) == kNoSpace;
    return frame.value == 0 || is_gone ? pop() : ask(Decision::Push, frame.owner);
}

void Engine::answer_push(Action action) {
    Frame& frame = top();
    if (frame.kind == FrameKind::PushToken) {
        return push_token(action.direction());
    }
    --frame.value;
    const auto piece = static_cast<Piece>(frame.piece);
    const SpaceId next = neighbour(state_, space_of(state_, piece), action.direction());
    move_piece(piece, next, MoveReason::Push, "O1"_va);
    push(FrameKind::Arrival, piece, static_cast<int>(MoveReason::Push));
}

}  // namespace tenebrae::vast

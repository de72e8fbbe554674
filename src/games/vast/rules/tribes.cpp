// SPDX-License-Identifier: MIT
// What the tribes do: step 5 of the Goblins' turn, and ambushes (VA-K22, B18 to B35).
#include "games/vast/rules/engine.hpp"
#include "games/vast/rules/terrain.hpp"

#include <algorithm>

namespace tenebrae::vast {

void Engine::mark(Piece piece, TribeMark value) {
    put(tribe(piece).marks, value);
}

/// VA-K22.
void Engine::ambush(Piece piece) {
    pop();
    ++state_.statistics.ambushes;
    cause_ = emit(with(make(EventKind::Attack, "K22"_va, piece, Target::Knight), 1));
    open_rage_change(false, "K22"_va);
    push(FrameKind::Scatter, piece);
    lose_knight_health(1, "K22"_va);
}

/// Counts only ambushes that were possible.
void Engine::pass_ambush() {
    const bool was_possible = std::any_of(kTribes.begin(), kTribes.end(), [&](Piece piece) {
        return can_ambush(rules_, state_, piece);
    });
    if (was_possible) {
        ++state_.statistics.ambushes_passed;
    }
    pop();
}

/// VA-B20, B21, B22.
void Engine::answer_tribes(Action action) {
    const Piece piece = action.who;
    mark(piece, TribeMark::Acted);
    if (action.kind == ActionKind::HideTribe) {
        return hide_tribe(piece, "B22"_va);
    }
    if (action.kind == ActionKind::Lurk) {
        tribe(piece).lurks = action.cell;
        emit(to(make(EventKind::Lurks, "B21"_va, piece), action.cell));
        return;
    }
    const SpaceId to_space = space_at(state_, action.cell);
    if (action.kind == ActionKind::Enter) {
        move_piece(piece, to_space, MoveReason::Enter, "B22"_va);
        push(FrameKind::Arrival, piece, static_cast<int>(MoveReason::Enter));
    } else {
        move_piece(piece, to_space, MoveReason::Reveal, "B20"_va);
    }
}

/// VA-B24.
void Engine::activate(Piece piece) {
    mark(piece, TribeMark::Acted);
    goblins_.visited.clear();
    goblins_.visited.put(tribe(piece).at);
    state_.terrain.hopper = Piece::None;
    state_.terrain.came_from = kNoSpace;
    push(FrameKind::Tribe, piece).owner = Role::Goblins;
}

bool Engine::resume_tribe(const Frame& frame) {
    const bool is_on_map = tribe(static_cast<Piece>(frame.piece)).at != kNoSpace;
    return is_on_map ? ask(Decision::Tribe, Role::Goblins) : pop();
}

Piece Engine::active_tribe() {
    assert(top().kind == FrameKind::Tribe);
    return static_cast<Piece>(top().piece);
}

/// VA-B28.
void Engine::dig_diagonally(Action action) {
    put(top().mask, TribeMark::Wormed);
    const Cell here = cell_of(tribe(active_tribe()).at);
    const Cell cell = along(here, static_cast<Diagonal>(action.what), action.over);
    step_tribe(space_at(state_, cell), MoveReason::Worm, cell);
}

/// VA-B35.
void Engine::tunnel(Cell cell) {
    put(top().mask, TribeMark::Tunnelled);
    const Piece piece = active_tribe();
    move_piece(piece, space_at(state_, cell), MoveReason::Tunnel, "B35"_va);
    push(FrameKind::Arrival, piece, static_cast<int>(MoveReason::Tunnel));
}

/// VA-B34.
void Engine::send_wisp() {
    goblins_.wisp = true;
    Frame& frame = push(FrameKind::Push, Piece::Knight, 3);
    frame.owner = Role::Goblins;
    frame.mask = 1;
}

/// VA-V10. The Knight's Flare is worth Grit.
void Engine::fire_flare(Action action) {
    const bool is_knight = asked_ == Decision::Knight;
    const Piece piece = is_knight                   ? Piece::Knight
                        : asked_ == Decision::Thief ? Piece::Thief
                                                    : active_tribe();
    if (is_knight) {
        put(knight_.used, Use::Flare);
    } else if (piece == Piece::Thief) {
        ++thief_.cubes;
    } else {
        mark(piece, TribeMark::Flare);
    }
    const SpaceId centre = is_knight ? space_at(state_, action.cell) : space_of(state_, piece);
    cause_ = emit(to(make(EventKind::Flare, "V10"_va, piece), cell_of(centre)));
    const Set marks = roll_die(cell_of(centre), "V10"_va);
    open_reveal(centre, marks, is_knight);
}

void Engine::hide_active() {
    const Piece piece = active_tribe();
    pop();
    hide_tribe(piece, "B33"_va);
}

/// VA-B25 to B28: the loss on leaving, then the space, then an Attack on the Knight there.
void Engine::step_tribe(SpaceId to_space, MoveReason reason, Cell cell) {
    const auto piece = active_tribe();
    TribeState& one = tribe(piece);
    put(top().mask, TribeMark::Stepped);
    const int loss = loss_by_step(state_, piece, to_space);
    const bool is_lake = is_terrain(state_, one.at, Terrain::Lake);
    if ((state_.spaces[one.at].is_lit() || is_lake) && !has(one.marks, TribeMark::Fury)) {
        ++one.lit_left;
    }
    if (loss > 0) {
        const bool is_lit = state_.spaces[one.at].is_lit() || is_lake;
        const bool is_magma = is_terrain(state_, one.at, Terrain::Magma);
        set_population(
            piece,
            one.population - loss,
            is_lit ? PopulationReason::Lit : PopulationReason::Harm,
            is_lit     ? "B27"_va
            : is_magma ? "N10"_va
                       : "N13"_va
        );
        if (one.population == 0) {
            pop();
            push(FrameKind::Scatter, piece);
            return;
        }
    }
    if (to_space == kNoSpace) {
        put(state_.terrain.left[tribe_index(piece)], terrain_of(state_.spaces[one.at]));
        return open_new_tile(piece, cell, reason);
    }
    move_piece(piece, to_space, reason, reason == MoveReason::Worm ? "B28"_va : "B25"_va);
    goblins_.visited.put(to_space);
    if (knight_.at == to_space) {
        pop();
        push(FrameKind::TribeAttack, piece);
    }
    push(FrameKind::Arrival, piece, static_cast<int>(reason));
}

/// VA-B29.
bool Engine::resume_tribe_attack(Piece piece) {
    pop();
    TribeState& one = tribe(piece);
    if (one.at != knight_.at) {
        return true;
    }
    ++state_.statistics.attacks[index(piece)];
    ++state_.statistics.hits[index(piece)];
    cause_ = emit(with(make(EventKind::Attack, "B29"_va, piece, Target::Knight), 1));
    const int more = tribe_strength(rules_, state_, piece) - knight_strength(rules_, state_);
    if (has(one.marks, TribeMark::Bomber)) {
        push(FrameKind::Bomber, piece, has_monster(one, Monster::Beetles) ? 1 : 0);
    }
    open_rage_change(false, "B29"_va);
    push(FrameKind::Scatter, piece);
    if (goblins_.poison) {
        push(FrameKind::PoisonCubes, Role::Knight).value = more >= 2 ? 2 : 1;
    }
    if (has_monster(one, Monster::Blob)) {
        push(FrameKind::LoseGrit).value = 5;
    }
    lose_knight_health(1, "B29"_va);
    return true;
}

/// VA-B30, B31, V30.
void Engine::attack_by_tribe(Target target) {
    const Piece piece = active_tribe();
    pop();
    if (target == Target::Dragon) {
        push(FrameKind::TribeStrike, piece, 1);
    } else if (target == Target::Thief) {
        push(FrameKind::ThiefHit, piece);
    } else {
        attack_crystal(piece);
    }
}

/// The second tribe on a space smashes its Crystal.
void Engine::attack_crystal(Piece piece) {
    const SpaceId here = tribe(piece).at;
    const auto waits = [&](Piece other) {
        return other != piece && tribe(other).at == here
               && has(tribe(other).marks, TribeMark::Waits);
    };
    const auto* const partner = std::find_if(kTribes.begin(), kTribes.end(), waits);
    mark(piece, TribeMark::Waits);
    ++state_.statistics.attacks[index(piece)];
    cause_ = emit(
        with(make(EventKind::Attack, "B31"_va, piece, Target::Crystal), partner != kTribes.end())
    );
    if (partner == kTribes.end()) {
        emit(make(EventKind::Waits, "B31"_va, piece));
        return;
    }
    ++state_.statistics.hits[index(piece)];
    const std::array pair{std::min(piece, *partner), std::max(piece, *partner)};
    for (std::size_t place = pair.size(); place-- > 0;) {
        const TribeState& one = tribe(pair[place]);
        if (has(one.marks, TribeMark::Bomber)) {
            push(FrameKind::Bomber, pair[place], has_monster(one, Monster::Beetles) ? 1 : 0);
        }
    }
    open_rage_change(false, "B31"_va);
    push(FrameKind::Scatter, pair[1]);
    push(FrameKind::Scatter, pair[0]);
    smash_crystal(here, Role::Goblins, "B31"_va);
    const bool is_goal = !rules_.has_role(Role::Knight) && !rules_.has_role(Role::Dragon)
                         && state_.smashed[index(Role::Goblins)] >= rules_.goals.crystals;
    if (is_goal && !state_.is_over()) {
        finish(Ending::Crystals, Role::Goblins, "E3"_va);
    }
}

/// VA-B32.
void Engine::plunder(Target target) {
    const Piece piece = active_tribe();
    pop();
    if (target == Target::Treasure) {
        plunder_treasure(piece);
    } else {
        plunder_by_die(piece, target);
    }
}

/// A Gem, or the Dragon, who keeps his Gems.
void Engine::plunder_by_die(Piece piece, Target target) {
    const bool succeeds = !has(roll_die(cell_of(tribe(piece).at), "B32"_va), kCentreMark);
    if (succeeds) {
        open_gnome(piece);
    }
    if (is_gem(target)) {
        push(FrameKind::ReturnGem).value = static_cast<std::uint8_t>(gem_index(target));
    }
    if (succeeds) {
        change_rage(1, "B32"_va);
    } else {
        push(FrameKind::Scatter, piece);
    }
}

void Engine::plunder_treasure(Piece piece) {
    Space& at = space(tribe(piece).at);
    --at.treasures;
    ++state_.treasure_supply;
    cause_ = emit(from(make(EventKind::TokenOff, "B32"_va, piece, Token::Treasure), at.at));
    change_rage(1, "B32"_va);
    open_gnome(piece);
}

/// Tunnels lead to unoccupied tiles, so that they do not come before a plunder (VA-B35).
void Engine::open_gnome(Piece piece) {
    if (has_monster(tribe(piece), Monster::Gnome)) {
        push(FrameKind::Gnome, piece);
    }
}

/// VA-B33.
void Engine::explore(Direction direction) {
    const Piece piece = active_tribe();
    pop();
    open_new_tile(piece, next_to(cell_of(tribe(piece).at), direction), MoveReason::Explore);
}

/// A tile is placed for a piece that enters it; with the Cave it chooses the tile (VA-C10).
void Engine::open_new_tile(Piece piece, Cell cell, MoveReason reason) {
    if (!has_cave()) {
        return enter_new_tile(piece, place_top(cell), reason);
    }
    Frame& dig = push(FrameKind::Dig, piece, static_cast<int>(reason));
    dig.owner = Role::Cave;
    dig.mask = packed(cell);
}

/// VA-B33, V36, N6; for the bridge of the Canyon (VA-N7) no piece enters it.
void Engine::enter_new_tile(Piece piece, SpaceId placed, MoveReason reason) {
    if (piece == Piece::None) {
        return;
    }
    if (reason == MoveReason::Exit) {
        return throw_onto_tile(placed);
    }
    if (piece == Piece::Knight) {
        const auto* const side =
            std::find_if(kDirections.begin(), kDirections.end(), [&](Direction direction) {
                return neighbour(state_, knight_.at, direction) == placed;
            });
        return enter_by_go(placed, *side, reason);
    }
    if (reason == MoveReason::Step) {
        goblins_.visited.put(placed);
    }
    move_piece(piece, placed, reason, reason == MoveReason::Explore ? "B33"_va : "N6"_va);
    push(FrameKind::Arrival, piece, static_cast<int>(reason));
}

void Engine::act_specially() {
    const Piece piece = active_tribe();
    pop();
    if (piece == Piece::Fangs) {
        change_rage(1, "B33"_va);
    } else if (piece == Piece::Bones) {
        draw_monsters(1);
    } else {
        draw_secrets(1);
    }
}

void Engine::jump(Action action) {
    const auto piece = static_cast<Piece>(top().piece);
    pop();
    move_piece(piece, space_at(state_, action.cell), MoveReason::Jump, "B32"_va);
    push(FrameKind::Arrival, piece, static_cast<int>(MoveReason::Jump));
}

}  // namespace tenebrae::vast

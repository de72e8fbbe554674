// SPDX-License-Identifier: MIT
// Turns and rounds, the Collapse, what happens at the end of a turn, goals.
#include "games/vast/rules/engine.hpp"

#include <utility>

namespace tenebrae::vast {

bool Engine::resume_turn(Frame& frame) {
    switch (frame.step++) {
    case 0: begin_turn(frame.owner); return true;
    case 1: end_own_turn(frame.owner); return true;
    case 2:
        end_effects(frame.owner);
        open_end_of_turn(frame.owner);
        return true;
    case 3:
        if (rules_.past_plunder == frame.owner) {
            push(FrameKind::PastPlunder, frame.owner);
        }
        return true;
    default: begin_next_turn(frame); return true;
    }
}

void Engine::begin_turn(Role role) {
    state_.current = role;
    state_.terrain.hopper = Piece::None;
    state_.terrain.came_from = kNoSpace;
    take(knight_.used, Use::FlameWall);
    for (TribeState& one : goblins_.tribes) {
        take(one.marks, TribeMark::FlameWall);
    }
    take(thief_.marks, ThiefMark::EvasionUsed);
    cause_ = emit(make(EventKind::Turn, "G1"_va, role));
    if (!state_.collapse && state_.stack.empty() && state_.cave.hand_size == 0) {
        state_.collapse = true;
        state_.statistics.collapse_round = state_.round;
        emit(make(EventKind::Phase, "X1"_va));
        check_collapsed();
    }
    if (state_.is_over()) {
        return;
    }
    if (role == Role::Knight) {
        begin_knight_turn();
    } else if (role == Role::Goblins) {
        change_hex(-thief_.hex, "B44"_va);
        push(FrameKind::GoblinTurn, Role::Goblins);
    } else if (role == Role::Dragon) {
        push(FrameKind::DragonTurn, Role::Dragon);
    } else if (role == Role::Cave) {
        push(FrameKind::CaveTurn, Role::Cave).value = kCaveRemovals;
    } else if (role == Role::Thief) {
        push(FrameKind::ThiefTurn, Role::Thief);
    }
}

/// A role's last things: pieces on Magma (VA-N10), and a Fire Bomber that still waits at a Crystal
/// (VA-B43).
void Engine::end_own_turn(Role role) {
    if (role != Role::Goblins) {
        return burn(role);
    }
    for (std::size_t place = kTribes.size(); place-- > 0;) {
        const TribeState& one = tribe(kTribes[place]);
        if (has(one.marks, TribeMark::Bomber) && has(one.marks, TribeMark::Waits)) {
            push(FrameKind::Bomber, kTribes[place], has_monster(one, Monster::Beetles) ? 1 : 0);
        }
    }
    burn(role);
}

/// VA-B18, C4, C20, D5, D9, T7, T8, T12.
void Engine::end_effects(Role role) {
    if (role == Role::Goblins) {
        for (TribeState& one : goblins_.tribes) {
            one.marks = 0;
            one.lit_left = 0;
        }
        goblins_.tunnels = false;
        goblins_.poison = false;
        goblins_.redrawn = false;
        goblins_.wisp = false;
        goblins_.visited.clear();
        state_.terrain.left = {};
    } else if (role == Role::Dragon) {
        dragon_.marks = 0;
        dragon_.sloth_used = 0;
        dragon_.gems_paid = 0;
    } else if (role == Role::Cave) {
        cave_.step = CaveStep::Collect;
        cave_.uses = {};
    } else if (role == Role::Thief) {
        thief_.marks = 0;
        thief_.moves = 0;
        thief_.cubes = 0;
        thief_.targets = 0;
        thief_.vaults = 0;
    }
}

/// VA-E2, V40.
void Engine::open_end_of_turn(Role role) {
    if (has_cave()) {
        return;
    }
    const int removals = rules_.is_solo() ? solo_tiles(rules_, state_) : rules_.removals;
    const int placed = rules_.is_solo() ? removals : 1;
    Frame& frame = push(state_.collapse ? FrameKind::Remove : FrameKind::Place, role);
    frame.value = static_cast<std::uint8_t>(state_.collapse ? removals : placed);
}

/// VA-G1, E9.
void Engine::begin_next_turn(Frame& frame) {
    Role role = frame.owner;
    do {
        const std::size_t next = (index(role) + 1) % kRoles;
        role = kAllRoles[next];
        if (next == 0) {
            if (state_.round >= rules_.round_limit) {
                return finish(Ending::Rounds, Role::None, "E9"_va);
            }
            emit(make(EventKind::Round, "G1"_va, 0, ++state_.round));
        }
    } while (!rules_.has_role(role) || (role == Role::Knight && !is_knight_alive(state_)));
    frame.owner = role;
    frame.step = 0;
}

bool Engine::resume_place(const Frame& frame) {
    if (frame.value == 0 || !can_place_tiles(state_)) {
        return pop();
    }
    return ask(Decision::Place, state_.current);
}

bool Engine::resume_remove(const Frame& frame) {
    CellList cells;
    if (frame.value > 0) {
        find_removable(rules_, state_, cells);
    }
    return cells.empty() ? pop() : ask(Decision::Remove, state_.current);
}

void Engine::answer_place(Action action) {
    if (asked_ == Decision::Cave) {
        cave_.step = CaveStep::Treasure;
        place_from_hand(action.cell, action.what);
        return;
    }
    Frame& frame = top();
    if (frame.kind == FrameKind::Place) {
        --frame.value;
        place_top(action.cell);
        return;
    }
    pop();
    const SpaceId placed = place_top(action.cell);
    if (is_unoccupied(state_, placed)) {
        put_treasure(placed, "V28"_va);
    }
}

void Engine::answer_remove(Action action) {
    --top().value;
    open_removal(action.cell);
}

/// A removal by VA-X8.
void Engine::open_removal(Cell cell) {
    push(FrameKind::AfterCollapse);
    push_at(FrameKind::Collapsing, space_at(state_, cell));
}

/// VA-V28.
bool Engine::resume_past_plunder() {
    if (state_.treasure_supply == 0) {
        return pop();
    }
    if (has_unoccupied_tile(state_, false)) {
        return ask(Decision::Treasure, rules_.past_plunder);
    }
    if (can_place_tiles(state_)) {
        return ask(Decision::Place, state_.current);
    }
    const bool has_dark = [&] {
        for (const Space& one : state_.spaces) {
            if (one.is_dark()) {
                return true;
            }
        }
        return false;
    }();
    if (state_.collapse && !has_dark && has_unoccupied_tile(state_, true)) {
        return ask(Decision::Treasure, rules_.past_plunder);
    }
    return pop();
}

void Engine::answer_treasure(Action action) {
    if (asked_ == Decision::Cave) {
        cave_.step = CaveStep::Done;
        return put_treasure(space_at(state_, action.cell), "C8"_va);
    }
    pop();
    put_treasure(space_at(state_, action.cell), "V28"_va);
}

/// VA-E7, C13.
void Engine::check_collapsed() {
    if (state_.collapse && state_.crystals_collapsed >= kCrystalsLost && cave_.hatred == 0) {
        const Role winner = has_cave() ? Role::Cave : Role::None;
        finish(Ending::Collapse, winner, "E7"_va);
    }
}

/// VA-E5.
void Engine::check_escape() {
    if (!state_.is_over() && !rules_.has_role(Role::Dragon) && knight_.at == kEntranceSpace
        && crystals_for_knight(state_) >= rules_.goals.crystals) {
        finish(Ending::Escape, Role::Knight, "E5"_va);
    }
}

}  // namespace tenebrae::vast

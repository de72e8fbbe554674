// SPDX-License-Identifier: MIT
#include "games/vast/rules/lists.hpp"
#include "games/vast/rules/terrain.hpp"

namespace tenebrae::vast {
namespace {

using K = ActionKind;

/// VA-K11.
void list_cubes(const Rules& rules, const State& state, ActionList& actions) {
    for (std::size_t number = 0; number < kSlots && state.knight.free > 0; ++number) {
        const auto slot = static_cast<Slot>(number);
        if (state.knight.slots[number] < room_of(rules, state, slot)) {
            actions.push_back(Action::of(K::Cube, slot));
        }
    }
}

void list_quests(const State& state, ActionList& actions) {
    for (std::size_t number = 0; number < kQuests; ++number) {
        const auto quest = static_cast<Quest>(number);
        if (has(state.knight.quests, quest) && is_fulfilled(state, quest)) {
            actions.push_back(Action::of(K::Quest, quest));
        }
    }
}

/// VA-K11.
void list_free_acts(const Rules& rules, const State& state, ActionList& actions) {
    const Knight& knight = state.knight;
    list_cubes(rules, state, actions);
    for (std::size_t card = 0; card < kTreasureCards; ++card) {
        if (has(knight.hidden_cards, card)) {
            actions.push_back(Action::of(K::Show, card));
        }
    }
    list_quests(state, actions);
    const bool has_javelin = has(knight.open_cards, TreasureCard::Javelin)
                             || has(knight.hidden_cards, TreasureCard::Javelin);
    if (has_javelin && !knight.ready && !has(knight.used, Use::BombAttack)) {
        actions.push_back(Action::of(K::Javelin));
    }
    if (has_cube(state, Slot::Kit) && cubes_at_hand(state) > kLeastCubes) {
        actions.push_back(Action::of(K::Potion));
    }
}

/// VA-K13, K14, K30.
void list_moves(const Rules& rules, const State& state, ActionList& actions) {
    const Knight& knight = state.knight;
    if (must_face_event(state) || moves_left(rules, state) == 0
        || encounters_left(rules, state) == 0) {
        return;
    }
    const int maps = knight.slots[static_cast<std::size_t>(Slot::Map)] - knight.maps;
    const bool has_map = maps >= (knight.golem ? 2 : 1);
    const int left = moves_left(rules, state) - 1;
    for (const K kind : {K::Go, K::GoMap}) {
        for (const Direction direction : kDirections) {
            const SpaceId next = neighbour(state, knight.at, direction);
            const Cell cell = next_to(state.spaces[knight.at].at, direction);
            if (kind == K::Go && can_leave_terrain(state, Piece::Knight, direction)
                && can_knight_leave_onto(rules, state, cell)) {
                actions.push_back(Action::of(kind, direction));
            }
            if (next == kNoSpace || !can_knight_enter(rules, state, next)
                || !may_step(rules, state, Piece::Knight, next, left)) {
                continue;
            }
            const bool has_way = has_passage(state, knight.at, direction);
            if (has_way == (kind == K::Go) && (has_way || has_map)) {
                actions.push_back(Action::of(kind, direction));
            }
        }
    }
}

/// VA-K33.
void list_shots(const Rules& rules, const State& state, ActionList& actions) {
    const Knight& knight = state.knight;
    if (!has_cube(state, Slot::Bow) || has(knight.used, Use::Bow)
        || knight_strength(rules, state) < 2) {
        return;
    }
    for (const Piece tribe : kTribes) {
        const SpaceId at = space_of(state, tribe);
        if (at != kNoSpace && sees(state, knight.at, at)
            && !is_hidden_by_forest(state, knight.at, tribe)) {
            actions.push_back(Action::of(K::Shoot, tribe));
        }
    }
}

/// VA-K35.
void list_ebow(const Rules& rules, const State& state, ActionList& actions) {
    if (!has_cube(state, Slot::Ebow) || has(state.knight.used, Use::Ebow)) {
        return;
    }
    if (is_in_ebow_reach(state, Piece::Dragon) && knight_strength(rules, state) >= 2) {
        actions.push_back(Action::of(K::Ebow, Target::Dragon));
    }
    if (is_in_ebow_reach(state, Piece::Thief) && is_noticed(rules, state, Piece::Knight)) {
        actions.push_back(Action::of(K::Ebow, Target::Thief));
    }
}

/// VA-K47.
bool can_attack_thief(const Rules& rules, const State& state) {
    return state.thief.at == state.knight.at && is_noticed(rules, state, Piece::Knight);
}

/// VA-K31, K32.
void list_bombs(const State& state, ActionList& actions) {
    const Knight& knight = state.knight;
    if (!has_cube(state, Slot::Bomb) || knight.bombs == 0 || has(knight.used, Use::BombToken)
        || has(knight.used, Use::BombAttack)) {
        return;
    }
    for (const Direction direction : kDirections) {
        const bool is_empty = neighbour(state, knight.at, direction) == kNoSpace;
        if (has_wall(state, knight.at, direction) && !(is_empty && state.collapse)) {
            actions.push_back(Action::of(K::Bomb, direction));
        }
    }
}

}  // namespace

void list_knight(const Rules& rules, const State& state, ActionList& actions) {
    const Knight& knight = state.knight;
    if (knight.spent) {
        list_quests(state, actions);
        actions.push_back(Action::of(K::End));
        return;
    }
    list_free_acts(rules, state, actions);
    const bool must_face = must_face_event(state);
    const bool has_encounter = encounters_left(rules, state) > 0;
    if (must_face && has_encounter) {
        actions.push_back(Action::of(K::Face));
    }
    list_moves(rules, state, actions);
    list_hops(rules, state, Piece::Knight, actions);
    if (must_move_on(rules, state, Piece::Knight)) {
        return;
    }
    if (!must_face && has_encounter) {
        if (can_attack_dragon(rules, state)) {
            actions.push_back(Action::of(K::Attack, Target::Dragon));
        }
        if (can_attack_thief(rules, state)) {
            actions.push_back(Action::of(K::Attack, Target::Thief));
        }
        if (can_smash(rules, state)) {
            actions.push_back(Action::of(K::Attack, Target::Crystal));
        }
        list_loot(state, knight.at, K::Take, actions);
    }
    list_shots(rules, state, actions);
    list_ebow(rules, state, actions);
    list_bombs(state, actions);
    if (has(rules.flare, Role::Knight) && !has(knight.used, Use::Flare)) {
        list_spaces(
            state,
            actions,
            [](SpaceId) { return true; },
            [](Cell cell) { return Action::at(K::Flare, cell); }
        );
    }
    if (!must_face || !has_encounter) {
        actions.push_back(Action::of(K::End));
    }
}

void list_encounter(const Rules& rules, const State& state, ActionList& actions) {
    const Frame& frame = state.top();
    const bool is_spent = state.knight.spent;
    if (is_spent) {
        list_quests(state, actions);
    } else {
        list_free_acts(rules, state, actions);
    }
    bool must = false;
    const bool may_attack = !is_spent && !has(frame.mask, EncounterMark::Took);
    for (const Piece piece : {Piece::Fangs, Piece::Bones, Piece::Eye, Piece::Dragon}) {
        const bool must_now = must_attack(state, piece);
        const bool may = piece == Piece::Dragon && may_attack && !has(frame.mask, Target::Dragon)
                         && can_attack_dragon(rules, state);
        must = must || must_now;
        if (must_now || may) {
            actions.push_back(Action::of(K::Attack, target_of(piece)));
        }
    }
    if (may_attack && !has(frame.mask, Target::Thief) && can_attack_thief(rules, state)) {
        actions.push_back(Action::of(K::Attack, Target::Thief));
    }
    if (may_attack && !has(frame.mask, Target::Crystal) && can_smash(rules, state)) {
        actions.push_back(Action::of(K::Attack, Target::Crystal));
    }
    if (!is_spent && !must) {
        list_loot(state, state.knight.at, K::Take, actions);
    }
    if (!must) {
        actions.push_back(Action::of(K::Done));
    }
}

void list_brace(const Rules& rules, const State& state, ActionList& actions) {
    if (!state.knight.spent) {
        list_cubes(rules, state, actions);
    }
    // VA-V24: a Monster instead of Strength 2 or 3.
    const Frame& below = state.frames[state.depth - 2U];
    if (below.kind == FrameKind::Fight && below.piece == kNoCard
        && has(state.knight.quests, Quest::Fearless) && !state.knight.spent) {
        actions.push_back(Action::of(K::Monster));
    }
    actions.push_back(Action::of(K::Ready));
}

void list_shed(const State& state, ActionList& actions) {
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
        if (state.knight.slots[slot] > 0) {
            actions.push_back(Action::of(K::Shed, slot));
        }
    }
}

}  // namespace tenebrae::vast

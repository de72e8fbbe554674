// SPDX-License-Identifier: MIT
#include "games/vast/rules/lists.hpp"
#include "games/vast/rules/terrain.hpp"

#include <algorithm>
#include <bit>

namespace tenebrae::vast {
namespace {

using K = ActionKind;

/// VA-B17: the tribes that a Secret may name.
bool can_name(const Rules& rules, const State& state, Secret secret, Piece tribe) {
    return secret != Secret::Spots
           || (state.decision == Decision::Tribes && can_attack_from_hiding(rules, state, tribe));
}

/// VA-B17, B40, B44: whether a Secret that names no tribe may be played.
bool can_play(const State& state, Secret secret) {
    const bool has_eye = state.tribe(Piece::Eye).population > 0;
    switch (secret) {
    case Secret::CaveIn: return has_eye;
    case Secret::Poison: return is_knight_alive(state);
    case Secret::Hex: return has_eye;
    case Secret::Leader: return false;
    case Secret::Tunnels:
    case Secret::Ruby:
    case Secret::Trap:
    case Secret::Fury:
    case Secret::Bomber:
    case Secret::Spots: break;
    }
    return true;
}

void list_named(const Rules& rules, const State& state, Secret secret, ActionList& actions) {
    for (const Piece tribe : kTribes) {
        if (can_name(rules, state, secret, tribe)) {
            actions.push_back(Action::of(K::Secret, secret));
            actions[actions.size() - 1].who = tribe;
        }
    }
}

/// VA-B44.
void list_hexes(const Rules& rules, const State& state, ActionList& actions) {
    for (const Role role : {Role::Knight, Role::Dragon, Role::Cave, Role::Thief}) {
        if (can_hex(rules, state, role)) {
            actions.push_back(Action::of(K::Secret, Secret::Hex));
            actions[actions.size() - 1].over = static_cast<std::uint8_t>(role);
        }
    }
}

/// VA-B17.
void list_secret_plays(const Rules& rules, const State& state, ActionList& actions) {
    for (std::size_t number = 0; number < kSecrets; ++number) {
        const auto secret = static_cast<Secret>(number);
        if (!has(state.goblins.hand, secret) || !can_play(state, secret)) {
            continue;
        }
        if (secret == Secret::Fury || secret == Secret::Bomber || secret == Secret::Spots) {
            list_named(rules, state, secret, actions);
            continue;
        }
        if (secret == Secret::Hex) {
            list_hexes(rules, state, actions);
        } else {
            actions.push_back(Action::of(K::Secret, secret));
        }
    }
}

void list_cards(Set cards, K kind, ActionList& actions) {
    for (Card card = 0; card < 16; ++card) {
        if (has(cards, card)) {
            actions.push_back(Action::of(kind, card));
        }
    }
}

/// VA-B16.
void list_redraws(const State& state, Set drawn, ActionList& actions) {
    const bool may_redraw =
        has(state.goblins.open, Secret::Ruby) && !state.goblins.redrawn && state.top().step == 0;
    if (may_redraw) {
        list_cards(drawn, K::Redraw, actions);
    }
}

Action assignment(K kind, Card monster, Piece tribe) {
    Action action = Action::of(kind, monster);
    action.who = tribe;
    return action;
}

/// Adds an assignment to an open slot, or one over each Monster of the tribe.
void list_slots(const Rules& rules, const State& state, Action action, ActionList& actions) {
    const Set monsters = state.tribe(action.who).monsters;
    if (action.kind == K::Assign) {
        if (std::popcount(monsters) < rules.tables.monster_room[tribe_index(action.who)]) {
            actions.push_back(action);
        }
        return;
    }
    for (Card old = 0; old < kMonsters; ++old) {
        if (has(monsters, old)) {
            action.over = old;
            actions.push_back(action);
        }
    }
}

void list_assignments(const Rules& rules, const State& state, K kind, ActionList& actions) {
    for (Card monster = 0; monster < kMonsters; ++monster) {
        if (!has(state.top().mask, monster)) {
            continue;
        }
        for (const Piece tribe : kTribes) {
            list_slots(rules, state, assignment(kind, monster, tribe), actions);
        }
    }
}

void list_reveals(const State& state, ActionList& actions) {
    for (const Piece tribe : kTribes) {
        if (may_act(state, tribe) && is_on_board(state, tribe)) {
            list_spaces(
                state,
                actions,
                [&](SpaceId space) { return can_reveal(state, tribe, space); },
                [&](Cell cell) { return Action::by(K::RevealTribe, tribe, cell); }
            );
        }
    }
}

/// VA-B21.
void list_lurks(const State& state, ActionList& actions) {
    for (const Piece tribe : kTribes) {
        if (!may_act(state, tribe) || !is_on_board(state, tribe)) {
            continue;
        }
        bool has_tile = false;
        for (SpaceId space = 0; space < kMaxSpaces; ++space) {
            has_tile = has_tile || can_reveal(state, tribe, space);
        }
        if (!has_tile) {
            CellList cells;
            find_border(state, cells);
            actions.append(cells, [&](Cell cell) { return Action::by(K::Lurk, tribe, cell); });
        }
    }
}

void list_entries(const Rules& rules, const State& state, ActionList& actions) {
    for (const Piece tribe : kTribes) {
        if (!may_act(state, tribe) || !is_lurking(state, tribe)) {
            continue;
        }
        CellList cells;
        for (const Direction direction : kDirections) {
            const Cell cell = next_to(state.tribe(tribe).lurks, direction);
            const SpaceId space = space_at(state, cell);
            if (space != kNoSpace
                && can_enter_from(rules, state, tribe, space, opposite(direction))) {
                cells.push_back(cell);
            }
        }
        sort_cells(cells);
        actions.append(cells, [&](Cell cell) { return Action::by(K::Enter, tribe, cell); });
    }
}

/// VA-B25, B28.
void list_steps(const Rules& rules, const State& state, ActionList& actions) {
    const Frame& frame = state.top();
    const auto piece = static_cast<Piece>(frame.piece);
    const TribeState& tribe = state.tribe(piece);
    if (has(frame.mask, TribeMark::Tunnelled)) {
        return;
    }
    const auto can_enter = [&](SpaceId space) {
        return space != kNoSpace
               && can_tribe_enter(rules, state, piece, space, loss_by_step(state, piece, space))
               && may_step(rules, state, piece, space, steps_left(rules, state, piece));
    };
    for (const Direction direction : kDirections) {
        const SpaceId next = neighbour(state, tribe.at, direction);
        const bool has_way =
            has_passage(state, tribe.at, direction) || has_monster(tribe, Monster::Golem);
        const bool is_new = next != kNoSpace && has_way && !state.goblins.visited.has(next);
        if ((is_new && can_enter(next)) || can_leave_terrain(state, piece, direction)) {
            actions.push_back(Action::of(K::Step, direction));
        }
    }
    if (!has_monster(tribe, Monster::Worm) || has(frame.mask, TribeMark::Wormed)
        || must_move_on(rules, state, piece)) {
        return;
    }
    for (const Diagonal diagonal : kDiagonals) {
        for (const int steps : {1, 2}) {
            const Cell cell = along(state.spaces[tribe.at].at, diagonal, steps);
            if (can_enter(space_at(state, cell))) {
                Action action = Action::of(K::Worm, diagonal);
                action.over = static_cast<std::uint8_t>(steps);
                actions.push_back(action);
            }
        }
    }
}

/// VA-B31 to B33, V30.
void list_acts(const Rules& rules, const State& state, ActionList& actions) {
    const Frame& frame = state.top();
    const auto piece = static_cast<Piece>(frame.piece);
    const TribeState& tribe = state.tribe(piece);
    const Space& at = state.spaces[tribe.at];
    if (can_tribe_attack_dragon(rules, state, piece)) {
        actions.push_back(Action::of(K::Attack, Target::Dragon));
    }
    if (state.thief.at == tribe.at && is_noticed(rules, state, piece)) {
        actions.push_back(Action::of(K::Attack, Target::Thief));
    }
    if (at.has(Token::Crystal) && tribe_strength(rules, state, piece) >= kPairStrength) {
        actions.push_back(Action::of(K::Attack, Target::Crystal));
    }
    if (state.dragon.at == tribe.at && are_gems_in_reserve(state)
        && tribe_strength(rules, state, piece) > dragon_armor(rules, state)) {
        actions.push_back(Action::of(K::Plunder, Target::Dragon));
    }
    list_loot(state, tribe.at, K::Plunder, actions);
    const bool may_explore =
        at.is_dark() && can_place_tiles(state) && !has(frame.mask, TribeMark::Tunnelled);
    for (const Direction direction : kDirections) {
        if (may_explore && neighbour(state, tribe.at, direction) == kNoSpace) {
            actions.push_back(Action::of(K::Explore, direction));
        }
    }
    if (!has(frame.mask, TribeMark::Stepped)) {
        actions.push_back(Action::of(K::Hide));
        actions.push_back(Action::of(K::Special));
    }
}

}  // namespace

void list_war(const Rules& rules, const State& state, ActionList& actions) {
    list_cards(state.top().mask, K::War, actions);
    list_redraws(state, state.top().mask, actions);
    list_secret_plays(rules, state, actions);
}

/// VA-B10, B11.
void list_overpopulation(const State& state, ActionList& actions) {
    if (state.goblins.rage >= std::popcount(state.top().mask)) {
        actions.push_back(Action::of(K::Pay));
    }
    const bool is_any_revealed = std::any_of(kTribes.begin(), kTribes.end(), [&](Piece tribe) {
        return !is_hidden(state, tribe);
    });
    for (const Piece tribe : kTribes) {
        const bool may_scatter =
            is_any_revealed ? !is_hidden(state, tribe) : state.tribe(tribe).population > 0;
        if (may_scatter) {
            actions.push_back(Action::of(K::Scatter, tribe));
        }
    }
    if (has(state.goblins.hand, Secret::Leader)) {
        actions.push_back(Action::of(K::Leader));
    }
}

/// VA-B14.
void list_monsters(const Rules& rules, const State& state, ActionList& actions) {
    const int room = state.tribe(Piece::Bones).population - count_assigned(state);
    if (room > 0) {
        list_assignments(rules, state, K::Assign, actions);
    }
    if (room >= 0) {
        list_assignments(rules, state, K::AssignOver, actions);
    }
    list_redraws(state, state.top().mask, actions);
    list_secret_plays(rules, state, actions);
    actions.push_back(Action::of(K::Done));
}

/// VA-B15.
void list_secrets(const Rules& rules, const State& state, ActionList& actions) {
    const bool is_above = count_secrets(state) > kSecretLimit;
    if (is_above) {
        list_cards(static_cast<Set>(state.goblins.hand | state.goblins.open), K::Discard, actions);
    }
    list_redraws(state, static_cast<Set>(state.top().mask & state.goblins.hand), actions);
    list_secret_plays(rules, state, actions);
    if (!is_above) {
        actions.push_back(Action::of(K::Done));
    }
}

void list_tribes(const Rules& rules, const State& state, ActionList& actions) {
    list_reveals(state, actions);
    list_lurks(state, actions);
    list_entries(rules, state, actions);
    for (const Piece tribe : kTribes) {
        if (may_act(state, tribe) && is_lurking(state, tribe)) {
            actions.push_back(Action::by(K::HideTribe, tribe));
        }
    }
    for (const Piece tribe : kTribes) {
        if (may_act(state, tribe) && !is_hidden(state, tribe)) {
            actions.push_back(Action::by(K::Activate, tribe));
        }
    }
    list_secret_plays(rules, state, actions);
    actions.push_back(Action::of(K::End));
}

void list_tribe(const Rules& rules, const State& state, ActionList& actions) {
    const Frame& frame = state.top();
    const auto piece = static_cast<Piece>(frame.piece);
    const TribeState& tribe = state.tribe(piece);
    list_steps(rules, state, actions);
    list_hops(rules, state, piece, actions);
    if (must_move_on(rules, state, piece)) {
        return;
    }
    const bool is_first =
        !has(frame.mask, TribeMark::Stepped) && !has(frame.mask, TribeMark::Tunnelled);
    if (state.goblins.tunnels && is_first) {
        list_spaces(
            state,
            actions,
            [&](SpaceId space) {
                return state.spaces[space].is_dark() && is_unoccupied(state, space);
            },
            [](Cell cell) { return Action::at(K::Tunnel, cell); }
        );
    }
    if (can_send_wisp(state, piece)) {
        actions.push_back(Action::of(K::Wisp));
    }
    if (has(rules.flare, Role::Goblins) && !has(tribe.marks, TribeMark::Flare)) {
        actions.push_back(Action::of(K::Flare));
    }
    list_acts(rules, state, actions);
    actions.push_back(Action::of(K::Stop));
}

/// VA-K22.
void list_ambush(const Rules& rules, const State& state, ActionList& actions) {
    for (const Piece tribe : kTribes) {
        if (can_ambush(rules, state, tribe)) {
            actions.push_back(Action::by(K::Ambush, tribe));
        }
    }
    actions.push_back(Action::of(K::Pass));
}

/// VA-C24.
void list_spores(const State& state, ActionList& actions) {
    for (const Piece tribe : kTribes) {
        if (state.tribe(tribe).population >= kSporesPopulation) {
            actions.push_back(Action::by(K::Spores, tribe));
        }
    }
}

/// VA-B40.
void list_cave_in(const Rules& rules, const State& state, ActionList& actions) {
    list_spaces(
        state,
        actions,
        [&](SpaceId space) { return can_cave_in(rules, state, space); },
        [](Cell cell) { return Action::at(K::CaveIn, cell); }
    );
    actions.push_back(Action::of(K::Done));
}

}  // namespace tenebrae::vast

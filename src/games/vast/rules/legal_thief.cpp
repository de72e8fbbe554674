// SPDX-License-Identifier: MIT
#include "games/vast/rules/lists.hpp"
#include "games/vast/rules/terrain.hpp"

#include <algorithm>

namespace tenebrae::vast {
namespace {

using K = ActionKind;

/// The pieces that he may pickpocket or backstab, in the order of VA-G6.
constexpr std::array kVictims{Piece::Knight, Piece::Fangs, Piece::Bones, Piece::Eye, Piece::Dragon};

/// VA-T4, T5.
void list_thief_moves(const Rules& rules, const State& state, ActionList& actions) {
    for (const K kind : {K::Go, K::Climb}) {
        const bool climbs = kind == K::Climb;
        for (const Direction direction : kDirections) {
            const bool can_pay =
                !climbs || climb_cost(state, direction) <= thief_cubes_left(rules, state);
            if (can_pay && can_thief_go(rules, state, direction, climbs)) {
                actions.push_back(Action::of(kind, direction));
            }
        }
    }
}

/// Adds an action with each number of Action cubes up to a greatest one.
void list_by_cubes(Action action, int most, ActionList& actions) {
    for (int cubes = 1; cubes <= most; ++cubes) {
        action.over = static_cast<std::uint8_t>(cubes);
        actions.push_back(action);
    }
}

/// VA-T6.
void list_lootings(const State& state, int cubes, ActionList& actions) {
    for (const Target token :
         {Target::Treasure, Target::GemClaw, Target::GemFlame, Target::GemWing}) {
        if (has_loot(state, state.thief.at, token)) {
            const int most = is_gem(token) ? 2 : 1;
            list_by_cubes(Action::of(K::Loot, token), std::min(most, cubes), actions);
        }
    }
}

/// Adds a Pickpocket or Backstab on each piece that passes a test.
template <typename Test>
void list_victims(K kind, int cubes, Test test, ActionList& actions) {
    for (const Piece piece : kVictims) {
        if (test(piece)) {
            list_by_cubes(Action::of(kind, target_of(piece)), std::min(kMaxCubes, cubes), actions);
        }
    }
}

}  // namespace

/// VA-T2: orders that look equal are one action.
void list_assign(const Rules& rules, const State& state, ActionList& actions) {
    StatTokens tokens = stat_tokens(rules, state);
    std::sort(tokens.begin(), tokens.end());
    do {
        actions.push_back(stats_action(tokens));
    } while (std::next_permutation(tokens.begin(), tokens.end()));
}

void list_thief(
    const Rules& rules, const State& state, const HiddenCounts& counts, ActionList& actions
) {
    const int cubes = thief_cubes_left(rules, state);
    list_thief_moves(rules, state, actions);
    list_hops(rules, state, Piece::Thief, actions);
    if (must_move_on(rules, state, Piece::Thief)) {
        return;
    }
    list_lootings(state, cubes, actions);
    list_victims(
        K::Pickpocket,
        cubes,
        [&](Piece piece) { return can_pickpocket(rules, state, counts, piece); },
        actions
    );
    for (int number = 1; number <= kMaxCubes && can_pick_lock(state); ++number) {
        if (lock_cost(state, number) <= cubes) {
            Action action = Action::of(K::PickLock);
            action.over = static_cast<std::uint8_t>(number);
            actions.push_back(action);
        }
    }
    list_victims(
        K::Backstab, cubes, [&](Piece piece) { return can_backstab(rules, state, piece); }, actions
    );
    list_by_cubes(Action::of(K::HideLoot), std::min<int>(state.thief.loot, cubes), actions);
    if (has(rules.flare, Role::Thief) && cubes > 0) {
        actions.push_back(Action::of(K::Flare));
    }
    actions.push_back(Action::of(K::End));
}

/// VA-T16: `reveal` when he has peeked.
void list_peek(const Rules& rules, const State& state, ActionList& actions) {
    if (state.top().step == 0) {
        actions.push_back(Action::of(K::Peek));
    } else {
        Orientations legal;
        find_joining_orientations(rules, state, state.thief.at, legal);
        actions.append(legal, [](Sides open) { return Action::of(K::RevealPeeked, open); });
    }
    actions.push_back(Action::of(K::Pass));
}

/// VA-T15.
void list_snatch(const State& state, ActionList& actions) {
    list_spaces(
        state,
        actions,
        [&](SpaceId space) { return state.spaces[space].treasures > 0; },
        [](Cell cell) { return Action::at(K::Snatch, cell); }
    );
}

/// VA-T9, T10.
void list_filch(const State& state, const HiddenCounts& counts, ActionList& actions) {
    const bool is_knight = static_cast<Target>(state.top().piece) == Target::Knight;
    for (std::size_t card = 0; card < kTreasureCards && is_knight; ++card) {
        if (has(state.knight.open_cards, card)) {
            actions.push_back(Action::of(K::Filch, card));
        }
    }
    if (!is_knight && has(state.goblins.open, Secret::Ruby)) {
        actions.push_back(Action::of(K::FilchRuby));
    }
    if ((is_knight ? counts.treasures : counts.secrets) > 0) {
        actions.push_back(Action::of(K::FilchHidden));
    }
}

/// VA-T20, T22.
void list_upgrade(const State& state, ActionList& actions) {
    for (std::size_t number = 0; number < kUpgrades; ++number) {
        if (may_take_upgrade(state, static_cast<Upgrade>(number))) {
            actions.push_back(Action::of(K::Upgrade, number));
        }
    }
}

/// VA-T23.
void list_fall(const State& state, ActionList& actions) {
    for (std::size_t number = 0; number < kUpgrades; ++number) {
        if (may_lose_upgrade(state, static_cast<Upgrade>(number))) {
            actions.push_back(Action::of(K::Fall, number));
        }
    }
}

/// VA-T27.
void list_evade(const State& state, ActionList& actions) {
    for (const Direction direction : kDirections) {
        if (has_passage(state, state.thief.at, direction)
            && may_stand(state, neighbour(state, state.thief.at, direction))) {
            actions.push_back(Action::of(K::Step, direction));
        }
    }
    actions.push_back(Action::of(K::Stay));
}

}  // namespace tenebrae::vast

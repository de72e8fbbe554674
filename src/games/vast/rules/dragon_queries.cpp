// SPDX-License-Identifier: MIT
#include "games/vast/rules/game_rules.hpp"
#include "games/vast/rules/terrain.hpp"

#include <algorithm>
#include <numeric>

namespace tenebrae::vast {
namespace {

const PowerPlan& plan_of(const Rules& rules, Power power) {
    return rules.tables.powers[static_cast<std::size_t>(power)];
}

bool can_stay(const State& state, SpaceId at, SpaceId first) {
    return at == first
           || (!has_piece(state, at) && !has_monster_token(state, at) && !is_pit(state, at));
}

/// VA-N6: the underground Dragon leaves a Terrain onto an empty cell.
bool can_dragon_dig(const State& state, SpaceId from) {
    return !state.dragon.surfaced && state.spaces[from].is_terrain() && can_place_tiles(state)
           && state.current == Role::Dragon;
}

/// Returns whether a token can be left within some steps from here.
bool can_be_left(const State& state, SpaceId at, SpaceId first, int steps) {
    if (is_impassable(state, at)) {
        return false;
    }
    if (can_stay(state, at, first)) {
        return true;
    }
    return steps > 0
           && std::any_of(kDirections.begin(), kDirections.end(), [&](Direction direction) {
                  return has_passage(state, at, direction)
                         && can_be_left(state, neighbour(state, at, direction), first, steps - 1);
              });
}

}  // namespace

int dragon_armor(const Rules& rules, const State& state) {
    const int armor = rules.tables.armor[state.dragon.wakefulness];
    return rules.ash_dragon ? std::min(armor + 1, 4) : armor;
}

int dragon_spirit(const Rules& rules, const State& state) {
    return rules.tables.spirit[state.dragon.wakefulness];
}

int count_powers(const State& state) {
    return std::accumulate(state.dragon.hand.begin(), state.dragon.hand.end(), 0);
}

bool can_attack_dragon(const Rules& rules, const State& state) {
    const Dragon& dragon = state.dragon;
    const Knight& knight = state.knight;
    if (dragon.at == kNoSpace || dragon.at != knight.at
        || attack_strength(rules, state) < dragon_armor(rules, state)) {
        return false;
    }
    if (dragon.surfaced) {
        return true;
    }
    const bool has_bomb = has_cube(state, Slot::Bomb) && !has(knight.used, Use::BombToken)
                          && !has(knight.used, Use::BombAttack);
    return !has(knight.used, Use::Underground) && (state.collapse || knight.ready || has_bomb);
}

bool can_tribe_attack_dragon(const Rules& rules, const State& state, Piece tribe) {
    const SpaceId at = space_of(state, tribe);
    return rules.ash_dragon && at != kNoSpace && state.dragon.at == at
           && tribe_strength(rules, state, tribe) > dragon_armor(rules, state);
}

bool are_gems_in_reserve(const State& state) {
    return std::all_of(state.dragon.gems.begin(), state.dragon.gems.end(), [](SpaceId at) {
        return at == kInReserve;
    });
}

bool may_gem_pay(const State& state, Gem gem) {
    return state.dragon.gems[static_cast<std::size_t>(gem)] != kInReserve
           && !has(state.dragon.gems_paid, gem);
}

bool can_pay(const Rules& rules, const State& state, Power power) {
    const PowerPlan& plan = plan_of(rules, power);
    int rest = 0;
    for (std::size_t symbol = 0; symbol < kGems; ++symbol) {
        const int gem = may_gem_pay(state, static_cast<Gem>(symbol)) ? 1 : 0;
        const int left = state.dragon.hand[symbol] + gem - plan.cost[symbol];
        if (left < 0) {
            return false;
        }
        rest += left;
    }
    return rest >= plan.any;
}

int cost_of(const Rules& rules, Power power) {
    const PowerPlan& plan = plan_of(rules, power);
    return std::accumulate(plan.cost.begin(), plan.cost.end(), int{plan.any});
}

bool is_due(const Rules& rules, const Frame& pay, Gem symbol) {
    const PowerPlan& plan = plan_of(rules, static_cast<Power>(pay.value));
    int paid = pay.step;
    for (std::size_t number = 0; number < kGems; ++number) {
        if (paid < plan.cost[number]) {
            return number == static_cast<std::size_t>(symbol);
        }
        paid -= plan.cost[number];
    }
    return true;
}

bool can_dragon_move(const State& state, Direction direction, int steps, bool by_wing) {
    const bool crosses_walls = !state.dragon.surfaced || (by_wing && steps == 1);
    SpaceId here = state.dragon.at;
    if (is_impassable(state, neighbour(state, here, direction))) {
        const SpaceId behind = space_across(state, here, direction);
        return state.dragon.surfaced && by_wing && steps == 2 && behind != kNoSpace
               && !state.spaces[behind].is_dark();
    }
    for (int step = 0; step < steps; ++step) {
        const SpaceId next = neighbour(state, here, direction);
        if (next == kNoSpace && can_dragon_dig(state, here)) {
            const Cell beyond = next_to(next_to(state.spaces[here].at, direction), direction);
            return step + 1 == steps || may_stand(state, space_at(state, beyond));
        }
        if (next == kNoSpace || (state.dragon.surfaced && state.spaces[next].is_dark())
            || (!crosses_walls && !has_passage(state, here, direction))) {
            return false;
        }
        if (!may_stand(state, next) && !(is_pit(state, next) && step + 1 < steps)) {
            return false;
        }
        here = next;
    }
    return true;
}

bool may_move_sloth(const State& state, SlothBox box) {
    const Dragon& dragon = state.dragon;
    if (dragon.boxes[static_cast<std::size_t>(box)] == 0
        || has(dragon.sloth_used, sloth_group(box))) {
        return false;
    }
    switch (box) {
    case SlothBox::Greed: return dragon.treasures > 0;
    case SlothBox::Hunger: return dragon.eaten >= kHungerPrice;
    case SlothBox::PrideEvent: return has(dragon.marks, DragonMark::EventRevealed);
    case SlothBox::PrideStill:
        return state.decision != Decision::Dragon && !has(dragon.marks, DragonMark::Moved)
               && !has(dragon.marks, DragonMark::Winged);
    case SlothBox::PrideGem:
        return state.decision == Decision::Gem && has(dragon.marks, DragonMark::GemPaired);
    }
    return false;
}

bool can_surface(const Rules& rules, const State& state) {
    const Dragon& dragon = state.dragon;
    const Space& at = state.spaces[dragon.at];
    return dragon.awake && !dragon.surfaced && at.is_lit()
           && rules.is_kind(at.tile, TileKind::Crystal);
}

bool can_leave_token(const State& state, const Frame& push) {
    return can_stay(state, push.space, static_cast<SpaceId>(push.mask));
}

bool can_push_token(const State& state, const Frame& push, Direction direction) {
    return has_passage(state, push.space, direction)
           && can_be_left(
               state,
               neighbour(state, push.space, direction),
               static_cast<SpaceId>(push.mask),
               push.value - 1
           );
}

bool has_loot(const State& state, SpaceId space, Target token) {
    return is_gem(token) ? state.dragon.gems[gem_index(token)] == space
                         : state.spaces[space].treasures > 0;
}

}  // namespace tenebrae::vast

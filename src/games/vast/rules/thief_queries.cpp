// SPDX-License-Identifier: MIT
#include "games/vast/rules/game_rules.hpp"
#include "games/vast/rules/terrain.hpp"

#include <algorithm>
#include <bit>

namespace tenebrae::vast {
namespace {

constexpr Upgrade upgrade_of(Stat stat) {
    return stat == Stat::Movement  ? Upgrade::Move
           : stat == Stat::Stealth ? Upgrade::Stealth
                                   : Upgrade::Thievery;
}

/// Returns whether a Pickpocket or Backstab may be tried on the role of a piece, and whether his
/// Stealth is enough (VA-T8).
bool may_sneak_up(const Rules& rules, const State& state, Piece target) {
    return state.thief.at != kNoSpace && space_of(state, target) != kNoSpace
           && !has(state.thief.targets, role_of(target))
           && thief_stealth(rules, state) > guard_against_thief(rules, state, target);
}

}  // namespace

StatTokens stat_tokens(const Rules& rules, const State& state) {
    StatTokens tokens = rules.tables.stat_tokens;
    for (const Upgrade flip : {Upgrade::Flip2, Upgrade::Flip3}) {
        const auto number =
            static_cast<std::size_t>(flip) - static_cast<std::size_t>(Upgrade::Flip2);
        if (has_upgrade(state, flip)) {
            ++tokens.at(number);
        }
    }
    return tokens;
}

StatTokens find_stat_tokens(const StatTokens& tokens, const StatTokens& numbers) {
    StatTokens found{};
    Set used = 0;
    for (std::size_t stat = 0; stat < kStats; ++stat) {
        std::size_t token = 0;
        while (token < kStats && (tokens.at(token) != numbers.at(stat) || has(used, token))) {
            ++token;
        }
        if (token == kStats) {
            return {};
        }
        put(used, token);
        found.at(stat) = static_cast<std::uint8_t>(token + 1);
    }
    return found;
}

int thief_stat(const Rules& rules, const State& state, Stat stat) {
    const Thief& thief = state.thief;
    const std::size_t token = thief.stats[static_cast<std::size_t>(stat)];
    const int plain = has_upgrade(state, Upgrade::Flip4) ? kFlippedStat
                      : token == 0                       ? 0
                                                         : stat_tokens(rules, state).at(token - 1);
    const int value = std::min(kMaxStat, plain + (has_upgrade(state, upgrade_of(stat)) ? 1 : 0));
    return stat == Stat::Stealth ? value - count_carried(state) - thief.hex : value;
}

int thief_moves_left(const Rules& rules, const State& state) {
    return std::max(0, thief_stat(rules, state, Stat::Movement) - state.thief.moves);
}

int thief_cubes_left(const Rules& rules, const State& state) {
    return std::max(0, thief_stat(rules, state, Stat::Thievery) - state.thief.cubes);
}

Set carried_gems(const State& state) {
    Set gems = 0;
    for (std::size_t gem = 0; gem < kGems; ++gem) {
        if (state.dragon.gems[gem] == kCarried) {
            put(gems, gem);
        }
    }
    return gems;
}

int count_carried(const State& state) {
    return state.thief.carried + std::popcount(carried_gems(state));
}

int climb_cost(const State& state) {
    return has_upgrade(state, Upgrade::Gear) ? 0 : 1;
}

int climb_cost(const State& state, Direction direction) {
    const SpaceId next = neighbour(state, state.thief.at, direction);
    return climb_cost(state) + (is_impassable(state, next) ? 1 : 0);
}

int lock_cost(const State& state, int cubes) {
    return cubes - (has_upgrade(state, Upgrade::LockKit) ? 1 : 0);
}

bool can_thief_go(const Rules& rules, const State& state, Direction direction, bool climbs) {
    const SpaceId here = state.thief.at;
    const int left = thief_moves_left(rules, state);
    if (here == kNoSpace || left == 0) {
        return false;
    }
    const SpaceId next = neighbour(state, here, direction);
    if (next == kNoSpace) {
        return !climbs && can_leave_terrain(state, Piece::Thief, direction);
    }
    if (climbs && is_impassable(state, next)) {
        return left >= 2 && space_across(state, here, direction) != kNoSpace;
    }
    return has_passage(state, here, direction) != climbs
           && may_step(rules, state, Piece::Thief, next, left - 1);
}

int guard_against_thief(const Rules& rules, const State& state, Piece target) {
    if (target == Piece::Knight) {
        return knight_perception(rules, state);
    }
    if (target == Piece::Dragon) {
        return dragon_armor(rules, state);
    }
    return tribe_perception(state, target) + (has(state.goblins.open, Secret::Trap) ? 1 : 0);
}

bool has_something_to_take(
    const Rules& rules, const State& state, const HiddenCounts& counts, Piece target
) {
    if (target == Piece::Knight) {
        return state.knight.open_cards != 0 || counts.treasures > 0;
    }
    if (target == Piece::Dragon) {
        const auto greed = static_cast<std::size_t>(SlothBox::Greed);
        return state.dragon.wakefulness > 0
               && state.dragon.boxes[greed] < rules.tables.sloth[greed];
    }
    return has(state.goblins.open, Secret::Ruby) || counts.secrets > 0;
}

bool can_pickpocket(
    const Rules& rules, const State& state, const HiddenCounts& counts, Piece target
) {
    return may_sneak_up(rules, state, target) && space_of(state, target) == state.thief.at
           && has_something_to_take(rules, state, counts, target);
}

bool can_backstab(const Rules& rules, const State& state, Piece target) {
    if (!may_sneak_up(rules, state, target)) {
        return false;
    }
    const SpaceId here = state.thief.at;
    const SpaceId there = space_of(state, target);
    return here == there
           || (has_upgrade(state, Upgrade::Crossbow) && sees(state, here, there)
               && !is_hidden_by_forest(state, here, target)
               && distance(state.spaces[here].at, state.spaces[there].at) <= kCrossbowRange);
}

bool is_noticed(const Rules& rules, const State& state, Piece by) {
    const int perception =
        by == Piece::Knight ? knight_perception(rules, state) : tribe_perception(state, by);
    return state.thief.at != kNoSpace && perception > thief_stealth(rules, state);
}

bool is_in_ebow_reach(const State& state, Piece target) {
    const SpaceId at = space_of(state, target);
    if (at == kNoSpace || at == state.knight.at
        || is_hidden_by_forest(state, state.knight.at, target)) {
        return false;
    }
    const Cell here = state.spaces[state.knight.at].at;
    const Cell there = state.spaces[at].at;
    return (here.south == there.south || here.east == there.east)
           && distance(here, there) <= kEbowRange;
}

bool can_pick_lock(const State& state) {
    if (state.thief.at == kNoSpace) {
        return false;
    }
    const Space& at = state.spaces[state.thief.at];
    return at.has(Token::Vault) && !has(state.thief.vaults, vault_index(at.tile));
}

bool may_take_upgrade(const State& state, Upgrade upgrade) {
    const bool is_due = (upgrade != Upgrade::Flip3 || has_upgrade(state, Upgrade::Flip2))
                        && (upgrade != Upgrade::Flip4 || has_upgrade(state, Upgrade::Flip3));
    return is_due && !has_upgrade(state, upgrade);
}

bool may_lose_upgrade(const State& state, Upgrade upgrade) {
    const bool is_last = (upgrade != Upgrade::Flip2 || !has_upgrade(state, Upgrade::Flip3))
                         && (upgrade != Upgrade::Flip3 || !has_upgrade(state, Upgrade::Flip4));
    return is_last && has_upgrade(state, upgrade);
}

bool has_treasure_on_map(const State& state) {
    return std::any_of(state.spaces.begin(), state.spaces.end(), [](const Space& space) {
        return space.treasures > 0;
    });
}

}  // namespace tenebrae::vast

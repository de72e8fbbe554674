// SPDX-License-Identifier: MIT
#include "games/vast/bot/evaluation.hpp"

#include "games/vast/bot/routes.hpp"

#include <algorithm>
#include <bit>

namespace tenebrae::bots {

using namespace vast;

namespace {

/// A difference of this many points doubles the odds.
constexpr int kDoublingPoints = 64;

constexpr int kLate = 15;  ///< later rounds count as this one

/// By Aim: the points of each sign. Fitted to games between heuristic bots.
constexpr std::array<std::array<int, Signs::capacity()>, kAims> kPoints{{
    {181, -69, 22, -22, 18, 6, 17, 49, -15, 0, 0, 0, 0, 0},  // Crystals
    {-76, -94, 41, 15, -11, 8, -10, 110, -2, 0, 0, 0, 0, 0},  // Wound
    {28, -5, -1, 16, 12, 7, 13, 26, -50, 97, 17, -26, 0, 0},  // Kill
    {43, -11, 1, 24, 10, 5, 16, 20, -108, -6, 130, 0, 0, 0},  // Slay
    {46, 6, -4, 11, 16, 5, 0, 11, -176, 66, 20, 0, 0, 0},  // Smash
    {151, -28, 288, 120, -8, -32, -9, -27, 19, 21, -7, 1, 0, 0},  // Leave
    {-280, -41, 52, 58, 17, 40, 110, 235, 0, 0, 0, 0, 0, 0},  // Loss
    {215, -31, 66, 34, 38, 27, 6, 10, -16, -110, 40, 0, 0, 0},  // Collapse
    {617, -132, 41, 107, 104, -8, -23, 39, -9, 22, 14, -61, -44, -15},  // Stash
}};

/// The tokens and tiles on the map that matter for goals.
struct MapCounts {
    int crystals = 0;  ///< tokens
    int treasures = 0;
    int lit_crystal_tiles = 0;
    int loose_crystal_tiles = 0;  ///< Lit, touching one other: the next to collapse
};

MapCounts count_map(const Rules& rules, const State& state) {
    MapCounts counts;
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        const Space& at = state.spaces[space];
        if (!at.is_used()) {
            continue;
        }
        counts.crystals += at.has(Token::Crystal) ? 1 : 0;
        counts.treasures += at.treasures;
        if (at.is_lit() && rules.is_kind(at.tile, TileKind::Crystal)) {
            ++counts.lit_crystal_tiles;
            counts.loose_crystal_tiles += touching(state, space) <= 1 ? 1 : 0;
        }
    }
    return counts;
}

int distance_between(const State& state, SpaceId one, SpaceId two) {
    constexpr int kMost = 8;
    return one == kNoSpace || two == kNoSpace
               ? kMost
               : std::min(kMost, distance(state.spaces[one].at, state.spaces[two].at));
}

int cards_of(const Knight& knight) {
    return std::popcount(knight.open_cards) + std::popcount(knight.hidden_cards);
}

void add_crystals(const Rules& rules, const State& state, Signs& signs) {
    const Knight& knight = state.knight;
    const int needed = std::max(0, rules.goals.crystals - crystals_for_knight(state));
    const MapCounts counts = count_map(rules, state);
    signs.push_back(needed);
    signs.push_back(std::min(needed, counts.crystals));
    signs.push_back(needed == 0 ? distance_between(state, knight.at, kEntranceSpace) : 8);
    signs.push_back(cubes_at_hand(state));
    signs.push_back(cards_of(knight));
    signs.push_back(knight.health);
    signs.push_back(knight.health <= 2 ? 1 : 0);
    signs.push_back(state.stack.size / 4);
}

void add_wound(const State& state, Signs& signs) {
    const Knight& knight = state.knight;
    signs.push_back(state.dragon.health);
    signs.push_back(cubes_at_hand(state));
    signs.push_back(cards_of(knight));
    signs.push_back(has(knight.open_cards, TreasureCard::Axe) ? 1 : 0);
    signs.push_back(knight.health);
    signs.push_back(distance_between(state, knight.at, state.dragon.at));
    signs.push_back(state.dragon.surfaced ? 1 : 0);
    signs.push_back(state.dragon.surfaced ? distance_between(state, knight.at, kEntranceSpace) : 0);
}

/// Returns how many tribes on the map could attack the Knight or the Dragon at once.
int count_threats(const Rules& rules, const State& state) {
    const bool hunts_knight = is_knight_alive(state);
    const SpaceId prey = hunts_knight ? state.knight.at : state.dragon.at;
    if (prey == kNoSpace) {
        return 0;
    }
    const int strength = hunts_knight ? knight_strength(rules, state) : dragon_armor(rules, state);
    const Distances way = tribe_distances(state, prey, false);
    return static_cast<int>(std::count_if(kTribes.begin(), kTribes.end(), [&](Piece tribe) {
        const TribeState& one = state.tribe(tribe);
        if (one.at == kNoSpace || way[one.at] >= kFar) {
            return false;
        }
        const int loss = (one.lit_left % 2 + way[one.at]) / 2;
        return loss < one.population && tribe_strength(rules, state, tribe, loss) > strength;
    }));
}

void add_goblins(const Rules& rules, const State& state, Signs& signs) {
    int population = 0;
    int strongest = 0;
    int on_map = 0;
    for (const Piece tribe : kTribes) {
        population += state.tribe(tribe).population;
        strongest = std::max(strongest, tribe_strength(rules, state, tribe));
        on_map += is_hidden(state, tribe) ? 0 : 1;
    }
    signs.push_back(population);
    signs.push_back(strongest);
    signs.push_back(on_map);
    signs.push_back(state.goblins.rage);
    signs.push_back(count_assigned(state));
    signs.push_back(rules.is_solo() ? 0 : count_threats(rules, state));
    signs.push_back(std::min<int>(kLate, state.round));
}

void add_kill(const State& state, Signs& signs) {
    signs.push_back(state.knight.health);
    signs.push_back(state.knight.health <= 2 ? 1 : 0);
    signs.push_back(state.knight.slots[static_cast<std::size_t>(Slot::Str)]);
    signs.push_back(cubes_at_hand(state));
}

void add_slay(const Rules& rules, const State& state, Signs& signs) {
    signs.push_back(state.dragon.health);
    signs.push_back(dragon_armor(rules, state));
    signs.push_back(state.dragon.surfaced ? 1 : 0);
}

void add_smash(const Rules& rules, const State& state, Signs& signs) {
    const int needed = std::max(0, rules.goals.crystals - state.smashed[index(Role::Goblins)]);
    signs.push_back(needed);
    signs.push_back(std::min(needed, count_map(rules, state).crystals));
    signs.push_back(state.stack.size / 4);
}

/// Returns the Dragon's steps to the Entrance, by way of a Crystal tile if he is underground.
int way_out(const Rules& rules, const State& state) {
    constexpr int kMost = 14;
    const Dragon& dragon = state.dragon;
    if (dragon.at == kNoSpace) {
        return kMost;
    }
    const Distances way = dragon_distances(state, kEntranceSpace, true);
    if (dragon.surfaced) {
        return std::min<int>(kMost, way[dragon.at]);
    }
    const Cell here = state.spaces[dragon.at].at;
    int best = kMost;
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        const Space& at = state.spaces[space];
        if (at.is_used() && at.is_lit() && rules.is_kind(at.tile, TileKind::Crystal)) {
            best = std::min(best, distance(here, at.at) + way[space]);
        }
    }
    return best;
}

void add_leave(const Rules& rules, const State& state, Signs& signs) {
    constexpr int kNear = 6;
    const Dragon& dragon = state.dragon;
    const int needed = dragon.awake ? 0 : std::max(1, rules.goals.wakefulness - dragon.wakefulness);
    const int treasures = dragon.treasures + count_map(rules, state).treasures;
    const int way = way_out(rules, state);
    const int threat = kNear - distance_between(state, state.knight.at, dragon.at);
    signs.push_back(needed);
    signs.push_back(dragon.awake ? 1 : 0);
    signs.push_back(dragon.surfaced ? 1 : 0);
    signs.push_back(way);
    signs.push_back(dragon.awake ? way : 0);
    signs.push_back(dragon.health);
    signs.push_back(dragon.health <= 2 ? 1 : 0);
    signs.push_back(dragon.boxes[0] > 0 ? std::min(3, treasures) : 0);
    signs.push_back(std::min(4, int{dragon.eaten}));
    signs.push_back(dragon.surfaced ? std::max(0, threat) : 0);
    signs.push_back(std::min<int>(kLate, state.round));
}

void add_loss(const Rules& rules, const State& state, Signs& signs) {
    signs.push_back(state.stack.size / 4);
    signs.push_back(state.collapse ? 1 : 0);
    signs.push_back(state.crystals_collapsed);
    signs.push_back(state.crystals_collapsed >= kCrystalsLost - 1 ? 1 : 0);
    signs.push_back(state.collapse ? count_map(rules, state).loose_crystal_tiles : 0);
    signs.push_back(std::popcount(rules.roles));
    signs.push_back(rules.is_solo() ? 1 : 0);
}

/// The Crystal tiles of the map, Dark ones too: how many could collapse soon.
struct CrystalTiles {
    int at_ends = 0;  ///< touching one other
    int beside = 0;  ///< touching two
};

CrystalTiles count_crystal_tiles(const Rules& rules, const State& state) {
    CrystalTiles tiles;
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        const Space& at = state.spaces[space];
        if (at.is_used() && rules.is_kind(at.tile, TileKind::Crystal)) {
            const int touched = touching(state, space);
            tiles.at_ends += touched <= 1 ? 1 : 0;
            tiles.beside += touched == 2 ? 1 : 0;
        }
    }
    return tiles;
}

void add_collapse(const Rules& rules, const State& state, Signs& signs) {
    constexpr int kMostOmens = 16;
    const CrystalTiles tiles = count_crystal_tiles(rules, state);
    const int needed = std::max(0, kCrystalsLost - state.crystals_collapsed);
    signs.push_back((state.stack.size + state.cave.hand_size) / 4);
    signs.push_back(state.collapse ? 1 : 0);
    signs.push_back(state.crystals_collapsed);
    signs.push_back(needed <= 1 ? 1 : 0);
    signs.push_back(std::min(needed, tiles.at_ends));
    signs.push_back(std::min(needed, tiles.beside));
    signs.push_back(std::min(kMostOmens, count_omens(state)));
    signs.push_back(rules.has_role(Role::Knight) ? 1 : 0);
    signs.push_back(rules.has_role(Role::Goblins) ? 1 : 0);
    signs.push_back(rules.has_role(Role::Dragon) ? 1 : 0);
}

/// Returns the number of Treasures, Gems and Vaults on the map.
int count_loot(const State& state) {
    int loot = 0;
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        const Space& at = state.spaces[space];
        if (at.is_used()) {
            loot += at.treasures + (has_gem(state, space) ? 1 : 0) + (at.has(Token::Vault) ? 1 : 0);
        }
    }
    return loot;
}

void add_stash(const Rules& rules, const State& state, Signs& signs) {
    constexpr int kMostLoot = 5;
    const Thief& thief = state.thief;
    const int needed = std::max(0, rules.goals.stashed - thief.stashed);
    const int carried = std::min(needed, count_carried(state));
    const int way = distance_between(state, thief.at, kEntranceSpace);
    signs.push_back(needed);
    signs.push_back(needed <= 1 ? 1 : 0);
    signs.push_back(carried);
    signs.push_back(carried == needed ? 1 : 0);
    signs.push_back(carried > 0 ? way : 0);
    signs.push_back(carried == needed ? way : 0);
    signs.push_back(std::min(kMostLoot, count_loot(state)));
    signs.push_back(std::popcount(thief.upgrades));
    signs.push_back(thief.at == kNoSpace ? 1 : 0);
    signs.push_back(state.stack.size / 4);
    signs.push_back(std::popcount(rules.roles));
    signs.push_back(has(rules.flare, Role::Thief) ? 1 : 0);
    signs.push_back(std::min<int>(kLate, state.round));
}

/// Returns 2^(points / kDoublingPoints), linear between powers of two.
std::int64_t odds_of(int points) {
    constexpr int kMost = 16;
    const int whole = std::clamp(points >> 6, -kMost, kMost);
    return static_cast<std::int64_t>(kDoublingPoints + (points & (kDoublingPoints - 1)))
           << (whole + kMost);
}

std::int64_t odds_of(const Rules& rules, const State& state, Role role) {
    const Signs signs = signs_of(rules, state, role);
    const auto& points = kPoints[static_cast<std::size_t>(aim_of(rules, role))];
    int sum = 0;
    for (std::size_t number = 0; number < signs.size(); ++number) {
        sum += points[number] * signs[number];
    }
    return odds_of(sum);
}

}  // namespace

Aim aim_of(const Rules& rules, Role role) {
    const bool has_dragon = rules.has_role(Role::Dragon);
    switch (role) {
    case Role::Knight: return has_dragon ? Aim::Wound : Aim::Crystals;
    case Role::Goblins:
        return rules.has_role(Role::Knight) ? Aim::Kill : has_dragon ? Aim::Slay : Aim::Smash;
    case Role::Dragon: return Aim::Leave;
    case Role::Cave: return Aim::Collapse;
    case Role::Thief: return Aim::Stash;
    case Role::None: break;
    }
    return Aim::Loss;
}

Signs signs_of(const Rules& rules, const State& state, Role role) {
    Signs signs;
    signs.push_back(1);
    const Aim aim = aim_of(rules, role);
    if (role == Role::Goblins) {
        add_goblins(rules, state, signs);
    }
    switch (aim) {
    case Aim::Crystals: add_crystals(rules, state, signs); break;
    case Aim::Wound: add_wound(state, signs); break;
    case Aim::Kill: add_kill(state, signs); break;
    case Aim::Slay: add_slay(rules, state, signs); break;
    case Aim::Smash: add_smash(rules, state, signs); break;
    case Aim::Leave: add_leave(rules, state, signs); break;
    case Aim::Loss: add_loss(rules, state, signs); break;
    case Aim::Collapse: add_collapse(rules, state, signs); break;
    case Aim::Stash: add_stash(rules, state, signs); break;
    }
    return signs;
}

std::int64_t win_chance(const Rules& rules, const State& state, Role role) {
    const auto is_own = [&](Role other) {
        return rules.seats[index(other)] == rules.seats[index(role)];
    };
    if (state.is_over()) {
        return state.winner != Role::None && is_own(state.winner) ? kCertain : 0;
    }
    // The Collapse is the Cave's success; without the Cave nobody's.
    const Role last = rules.has_role(Role::Cave) ? Role::Cave : Role::None;
    std::int64_t sum = odds_of(rules, state, last);
    std::int64_t own = last == Role::Cave && is_own(last) ? sum : 0;
    for (const Role other : {Role::Knight, Role::Goblins, Role::Dragon, Role::Thief}) {
        if (rules.has_role(other) && (other != Role::Knight || is_knight_alive(state))) {
            const std::int64_t odds = odds_of(rules, state, other);
            own += is_own(other) ? odds : 0;
            sum += odds;
        }
    }
    return kCertain * own / sum;
}

}  // namespace tenebrae::bots

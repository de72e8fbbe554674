// SPDX-License-Identifier: MIT
#include "games/vast/rules/game_rules.hpp"
#include "games/vast/rules/terrain.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace tenebrae::vast {
namespace {

int slot_cubes(const State& state, Slot slot) {
    return state.knight.slots[static_cast<std::size_t>(slot)];
}

/// Adds one number of each Treasure card that has a cube.
template <typename Number>
int sum_of_cards(const Rules& rules, const State& state, Number number) {
    int sum = 0;
    for (std::size_t card = 0; card < kTreasureCards; ++card) {
        if (has_cube(state, slot_of(static_cast<TreasureCard>(card)))) {
            sum += number(rules.tables.treasure_cards[card]);
        }
    }
    return sum;
}

int monster_strength(const Rules& rules, const TribeState& tribe) {
    int sum = 0;
    for (std::size_t monster = 0; monster < kMonsters; ++monster) {
        sum += has(tribe.monsters, monster) ? rules.tables.monsters[monster].strength : 0;
    }
    return sum;
}

/// VA-B46.
bool is_near_ambush_tile(const Rules& rules, const State& state) {
    const auto is_ambush = [&](SpaceId space) {
        return space != kNoSpace && state.spaces[space].is_lit()
               && rules.is_kind(state.spaces[space].tile, TileKind::Ambush);
    };
    const Neighbours& next = state.next[state.knight.at];
    return is_ambush(state.knight.at) || std::any_of(next.begin(), next.end(), is_ambush);
}

}  // namespace

int deciding_seat(const Rules& rules, const State& state) {
    return state.decision == Decision::None ? static_cast<int>(kRoles)
                                            : rules.seats[index(state.owner)];
}

Set roles_of_seat(const Rules& rules, int seat) {
    Set roles = 0;
    for (const Role role : kAllRoles) {
        if (rules.has_role(role) && rules.seats[index(role)] == seat) {
            put(roles, role);
        }
    }
    return roles;
}

int room_of(const Rules& rules, const State& state, Slot slot) {
    if (!is_card_slot(slot)) {
        return rules.tables.room[static_cast<std::size_t>(slot)];
    }
    const TreasureCard card = card_of(slot);
    const bool is_held = has(state.knight.open_cards, card) || has(state.knight.hidden_cards, card);
    return is_held ? rules.tables.treasure_cards[static_cast<std::size_t>(card)].room : 0;
}

int cubes_on_slots(const State& state) {
    return std::accumulate(state.knight.slots.begin(), state.knight.slots.end(), 0);
}

int cubes_at_hand(const State& state) {
    return state.knight.free + state.knight.aside + cubes_on_slots(state);
}

int knight_movement(const Rules& rules, const State& state) {
    const auto cubes = static_cast<std::size_t>(slot_cubes(state, Slot::Move));
    return rules.tables.movement[cubes]
           + sum_of_cards(rules, state, [](const TreasurePlan& plan) { return plan.movement; });
}

int knight_perception(const Rules& rules, const State& state) {
    const auto cubes = static_cast<std::size_t>(slot_cubes(state, Slot::Per));
    return rules.tables.perception[cubes]
           + sum_of_cards(rules, state, [](const TreasurePlan& plan) { return plan.perception; });
}

int knight_strength(const Rules& rules, const State& state) {
    const auto cubes = static_cast<std::size_t>(slot_cubes(state, Slot::Str));
    const int own =
        state.current == Role::Knight
            ? sum_of_cards(rules, state, [](const TreasurePlan& plan) { return plan.own_strength; })
            : 0;
    return rules.tables.strength[cubes] + own;
}

int moves_left(const Rules& rules, const State& state) {
    return std::max(0, knight_movement(rules, state) - state.knight.moves);
}

int encounters_left(const Rules& rules, const State& state) {
    return std::max(0, knight_perception(rules, state) - state.knight.encounters);
}

int attack_strength(const Rules& rules, const State& state) {
    return knight_strength(rules, state) + (state.knight.ready ? 1 : 0);
}

bool must_face_event(const State& state) {
    return is_knight_alive(state) && state.spaces[state.knight.at].has(Token::Event)
           && !state.events.empty();
}

bool is_stronger_tribe(const Rules& rules, const State& state, Piece tribe) {
    const int trap = has(state.goblins.open, Secret::Trap) ? 1 : 0;
    return attack_strength(rules, state) <= tribe_strength(rules, state, tribe) + trap;
}

bool can_knight_enter(const Rules& rules, const State& state, SpaceId space) {
    const bool is_barred = std::any_of(kTribes.begin(), kTribes.end(), [&](Piece tribe) {
        return space_of(state, tribe) == space && is_stronger_tribe(rules, state, tribe);
    });
    const bool is_dragon_there = state.dragon.at == space && state.dragon.surfaced;
    return !is_barred
           && (!is_dragon_there || attack_strength(rules, state) >= dragon_armor(rules, state));
}

bool can_knight_leave_onto(const Rules& rules, const State& state, Cell cell) {
    return std::none_of(kTribes.begin(), kTribes.end(), [&](Piece tribe) {
        return state.tribe(tribe).lurks == cell && is_stronger_tribe(rules, state, tribe);
    });
}

bool is_fulfilled(const State& state, Quest quest) {
    switch (quest) {
    case Quest::Intrepid: return state.revealed >= 10;
    case Quest::Bedecked: return std::popcount(state.knight.open_cards) >= 2;
    case Quest::Persistent:
        return std::accumulate(state.smashed.begin(), state.smashed.end(), 0) >= 3;
    case Quest::Stalwart:
    case Quest::Daring:
    case Quest::Fearless:
    case Quest::Cunning:
    case Quest::Adventurous:
    case Quest::Swift:
    case Quest::Eagle: return has(state.knight.happened, quest);
    }
    return false;
}

int crystals_for_knight(const State& state) {
    return state.smashed[index(Role::Knight)] + state.smashed[index(Role::Goblins)];
}

int plain_strength(const Rules& rules, const State& state, Piece tribe) {
    const TribeState& one = state.tribe(tribe);
    const int base = one.population + rules.tables.tribe_strength[tribe_index(tribe)];
    return std::max(0, base - (state.goblins.rage == 0 ? 1 : 0));
}

int tribe_strength(const Rules& rules, const State& state, Piece tribe, int lost) {
    const TribeState& one = state.tribe(tribe);
    const bool is_weak = state.goblins.rage == 0 && !has_monster(one, Monster::Frog);
    const int bomber = has(one.marks, TribeMark::Bomber) ? 2 : 0;
    return std::max(
        0,
        one.population - lost + rules.tables.tribe_strength[tribe_index(tribe)]
            + monster_strength(rules, one) + bomber - (is_weak ? 1 : 0)
    );
}

int tribe_perception(const State& state, Piece tribe) {
    const int ruby = has(state.goblins.open, Secret::Ruby) ? 1 : 0;
    const int weak = state.goblins.rage == 0 ? 1 : 0;
    return std::max(0, state.tribe(tribe).population + 1 - weak - ruby);
}

bool can_ambush(const Rules& rules, const State& state, Piece tribe) {
    return is_hidden(state, tribe) && state.tribe(tribe).population > 0
           && tribe_strength(rules, state, tribe) > knight_strength(rules, state);
}

bool can_attack_from_hiding(const Rules& rules, const State& state, Piece tribe) {
    return is_knight_alive(state) && is_hidden(state, tribe) && !has_acted(state, tribe)
           && state.tribe(tribe).population > 0 && is_near_ambush_tile(rules, state)
           && !is_hidden_by_forest(state, kNoSpace, Piece::Knight)
           && plain_strength(rules, state, tribe) > knight_strength(rules, state);
}

int count_assigned(const State& state) {
    return std::accumulate(
        state.goblins.tribes.begin(),
        state.goblins.tribes.end(),
        0,
        [](int sum, const TribeState& tribe) { return sum + std::popcount(tribe.monsters); }
    );
}

bool can_reveal(const State& state, Piece tribe, SpaceId space) {
    const Space& at = state.spaces[space];
    const bool fits =
        at.symbol() == tribe_index(tribe) || has_monster(state.tribe(tribe), Monster::Gnome);
    return at.is_dark() && fits && !has_other_players_piece(state, space, Role::Goblins);
}

bool may_act(const State& state, Piece tribe) {
    return !has_acted(state, tribe) && state.tribe(tribe).population > 0;
}

bool is_on_board(const State& state, Piece tribe) {
    return is_hidden(state, tribe) && !is_lurking(state, tribe);
}

bool can_enter_from(
    const Rules& rules, const State& state, Piece tribe, SpaceId space, Direction from
) {
    const bool is_walled = has_wall(state, space, from);
    return (!is_walled || has_monster(state.tribe(tribe), Monster::Golem))
           && may_stand(state, space) && state.knight.at != space
           && can_tribe_enter(rules, state, tribe, space);
}

bool can_send_wisp(const State& state, Piece tribe) {
    const TribeState& one = state.tribe(tribe);
    return has_monster(one, Monster::Wisp) && !state.goblins.wisp && is_knight_alive(state)
           && !has_cube(state, Slot::Shield) && one.at != kNoSpace
           && sees(state, one.at, state.knight.at)
           && !is_hidden_by_forest(state, one.at, Piece::Knight);
}

bool can_smash(const Rules& rules, const State& state) {
    return state.spaces[state.knight.at].has(Token::Crystal)
           && knight_strength(rules, state) >= rules.goals.smash_strength;
}

bool must_attack(const State& state, Piece piece) {
    const Frame& frame = state.top();
    const unsigned forced =
        static_cast<unsigned>(EncounterMark::ForcedFirst) + static_cast<unsigned>(piece);
    return has(frame.mask, forced) && !has(frame.mask, target_of(piece))
           && space_of(state, piece) == state.knight.at;
}

int loss_by_leaving(const State& state, Piece tribe) {
    const TribeState& one = state.tribe(tribe);
    if (is_terrain(state, one.at, Terrain::Magma)) {
        return 1;
    }
    const bool is_lit =
        one.at != kNoSpace
        && (state.spaces[one.at].is_lit() || is_terrain(state, one.at, Terrain::Lake));
    const bool counts = is_lit && !has(one.marks, TribeMark::Fury);
    return counts && one.lit_left % 2 == 1 ? 1 : 0;
}

bool can_tribe_enter(const Rules& rules, const State& state, Piece tribe, SpaceId space, int lost) {
    const bool is_knight_there = state.knight.at == space;
    const bool is_dragon_there = state.dragon.at == space;
    if (!is_knight_there && !is_dragon_there) {
        return true;
    }
    if (lost >= state.tribe(tribe).population) {
        return false;
    }
    const int strength = tribe_strength(rules, state, tribe, lost);
    return (!is_knight_there || strength > knight_strength(rules, state))
           && (!is_dragon_there || strength > dragon_armor(rules, state));
}

int count_secrets(const State& state) {
    return std::popcount(state.goblins.hand) + std::popcount(state.goblins.open);
}

int solo_tiles(const Rules& rules, const State& state) {
    int most = state.crystals_revealed;
    if (rules.has_role(Role::Knight)) {
        most = std::max(most, cubes_at_hand(state));
    }
    if (rules.has_role(Role::Goblins)) {
        for (const TribeState& tribe : state.goblins.tribes) {
            most = std::max<int>(most, tribe.population);
        }
    }
    if (rules.has_role(Role::Dragon)) {
        most = std::max<int>(most, dragon_spirit(rules, state));
    }
    if (rules.has_role(Role::Thief)) {
        most = std::max(most, thief_stat(rules, state, Stat::Movement));
    }
    return most;
}

}  // namespace tenebrae::vast

// SPDX-License-Identifier: MIT
#include "games/vast/bot/knight_bot.hpp"

#include "games/vast/bot/rating_rows.hpp"

#include <algorithm>
#include <bit>

namespace tenebrae::bots {

using namespace vast;

namespace {

using K = ActionKind;

/// Ratings of kinds of acts, from those that come first.
constexpr Rating kFirst = 5000;  ///< costs nothing
constexpr Rating kHere = 2500;  ///< what can be done on her space
constexpr Rating kGoing = 1000;
constexpr Rating kSafety = 10;

// Worths, in thirtieths of a Grit
constexpr int kGrit = 30;
constexpr int kHealthWorth = 150;
constexpr int kWinning = 6000;
constexpr int kStepsToHalve = 4;  ///< so far away a goal is worth half

constexpr int kMaxStrengthCubes = 3;
constexpr int kMaxPerceptionCubes = 3;
constexpr int kFewHealth = 2;  ///< no risk with so little

/// Rates a slot among those that help to go on, the best last.
Rating rating_in(const std::array<Slot, 3>& slots, Slot slot) {
    const auto* const found = std::find(slots.begin(), slots.end(), slot);
    return found == slots.end() ? kNever : kGoing + static_cast<Rating>(found - slots.begin());
}

}  // namespace

KnightBot::KnightBot(const Rules& rules, const State& state) : rules_(rules), state_(state) {
    if (state.decision == Decision::Knight && !state.knight.spent) {
        const bool has_map = on_slot(Slot::Map) > state.knight.maps;
        routes_ = find_knight_routes(rules, state, has_map);
        find_goal();
        if (goal_.worth <= 0 && !has_map && free_cubes() > 0) {
            routes_ = find_knight_routes(rules, state, true);
            find_goal();
        }
    }
}

/// Returns the Strength that an ambush in this turn may have.
int KnightBot::ambush_strength() const {
    if (rules_.infestation != Infestation::None) {
        return rules_.infestation == Infestation::A ? 2 : 3;
    }
    int most = 0;
    for (const Piece tribe : kTribes) {
        const int strength = tribe_strength(rules_, state_, tribe);
        if (rules_.has_role(Role::Goblins) && is_hidden(state_, tribe)
            && state_.tribe(tribe).population > 0 && strength <= kMaxStrengthCubes + 1) {
            most = std::max(most, strength);
        }
    }
    return most;
}

/// Returns the Strength of an attack that tribes on the map may make before her next turn.
int KnightBot::attack_danger() const {
    int most = 0;
    for (const Piece tribe : kTribes) {
        if (!rules_.has_role(Role::Goblins) || is_hidden(state_, tribe)) {
            continue;
        }
        const int growth =
            std::min(1, int{rules_.tables.max_population} - state_.tribe(tribe).population);
        const int strength = tribe_strength(rules_, state_, tribe) + growth;
        if (strength <= kMaxStrengthCubes + 1) {
            most = std::max(most, strength);
        }
    }
    return most;
}

/// Returns how many free cubes she keeps for her Strength: at most a fifth of all.
int KnightBot::reserve() const {
    if (!rules_.has_role(Role::Goblins) && state_.knight.health > kFewHealth) {
        return 0;
    }
    const int wanted = std::max(ambush_strength(), attack_danger());
    const int cubes = std::clamp(wanted - 1 - on_slot(Slot::Str), 0, kMaxStrengthCubes);
    return std::min(cubes, cubes_at_hand(state_) / 5);
}

/// Returns the cubes that she lacks to smash a Crystal; kFar if she never can.
int KnightBot::cubes_to_smash() const {
    const int lack = rules_.goals.smash_strength - knight_strength(rules_, state_);
    return lack <= kMaxStrengthCubes - on_slot(Slot::Str) ? std::max(0, lack) : kFar;
}

/// Returns the cubes that she lacks to wound the Dragon, surely or by a roll; kFar if she never
/// can.
int KnightBot::cubes_to_wound(bool surely) const {
    const Knight& knight = state_.knight;
    const int armor = dragon_armor(rules_, state_) + (surely ? 1 : 0);
    const int lack = std::max(0, armor - attack_strength(rules_, state_));
    if (lack > kMaxStrengthCubes - on_slot(Slot::Str)) {
        return kFar;
    }
    if (state_.dragon.surfaced) {
        return lack;
    }
    const bool is_used = has(knight.used, Use::Underground) || has(knight.used, Use::BombAttack);
    if (is_used) {
        return kFar;
    }
    const bool needs_bomb = !state_.collapse && !knight.ready && !has_cube(state_, Slot::Bomb);
    return lack + (needs_bomb ? 1 : 0);
}

/// Returns the chance in a hundred to wound the Dragon with these free cubes.
int KnightBot::hunt_chance(int cubes) const {
    return cubes_to_wound(true) <= cubes ? 100 : cubes_to_wound(false) <= cubes ? 50 : 0;
}

int KnightBot::worth_of_tribes(SpaceId space) const {
    int worth = 0;
    for (const Piece tribe : kTribes) {
        if (!rules_.has_role(Role::Goblins) || space_of(state_, tribe) != space) {
            continue;
        }
        const TribeState& one = state_.tribe(tribe);
        worth += 2 * kGrit + kGrit * one.population;
        if (has(state_.knight.quests, Quest::Stalwart) && one.population >= 3) {
            worth += 5 * kGrit;
        }
        if (has(state_.knight.quests, Quest::Daring) && one.monsters != 0) {
            worth += 4 * kGrit;
        }
    }
    return worth;
}

/// Returns the cubes that she lacks to notice the Thief; kFar if she never can.
int KnightBot::cubes_to_notice() const {
    const int lack = thief_stealth(rules_, state_) + 1 - knight_perception(rules_, state_);
    return lack <= kMaxPerceptionCubes - on_slot(Slot::Per) ? std::max(0, lack) : kFar;
}

/// Returns the worth of the Thief on a space, with these free cubes on arrival: Grit, and what he
/// then does not stash.
int KnightBot::worth_of_thief(SpaceId space, int cubes) const {
    const Thief& thief = state_.thief;
    if (thief.at != space || cubes_to_notice() > cubes) {
        return 0;
    }
    const int carried = count_carried(state_);
    const bool wins = thief.stashed + carried >= rules_.goals.stashed;
    return (thief.loot + (has(state_.knight.quests, Quest::Daring) ? 4 : 0)
            + carried * (2 + thief.stashed) + (wins ? 20 : 0))
           * kGrit;
}

/// Returns the worth of tokens and of the Dragon on a space, with these free cubes on arrival.
int KnightBot::worth_of_tokens(SpaceId space, int cubes) const {
    const Space& at = state_.spaces[space];
    int worth = 0;
    if (at.has(Token::Crystal) && cubes_to_smash() <= std::max(cubes, cubes_at_hand(state_) - 1)) {
        worth += rules_.has_role(Role::Dragon) ? 2 * kGrit : 20 * kGrit;
    }
    if (at.treasures > 0) {
        worth += 7 * kGrit;
    }
    for (const Target gem : {Target::GemClaw, Target::GemFlame, Target::GemWing}) {
        if (has_loot(state_, space, gem)) {
            worth += has(state_.knight.quests, Quest::Cunning) ? 5 * kGrit : 2 * kGrit;
        }
    }
    if (state_.dragon.at == space) {
        const int wounds = state_.dragon.surfaced ? 2 : 1;
        const int chance = std::max(hunt_chance(cubes), hunt_chance(cubes_at_hand(state_) - 1) / 2);
        worth += wounds * chance * 16 * kGrit / 100;
    }
    if (space == kEntranceSpace) {
        worth += state_.knight.on_entrance * 2 * kGrit;
        const bool wins =
            !rules_.has_role(Role::Dragon) && crystals_for_knight(state_) >= rules_.goals.crystals;
        worth += wins ? kWinning : 0;
    }
    return worth;
}

int KnightBot::worth_of_tile(SpaceId space) const {
    const Space& at = state_.spaces[space];
    const bool has_event = at.has(Token::Event) && !state_.events.empty();
    if (!at.is_dark() && !has_event) {
        return 0;
    }
    const bool is_safe = ambush_strength() < knight_strength(rules_, state_) + free_cubes();
    const int risk = is_safe || ambush_strength() == 0 ? 0 : kHealthWorth / 4;
    const int find = rules_.has_role(Role::Dragon) ? 5 * kGrit : 6 * kGrit;
    return (at.is_dark() ? find : kGrit) - (state_.knight.health <= 2 ? 3 * risk : risk);
}

/// Returns the worth of going to a space, less for one that is far away.
int KnightBot::worth_of(SpaceId space, int steps) const {
    const int moves = moves_left(rules_, state_);
    const int cubes = free_cubes() - (steps > moves ? (steps - moves + 1) / 2 : 0);
    const int burns = is_terrain(state_, space, Terrain::Magma) ? kHealthWorth : 0;
    const int worth = worth_of_tribes(space) + worth_of_thief(space, cubes)
                      + worth_of_tokens(space, cubes) + worth_of_tile(space) - burns;
    return worth * kStepsToHalve / (kStepsToHalve + steps - 1);
}

void KnightBot::find_goal() {
    goal_ = {};
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        const int steps = routes_.steps[space];
        if (!state_.spaces[space].is_used() || steps == 0 || steps >= kFar
            || !may_stand(state_, space)) {
            continue;
        }
        const int worth = worth_of(space, steps) - (routes_.by_map[space] ? kGrit : 0);
        if (worth > goal_.worth) {
            goal_ = {space, worth, steps};
        }
    }
}

struct KnightBot::Rows {
    using Row = KindRow<KnightBot, Rating>;

    /// In the order of ActionKind; the ends of decisions have no row and rate 0.
    static constexpr std::array kAll{
        Row{K::Cube,
            [](const KnightBot& bot, const Action& action) {
                const auto slot = static_cast<Slot>(action.what);
                return bot.state_.decision == Decision::Brace ? bot.rate_brace(slot)
                                                              : bot.rate_cube(slot);
            }},
        Row{K::Show,
            [](const KnightBot& bot, const Action& /*action*/) {
                return has(bot.state_.knight.quests, Quest::Bedecked) ? kFirst : kNever;
            }},
        Row{K::Quest,
            [](const KnightBot& bot, const Action& action) {
                return kFirst + int{bot.rules_.tables.quest_grit[action.what]};
            }},
        Row{K::Javelin,
            [](const KnightBot& bot, const Action& /*action*/) {
                return bot.can_throw_javelin() ? kFirst : kNever;
            }},
        Row{K::Potion,
            [](const KnightBot& bot, const Action& /*action*/) {
                return bot.state_.knight.health + 4 <= bot.rules_.goals.knight_health ? kFirst
                                                                                      : kNever;
            }},
        Row{K::Face, [](const KnightBot& /*bot*/, const Action& /*action*/) { return kHere - 1; }},
        Row{K::Go,
            [](const KnightBot& bot, const Action& action) {
                return bot.rate_step(action.direction(), false);
            }},
        Row{K::GoMap,
            [](const KnightBot& bot, const Action& action) {
                return bot.rate_step(action.direction(), true);
            }},
        Row{K::Attack,
            [](const KnightBot& /*bot*/, const Action& action) {
                return kHere
                       + (action.target() == Target::Crystal  ? 300
                          : action.target() == Target::Dragon ? 250
                                                              : 200);
            }},
        Row{K::Take,
            [](const KnightBot& /*bot*/, const Action& action) {
                return kHere + (action.target() == Target::Treasure ? 100 : 0);
            }},
        Row{K::Shoot, [](const KnightBot& /*bot*/, const Action& /*action*/) { return kHere; }},
        Row{K::Ebow,
            [](const KnightBot& /*bot*/, const Action& action) {
                return kHere + (action.target() == Target::Thief ? 400 : 0);
            }},
        Row{K::Bomb,
            [](const KnightBot& bot, const Action& /*action*/) {
                return bot.goal_.space == kNoSpace ? kGoing : kNever;
            }},
        Row{K::Flare,
            [](const KnightBot& bot, const Action& action) { return bot.rate_flare(action.cell); }},
        Row{K::Monster, [](const KnightBot& /*bot*/, const Action& /*action*/) { return kNever; }},
        Row{K::Keep,
            [](const KnightBot& bot, const Action& /*action*/) {
                return bot.wants_card(static_cast<TreasureCard>(bot.state_.top().value)) ? 1
                                                                                         : kNever;
            }},
        Row{K::Heal,
            [](const KnightBot& bot, const Action& /*action*/) {
                const auto card = static_cast<EventCard>(bot.state_.top().value);
                return card != EventCard::Light || bot.state_.knight.health <= 3 ? 1 : kNever;
            }},
        Row{K::Wound, [](const KnightBot& /*bot*/, const Action& /*action*/) { return 1; }},
        Row{K::Shed,
            [](const KnightBot& /*bot*/, const Action& action) {
                return static_cast<Slot>(action.what) == Slot::Str ? 0 : 1;
            }},
        Row{K::Flow,
            [](const KnightBot& bot, const Action& action) {
                return bot.rate_flow(space_at(bot.state_, action.cell));
            }},
        Row{K::Hop,
            [](const KnightBot& bot, const Action& action) {
                return bot.rate_hop(space_at(bot.state_, action.cell));
            }},
    };
};

Rating KnightBot::rate(const Action& action) const {
    static constexpr KindTable<KnightBot, Rating> kTable(Rows::kAll);
    return kTable.of(*this, action);
}

/// Rates a flare by the Dark tiles that it may reveal: those at the ends of the map may be Crystal
/// tiles that would collapse.
Rating KnightBot::rate_flare(Cell cell) const {
    int worth = 0;
    for (int mark = 0; mark < kMarks; ++mark) {
        const SpaceId space = space_at(state_, marked_cell(cell, mark));
        if (space != kNoSpace && state_.spaces[space].is_dark()) {
            worth += touching(state_, space) == 1 ? 3 : 2;
        }
    }
    return worth == 0 ? kNever : kGoing + worth;
}

bool KnightBot::can_throw_javelin() const {
    return state_.dragon.at == state_.knight.at && encounters_left(rules_, state_) > 0
           && attack_strength(rules_, state_) + 1 > dragon_armor(rules_, state_);
}

bool KnightBot::can_shoot_thief() const {
    return !has(state_.knight.used, Use::Ebow) && is_in_ebow_reach(state_, Piece::Thief)
           && is_noticed(rules_, state_, Piece::Knight);
}

Rating KnightBot::rate_cube(Slot slot) const {
    if (slot == Slot::Ebow && can_shoot_thief()) {
        return kHere + 400;
    }
    const Rating here = rate_cube_here(slot);
    if (here > 0 || state_.decision != Decision::Knight) {
        return here > 0 ? here : kNever;
    }
    const Rating to_go = rate_cube_to_go(slot);
    if (to_go > 0) {
        return to_go;
    }
    return slot == Slot::Str ? kSafety : slot == Slot::Shield ? kSafety - 1 : kNever;
}

/// Rates a cube for an attack on her space, in an Encounter or before one.
Rating KnightBot::rate_cube_here(Slot slot) const {
    const Space& at = state_.spaces[state_.knight.at];
    const bool may_attack = state_.decision == Decision::Encounter
                                ? !has(state_.top().mask, EncounterMark::Took)
                                : encounters_left(rules_, state_) > 0;
    if (!may_attack || must_face_event(state_)) {
        return kNever;
    }
    const int to_smash = cubes_to_smash();
    if (slot == Slot::Str && at.has(Token::Crystal) && to_smash > 0 && to_smash <= free_cubes()) {
        return kHere + 310;
    }
    if (slot == Slot::Per && state_.thief.at == state_.knight.at) {
        const int to_notice = cubes_to_notice();
        return to_notice > 0 && to_notice <= free_cubes() ? kHere + 305 : kNever;
    }
    const bool was_attacked =
        state_.decision == Decision::Encounter && has(state_.top().mask, Target::Dragon);
    if (state_.dragon.at != state_.knight.at || was_attacked || hunt_chance(free_cubes()) == 0) {
        return kNever;
    }
    if (slot == Slot::Bomb) {
        const bool needs_bomb = !state_.collapse && !state_.dragon.surfaced && !state_.knight.ready
                                && !has_cube(state_, Slot::Bomb);
        return needs_bomb ? kHere + 320 : kNever;
    }
    const bool is_sure = cubes_to_wound(true) == 0;
    return slot == Slot::Str && !is_sure ? kHere + 310 : kNever;
}

/// Rates a cube that gives Movement or Perception, if she wants to go on and lacks it.
Rating KnightBot::rate_cube_to_go(Slot slot) const {
    if (goal_.worth <= 0 || free_cubes() <= reserve()) {
        return kNever;
    }
    if (slot == Slot::Map) {
        const bool lacks_map =
            routes_.by_map[goal_.space] && on_slot(Slot::Map) <= state_.knight.maps;
        return lacks_map ? kGoing - 1 : kNever;
    }
    if (encounters_left(rules_, state_) == 0) {
        return rating_in({Slot::Per, Slot::Lantern, Slot::Sword}, slot);
    }
    return moves_left(rules_, state_) == 0
               ? rating_in({Slot::Move, Slot::Lantern, Slot::Boots}, slot)
               : kNever;
}

Rating KnightBot::rate_step(Direction direction, bool by_map) const {
    const SpaceId next = neighbour(state_, state_.knight.at, direction);
    if (is_magma_trap(state_, next, moves_left(rules_, state_) - 1)) {
        return kNever;
    }
    const bool leads =
        goal_.space != kNoSpace && goal_.worth > 0 && routes_.first[goal_.space] == direction
        && routes_.by_map[goal_.space] == by_map && routes_.hops.to[goal_.space] == kNoSpace;
    // She leaves Magma, and goes on from a Terrain into the unknown if she has no goal.
    const bool leaves = is_terrain(state_, state_.knight.at, Terrain::Magma)
                        || (next == kNoSpace && goal_.worth <= 0);
    return leads ? kGoing + goal_.worth : leaves ? kGoing : kNever;
}

Rating KnightBot::rate_hop(SpaceId pit) const {
    const bool leads =
        goal_.space != kNoSpace && goal_.worth > 0 && routes_.hops.to[goal_.space] == pit;
    return leads ? kGoing + goal_.worth : kNever;
}

/// Returns what the best goal would be worth if she were on a space, or what is there.
int KnightBot::worth_on(SpaceId space) const {
    State after = state_;
    after.knight.at = space;
    after.decision = Decision::Knight;
    const KnightBot there(rules_, after);
    return std::max(there.goal_.worth, there.worth_of(space, 1) + 1);
}

/// She flows if that brings her nearer to something.
Rating KnightBot::rate_flow(SpaceId space) const {
    return worth_on(space) - worth_on(state_.knight.at) - 1;
}

/// She braces only if it makes her safe.
Rating KnightBot::rate_brace(Slot slot) const {
    int strength = ambush_strength();
    for (std::size_t place = 0; place < state_.depth; ++place) {
        const Frame& frame = state_.frames[place];
        if (frame.kind == FrameKind::Fight) {
            strength = frame.value <= kMaxStrengthCubes + 1 ? frame.value + 1 : 0;
        }
    }
    const int lack = strength - knight_strength(rules_, state_);
    return lack > 0 && lack <= free_cubes() && slot == Slot::Str ? 1 : kNever;
}

bool KnightBot::wants_card(TreasureCard card) const {
    const bool is_for_dragon = card == TreasureCard::Axe || card == TreasureCard::Javelin;
    return is_for_dragon ? rules_.has_role(Role::Dragon)
                         : card != TreasureCard::Ebow || rules_.has_role(Role::Thief);
}

}  // namespace tenebrae::bots

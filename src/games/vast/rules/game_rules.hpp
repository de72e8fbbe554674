// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/map.hpp"
#include "games/vast/rules/state.hpp"

#include <string_view>

/// The interface of the rules.
namespace tenebrae::vast {

/// Returns a game before its setup, with a generator made from the seed; call begin() next.
State new_game(const Rules& rules, std::uint64_t seed);
/// Sets up the game, if that has not been done, and continues to the first decision. `events`:
/// nullptr if they are not needed.
void begin(const Rules& rules, State& state, Events* events);

/// Puts a state that was set up by hand at the start of a role's turn (VA-Z9); call begin() next.
void set_turn(State& state, Role role);

/// Lists every legal answer to the pending decision, in the order of VA-W2. Empty if the seat does
/// not own the decision or the game is over. Uses only what the seat knows.
void legal_actions(const Rules& rules, const View& view, ActionList& actions);
/// Lists the same answers from the whole state, for the owner.
void legal_actions(const Rules& rules, const State& state, ActionList& actions);

/// Carries out a legal action, or a resignation, and continues to the next decision. `events`: as
/// for begin(); new events are appended.
void apply(const Rules& rules, State& state, Action action, Events* events);

/// Returns the seat of the owner of the pending decision, or kRoles if there is none.
int deciding_seat(const Rules& rules, const State& state);
/// Returns the roles of a seat.
Set roles_of_seat(const Rules& rules, int seat);

/// Hashes the state without its statistics, and without Cave and Thief if they do not play. The
/// hash is the same on every machine.
std::uint64_t hash(const State& state);

/// Returns the first broken invariant of section Y, as "VA-Y3"; empty if all hold.
std::string_view broken_invariant(const Rules& rules, const State& state);

// Queries for lists, refusals, previews and bots: the Knight

/// Returns whether a Knight is in the game and alive.
inline bool is_knight_alive(const State& state) {
    return state.knight.at != kNoSpace;
}
inline bool has_cube(const State& state, Slot slot) {
    return state.knight.slots[static_cast<std::size_t>(slot)] != 0;
}
/// Returns the Hero cubes that fit on a slot, or 0 for a card that the Knight does not hold.
int room_of(const Rules& rules, const State& state, Slot slot);
int cubes_on_slots(const State& state);
/// VA-K3.
int cubes_at_hand(const State& state);
int knight_movement(const Rules& rules, const State& state);
int knight_perception(const Rules& rules, const State& state);
/// Returns her Strength at this moment; in her own turn that of VA-K4.
int knight_strength(const Rules& rules, const State& state);
int moves_left(const Rules& rules, const State& state);
int encounters_left(const Rules& rules, const State& state);
/// Returns the Strength that counts against tribes and the Dragon, with a ready Javelin (VA-K14).
int attack_strength(const Rules& rules, const State& state);
/// VA-K46, without the Encounter that it needs.
bool can_smash(const Rules& rules, const State& state);
/// Returns whether a tribe or the Dragon must still be attacked (VA-K19). Precondition: the
/// decision is `encounter`.
bool must_attack(const State& state, Piece piece);
/// VA-K16: an Event lies under her, and an Event card is left.
bool must_face_event(const State& state);
/// Returns whether a tribe is too strong for the Knight to enter its space (VA-K14).
bool is_stronger_tribe(const Rules& rules, const State& state, Piece tribe);
/// Returns whether the Knight can enter a space with these pieces on it (VA-K14).
bool can_knight_enter(const Rules& rules, const State& state, SpaceId space);
/// Returns whether no tribe lurks on an empty cell that would be too strong for the Knight, when
/// she leaves Terrain onto it (VA-N6, P5, K14).
bool can_knight_leave_onto(const Rules& rules, const State& state, Cell cell);
/// Returns whether a standing quest is fulfilled, or another has just happened (VA-K40).
bool is_fulfilled(const State& state, Quest quest);
/// Returns the Crystals that count for the Knight (VA-K2).
int crystals_for_knight(const State& state);

// Goblins

constexpr bool has_monster(const TribeState& tribe, Monster monster) {
    return has(tribe.monsters, monster);
}
/// VA-B3, for a tribe that has lost some of its Population.
int tribe_strength(const Rules& rules, const State& state, Piece tribe, int lost = 0);
/// Returns its Strength without Monsters and Secrets (VA-B46).
int plain_strength(const Rules& rules, const State& state, Piece tribe);
int tribe_perception(const State& state, Piece tribe);
/// Returns whether a tribe is hidden on its board or lurks (VA-B2).
inline bool is_hidden(const State& state, Piece tribe) {
    return state.tribe(tribe).at == kNoSpace;
}
inline bool is_lurking(const State& state, Piece tribe) {
    return state.tribe(tribe).lurks != kNoCell;
}
inline bool has_acted(const State& state, Piece tribe) {
    return has(state.tribe(tribe).marks, TribeMark::Acted);
}
/// Returns whether a tribe can still act in this turn (VA-B18).
bool may_act(const State& state, Piece tribe);
/// Returns whether a tribe is hidden and does not lurk.
bool is_on_board(const State& state, Piece tribe);
/// Returns whether a space is one for `reveal` (VA-B20).
bool can_reveal(const State& state, Piece tribe, SpaceId space);
/// Returns whether a lurking tribe can enter a space over its side `from` (VA-B22).
bool can_enter_from(
    const Rules& rules, const State& state, Piece tribe, SpaceId space, Direction from
);
/// VA-B34.
bool can_send_wisp(const State& state, Piece tribe);
/// VA-B46, without the card.
bool can_attack_from_hiding(const Rules& rules, const State& state, Piece tribe);
/// Returns the Monsters of all tribes together (VA-B14).
int count_assigned(const State& state);
/// VA-K22.
bool can_ambush(const Rules& rules, const State& state, Piece tribe);
/// Returns the Population lost by leaving the space now (VA-B27, N9, N10): 0 or 1.
int loss_by_leaving(const State& state, Piece tribe);
/// Returns whether a tribe can enter a space in its own turn after a loss (VA-B26, B27).
bool can_tribe_enter(
    const Rules& rules, const State& state, Piece tribe, SpaceId space, int lost = 0
);
/// Returns the number of Secrets: the hand and the open ones (VA-B15).
int count_secrets(const State& state);

// Dragon

/// Returns the Dragon's Armor (VA-D2, V30).
int dragon_armor(const Rules& rules, const State& state);
int dragon_spirit(const Rules& rules, const State& state);
/// Returns the number of Power cards in his hand.
int count_powers(const State& state);
/// Returns whether the Knight can attack him in an Encounter without being forced to (VA-K28).
bool can_attack_dragon(const Rules& rules, const State& state);
/// VA-V30.
bool can_tribe_attack_dragon(const Rules& rules, const State& state, Piece tribe);
/// Returns whether no Gem is on the map or carried (VA-B32).
bool are_gems_in_reserve(const State& state);
/// Returns whether a Gem may pay for a symbol (VA-D9).
bool may_gem_pay(const State& state, Gem gem);
/// Returns whether the cost of a power can be paid (VA-D9). For the Dragon's seat only.
bool can_pay(const Rules& rules, const State& state, Power power);
/// Returns the number of symbols that a power costs.
int cost_of(const Rules& rules, Power power);
/// Returns whether a symbol may be the next payment of an open FrameKind::Pay.
bool is_due(const Rules& rules, const Frame& pay, Gem symbol);
/// VA-D7, D23.
bool can_dragon_move(const State& state, Direction direction, int steps, bool by_wing);
/// VA-D5, for the pending decision.
bool may_move_sloth(const State& state, SlothBox box);
/// VA-D16.
bool can_surface(const Rules& rules, const State& state);
/// Returns whether a pushed token may stay where it is (VA-O3).
bool can_leave_token(const State& state, const Frame& push);
/// VA-O3.
bool can_push_token(const State& state, const Frame& push, Direction direction);
/// Returns whether a Treasure or this Gem lies on the space.
bool has_loot(const State& state, SpaceId space, Target token);

// Cave

/// Returns the number of its Omen tokens.
int count_omens(const State& state);
int count_bag(const State& state);
/// Returns how many Omen tokens step 1 draws, if the bag has them (VA-C5, T8).
int omens_to_collect(const Rules& rules, const State& state);
/// Returns the cost of the next use of an Omen in this turn (VA-C20).
int omen_cost(const Rules& rules, const State& state, Omen omen);
/// Returns whether the Cave has a token with this symbol, and the symbol pays for the Omen.
bool may_omen_pay(const Rules& rules, const State& state, Omen omen, OmenSymbol symbol);
/// Returns the number of its tokens that could pay for an Omen.
int count_omens_for(const Rules& rules, const State& state, Omen omen);
/// VA-C20, without the effect.
bool can_pay_omen(const Rules& rules, const State& state, Omen omen);
/// Returns whether a tile is in its hand and may be placed now (VA-C7). For the Cave's seat only.
bool may_place(const Rules& rules, const State& state, Tile tile);
/// VA-C8.
bool can_put_treasure(const State& state, SpaceId space);
/// The cards of decision `offer`, the first drawn first.
using OfferedCards = core::FixedList<Card, kOfferedEvents>;
/// Precondition: the decision is `offer`, or its frame has just been opened. For the Cave's seat
/// only.
OfferedCards offered_cards(const State& state);
/// VA-C21: the Knight or a tribe.
bool can_send_bats(const State& state, Piece piece);
/// Returns the Rockslides that are not on the map.
int rockslides_left(const Rules& rules, const State& state);
/// VA-C22: whether a Rockslide can be laid on an edge.
bool can_lay_rockslide(const State& state, SpaceId space, Direction direction);
/// VA-C24.
bool can_hit_by_spores(const Rules& rules, const State& state, Role role);
/// VA-C26: whether an Event token can be put onto a space.
bool can_put_event(const Rules& rules, const State& state, SpaceId space);

// Thief

inline bool has_upgrade(const State& state, Upgrade upgrade) {
    return has(state.thief.upgrades, upgrade);
}
/// Returns the numbers of his three stat tokens, in the order of T9, with their flips (VA-T3).
StatTokens stat_tokens(const Rules& rules, const State& state);
/// Returns by Stat which token is on it, 1 to 3 in the order of T9, if these numbers are on
/// Movement, Stealth and Thievery; zeros if `tokens` has other numbers. Of equal tokens the first
/// one is on the first stat (VA-T2).
StatTokens find_stat_tokens(const StatTokens& tokens, const StatTokens& numbers);
/// Returns a stat with its upgrades, Stealth as it is now (VA-T3).
int thief_stat(const Rules& rules, const State& state, Stat stat);
inline int thief_stealth(const Rules& rules, const State& state) {
    return thief_stat(rules, state, Stat::Stealth);
}
/// Returns the Movement, and the Action cubes, that he has not spent in this turn (VA-T2).
int thief_moves_left(const Rules& rules, const State& state);
int thief_cubes_left(const Rules& rules, const State& state);
/// Returns the Gems that he carries.
Set carried_gems(const State& state);
/// Returns the number of Treasures and Gems that he carries.
int count_carried(const State& state);
/// Returns the Action cubes that it costs to climb through a wall (VA-T5).
int climb_cost(const State& state);
/// Returns the Action cubes that it costs to climb in a direction, through a wall or over an
/// impassable space (VA-T5).
int climb_cost(const State& state, Direction direction);
/// Returns the Action cubes paid for a Pick-lock with this many (VA-T12).
int lock_cost(const State& state, int cubes);
/// VA-T4, T5, without the Action cubes.
bool can_thief_go(const Rules& rules, const State& state, Direction direction, bool climbs);
/// Returns the Perception of the Knight or of a tribe, or the Dragon's Armor, against a Pickpocket
/// or Backstab (VA-T8, B3).
int guard_against_thief(const Rules& rules, const State& state, Piece target);
/// Returns whether there is something to take from the Knight, a tribe or the Dragon (VA-T8).
bool has_something_to_take(
    const Rules& rules, const State& state, const HiddenCounts& counts, Piece target
);
/// VA-T8, without the Action cubes.
bool can_pickpocket(
    const Rules& rules, const State& state, const HiddenCounts& counts, Piece target
);
/// VA-T13, without the Action cubes.
bool can_backstab(const Rules& rules, const State& state, Piece target);
/// Returns whether the Knight or a tribe has more Perception than his Stealth (VA-K47, B30).
bool is_noticed(const Rules& rules, const State& state, Piece by);
/// Returns whether a piece is in reach of the Enchanted Bow (VA-K35).
bool is_in_ebow_reach(const State& state, Piece target);
/// VA-T12, without the Action cubes.
bool can_pick_lock(const State& state);
/// Returns whether an upgrade space is free and may be taken (VA-T20, T22).
bool may_take_upgrade(const State& state, Upgrade upgrade);
/// VA-T23.
bool may_lose_upgrade(const State& state, Upgrade upgrade);
/// Returns whether a Treasure lies on the map (VA-T15).
bool has_treasure_on_map(const State& state);

// Others

/// Returns whether a tile can be placed: before the Collapse, with one left (VA-P4).
inline bool can_place_tiles(const State& state) {
    return !state.collapse && (!state.stack.empty() || state.cave.hand_size > 0);
}
/// Returns how many tiles are placed or removed in solo play (VA-V40).
int solo_tiles(const Rules& rules, const State& state);
}  // namespace tenebrae::vast

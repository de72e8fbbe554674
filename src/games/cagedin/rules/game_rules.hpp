// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/state.hpp"

#include <string_view>

/// The interface of the rules.
namespace tenebrae::cagedin {

/// Returns a fight before its start, with a generator made from the seed; call begin() next.
State new_fight(const Rules& rules, std::uint64_t seed);
/// Continues to the first decision. Does nothing in a fight that has begun. `events`: nullptr if
/// they are not needed.
void begin(const Rules& rules, State& state, Events* events);

/// Lists every legal answer to the pending decision, in the order of section Q; within a kind by
/// card, then hex or number. Empty if the seat does not decide or the fight is over. Uses only what
/// the seat knows.
void legal_actions(const Rules& rules, const View& view, ActionList& actions);
/// Lists the same answers from the whole state, for the deciding seat.
void legal_actions(const Rules& rules, const State& state, ActionList& actions);

/// Carries out a legal action, or a resignation, and continues to the next decision. `events`: as
/// for begin(); new events are appended.
void apply(const Rules& rules, State& state, Action action, Events* events);

/// Hashes the state without its statistics; the same on every machine.
std::uint64_t hash(const State& state);

/// Returns the first broken invariant of section I, as "CI-I4"; empty if all hold.
std::string_view broken_invariant(const Rules& rules, const State& state);

// Queries for lists, refusals, previews and bots.

/// Returns whether the fighter is pinned against the cage (CI-H8).
bool is_pinned(const PublicState& open, Seat seat);
/// Returns whether all know the fighter's type: by an option (CI-Y3), or since the types were
/// revealed (CI-S7).
bool is_type_open(const PublicState& open, Seat seat);
/// Returns the fatigue level, 0 to 4 (CI-B9).
int fatigue_level(const Rules& rules, const Fighter& fighter);
/// Returns a card's footwork value for this fighter (CI-A2, B9).
int footwork(const Rules& rules, const Fighter& fighter, const StandupCard& card);
/// Returns the fatigue cost of the next action of this turn (CI-O4), 0 or 1.
int action_cost(const PublicState& open);
/// Returns the cost of a submission against this defender, without action_cost (CI-M6, M7).
int submission_cost(const Rules& rules, const Fighter& defender);
/// Returns the number of fatigue cubes that still fit (CI-B8).
int room_for_fatigue(const Rules& rules, const Fighter& fighter);
/// Returns whether the attack has the combo symbol for this attacker (CI-O3, F1, F9, F16).
/// Precondition: it has landed in `open`.
bool has_combo(const Rules& rules, const PublicState& open, Seat attacker, Attack attack);
/// Returns whether this card can block a card of the attack (CI-D1 to D3, F3). See also
/// may_block().
bool blocks(const Rules& rules, const PublicState& open, Card block, Card attacking);
/// Returns whether the defender may block. A Pure Striker may not block every takedown (CI-F4, F5).
bool may_block(const Rules& rules, const PublicState& open);
/// Returns the most cards a fighter can draw after discarding one (CI-A20).
int max_cards_drawn(const PublicState& open, Seat seat);
/// Returns the unseen cards of a deck: those not in the seat's hand or the discard pile (CI-V8).
Counts unseen(const Rules& rules, const View& view, Place place);
/// Returns whether there is an attack in progress, or an answer to a fighter who stands up.
bool has_attack(const PublicState& open);

}  // namespace tenebrae::cagedin

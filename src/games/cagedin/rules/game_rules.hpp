// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/state.hpp"

#include <string_view>

/// The doors of the rules.
namespace tenebrae::cagedin {

/// A fight in which nothing has happened yet, its chance made of the seed: begin() goes on.
State new_fight(const Rules& rules, std::uint64_t seed);
/// Goes on to the first decision: what happens before the first command. `events`: null where
/// nobody listens. In a position in which the fight has gone on already nothing happens.
void begin(const Rules& rules, State& state, Events* events);

/// Every legal answer to the pending decision, in the order of section Q; within a kind by card,
/// then hex or number (of discards the most drawn first is not: 0, 1, 2). Empty when the seat is
/// not asked or the fight is over. Looks at nothing the seat does not know.
void legal_actions(const Rules& rules, const View& view, ActionList& actions);
/// The same from the truth, for whoever decides.
void legal_actions(const Rules& rules, const State& state, ActionList& actions);

/// Carries out a legal action, or a resignation, and goes on to the next decision. `events`: as for
/// begin(), what happened is added.
void apply(const Rules& rules, State& state, Action action, Events* events);

/// Changes with any part of the state but its statistics, and is the same on every machine.
std::uint64_t hash(const State& state);

/// The first of section I that does not hold, as "CI-I4"; empty: all do.
std::string_view broken_invariant(const Rules& rules, const State& state);

// What lists, refusals, previews and bots ask alike.

/// CI-H8.
bool is_pinned(const Open& open, Seat seat);
/// Do all know the fighter's type: by an option (CI-Y3), or since the types were revealed (CI-S7)?
bool is_type_open(const Open& open, Seat seat);
/// The fatigue level, 0 to 4 (CI-B9).
int fatigue_level(const Rules& rules, const Fighter& fighter);
/// What a card's footwork value comes to for this fighter (CI-A2, B9); 0: none.
int footwork(const Rules& rules, const Fighter& fighter, const StandupCard& card);
/// The fatigue that the next action of this turn costs by CI-O4, 0 or 1.
int action_cost(const Open& open);
/// What a submission costs against this defender, without action_cost (CI-M6, M7).
int submission_cost(const Rules& rules, const Fighter& defender);
/// Cubes that still fit (CI-B8).
int room_for_fatigue(const Rules& rules, const Fighter& fighter);
/// Has an attack with this card the combo symbol for him (CI-O3, F1, F9, F16)? `open` as it is when
/// it has landed.
bool has_combo(const Rules& rules, const Open& open, Seat attacker, Attack attack);
/// Can this card block a card of the attack (CI-D1 to D3, F3)? Of cards alone: see may_block().
bool blocks(const Rules& rules, const Open& open, Card block, Card attacking);
/// Why a Pure Striker may not block a takedown at all (CI-F4, F5) is no matter of cards.
bool may_block(const Rules& rules, const Open& open);
/// The number of cards CI-A20 lets him draw at most after discarding one.
int most_drawn(const Open& open, Seat seat);
/// CI-V8: of this deck, the cards neither in the seat's hand nor in the discard pile.
Counts unseen(const Rules& rules, const View& view, Place place);
/// Is there an attack in progress, or an answer to a fighter who stands up?
bool has_attack(const Open& open);

}  // namespace tenebrae::cagedin

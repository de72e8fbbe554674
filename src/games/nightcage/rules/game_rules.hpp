// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.hpp"
#include "games/nightcage/rules/action.hpp"
#include "games/nightcage/rules/event.hpp"
#include "games/nightcage/rules/view.hpp"

#include <optional>
#include <string>

/// The interface of the rules: plain functions over values. See action.hpp for legal actions.
namespace tenebrae::nightcage {

/// Returns a new game: the stack shuffled by NC-S1, the first prisoner about to be set up.
State new_game(const Rules& rules, std::uint64_t seed);

/// Carries out a legal action (or Resign) up to the next decision. Precondition: is_legal. Does not
/// allocate. With events == nullptr, no events are recorded, at no cost.
void apply(const Rules& rules, State& state, Action action, Events* events = nullptr);

/// Replaces the order of the stack by a random one consistent with public information: the counts
/// by kind, and which tiles on top are opening tiles.
void redraw_hidden(const Rules& rules, State& state, core::Random& random);

/// Returns a state that gives this view, with the stack in a random possible order.
State guess(const Rules& rules, const View& view, core::Random& random);

/// Returns the first broken invariant as a sentence; nothing if the state is valid.
std::optional<std::string> check_invariants(const Rules& rules, const State& state);

}  // namespace tenebrae::nightcage

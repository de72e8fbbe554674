// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.hpp"
#include "games/nightcage/rules/action.hpp"
#include "games/nightcage/rules/event.hpp"
#include "games/nightcage/rules/view.hpp"

#include <optional>
#include <string>

/// The contract of a game: plain functions over values. What is legal is in action.hpp.
namespace tenebrae::nightcage {

/// The stack shuffled as NC-S1 says, the first prisoner about to be set up.
State new_game(const Rules& rules, std::uint64_t seed);

/// Carries out a legal action (or Resign) up to the next decision. Precondition: is_legal.
/// Does not allocate. events may be null, which costs nothing.
void apply(const Rules& rules, State& state, Action action, Events* events = nullptr);

/// Replaces the order of the stack by a random one consistent with what everybody knows:
/// the counts by kind, and which tiles on top are opening tiles.
void redraw_hidden(const Rules& rules, State& state, core::Random& random);

/// A state that looks like this to a seat, its stack in a random order that could be.
State guess(const Rules& rules, const View& view, core::Random& random);

/// The first thing that cannot be, as a sentence; nothing when the state is sound.
std::optional<std::string> check_invariants(const Rules& rules, const State& state);

}  // namespace tenebrae::nightcage

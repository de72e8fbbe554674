// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/nyctophobia/rules/state.hpp"
#include "table/text_line.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The body of a position file: a game at the beginning of a turn, written down (HU-U6).
namespace tenebrae::nyctophobia {

/// The state the lines describe, from which begin() goes on with the turn; or every fault that was
/// found. Every block but the first says what is otherwise than in those before; "none" or "off"
/// takes back a line that need not stand. The seed shuffles, and is that of all draws to come.
core::Result<State>
read_position(const Rules& rules, const std::vector<table::LineBlock>& blocks, std::uint64_t seed);

/// What read_position gave reads back to the same, by the same seed. So does a game in which a turn
/// begins just now, but for its generator, logs, sketches and statistics. Else it is the turn under
/// way that begins, where everything is now; what was done in it, and a card being played, is as if
/// it had not been begun. Nothing where no such position can be: while a forest is built or when it
/// was given up, and once a Hunted has fallen.
std::optional<std::string> write_position(const Rules& rules, const State& state);

}  // namespace tenebrae::nyctophobia

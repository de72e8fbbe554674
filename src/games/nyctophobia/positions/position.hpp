// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/nyctophobia/rules/state.hpp"
#include "table/text_line.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The body of a position file: a game at the start of a turn (HU-U6).
namespace tenebrae::nyctophobia {

/// Reads a state, from which begin() continues with the turn, or returns every error. Each block
/// changes lines of the blocks before it; "none" or "off" removes an optional line. The seed is
/// used for shuffling and for all later draws.
core::Result<State>
read_position(const Rules& rules, const std::vector<table::LineBlock>& blocks, std::uint64_t seed);

/// Formats a state as a position. A state from read_position() reads back the same with the same
/// seed; so does a game at the start of a turn, except for its random generator, logs, sketches and
/// statistics. In the middle of a turn the position starts that turn with the pieces where they are
/// now: what was done in it and a card in play are left out. Returns nothing if there is no such
/// position: while a forest is built, after giving up while building, and after a death.
std::optional<std::string> write_position(const Rules& rules, const State& state);

}  // namespace tenebrae::nyctophobia

// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/nightcage/rules/state.hpp"
#include "games/nightcage/rules/view.hpp"
#include "table/text_line.hpp"

#include <cstdint>
#include <string>
#include <vector>

/// The body of a position file: the text of a game at one moment.
namespace tenebrae::nightcage {

/// Reads the state from the lines, or returns every error in them. Each block changes what the
/// previous blocks have set. A last line "end" is optional. The seed shuffles a stack given as
/// counts.
core::Result<State>
read_position(const Rules& rules, const std::vector<table::LineBlock>& blocks, std::uint64_t seed);

/// Writes a position from which read_position() returns the same state.
std::string write_position(const Rules& rules, const State& state);
/// Writes a position with the stack as counts, without anything hidden.
std::string write_public_position(const Rules& rules, const View& view);

}  // namespace tenebrae::nightcage

// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/nightcage/rules/state.hpp"
#include "games/nightcage/rules/view.hpp"
#include "table/text_line.hpp"

#include <cstdint>
#include <string>
#include <vector>

/// The body of a position file: a game at one moment, written down.
namespace tenebrae::nightcage {

/// The state the lines describe, or every fault that was found. Every block but the first says
/// what is otherwise than in those before. A last line "end" may be there. The seed shuffles a
/// stack given as counts.
core::Result<State>
read_position(const Rules& rules, const std::vector<table::LineBlock>& blocks, std::uint64_t seed);

/// Reads back to the same state.
std::string write_position(const Rules& rules, const State& state);
/// The same with the stack as counts: what anybody may know.
std::string write_public_position(const Rules& rules, const View& view);

}  // namespace tenebrae::nightcage

// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/vast/rules/state.hpp"
#include "table/text_line.hpp"

#include <cstdint>
#include <vector>

namespace tenebrae::vast {

/// Reads a position (section Z), or returns every error with its place. What it does not say is as
/// after the setup by this seed, which also shuffles decks that are not given.
core::Result<State>
read_position(const Rules& rules, const std::vector<table::LineBlock>& blocks, std::uint64_t seed);

}  // namespace tenebrae::vast

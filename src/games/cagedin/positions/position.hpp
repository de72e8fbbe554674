// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/cagedin/notation/setup.hpp"
#include "games/cagedin/rules/state.hpp"
#include "table/text_line.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace tenebrae::cagedin {

/// Returns the body of a position file (section P): every fact, decks top first.
std::string write_position(const Setup& setup, const State& state);

/// Reads such lines, or returns every error of CI-P5 with its place. The first block is a whole
/// position; each further one lists changes. `seed` draws the cards that are given as counts.
core::Result<State>
read_position(const Setup& setup, const std::vector<table::LineBlock>& blocks, std::uint64_t seed);

}  // namespace tenebrae::cagedin

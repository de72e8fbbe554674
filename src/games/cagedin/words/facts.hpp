// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/notation/setup.hpp"
#include "games/cagedin/rules/state.hpp"
#include "kit/facts.hpp"

#include <span>

namespace tenebrae::cagedin {

/// Returns the facts that `expect` can check, for the manual.
std::span<const kit::FactRow> fact_rows();

/// Checks a fact; fails if the words are not a fact, or the seat does not know it. The first word
/// names the fact.
core::Result<table::FactCheck>
check_fact(const Setup& setup, const View& view, table::Words words_of_fact);

}  // namespace tenebrae::cagedin

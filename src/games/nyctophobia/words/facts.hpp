// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"
#include "kit/facts.hpp"

#include <span>

namespace tenebrae::nyctophobia {

/// Returns the facts that `expect` can check (HU-U8).
std::span<const kit::FactRow> fact_rows();

/// Checks a fact. Returns an error if it is malformed or the seat does not know it. The first word
/// names the fact.
core::Result<table::FactCheck>
check_fact(const Rules& rules, const View& view, table::Words words_of_fact);

}  // namespace tenebrae::nyctophobia

// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/view.hpp"
#include "kit/facts.hpp"

#include <span>

namespace tenebrae::nightcage {

/// Lists the facts that `expect` can check, for the manual.
std::span<const kit::FactRow> fact_rows();

/// Checks a fact; returns a diagnostic if the words are not one. The first word names the fact.
core::Result<table::FactCheck>
check_fact(const Rules& rules, const View& view, table::Words words_of_fact);

}  // namespace tenebrae::nightcage

// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/view.hpp"
#include "kit/facts.hpp"

#include <span>

namespace tenebrae::nightcage {

/// Those that `expect` can check, for the manual.
std::span<const kit::FactRow> fact_rows();

/// Does the fact hold? A diagnostic when it is none. The first word is that of the fact.
core::Result<table::FactCheck>
check_fact(const Rules& rules, const View& view, table::Words words_of_fact);

}  // namespace tenebrae::nightcage

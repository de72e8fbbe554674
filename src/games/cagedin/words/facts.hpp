// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/state.hpp"
#include "games/cagedin/words/setup.hpp"
#include "kit/facts.hpp"

#include <span>

namespace tenebrae::cagedin {

/// Those that `expect` can check, for the manual.
std::span<const kit::FactRow> fact_rows();

/// Does the fact hold? A diagnostic when it is none, or when the seat cannot know it. The first
/// word is that of the fact.
core::Result<table::FactCheck>
check_fact(const Setup& setup, const View& view, table::Words words_of_fact);

}  // namespace tenebrae::cagedin

// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"
#include "kit/facts.hpp"

#include <span>

namespace tenebrae::nyctophobia {

/// Those that `expect` can check, for the manual (HU-U8).
std::span<const kit::FactRow> fact_rows();

/// Does the fact hold? A diagnostic when it is none, or when the seat cannot know it. The first
/// word is that of the fact.
core::Result<table::FactCheck>
check_fact(const Rules& rules, const View& view, table::Words words_of_fact);

}  // namespace tenebrae::nyctophobia

// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"
#include "kit/fact_rows.hpp"

#include <span>

namespace tenebrae::nyctophobia {

using Fact = kit::Fact<Rules, View>;
using FactTable = kit::FactTable<Fact>;

/// Returns the facts that `expect` can check.
const FactTable& facts();
/// Returns their forms, for the manual.
std::span<const kit::FactRow> fact_rows();

}  // namespace tenebrae::nyctophobia

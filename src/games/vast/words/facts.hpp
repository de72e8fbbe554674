// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/state.hpp"
#include "kit/fact_rows.hpp"

#include <span>

namespace tenebrae::vast {

using Fact = kit::Fact<Rules, View>;
using FactTable = kit::FactTable<Fact>;

/// Returns the facts that `expect` can check.
const FactTable& facts();
/// Returns the forms of the facts that `expect` can check, for the manual.
std::span<const kit::FactRow> fact_rows();

}  // namespace tenebrae::vast

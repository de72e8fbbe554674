// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/notation/setup.hpp"
#include "games/cagedin/rules/state.hpp"
#include "kit/fact_rows.hpp"

#include <span>

namespace tenebrae::cagedin {

using Fact = kit::Fact<Setup, View>;
using FactTable = kit::FactTable<Fact>;

/// Returns the facts that `expect` can check.
const FactTable& facts();
/// Returns the forms of the facts that `expect` can check, for the manual.
std::span<const kit::FactRow> fact_rows();

}  // namespace tenebrae::cagedin

// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"
#include "games/nyctophobia/rules/state.hpp"

namespace tenebrae::nyctophobia {

/// Returns every reason of HU-B2 and HU-B3 why the forest is not ready, except a lack of trees.
core::Diagnostics building_errors(const Rules& rules, const State& state);

}  // namespace tenebrae::nyctophobia

// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.hpp"
#include "games/vast/rules/state.hpp"

namespace tenebrae::vast::testing {

/// Returns another state that a seat with these roles cannot tell from this one.
State other_world(const Rules& rules, const State& from, Set roles, core::Random& random);

}  // namespace tenebrae::vast::testing

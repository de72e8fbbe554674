// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"
#include "games/cagedin/rules/state.hpp"
#include "games/cagedin/words/setup.hpp"

namespace tenebrae::cagedin {

/// Every failed precondition of an action, each with its statement (CI-Q5); empty exactly when it
/// is legal for the seat of the view. To a seat that is not asked nothing but that (CI-Q6).
core::Diagnostics refusals(const Setup& setup, const View& view, Action action);

}  // namespace tenebrae::cagedin

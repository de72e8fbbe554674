// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/state.hpp"
#include "games/cagedin/words/setup.hpp"

#include <string>
#include <vector>

namespace tenebrae::cagedin {

/// An action for a numbered choice: "Strike with the left Jab (head; combo)".
std::string describe(const Setup& setup, const View& view, Action action);

/// What is certain to follow, or can, a line each: what it does if it lands, by which cards it can
/// be blocked and how many of them are unseen (CI-V8), what it costs, what goes on after it.
std::vector<std::string> consequences(const Setup& setup, const View& view, Action action);

}  // namespace tenebrae::cagedin

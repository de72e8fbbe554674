// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/notation/setup.hpp"
#include "games/cagedin/rules/state.hpp"

#include <string>
#include <vector>

namespace tenebrae::cagedin {

/// Describes an action for a numbered choice: "Strike with the left Jab (head; combo)".
std::string describe(const Setup& setup, const View& view, Action action);
/// Describes an action for a heading: "Strike with the Jab"; without its card if the text would
/// have more than `columns` columns.
std::string
describe_briefly(const Setup& setup, const View& view, Action action, std::size_t columns);

/// Returns the preview of an action, a line each: its effect if it lands, the cards that block it
/// and how many of them are unseen (CI-V8), its cost, and whether a combo follows.
std::vector<std::string> preview_lines(const Setup& setup, const View& view, Action action);

}  // namespace tenebrae::cagedin

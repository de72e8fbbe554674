// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"

#include <string>

namespace tenebrae::nyctophobia {

/// The one canonical line of an action: "move n noise". What a record holds.
std::string words(const Rules& rules, Action action);

/// The same for a numbered choice: "Move north (not felt)".
std::string describe(const Rules& rules, const View& view, Action action);

}  // namespace tenebrae::nyctophobia

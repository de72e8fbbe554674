// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/action.hpp"
#include "games/nightcage/rules/view.hpp"
#include "games/nightcage/words/vocabulary.hpp"

#include <string>

namespace tenebrae::nightcage {

/// The one canonical line of an action: "place c4 nes". What a record holds.
std::string words(const Rules& rules, Action action);

/// The same for a numbered choice: "Move north to c3 (b4 crumbles behind you)".
std::string describe(const Rules& rules, const View& view, const Names& names, Action action);

/// What the seat can answer now; nothing when another is asked.
void legal_actions(const Rules& rules, const View& view, ActionList& actions);

}  // namespace tenebrae::nightcage

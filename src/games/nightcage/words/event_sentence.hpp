// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/action.hpp"
#include "games/nightcage/rules/event.hpp"
#include "games/nightcage/words/vocabulary.hpp"

#include <string>
#include <string_view>

namespace tenebrae::nightcage {

/// What nerve is spent on.
struct Spending {
    ActionKind kind;
    std::string_view rule;
    std::string_view purpose;  ///< "to move again"
};
/// None for an action that costs no nerve.
const Spending* spending_on(ActionKind kind);

/// What happened, as one line of the story: "The wax eater at e3 strikes."
std::string sentence(const Rules& rules, const Names& names, const Event& event);

}  // namespace tenebrae::nightcage

// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/action.hpp"
#include "tui/table/answers.hpp"

namespace tenebrae::nyctophobia::board {

using tui::Index;
using Answers = tui::Answers<Action>;

/// Does the action name a direction, is it carried out over the side that way?
bool has_direction(ActionKind kind);

}  // namespace tenebrae::nyctophobia::board

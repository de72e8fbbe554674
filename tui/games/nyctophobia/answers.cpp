// SPDX-License-Identifier: MIT
#include "tui/games/nyctophobia/answers.hpp"

namespace tenebrae::nyctophobia::board {

bool has_direction(ActionKind kind) {
    using enum ActionKind;
    return kind == Move || kind == Hop || kind == Sprint || kind == Throw || kind == Retreat
           || kind == Step || kind == Run || kind == Fell;
}

}  // namespace tenebrae::nyctophobia::board

// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"

namespace tenebrae::nyctophobia::board {

/// Where a card would take the Hunter as far as no choice is left to him.
struct CardWay {
    Spaces path = 0;
    Space end = kNoSpace;
    bool is_choice = false;  ///< something is asked before its text ends
    PieceId victim = kNobody;  ///< of the combat it surely leads to
};
/// Precondition: the view of a Hunter who is asked for a card; `action` plays one.
CardWay card_way(const Rules& rules, const View& view, Action action);

}  // namespace tenebrae::nyctophobia::board

// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/notation/setup.hpp"
#include "games/cagedin/rules/state.hpp"

namespace tenebrae::cagedin {

/// An action of the deciding seat, with what its texts and objections need.
/// Precondition of own(), opponent() and standup(): a seat decides.
struct Answer {
    const Setup& setup;
    const View& view;
    Action action;

    [[nodiscard]] ActionKind kind() const { return action.kind; }
    [[nodiscard]] const Rules& rules() const { return setup.rules; }
    [[nodiscard]] const PublicState& open() const { return view.open; }
    [[nodiscard]] const Fighter& own() const { return open().fighters[open().owner]; }
    [[nodiscard]] const Fighter& opponent() const { return open().fighters[other(open().owner)]; }
    /// Returns whether the deck in use has this sort.
    [[nodiscard]] bool is_sort(Card card) const {
        return card < rules().tables.sorts[index(open().place)];
    }
    [[nodiscard]] bool is_held(Card card) const { return is_sort(card) && view.hand[card] > 0; }
    /// Returns the print of the stand-up card, held or not; nullptr: there is no such card.
    [[nodiscard]] const StandupCard* standup() const {
        return is_sort(action.card) ? &rules().tables.standup[action.card] : nullptr;
    }
};

}  // namespace tenebrae::cagedin

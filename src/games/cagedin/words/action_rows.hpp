// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/words/answer.hpp"
#include "kit/action_table.hpp"

#include <cstdint>

namespace tenebrae::cagedin {

/// A set of decisions; those of a turn differ between the feet and the mat.
using Decisions = std::uint32_t;

constexpr Decisions only(Decision decision, Place place = Place::Feet) {
    const bool is_mat =
        place == Place::Mat && (decision == Decision::Turn || decision == Decision::Combo);
    return Decisions{1} << (static_cast<unsigned>(decision) + (is_mat ? kDecisions : 0U));
}
static_assert(2 * kDecisions <= 32);

/// Returns the pending decision, as a set of one.
constexpr Decisions pending_decision(const PublicState& open) {
    return only(open.decision, open.place);
}

/// A card whose word in a command names none; in no hand.
inline constexpr Card kUnknownCard = kNoCard - 1;

using ActionTable = kit::ActionTable<Answer, ActionKind>;

/// Returns all that is said of the actions, a row for each kind.
const ActionTable& action_table();

}  // namespace tenebrae::cagedin

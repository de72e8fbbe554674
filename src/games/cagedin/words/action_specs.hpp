// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/state.hpp"
#include "games/cagedin/words/refusal.hpp"

#include <cstdint>
#include <span>
#include <string_view>

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

/// The texts and checks of one kind of action; its help is in commands.hpp.
struct ActionSpec {
    ActionKind kind;
    std::string_view command;  ///< "cover": two kinds may share one
    /// The words after the command: t a type, c a card of the hand, h a hex, n the number of cards
    /// to draw, m a meter, anything else a literal word; parts from [ on are optional.
    std::string_view syntax;
    Decisions decisions;
    std::string_view rule;  ///< the rule that says when the action is possible
    /// Adds the reasons against the answer at its decision; nullptr: always legal.
    void (ActionChecker::*check)(Action);
    /// The sentence of a numbered choice; describe() fills in a letter after a $.
    std::string_view sentence;
};

/// Returns the action specs, one of each kind in the order of ActionKind.
std::span<const ActionSpec> action_specs();

inline const ActionSpec& action_spec(ActionKind kind) {
    return action_specs()[static_cast<std::size_t>(kind)];
}

}  // namespace tenebrae::cagedin

// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/state.hpp"
#include "games/cagedin/words/refusal.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace tenebrae::cagedin {

/// Decisions as a set; those of a turn are others on the mat than on the feet.
using Decisions = std::uint32_t;

constexpr Decisions only(Decision decision, Place place = Place::Feet) {
    const bool is_mat =
        place == Place::Mat && (decision == Decision::Turn || decision == Decision::Combo);
    return Decisions{1} << (static_cast<unsigned>(decision) + (is_mat ? kDecisions : 0U));
}
static_assert(2 * kDecisions <= 32);

/// What is asked now, as a set of one.
constexpr Decisions asked(const Open& open) {
    return only(open.decision, open.place);
}

/// Everything that is said of one kind of action, its help apart (commands.hpp).
struct Act {
    ActionKind kind;
    std::string_view command;  ///< "cover": two kinds may share one
    /// What stands behind it: t a type, c a card of the hand, h a hex, n how many are drawn, m a
    /// meter, all else a word as it is; what begins with [ may be left out.
    std::string_view form;
    Decisions answers;
    std::string_view rule;  ///< the statement that says when it can be done
    /// Adds what stands against such an answer when it is asked for; null: nothing ever does.
    void (Check::*check)(Action);
    /// The sentence of a numbered choice; a letter behind a $ stands for what describe() puts in.
    std::string_view said;
};

/// One of each kind, in the order of ActionKind.
std::span<const Act> acts();

inline const Act& act_of(ActionKind kind) {
    return acts()[static_cast<std::size_t>(kind)];
}

}  // namespace tenebrae::cagedin

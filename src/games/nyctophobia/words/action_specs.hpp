// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/action.hpp"
#include "games/nyctophobia/words/check.hpp"
#include "games/nyctophobia/words/description.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace tenebrae::nyctophobia {

/// The operands of a command, which are the fields of the action in use.
enum class Operand : std::uint8_t {
    None,
    Direction,
    DirectionAndNoise,  ///< a direction, then optionally "noise"
    Rock,  ///< the word "rock"; "counter" alone is read too
    Fist,  ///< the word "fist"
    Left,  ///< the word "left"
    Right,  ///< the word "right"
    Hunted,
    TwoHunted,
    Card,  ///< a place in the hand; may be given as the card's name
    OneSide,
    OneSpace,
    TwoSpaces,
    PieceAndSpace,
};

/// A set of decisions, one bit each.
using Decisions = std::uint32_t;
static_assert(kDecisions <= 32);

constexpr Decisions only(Decision decision) {
    return Decisions{1} << static_cast<unsigned>(decision);
}

/// The command and checks of one kind of action; its help is in commands.hpp.
struct ActionSpec {
    ActionKind kind;
    std::string_view command;  ///< "counter": two kinds may share one
    Operand operand;
    Decisions answers;
    bool is_usual;  ///< the most frequent answer to these decisions
    std::string_view rule;  ///< the rule that says when the action is possible
    /// Adds the reasons against the answer at its decision; nullptr: always legal.
    void (*check)(Check& check, Action action);
    /// Describes the action in a sentence for a numbered choice.
    std::string (Description::*describe)(Action action) const;
};

/// Returns the action specs, one of each kind in the order of ActionKind.
std::span<const ActionSpec> action_specs();

inline const ActionSpec& action_spec(ActionKind kind) {
    return action_specs()[static_cast<std::size_t>(kind)];
}

/// Returns the word of the command that gives this kind of answer: "move".
inline std::string_view command_of(ActionKind kind) {
    return action_spec(kind).command;
}

}  // namespace tenebrae::nyctophobia

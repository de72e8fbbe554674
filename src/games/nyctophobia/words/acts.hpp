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

/// What stands after the word of a command, and so which fields of an action are used.
enum class Operand : std::uint8_t {
    None,
    Direction,
    DirectionAndNoise,  ///< a direction, and perhaps "noise" behind it
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

/// Decisions as a set.
using Decisions = std::uint32_t;
static_assert(kDecisions <= 32);

constexpr Decisions only(Decision decision) {
    return Decisions{1} << static_cast<unsigned>(decision);
}

/// Everything that is said of one kind of action, its help apart (commands.hpp).
struct Act {
    ActionKind kind;
    std::string_view command;  ///< "counter": two kinds may share one
    Operand operand;
    Decisions answers;
    bool is_usual;  ///< what these decisions are answered with most often
    std::string_view rule;  ///< the statement that says when it can be done
    /// Adds what stands against such an answer when it is time for it; null: nothing ever does.
    void (*check)(Check& check, Action action);
    /// What it leads to, as a sentence for a numbered choice.
    std::string (Description::*describe)(Action action) const;
};

/// One of each kind, in the order of ActionKind.
std::span<const Act> acts();

inline const Act& act_of(ActionKind kind) {
    return acts()[static_cast<std::size_t>(kind)];
}

/// "move": the word of the command that gives this kind of answer.
inline std::string_view command_of(ActionKind kind) {
    return act_of(kind).command;
}

}  // namespace tenebrae::nyctophobia

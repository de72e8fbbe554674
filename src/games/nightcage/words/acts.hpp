// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/action.hpp"
#include "games/nightcage/words/check.hpp"
#include "games/nightcage/words/description.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace tenebrae::nightcage {

/// What stands after the word of a command, and so which fields of an action are used.
enum class Operand : std::uint8_t {
    None,
    Direction,
    DirectionOrCell,  ///< a direction; may be given as the cell that lies there
    Cell,
    CellOrDirection,  ///< a cell; may be given as the direction in which it lies
    CellAndExits,
    Fitting,  ///< cell and exits, each left out where there is only one
    CellAndDirection,
    Prisoner,
    Row,  ///< the word "row"
    Column,  ///< the word "column"
};

/// Decisions as a set.
using Decisions = std::uint16_t;

constexpr Decisions only(Decision decision) {
    return static_cast<Decisions>(1U << static_cast<unsigned>(decision));
}

/// Everything that is said of one kind of action, its help apart (commands.hpp).
struct Act {
    ActionKind kind;
    std::string_view command;  ///< "fall": two kinds may share one
    Operand operand;
    Decisions answers;
    bool is_usual;  ///< what these decisions are answered with most often
    /// Adds what stands against such an answer when it is time for it; null: nothing ever does.
    void (*check)(Check& check, Action action);
    /// What it leads to, as a sentence for a numbered choice.
    std::string (Description::*describe)(Action action) const;
};

/// One of each kind: the usual answer apart, the order in which answers are listed.
std::span<const Act> acts();

const Act& act_of(ActionKind kind);

/// "move": the word of the command that gives this kind of answer.
inline std::string_view command_of(ActionKind kind) {
    return act_of(kind).command;
}

}  // namespace tenebrae::nightcage

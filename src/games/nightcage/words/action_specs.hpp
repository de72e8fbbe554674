// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/action.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/view.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/refusal.hpp"
#include "games/nightcage/words/vocabulary.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace tenebrae::nightcage {

/// Describes the effect of an action, as far as the board shows it.
class Description {
public:
    Description(const Rules& rules, const View& view, const Names& names)
        : rules_(rules), shown_(view.shown), names_(names) {}

    [[nodiscard]] std::string start(Action action) const { return tile(TileKind::Start, action); }
    [[nodiscard]] std::string place(Action action) const { return tile(shown_.hand, action); }
    [[nodiscard]] std::string step(Action action) const;
    [[nodiscard]] std::string charge(Action action) const;
    [[nodiscard]] std::string stay(Action action) const;
    [[nodiscard]] std::string end(Action /*action*/) const { return "End the turn"; }
    [[nodiscard]] std::string scramble(Action action) const;
    [[nodiscard]] std::string drop(Action /*action*/) const {
        return "Drop into the pit under you and fall";
    }
    [[nodiscard]] std::string land(Action action) const;
    [[nodiscard]] std::string replace(Action action) const { return remove("Replace", action); }
    [[nodiscard]] std::string remove(Action action) const { return remove("Remove", action); }
    [[nodiscard]] std::string sustain(Action /*action*/) const {
        return "Sustain for 1 nerve: nothing is removed this turn";
    }
    [[nodiscard]] std::string line(Action action) const;
    [[nodiscard]] std::string block(Action /*action*/) const {
        return "Block for 1 nerve: 2 tiles are lost instead of 3";
    }
    [[nodiscard]] std::string endure(Action /*action*/) const { return "Endure: 3 tiles are lost"; }
    [[nodiscard]] std::string key(Action action) const;
    [[nodiscard]] std::string dirge(Action action) const;
    [[nodiscard]] std::string resign(Action /*action*/) const { return "Resign"; }

private:
    [[nodiscard]] std::string tile(TileKind kind, Action action) const;
    [[nodiscard]] std::string remove(std::string_view verb, Action action) const;
    [[nodiscard]] const Prisoner& active() const { return prisoner_of(shown_, shown_.active); }
    [[nodiscard]] std::string at(Cell cell) const { return cell_name(rules_.board, cell); }
    [[nodiscard]] std::string crumbling() const {
        const Cell cell = active().cell;
        return rules_.facts(kind_at(shown_, cell)).crumbles ? at(cell) : std::string();
    }
    [[nodiscard]] std::string taking_key(Cell cell) const {
        return contains(shown_.keys, cell) && !active().has_key ? ", taking its key" : "";
    }

    const Rules& rules_;
    const PublicState& shown_;
    const Names& names_;
};

/// The operand after the word of a command; it decides which fields of an action are used.
enum class Operand : std::uint8_t {
    None,
    Direction,
    DirectionOrCell,  ///< a direction, or the adjacent cell in that direction
    Cell,
    CellOrDirection,  ///< a cell, or the direction to it
    CellAndExits,
    Fitting,  ///< cell and exits, each optional if there is only one possibility
    CellAndDirection,
    Prisoner,
    Row,  ///< the word "row"
    Column,  ///< the word "column"
};

/// A set of decisions.
using Decisions = std::uint16_t;

constexpr Decisions only(Decision decision) {
    return static_cast<Decisions>(1U << static_cast<unsigned>(decision));
}

/// The words for one kind of action, without its help (commands.hpp).
struct ActionSpec {
    ActionKind kind;
    std::string_view command;  ///< "fall"; two kinds may share a word
    Operand operand;
    Decisions answers;
    bool is_usual;  ///< the most frequent answer to these decisions
    /// Adds the reasons against this action when its decision is pending; nullptr if there are
    /// never any.
    void (*check)(Check& check, Action action);
    /// Describes its effect, as a sentence for a numbered choice.
    std::string (Description::*describe)(Action action) const;
};

/// Returns one action spec for each kind, in the order in which answers are listed after the usual
/// one.
std::span<const ActionSpec> action_specs();

const ActionSpec& action_spec(ActionKind kind);

/// Returns the command word of this kind of answer: "move".
inline std::string_view command_of(ActionKind kind) {
    return action_spec(kind).command;
}

/// Returns the canonical line of an action, as in a record: "place c4 nes".
std::string command_text(const Rules& rules, Action action);

/// Describes an action for a numbered choice: "Move north to the T at c3 (c4 crumbles)".
std::string describe(const Rules& rules, const View& view, const Names& names, Action action);

/// Lists the legal answers of this seat; none if another seat decides.
void legal_actions(const Rules& rules, const View& view, ActionList& actions);

}  // namespace tenebrae::nightcage

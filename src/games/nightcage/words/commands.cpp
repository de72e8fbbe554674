// SPDX-License-Identifier: MIT
#include "games/nightcage/words/commands.hpp"

#include "core/text.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/options.hpp"
#include "games/nightcage/words/action_specs.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/prompt.hpp"
#include "games/nightcage/words/refusal.hpp"
#include "kit/action_specs.hpp"
#include "kit/command_words.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace tenebrae::nightcage {
namespace {

constexpr std::array kRows{
    table::CommandRow{
        "start",
        "",
        "CELL EXITS",
        "choose where a prisoner starts",
        R"(Before round 1 each prisoner starts on a free cell, on a start tile with two exits at a
           right angle (NC-S3). Example: `start c4 ne` lays it at c4 with exits north and east.)",
        "cell exits",
    },
    table::CommandRow{
        "place",
        "p",
        "[CELL|DIRECTION] [EXITS]",
        "lay the drawn tile on a cell, with these exits",
        R"(A tile drawn for a light must have an exit towards the prisoner it is drawn for (NC-L5).
           The cell can be a direction from that prisoner. Leave it out when there is only one, and
           the exits when the tile fits one way only. For a keeper give the side of its mouth
           instead of exits (NC-L6). Examples: `place c4 nes`, `place e nes`, `place nes`,
           `place`.)",
        "cell exits",
    },
    table::CommandRow{
        "move",
        "m",
        "DIRECTION",
        "move one step along a passage",
        R"(The first Move of a turn: to a connected tile, into a connected pit (a leap: the
           prisoner falls), or, without light, blindly through an exit into an empty cell
           (NC-M2, NC-O3). A crumbling tile turns into a pit behind the prisoner. Example:
           `move n`.)",
        "direction",
    },
    table::CommandRow{
        "again",
        "o",
        "DIRECTION",
        "move once more this turn, for 1 nerve",
        "After a Move, each further Move of the turn costs 1 nerve (NC-N2). Example: `again e`.",
        "direction",
    },
    table::CommandRow{
        "charge",
        "c",
        "DIRECTION",
        "move onto a connected monster, for 1 nerve",
        R"(The monster strikes at once, and then the prisoner scrambles off it (NC-N5, NC-A8,
           NC-A9). After a Move it costs 2 nerve. Example: `charge w`.)",
        "direction",
    },
    table::CommandRow{
        "stay",
        "s",
        "",
        "stay on the tile instead of moving",
        R"(The top tile of the stack is lost, and the prisoner gains 1 nerve at the end of the
           turn (NC-C1). If the tile is a monster, it replaces a connected tile. A crumbling tile
           gives way under the prisoner. Without light a Stay costs 1 nerve and earns none (NC-C5).
           Example: `stay`.)",
        "",
    },
    table::CommandRow{
        "pass",
        "k",
        "PRISONER",
        "give the active prisoner's key to another",
        R"(Free between connected tiles or on the same gate, once a turn between the same two
           prisoners (NC-Y2). Example: `pass 2` gives the key to prisoner 2.)",
        "prisoner",
    },
    table::CommandRow{
        "take",
        "t",
        "PRISONER",
        "take the key from another prisoner",
        "The same as `pass` the other way round (NC-Y2). Example: `take 3`.",
        "prisoner",
    },
    table::CommandRow{
        "end",
        "e",
        "",
        "end the turn after a Move",
        R"(Needed only when the prisoner could do more: spend nerve on another Move, or pass a key
           (NC-M6). Example: `end`.)",
        "",
    },
    table::CommandRow{
        "replace",
        "",
        "CELL|DIRECTION",
        "choose the tile that a Stay's monster replaces",
        R"(A monster drawn by staying replaces a connected tile or pit without a prisoner on it
           (NC-C2). Examples: `replace c3`, `replace n`.)",
        "cell",
    },
    table::CommandRow{
        "fall",
        "f",
        "row|column",
        "choose the line along which a prisoner falls",
        R"(The prisoner comes back in the row or the column of the pit, at the start of their next
           turn (NC-F1). Example: `fall row`.)",
        "none",
    },
    table::CommandRow{
        "land",
        "",
        "CELL",
        "land after a fall",
        R"(Land on a dark, empty cell of the line; a tile is drawn for it. If there is none, land
           on a tile of the line without a prisoner (NC-F2, NC-F4). Example: `land c4`.)",
        "cell",
    },
    table::CommandRow{
        "block",
        "b",
        "",
        "block a hit, for 1 nerve",
        R"(The candle still goes out, but the hit costs 2 tiles of the stack instead of 3 (NC-N4).
           Example: `block`.)",
        "",
    },
    table::CommandRow{
        "endure",
        "",
        "",
        "take a hit without blocking it",
        "The candle goes out and 3 tiles of the stack are lost (NC-A6). Example: `endure`.",
        "",
    },
    table::CommandRow{
        "scramble",
        "",
        "DIRECTION|CELL",
        "get off the monster under the prisoner",
        R"(Go to a neighbouring tile without monster or prisoner, into a pit, or into an empty
           cell, for which a tile is drawn (NC-A9). Examples: `scramble n`, `scramble c3`.)",
        "direction",
    },
    table::CommandRow{
        "drop",
        "",
        "",
        "fall into the pit that the monster became",
        R"(Instead of scrambling. In the first printing only after a charge (NC-A9). In the
           advanced game only off a keeper whose key was taken, and not after landing on it
           (NC-K6). Example: `drop`.)",
        "",
    },
    table::CommandRow{
        "remove",
        "",
        "CELL",
        "remove a tile or pit in the final flickers",
        R"(Once the stack is empty, one tile or pit goes at the end of every turn. One with a
           prisoner on it can go only when there is no other (NC-E3). Example: `remove c4`.)",
        "cell",
    },
    table::CommandRow{
        "sustain",
        "",
        "",
        "spare the board this turn's final flickers, for 1 nerve",
        "No tile is removed at the end of this turn (NC-N6). Example: `sustain`.",
        "",
    },
    table::CommandRow{
        "dirge",
        "",
        "CELL DIRECTION",
        "lay the Dirge over the second omen",
        R"(CELL is the top left corner of the rectangle around it, DIRECTION is where its north
           side points. It must cover the omen and stay on the board (NC-D2). `legal` lists
           every choice. Example: `dirge c3 e`.)",
        "cell direction",
    },
};

}  // namespace

std::span<const table::CommandRow> command_rows() {
    return kRows;
}

namespace {

using core::Diagnostic;
using core::Result;
using kit::place_of;
using kit::unreadable;

/// Reads the words after the command; their meaning may depend on the cell of a prisoner.
class Reader {
public:
    Reader(const Rules& rules, const View& view, table::Words words)
        : rules_(rules), view_(view), words_(words) {}

    [[nodiscard]] Result<Action> read(const ActionSpec& spec) const;

private:
    [[nodiscard]] Result<Action> without_operands(ActionKind kind) const;
    [[nodiscard]] Result<Action> with_direction(ActionKind kind) const;
    [[nodiscard]] Result<Action> scramble() const;
    [[nodiscard]] Result<Action> with_cell(ActionKind kind) const;
    [[nodiscard]] Result<Action> replace() const;
    [[nodiscard]] Result<Action> with_prisoner(ActionKind kind) const;
    [[nodiscard]] Result<Action> fall() const;
    [[nodiscard]] Result<Action> start() const;
    [[nodiscard]] Result<Action> dirge() const;
    [[nodiscard]] Result<Action> place() const;
    [[nodiscard]] Result<Action>
    find_placement(std::optional<Cell> cell, std::optional<Exits> exits) const;
    [[nodiscard]] Diagnostic ambiguous(const std::vector<Action>& fits) const;

    [[nodiscard]] std::optional<Diagnostic>
    wrong_count(std::size_t least, std::size_t most, std::string_view expected) const {
        return kit::wrong_count(words_, least, most, expected);
    }
    [[nodiscard]] std::string cells() const {
        return "a cell from a1 to "
               + cell_name(rules_.board, static_cast<Cell>(rules_.board.cells() - 1));
    }
    /// Returns the cell beside this prisoner; nothing if the prisoner is falling.
    [[nodiscard]] std::optional<Cell> beside(PrisonerId who, const core::Word& word) const;

    const Rules& rules_;
    const View& view_;
    table::Words words_;
};

std::optional<Cell> Reader::beside(PrisonerId who, const core::Word& word) const {
    const auto direction = parse_direction(word.text);
    const Prisoner& prisoner = prisoner_of(view_.shown, who);
    if (!direction || !is_on_board(prisoner)) {
        return std::nullopt;
    }
    return rules_.board.next(prisoner.cell, *direction);
}

Result<Action> Reader::without_operands(ActionKind kind) const {
    if (auto error = wrong_count(0, 0, "")) {
        return *error;
    }
    return Action::of(kind);
}

Result<Action> Reader::with_direction(ActionKind kind) const {
    constexpr std::string_view kExpected = "a direction: n, e, s or w";
    if (auto error = wrong_count(1, 1, kExpected)) {
        return *error;
    }
    if (const auto direction = parse_direction(words_[1].text)) {
        return Action::towards(kind, *direction);
    }
    return unreadable("no-direction", words_[1], std::string(kExpected));
}

Result<Action> Reader::scramble() const {
    if (words_.size() == 2) {
        const Prisoner& prisoner = prisoner_of(view_.shown, view_.shown.active);
        const auto cell = parse_cell(rules_.board, words_[1].text);
        for (Direction direction : kDirections) {
            if (cell && is_on_board(prisoner)
                && rules_.board.next(prisoner.cell, direction) == *cell) {
                return Action::towards(ActionKind::Scramble, direction);
            }
        }
        if (cell) {
            return unreadable(
                "not-beside", words_[1], "a direction, or a cell beside the prisoner"
            );
        }
    }
    return with_direction(ActionKind::Scramble);
}

Result<Action> Reader::with_cell(ActionKind kind) const {
    if (auto error = wrong_count(1, 1, cells())) {
        return *error;
    }
    if (const auto cell = parse_cell(rules_.board, words_[1].text)) {
        return Action::at(kind, *cell);
    }
    return unreadable("no-cell", words_[1], cells());
}

Result<Action> Reader::replace() const {
    if (words_.size() == 2) {
        if (const auto cell = beside(view_.shown.active, words_[1])) {
            return Action::at(ActionKind::Replace, *cell);
        }
    }
    return with_cell(ActionKind::Replace);
}

Result<Action> Reader::with_prisoner(ActionKind kind) const {
    const std::string expected = "a prisoner from 1 to " + std::to_string(rules_.prisoners);
    if (auto error = wrong_count(1, 1, expected)) {
        return *error;
    }
    if (const auto prisoner = parse_prisoner(rules_, words_[1].text)) {
        return Action::with_prisoner(kind, *prisoner);
    }
    return unreadable("no-prisoner", words_[1], expected);
}

Result<Action> Reader::fall() const {
    constexpr std::string_view kExpected = "row or column";
    if (auto error = wrong_count(1, 1, kExpected)) {
        return *error;
    }
    if (table::same_word(words_[1].text, "row")) {
        return Action::of(ActionKind::FallRow);
    }
    if (table::same_word(words_[1].text, "column")) {
        return Action::of(ActionKind::FallColumn);
    }
    return unreadable("no-line", words_[1], std::string(kExpected));
}

Result<Action> Reader::start() const {
    if (auto error = wrong_count(2, 2, cells() + " and two exits")) {
        return *error;
    }
    core::Diagnostics errors;
    const auto cell = parse_cell(rules_.board, words_[1].text);
    const auto exits = parse_exits(words_[2].text);
    if (!cell) {
        errors.push_back(unreadable("no-cell", words_[1], cells()));
    }
    if (!exits) {
        errors.push_back(unreadable("no-exits", words_[2], "two exits, such as ne"));
    }
    if (!errors.empty()) {
        return errors;
    }
    return Action::at(ActionKind::Start, *cell, *exits);
}

Result<Action> Reader::dirge() const {
    constexpr std::string_view kTurned = "the direction of its north side: n, e, s or w";
    if (auto error = wrong_count(2, 2, cells() + " for its corner, and " + std::string(kTurned))) {
        return *error;
    }
    const auto corner = parse_cell(rules_.board, words_[1].text);
    const auto turned = parse_direction(words_[2].text);
    core::Diagnostics errors;
    if (!corner) {
        errors.push_back(unreadable("no-cell", words_[1], cells()));
    }
    if (!turned) {
        errors.push_back(unreadable("no-direction", words_[2], std::string(kTurned)));
    }
    if (!errors.empty()) {
        return errors;
    }
    return Action::dirge(*corner, *turned);
}

/// Reads the words of a placement. A single word is a cell, else a direction, else exits: "e" is a
/// direction, "es" are exits.
Result<Action> Reader::place() const {
    if (auto error = wrong_count(0, 2, "")) {
        return *error;
    }
    std::optional<Cell> cell;
    std::optional<Exits> exits;
    if (words_.size() > 1) {
        cell = parse_cell(rules_.board, words_[1].text);
        if (!cell) {
            cell = beside(light_owner(view_.shown), words_[1]);
        }
        if (!cell && words_.size() == 2) {
            exits = parse_exits(words_[1].text);
        }
        if (!cell && !exits) {
            return unreadable(
                "no-cell", words_[1], cells() + ", a direction, or exits such as nes"
            );
        }
    }
    if (words_.size() == 3) {
        exits = parse_exits(words_[2].text);
        if (!exits) {
            return unreadable("no-exits", words_[2], "exits, such as nes");
        }
    }
    return find_placement(cell, exits);
}

/// Returns the only legal placement that matches the words.
Result<Action> Reader::find_placement(std::optional<Cell> cell, std::optional<Exits> exits) const {
    ActionList legal;
    legal_actions(rules_, view_, legal);
    std::vector<Action> fits;
    std::copy_if(legal.begin(), legal.end(), std::back_inserter(fits), [&](Action action) {
        return (!cell || action.cell == *cell) && (!exits || action.exits == *exits);
    });
    if (fits.size() > 1) {
        return ambiguous(fits);
    }
    if (fits.empty()) {
        // No match: use the nearest complete action, so that the refusals say what is wrong with
        // it.
        return Action::at(
            ActionKind::Place,
            cell.value_or(legal[0].cell),
            exits.value_or(
                view_.shown.hand == TileKind::Keeper
                    ? legal[0].exits
                    : rules_.orientations[index(view_.shown.hand)][0]
            )
        );
    }
    return fits.front();
}

Diagnostic Reader::ambiguous(const std::vector<Action>& fits) const {
    std::vector<std::string> lines;
    lines.reserve(fits.size());
    for (Action action : fits) {
        lines.push_back(command_text(rules_, action));
    }
    return core::error("ambiguous", "The tile fits in more than one way.")
        .rule(decision_rule(view_.shown))
        .expected(core::joined(lines, ", ", " or "))
        .at(place_of(words_[0]));
}

Result<Action> Reader::read(const ActionSpec& spec) const {
    switch (spec.operand) {
    case Operand::None: break;
    case Operand::Direction: return with_direction(spec.kind);
    case Operand::DirectionOrCell: return scramble();
    case Operand::Cell: return with_cell(spec.kind);
    case Operand::CellOrDirection: return replace();
    case Operand::CellAndExits: return start();
    case Operand::Fitting: return place();
    case Operand::CellAndDirection: return dirge();
    case Operand::Prisoner: return with_prisoner(spec.kind);
    case Operand::Row:
    case Operand::Column: return fall();
    }
    return without_operands(spec.kind);
}

/// Returns whether this command does not answer the pending decision. Then its words are not read.
bool is_untimely(const Diagnostic& error) {
    return error.code == "not-now" || error.code == "game-over";
}

Diagnostic not_asked(
    const Rules& rules, const PublicState& shown, const Names& names, const core::Word& word
) {
    const int seat = deciding_seat(rules, shown);
    const std::string player = table::numbered_seat_name(seats_of(rules, names), seat);
    return core::error("not-asked", "It is the turn of " + player + ".")
        .rule("NC-G3")
        .at(place_of(word));
}

/// Returns the word that caused the error: exits are last, everything else is first.
const core::Word& error_word(const Diagnostic& error, table::Words words) {
    const bool about_exits = error.code == "no-such-exits" || error.code == "must-face";
    return about_exits || words.size() < 2 ? words.back() : words[1];
}

}  // namespace

core::Result<Action>
parse_command(const Rules& rules, const View& view, table::Words words, const Names& names) {
    const ActionSpec* const spec =
        words.empty() ? nullptr : kit::find_action_spec(action_specs(), words[0].text);
    if (spec == nullptr) {
        return kit::unknown_command(command_rows(), words.empty() ? core::Word{} : words[0]);
    }
    core::Diagnostics untimely = refusals(rules, view.shown, Action::of(spec->kind));
    if (!untimely.empty() && is_untimely(untimely.front())) {
        untimely.front().where = place_of(words[0]);
        return untimely;
    }
    if (!view.decides) {
        return not_asked(rules, view.shown, names, words[0]);
    }
    Result<Action> action = Reader(rules, view, words).read(*spec);
    if (!action) {
        return action;
    }
    core::Diagnostics errors = refusals(rules, view.shown, *action);
    if (errors.empty()) {
        return action;
    }
    for (Diagnostic& error : errors) {
        error.where = place_of(error_word(error, words));
    }
    return errors;
}

}  // namespace tenebrae::nightcage

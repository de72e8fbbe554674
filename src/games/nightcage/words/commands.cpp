// SPDX-License-Identifier: MIT
#include "games/nightcage/words/commands.hpp"

#include "core/text.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/options.hpp"
#include "games/nightcage/words/action_rows.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/prompt.hpp"
#include "kit/command_rows.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <vector>

namespace tenebrae::nightcage {
namespace {

using core::Diagnostic;
using core::Result;

const Names kNoNames;

/// Returns why this kind of action does not answer the pending decision; none: it may.
std::optional<Diagnostic>
refuse_kind(const Rules& rules, const PublicState& shown, ActionKind kind) {
    const Decision asked = decision(shown);
    if (asked == Decision::Over) {
        return core::error("game-over", "The game is over.").rule(decision_rule(shown));
    }
    if (kind == ActionKind::Resign || (action_table().row(kind).answers & only(asked)) != 0) {
        return std::nullopt;
    }
    Diagnostic error = action_table().not_now(kind, only(asked), question(rules, shown, kNoNames));
    error.rule = decision_rule(shown);
    if (kind == ActionKind::Move && asked == Decision::AfterMove) {
        error.hint = "type `again` for another Move this turn, for 1 nerve";
    } else if (kind == ActionKind::Again && asked == Decision::Turn) {
        error.hint = "type `move` for the first Move of a turn";
    }
    return error;
}

/// Returns whether a line of a command file could be read as this action.
bool is_well_formed(const Rules& rules, Action action) {
    const auto uses = [&](std::string_view operand) {
        return ActionTable::has_operand(action_table().row(action.kind), operand);
    };
    const bool has_cell = uses("cell") || uses("target");
    const bool has_exits = uses("exits") || uses("two-exits");
    const bool has_direction = uses("direction") || uses("way") || uses("turned");
    const std::size_t numbers = has_direction      ? kDirections.size()
                                : uses("prisoner") ? std::size_t{kMaxPrisoners}
                                                   : 1;
    const bool cell_fits = has_cell ? static_cast<int>(index(action.cell)) < rules.board.cells()
                                    : action.cell == kNoCell;
    return cell_fits && (has_exits || action.exits == Exits{}) && action.number < numbers;
}

/// Reads the words of a placement, each of which may be left out.
class PlacementReader {
public:
    PlacementReader(const Rules& rules, const PublicState& shown, table::Words words)
        : rules_(rules), shown_(shown), words_(words), places_{words[0], words[0], words[0]} {}

    [[nodiscard]] Result<Action> read();
    /// Returns the words of command, cell and exits; the command stands for those left out.
    [[nodiscard]] table::Words places() const { return places_; }

private:
    [[nodiscard]] std::string cells() const {
        return "a cell from a1 to "
               + cell_name(rules_.board, static_cast<Cell>(rules_.board.cells() - 1));
    }
    [[nodiscard]] std::optional<Cell> parse_cell_or_direction(const core::Word& word) const;
    [[nodiscard]] Result<Action> find_placement() const;
    [[nodiscard]] Diagnostic ambiguous(const std::vector<Action>& fits) const;

    const Rules& rules_;
    const PublicState& shown_;
    table::Words words_;
    std::vector<core::Word> places_;
    std::optional<Cell> cell_;
    std::optional<Exits> exits_;
};

/// Reads a cell, or a direction from the prisoner for whom the tile is placed.
std::optional<Cell> PlacementReader::parse_cell_or_direction(const core::Word& word) const {
    const auto cell = parse_cell(rules_.board, word.text);
    const auto direction = parse_direction(word.text);
    const Prisoner& prisoner = prisoner_of(shown_, light_owner(shown_));
    return cell || !direction || !is_on_board(prisoner)
               ? cell
               : std::optional(rules_.board.next(prisoner.cell, *direction));
}

/// A single word is a cell, else a direction, else exits: "e" is a direction, "es" are exits.
Result<Action> PlacementReader::read() {
    if (auto error = kit::wrong_count(words_, 0, 2, "")) {
        return *error;
    }
    if (words_.size() > 1) {
        cell_ = parse_cell_or_direction(words_[1]);
        if (!cell_ && words_.size() == 2) {
            exits_ = parse_exits(words_[1].text);
        }
        if (!cell_ && !exits_) {
            return kit::unreadable(
                "no-cell", words_[1], cells() + ", a direction, or exits such as nes"
            );
        }
        places_[1] = words_[1];
        places_[2] = words_.back();
    }
    if (words_.size() == 3) {
        exits_ = parse_exits(words_[2].text);
        if (!exits_) {
            return kit::unreadable("no-exits", words_[2], "exits, such as nes");
        }
    }
    return find_placement();
}

/// Returns the only legal placement that matches the words.
Result<Action> PlacementReader::find_placement() const {
    ActionList legal;
    legal_actions(rules_, shown_, legal);
    std::vector<Action> fits;
    std::ranges::copy_if(legal, std::back_inserter(fits), [this](Action action) {
        return (!cell_ || action.cell == *cell_) && (!exits_ || action.exits == *exits_);
    });
    if (fits.size() > 1) {
        return ambiguous(fits);
    }
    if (!fits.empty()) {
        return fits.front();
    }
    // No match: use the nearest complete action, so that the refusals say what is wrong with it.
    const Exits exits = shown_.hand == TileKind::Keeper
                            ? legal[0].exits
                            : rules_.orientations[index(shown_.hand)][0];
    return Action::at(ActionKind::Place, cell_.value_or(legal[0].cell), exits_.value_or(exits));
}

Diagnostic PlacementReader::ambiguous(const std::vector<Action>& fits) const {
    std::vector<std::string> lines;
    lines.reserve(fits.size());
    for (const Action action : fits) {
        lines.push_back(command_text(rules_, action));
    }
    return core::error("ambiguous", "The tile fits in more than one way.")
        .rule(decision_rule(shown_))
        .expected(core::joined(lines, ", ", " or "))
        .at(kit::place_of(words_[0]));
}

Diagnostic not_asked(
    const Rules& rules, const PublicState& shown, const Names& names, const core::Word& word
) {
    const int seat = deciding_seat(rules, shown);
    const std::string player = table::numbered_seat_name(seats_of(rules, names), seat);
    return core::error("not-asked", "It is the turn of " + player + ".")
        .rule("NC-G3")
        .at(kit::place_of(word));
}

Result<Action> legal_or_refused(const Answer& answer, table::Words words) {
    core::Diagnostics errors = action_table().refusals(answer, words);
    return errors.empty() ? Result<Action>(answer.action) : Result<Action>(errors);
}

}  // namespace

std::span<const table::CommandRow> command_rows() {
    static const kit::CommandTable table(action_table());
    return table.rows();
}

Result<Action>
parse_command(const Rules& rules, const View& view, table::Words words, const Names& names) {
    const ActionTable::Row* const row = action_table().find(words);
    if (row == nullptr) {
        return kit::unknown_command(command_rows(), words.empty() ? core::Word{} : words[0]);
    }
    if (auto error = refuse_kind(rules, view.shown, row->kind)) {
        error->where = kit::place_of(words[0]);
        return *error;
    }
    if (!view.decides) {
        return not_asked(rules, view.shown, names, words[0]);
    }
    Answer answer{rules, view.shown, names, Action::of(row->kind)};
    if (row->kind == ActionKind::Place) {
        PlacementReader reader(rules, view.shown, words);
        Result<Action> placement = reader.read();
        if (!placement) {
            return placement;
        }
        answer.action = *placement;
        return legal_or_refused(answer, reader.places());
    }
    core::Diagnostics errors = action_table().parse(*row, words, answer);
    return errors.empty() ? legal_or_refused(answer, words) : Result<Action>(errors);
}

core::Diagnostics refusals(const Rules& rules, const PublicState& shown, Action action) {
    if (const auto error = refuse_kind(rules, shown, action.kind)) {
        return {*error};
    }
    if (action.kind != ActionKind::Resign && !is_well_formed(rules, action)) {
        return {core::error("malformed", "There is no such choice on this board.")};
    }
    return action_table().refusals({rules, shown, kNoNames, action});
}

std::string command_text(const Rules& rules, Action action) {
    static const PublicState any_state{};  // the words are the same in all states
    return action_table().command_text({rules, any_state, kNoNames, action});
}

std::string describe(const Rules& rules, const View& view, const Names& names, Action action) {
    return action_table().sentence({rules, view.shown, names, action});
}

void legal_actions(const Rules& rules, const View& view, ActionList& actions) {
    actions.clear();
    if (view.decides) {
        legal_actions(rules, view.shown, actions);
    }
}

}  // namespace tenebrae::nightcage

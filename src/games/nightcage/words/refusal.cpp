// SPDX-License-Identifier: MIT
#include "games/nightcage/words/refusal.hpp"

#include "core/text.hpp"
#include "games/nightcage/rules/options.hpp"
#include "games/nightcage/words/action_specs.hpp"
#include "games/nightcage/words/prompt.hpp"

#include <algorithm>

// The checks follow the rules one by one and do not use the list of legal actions: a property test
// compares the two to find errors in either.
namespace tenebrae::nightcage {

void Check::check_exit(Direction direction) {
    if (!has_exit(shown_, active().cell, direction)) {
        error(
            "wall-here",
            "NC-M2",
            the_tile_at(active().cell) + " has no exit " + std::string(name(direction))
                + ": its exits are " + display_name(exits_at(shown_, active().cell)) + "."
        );
    }
}

void Check::check_entry(Cell cell, Direction direction, std::string_view rule) {
    if (!has_exit(shown_, cell, opposite(direction))) {
        error(
            "wall-there",
            rule,
            the_tile_at(cell) + " has no exit " + std::string(name(opposite(direction)))
                + " towards " + at(active().cell) + ": its exits are "
                + display_name(exits_at(shown_, cell)) + "."
        );
    }
}

/// Checks the tile that a Move or a scramble leads to.
void Check::check_onto_tile(Cell cell, Direction direction, std::string_view rule) {
    check_entry(cell, direction, rule);
    const TileKind kind = kind_at(shown_, cell);
    const Prisoners there = prisoners_on(rules_, shown_, cell);
    if (there != 0 && kind != TileKind::Gate) {
        error(
            "occupied",
            rule,
            "Prisoner " + prisoner_name(first_of(there)) + " stands on " + at(cell)
                + ", and only a gate holds more than one."
        );
    }
    if (is_monster(kind)) {
        error("monster-there", rule, "There is " + a_tile_at(cell) + ".");
    }
}

/// Checks a step into a free cell: only without a light, and only while there is a tile to draw for
/// the cell (NC-O3, NC-O4).
void Check::check_into_free_cell(Cell cell) {
    if (active().lit) {
        error("nothing-there", "NC-M2", "There is no tile at " + at(cell) + ".");
        hint("only a prisoner whose light is out can step into an empty cell");
    } else if (shown_.stack_size == 0) {
        error(
            "stack-empty",
            "NC-O4",
            "There is no tile at " + at(cell) + ", and the stack is empty: none can be drawn."
        );
    }
}

void Check::step(Direction direction) {
    const Cell to = rules_.board.next(active().cell, direction);
    check_exit(direction);
    if (is_free(shown_, to)) {
        check_into_free_cell(to);
        return;
    }
    if (is_from_rear(shown_, to, direction)) {
        check_onto_keeper_from_rear(to, direction);
        return;
    }
    check_onto_tile(to, direction, "NC-M2");
    if (!errors_.empty() && errors_.back().code == "monster-there") {
        hint(
            std::string("type `charge ") + direction_letter(direction) + "` to charge it for nerve"
        );
    }
}

void Check::check_onto_keeper_from_rear(Cell keeper, Direction direction) {
    check_entry(keeper, direction, "NC-M2");
    if (active().has_key) {
        error(
            "has-key",
            "NC-K4",
            actor() + " has a key: only a prisoner without one can enter the keeper at "
                + at(keeper) + " from behind."
        );
    }
}

void Check::require_nerve(int wanted, std::string_view rule, std::string_view purpose) {
    if (active().nerve < wanted) {
        error(
            "no-nerve",
            rule,
            std::string(purpose) + " costs " + std::to_string(wanted) + " nerve, and " + "prisoner "
                + prisoner_name(shown_.active) + " has " + std::to_string(active().nerve) + "."
        );
    }
}

void Check::again(Direction direction) {
    require_nerve(1, "NC-N2", "Moving again");
    step(direction);
}

void Check::charge(Direction direction) {
    if (shown_.step == Step::After) {
        require_nerve(2, "NC-N5", "A charge after a Move");
    } else {
        require_nerve(1, "NC-N5", "A charge");
    }
    check_exit(direction);
    const Cell to = rules_.board.next(active().cell, direction);
    if (is_free(shown_, to)) {
        error("no-monster", "NC-N5", "There is no monster at " + at(to) + ": the cell is empty.");
        return;
    }
    check_entry(to, direction, "NC-N5");
    if (is_from_rear(shown_, to, direction)) {
        error(
            "from-behind",
            "NC-K4",
            "The keeper at " + at(to)
                + " cannot be charged from behind: a prisoner without a key can Move onto it."
        );
        return;
    }
    if (!is_monster(kind_at(shown_, to))) {
        error("no-monster", "NC-N5", "There is " + a_tile_at(to) + ", not a monster.");
    }
}

/// Returns whether a Move without nerve is possible. A prisoner without nerve cannot charge, so
/// charges do not count.
bool Check::has_step() const {
    return std::any_of(kDirections.begin(), kDirections.end(), [this](Direction direction) {
        Check check(rules_, shown_);
        check.step(direction);
        return check.errors_.empty();
    });
}

void Check::stay() {
    if (!active().lit && active().nerve == 0 && has_step()) {
        error(
            "lights-out",
            "NC-C5",
            actor() + " has no light and must Move: a Stay costs 1 nerve, and they have none."
        );
    }
}

void Check::check_same_place(PrisonerId other) {
    const Prisoner& them = prisoner_of(shown_, other);
    const std::string who = "Prisoner " + prisoner_name(other);
    if (!is_on_board(them)) {
        error("not-on-board", "NC-Y2", who + " is not on the board.");
        return;
    }
    if (them.cell == active().cell) {
        return;
    }
    for (Direction direction : kDirections) {
        if (rules_.board.next(active().cell, direction) == them.cell
            && connected(rules_, shown_, active().cell, direction)) {
            return;
        }
    }
    error(
        "not-together",
        "NC-Y2",
        who + " at " + at(them.cell) + " is not on a tile connected to " + at(active().cell) + "."
    );
}

/// Checks an exchange of a key. `other` is the prisoner who is not active.
void Check::check_pass(PrisonerId giver, PrisonerId receiver, PrisonerId other) {
    if (index(other) >= rules_.prisoners) {
        error("no-such-prisoner", "NC-G2", "There is no such prisoner.");
        return;
    }
    if (other == shown_.active) {
        error("same-prisoner", "NC-Y2", "A prisoner cannot pass a key to themselves.");
        return;
    }
    if (!prisoner_of(shown_, giver).has_key) {
        error("no-key", "NC-Y2", "Prisoner " + prisoner_name(giver) + " has no key to give.");
    }
    if (prisoner_of(shown_, receiver).has_key) {
        error("has-key", "NC-Y1", "Prisoner " + prisoner_name(receiver) + " already has a key.");
    }
    check_same_place(other);
    if (contains(shown_.passed, other)) {
        error(
            "already-passed",
            "NC-Y2",
            "These two have already passed a key this turn, and may do so only once."
        );
    }
}

void Check::block() {
    const Prisoner& victim = prisoner_of(shown_, deciding_prisoner(rules_, shown_));
    if (victim.nerve == 0) {
        error("no-nerve", "NC-N4", "A Block costs 1 nerve, and this prisoner has none.");
    }
}

void Check::scramble(Direction direction) {
    const Cell to = rules_.board.next(active().cell, direction);
    if (!has_exit(shown_, active().cell, direction)) {
        error(
            "wall-here",
            "NC-A9",
            the_tile_at(active().cell) + " has no exit " + std::string(name(direction)) + "."
        );
    }
    if (!is_free(shown_, to)) {
        check_onto_tile(to, direction, "NC-A9");
    } else if (shown_.stack_size == 0) {
        error(
            "stack-empty",
            "NC-A9",
            "There is no tile at " + at(to) + ", and the stack is empty: none can be drawn."
        );
    }
}

void Check::drop() {
    if (shown_.may_drop) {
        return;
    }
    if (rules_.facts(TileKind::Keeper).count != 0) {
        error(
            "no-drop",
            "NC-K6",
            "A prisoner can drop only off a keeper whose key they took without landing on it; in "
            "the first printing also after a charge [NC-A9]."
        );
    } else {
        error(
            "no-drop",
            "NC-A9",
            "A prisoner can drop only after a charge, and only in the first printing."
        );
    }
}

void Check::sustain() {
    require_nerve(1, "NC-N6", "To sustain");
}

void Check::check_orientation(TileKind kind, Exits exits) {
    if (kind == TileKind::Keeper) {
        if (exits.count() != 1) {
            error("no-such-exits", "NC-L6", "A keeper is turned by the side of its mouth.");
            errors_.back().expected = "n, e, s or w";
            errors_.back().got = exits_word(exits);
        }
        return;
    }
    const auto& known = rules_.orientations[index(kind)];
    if (std::find(known.begin(), known.end(), exits) == known.end()) {
        error(
            "no-such-exits",
            "NC-T5",
            core::capitalised(with_article(kind)) + " cannot have exits " + display_name(exits)
                + "."
        );
        std::vector<std::string> words;
        words.reserve(known.size());
        for (Exits possible : known) {
            words.push_back(exits_word(possible));
        }
        errors_.back().expected = core::joined(words, ", ", " or ");
        errors_.back().got = exits_word(exits);
    }
}

void Check::start(Cell cell, Exits exits) {
    if (!is_free(shown_, cell)) {
        error(
            "not-free",
            "NC-S3",
            "A start tile needs a free cell, and there is " + a_tile_at(cell) + "."
        );
    }
    check_orientation(TileKind::Start, exits);
}

/// Checks the placement of a tile: on the cell chosen beforehand, or on a free cell in the
/// prisoner's light (NC-L5, NC-F2, NC-O4, NC-A9).
void Check::place(Cell cell, Exits exits) {
    check_orientation(shown_.hand, exits);
    if (shown_.target != kNoCell && cell != shown_.target) {
        error(
            "cell-fixed",
            decision_rule(shown_),
            "The tile was drawn for " + at(shown_.target) + " and can be laid only there."
        );
        return;
    }
    if (shown_.step == Step::Land) {
        return;
    }
    const bool fills = shown_.step == Step::Fill || shown_.step == Step::ScrambleFill;
    const PrisonerId owner = fills ? first_of(shown_.filling) : shown_.active;
    const Cell from = prisoner_of(shown_, owner).cell;
    if (shown_.target == kNoCell && !contains(light_of(rules_, shown_, owner), cell)) {
        error(
            "not-lit",
            "NC-L5",
            "The light of prisoner " + prisoner_name(owner) + " at " + at(from) + " does not reach "
                + at(cell) + "."
        );
        return;
    }
    if (shown_.target == kNoCell && !is_free(shown_, cell)) {
        error("not-free", "NC-L5", "There is already " + a_tile_at(cell) + ".");
        return;
    }
    for (Direction direction : kDirections) {
        if (rules_.board.next(cell, direction) == from && !exits.has(direction)) {
            const bool is_keeper = shown_.hand == TileKind::Keeper;
            error(
                "must-face",
                is_keeper ? "NC-L6" : decision_rule(shown_),
                "At " + at(cell)
                    + (is_keeper ? " the keeper must have its mouth "
                                 : " the tile must have an exit ")
                    + std::string(name(direction)) + ", towards " + at(from) + "."
            );
        }
    }
}

/// Returns the connected tiles and pits; with the flag also those behind a wall that the prisoner
/// illuminates (NC-C2).
Cells Check::replaceable(bool also_behind_a_wall) const {
    Cells cells = 0;
    for (Direction direction : kDirections) {
        const Cell cell = rules_.board.next(active().cell, direction);
        const bool reached = also_behind_a_wall
                                 ? contains(light_of(rules_, shown_, shown_.active), cell)
                                 : connected(rules_, shown_, active().cell, direction);
        const TileKind kind = kind_at(shown_, cell);
        if (reached && kind != TileKind::None && kind != TileKind::Chasm && !has_prisoner(cell)) {
            cells |= only(cell);
        }
    }
    return cells;
}

void Check::replace(Cell cell) {
    const Cells connected_tiles = replaceable(false);
    const Cells all = connected_tiles != 0 ? connected_tiles : replaceable(true);
    if (contains(all, cell)) {
        return;
    }
    if (kind_at(shown_, cell) == TileKind::Chasm) {
        error("chasm-there", "NC-C2", "The chasm at " + at(cell) + " cannot be replaced.");
    } else if (is_free(shown_, cell)) {
        error("nothing-there", "NC-C2", "There is no tile at " + at(cell) + " to replace.");
    } else if (has_prisoner(cell)) {
        error(
            "occupied",
            "NC-C2",
            "A prisoner stands on " + at(cell) + ": that tile cannot be replaced."
        );
    } else if (connected_tiles != 0) {
        error(
            "not-connected",
            "NC-C2",
            core::capitalised(a_tile_at(cell)) + " is not connected to " + at(active().cell) + "."
        );
    } else {
        error(
            "not-lit",
            "NC-C2",
            "Prisoner " + prisoner_name(shown_.active) + " does not light " + at(cell) + "."
        );
    }
}

Cells Check::line_of_fall() const {
    const Prisoner& faller = active();
    return faller.line == Line::Row ? rules_.board.row[index(faller.cell)]
                                    : rules_.board.column[index(faller.cell)];
}

/// Checks a landing without a tile in hand: tiles come before pits (NC-F4).
void Check::check_landing_on_tile(Cell cell) {
    Cells tiles = 0;
    for (Cell candidate : each(line_of_fall() & occupied(shown_))) {
        const TileKind kind = kind_at(shown_, candidate);
        const bool open = kind == TileKind::Gate || !has_prisoner(candidate);
        tiles |= !is_pit(kind) && open ? only(candidate) : 0;
    }
    if (is_free(shown_, cell)) {
        error(
            "cell-lit",
            "NC-F2",
            "The cell " + at(cell) + " is lit: prisoners land only in the dark."
        );
    } else if (!is_pit(kind_at(shown_, cell)) && !contains(tiles, cell)) {
        error("occupied", "NC-F4", "A prisoner stands on " + at(cell) + ".");
    } else if (is_pit(kind_at(shown_, cell)) && tiles != 0) {
        error(
            "pit-last",
            "NC-F4",
            "There is " + a_tile_at(cell) + ", and the line still has a tile to land on."
        );
    }
}

void Check::land(Cell cell) {
    const Cells line = line_of_fall();
    if (!contains(line, cell)) {
        error(
            "not-in-line",
            "NC-F2",
            at(cell) + " is not in the " + std::string(name(active().line)) + " of the fall."
        );
        return;
    }
    const Cells dark = line & ~occupied(shown_) & ~light(rules_, shown_);
    if (dark == 0) {
        check_landing_on_tile(cell);
    } else if (!is_free(shown_, cell)) {
        error(
            "not-free",
            "NC-F2",
            "There is " + a_tile_at(cell) + ", and the line still has a dark, empty cell."
        );
    } else if (!contains(dark, cell)) {
        error(
            "cell-lit",
            "NC-F2",
            "The cell " + at(cell) + " is lit: prisoners land only in the dark."
        );
    }
}

void Check::remove(Cell cell) {
    if (is_free(shown_, cell)) {
        error("nothing-there", "NC-E3", "There is no tile at " + at(cell) + " to remove.");
        return;
    }
    const Cells abyss = cells_of(shown_, TileKind::Chasm);
    if (contains(abyss, cell) && cell != first(abyss)) {
        error(
            "chasm-whole",
            "NC-E3",
            "The chasm is removed as a whole: name its first cell, " + at(first(abyss)) + "."
        );
        return;
    }
    const bool empty_one = (occupied(shown_) & ~prisoner_cells(rules_, shown_)) != 0;
    if (has_prisoner(cell) && empty_one) {
        error(
            "occupied",
            "NC-E3",
            "A prisoner stands on " + at(cell) + ", and there is still a tile or pit without one."
        );
    }
}

/// Checks a placement of the Dirge (NC-D2). If two turns of the shape cover the same cells, only
/// the first of them is legal.
void Check::dirge(Cell corner, Direction turned) {
    const Cells body = dirge_body(rules_, corner, turned);
    const Cells omen = cells_of(shown_, TileKind::Omen);
    if (body == 0) {
        error(
            "beyond-the-edge",
            "NC-D2",
            "With its corner at " + at(corner) + " and turned " + std::string(name(turned))
                + ", the Dirge would reach beyond the edge of the board."
        );
        return;
    }
    if ((body & omen) == 0) {
        error(
            "misses-the-omen",
            "NC-D2",
            "With its corner at " + at(corner) + " and turned " + std::string(name(turned))
                + ", the Dirge would not cover the omen at " + at(first(omen)) + "."
        );
        return;
    }
    for (Direction earlier : kDirections) {
        if (earlier == turned) {
            return;
        }
        if (dirge_body(rules_, corner, earlier) == body) {
            error(
                "same-cells",
                "NC-D2",
                "Turned " + std::string(name(earlier))
                    + " the Dirge covers the same cells: use that direction."
            );
            return;
        }
    }
}

namespace {

/// Returns whether this kind of action answers the pending decision, legal or not.
bool is_answer(ActionKind kind, Decision asked) {
    return (action_spec(kind).answers & only(asked)) != 0;
}

/// The fields of an action that are used.
struct Fields {
    bool cell = false;
    bool exits = false;
    std::size_t numbers = 1;  ///< number of possible directions or prisoners; 1 if only 0 is valid
};

Fields fields_of(Operand operand) {
    switch (operand) {
    case Operand::Direction:
    case Operand::DirectionOrCell: return {.numbers = kDirections.size()};
    case Operand::Cell:
    case Operand::CellOrDirection: return {.cell = true};
    case Operand::CellAndExits:
    case Operand::Fitting: return {.cell = true, .exits = true};
    case Operand::CellAndDirection: return {.cell = true, .numbers = kDirections.size()};
    case Operand::Prisoner: return {.numbers = kMaxPrisoners};
    case Operand::None:
    case Operand::Row:
    case Operand::Column: break;
    }
    return {};
}

/// Returns whether a line of a command file could be read as this action.
bool is_well_formed(const Rules& rules, Action action) {
    const Fields used = fields_of(action_spec(action.kind).operand);
    const bool cell_fits = used.cell ? static_cast<int>(index(action.cell)) < rules.board.cells()
                                     : action.cell == kNoCell;
    return cell_fits && (used.exits || action.exits == Exits{}) && action.number < used.numbers;
}

core::Diagnostic not_now(const Rules& rules, const PublicState& shown, ActionKind kind) {
    const Decision asked = decision(shown);
    if (asked == Decision::Over) {
        return core::error("game-over", "The game is over.").rule(decision_rule(shown));
    }
    core::Diagnostic error =
        core::error("not-now", "Not possible now. " + question(rules, shown, Names{}))
            .rule(decision_rule(shown))
            .expected(core::joined(answering_commands(asked), ", ", " or "))
            .got(command_of(kind));
    if (kind == ActionKind::Move && asked == Decision::AfterMove) {
        error.hint = "type `again` for another Move this turn, for 1 nerve";
    } else if (kind == ActionKind::Again && asked == Decision::Turn) {
        error.hint = "type `move` for the first Move of a turn";
    } else {
        error.hint = "type `" + std::string(usual_command(asked)) + "`; `legal` lists every choice";
    }
    return error;
}

}  // namespace

core::Diagnostics refusals(const Rules& rules, const PublicState& shown, Action action) {
    const Decision asked = decision(shown);
    if (action.kind == ActionKind::Resign && asked != Decision::Over) {
        return {};
    }
    if (!is_answer(action.kind, asked)) {
        return {not_now(rules, shown, action.kind)};
    }
    Check check(rules, shown);
    if (!is_well_formed(rules, action)) {
        check.error("malformed", "", "There is no such choice on this board.");
    } else if (const auto run_check = action_spec(action.kind).check) {
        run_check(check, action);
    }
    return check.take();
}

}  // namespace tenebrae::nightcage

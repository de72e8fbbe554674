// SPDX-License-Identifier: MIT
#include "core/text.hpp"
#include "games/nightcage/words/check.hpp"

#include <algorithm>

namespace tenebrae::nightcage {

void Check::way_out(Direction direction) {
    if (!has_exit(shown_, active().cell, direction)) {
        fault(
            "wall-here",
            "NC-M2",
            core::capitalised(with_article(kind_at(shown_, active().cell))) + " at "
                + at(active().cell) + " has no exit " + std::string(name(direction))
                + ": its exits are " + spoken(exits_at(shown_, active().cell)) + "."
        );
    }
}

void Check::way_in(Cell cell, Direction direction, std::string_view rule) {
    if (!has_exit(shown_, cell, opposite(direction))) {
        fault(
            "wall-there",
            rule,
            core::capitalised(what_lies_at(cell)) + " has no exit "
                + std::string(name(opposite(direction))) + ", back to " + at(active().cell)
                + ": its exits are " + spoken(exits_at(shown_, cell)) + "."
        );
    }
}

/// What a Move and a scramble ask of a tile they lead to.
void Check::onto_tile(Cell cell, Direction direction, std::string_view rule) {
    way_in(cell, direction, rule);
    const TileKind kind = kind_at(shown_, cell);
    const Prisoners there = standing_on(rules_, shown_, cell);
    if (there != 0 && kind != TileKind::Gate) {
        fault(
            "occupied",
            rule,
            "Prisoner " + prisoner_name(first_of(there)) + " stands on " + at(cell)
                + ", and only a gate holds more than one."
        );
    }
    if (is_monster(kind)) {
        fault("monster-there", rule, "There is " + what_lies_at(cell) + ".");
    }
}

/// NC-O3, NC-O4: only without a light, and only while there is a tile to draw for the cell.
void Check::into_free_cell(Cell cell) {
    if (active().lit) {
        fault("nothing-there", "NC-M2", "Nothing lies at " + at(cell) + ".");
        hint("only a prisoner whose lights are out steps into a free cell");
    } else if (shown_.stack_size == 0) {
        fault(
            "stack-empty",
            "NC-O4",
            "Nothing lies at " + at(cell) + ", and the stack is empty: no tile can be drawn for it."
        );
    }
}

void Check::step(Direction direction) {
    const Cell to = rules_.board.next(active().cell, direction);
    way_out(direction);
    if (is_free(shown_, to)) {
        into_free_cell(to);
        return;
    }
    if (is_from_rear(shown_, to, direction)) {
        onto_keeper_from_rear(to, direction);
        return;
    }
    onto_tile(to, direction, "NC-M2");
    if (!faults_.empty() && faults_.back().code == "monster-there") {
        hint(
            std::string("with nerve it can be charged: `charge ") + direction_letter(direction)
            + "`"
        );
    }
}

void Check::onto_keeper_from_rear(Cell keeper, Direction direction) {
    way_in(keeper, direction, "NC-M2");
    if (active().has_key) {
        fault(
            "has-key",
            "NC-K4",
            actor() + " carries a key: with one in hand nobody comes onto the keeper at "
                + at(keeper) + " from behind, not even by a charge."
        );
    }
}

void Check::nerve(int wanted, std::string_view rule, std::string_view purpose) {
    if (active().nerve < wanted) {
        fault(
            "no-nerve",
            rule,
            std::string(purpose) + " costs " + std::to_string(wanted) + " nerve, and " + "prisoner "
                + prisoner_name(shown_.active) + " has " + std::to_string(active().nerve) + "."
        );
    }
}

void Check::again(Direction direction) {
    nerve(1, "NC-N2", "Moving again");
    step(direction);
}

void Check::charge(Direction direction) {
    if (shown_.step == Step::After) {
        nerve(2, "NC-N5", "A charge after a Move");
    } else {
        nerve(1, "NC-N5", "A charge");
    }
    way_out(direction);
    const Cell to = rules_.board.next(active().cell, direction);
    if (is_free(shown_, to)) {
        fault("no-monster", "NC-N5", "There is no monster at " + at(to) + ": nothing lies there.");
        return;
    }
    way_in(to, direction, "NC-N5");
    if (is_from_rear(shown_, to, direction)) {
        fault(
            "from-behind",
            "NC-K4",
            "The keeper at " + at(to)
                + " is not charged from behind: that is a Move, free for a prisoner without a key."
        );
        return;
    }
    if (!is_monster(kind_at(shown_, to))) {
        fault(
            "no-monster",
            "NC-N5",
            "There is no monster at " + at(to) + " but " + with_article(kind_at(shown_, to)) + "."
        );
    }
}

/// Is there a Move that costs no nerve? A prisoner without nerve cannot charge, so charges do not
/// count.
bool Check::has_step() const {
    return std::any_of(kDirections.begin(), kDirections.end(), [this](Direction direction) {
        Check trial(rules_, shown_);
        trial.step(direction);
        return trial.faults_.empty();
    });
}

void Check::stay() {
    if (!active().lit && active().nerve == 0 && has_step()) {
        fault(
            "lights-out",
            "NC-C5",
            actor()
                + " is without light and must Move: to Stay would cost 1 nerve, and it has none."
        );
    }
}

void Check::same_place(PrisonerId other) {
    const Prisoner& them = prisoner_of(shown_, other);
    const std::string who = "Prisoner " + prisoner_name(other);
    if (!is_on_board(them)) {
        fault("not-on-board", "NC-Y2", who + " is not on the board.");
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
    fault(
        "not-together",
        "NC-Y2",
        who + " at " + at(them.cell) + " is not on a tile connected to " + at(active().cell) + "."
    );
}

/// `other` is whichever of the two is not the active prisoner.
void Check::pass(PrisonerId giver, PrisonerId receiver, PrisonerId other) {
    if (index(other) >= rules_.prisoners) {
        fault("no-such-prisoner", "NC-G2", "There is no such prisoner.");
        return;
    }
    if (other == shown_.active) {
        fault("same-prisoner", "NC-Y2", "A key is passed between two different prisoners.");
        return;
    }
    if (!prisoner_of(shown_, giver).has_key) {
        fault("no-key", "NC-Y2", "Prisoner " + prisoner_name(giver) + " has no key to give.");
    }
    if (prisoner_of(shown_, receiver).has_key) {
        fault(
            "has-key", "NC-Y1", "Prisoner " + prisoner_name(receiver) + " already carries a key."
        );
    }
    same_place(other);
    if (contains(shown_.passed, other)) {
        fault(
            "already-passed",
            "NC-Y2",
            "These two have already exchanged a key this turn: once in a turn is all."
        );
    }
}

void Check::block() {
    const Prisoner& victim = prisoner_of(shown_, deciding_prisoner(rules_, shown_));
    if (victim.nerve == 0) {
        fault("no-nerve", "NC-N4", "A Block costs 1 nerve.");
    }
}

void Check::scramble(Direction direction) {
    const Cell to = rules_.board.next(active().cell, direction);
    if (!has_exit(shown_, active().cell, direction)) {
        fault(
            "wall-here",
            "NC-A9",
            core::capitalised(what_lies_at(active().cell)) + " has no exit "
                + std::string(name(direction)) + "."
        );
    }
    if (!is_free(shown_, to)) {
        onto_tile(to, direction, "NC-A9");
    } else if (shown_.stack_size == 0) {
        fault(
            "stack-empty",
            "NC-A9",
            "Nothing lies at " + at(to) + ", and the stack is empty: no tile can be drawn for it."
        );
    }
}

void Check::drop() {
    if (shown_.may_drop) {
        return;
    }
    if (rules_.facts(TileKind::Keeper).count != 0) {
        fault(
            "no-drop",
            "NC-K6",
            "Only off a keeper whose key was taken, and not after landing on it, may a prisoner "
            "fall instead of scrambling; in [1] also after a charge (NC-A9)."
        );
    } else {
        fault(
            "no-drop",
            "NC-A9",
            "Only after a charge may a prisoner fall instead of scrambling, and only in [1]."
        );
    }
}

void Check::sustain() {
    nerve(1, "NC-N6", "To sustain");
}

}  // namespace tenebrae::nightcage

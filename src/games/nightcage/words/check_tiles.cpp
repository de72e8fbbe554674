// SPDX-License-Identifier: MIT
#include "core/text.hpp"
#include "games/nightcage/rules/options.hpp"
#include "games/nightcage/words/check.hpp"
#include "games/nightcage/words/prompt.hpp"

#include <algorithm>

namespace tenebrae::nightcage {

void Check::orientation(TileKind kind, Exits exits) {
    if (kind == TileKind::Keeper) {
        if (exits.count() != 1) {
            fault("no-such-exits", "NC-L6", "A keeper is turned by the side its mouth is on.");
            faults_.back().expected = "n, e, s or w";
            faults_.back().got = exits_word(exits);
        }
        return;
    }
    const auto& known = rules_.orientations[index(kind)];
    if (std::find(known.begin(), known.end(), exits) == known.end()) {
        fault(
            "no-such-exits",
            "NC-T5",
            core::capitalised(with_article(kind)) + " cannot be turned so that its exits are "
                + spoken(exits) + "."
        );
        std::vector<std::string> words;
        words.reserve(known.size());
        for (Exits possible : known) {
            words.push_back(exits_word(possible));
        }
        faults_.back().expected = core::joined(words, ", ", " or ");
        faults_.back().got = exits_word(exits);
    }
}

void Check::start(Cell cell, Exits exits) {
    if (!is_free(shown_, cell)) {
        fault(
            "not-free",
            "NC-S3",
            "A start tile needs a free cell, and there is " + what_lies_at(cell) + "."
        );
    }
    orientation(TileKind::Start, exits);
}

/// NC-L5, NC-F2, NC-O4 and NC-A9: the cell chosen beforehand, or a free cell in the prisoner's
/// light.
void Check::place(Cell cell, Exits exits) {
    orientation(shown_.hand, exits);
    if (shown_.target != kNoCell && cell != shown_.target) {
        fault(
            "cell-fixed",
            decision_rule(shown_),
            "The tile was drawn for " + at(shown_.target) + " and goes nowhere else."
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
        fault(
            "not-lit",
            "NC-L5",
            "The light of prisoner " + prisoner_name(owner) + " at " + at(from) + " does not reach "
                + at(cell) + "."
        );
        return;
    }
    if (shown_.target == kNoCell && !is_free(shown_, cell)) {
        fault("not-free", "NC-L5", "There already is " + what_lies_at(cell) + ".");
        return;
    }
    for (Direction direction : kDirections) {
        if (rules_.board.next(cell, direction) == from && !exits.has(direction)) {
            const bool is_keeper = shown_.hand == TileKind::Keeper;
            fault(
                "must-face",
                is_keeper ? "NC-L6" : decision_rule(shown_),
                "Laid at " + at(cell)
                    + (is_keeper ? " the keeper must have its mouth "
                                 : " the tile must have an exit ")
                    + std::string(name(direction)) + ", towards " + at(from) + "."
            );
        }
    }
}

/// NC-C2: connected tiles and pits, or behind a wall of theirs whatever else the prisoner
/// illuminates.
Cells Check::replaceable(bool also_behind_a_wall) const {
    Cells cells = 0;
    for (Direction direction : kDirections) {
        const Cell cell = rules_.board.next(active().cell, direction);
        const bool reached = also_behind_a_wall
                                 ? contains(light_of(rules_, shown_, shown_.active), cell)
                                 : connected(rules_, shown_, active().cell, direction);
        const TileKind kind = kind_at(shown_, cell);
        if (reached && kind != TileKind::None && kind != TileKind::Chasm && !holds_somebody(cell)) {
            cells |= only(cell);
        }
    }
    return cells;
}

void Check::replace(Cell cell) {
    const Cells connected_ones = replaceable(false);
    const Cells all = connected_ones != 0 ? connected_ones : replaceable(true);
    if (contains(all, cell)) {
        return;
    }
    if (kind_at(shown_, cell) == TileKind::Chasm) {
        fault("chasm-there", "NC-C2", "The chasm at " + at(cell) + " cannot be replaced.");
    } else if (is_free(shown_, cell)) {
        fault("nothing-there", "NC-C2", "Nothing lies at " + at(cell) + " that could be replaced.");
    } else if (holds_somebody(cell)) {
        fault(
            "occupied",
            "NC-C2",
            "Somebody stands on " + at(cell) + ": that tile cannot be replaced."
        );
    } else if (connected_ones != 0) {
        fault(
            "not-connected",
            "NC-C2",
            core::capitalised(what_lies_at(cell)) + " is not connected to " + at(active().cell)
                + "."
        );
    } else {
        fault(
            "not-lit",
            "NC-C2",
            "Prisoner " + prisoner_name(shown_.active) + " does not illuminate " + at(cell) + "."
        );
    }
}

Cells Check::line_of_fall() const {
    const Prisoner& faller = active();
    return faller.line == Line::Row ? rules_.board.row[index(faller.cell)]
                                    : rules_.board.column[index(faller.cell)];
}

/// NC-F4: tiles before pits.
void Check::land_on_tile(Cell cell) {
    Cells tiles = 0;
    for (Cell candidate : each(line_of_fall() & occupied(shown_))) {
        const TileKind kind = kind_at(shown_, candidate);
        const bool open = kind == TileKind::Gate || !holds_somebody(candidate);
        tiles |= !is_pit(kind) && open ? only(candidate) : 0;
    }
    if (is_free(shown_, cell)) {
        fault(
            "cell-lit",
            "NC-F2",
            "The free cell " + at(cell) + " is illuminated: nobody lands in the light."
        );
    } else if (!is_pit(kind_at(shown_, cell)) && !contains(tiles, cell)) {
        fault("occupied", "NC-F4", "Somebody stands on " + at(cell) + ".");
    } else if (is_pit(kind_at(shown_, cell)) && tiles != 0) {
        fault(
            "pit-last",
            "NC-F4",
            "There is " + what_lies_at(cell)
                + ", which may be chosen only when the line holds no open tile."
        );
    }
}

void Check::land(Cell cell) {
    const Cells line = line_of_fall();
    if (!contains(line, cell)) {
        fault(
            "not-in-line",
            "NC-F2",
            at(cell) + " is not in the " + std::string(name(active().line)) + " of the fall."
        );
        return;
    }
    const Cells dark = line & ~occupied(shown_) & ~light(rules_, shown_);
    if (dark == 0) {
        land_on_tile(cell);
    } else if (!is_free(shown_, cell)) {
        fault(
            "not-free",
            "NC-F2",
            "There is " + what_lies_at(cell) + ", and the line still has a free cell in the dark."
        );
    } else if (!contains(dark, cell)) {
        fault(
            "cell-lit",
            "NC-F2",
            "The free cell " + at(cell) + " is illuminated: nobody lands in the light."
        );
    }
}

void Check::remove(Cell cell) {
    if (is_free(shown_, cell)) {
        fault("nothing-there", "NC-E3", "Nothing lies at " + at(cell) + " that could be removed.");
        return;
    }
    const Cells abyss = cells_of(shown_, TileKind::Chasm);
    if (contains(abyss, cell) && cell != first(abyss)) {
        fault(
            "chasm-whole",
            "NC-E3",
            "The chasm goes whole, and is named by its first cell, " + at(first(abyss)) + "."
        );
        return;
    }
    const bool empty_one = (occupied(shown_) & ~stood_on(rules_, shown_)) != 0;
    if (holds_somebody(cell) && empty_one) {
        fault(
            "occupied",
            "NC-E3",
            "Somebody stands on " + at(cell)
                + ", and there is still a tile or pit with nobody on it."
        );
    }
}

/// NC-D2; a shape may look the same after a turn, and is then named by the first of them.
void Check::dirge(Cell corner, Direction turned) {
    const Cells body = dirge_body(rules_, corner, turned);
    const Cells omen = cells_of(shown_, TileKind::Omen);
    if (body == 0) {
        fault(
            "beyond-the-edge",
            "NC-D2",
            "With its corner at " + at(corner) + " and turned " + std::string(name(turned))
                + ", the Dirge would reach beyond the edge of the board."
        );
        return;
    }
    if ((body & omen) == 0) {
        fault(
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
            fault(
                "same-cells",
                "NC-D2",
                "The Dirge covers the same cells turned " + std::string(name(earlier))
                    + ": say that."
            );
            return;
        }
    }
}

}  // namespace tenebrae::nightcage

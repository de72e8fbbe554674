// SPDX-License-Identifier: MIT
#include "nightcage/options.hpp"

#include "nightcage/light.hpp"

namespace tenebrae::nightcage {
namespace {

const Prisoner& active_prisoner(const Table& table) {
    return prisoner_of(table, table.active);
}

bool is_occupied_passage(const Rules& rules, const Table& table, Cell cell) {
    return kind_at(table, cell) != TileKind::Gate && standing_on(rules, table, cell) != 0;
}

bool can_step(const Rules& rules, const Table& table, Direction direction) {
    const Prisoner& prisoner = active_prisoner(table);
    if (!has_exit(table, prisoner.cell, direction)) {
        return false;
    }
    const Cell target = rules.board.next(prisoner.cell, direction);
    if (is_free(table, target)) {
        return !prisoner.lit && table.stack_size != 0;  // blind
    }
    if (!connected(rules, table, prisoner.cell, direction)) {
        return false;
    }
    if (is_monster(kind_at(table, target))) {
        return !prisoner.has_key && is_from_rear(table, target, direction);  // NC-K4
    }
    return !is_occupied_passage(rules, table, target);
}

bool can_scramble(const Rules& rules, const Table& table, Direction direction) {
    const Cell here = active_prisoner(table).cell;
    if (!has_exit(table, here, direction)) {
        return false;
    }
    const Cell target = rules.board.next(here, direction);
    if (is_free(table, target)) {
        return table.stack_size != 0;
    }
    return connected(rules, table, here, direction) && !is_monster(kind_at(table, target))
           && !is_occupied_passage(rules, table, target);
}

template <typename Question>
Directions directions_where(Question question) {
    Directions found;
    for (Direction direction : kDirections) {
        if (question(direction)) {
            found.mask |= exit_towards(direction).mask;
        }
    }
    return found;
}

template <typename Question>
Prisoners partners_where(const Rules& rules, const Table& table, Question question) {
    Prisoners found = 0;
    for (unsigned number = 0; number < rules.prisoners; ++number) {
        const auto who = static_cast<PrisonerId>(number);
        if (question(table.prisoners[number]) && !contains(table.passed, who)
            && are_together(rules, table, table.active, who)) {
            found = static_cast<Prisoners>(found | only(who));
        }
    }
    return found;
}

}  // namespace

Directions steps(const Rules& rules, const Table& table) {
    return directions_where([&](Direction direction) { return can_step(rules, table, direction); });
}

Directions charges(const Rules& rules, const Table& table) {
    const Cell here = active_prisoner(table).cell;
    return directions_where([&](Direction direction) {
        const Cell target = rules.board.next(here, direction);
        return connected(rules, table, here, direction) && is_monster(kind_at(table, target))
               && !is_from_rear(table, target, direction);
    });
}

int charge_cost(const Table& table) {
    return table.step == Step::After ? 2 : 1;
}

int stay_cost(const Table& table) {
    const Prisoner& prisoner = active_prisoner(table);
    return !prisoner.lit && prisoner.nerve > 0 ? 1 : 0;
}

bool may_stay(const Rules& rules, const Table& table) {
    const Prisoner& prisoner = active_prisoner(table);
    return prisoner.lit || prisoner.nerve > 0 || steps(rules, table).mask == 0;
}

Prisoners receivers(const Rules& rules, const Table& table) {
    if (!active_prisoner(table).has_key) {
        return 0;
    }
    return partners_where(rules, table, [](const Prisoner& other) { return !other.has_key; });
}

Prisoners givers(const Rules& rules, const Table& table) {
    if (active_prisoner(table).has_key) {
        return 0;
    }
    return partners_where(rules, table, [](const Prisoner& other) { return other.has_key; });
}

bool can_go_on(const Rules& rules, const Table& table) {
    const int nerve = active_prisoner(table).nerve;
    return (nerve > 0 && steps(rules, table).mask != 0)
           || (nerve >= charge_cost(table) && charges(rules, table).mask != 0)
           || receivers(rules, table) != 0 || givers(rules, table) != 0;
}

Cells free_lit_cells(const Rules& rules, const Table& table, PrisonerId who) {
    return light_of(rules, table, who) & ~occupied(table);
}

PrisonerId light_owner(const Table& table) {
    return table.filling != 0 ? first_of(table.filling) : table.active;
}

Cells cells_for_hand(const Rules& rules, const Table& table) {
    return table.target != kNoCell ? only(table.target)
                                   : free_lit_cells(rules, table, light_owner(table));
}

Exits exit_wanted(const Rules& rules, const Table& table, Cell cell) {
    if (table.step == Step::Land) {
        return {};
    }
    const Cell source = prisoner_of(table, light_owner(table)).cell;
    return directions_where([&](Direction direction) {
        return rules.board.next(cell, direction) == source;
    });
}

Cells landing_cells(const Rules& rules, const Table& table) {
    const Prisoner& prisoner = active_prisoner(table);
    const Cells line = prisoner.line == Line::Row ? rules.board.row[index(prisoner.cell)]
                                                  : rules.board.column[index(prisoner.cell)];
    const Cells dark = line & ~occupied(table) & ~light(rules, table);
    if (dark != 0) {
        return dark;
    }
    Cells tiles = 0;
    Cells pits = 0;
    for (Cell cell : each(line & occupied(table))) {
        if (is_pit(kind_at(table, cell))) {
            pits |= only(cell);
        } else if (!is_occupied_passage(rules, table, cell)) {
            tiles |= only(cell);
        }
    }
    return tiles != 0 ? tiles : pits;
}

Directions scrambles(const Rules& rules, const Table& table) {
    return directions_where([&](Direction direction) {
        return can_scramble(rules, table, direction);
    });
}

Cells replaceable_cells(const Rules& rules, const Table& table) {
    const Cell here = active_prisoner(table).cell;
    const Cells taken = stood_on(rules, table) | cells_of(table, TileKind::Chasm);
    Cells joined = 0;
    for (Direction direction : kDirections) {
        const Cell next = rules.board.next(here, direction);
        if (connected(rules, table, here, direction)) {
            joined |= only(next);
        }
    }
    joined &= ~taken;
    return joined != 0 ? joined : light_of(rules, table, table.active) & occupied(table) & ~taken;
}

Cells removable_cells(const Rules& rules, const Table& table) {
    const Cells abyss = cells_of(table, TileKind::Chasm);
    const Cells named = (occupied(table) & ~abyss) | (abyss & (~abyss + 1));  // NC-E3: one pit
    const Cells empty = named & ~stood_on(rules, table);
    return empty != 0 ? empty : named;
}

Cells dirge_body(const Rules& rules, Cell corner, Direction turned) {
    const DirgeShape& shape = rules.dirge[index(turned)];
    if (rules.board.row_of(corner) + shape.height > rules.board.side
        || rules.board.column_of(corner) + shape.width > rules.board.side) {
        return 0;
    }
    return shape.cells << index(corner);
}

bool flickers_apply(const Table& table) {
    return table.stack_size == 0 && table.flickers;
}

}  // namespace tenebrae::nightcage

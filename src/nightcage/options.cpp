// SPDX-License-Identifier: MIT
#include "nightcage/options.hpp"

#include "nightcage/light.hpp"

namespace tenebrae::nightcage {
namespace {

const Prisoner& active_prisoner(const Table& table) {
    return prisoner_of(table, table.active);
}

/// Nobody more can stand here.
Cells full_cells(const Rules& rules, const Table& table) {
    return stood_on(rules, table) & ~cells_of(table, TileKind::Gate);
}

template <typename Question>
Directions directions_where(Question question) {
    Directions found;
    for (Direction direction : kDirections) {
        const unsigned answer = question(direction) ? 1U : 0U;
        found.mask = static_cast<std::uint8_t>(found.mask | answer << index(direction));
    }
    return found;
}

/// To a connected one of these cells.
Directions ways_to(const Rules& rules, const Table& table, Cells cells) {
    const Cell here = active_prisoner(table).cell;
    return directions_where([&](Direction direction) {
        const Cells reached = cells & table.exits[index(opposite(direction))];
        return (table.exits[index(direction)] >> index(here)
                & reached >> index(rules.board.next(here, direction)) & 1U)
               != 0;
    });
}

/// Through an exit to a free cell, while there are tiles to be drawn.
Directions ways_into_gaps(const Rules& rules, const Table& table) {
    if (table.stack_size == 0) {
        return {};
    }
    const Cell here = active_prisoner(table).cell;
    return directions_where([&](Direction direction) {
        return has_exit(table, here, direction)
               && is_free(table, rules.board.next(here, direction));
    });
}

/// Onto a keeper from behind (NC-K4).
Directions ways_to_rears(const Rules& rules, const Table& table) {
    const Cells keepers = cells_of(table, TileKind::Keeper);
    if (keepers == 0) {
        return {};
    }
    const Cell here = active_prisoner(table).cell;
    return directions_where([&](Direction direction) {
        return connected(rules, table, here, direction)
               && is_from_rear(table, rules.board.next(here, direction), direction);
    });
}

/// Onto connected tiles that are no monsters and have room, and into pits.
Directions plain_ways(const Rules& rules, const Table& table) {
    return ways_to(rules, table, ~(monsters(table) | full_cells(rules, table)));
}

constexpr Directions both(Directions some, Directions others) {
    return {static_cast<std::uint8_t>(some.mask | others.mask)};
}

template <typename Question>
Prisoners partners_where(const Rules& rules, const Table& table, Question question) {
    unsigned wanted = 0;
    for (unsigned number = 0; number < rules.prisoners; ++number) {
        wanted |= (question(table.prisoners[number]) ? 1U : 0U) << number;
    }
    wanted &= ~(static_cast<unsigned>(table.passed) | only(table.active));
    return wanted == 0 ? Prisoners{0}
                       : static_cast<Prisoners>(wanted & company_of(rules, table, table.active));
}

}  // namespace

Directions steps(const Rules& rules, const Table& table) {
    const Prisoner& prisoner = active_prisoner(table);
    const Directions plain = plain_ways(rules, table);
    const Directions blind = prisoner.lit ? Directions{} : ways_into_gaps(rules, table);
    const Directions rear = prisoner.has_key ? Directions{} : ways_to_rears(rules, table);
    return both(both(plain, blind), rear);
}

Directions charges(const Rules& rules, const Table& table) {
    const unsigned rear = ways_to_rears(rules, table).mask;
    return {static_cast<std::uint8_t>(ways_to(rules, table, monsters(table)).mask & ~rear)};
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
    return rules.board.sides_to(cell, prisoner_of(table, light_owner(table)).cell);
}

Cells landing_cells(const Rules& rules, const Table& table) {
    const Prisoner& prisoner = active_prisoner(table);
    const Cells line = prisoner.line == Line::Row ? rules.board.row[index(prisoner.cell)]
                                                  : rules.board.column[index(prisoner.cell)];
    const Cells dark = line & ~occupied(table) & ~light(rules, table);
    if (dark != 0) {
        return dark;
    }
    const Cells tiles = line & occupied(table) & ~pits(table) & ~full_cells(rules, table);
    return tiles != 0 ? tiles : line & pits(table);
}

Directions scrambles(const Rules& rules, const Table& table) {
    return both(plain_ways(rules, table), ways_into_gaps(rules, table));
}

Cells replaceable_cells(const Rules& rules, const Table& table) {
    const Cell here = active_prisoner(table).cell;
    const Cells taken = stood_on(rules, table) | cells_of(table, TileKind::Chasm);
    const Cells next = joined(rules, table, here) & ~taken;
    return next != 0 ? next : light_of(rules, table, table.active) & occupied(table) & ~taken;
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

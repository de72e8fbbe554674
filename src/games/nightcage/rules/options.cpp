// SPDX-License-Identifier: MIT
#include "games/nightcage/rules/options.hpp"

#include "games/nightcage/rules/light.hpp"

namespace tenebrae::nightcage {
namespace {

const Prisoner& active_prisoner(const PublicState& shown) {
    return prisoner_of(shown, shown.active);
}

/// Returns the cells that no other prisoner can enter.
Cells full_cells(const Rules& rules, const PublicState& shown) {
    return prisoner_cells(rules, shown) & ~cells_of(shown, TileKind::Gate);
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

/// Returns the directions to those of these cells that are connected.
Directions directions_to(const Rules& rules, const PublicState& shown, Cells cells) {
    const Cell here = active_prisoner(shown).cell;
    return directions_where([&](Direction direction) {
        const Cells reached = cells & shown.exits[index(opposite(direction))];
        return (shown.exits[index(direction)] >> index(here)
                & reached >> index(rules.board.next(here, direction)) & 1U)
               != 0;
    });
}

/// Returns the directions through an exit to a free cell; none if the stack is empty.
Directions directions_to_free_cells(const Rules& rules, const PublicState& shown) {
    if (shown.stack_size == 0) {
        return {};
    }
    const Cell here = active_prisoner(shown).cell;
    return directions_where([&](Direction direction) {
        return has_exit(shown, here, direction)
               && is_free(shown, rules.board.next(here, direction));
    });
}

/// Returns the directions onto a keeper from behind (NC-K4).
Directions directions_to_keeper_rears(const Rules& rules, const PublicState& shown) {
    const Cells keepers = cells_of(shown, TileKind::Keeper);
    if (keepers == 0) {
        return {};
    }
    const Cell here = active_prisoner(shown).cell;
    return directions_where([&](Direction direction) {
        return connected(rules, shown, here, direction)
               && is_from_rear(shown, rules.board.next(here, direction), direction);
    });
}

/// Returns the directions to pits and to connected tiles that have room and no monster.
Directions plain_directions(const Rules& rules, const PublicState& shown) {
    return directions_to(rules, shown, ~(monsters(shown) | full_cells(rules, shown)));
}

constexpr Directions both(Directions some, Directions others) {
    return {static_cast<std::uint8_t>(some.mask | others.mask)};
}

template <typename Question>
Prisoners partners_where(const Rules& rules, const PublicState& shown, Question question) {
    unsigned wanted = 0;
    for (unsigned number = 0; number < rules.prisoners; ++number) {
        wanted |= (question(shown.prisoners[number]) ? 1U : 0U) << number;
    }
    wanted &= ~(static_cast<unsigned>(shown.passed) | only(shown.active));
    return wanted == 0
               ? Prisoners{0}
               : static_cast<Prisoners>(wanted & connected_prisoners(rules, shown, shown.active));
}

}  // namespace

Directions steps(const Rules& rules, const PublicState& shown) {
    const Prisoner& prisoner = active_prisoner(shown);
    const Directions plain = plain_directions(rules, shown);
    const Directions blind = prisoner.lit ? Directions{} : directions_to_free_cells(rules, shown);
    const Directions rear =
        prisoner.has_key ? Directions{} : directions_to_keeper_rears(rules, shown);
    return both(both(plain, blind), rear);
}

Directions charges(const Rules& rules, const PublicState& shown) {
    const unsigned rear = directions_to_keeper_rears(rules, shown).mask;
    return {static_cast<std::uint8_t>(directions_to(rules, shown, monsters(shown)).mask & ~rear)};
}

int charge_cost(const PublicState& shown) {
    return shown.step == Step::After ? 2 : 1;
}

int stay_cost(const PublicState& shown) {
    const Prisoner& prisoner = active_prisoner(shown);
    return !prisoner.lit && prisoner.nerve > 0 ? 1 : 0;
}

bool may_stay(const Rules& rules, const PublicState& shown) {
    const Prisoner& prisoner = active_prisoner(shown);
    return prisoner.lit || prisoner.nerve > 0 || steps(rules, shown).mask == 0;
}

Prisoners key_receivers(const Rules& rules, const PublicState& shown) {
    if (!active_prisoner(shown).has_key) {
        return 0;
    }
    return partners_where(rules, shown, [](const Prisoner& other) { return !other.has_key; });
}

Prisoners key_givers(const Rules& rules, const PublicState& shown) {
    if (active_prisoner(shown).has_key) {
        return 0;
    }
    return partners_where(rules, shown, [](const Prisoner& other) { return other.has_key; });
}

bool can_continue_turn(const Rules& rules, const PublicState& shown) {
    const int nerve = active_prisoner(shown).nerve;
    return (nerve > 0 && steps(rules, shown).mask != 0)
           || (nerve >= charge_cost(shown) && charges(rules, shown).mask != 0)
           || key_receivers(rules, shown) != 0 || key_givers(rules, shown) != 0;
}

Cells free_lit_cells(const Rules& rules, const PublicState& shown, PrisonerId who) {
    return light_of(rules, shown, who) & ~occupied(shown);
}

PrisonerId light_owner(const PublicState& shown) {
    return shown.filling != 0 ? first_of(shown.filling) : shown.active;
}

Cells cells_for_hand(const Rules& rules, const PublicState& shown) {
    return shown.target != kNoCell ? only(shown.target)
                                   : free_lit_cells(rules, shown, light_owner(shown));
}

Exits required_exits(const Rules& rules, const PublicState& shown, Cell cell) {
    if (shown.step == Step::Land) {
        return {};
    }
    return rules.board.sides_to(cell, prisoner_of(shown, light_owner(shown)).cell);
}

Cells landing_cells(const Rules& rules, const PublicState& shown) {
    const Prisoner& prisoner = active_prisoner(shown);
    const Cells line = prisoner.line == Line::Row ? rules.board.row[index(prisoner.cell)]
                                                  : rules.board.column[index(prisoner.cell)];
    const Cells dark = line & ~occupied(shown) & ~light(rules, shown);
    if (dark != 0) {
        return dark;
    }
    const Cells tiles = line & occupied(shown) & ~pits(shown) & ~full_cells(rules, shown);
    return tiles != 0 ? tiles : line & pits(shown);
}

Directions scrambles(const Rules& rules, const PublicState& shown) {
    return both(plain_directions(rules, shown), directions_to_free_cells(rules, shown));
}

Cells replaceable_cells(const Rules& rules, const PublicState& shown) {
    const Cell here = active_prisoner(shown).cell;
    const Cells taken = prisoner_cells(rules, shown) | cells_of(shown, TileKind::Chasm);
    const Cells next = connected_cells(rules, shown, here) & ~taken;
    return next != 0 ? next : light_of(rules, shown, shown.active) & occupied(shown) & ~taken;
}

Cells removable_cells(const Rules& rules, const PublicState& shown) {
    const Cells abyss = cells_of(shown, TileKind::Chasm);
    const Cells named = (occupied(shown) & ~abyss) | (abyss & (~abyss + 1));  // NC-E3: one pit
    const Cells empty = named & ~prisoner_cells(rules, shown);
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

bool flickers_apply(const PublicState& shown) {
    return shown.stack_size == 0 && shown.flickers;
}

}  // namespace tenebrae::nightcage

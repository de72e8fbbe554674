// SPDX-License-Identifier: MIT
#include "games/vast/rules/lists.hpp"
#include "games/vast/rules/terrain.hpp"

#include <algorithm>

namespace tenebrae::vast {
namespace {

using K = ActionKind;

void list_cells(const CellList& cells, K kind, ActionList& actions) {
    actions.append(cells, [kind](Cell cell) { return Action::at(kind, cell); });
}

/// VA-P2, C7.
void list_fill(const Rules& rules, const State& state, ActionList& actions) {
    CellList cells;
    find_cells_to_fill(state, cells);
    if (rules.has_role(Role::Cave)) {
        return list_placings(rules, state, cells, K::Fill, actions);
    }
    list_cells(cells, K::Fill, actions);
}

/// VA-R2, R3.
void list_orient(const Rules& rules, const State& state, ActionList& actions) {
    const Frame& frame = state.top();
    Orientations legal;
    if (frame.piece == kAnySide) {
        find_joining_orientations(rules, state, frame.space, legal);
    } else {
        Orientations all;
        find_orientations(rules, state.spaces[frame.space].tile, all);
        for (const Sides open : all) {
            if (has(open, frame.piece)) {
                legal.push_back(open);
            }
        }
    }
    actions.append(legal, [](Sides open) { return Action::of(K::Orient, open); });
}

/// VA-R4.
void list_reveal(const Rules& rules, const State& state, ActionList& actions) {
    const Frame& frame = state.top();
    for (int mark = 0; mark < kMarks; ++mark) {
        if (has(frame.mask, mark)) {
            const Cell cell = marked_cell(state.spaces[frame.space].at, mark);
            Orientations legal;
            find_joining_orientations(rules, state, space_at(state, cell), legal);
            actions.append(legal, [cell](Sides open) { return Action::at(K::Reveal, cell, open); });
        }
    }
}

void list_exit(const Rules& rules, const State& state, ActionList& actions) {
    if (state.top().kind == FrameKind::Wrath) {
        const Frame& wrath = state.top();
        const SpaceSet marked = wrath_spaces(state, wrath);
        CellList flights;
        find_flights(rules, state, static_cast<Piece>(wrath.piece), marked, flights);
        return list_cells(flights, K::Exit, actions);
    }
    if (state.top().kind == FrameKind::Thrown) {
        CellList thrown;
        find_thrown(state, static_cast<Monster>(state.top().piece), thrown);
        return list_cells(thrown, K::Exit, actions);
    }
    ExitList exits;
    find_exits(rules, state, static_cast<Piece>(state.top().piece), exits);
    CellList cells;
    for (const SpaceId space : exits) {
        cells.push_back(state.spaces[space].at);
    }
    sort_cells(cells);
    list_cells(cells, K::Exit, actions);
}

/// VA-X10, X11.
void list_slide(const State& state, ActionList& actions) {
    const Sections sections = find_sections(state);
    for (int section = 0; section < sections.count; ++section) {
        if (sections.of[kEntranceSpace] == section) {
            continue;
        }
        const int before = distance_to_others(state, sections, section, kEntranceCell);
        for (const Direction direction : kDirections) {
            const Cell step = next_to(kEntranceCell, direction);
            if (distance_to_others(state, sections, section, step) < before) {
                const Cell first = sections.first[static_cast<std::size_t>(section)];
                actions.push_back(Action::at(K::Slide, first, direction));
            }
        }
    }
}

/// VA-O2.
bool can_push_knight(const State& state, SpaceId next, bool only_unoccupied) {
    return !state.spaces[next].is_dark() && !has_piece(state, next)
           && !has_monster_token(state, next) && (!only_unoccupied || is_unoccupied(state, next));
}

/// VA-O3.
bool can_push_tribe(const Rules& rules, const State& state, Piece tribe, SpaceId next) {
    return state.knight.at != next
           && (state.dragon.at != next
               || tribe_strength(rules, state, tribe) > dragon_armor(rules, state));
}

/// VA-O1: whether a step of a pushed piece from a space is possible, Pits apart.
bool can_push_from(
    const Rules& rules, const State& state, const Frame& push, SpaceId from, Direction direction
) {
    const auto piece = static_cast<Piece>(push.piece);
    const SpaceId next = neighbour(state, from, direction);
    if (!has_passage(state, from, direction) || is_impassable(state, next)) {
        return false;
    }
    return piece == Piece::Knight ? can_push_knight(state, next, push.mask != 0)
                                  : can_push_tribe(rules, state, piece, next);
}

/// Returns whether a pushed piece can be pushed on from a Pit with so many steps (VA-N12).
bool can_leave_pit(const Rules& rules, const State& state, const Frame& push, OnPit at) {
    return leads_off(
        state,
        at,
        SpaceSet{},
        [&](SpaceId from, Direction direction) {
            return can_push_from(rules, state, push, from, direction);
        },
        [](SpaceId) { return false; }
    );
}

/// VA-N12: a push onto a Pit must lead on, and never back.
bool can_push_on(
    const Rules& rules, const State& state, const Frame& push, SpaceId from, Direction direction
) {
    const SpaceId next = neighbour(state, from, direction);
    const bool is_on_pit = is_pit(state, from);
    const SpaceId back = is_on_pit ? came_from(state, static_cast<Piece>(push.piece)) : from;
    return (!is_on_pit || next != back)
           && (!is_pit(state, next)
               || can_leave_pit(rules, state, push, OnPit{next, back, push.value - 1}));
}

/// Returns whether a pushed piece or token may be left where it is.
bool can_end_push(const Rules& rules, const State& state, const Frame& push) {
    if (push.kind == FrameKind::PushToken) {
        return can_leave_token(state, push);
    }
    const auto piece = static_cast<Piece>(push.piece);
    const SpaceId here = space_of(state, piece);
    return !is_pit(state, here)
           || !can_leave_pit(rules, state, push, OnPit{here, came_from(state, piece), push.value});
}

/// VA-O1.
bool can_push(const Rules& rules, const State& state, Direction direction) {
    const Frame& frame = state.top();
    if (frame.kind == FrameKind::PushToken) {
        return can_push_token(state, frame, direction);
    }
    const auto piece = static_cast<Piece>(frame.piece);
    const SpaceId here = space_of(state, piece);
    return can_push_from(rules, state, frame, here, direction)
           && can_push_on(rules, state, frame, here, direction);
}

void list_push(const Rules& rules, const State& state, ActionList& actions) {
    const Frame& frame = state.top();
    for (const Direction direction : kDirections) {
        if (can_push(rules, state, direction)) {
            actions.push_back(Action::of(K::Push, direction));
        }
    }
    if (can_end_push(rules, state, frame)) {
        actions.push_back(Action::of(K::Done));
    }
}

/// VA-E2, V40; for the Past Plunder card VA-V28.
void list_place(const State& state, ActionList& actions) {
    CellList cells;
    if (state.top().kind == FrameKind::PastPlunder) {
        find_border(state, cells, true);
    }
    if (cells.empty()) {
        find_border(state, cells);
    }
    list_cells(cells, K::Place, actions);
}

/// VA-E2, V40.
void list_remove(const Rules& rules, const State& state, ActionList& actions) {
    CellList cells;
    find_removable(rules, state, cells);
    const auto rank = [&](Cell cell) {
        const Space& at = state.spaces[space_at(state, cell)];
        if (at.is_lit() && rules.is_kind(at.tile, TileKind::Crystal)) {
            return 0;
        }
        return rules.is_solo() && at.is_lit() ? 2 : 1;
    };
    const auto is_part_of_terrain = [&](Cell cell) {
        return state.spaces[space_at(state, cell)].is_terrain();
    };
    int least = 2;
    for (const Cell cell : cells) {
        least = is_part_of_terrain(cell) ? least : std::min(least, rank(cell));
    }
    for (const Cell cell : cells) {
        // VA-N14: a Terrain may go in the place of a tile, but for a Lit Crystal tile.
        const bool is_other = least > 0 && is_part_of_terrain(cell);
        if (is_other || (!is_part_of_terrain(cell) && rank(cell) == least)) {
            actions.push_back(Action::at(K::Remove, cell));
        }
    }
}

/// VA-V28.
void list_treasure(const State& state, ActionList& actions) {
    const bool is_dark = has_unoccupied_tile(state, false);
    list_spaces(
        state,
        actions,
        [&](SpaceId space) {
            const Space& at = state.spaces[space];
            return (is_dark ? at.is_dark() : at.is_lit()) && is_unoccupied(state, space);
        },
        [](Cell cell) { return Action::at(K::Treasure, cell); }
    );
}

void list_two(K one, K two, ActionList& actions) {
    actions.push_back(Action::of(one));
    actions.push_back(Action::of(two));
}

/// VA-B4: which of the tribe's Monsters is discarded.
void list_lose(const State& state, ActionList& actions) {
    const TribeState& tribe = state.tribe(static_cast<Piece>(state.top().piece));
    for (Card monster = 0; monster < kMonsters; ++monster) {
        if (has(tribe.monsters, monster)) {
            actions.push_back(Action::of(K::Lose, monster));
        }
    }
}

/// VA-B32.
void list_gnome(const State& state, ActionList& actions) {
    list_spaces(
        state,
        actions,
        [&](SpaceId space) { return state.spaces[space].is_dark() && is_unoccupied(state, space); },
        [](Cell cell) { return Action::at(K::Jump, cell); }
    );
    actions.push_back(Action::of(K::Pass));
}

// One line for each decision; long, but flat.
// NOLINTNEXTLINE(readability-function-size)
void list_all(
    const Rules& rules, const State& state, const HiddenCounts& counts, ActionList& actions
) {
    switch (state.decision) {
    case Decision::Fill: return list_fill(rules, state, actions);
    case Decision::Orient: return list_orient(rules, state, actions);
    case Decision::Reveal: return list_reveal(rules, state, actions);
    case Decision::Exit: return list_exit(rules, state, actions);
    case Decision::Slide: return list_slide(state, actions);
    case Decision::Push: return list_push(rules, state, actions);
    case Decision::Place: return list_place(state, actions);
    case Decision::Remove: return list_remove(rules, state, actions);
    case Decision::Treasure: return list_treasure(state, actions);
    case Decision::Knight: return list_knight(rules, state, actions);
    case Decision::Encounter: return list_encounter(rules, state, actions);
    case Decision::Brace: return list_brace(rules, state, actions);
    case Decision::Keep: return list_two(K::Keep, K::Decline, actions);
    case Decision::Heal: return list_two(K::Heal, K::Pass, actions);
    case Decision::Shed: return list_shed(state, actions);
    case Decision::War: return list_war(rules, state, actions);
    case Decision::Overpopulation: return list_overpopulation(state, actions);
    case Decision::Monsters: return list_monsters(rules, state, actions);
    case Decision::Secrets: return list_secrets(rules, state, actions);
    case Decision::Tribes: return list_tribes(rules, state, actions);
    case Decision::Tribe: return list_tribe(rules, state, actions);
    case Decision::Ambush: return list_ambush(rules, state, actions);
    case Decision::CaveIn: return list_cave_in(rules, state, actions);
    case Decision::Gnome: return list_gnome(state, actions);
    case Decision::Lose: return list_lose(state, actions);
    case Decision::Beetles: return list_two(K::Beetles, K::TakeLoss, actions);
    case Decision::Axe: return list_two(K::Wound, K::Pass, actions);
    case Decision::Trap: return list_two(K::Trap, K::Pass, actions);
    case Decision::Dragon: return list_dragon(rules, state, actions);
    case Decision::Pay: return list_pay(rules, state, actions);
    case Decision::Hoard: return list_hoard(state, actions);
    case Decision::Gem: return list_gem(state, actions);
    case Decision::Surface: return list_two(K::Surface, K::Stay, actions);
    case Decision::Reroll: return list_two(K::Reroll, K::Keep, actions);
    case Decision::Shy: return list_shy(state, actions);
    case Decision::Spores: return list_spores(state, actions);
    case Decision::Back: return list_back(rules, state, actions);
    case Decision::Cave: return list_cave(rules, state, actions);
    case Decision::OmenPay: return list_omen_pay(rules, state, actions);
    case Decision::Offer: return list_offer(state, actions);
    case Decision::Dig: return list_dig(rules, state, actions);
    case Decision::Fade: return list_fade(state, actions);
    case Decision::Bonus: return list_two(K::BonusSecrets, K::BonusRage, actions);
    case Decision::Assign: return list_assign(rules, state, actions);
    case Decision::Thief: return list_thief(rules, state, counts, actions);
    case Decision::Peek: return list_peek(rules, state, actions);
    case Decision::Upgrade: return list_upgrade(state, actions);
    case Decision::Fingers: return list_two(K::Reroll, K::Keep, actions);
    case Decision::Snatch: return list_snatch(state, actions);
    case Decision::Filch: return list_filch(state, counts, actions);
    case Decision::Evade: return list_evade(state, actions);
    case Decision::Fall: return list_fall(state, actions);
    case Decision::Terrain: return list_terrain(state, actions);
    case Decision::Flow: return list_flow(rules, state, actions);
    case Decision::None: return;
    }
}

}  // namespace

void legal_actions(const Rules& rules, const State& state, ActionList& actions) {
    actions.clear();
    list_all(rules, state, hidden_counts(state), actions);
}

void legal_actions(const Rules& rules, const View& view, ActionList& actions) {
    actions.clear();
    if (view.decides) {
        list_all(rules, view.state, view.counts, actions);
    }
}

}  // namespace tenebrae::vast

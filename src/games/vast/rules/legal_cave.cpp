// SPDX-License-Identifier: MIT
#include "games/vast/rules/lists.hpp"

namespace tenebrae::vast {
namespace {

using K = ActionKind;

void list_removals(const Rules& rules, const State& state, K kind, ActionList& actions) {
    CellList cells;
    find_removable(rules, state, cells);
    actions.append(cells, [kind](Cell cell) { return Action::at(kind, cell); });
}

/// VA-C6.
void list_border(const Rules& rules, const State& state, K kind, ActionList& actions) {
    CellList cells;
    find_border(state, cells);
    list_placings(rules, state, cells, kind, actions);
}

/// VA-C8, C23.
void list_treasures(const State& state, K kind, ActionList& actions) {
    list_spaces(
        state,
        actions,
        [&](SpaceId space) { return can_put_treasure(state, space); },
        [kind](Cell cell) { return Action::at(kind, cell); }
    );
}

/// VA-C4 to C8.
void list_step(const Rules& rules, const State& state, ActionList& actions) {
    switch (state.cave.step) {
    case CaveStep::Collect: actions.push_back(Action::of(K::Collect)); return;
    case CaveStep::Tiles:
        if (state.collapse) {
            list_removals(rules, state, K::Remove, actions);
        } else {
            list_border(rules, state, K::Place, actions);
        }
        return;
    case CaveStep::Treasure:
        list_treasures(state, K::Treasure, actions);
        if (actions.empty() || rules.optional_treasure) {
            actions.push_back(Action::of(K::Skip));
        }
        return;
    case CaveStep::Done: return;
    }
}

/// VA-C21.
void list_bats(const State& state, ActionList& actions) {
    for (const Piece piece : kAllPieces) {
        if (can_send_bats(state, piece)) {
            actions.push_back(Action::by(K::OmenBats, piece));
        }
    }
    list_spaces(
        state,
        actions,
        [&](SpaceId space) { return state.spaces[space].treasures > 0; },
        [](Cell cell) { return Action::at(K::OmenBatsTreasure, cell); }
    );
}

/// Calls a function with each edge between two spaces, named as VA-C22 says, in the order of lists.
template <typename Use>
void each_edge(const State& state, Use use) {
    CellList cells;
    for (const Space& space : state.spaces) {
        if (space.is_used()) {
            cells.push_back(space.at);
        }
    }
    sort_cells(cells);
    for (const Cell cell : cells) {
        const SpaceId space = space_at(state, cell);
        for (const Direction direction : {Direction::East, Direction::South}) {
            if (neighbour(state, space, direction) != kNoSpace) {
                use(space, direction);
            }
        }
    }
}

/// VA-C22.
void list_rockslides(const Rules& rules, const State& state, ActionList& actions) {
    core::FixedList<Action, kMaxSpaces> laid;
    if (rockslides_left(rules, state) == 0) {
        each_edge(state, [&](SpaceId space, Direction direction) {
            if (has_rockslide(state, space, direction)) {
                laid.push_back(Action::at(K::OmenRockslideFrom, state.spaces[space].at, direction));
            }
        });
    }
    each_edge(state, [&](SpaceId space, Direction direction) {
        if (!can_lay_rockslide(state, space, direction)) {
            return;
        }
        Action action = Action::at(K::OmenRockslide, state.spaces[space].at, direction);
        if (laid.empty()) {
            actions.push_back(action);
        }
        for (const Action& from : laid) {
            action.kind = K::OmenRockslideFrom;
            action.other = from.cell;
            action.over = from.what;
            actions.push_back(action);
        }
    });
}

/// VA-C24.
void list_spore_targets(const Rules& rules, const State& state, ActionList& actions) {
    for (const Role role : kAllRoles) {
        if (can_hit_by_spores(rules, state, role)) {
            actions.push_back(Action::of(K::OmenSpores, role));
        }
    }
}

/// VA-C25.
void list_hatred(const Rules& rules, const State& state, ActionList& actions) {
    if (state.collapse) {
        list_removals(rules, state, K::OmenHatredRemove, actions);
    } else {
        list_border(rules, state, K::OmenHatred, actions);
    }
    if (state.cave.hatred > 0) {
        actions.push_back(Action::of(K::OmenHatredToken));
    }
}

/// VA-C26: the other orientations of each Lit tile.
void list_turns(const Rules& rules, const State& state, ActionList& actions) {
    CellList cells;
    for (const Space& space : state.spaces) {
        if (space.is_lit() && space.at != kEntranceCell) {
            cells.push_back(space.at);
        }
    }
    sort_cells(cells);
    for (const Cell cell : cells) {
        const Space& at = state.spaces[space_at(state, cell)];
        Orientations orientations;
        find_orientations(rules, at.tile, orientations);
        for (const Sides open : orientations) {
            if (open != at.open()) {
                actions.push_back(Action::at(K::OmenCurseTurn, cell, open));
            }
        }
    }
}

void list_curses(const Rules& rules, const State& state, ActionList& actions) {
    list_turns(rules, state, actions);
    list_spaces(
        state,
        actions,
        [&](SpaceId space) { return can_put_event(rules, state, space); },
        [](Cell cell) { return Action::at(K::OmenCurseEvent, cell); }
    );
    if (is_knight_alive(state) && !state.events.empty()) {
        actions.push_back(Action::of(K::OmenCurseDeck));
    }
}

void list_omen(const Rules& rules, const State& state, Omen omen, ActionList& actions) {
    switch (omen) {
    case Omen::Bats: return list_bats(state, actions);
    case Omen::Rockslide: return list_rockslides(rules, state, actions);
    case Omen::Plunder: return list_treasures(state, K::OmenPlunder, actions);
    case Omen::Spores: return list_spore_targets(rules, state, actions);
    case Omen::Hatred: return list_hatred(rules, state, actions);
    case Omen::Curse: return list_curses(rules, state, actions);
    }
}

}  // namespace

void list_placings(
    const Rules& rules,
    const State& state,
    const CellList& cells,
    ActionKind kind,
    ActionList& actions
) {
    core::FixedList<Tile, 3> tiles;
    for (const Tile tile : state.cave.hand) {
        if (may_place(rules, state, tile)) {
            tiles.push_back(tile);
        }
    }
    for (const Cell cell : cells) {
        actions.append(tiles, [&](Tile tile) { return Action::at(kind, cell, tile); });
    }
}

void list_cave(const Rules& rules, const State& state, ActionList& actions) {
    list_step(rules, state, actions);
    for (std::size_t number = 0; number < kOmens; ++number) {
        const auto omen = static_cast<Omen>(number);
        if (can_pay_omen(rules, state, omen)) {
            list_omen(rules, state, omen, actions);
        }
    }
    if (state.cave.step == CaveStep::Done) {
        actions.push_back(Action::of(K::End));
    }
}

/// VA-C20.
void list_omen_pay(const Rules& rules, const State& state, ActionList& actions) {
    const Omen omen = omen_of(state.cave.omen.kind);
    for (std::size_t symbol = 0; symbol < kOmenSymbols; ++symbol) {
        if (may_omen_pay(rules, state, omen, static_cast<OmenSymbol>(symbol))) {
            actions.push_back(Action::of(K::PayOmen, symbol));
        }
    }
}

/// VA-C11, C12: equal cards are one action.
void list_offer(const State& state, ActionList& actions) {
    const bool are_events = static_cast<Deck>(state.top().piece) == Deck::Events;
    Set offered = 0;
    for (const Card card : offered_cards(state)) {
        put(offered, card);
    }
    for (Card card = 0; card < kEventCards; ++card) {
        if (has(offered, card)) {
            actions.push_back(Action::of(are_events ? K::Event : K::Give, card));
        }
    }
}

/// VA-C7, C10.
void list_dig(const Rules& rules, const State& state, ActionList& actions) {
    for (const Tile tile : state.cave.hand) {
        if (may_place(rules, state, tile)) {
            actions.push_back(Action::of(K::Dig, tile));
        }
    }
}

/// VA-C14.
void list_fade(const State& state, ActionList& actions) {
    for (std::size_t symbol = 0; symbol < kOmenSymbols; ++symbol) {
        if (state.cave.tokens[symbol] > 0) {
            actions.push_back(Action::of(K::Discard, symbol));
        }
    }
}

}  // namespace tenebrae::vast

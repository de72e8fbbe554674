// SPDX-License-Identifier: MIT
#include "games/nightcage/rules/action.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/options.hpp"

#include <algorithm>

namespace tenebrae::nightcage {
namespace {

void add_directions(ActionList& actions, ActionKind kind, Directions directions) {
    for (Direction direction : kDirections) {
        if (directions.has(direction)) {
            actions.push_back(Action::towards(kind, direction));
        }
    }
}

void add_cells(ActionList& actions, ActionKind kind, Cells cells) {
    actions.append(each(cells), [=](Cell cell) { return Action::at(kind, cell); });
}

void add_prisoners(ActionList& actions, ActionKind kind, Prisoners prisoners) {
    for (Prisoners rest = prisoners; rest != 0; rest = static_cast<Prisoners>(rest & (rest - 1))) {
        actions.push_back(Action::with_prisoner(kind, first_of(rest)));
    }
}

void add_starts(const Rules& rules, const PublicState& shown, ActionList& actions) {
    for (Cell cell : each(rules.board.all & ~occupied(shown))) {
        actions.append(rules.orientations[index(TileKind::Start)], [=](Exits exits) {
            return Action::at(ActionKind::Start, cell, exits);
        });
    }
}

/// Adds the placements of a keeper: with its mouth towards the prisoner it is placed for, or on a
/// landing in any direction (NC-L6).
void add_keeper_places(const Rules& rules, const PublicState& shown, ActionList& actions) {
    for (Cell cell : each(cells_for_hand(rules, shown))) {
        const Exits wanted = required_exits(rules, shown, cell);
        for (Direction direction : kDirections) {
            if (wanted.mask == 0 || wanted.has(direction)) {
                actions.push_back(Action::at(ActionKind::Place, cell, exit_towards(direction)));
            }
        }
    }
}

void add_dirges(const Rules& rules, const PublicState& shown, ActionList& actions) {
    const Cells omen = cells_of(shown, TileKind::Omen);
    for (Cell cell : each(rules.board.all)) {
        core::FixedList<Cells, 4> known;  // turns of a symmetric shape can cover the same cells
        for (Direction direction : kDirections) {
            const Cells body = dirge_body(rules, cell, direction);
            if ((body & omen) != 0 && std::find(known.begin(), known.end(), body) == known.end()) {
                known.push_back(body);
                actions.push_back(Action::dirge(cell, direction));
            }
        }
    }
}

void add_places(const Rules& rules, const PublicState& shown, ActionList& actions) {
    if (shown.hand == TileKind::Keeper) {
        add_keeper_places(rules, shown, actions);
        return;
    }
    for (Cell cell : each(cells_for_hand(rules, shown))) {
        const Exits wanted = required_exits(rules, shown, cell);
        actions.append(rules.facing[index(shown.hand)][wanted.mask], [=](Exits exits) {
            return Action::at(ActionKind::Place, cell, exits);
        });
    }
}

void add_turn(const Rules& rules, const PublicState& shown, ActionList& actions) {
    add_directions(actions, ActionKind::Move, steps(rules, shown));
    if (prisoner_of(shown, shown.active).nerve >= charge_cost(shown)) {
        add_directions(actions, ActionKind::Charge, charges(rules, shown));
    }
    if (may_stay(rules, shown)) {
        actions.push_back(Action::of(ActionKind::Stay));
    }
    add_prisoners(actions, ActionKind::Pass, key_receivers(rules, shown));
    add_prisoners(actions, ActionKind::Take, key_givers(rules, shown));
}

void add_after_move(const Rules& rules, const PublicState& shown, ActionList& actions) {
    const int nerve = prisoner_of(shown, shown.active).nerve;
    if (nerve > 0) {
        add_directions(actions, ActionKind::Again, steps(rules, shown));
    }
    if (nerve >= charge_cost(shown)) {
        add_directions(actions, ActionKind::Charge, charges(rules, shown));
    }
    add_prisoners(actions, ActionKind::Pass, key_receivers(rules, shown));
    add_prisoners(actions, ActionKind::Take, key_givers(rules, shown));
    actions.push_back(Action::of(ActionKind::End));
}

void add_scrambles(const Rules& rules, const PublicState& shown, ActionList& actions) {
    add_directions(actions, ActionKind::Scramble, scrambles(rules, shown));
    if (shown.may_drop) {
        actions.push_back(Action::of(ActionKind::Drop));
    }
}

void add_flickers(const Rules& rules, const PublicState& shown, ActionList& actions) {
    add_cells(actions, ActionKind::Remove, removable_cells(rules, shown));
    if (prisoner_of(shown, shown.active).nerve > 0) {
        actions.push_back(Action::of(ActionKind::Sustain));
    }
}

}  // namespace

void legal_actions(const Rules& rules, const PublicState& shown, ActionList& actions) {
    actions.clear();
    switch (decision(shown)) {
    case Decision::Start: add_starts(rules, shown, actions); break;
    case Decision::Place: add_places(rules, shown, actions); break;
    case Decision::Turn: add_turn(rules, shown, actions); break;
    case Decision::AfterMove: add_after_move(rules, shown, actions); break;
    case Decision::Replace:
        add_cells(actions, ActionKind::Replace, replaceable_cells(rules, shown));
        break;
    case Decision::Line:
        actions.push_back(Action::of(ActionKind::FallRow));
        actions.push_back(Action::of(ActionKind::FallColumn));
        break;
    case Decision::Land: add_cells(actions, ActionKind::Land, landing_cells(rules, shown)); break;
    case Decision::Block:
        actions.push_back(Action::of(ActionKind::Block));
        actions.push_back(Action::of(ActionKind::Endure));
        break;
    case Decision::Scramble: add_scrambles(rules, shown, actions); break;
    case Decision::Flickers: add_flickers(rules, shown, actions); break;
    case Decision::Dirge: add_dirges(rules, shown, actions); break;
    case Decision::Over: break;
    }
}

bool is_legal(const Rules& rules, const PublicState& shown, Action action) {
    if (action.kind == ActionKind::Resign) {
        return shown.step != Step::Over;
    }
    ActionList actions;
    legal_actions(rules, shown, actions);
    return std::find(actions.begin(), actions.end(), action) != actions.end();
}

}  // namespace tenebrae::nightcage

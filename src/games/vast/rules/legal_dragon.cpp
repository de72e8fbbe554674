// SPDX-License-Identifier: MIT
#include "games/vast/rules/lists.hpp"
#include "games/vast/rules/terrain.hpp"

#include <algorithm>

namespace tenebrae::vast {
namespace {

using K = ActionKind;

/// VA-D7, D23: one or two spaces in each direction.
void list_flights(const State& state, K kind, ActionList& actions) {
    for (const Direction direction : kDirections) {
        for (const int steps : {1, 2}) {
            if (can_dragon_move(state, direction, steps, kind == K::Wing)) {
                Action action = Action::of(kind, direction);
                action.over = static_cast<std::uint8_t>(steps);
                actions.push_back(action);
            }
        }
    }
}

/// VA-D24.
void list_hisses(const State& state, ActionList& actions) {
    for (const Piece tribe : kTribes) {
        if (!is_hidden(state, tribe) && !is_hidden_by_forest(state, state.dragon.at, tribe)) {
            actions.push_back(Action::by(K::Hiss, tribe));
        }
    }
}

/// VA-D25.
void list_slithers(const Rules& rules, const State& state, ActionList& actions) {
    const auto& boxes = state.dragon.boxes;
    for (std::size_t from = 0; from < kSlothBoxes; ++from) {
        for (std::size_t to = 0; to < kSlothBoxes; ++to) {
            if (from != to && boxes[from] > 0 && boxes[to] < rules.tables.sloth[to]) {
                Action action = Action::of(K::Slither, from);
                action.over = static_cast<std::uint8_t>(to);
                actions.push_back(action);
            }
        }
    }
}

/// VA-D26.
void list_swats(const State& state, ActionList& actions) {
    CellList cells;
    for (const SpaceId next : state.next[state.dragon.at]) {
        if (next != kNoSpace) {
            cells.push_back(state.spaces[next].at);
        }
    }
    sort_cells(cells);
    for (const Cell cell : cells) {
        const std::size_t first = actions.size();
        list_loot(state, space_at(state, cell), K::Swat, actions);
        for (std::size_t place = first; place < actions.size(); ++place) {
            actions[place].cell = cell;
        }
    }
}

/// VA-D31.
void list_flame_walls(const State& state, ActionList& actions) {
    const SpaceId here = state.dragon.at;
    for (const Direction direction : kDirections) {
        const bool is_visible = has_passage(state, here, direction)
                                && state.spaces[neighbour(state, here, direction)].is_lit();
        if (is_visible && state.dragon.flame_wall == kNoSpace) {
            actions.push_back(Action::of(K::FlameWall, direction));
        }
    }
}

bool has_dark_around(const State& state, SpaceId here) {
    const SpaceSet around = marked_spaces(state, here, kSurroundingMarks);
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        if (around.has(space) && state.spaces[space].is_dark()) {
            return true;
        }
    }
    return false;
}

/// Returns whether a power without targets in its action has a possible effect.
bool has_effect(const State& state, Power power) {
    const SpaceId here = state.dragon.at;
    const Space& at = state.spaces[here];
    switch (power) {
    case Power::Scorch: return has_dark_around(state, here);
    case Power::Slap: {
        const Neighbours& next = state.next[here];
        return is_knight_alive(state) && !has_cube(state, Slot::Shield)
               && !is_hidden_by_forest(state, here, Piece::Knight)
               && std::find(next.begin(), next.end(), state.knight.at) != next.end();
    }
    case Power::Shriek: return !state.dragon.shriek;
    case Power::Scratch: return has_piece(state, here, Piece::Dragon);
    case Power::Smash: return at.has(Token::Crystal);
    case Power::Claw:
    case Power::Flame:
    case Power::Wrath:
    case Power::Wing:
    case Power::Hiss:
    case Power::Slither:
    case Power::Swat:
    case Power::FlameWall:
    case Power::Burn: break;
    }
    return true;
}

void list_power(const Rules& rules, const State& state, Power power, ActionList& actions) {
    switch (power) {
    case Power::Wing: return list_flights(state, K::Wing, actions);
    case Power::Hiss: return list_hisses(state, actions);
    case Power::Slither: return list_slithers(rules, state, actions);
    case Power::Swat: return list_swats(state, actions);
    case Power::FlameWall: return list_flame_walls(state, actions);
    case Power::Burn:
        return list_spaces(
            state,
            actions,
            [&](SpaceId space) { return state.spaces[space].is_dark(); },
            [](Cell cell) { return Action::at(K::Burn, cell); }
        );
    case Power::Claw:
    case Power::Flame:
    case Power::Scorch:
    case Power::Slap:
    case Power::Shriek:
    case Power::Scratch:
    case Power::Smash:
    case Power::Wrath: break;
    }
    if (has_effect(state, power)) {
        actions.push_back(Action::of(action_of(power)));
    }
}

/// VA-D5.
void list_sloth(const State& state, ActionList& actions) {
    for (std::size_t box = 0; box < kSlothBoxes; ++box) {
        if (may_move_sloth(state, static_cast<SlothBox>(box))) {
            actions.push_back(Action::of(K::Sloth, box));
        }
    }
}

}  // namespace

void list_loot(const State& state, SpaceId space, ActionKind kind, ActionList& actions) {
    for (const Target token :
         {Target::Treasure, Target::GemClaw, Target::GemFlame, Target::GemWing}) {
        if (has_loot(state, space, token)) {
            actions.push_back(Action::of(kind, token));
        }
    }
}

void list_dragon(const Rules& rules, const State& state, ActionList& actions) {
    if (!has(state.dragon.marks, DragonMark::Moved)) {
        list_flights(state, K::Move, actions);
    }
    for (std::size_t number = 0; number < kPowers; ++number) {
        const auto power = static_cast<Power>(number);
        if (can_pay(rules, state, power)) {
            list_power(rules, state, power, actions);
        }
    }
    list_sloth(state, actions);
    actions.push_back(Action::of(K::Rest));
}

/// VA-D9.
void list_pay(const Rules& rules, const State& state, ActionList& actions) {
    const auto list = [&](K kind, auto may_pay) {
        for (std::size_t number = 0; number < kGems; ++number) {
            const auto symbol = static_cast<Gem>(number);
            if (may_pay(symbol) && is_due(rules, state.top(), symbol)) {
                actions.push_back(Action::of(kind, symbol));
            }
        }
    };
    list(K::PayCard, [&](Gem symbol) {
        return state.dragon.hand[static_cast<std::size_t>(symbol)] > 0;
    });
    list(K::PayGem, [&](Gem symbol) { return may_gem_pay(state, symbol); });
}

/// VA-D11.
void list_hoard(const State& state, ActionList& actions) {
    if (state.spaces[state.dragon.at].treasures > 0) {
        actions.push_back(Action::of(K::PickUp));
    }
    list_sloth(state, actions);
    actions.push_back(Action::of(K::Done));
}

/// VA-D12.
void list_gem(const State& state, ActionList& actions) {
    for (std::size_t gem = 0; gem < kGems; ++gem) {
        if (state.dragon.gems[gem] == kInReserve
            && !has(state.dragon.marks, DragonMark::GemPlaced)) {
            actions.push_back(Action::of(K::Gem, gem));
        }
    }
    list_sloth(state, actions);
    actions.push_back(Action::of(K::Done));
}

/// VA-C24: the boxes with room.
void list_back(const Rules& rules, const State& state, ActionList& actions) {
    for (std::size_t box = 0; box < kSlothBoxes; ++box) {
        if (state.dragon.boxes[box] < rules.tables.sloth[box]) {
            actions.push_back(Action::of(K::Back, box));
        }
    }
}

/// VA-D13.
void list_shy(const State& state, ActionList& actions) {
    for (std::size_t card = 0; card < kGems; ++card) {
        if (state.dragon.hand[card] > 0) {
            actions.push_back(Action::of(K::Discard, card));
        }
    }
}

}  // namespace tenebrae::vast

// SPDX-License-Identifier: MIT
#include "games/vast/rules/game_rules.hpp"
#include "games/vast/rules/terrain.hpp"

#include <algorithm>
#include <numeric>

namespace tenebrae::vast {
namespace {

const OmenPlan& plan_of(const Rules& rules, Omen omen) {
    return rules.tables.omens[static_cast<std::size_t>(omen)];
}

/// VA-C24: a tribe can be hit, hidden ones too.
bool can_hit_tribe(const State& state) {
    return std::any_of(kTribes.begin(), kTribes.end(), [&](Piece tribe) {
        return state.tribe(tribe).population >= kSporesPopulation;
    });
}

}  // namespace

int count_omens(const State& state) {
    return std::accumulate(state.cave.tokens.begin(), state.cave.tokens.end(), 0);
}

int count_bag(const State& state) {
    return std::accumulate(state.cave.bag.begin(), state.cave.bag.end(), 0);
}

int omens_to_collect(const Rules& rules, const State& state) {
    int tokens = state.thief.carried;
    for (const Space& space : state.spaces) {
        tokens += space.treasures + (space.has(Token::Crystal) ? 1 : 0);
    }
    int number = 0;
    for (std::size_t column = 0; column < rules.tables.omens_from.size(); ++column) {
        if (tokens >= rules.tables.omens_from[column]) {
            number = rules.tables.omens_drawn[column];
        }
    }
    return number;
}

int omen_cost(const Rules& rules, const State& state, Omen omen) {
    const OmenPlan& plan = plan_of(rules, omen);
    const std::size_t uses = state.cave.uses[static_cast<std::size_t>(omen)];
    return plan.cost[std::min(uses, plan.cost.size() - 1)];
}

bool may_omen_pay(const Rules& rules, const State& state, Omen omen, OmenSymbol symbol) {
    return has(plan_of(rules, omen).symbols, symbol)
           && state.cave.tokens[static_cast<std::size_t>(symbol)] > 0;
}

int count_omens_for(const Rules& rules, const State& state, Omen omen) {
    int number = 0;
    for (std::size_t symbol = 0; symbol < kOmenSymbols; ++symbol) {
        const bool may_pay = may_omen_pay(rules, state, omen, static_cast<OmenSymbol>(symbol));
        number += may_pay ? state.cave.tokens[symbol] : 0;
    }
    return number;
}

bool can_pay_omen(const Rules& rules, const State& state, Omen omen) {
    return count_omens_for(rules, state, omen) >= omen_cost(rules, state, omen);
}

bool may_place(const Rules& rules, const State& state, Tile tile) {
    const auto& hand = state.cave.hand;
    const auto is_crystal = [&](Tile one) { return rules.is_kind(one, TileKind::Crystal); };
    const bool is_crystal_first =
        state.current == Role::Cave && std::any_of(hand.begin(), hand.end(), is_crystal);
    return std::find(hand.begin(), hand.end(), tile) != hand.end() && tile != kNoTile
           && (!is_crystal_first || is_crystal(tile));
}

bool can_put_treasure(const State& state, SpaceId space) {
    const Space& at = state.spaces[space];
    return state.treasure_supply > 0 && at.is_dark() && at.treasures == 0
           && !has_piece(state, space);
}

OfferedCards offered_cards(const State& state) {
    OfferedCards cards;
    const auto show = [&](const auto& pile, std::size_t number) {
        for (std::size_t place = 0; place < number && place < pile.size; ++place) {
            cards.push_back(pile.from_top(place));
        }
    };
    if (static_cast<Deck>(state.top().piece) == Deck::Events) {
        show(state.events, kOfferedEvents);
    } else {
        show(state.treasures, kOfferedTreasures);
    }
    return cards;
}

bool can_send_bats(const State& state, Piece piece) {
    return space_of(state, piece) != kNoSpace && !is_hidden_by_forest(state, kNoSpace, piece)
           && (is_tribe(piece) || (piece == Piece::Knight && !has_cube(state, Slot::Shield)));
}

int rockslides_left(const Rules& rules, const State& state) {
    int left = rules.tables.rockslides;
    for (const Space& space : state.spaces) {
        left -= std::popcount(unsigned{space.edges} >> 4U);
    }
    return left;
}

bool can_lay_rockslide(const State& state, SpaceId space, Direction direction) {
    return has_passage(state, space, direction)
           && (state.spaces[space].is_lit()
               || state.spaces[neighbour(state, space, direction)].is_lit());
}

bool can_hit_by_spores(const Rules& rules, const State& state, Role role) {
    switch (role) {
    case Role::Knight: return is_knight_alive(state) && state.knight.grit > 0;
    case Role::Goblins: return rules.has_role(role) && can_hit_tribe(state);
    case Role::Dragon: return rules.has_role(role) && state.dragon.wakefulness > rules.hunger;
    case Role::Thief: return state.thief.upgrades != 0;
    case Role::Cave:
    case Role::None: break;
    }
    return false;
}

bool can_put_event(const Rules& rules, const State& state, SpaceId space) {
    const Space& at = state.spaces[space];
    return is_knight_alive(state) && at.is_lit() && rules.is_kind(at.tile, TileKind::Event)
           && !has_token(state, space);
}

}  // namespace tenebrae::vast

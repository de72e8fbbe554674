// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/words/map_conditions.hpp"

#include <algorithm>

/// Conditions on answers of the Cave (section C) and on what it makes others choose. Like the
/// objections they follow the rules one by one, not the list of legal actions, so that a mistake in
/// either shows.
namespace tenebrae::vast {

inline bool has_cave(const Answer& a) {
    return a.rules.has_role(Role::Cave);
}
/// Returns whether a step of the Cave's turn comes before or after this one (VA-C4).
template <CaveStep step>
bool is_not_due(const Answer& a) {
    return a.asks(Decision::Cave) && a.cave().step != step;
}
inline bool is_growing(const Answer& a) {
    return a.asks(Decision::Cave) && !a.state().collapse;
}
inline bool is_collapsing(const Answer& a) {
    return a.asks(Decision::Cave) && a.state().collapse;
}

// The hand (VA-C2, C7)

inline bool names_tile(const Answer& a) {
    return a.action.what != kEntrance;
}
inline bool lacks_tile(const Answer& a) {
    return has_cave(a) && !names_tile(a);
}
inline bool is_not_in_hand(const Answer& a) {
    return has_cave(a) && names_tile(a) && std::ranges::count(a.cave().hand, a.action.what) == 0;
}
inline bool is_crystal(const Answer& a, Tile tile) {
    return a.rules.is_kind(tile, TileKind::Crystal);
}
/// VA-C7.
inline bool comes_after_crystal(const Answer& a) {
    const bool is_own_turn = has_cave(a) && a.state().current == Role::Cave;
    return is_own_turn && names_tile(a) && !is_not_in_hand(a) && !is_crystal(a, a.action.what)
           && std::ranges::any_of(a.cave().hand, [&](Tile tile) { return is_crystal(a, tile); });
}

// Treasures (VA-C8, C23)

inline bool has_no_supply(const Answer& a) {
    return a.state().treasure_supply == 0;
}
inline bool may_get_treasure(const Answer& a, SpaceId id) {
    const Space& space = a.state().spaces[id];
    return space.is_dark() && !has_piece(a.state(), id) && space.treasures == 0;
}
/// Returns whether step 3 must not be skipped (VA-C8).
inline bool must_put_treasure(const Answer& a) {
    if (has_no_supply(a) || a.rules.optional_treasure) {
        return false;
    }
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        if (may_get_treasure(a, space)) {
            return true;
        }
    }
    return false;
}

// Omens (VA-C20 to C26)

inline bool costs_too_much(const Answer& a) {
    const Omen omen = omen_of(a.kind());
    return count_omens_for(a.rules, a.state(), omen) < omen_cost(a.rules, a.state(), omen);
}
/// Returns whether a direction is one from which an edge is named (VA-C22).
constexpr bool names_edge(Direction direction) {
    return direction == Direction::East || direction == Direction::South;
}
/// Returns the space beyond the edge of the action's cell, or kNoSpace.
inline SpaceId beyond(const Answer& a) {
    return a.has_space() ? neighbour(a.state(), a.space(), a.action.direction()) : kNoSpace;
}
inline bool is_any_lit(const Answer& a) {
    return a.at().is_lit() || a.state().spaces[beyond(a)].is_lit();
}
inline bool has_no_rockslide_left(const Answer& a) {
    return rockslides_left(a.rules, a.state()) == 0;
}
/// Returns whether no Rockslide is on the second edge of the action.
inline bool has_no_rockslide_there(const Answer& a) {
    const SpaceId other =
        a.action.other == kNoCell ? kNoSpace : space_at(a.state(), a.action.other);
    const auto direction = static_cast<Direction>(a.action.over);
    return other == kNoSpace || !has_rockslide(a.state(), other, direction);
}

template <Role role>
bool hits(const Answer& a) {
    return static_cast<Role>(a.action.what) == role && a.rules.has_role(role);
}
inline bool is_any_tribe_large(const Answer& a) {
    return std::ranges::any_of(kTribes, [&](Piece tribe) {
        return a.state().tribe(tribe).population >= kSporesPopulation;
    });
}

inline bool is_lit_here(const Answer& a) {
    return a.has_space() && a.at().is_lit();
}
inline bool is_lit_event_tile(const Answer& a) {
    return is_lit_here(a) && a.rules.is_kind(a.at().tile, TileKind::Event);
}
inline bool is_knight_dead(const Answer& a) {
    return !is_knight_alive(a.state());
}

// What the Cave chooses in the turns of others

inline bool lacks_omen(const Answer& a) {
    return a.action.what >= kOmenSymbols || a.cave().tokens[a.action.what] == 0;
}
inline Deck offered_deck(const Answer& a) {
    return static_cast<Deck>(a.frame().piece);
}
template <Deck deck>
bool offers(const Answer& a) {
    return offered_deck(a) == deck;
}
inline bool is_not_offered(const Answer& a) {
    return std::ranges::count(offered_cards(a.state()), a.action.what) == 0;
}

}  // namespace tenebrae::vast

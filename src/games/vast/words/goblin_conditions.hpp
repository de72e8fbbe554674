// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/words/knight_conditions.hpp"

#include <algorithm>
#include <cstdlib>

/// Conditions on answers of the Goblins (section B, VA-K22). Like the objections they follow the
/// rules one by one, not the list of legal actions, so that a mistake in either shows.
namespace tenebrae::vast {

inline const TribeState& named_tribe(const Answer& a) {
    return a.state().tribe(a.action.who);
}
inline const TribeState& active_tribe(const Answer& a) {
    return a.state().tribe(a.active());
}
inline bool is_any_tribe_revealed(const Answer& a) {
    return std::ranges::any_of(kTribes, [&](Piece tribe) { return !is_hidden(a.state(), tribe); });
}

/// Returns whether the Dragon has no Power card with the symbol of the action. Of what is no symbol
/// he has none.
inline bool has_no_card(const Answer& a) {
    return a.action.what >= kGems || a.dragon().hand[a.action.what] == 0;
}

/// Returns how many Monsters may still be assigned to open slots (VA-B14).
inline int monster_room(const Answer& a) {
    return a.state().tribe(Piece::Bones).population - count_assigned(a.state());
}
inline bool is_drawn_card(const Answer& a, unsigned card) {
    const Set in_hand = a.asks(Decision::Secrets) ? a.goblins().hand : Set{0xFFFF};
    return has(static_cast<Set>(a.frame().mask & in_hand), card);
}

// Hidden and lurking tribes (VA-B20 to B22)

inline bool fits_symbol(const Answer& a, const Space& space) {
    return space.symbol() == tribe_index(a.action.who)
           || has_monster(named_tribe(a), Monster::Gnome);
}
/// Returns whether another player's piece is on a space.
inline bool has_foreign_piece(const Answer& a, SpaceId space) {
    return std::ranges::any_of(kAllPieces, [&](Piece piece) {
        return role_of(piece) != Role::Goblins && space_of(a.state(), piece) == space;
    });
}
/// Returns whether there is a tile onto which the tribe could be revealed (VA-B21).
inline bool has_tile_to_reveal(const Answer& a) {
    for (SpaceId id = 0; id < kMaxSpaces; ++id) {
        const Space& space = a.state().spaces[id];
        if (space.is_dark() && fits_symbol(a, space) && !has_foreign_piece(a, id)) {
            return true;
        }
    }
    return false;
}
inline bool is_beside_lurker(const Answer& a) {
    const Cell lurks = named_tribe(a).lurks;
    return lurks != kNoCell && a.action.cell != kNoCell && distance(lurks, a.action.cell) == 1;
}
/// VA-B22: a wall of the space stands between.
inline bool is_lurker_walled(const Answer& a) {
    const bool is_walled = std::ranges::any_of(kDirections, [&](Direction direction) {
        return next_to(a.action.cell, direction) == named_tribe(a).lurks
               && has_wall(a.state(), a.space(), direction);
    });
    return is_walled && !has_monster(named_tribe(a), Monster::Golem);
}

// Revealed tribes (VA-B24 to B35)

inline bool has_stepped(const Answer& a) {
    return has(a.frame().mask, TribeMark::Stepped);
}
inline bool has_tunnelled(const Answer& a) {
    return a.asks(Decision::Tribe) && has(a.frame().mask, TribeMark::Tunnelled);
}
inline bool is_golem(const Answer& a) {
    return a.asks(Decision::Tribe) && has_monster(active_tribe(a), Monster::Golem);
}
inline bool enters(const Answer& a, Piece piece) {
    return a.asks(Decision::Tribe) && entered(a) != kNoSpace
           && space_of(a.state(), piece) == entered(a);
}
/// VA-B27, N9: the second, fourth, ... leaving of a Lit tile or a space of the Lake in this turn;
/// N10, N13: each of a space of Magma, and each step against the current.
inline int loss_now(const Answer& a) {
    const TribeState& tribe = active_tribe(a);
    const bool is_lit =
        a.state().spaces[tribe.at].is_lit() || is_terrain(a.state(), tribe.at, Terrain::Lake);
    const bool counts = is_lit && !has(tribe.marks, TribeMark::Fury);
    const bool is_paid = is_terrain(a.state(), tribe.at, Terrain::Magma) || goes_upstream(a);
    return is_paid || (counts && tribe.lit_left % 2 == 1) ? 1 : 0;
}
inline bool would_scatter(const Answer& a) {
    return active_tribe(a).population <= loss_now(a);
}
inline int strength_on_entering(const Answer& a) {
    return tribe_strength(a.rules, a.state(), a.active(), loss_now(a));
}

/// VA-B46.
inline bool is_knight_near_ambush(const Answer& a) {
    const auto is_ambush = [&](SpaceId space) {
        return space != kNoSpace && a.state().spaces[space].is_lit()
               && a.rules.is_kind(a.state().spaces[space].tile, TileKind::Ambush);
    };
    return is_ambush(a.knight().at)
           || std::ranges::any_of(a.state().next[a.knight().at], is_ambush);
}
template <Secret secret>
bool plays(const Answer& a) {
    return secret_of(a) == secret;
}
/// Returns whether Hiding Spots names a tribe and there is a Knight to attack.
inline bool hides_near_knight(const Answer& a) {
    return plays<Secret::Spots>(a) && is_tribe(a.action.who) && is_knight_alive(a.state());
}
inline bool has_no_eye(const Answer& a) {
    return a.state().tribe(Piece::Eye).population == 0;
}
inline Role hexed_role(const Answer& a) {
    return static_cast<Role>(a.action.over);
}
/// VA-N11.
inline bool is_kept_from_hex(const Answer& a) {
    const Role role = hexed_role(a);
    const SpaceId eye = space_of(a.state(), Piece::Eye);
    const bool has_piece_of_its_own =
        role == Role::Knight
            ? is_knight_alive(a.state())
            : (role == Role::Dragon || role == Role::Thief) && a.rules.has_role(role);
    const Piece piece = role == Role::Knight   ? Piece::Knight
                        : role == Role::Dragon ? Piece::Dragon
                                               : Piece::Thief;
    return has_piece_of_its_own && is_hidden_by_forest(a.state(), eye, piece);
}
inline bool has_crystal_on(const Answer& a, SpaceId space) {
    return a.state().spaces[space].has(Token::Crystal);
}
/// Returns whether something holds for the space of the action, or for any of its Terrain.
template <typename Condition>
bool is_any_part(const Answer& a, const Condition& condition) {
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        if (is_same_terrain(a.state(), a.space(), space) && condition(a, space)) {
            return true;
        }
    }
    return false;
}

inline bool is_dark_here(const Answer& a) {
    return a.has_space() && a.at().is_dark();
}
inline bool is_no_dark_tile(const Answer& a) {
    return !is_dark_here(a);
}

}  // namespace tenebrae::vast

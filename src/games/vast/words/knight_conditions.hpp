// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/words/terrain_conditions.hpp"

#include <algorithm>
#include <cstdlib>

/// Conditions on answers of the Knight (section K). Like the objections they follow the
/// rules one by one, not the list of legal actions, so that a mistake in either shows.
namespace tenebrae::vast {

inline bool is_spent(const Answer& a) {
    return a.state().owner == Role::Knight && a.knight().spent;
}
inline Slot slot_of(const Answer& a) {
    return static_cast<Slot>(a.action.what);
}
inline Quest quest_of(const Answer& a) {
    return static_cast<Quest>(a.action.what);
}
/// Returns whether a quest can be turned in whenever its condition holds (VA-K40).
constexpr bool is_standing(Quest quest) {
    return quest == Quest::Intrepid || quest == Quest::Bedecked || quest == Quest::Persistent;
}
inline bool is_card_held(const Answer& a, TreasureCard card) {
    return has(a.knight().open_cards, card) || has(a.knight().hidden_cards, card);
}
inline bool has_no_encounter(const Answer& a) {
    return encounters_left(a.rules, a.state()) == 0;
}

inline bool is_dragon_stronger(const Answer& a) {
    const Dragon& dragon = a.state().dragon;
    return a.next() != kNoSpace && dragon.at == a.next() && dragon.surfaced
           && attack_strength(a.rules, a.state()) < dragon_armor(a.rules, a.state());
}
inline bool has_way(const Answer& a) {
    return a.next() != kNoSpace && has_passage(a.state(), a.here(), a.action.direction());
}
inline int maps_left(const Answer& a) {
    return a.knight().slots[static_cast<std::size_t>(Slot::Map)] - a.knight().maps;
}

inline bool is_forced(const Answer& a, Piece piece) {
    return a.asks(Decision::Encounter) && piece != Piece::None && must_attack(a.state(), piece);
}
inline bool is_any_forced(const Answer& a) {
    return a.asks(Decision::Encounter) && std::ranges::any_of(kAllPieces, [&](Piece piece) {
               return (is_tribe(piece) || piece == Piece::Dragon) && must_attack(a.state(), piece);
           });
}
inline bool is_knights(const Answer& a) {
    return a.asks(Decision::Knight) || a.asks(Decision::Encounter);
}
inline bool attacks_crystal(const Answer& a) {
    return a.action.target() == Target::Crystal;
}
inline bool has_crystal(const Answer& a) {
    return a.state().spaces[a.here()].has(Token::Crystal);
}
inline bool took_something(const Answer& a) {
    return a.asks(Decision::Encounter) && has(a.frame().mask, EncounterMark::Took);
}
inline bool attacks_thief(const Answer& a) {
    return a.action.target() == Target::Thief;
}
inline bool is_near(const Answer& a, Piece piece) {
    return space_of(a.state(), piece) == a.here();
}
inline bool is_gem_here(const Answer& a) {
    return a.dragon().gems[gem_index(a.action.target())] == a.here();
}

/// Returns whether the Knight attacks the Dragon on her space without being forced to (VA-K28).
inline bool chooses_dragon(const Answer& a) {
    return is_knights(a) && a.action.target() == Target::Dragon && is_near(a, Piece::Dragon)
           && !is_forced(a, Piece::Dragon);
}
inline bool was_attacked(const Answer& a) {
    return a.asks(Decision::Encounter) && has(a.frame().mask, a.action.target());
}
/// VA-K31, K36: nothing lets her reach the underground Dragon.
inline bool has_no_reach(const Answer& a) {
    const auto used = a.knight().used;
    const bool has_bomb = has_cube(a.state(), Slot::Bomb) && !has(used, Use::BombToken)
                          && !has(used, Use::BombAttack);
    return !a.dragon().surfaced && !a.state().collapse && !a.knight().ready && !has_bomb;
}
/// VA-V30.
inline bool is_ash_dragon_here(const Answer& a) {
    return a.rules.ash_dragon && is_near(a, Piece::Dragon);
}
/// Returns how far the target of the Enchanted Bow is; -1 if not in the Knight's row or column.
inline int bow_distance(const Answer& a) {
    const Cell here = a.state().spaces[a.here()].at;
    const SpaceId at = space_of(a.state(), piece_of(a.action.target()));
    const Cell there = a.state().spaces[at].at;
    return here.south == there.south || here.east == there.east ? distance(here, there) : -1;
}

inline Piece shot_tribe(const Answer& a) {
    return static_cast<Piece>(a.action.what);
}

/// Returns whether the ambush to come has no Monster yet (VA-V24).
inline bool may_draw_monster(const Answer& a) {
    const Frame& fight = a.state().frames[a.state().depth - 2U];
    return fight.kind == FrameKind::Fight && fight.piece == kNoCard;
}

}  // namespace tenebrae::vast

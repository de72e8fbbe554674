// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/words/dragon_conditions.hpp"

#include <algorithm>

/// Conditions on answers of the Thief (section T). Like the objections they follow the rules one by
/// one, not the list of legal actions, so that a mistake in either shows.
namespace tenebrae::vast {

inline bool has_no_movement(const Answer& a) {
    return thief_moves_left(a.rules, a.state()) < 1;
}
/// Returns whether an action costs more Action cubes than the Thief has left.
inline bool has_too_few_cubes(const Answer& a) {
    return cubes_to_pay(a) > thief_cubes_left(a.rules, a.state());
}
/// VA-T2: the action does not name each stat token once.
inline bool are_other_tokens(const Answer& a) {
    return !std::ranges::is_permutation(stats_of(a.action), stat_tokens(a.rules, a.state()));
}

// Loot (VA-T6)

inline bool loots_gem(const Answer& a) {
    return is_gem(a.action.target());
}

// Pickpocket and Backstab (VA-T8, T13)

inline bool is_victim_here(const Answer& a) {
    return space_of(a.state(), victim_of(a)) == a.here();
}
/// Returns whether a Backstab reaches its target by the Hand Crossbow.
inline bool is_shot(const Answer& a) {
    const SpaceId there = space_of(a.state(), victim_of(a));
    const auto& spaces = a.state().spaces;
    return has(a.thief().upgrades, Upgrade::Crossbow) && there != kNoSpace
           && sees(a.state(), a.here(), there)
           && !is_hidden_by_forest(a.state(), a.here(), victim_of(a))
           && distance(spaces[a.here()].at, spaces[there].at) <= kCrossbowRange;
}
inline bool is_out_of_reach(const Answer& a) {
    return !is_victim_here(a) && !(a.kind() == ActionKind::Backstab && is_shot(a));
}
/// Returns whether the Thief is not stealthy enough for a target in reach.
template <bool is_dragon>
bool is_seen_by_victim(const Answer& a) {
    return (victim_of(a) == Piece::Dragon) == is_dragon && !is_out_of_reach(a)
           && guard_against_thief(a.rules, a.state(), victim_of(a))
                  >= thief_stealth(a.rules, a.state());
}
inline bool was_tried(const Answer& a) {
    return has(a.thief().targets, role_of(victim_of(a)));
}
inline bool has_no_card_to_filch(const Answer& a) {
    return victim_of(a) == Piece::Knight && a.knight().open_cards == 0
           && a.view.counts.treasures == 0;
}
inline bool has_no_secret_to_filch(const Answer& a) {
    return is_tribe(victim_of(a)) && !has(a.goblins().open, Secret::Ruby)
           && a.view.counts.secrets == 0;
}
/// VA-T11.
inline bool has_no_cube_to_move(const Answer& a) {
    constexpr auto kGreed = static_cast<std::uint8_t>(SlothBox::Greed);
    return victim_of(a) == Piece::Dragon
           && (a.dragon().wakefulness == 0 || cubes_of(a, kGreed) >= a.rules.tables.sloth[kGreed]);
}

// Filch (VA-T9, T10)

inline bool filches_from_knight(const Answer& a) {
    return static_cast<Target>(a.frame().piece) == Target::Knight;
}
inline bool filches_from_goblins(const Answer& a) {
    return !filches_from_knight(a);
}

// Vaults (VA-T12)

inline bool has_no_vault(const Answer& a) {
    return !a.state().spaces[a.here()].has(Token::Vault);
}
inline bool was_vault_tried(const Answer& a) {
    return !has_no_vault(a) && has(a.thief().vaults, vault_index(a.state().spaces[a.here()].tile));
}

// Upgrades (VA-T22, T23)

inline Upgrade upgrade_of(const Answer& a) {
    return static_cast<Upgrade>(a.action.what);
}
inline bool is_taken(const Answer& a, Upgrade upgrade) {
    return has(a.thief().upgrades, upgrade);
}
/// Returns whether a flip of the stat tokens must be taken before this one.
inline bool comes_after_flip(const Answer& a) {
    return (upgrade_of(a) == Upgrade::Flip3 && !is_taken(a, Upgrade::Flip2))
           || (upgrade_of(a) == Upgrade::Flip4 && !is_taken(a, Upgrade::Flip3));
}
/// Returns whether a later flip must be lost before this one.
inline bool comes_before_flip(const Answer& a) {
    return (upgrade_of(a) == Upgrade::Flip2 && is_taken(a, Upgrade::Flip3))
           || (upgrade_of(a) == Upgrade::Flip3 && is_taken(a, Upgrade::Flip4));
}

// Attacks of others on him (VA-K35, K47, B30)

/// Returns whether the Thief is too stealthy for the piece that decides.
inline bool is_unnoticed(const Answer& a) {
    const Piece piece = a.piece();
    const int perception = piece == Piece::Knight ? knight_perception(a.rules, a.state())
                                                  : tribe_perception(a.state(), piece);
    return perception <= thief_stealth(a.rules, a.state());
}

}  // namespace tenebrae::vast

// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/map.hpp"
#include "games/vast/words/event_rows.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

/// Which of the rows of a kind of event an event has (see kEventRows).
namespace tenebrae::vast {

constexpr RuleNumber rule_of(char section, std::uint8_t number) {
    return {section, number};
}
/// Returns whether an event is of this statement.
inline bool follows(const EventSubject& subject, char section, std::uint8_t number) {
    return subject.rule == rule_of(section, number);
}

template <std::size_t place>
int item(const EventSubject& subject) {
    return subject.items[place];
}

inline int variant_of_attack(const EventSubject& subject) {
    enum : std::uint8_t {
        Hit,
        Waits,
        Shot,
        Miss,
        EnchantedShot,
        Ambush,
        Foe,
        FoeMiss,
        Pickpocket,
        FailedPickpocket,
        Backstab,
        Evaded,
        ShotAtThief
    };
    const bool is_hit = subject.items[0] != 0;
    const bool is_at_thief = static_cast<Target>(subject.value) == Target::Thief;
    if (subject.rule.section == 'T') {
        return follows(subject, 'T', 13) ? Backstab : is_hit ? Pickpocket : FailedPickpocket;
    }
    if (is_at_thief && !is_hit) {
        return Evaded;
    }
    if (static_cast<Piece>(subject.who) == Piece::None) {
        return is_hit ? Foe : FoeMiss;
    }
    if (follows(subject, 'K', 33)) {
        return Shot;
    }
    if (follows(subject, 'K', 35)) {
        return is_at_thief ? ShotAtThief : EnchantedShot;
    }
    if (follows(subject, 'K', 22)) {
        return Ambush;
    }
    return is_hit ? Hit : follows(subject, 'B', 31) ? Waits : Miss;
}
/// The rolls of variants have the first row, those of the Thief one for each outcome.
inline int variant_of_roll(const EventSubject& subject) {
    const int failed = subject.items[0] == 0 ? 1 : 0;
    return follows(subject, 'T', 7) ? 1 + failed : follows(subject, 'T', 27) ? 3 + failed : 0;
}
inline int variant_of_pick(const EventSubject& subject) {
    return follows(subject, 'T', 9)                        ? 2
           : follows(subject, 'T', 10)                     ? 3
           : static_cast<Deck>(subject.who) == Deck::Omens ? 1
                                                           : 0;
}
/// The reasons of moves in their order; the Thief's start comes last.
inline int variant_of_move(const EventSubject& subject) {
    const bool is_thiefs_start = static_cast<MoveReason>(subject.value) == MoveReason::Start
                                 && static_cast<Piece>(subject.who) == Piece::Thief;
    return is_thiefs_start ? static_cast<int>(MoveReason::Hop) + 1 : int{subject.value};
}
inline int variant_of_token_on(const EventSubject& subject) {
    if (follows(subject, 'T', 25)) {
        return 5;
    }
    switch (static_cast<Token>(subject.value)) {
    case Token::Bomb: return 1;
    case Token::FlameWall: return 2;
    case Token::Shriek: return 3;
    case Token::Rockslide: return 4;
    case Token::Treasure:
    case Token::Gem:
    case Token::Crystal:
    case Token::Event:
    case Token::Vault:
    case Token::Ogre:
    case Token::Troll: break;
    }
    return 0;
}
/// Variant 1 for a gain, 0 for a loss.
inline int variant_of_change(const EventSubject& subject) {
    return subject.items[1] != 0 ? 1 : 0;
}
/// As for other changes; variant 2 for a loss where there is nothing to lose.
inline int variant_of_grit(const EventSubject& subject) {
    return subject.items[0] == 0 && subject.items[1] == 0 ? 2 : variant_of_change(subject);
}
inline int variant_of_end(Ending ending, Role winner) {
    constexpr std::array kWon{
        std::pair(Ending::KnightKilled, Role::Goblins),
        std::pair(Ending::KnightKilled, Role::Dragon),
        std::pair(Ending::DragonKilled, Role::Knight),
        std::pair(Ending::DragonKilled, Role::Goblins),
        std::pair(Ending::Escape, Role::Knight),
        std::pair(Ending::Escape, Role::Dragon),
        std::pair(Ending::Crystals, Role::Goblins),
        std::pair(Ending::KnightKilled, Role::Cave),
        std::pair(Ending::Collapse, Role::Cave),
        std::pair(Ending::KnightKilled, Role::Thief),
        std::pair(Ending::Stash, Role::Thief)};
    constexpr std::array kLost{
        Ending::KnightKilled, Ending::Collapse, Ending::Rounds, Ending::Resigned};
    return static_cast<int>(
        winner != Role::None ? std::ranges::find(kWon, std::pair(ending, winner)) - kWon.begin()
                             : std::ranges::find(kLost, ending) - kLost.begin()
    );
}
inline int variant_of_end_event(const EventSubject& subject) {
    return variant_of_end(static_cast<Ending>(subject.value), static_cast<Role>(subject.who));
}

inline constexpr auto kEventVariants = std::to_array<kit::EventVariant<EventSubject>>({
    {EventKind::Shuffle, [](const EventSubject& subject) { return subject.value == 0 ? 0 : 1; }},
    {EventKind::Roll, variant_of_roll},
    {EventKind::Pick, variant_of_pick},
    {EventKind::Collapsed, item<0>},
    {EventKind::TokenOn, variant_of_token_on},
    {EventKind::TokenOff,
     [](const EventSubject& subject) {
         const auto token = static_cast<Token>(subject.value);
         return token == Token::Shriek ? 1 : token == Token::Rockslide ? 2 : 0;
     }},
    {EventKind::Moved, variant_of_move},
    {EventKind::Attack, variant_of_attack},
    {EventKind::Health, variant_of_change},
    {EventKind::Grit, variant_of_grit},
    {EventKind::Population,
     [](const EventSubject& subject) {
         return static_cast<PopulationReason>(subject.items[0]) == PopulationReason::Discs ? 0 : 1;
     }},
    {EventKind::CardMoves, item<0>},
    {EventKind::Killed,
     [](const EventSubject& subject) {
         return static_cast<Piece>(subject.who) == Piece::Thief ? 1 : 0;
     }},
    {EventKind::OmenBack,
     [](const EventSubject& subject) { return follows(subject, 'C', 14) ? 1 : 0; }},
    {EventKind::Won, variant_of_end_event},
    {EventKind::Lost, variant_of_end_event},
    {EventKind::Looted,
     [](const EventSubject& subject) { return subject.from == kNoCell ? 1 : 0; }},
    {EventKind::Hexed, [](const EventSubject& subject) { return subject.value == 0 ? 1 : 0; }},
    {EventKind::Peeked,
     [](const EventSubject& subject) { return is_known_tile(subject.value) ? 0 : 1; }},
});

}  // namespace tenebrae::vast

// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.hpp"
#include "core/value_bytes.hpp"
#include "games/cagedin/rules/action.hpp"
#include "games/cagedin/rules/event.hpp"

#include <array>
#include <cstdint>

namespace tenebrae::cagedin {

struct Fighter {
    Hex at = kNoHex;
    std::array<std::uint8_t, kMeters> cubes{};  ///< by Meter
    std::uint8_t coaching = 0;  ///< coaching points since the last deal (CI-E7)
    std::uint8_t hand_size = 0;
    /// The known type; None while it is secret, and in games without types.
    Type type = Type::None;
};

/// The attack in progress, until its last decision. Its cards are already discarded; the second is
/// kNoCard except for a submission with two cards.
struct Attack {
    AttackKind kind = AttackKind::Strike;
    Card card = kNoCard;
    Card second = kNoCard;

    friend constexpr bool operator==(const Attack&, const Attack&) = default;
};

/// Cards put under the ground deck after escapes, in groups (CI-V4), the upper first; only the
/// upper one can be partly drawn again.
struct BottomGroups {
    /// The cards of one group after the other, each group in table order; kGroupStart is added to
    /// the first card of a group. Then kNoCard.
    std::array<std::uint8_t, kMaxGroundCards + 4> cards{};
    std::uint8_t size = 0;  ///< entries of `cards` in use
    std::uint8_t upper_remaining = 0;  ///< cards of the upper group still in the deck

    static constexpr std::uint8_t kGroupStart = 0x80;
};

/// The statistics of a fighter (CI-N2). Positions do not store them: they start at 0 there.
struct FighterStatistics {
    /// Counts by AttackKind, with a free pound as a pound. Tried attacks landed, were blocked, or
    /// were pending at a resignation.
    std::array<std::uint16_t, kCountedAttacks> tried{};
    std::array<std::uint16_t, kCountedAttacks> landed{};
    std::array<std::uint16_t, kCountedAttacks> blocked{};
    std::array<std::uint16_t, 2> countered{};  ///< strikes, haymakers
    std::array<std::uint16_t, kDamageMeters> damage{};  ///< damage dealt, by meter
    std::array<std::uint16_t, kFatigueReasons> fatigue{};  ///< fatigue gained, by reason
    std::uint16_t longest_combo = 0;  ///< actions of one turn
    std::uint16_t taps = 0;  ///< turned over in the fighter's submissions
    std::uint16_t drawn = 0;
    std::uint16_t recovered = 0;
};

/// The public part of a state (CI-V1, V4).
struct PublicState {
    std::uint16_t turn = 1;  ///< counted through the whole fight (CI-T7)
    std::uint8_t round = 1;
    Seat first = kRed;  ///< who started the round
    Seat active = kRed;  ///< whose turn it is; in the recovery, who starts the next round (CI-E3)
    Place place = Place::Feet;
    std::uint8_t actions = 0;  ///< actions of this turn, including the one in progress
    bool is_bell_due = false;  ///< CI-E1
    Decision decision = Decision::None;
    Seat owner = kNobody;  ///< who decides
    std::uint8_t points = 0;  ///< points left to the owner in the recovery, 1 or 2
    Attack attack;
    bool types_open = false;  ///< both types are known: see is_type_open()
    Ending ending = Ending::None;
    Seat winner = kNobody;
    std::array<Fighter, 2> fighters{};
    std::array<std::uint8_t, kPlaces> deck_sizes{};
    std::array<Counts, kPlaces> piles{};  ///< discarded
    BottomGroups groups;
    std::uint8_t padding = 0;  ///< leaves no undefined bytes: see hash()
};

/// A hidden deck; the last card is drawn next.
template <std::size_t room>
struct Deck {
    std::array<Card, room> cards{};
    std::uint8_t size = 0;
};

/// The whole state of a fight, as a value (section Z).
struct State {
    std::array<std::uint64_t, 4> random{};
    std::array<FighterStatistics, 2> statistics{};
    PublicState open;
    std::array<Counts, 2> hands{};  ///< of the deck in use
    std::array<Type, 2> types{};  ///< as chosen, known or secret
    Deck<kMaxStandupCards> standup;
    Deck<kMaxGroundCards> ground;
    bool has_begun = false;  ///< begin() has been called
    bool turn_begins = false;  ///< read as `phase start`: before the draw of CI-T2
    std::array<std::uint8_t, 4> padding{};
};
static_assert(core::ByteValue<State> && sizeof(State) <= 512);

/// The part of a state that one seat knows (section V).
struct View {
    std::int32_t seat = 0;
    PublicState open;
    Counts hand{};  ///< the own hand; empty for spectators
    std::array<Counts, 2> hands{};  ///< both, if shows_all
    std::array<FighterStatistics, 2> statistics{};  ///< only after the fight
    Type own_type = Type::None;  ///< also while it is secret
    bool decides = false;
    bool is_over = false;
    bool shows_all = false;  ///< nothing is hidden: after the fight and in its replay
    std::array<std::uint8_t, 2> padding{};
};
static_assert(core::ByteValue<View>);

/// Returns the view of a seat. `seat` may be that of the spectators.
View view_of(const Rules& rules, const State& state, int seat);

}  // namespace tenebrae::cagedin

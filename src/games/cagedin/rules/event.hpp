// SPDX-License-Identifier: MIT
#pragma once

#include "core/fixed_list.hpp"
#include "games/cagedin/rules/rules.hpp"

#include <optional>

namespace tenebrae::cagedin {

/// The kinds of events (section L). The comments name the fields in use besides `cause`.
enum class EventKind : std::uint8_t {
    TypeChosen,  ///< who, value = Type (None for other seats)
    RoundBegins,  ///< value = round, who begins
    Drew,  ///< who, value = number, reason = DrawReason, place; cards for the owner alone
    TypesRevealed,  ///< cards[0], cards[1] = Type of red and of blue
    TurnBegins,  ///< who; turn = value + 256 * place
    Footwork,  ///< who, cards[0], from, to
    Moved,  ///< who, reason = MoveReason, from, to
    Attack,  ///< who, value = AttackKind, cards (one or two)
    Covered,  ///< who, cards[0]; kNoCard for a rest
    Stands,  ///< who, cards[0]
    FatigueGained,  ///< who, reason = FatigueReason, value = cubes now; place = 1: CI-F11
    FatigueRemoved,  ///< who, reason = 0 rest, 1 corner; value = cubes now
    Blocked,  ///< who, value = AttackKind, cards (one or two)
    NotBlocked,  ///< who, value = AttackKind
    Countered,  ///< who (the defender), reason = 0 icon, 1 hex
    Damage,  ///< who is hurt, place = Meter, value = cubes now, reason = DamageReason
    Pushed,  ///< who, from, to
    NotPushed,  ///< who, from
    ToMat,
    ToFeet,
    HandDiscarded,  ///< who, place; counts(). With more than three cards of a sort, several events
    Overturned,  ///< cards[0]
    Escaped,  ///< who, cards put under the deck
    SavedByBell,  ///< who
    Combo,  ///< who, value = actions so far
    ComboEnds,  ///< who, reason = ComboEnd
    Bell,  ///< place = the Place of the deck
    RoundEnds,  ///< value = round
    DamageRemoved,  ///< who, place = Meter, value = cubes now
    Coached,  ///< who
    Skipped,  ///< who
    Judged,  ///< cards[0], cards[1] = the sums of red and of blue
    Over,  ///< who = the winner (kNobody: a draw), value = Ending
};
inline constexpr std::size_t kEventKinds = static_cast<std::size_t>(EventKind::Over) + 1;

enum class DrawReason : std::uint8_t { Deal, Corner, Refill, Cover, Mat, Feet };
enum class MoveReason : std::uint8_t { Step, Follow, Shove };
enum class FatigueReason : std::uint8_t {
    Combo,
    Submission,
    Defence,
    FSpace,
    FullLeg,
    Pound,
    Wear,
};
inline constexpr std::size_t kFatigueReasons = 7;
enum class DamageReason : std::uint8_t { Hit, Counter, Takedown, Pound, CornerHex };
enum class ComboEnd : std::uint8_t { Pinned, FullMeter, Bell, End };
/// The endings of a fight (section X). None: it has not ended.
enum class Ending : std::uint8_t { None, Knockout, Submission, Decision, Draw, Resigned };

/// Kinds of attack; Stand is not one, but is answered like one.
enum class AttackKind : std::uint8_t {
    Strike,
    Haymaker,
    Shove,
    Takedown,
    Pound,
    Submit,
    FreePound,
    Stand,
};
inline constexpr std::size_t kCountedAttacks = 6;  ///< those of CI-N2; a free pound is a pound

struct Event {
    EventKind kind = EventKind::TypeChosen;
    Seat who = kNobody;
    std::uint8_t value = 0;
    std::uint8_t reason = 0;
    std::uint8_t place = 0;  ///< a Place, or a Meter
    /// The cause: an event this many places earlier in the same command; 0: the command itself.
    std::uint8_t cause = 0;
    Hex from = kNoHex;
    Hex to = kNoHex;
    /// Sorts of cards in their order, then kNoCard; in HandDiscarded two bits for each sort.
    std::array<Card, 8> cards{
        kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard};

    /// Returns the cards of HandDiscarded by sort, at most three of each.
    [[nodiscard]] constexpr Counts counts() const {
        Counts counts{};
        for (std::size_t sort = 0; sort < kMaxSorts; ++sort) {
            counts[sort] = unsigned{cards[sort / 4]} >> sort % 4 * 2 & 3U;
        }
        return counts;
    }
    /// Stores at most three cards of each sort.
    constexpr void set_counts(const Counts& counts) {
        cards = {};
        for (std::size_t sort = 0; sort < kMaxSorts; ++sort) {
            const unsigned count = counts[sort] < 3 ? counts[sort] : 3;
            cards[sort / 4] = static_cast<Card>(cards[sort / 4] | count << sort % 4 * 2);
        }
    }

    friend constexpr bool operator==(const Event&, const Event&) = default;
};
static_assert(sizeof(Event) == 16);

/// Returns the event as a seat sees it (CI-V7): only the number of the other's drawn cards, and not
/// the other's type. `seat` may be that of the spectators.
Event seat_event(const Event& event, int seat);

/// Room for more events than one command causes: a round's end and the deals of the next.
using Events = core::FixedList<Event, 96>;

}  // namespace tenebrae::cagedin

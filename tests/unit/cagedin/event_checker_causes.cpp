// SPDX-License-Identifier: MIT
// Checks the third column of section L, the causes.
#include "event_checker.hpp"
#include "test_fight.hpp"

namespace tenebrae::cagedin::testing {
namespace {

constexpr std::uint64_t bit(EventKind kind) {
    return std::uint64_t{1} << static_cast<unsigned>(kind);
}

/// The possible causes of an event (CI-L1): one bit for each kind, and the highest one for the
/// command.
constexpr std::uint64_t kCommand = std::uint64_t{1} << 63U;
constexpr std::uint64_t kAny = ~std::uint64_t{0};

std::uint64_t causes_of_draw(DrawReason reason) {
    using enum EventKind;
    switch (reason) {
    case DrawReason::Deal: return bit(RoundBegins);
    case DrawReason::Corner: return bit(TurnBegins);
    case DrawReason::Refill:
        return bit(Footwork) | bit(Attack) | bit(Covered) | bit(Stands) | bit(Blocked);
    case DrawReason::Cover: return bit(Covered);
    case DrawReason::Mat: return bit(ToMat);
    case DrawReason::Feet: return bit(ToFeet);
    }
    return 0;
}

std::uint64_t causes_of_fatigue(FatigueReason reason) {
    using enum EventKind;
    constexpr std::uint64_t kLanded = bit(NotBlocked) | kCommand;
    switch (reason) {
    case FatigueReason::Combo: return kCommand;
    case FatigueReason::Submission: return kCommand;
    case FatigueReason::Defence: return bit(Blocked);
    case FatigueReason::FSpace: return bit(Damage);
    case FatigueReason::FullLeg: return kLanded | bit(Countered);
    case FatigueReason::Pound:
    case FatigueReason::Wear: return kLanded;
    }
    return 0;
}

std::uint64_t causes_of_damage(DamageReason reason) {
    using enum EventKind;
    switch (reason) {
    case DamageReason::Hit: return bit(NotBlocked);
    case DamageReason::Counter: return bit(Countered);
    case DamageReason::Takedown: return bit(NotBlocked) | kCommand;
    case DamageReason::Pound:
    case DamageReason::CornerHex: return bit(NotBlocked) | kCommand;
    }
    return 0;
}

std::uint64_t causes_of(const Event& event) {
    using enum EventKind;
    switch (event.kind) {
    case TypeChosen:
    case Footwork:
    case Moved:
    case Attack:
    case Covered:
    case Stands:
    case FatigueRemoved:
    case Blocked:
    case NotBlocked:
    case DamageRemoved:
    case Coached:
    case Skipped: return kCommand;
    case RoundBegins: return bit(TypeChosen) | kCommand;
    case Drew: return causes_of_draw(static_cast<DrawReason>(event.reason));
    case TypesRevealed: return bit(Drew);
    case TurnBegins: return kAny;
    case FatigueGained: return causes_of_fatigue(static_cast<FatigueReason>(event.reason));
    case Countered: return bit(Blocked);
    case Damage: return causes_of_damage(static_cast<DamageReason>(event.reason));
    case Pushed:
    case NotPushed: return bit(NotBlocked);
    case ToMat:
    case ToFeet: return bit(NotBlocked) | kCommand;
    case HandDiscarded: return bit(ToMat) | bit(ToFeet);
    case Overturned: return bit(NotBlocked);
    case Escaped: return bit(Overturned);
    case SavedByBell: return bit(Bell) | kCommand;  // the command if the bell was due before
    case Combo: return bit(NotBlocked) | kCommand;
    case ComboEnds: return bit(NotBlocked) | kCommand;
    case Bell: return bit(Drew) | bit(Overturned);
    case RoundEnds: return kAny;
    case Judged: return bit(RoundEnds);
    case Over: return kAny;
    }
    return 0;
}

}  // namespace

void EventChecker::check_cause(const Events& events, std::size_t place) {
    const Event& event = events[place];
    if (event.cause > place) {
        add_violation(event_fields(event) + " is caused by an event of another command");
        return;
    }
    const Event* cause = event.cause == 0 ? nullptr : &events[place - event.cause];
    const std::uint64_t actual = cause == nullptr ? kCommand : bit(cause->kind);
    if ((causes_of(event) & actual) == 0) {
        add_violation(
            event_fields(event) + " is caused by " + (cause ? event_fields(*cause) : "the command")
        );
    }
    const bool is_first = place == 0;
    if (event.kind == EventKind::Over && event.cause != (is_first ? 0 : 1)) {
        add_violation("over is not caused by the last event");
    }
    // Only events since a bell or a choice of types in the same command can be causes.
    for (std::size_t before = 0; before < place; ++before) {
        const EventKind kind = events[before].kind;
        if (event.kind == EventKind::RoundEnds && kind == EventKind::Bell
            && place - event.cause != before) {
            add_violation("round-ends is not caused by the bell");
        }
        if (event.kind == EventKind::RoundBegins && kind == EventKind::TypeChosen
            && place - event.cause != before) {
            add_violation("round-begins is not caused by type-chosen");
        }
    }
}

}  // namespace tenebrae::cagedin::testing

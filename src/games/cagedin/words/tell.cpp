// SPDX-License-Identifier: MIT
#include "games/cagedin/words/tell.hpp"

#include "games/cagedin/words/event_sentence.hpp"
#include "games/cagedin/words/prompt.hpp"

#include <array>

namespace tenebrae::cagedin {
namespace {

struct KindText {
    std::string_view code;
    std::string_view rule;
    std::string_view reason;
};

/// In the order of EventKind.
constexpr std::array<KindText, kEventKinds> kTexts{{
    {"type-chosen", "CI-S1", "Each fighter chooses a type in secret, red first."},
    {"round-begins", "CI-S4", "A round begins on the feet, with each pawn on its corner."},
    {"drew", "CI-K10", "Cards are drawn one at a time from the deck in use."},
    {"types-revealed", "CI-S7", "After the deal of round 1 the types lie open."},
    {"turn-begins", "CI-T5", "When a turn ends, the other fighter's begins."},
    {"footwork", "CI-A1", "A card may be played for its footwork value."},
    {"moved", "CI-A7", "Before a haymaker its fighter may step to a neighbouring hex."},
    {"attack", "CI-A4", "A plain strike card is played as a strike at an adjacent fighter."},
    {"covered", "CI-A19", "Whoever covers up discards a card and may draw up to two."},
    {"stands", "CI-M16", "Any ground card may be played to stand up."},
    {"fatigue", "CI-B3", "A cube on an F space gives fatigue."},
    {"fatigue-removed", "CI-A21", "A rest takes one cube from the own fatigue."},
    {"blocked", "CI-D1", "A strike is blocked by a card of the same location."},
    {"not-blocked", "CI-D4", "To block is the defender's choice."},
    {"countered", "CI-D7", "A block with the icon, or on such a hex, turns the damage back."},
    {"damage", "CI-A5", "A strike that lands does 1 damage at its location."},
    {"pushed", "CI-A9", "A haymaker that lands drives the defender straight back."},
    {"not-pushed", "CI-A9", "Where there is no hex straight behind, the defender stays."},
    {"to-mat", "CI-A16", "A takedown that lands brings the fight to the mat."},
    {"to-feet", "CI-M18", "The fight goes to the feet with new hands."},
    {"hand-discarded", "CI-A17", "On the way to the mat both hands are discarded."},
    {"overturned", "CI-M9", "Who is trapped sees the ground deck overturned, card by card."},
    {"escaped", "CI-M11", "An escape frees the defender; what was overturned goes under the deck."},
    {"saved-by-bell", "CI-M13", "Where the deck runs out first, the bell saves the one trapped."},
    {"combo", "CI-O1", "An attack with the combo symbol that lands allows another action."},
    {"combo-ends", "CI-O2", "No combo goes on for one who is pinned or tired out, or at the bell."},
    {"bell", "CI-E1", "The last card of a deck has been taken."},
    {"round-ends", "CI-E2", "The action in progress is finished, then the round ends."},
    {"damage-removed", "CI-E5", "Between rounds a point removes one cube."},
    {"coached", "CI-E5", "A point of coaching is one more card in the next deal."},
    {"skipped", "CI-E5", "A point need not be spent."},
    {"judged", "CI-X3", "After the last round all cubes of a fighter are added up."},
    {"over", "", "The fight is over."},
}};

constexpr KindText text_of(EventKind kind) {
    return kTexts[static_cast<std::size_t>(kind)];
}

/// The statement and the reason of one row of section L with several.
struct Why {
    std::string_view rule;
    std::string_view reason;
};

Why why_drawn(DrawReason reason) {
    switch (reason) {
    case DrawReason::Deal: return {"CI-S6", "Each is dealt five cards, and one more a coaching."};
    case DrawReason::Corner:
        return {"CI-T2", "Whoever begins his turn on his own corner draws one card."};
    case DrawReason::Refill: return {"CI-K11", "A hand that is empty is refilled with four."};
    case DrawReason::Cover: return {"CI-A19", text_of(EventKind::Covered).reason};
    case DrawReason::Mat: return {"CI-A17", "On the mat each draws four ground cards."};
    case DrawReason::Feet: break;
    }
    return {"CI-M18", "Back on the feet each draws four stand-up cards."};
}

Why why_moved(MoveReason reason) {
    switch (reason) {
    case MoveReason::Step: return {"CI-A7", text_of(EventKind::Moved).reason};
    case MoveReason::Follow:
        return {"CI-A10", "Whoever drove the other back may follow into the hex that was left."};
    case MoveReason::Shove: break;
    }
    return {"CI-A13", "After a shove that landed its fighter may move one hex."};
}

Why why_attacked(AttackKind kind) {
    switch (kind) {
    case AttackKind::Strike: return {"CI-A4", text_of(EventKind::Attack).reason};
    case AttackKind::Haymaker:
        return {"CI-A6", "A card with the icon is played as a haymaker, never as a strike."};
    case AttackKind::Shove: return {"CI-A11", "Any stand-up card may be played as a shove."};
    case AttackKind::Takedown:
        return {"CI-A15", "A takedown card brings an adjacent fighter down."};
    case AttackKind::Submit: return {"CI-M5", "A ground card may be played for its hold."};
    case AttackKind::Pound:
    case AttackKind::FreePound:
    case AttackKind::Stand: break;
    }
    return {"CI-M2", "A ground card may be played for its location."};
}

Why why_tired(FatigueReason reason, bool is_choice) {
    switch (reason) {
    case FatigueReason::Combo:
        return {"CI-O4", "The fourth and each later action of a turn costs fatigue."};
    case FatigueReason::Submission:
        return {"CI-M7", "A submission costs what the defender lacks to level 3."};
    case FatigueReason::Defence:
        return {"CI-F4", "Each takedown a Pure Striker blocks costs him fatigue."};
    case FatigueReason::FSpace: return {"CI-B3", text_of(EventKind::FatigueGained).reason};
    case FatigueReason::FullLeg: return {"CI-B5", "Damage to a full leg is fatigue instead."};
    case FatigueReason::Pound:
        return is_choice ? Why{"CI-M3", "Ground and pound gives damage or fatigue."}
                         : Why{"CI-F11", "A Submission Fighter's ground and pound gives fatigue."};
    case FatigueReason::Wear: break;
    }
    return {"CI-F15", "A Wrestler's ground and pound gives damage and fatigue."};
}

Why why_blocked(const Setup& setup, const Event& event) {
    const auto kind = static_cast<AttackKind>(event.value);
    if (kind >= AttackKind::Pound) {
        return {"CI-D3", "On the mat a card of the same hold blocks."};
    }
    return setup.rules.tables.standup[event.cards[0]].is_takedown
               ? Why{"CI-D2", "A takedown card is blocked by one of the same name."}
               : Why{"CI-D1", text_of(EventKind::Blocked).reason};
}

bool is_of_haymaker(const std::optional<Event>& cause) {
    return cause && cause->kind == EventKind::NotBlocked
           && static_cast<AttackKind>(cause->value) == AttackKind::Haymaker;
}

bool is_of_shove(const std::optional<Event>& cause) {
    return cause && cause->kind == EventKind::NotBlocked
           && static_cast<AttackKind>(cause->value) == AttackKind::Shove;
}

Why why_hurt(DamageReason reason, const std::optional<Event>& cause) {
    switch (reason) {
    case DamageReason::Hit:
        return is_of_haymaker(cause)
                   ? Why{"CI-A8", "A haymaker that lands does 2 damage at its location."}
                   : Why{"CI-A5", text_of(EventKind::Damage).reason};
    case DamageReason::Counter: return {"CI-D7", text_of(EventKind::Countered).reason};
    case DamageReason::Takedown:
        return {"CI-F6", "A Judo Fighter's takedown does 2 damage when it lands."};
    case DamageReason::Pound: return {"CI-M3", "Ground and pound gives damage or fatigue."};
    case DamageReason::CornerHex: break;
    }
    return {"CI-M4", "On a +1 DMG hex ground and pound does one more."};
}

/// What the values of an event, or its cause, say better than its kind alone.
Why why(const Setup& setup, const Event& event, const std::optional<Event>& cause) {
    const KindText text = text_of(event.kind);
    const bool other = event.reason != 0;
    switch (event.kind) {
    case EventKind::Drew: return why_drawn(static_cast<DrawReason>(event.reason));
    case EventKind::Moved: return why_moved(static_cast<MoveReason>(event.reason));
    case EventKind::Attack: return why_attacked(static_cast<AttackKind>(event.value));
    case EventKind::FatigueGained:
        return why_tired(static_cast<FatigueReason>(event.reason), event.place == 0);
    case EventKind::Blocked: return why_blocked(setup, event);
    case EventKind::Damage: return why_hurt(static_cast<DamageReason>(event.reason), cause);
    case EventKind::Over: return {ending_rule(static_cast<Way>(event.value)), text.reason};
    case EventKind::Covered:
        return event.cards[0] == kNoCard ? Why{"CI-A21", text_of(EventKind::FatigueRemoved).reason}
                                         : Why{text.rule, text.reason};
    case EventKind::FatigueRemoved:
        return other ? Why{"CI-E5", text_of(EventKind::DamageRemoved).reason}
                     : Why{text.rule, text.reason};
    case EventKind::Pushed:
        return is_of_shove(cause) ? Why{"CI-A12", "A shove that lands drives the defender back."}
                                  : Why{text.rule, text.reason};
    case EventKind::NotPushed: return {is_of_shove(cause) ? "CI-A12" : text.rule, text.reason};
    case EventKind::HandDiscarded:
        return static_cast<Place>(event.place) == Place::Mat
                   ? Why{"CI-M18", "On the way to the feet both hands are discarded."}
                   : Why{text.rule, text.reason};
    case EventKind::ComboEnds:
        return static_cast<ComboEnd>(event.reason) == ComboEnd::End
                   ? Why{"CI-O6", "A combo need not be gone on with."}
                   : Why{text.rule, text.reason};
    case EventKind::TypeChosen:
    case EventKind::RoundBegins:
    case EventKind::TypesRevealed:
    case EventKind::TurnBegins:
    case EventKind::Footwork:
    case EventKind::Stands:
    case EventKind::NotBlocked:
    case EventKind::Countered:
    case EventKind::ToMat:
    case EventKind::ToFeet:
    case EventKind::Overturned:
    case EventKind::Escaped:
    case EventKind::SavedByBell:
    case EventKind::Combo:
    case EventKind::Bell:
    case EventKind::RoundEnds:
    case EventKind::DamageRemoved:
    case EventKind::Coached:
    case EventKind::Skipped:
    case EventKind::Judged: break;
    }
    return {text.rule, text.reason};
}

}  // namespace

std::string_view code(EventKind kind) {
    return text_of(kind).code;
}

table::EventText tell(const Setup& setup, const Event& event, const std::optional<Event>& cause) {
    const Why said = why(setup, event, cause);
    const bool heading =
        event.kind == EventKind::TurnBegins || event.kind == EventKind::RoundBegins;
    return {code(event.kind), said.rule, sentence(setup, event), said.reason, heading};
}

}  // namespace tenebrae::cagedin

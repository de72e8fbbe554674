// SPDX-License-Identifier: MIT
#include "games/cagedin/words/event_sentence.hpp"

#include "core/text.hpp"
#include "games/cagedin/words/notation.hpp"
#include "games/cagedin/words/open_lines.hpp"
#include "games/cagedin/words/prompt.hpp"
#include "games/cagedin/words/vocabulary.hpp"

#include <vector>

namespace tenebrae::cagedin {
namespace {

/// One event in words. The parts that most sentences need are worked out first.
class Sentence {
public:
    Sentence(const Setup& setup, const Event& event) : setup_(setup), event_(event) {}

    [[nodiscard]] std::string text() const;

private:
    [[nodiscard]] std::string who() const { return std::string(called(event_.who)); }
    [[nodiscard]] Type type(std::size_t seat) const {
        return static_cast<Type>(event_.cards[seat]);
    }
    [[nodiscard]] AttackKind kind() const { return static_cast<AttackKind>(event_.value); }
    [[nodiscard]] std::string number() const { return std::to_string(event_.value); }
    [[nodiscard]] std::string way() const {
        return "from " + name(event_.from) + " to " + name(event_.to) + ".";
    }
    [[nodiscard]] std::string cards(Place place, std::string_view before) const;
    [[nodiscard]] std::string feet_card() const { return cards(Place::Feet, "the "); }
    [[nodiscard]] std::string drew() const;
    [[nodiscard]] std::string moved() const;
    [[nodiscard]] std::string attack() const;
    [[nodiscard]] std::string fatigue() const;
    [[nodiscard]] std::string damage() const;
    [[nodiscard]] std::string discarded() const;
    [[nodiscard]] std::string combo_ends() const;

    const Setup& setup_;
    const Event& event_;
};

/// "the left Jab and the left Hook".
std::string Sentence::cards(Place place, std::string_view before) const {
    std::vector<std::string> parts;
    for (const Card card : event_.cards) {
        if (card != kNoCard) {
            parts.push_back(std::string(before) + spoken_card(setup_, place, card));
        }
    }
    return core::joined(parts, ", ", " and ");
}

std::string Sentence::drew() const {
    const std::string told = cards(static_cast<Place>(event_.place), "");
    return who() + " draws " + core::counted(int{event_.value}, "card")
           + (told.empty() ? "." : ": " + told + ".");
}

std::string Sentence::moved() const {
    const bool follows = static_cast<MoveReason>(event_.reason) == MoveReason::Follow;
    return who() + (follows ? " follows " : " steps ") + way();
}

std::string Sentence::attack() const {
    const std::string what = cards(deck_of(kind()), "the ");
    switch (kind()) {
    case AttackKind::Strike: return who() + " strikes with " + what + ".";
    case AttackKind::Haymaker: return who() + " swings a haymaker, " + what + ".";
    case AttackKind::Shove: return who() + " shoves with " + what + ".";
    case AttackKind::Takedown: return who() + " goes for a takedown, " + what + ".";
    case AttackKind::Pound: return who() + " pounds with " + what + ".";
    case AttackKind::Submit: return who() + " attempts a submission, " + what + ".";
    case AttackKind::FreePound: return who() + " pounds for free, with " + what + ".";
    case AttackKind::Stand: break;
    }
    return who() + " tries to stand up with " + what + ".";
}

std::string Sentence::fatigue() const {
    const std::string text = who() + " tires to " + number() + " fatigue: ";
    switch (static_cast<FatigueReason>(event_.reason)) {
    case FatigueReason::Combo: return text + "a long combo.";
    case FatigueReason::Submission: return text + "the price of the submission.";
    case FatigueReason::Defence: return text + "the takedown was hard to block.";
    case FatigueReason::FSpace: return text + "that one hurt.";
    case FatigueReason::FullLeg: return text + "the leg can take no more.";
    case FatigueReason::Pound: return text + "held down.";
    case FatigueReason::Wear: break;
    }
    return text + "worn down by the Wrestler.";
}

std::string Sentence::damage() const {
    const auto meter = static_cast<Meter>(event_.place);
    const std::string now = who() + " is hurt: " + std::string(spoken(meter)) + " " + number()
                            + " of " + std::to_string(setup_.rules.spaces(meter));
    switch (static_cast<DamageReason>(event_.reason)) {
    case DamageReason::Counter: return now + ", by the counter-strike.";
    case DamageReason::Takedown: return now + ", in the fall.";
    case DamageReason::CornerHex: return now + ", for the hard floor there.";
    case DamageReason::Hit:
    case DamageReason::Pound: break;
    }
    return now + ".";
}

std::string Sentence::discarded() const {
    const auto place = static_cast<Place>(event_.place);
    const Counts counts = event_.counts();
    std::vector<std::string> parts;
    for (Card card = 0; card < setup_.sorts(place); ++card) {
        for (int left = counts[card]; left > 0; --left) {
            parts.push_back(spoken_card(setup_, place, card));
        }
    }
    return who() + " discards the hand: " + core::joined(parts, ", ", " and ") + ".";
}

std::string Sentence::combo_ends() const {
    const std::string text = "The combo of " + who() + " ends";
    switch (static_cast<ComboEnd>(event_.reason)) {
    case ComboEnd::Pinned: return text + ": pinned to the cage.";
    case ComboEnd::FullMeter: return text + ": too tired.";
    case ComboEnd::Bell: return text + " with the bell.";
    case ComboEnd::End: break;
    }
    return text + ".";
}

// One line for each kind of event: flat, however many there are.
// NOLINTNEXTLINE(readability-function-size)
std::string Sentence::text() const {
    switch (event_.kind) {
    case EventKind::TypeChosen:
        return event_.value == 0 ? who() + " has chosen a type."
                                 : who() + " chooses to be a "
                                       + std::string(spoken(static_cast<Type>(event_.value))) + ".";
    case EventKind::RoundBegins:
        return "Round " + number() + " begins, and " + who() + " has the first turn.";
    case EventKind::Drew: return drew();
    case EventKind::TypesRevealed:
        return "Red is a " + std::string(spoken(type(kRed))) + ", Blue a "
               + std::string(spoken(type(kBlue))) + ".";
    case EventKind::TurnBegins:
        return "Turn " + std::to_string(event_.value + 256 * event_.place) + ": " + who() + ".";
    case EventKind::Footwork: return who() + " plays " + feet_card() + " for footwork, " + way();
    case EventKind::Moved: return moved();
    case EventKind::Attack: return attack();
    case EventKind::Covered:
        return who() + " covers up"
               + (event_.cards[0] == kNoCard ? " and rests." : ": discards " + feet_card() + ".");
    case EventKind::Stands:
        return who() + " tries to stand up, with " + cards(Place::Mat, "the ") + ".";
    case EventKind::FatigueGained: return fatigue();
    case EventKind::FatigueRemoved: return who() + " recovers to " + number() + " fatigue.";
    case EventKind::Blocked: return who() + " blocks with " + cards(deck_of(kind()), "the ") + ".";
    case EventKind::NotBlocked: return who() + " does not block.";
    case EventKind::Countered: return who() + " strikes back at once!";
    case EventKind::Damage: return damage();
    case EventKind::Pushed: return who() + " is driven back " + way();
    case EventKind::NotPushed:
        return who() + " cannot be driven back: behind " + name(event_.from) + " is the cage.";
    case EventKind::ToMat: return "The fight goes to the mat.";
    case EventKind::ToFeet: return "The fight is back on the feet.";
    case EventKind::HandDiscarded: return discarded();
    case EventKind::Overturned: return "Overturned: " + cards(Place::Mat, "") + ".";
    case EventKind::Escaped: return who() + " escapes the hold!";
    case EventKind::SavedByBell: return who() + " is saved by the bell.";
    case EventKind::Combo:
        return who() + " may go on: " + core::counted(int{event_.value}, "action") + " so far.";
    case EventKind::ComboEnds: return combo_ends();
    case EventKind::Bell:
        return std::string("The bell: the ")
               + (static_cast<Place>(event_.place) == Place::Feet ? "stand-up" : "ground")
               + " deck has run out.";
    case EventKind::RoundEnds: return "Round " + number() + " is over.";
    case EventKind::DamageRemoved:
        return who() + " recovers: " + std::string(spoken(static_cast<Meter>(event_.place))) + " "
               + number() + ".";
    case EventKind::Coached: return who() + " listens to the coach: one more card to come.";
    case EventKind::Skipped: return who() + " lets a point go.";
    case EventKind::Judged:
        return "The judges count " + std::to_string(event_.cards[kRed]) + " cubes on Red, "
               + std::to_string(event_.cards[kBlue]) + " on Blue.";
    case EventKind::Over: break;
    }
    return std::string(spoken_ending(static_cast<Way>(event_.value), event_.who));
}

}  // namespace

std::string sentence(const Setup& setup, const Event& event) {
    return Sentence(setup, event).text();
}

}  // namespace tenebrae::cagedin

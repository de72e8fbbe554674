// SPDX-License-Identifier: MIT
#include "test_fight_text.hpp"

#include "catch.hpp"
#include "test_fight.hpp"

#include <algorithm>
#include <sstream>

namespace tenebrae::cagedin::testing {
namespace {

constexpr std::array<std::string_view, 32> kStandupCodes{
    "jab-l",   "jab-r",   "cross-l", "cross-r", "hook-l", "hook-r", "upper-l", "upper-r",
    "over-l",  "over-r",  "bjab-l",  "bjab-r",  "rib-l",  "rib-r",  "knee-l",  "knee-r",
    "catch-l", "catch-r", "spin-l",  "spin-r",  "low-l",  "low-r",  "calf-l",  "calf-r",
    "check-l", "check-r", "throw-c", "throw",   "slam-c", "slam",   "shoot-c", "shoot"};
constexpr std::array<std::string_view, 30> kGroundCodes{
    "arm-h-e",  "arm-bl-t",  "arm-br-t",  "arm-ll-e",  "arm-lr-t",  // armbar
    "kim-h-t",  "kim-bl-e",  "kim-br-t",  "kim-ll-t",  "kim-lr-e",  // kimura
    "rnc-h-t",  "rnc-bl-t",  "rnc-br-e",  "rnc-ll-t",  "rnc-lr-t",  // rear naked choke
    "tri-h-e",  "tri-bl-t",  "tri-br-t",  "tri-ll-t",  "tri-lr-t",  // triangle choke
    "gui-h-t",  "gui-bl-t",  "gui-br-e",  "gui-ll-e",  "gui-lr-t",  // guillotine choke
    "heel-h-t", "heel-bl-t", "heel-br-t", "heel-ll-t", "heel-lr-e"};

constexpr std::array<std::string_view, 3> kSeatWords{"red", "blue", "nobody"};
constexpr std::array<std::string_view, kTypes + 1> kTypeWords{
    "none", "striker", "judo", "submission", "wrestler"};
constexpr std::array<std::string_view, kMeters> kMeterWords{
    "head", "body-l", "body-r", "leg-l", "leg-r", "fatigue"};
constexpr std::array<std::string_view, kPlaces> kPlaceWords{"feet", "mat"};
constexpr std::array<std::string_view, 8> kAttackWords{
    "strike", "haymaker", "shove", "takedown", "pound", "submit", "free-pound", "stand"};
constexpr std::array<std::string_view, 6> kDrawWords{
    "deal", "corner", "refill", "cover", "mat", "feet"};
constexpr std::array<std::string_view, 3> kMoveWords{"step", "follow", "shove"};
constexpr std::array<std::string_view, kFatigueReasons> kFatigueWords{
    "combo", "submission", "defence", "f-space", "full-leg", "pound", "wear"};
constexpr std::array<std::string_view, 5> kDamageWords{
    "hit", "counter", "takedown", "pound", "corner-hex"};
constexpr std::array<std::string_view, 4> kComboWords{"pinned", "full-meter", "bell", "end"};
constexpr std::array<std::string_view, 6> kEndingWords{
    "none", "knockout", "submission", "decision", "draw", "resigned"};
constexpr std::array<std::string_view, kDecisions> kDecisionWords{
    "none",
    "type",
    "turn",
    "combo",
    "defend",
    "answer",
    "side",
    "harm",
    "follow",
    "step",
    "rise",
    "recover"};
constexpr std::array<std::string_view, kActionKinds> kActionWords{
    "type",       "footwork",   "strike",  "haymaker", "shove",  "takedown", "cover discard",
    "cover rest", "pound",      "submit",  "stand",    "end",    "block",    "pass",
    "side left",  "side right", "damage",  "fatigue",  "follow", "step",     "stay",
    "feet",       "mat",        "recover", "coach",    "skip",   "resign"};
constexpr std::array<std::string_view, kEventKinds> kEventWords{
    "type-chosen",    "round-begins",   "drew",
    "types-revealed", "turn-begins",    "footwork",
    "moved",          "attack",         "covered",
    "stands",         "fatigue",        "fatigue-removed",
    "blocked",        "not-blocked",    "countered",
    "damage",         "pushed",         "not-pushed",
    "to-mat",         "to-feet",        "hand-discarded",
    "overturned",     "escaped",        "saved-by-bell",
    "combo",          "combo-ends",     "bell",
    "round-ends",     "damage-removed", "coached",
    "skipped",        "judged",         "over"};

/// Returns a space and the word. A number that has no word becomes "?", so that the test shows it.
template <std::size_t size>
std::string word(const std::array<std::string_view, size>& words, std::size_t number) {
    return " " + (number < size ? std::string(words[number]) : "?" + std::to_string(number));
}

std::string number(int value) {
    return " " + std::to_string(value);
}

std::string list_of(Place place, const Event& event) {
    std::string text;
    for (const Card card : event.cards) {
        text += card == kNoCard ? "" : " " + code_of(place, card);
    }
    return text;
}

Place place_of_attack(std::uint8_t kind) {
    return kind < static_cast<std::uint8_t>(AttackKind::Pound) ? Place::Feet : Place::Mat;
}

std::string path_of(const Event& event) {
    return " " + name_of(event.from) + " " + name_of(event.to);
}

std::string over_text(const Event& event) {
    const std::string ending = word(kEndingWords, event.value);
    return event.who == kNobody ? ending : word(kSeatWords, event.who) + ending;
}

/// Returns the text after the name and the fighter.
std::string values_of(const Event& event) {
    using enum EventKind;
    const Place place = event.place == 0 ? Place::Feet : Place::Mat;
    switch (event.kind) {
    case TypeChosen: return word(kTypeWords, event.value);
    case Drew: return number(event.value) + word(kDrawWords, event.reason) + list_of(place, event);
    case TurnBegins: return number(event.value + 256 * event.place);
    case Footwork: return " " + code_of(Place::Feet, event.cards[0]) + path_of(event);
    case Moved: return word(kMoveWords, event.reason) + path_of(event);
    case Attack:
    case Blocked:
        return word(kAttackWords, event.value) + list_of(place_of_attack(event.value), event);
    case Covered:
        return event.cards[0] == kNoCard ? " rest" : " " + code_of(Place::Feet, event.cards[0]);
    case Stands: return " " + code_of(Place::Mat, event.cards[0]);
    case FatigueGained: return word(kFatigueWords, event.reason) + number(event.value);
    case FatigueRemoved: return (event.reason == 0 ? " rest" : " corner") + number(event.value);
    case NotBlocked: return word(kAttackWords, event.value);
    case Countered: return event.reason == 0 ? " icon" : " hex";
    case EventKind::Damage:
        return word(kMeterWords, event.place) + number(event.value)
               + word(kDamageWords, event.reason);
    case Pushed: return path_of(event);
    case NotPushed: return " " + name_of(event.from);
    case HandDiscarded: return " " + list_text(place, event.counts());
    case Escaped: return list_of(Place::Mat, event);
    case EventKind::Combo: return number(event.value);
    case ComboEnds: return word(kComboWords, event.reason);
    case DamageRemoved: return word(kMeterWords, event.place) + number(event.value);
    case SavedByBell:
    case Coached:
    case Skipped: return "";
    case RoundBegins:
    case TypesRevealed:
    case ToMat:
    case ToFeet:
    case Overturned:
    case Bell:
    case RoundEnds:
    case Judged:
    case Over: break;
    }
    return "";
}

/// Returns the text of an event that does not begin with a fighter; "" for all others.
std::string non_fighter_text(const Event& event) {
    using enum EventKind;
    if (event.kind == RoundBegins) {
        return number(event.value) + word(kSeatWords, event.who);
    }
    if (event.kind == TypesRevealed) {
        return word(kTypeWords, event.cards[0]) + word(kTypeWords, event.cards[1]);
    }
    if (event.kind == Overturned) {
        return " " + code_of(Place::Mat, event.cards[0]);
    }
    if (event.kind == Bell) {
        return word(kPlaceWords, event.place);
    }
    if (event.kind == RoundEnds) {
        return number(event.value);
    }
    if (event.kind == Judged) {
        return number(event.cards[0]) + number(event.cards[1]);
    }
    return event.kind == Over ? over_text(event) : "";
}

std::string card_words(Place place, const Action& action) {
    std::string text = action.card == kNoCard ? "" : " " + code_of(place, action.card);
    return text + (action.second == kNoCard ? "" : " " + code_of(place, action.second));
}

}  // namespace

std::string code_of(Place place, Card card) {
    const bool on_feet = place == Place::Feet;
    if (card >= (on_feet ? kStandupCodes.size() : kGroundCodes.size())) {
        return "?" + std::to_string(card);
    }
    return std::string(on_feet ? kStandupCodes.at(card) : kGroundCodes.at(card));
}

std::string list_text(Place place, const Counts& counts) {
    std::string text;
    for (std::size_t sort = 0; sort < kMaxSorts; ++sort) {
        if (counts[sort] > 0) {
            text += (text.empty() ? "" : " ") + code_of(place, static_cast<Card>(sort))
                    + (counts[sort] > 1 ? "*" + std::to_string(counts[sort]) : "");
        }
    }
    return text;
}

std::vector<Card> cards_of(Place place, std::string_view text) {
    std::vector<Card> cards;
    std::istringstream stream{std::string(text)};
    for (std::string written; stream >> written;) {
        const auto star = written.find('*');
        const std::string code = written.substr(0, star);
        Card card = 0;
        while (card < kMaxSorts && code_of(place, card) != code) {
            ++card;
        }
        INFO("no card: " << written);
        REQUIRE(card < kMaxSorts);
        const int copies = star == std::string::npos ? 1 : std::stoi(written.substr(star + 1));
        cards.insert(cards.end(), static_cast<std::size_t>(copies), card);
    }
    return cards;
}

std::string_view word_of(Decision decision) {
    return kDecisionWords.at(static_cast<std::size_t>(decision));
}

std::string_view word_of(Ending ending) {
    return kEndingWords.at(static_cast<std::size_t>(ending));
}

std::string_view word_of(Seat seat) {
    return kSeatWords.at(seat);
}

Hex hex(std::string_view name) {
    INFO("no hex: " << name);
    REQUIRE(name.size() == 2);
    const Hex found = hex_at(name[0] - 'a', name[1] - '1');
    REQUIRE(found != kNoHex);
    return found;
}

std::string name_of(Hex hex) {
    if (hex >= kHexes) {
        return "-";
    }
    return {static_cast<char>('a' + row(hex)), static_cast<char>('1' + column(hex))};
}

std::string text_of(Place place, const Action& action) {
    const std::string verb(kActionWords.at(static_cast<std::size_t>(action.kind)));
    const std::string text = verb + card_words(place, action);
    const std::string to = action.hex == kNoHex ? "" : name_of(action.hex);
    switch (action.kind) {
    case ActionKind::Type: return verb + word(kTypeWords, action.value);
    case ActionKind::Recover: return verb + word(kMeterWords, action.value);
    case ActionKind::Discard: return text + " draw" + number(action.value);
    case ActionKind::Haymaker: return text + (to.empty() ? "" : " to " + to);
    case ActionKind::Footwork:
    case ActionKind::Step: return text + " " + to;
    case ActionKind::Strike:
    case ActionKind::Shove:
    case ActionKind::Takedown:
    case ActionKind::Rest:
    case ActionKind::Pound:
    case ActionKind::Submit:
    case ActionKind::Stand:
    case ActionKind::End:
    case ActionKind::Block:
    case ActionKind::Pass:
    case ActionKind::SideLeft:
    case ActionKind::SideRight:
    case ActionKind::Damage:
    case ActionKind::Fatigue:
    case ActionKind::Follow:
    case ActionKind::Stay:
    case ActionKind::ToFeet:
    case ActionKind::ToMat:
    case ActionKind::Coach:
    case ActionKind::Skip:
    case ActionKind::Resign: break;
    }
    return text;
}

std::string text_of(const Event& event) {
    const std::string name(kEventWords.at(static_cast<std::size_t>(event.kind)));
    const std::string whole = non_fighter_text(event);
    if (!whole.empty() || event.kind == EventKind::ToMat || event.kind == EventKind::ToFeet) {
        return name + whole;
    }
    return name + word(kSeatWords, event.who) + values_of(event);
}

}  // namespace tenebrae::cagedin::testing

// SPDX-License-Identifier: MIT
#include "games/cagedin/words/tell.hpp"

#include "core/text.hpp"
#include "games/cagedin/words/notation.hpp"
#include "games/cagedin/words/open_lines.hpp"
#include "games/cagedin/words/prompt.hpp"
#include "games/cagedin/words/vocabulary.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace tenebrae::cagedin {
namespace {

/// Of a sentence a letter behind a $ stands for what Teller::part() says.
struct Words {
    std::string_view rule;
    std::string_view sentence;
    std::string_view reason;
};

struct KindText {
    std::string_view code;
    Words words;
};

/// In the order of EventKind.
constexpr std::array<KindText, kEventKinds> kTexts{{
    {"type-chosen", {"CI-S1", "$w has chosen a type.", "Each chooses a type in secret."}},
    {"round-begins",
     {"CI-S4",
      "Round $n begins, and $w has the first turn.",
      "A round begins on the feet, with each pawn on its corner."}},
    {"drew", {"CI-S6", "$w draws $D.", "Each is dealt five cards, and one more a coaching."}},
    {"types-revealed", {"CI-S7", "Red is a $0, Blue a $1.", "After the first deal they lie open."}},
    {"turn-begins", {"CI-T5", "Turn $T: $w.", "When a turn ends, the other's begins."}},
    {"footwork", {"CI-A1", "$w plays $c for footwork, $v.", "Any card has a footwork value."}},
    {"moved", {"CI-A7", "$w steps $v.", "Before a haymaker its fighter may step aside."}},
    {"attack",
     {"CI-A4", "$w strikes with $c.", "A plain card is a strike at an adjacent fighter."}},
    {"covered", {"CI-A19", "$w covers up: discards $c.", "A card goes, and up to two come."}},
    {"stands", {"CI-M16", "$w tries to stand up, with $c.", "Any ground card may be played so."}},
    {"fatigue",
     {"CI-O4",
      "$w tires to $n fatigue: a long combo.",
      "The fourth and each later action of a turn costs fatigue."}},
    {"fatigue-removed", {"CI-A21", "$w recovers to $n fatigue.", "A rest takes one cube away."}},
    {"blocked", {"CI-D1", "$w blocks with $c.", "A card of the same location blocks."}},
    {"not-blocked", {"CI-D4", "$w does not block.", "To block is the defender's choice."}},
    {"countered", {"CI-D7", "$w strikes back at once!", "The icon or the hex turns damage back."}},
    {"damage", {"CI-A5", "$w is hurt: $m.", "A strike that lands does 1 damage there."}},
    {"pushed", {"CI-A9", "$w is driven back $v.", "A haymaker that lands drives straight back."}},
    {"not-pushed",
     {"CI-A9",
      "$w cannot be driven back: behind $f is the cage.",
      "Where there is no hex straight behind, the defender stays."}},
    {"to-mat", {"CI-A16", "The fight goes to the mat.", "A takedown that lands brings it there."}},
    {"to-feet", {"CI-M18", "The fight is back on the feet.", "It goes on with new hands."}},
    {"hand-discarded", {"CI-A17", "$w discards the hand: $h.", "On the way to the mat both go."}},
    {"overturned", {"CI-M9", "Overturned: $c.", "The trapped one sees the deck card by card."}},
    {"escaped", {"CI-M11", "$w escapes the hold!", "An escape frees the defender."}},
    {"saved-by-bell", {"CI-M13", "$w is saved by the bell.", "The deck has run out first."}},
    {"combo", {"CI-O1", "$w may go on: $A so far.", "The attack landed and has the symbol."}},
    {"combo-ends",
     {"CI-O2",
      "The combo of $w ends: pinned to the cage.",
      "No combo goes on for one who is pinned."}},
    {"bell", {"CI-E1", "The bell: the $d deck has run out.", "A deck's last card was taken."}},
    {"round-ends", {"CI-E2", "Round $n is over.", "The action in progress is finished first."}},
    {"damage-removed", {"CI-E5", "$w recovers: $m.", "Between rounds a point removes a cube."}},
    {"coached", {"CI-E5", "$w listens to the coach.", "It is one more card in the next deal."}},
    {"skipped", {"CI-E5", "$w lets a point go.", "A point need not be spent."}},
    {"judged",
     {"CI-X3",
      "The judges count $2 cubes on Red, $3 on Blue.",
      "After the last round all cubes of a fighter are added up."}},
    {"over", {"", "$e", "The fight is over."}},
}};

/// What an event says otherwise by its variant(); what is empty is as of its kind.
struct Variant {
    EventKind kind;
    int number;
    Words words;
};

constexpr int kHaymaker = 5;  ///< variant of damage, besides its reasons
constexpr int kOwnWay = 7;  ///< of fatigue: a Submission Fighter is not asked

using Kind = EventKind;
constexpr std::array kVariants{
    Variant{Kind::TypeChosen, 1, {"", "$w chooses to be a $t.", ""}},
    Variant{Kind::Drew, 1, {"CI-T2", "", "Who begins a turn on the own corner draws a card."}},
    Variant{Kind::Drew, 2, {"CI-K11", "", "A hand that is empty is refilled with four."}},
    Variant{Kind::Drew, 3, {"CI-A19", "", "Whoever covers up may draw up to two cards."}},
    Variant{Kind::Drew, 4, {"CI-A17", "", "On the mat each draws four ground cards."}},
    Variant{Kind::Drew, 5, {"CI-M18", "", "Back on the feet each draws four stand-up cards."}},
    Variant{Kind::Moved, 1, {"CI-A10", "$w follows $v.", "The hex that was left may be taken."}},
    Variant{Kind::Moved, 2, {"CI-A13", "", "After a shove that landed one hex is free."}},
    Variant{Kind::Attack, 1, {"CI-A6", "$w swings a haymaker, $c.", "The icon makes it one."}},
    Variant{Kind::Attack, 2, {"CI-A11", "$w shoves with $c.", "Any stand-up card may shove."}},
    Variant{Kind::Attack, 3, {"CI-A15", "$w goes for a takedown, $c.", "It ends on the mat."}},
    Variant{Kind::Attack, 4, {"CI-M2", "$w pounds with $c.", "A card is played for its location."}},
    Variant{
        Kind::Attack, 5, {"CI-M5", "$w attempts a submission, $c.", "It is played for its hold."}},
    Variant{Kind::Attack, 6, {"CI-M2", "$w pounds for free, with $c.", "Nothing can block it."}},
    Variant{Kind::Covered, 1, {"CI-A21", "$w covers up and rests.", "It removes one fatigue."}},
    Variant{
        Kind::FatigueGained,
        1,
        {"CI-M7",
         "$w tires to $n fatigue: the price of the submission.",
         "It costs what the defender lacks to level 3."}},
    Variant{
        Kind::FatigueGained,
        2,
        {"CI-F4",
         "$w tires to $n fatigue: it was hard to block.",
         "Each takedown a Pure Striker blocks costs him fatigue."}},
    Variant{
        Kind::FatigueGained,
        3,
        {"CI-B3", "$w tires to $n fatigue: that one hurt.", "A cube on an F space gives fatigue."}},
    Variant{
        Kind::FatigueGained,
        4,
        {"CI-B5",
         "$w tires to $n fatigue: the leg can take no more.",
         "Damage to a full leg is fatigue instead."}},
    Variant{
        Kind::FatigueGained,
        5,
        {"CI-M3",
         "$w tires to $n fatigue: held down.",
         "Ground and pound gives damage or fatigue."}},
    Variant{
        Kind::FatigueGained,
        6,
        {"CI-F15",
         "$w tires to $n fatigue: worn down.",
         "A Wrestler's ground and pound gives fatigue as well."}},
    Variant{
        Kind::FatigueGained,
        kOwnWay,
        {"CI-F11",
         "$w tires to $n fatigue: held down.",
         "A Submission Fighter's ground and pound gives fatigue."}},
    Variant{Kind::FatigueRemoved, 1, {"CI-E5", "", "Between rounds a point removes a cube."}},
    Variant{Kind::Blocked, 1, {"CI-D2", "", "A takedown card of the same name blocks it."}},
    Variant{Kind::Blocked, 2, {"CI-D3", "", "On the mat a card of the same hold blocks."}},
    Variant{
        Kind::Damage,
        1,
        {"CI-D7", "$w is hurt: $m, by the counter-strike.", "A counter-strike cannot be blocked."}},
    Variant{
        Kind::Damage,
        2,
        {"CI-F6",
         "$w is hurt: $m, in the fall.",
         "A Judo Fighter's takedown does 2 damage when it lands."}},
    Variant{Kind::Damage, 3, {"CI-M3", "", "Ground and pound gives damage or fatigue."}},
    Variant{
        Kind::Damage,
        4,
        {"CI-M4",
         "$w is hurt: $m, for the hard floor there.",
         "On a +1 DMG hex ground and pound does one more."}},
    Variant{Kind::Damage, kHaymaker, {"CI-A8", "", "A haymaker that lands does 2 damage there."}},
    Variant{Kind::Pushed, 1, {"CI-A12", "", "A shove that lands drives straight back."}},
    Variant{Kind::NotPushed, 1, {"CI-A12", "", ""}},
    Variant{Kind::HandDiscarded, 1, {"CI-M18", "", "On the way to the feet both go."}},
    Variant{
        Kind::ComboEnds,
        1,
        {"",
         "The combo of $w ends: too tired.",
         "No combo goes on for one whose fatigue is full."}},
    Variant{
        Kind::ComboEnds,
        2,
        {"", "The combo of $w ends with the bell.", "No combo goes on when a bell is due."}},
    Variant{Kind::ComboEnds, 3, {"CI-O6", "The combo of $w ends.", "It need not go on."}},
};

bool is_of(const std::optional<Event>& cause, AttackKind kind) {
    return cause && cause->kind == EventKind::NotBlocked
           && static_cast<AttackKind>(cause->value) == kind;
}

int variant_of_block(const Setup& setup, const Event& event) {
    if (deck_of(static_cast<AttackKind>(event.value)) == Place::Mat) {
        return 2;
    }
    return setup.rules.tables.standup[event.cards[0]].is_takedown ? 1 : 0;
}

/// Which row of several its values or its cause mean; most have rows by their reason, if any.
int variant(const Setup& setup, const Event& event, const std::optional<Event>& cause) {
    const EventKind kind = event.kind;
    if (kind == EventKind::Attack) {
        return event.value;
    }
    if (kind == EventKind::TypeChosen) {
        return event.value == 0 ? 0 : 1;
    }
    if (kind == EventKind::Covered) {
        return event.cards[0] == kNoCard ? 1 : 0;
    }
    if (kind == EventKind::Blocked) {
        return variant_of_block(setup, event);
    }
    if (kind == EventKind::HandDiscarded) {
        return event.place;
    }
    if (kind == EventKind::Pushed || kind == EventKind::NotPushed) {
        return is_of(cause, AttackKind::Shove) ? 1 : 0;
    }
    if (kind == EventKind::Damage && event.reason == 0) {
        return is_of(cause, AttackKind::Haymaker) ? kHaymaker : 0;
    }
    return kind == EventKind::FatigueGained && event.place != 0 ? kOwnWay : event.reason;
}

Words words_of(const Setup& setup, const Event& event, const std::optional<Event>& cause) {
    Words words = kTexts[static_cast<std::size_t>(event.kind)].words;
    const int number = variant(setup, event, cause);
    const auto* const own = std::ranges::find_if(kVariants, [&](const Variant& row) {
        return row.kind == event.kind && row.number == number;
    });
    if (own != kVariants.end()) {
        words.rule = own->words.rule.empty() ? words.rule : own->words.rule;
        words.sentence = own->words.sentence.empty() ? words.sentence : own->words.sentence;
        words.reason = own->words.reason.empty() ? words.reason : own->words.reason;
    }
    if (event.kind == EventKind::Over) {
        words.rule = ending_rule(static_cast<Way>(event.value));
    }
    return words;
}

/// Each as "the left Jab", with `before` before it.
std::string list_of(const Setup& setup, const Event& event, std::string_view before) {
    std::vector<std::string> parts;
    for (const Card card : cards_told(setup, event)) {
        parts.push_back(std::string(before) + spoken_card(setup, deck_of(event), card));
    }
    return core::joined(parts, ", ", " and ");
}

std::string drawn(const Setup& setup, const Event& event) {
    const std::string told = list_of(setup, event, "");
    return core::counted(int{event.value}, "card") + (told.empty() ? "" : ": " + told);
}

std::string meter_now(const Setup& setup, const Event& event) {
    const auto meter = static_cast<Meter>(event.place);
    return std::string(spoken(meter)) + " " + std::to_string(event.value) + " of "
           + std::to_string(setup.rules.spaces(meter));
}

std::string type_of(int type) {
    return std::string(spoken(static_cast<Type>(type)));
}

/// What a letter stands for.
std::string part(const Setup& setup, const Event& event, char letter) {
    switch (letter) {
    case 'A': return core::counted(int{event.value}, "action");
    case 'D': return drawn(setup, event);
    case 'T': return std::to_string(event.value + 256 * event.place);
    case '0': return type_of(event.cards[kRed]);
    case '1': return type_of(event.cards[kBlue]);
    case '2': return std::to_string(event.cards[kRed]);
    case '3': return std::to_string(event.cards[kBlue]);
    case 'c': return list_of(setup, event, event.kind == EventKind::Overturned ? "" : "the ");
    case 'd': return static_cast<Place>(event.place) == Place::Feet ? "stand-up" : "ground";
    case 'e': return std::string(spoken_ending(static_cast<Way>(event.value), event.who));
    case 'f': return name(event.from);
    case 'h': return list_of(setup, event, "");
    case 'm': return meter_now(setup, event);
    case 'n': return std::to_string(event.value);
    case 't': return type_of(event.value);
    case 'v': return "from " + name(event.from) + " to " + name(event.to);
    default: return std::string(called(event.who));
    }
}

}  // namespace

std::string_view code(EventKind kind) {
    return kTexts[static_cast<std::size_t>(kind)].code;
}

table::EventText tell(const Setup& setup, const Event& event, const std::optional<Event>& cause) {
    const Words words = words_of(setup, event, cause);
    std::string sentence;
    for (std::size_t place = 0; place < words.sentence.size(); ++place) {
        const bool is_letter = words.sentence[place] == '$';
        sentence += is_letter ? part(setup, event, words.sentence[++place])
                              : std::string(1, words.sentence[place]);
    }
    const bool heading =
        event.kind == EventKind::TurnBegins || event.kind == EventKind::RoundBegins;
    return {code(event.kind), words.rule, sentence, words.reason, heading};
}

}  // namespace tenebrae::cagedin

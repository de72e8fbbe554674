// SPDX-License-Identifier: MIT
#include "games/cagedin/words/event_text.hpp"

#include "core/text.hpp"
#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/notation/vocabulary.hpp"
#include "games/cagedin/words/prompt.hpp"
#include "games/cagedin/words/public_lines.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace tenebrae::cagedin {
namespace {

/// The texts of an event; a letter after a $ stands for the words of part().
struct Words {
    std::string_view rule;
    std::string_view sentence;
    std::string_view reason;
};

struct KindText {
    std::string_view code;
    Words words;
};

/// The texts in the order of EventKind.
constexpr std::array<KindText, kEventKinds> kTexts{{
    {"type-chosen", {"CI-S1", "$w has chosen a type.", "Each fighter chooses a type in secret."}},
    {"round-begins",
     {"CI-S4",
      "Round $n begins: $w goes first.",
      "A round begins on the feet, with each pawn on its corner."}},
    {"drew",
     {"CI-S6", "$w draws $D.", "Each fighter gets five cards, and one more for each coaching."}},
    {"types-revealed",
     {"CI-S7", "Red is a $0, Blue a $1.", "Types are revealed after the first deal."}},
    {"turn-begins", {"CI-T5", "Turn $T: $w.", "The fighters take turns."}},
    {"footwork",
     {"CI-A1", "$w moves $v with $c.", "Any stand-up card can be played for footwork."}},
    {"moved", {"CI-A7", "$w steps $v.", "A fighter may step before a haymaker."}},
    {"attack", {"CI-A4", "$w strikes with $c.", "A strike card hits an adjacent fighter."}},
    {"covered",
     {"CI-A19", "$w covers up and discards $c.", "Covering up exchanges a card for up to two."}},
    {"stands",
     {"CI-M16", "$w tries to stand up with $c.", "Any ground card can be used to stand up."}},
    {"fatigue",
     {"CI-O4",
      "$w's fatigue rises to $n: a long combo.",
      "From the fourth action of a turn on, each costs 1 fatigue."}},
    {"fatigue-removed", {"CI-A21", "$w's fatigue drops to $n.", "Resting removes 1 fatigue."}},
    {"blocked",
     {"CI-D1", "$w blocks with $c.", "A card of the same location and side blocks a strike."}},
    {"not-blocked", {"CI-D4", "$w does not block.", "Blocking is the defender's choice."}},
    {"countered",
     {"CI-D7",
      "$w strikes back at once!",
      "A block with the counter-strike icon, or on such a hex, hits back."}},
    {"damage", {"CI-A5", "$w is hurt: $m.", "A strike that lands deals 1 damage."}},
    {"pushed",
     {"CI-A9",
      "$w is driven back $v.",
      "A haymaker that lands drives the defender straight back."}},
    {"not-pushed",
     {"CI-A9",
      "$w cannot be driven back: the cage is behind $f.",
      "The defender stays if there is no hex straight behind."}},
    {"to-mat",
     {"CI-A16", "The fight goes to the mat.", "A takedown that lands takes the fight to the mat."}},
    {"to-feet", {"CI-M18", "The fight is back on the feet.", "Both fighters get new hands."}},
    {"hand-discarded",
     {"CI-A17",
      "$w discards the whole hand: $h.",
      "Both hands are discarded on the way to the mat."}},
    {"overturned",
     {"CI-M9", "Turned over: $c.", "A submission turns over the ground deck card by card."}},
    {"escaped", {"CI-M11", "$w escapes the hold!", "An escape card frees the defender."}},
    {"saved-by-bell",
     {"CI-M13", "$w is saved by the bell.", "The deck ran out before the taps came."}},
    {"combo",
     {"CI-O1", "$w may act again: $A so far.", "The attack landed and has the combo symbol."}},
    {"combo-ends",
     {"CI-O2", "$w's combo ends: pinned to the cage.", "A pinned fighter's combo ends."}},
    {"bell",
     {"CI-E1", "The bell: the $d deck has run out.", "The bell is due when a deck runs out."}},
    {"round-ends", {"CI-E2", "Round $n is over.", "The action in progress is completed first."}},
    {"damage-removed", {"CI-E5", "$w recovers: $m.", "Between rounds a point removes one cube."}},
    {"coached",
     {"CI-E5", "$w listens to the coach.", "Coaching gives one more card in the next deal."}},
    {"skipped", {"CI-E5", "$w leaves a point unused.", "Points do not have to be spent."}},
    {"judged",
     {"CI-X3",
      "The judges count $2 cubes on Red, $3 on Blue.",
      "After the last round the fighter with fewer cubes wins."}},
    {"over", {"", "$e", "The fight is over."}},
}};

/// Texts of an event for a variant(); empty ones are those of its kind.
struct Variant {
    EventKind kind;
    int number;
    Words words;
};

constexpr int kHaymaker = 5;  ///< the variant of damage after its reasons
constexpr int kTypeAbility =
    7;  ///< variant of fatigue: dealt by a Submission Fighter, without a choice

using Kind = EventKind;
constexpr std::array kVariants{
    Variant{Kind::TypeChosen, 1, {"", "$w chooses to be a $t.", ""}},
    Variant{
        Kind::Drew,
        1,
        {"CI-T2", "", "A fighter who starts a turn in his own corner draws a card."}},
    Variant{Kind::Drew, 2, {"CI-K11", "", "An empty hand is refilled with four cards."}},
    Variant{Kind::Drew, 3, {"CI-A19", "", "Covering up draws up to two cards."}},
    Variant{Kind::Drew, 4, {"CI-A17", "", "On the mat both fighters draw four ground cards."}},
    Variant{
        Kind::Drew, 5, {"CI-M18", "", "Back on the feet both fighters draw four stand-up cards."}},
    Variant{
        Kind::Moved,
        1,
        {"CI-A10", "$w follows $v.", "After driving the other back, a fighter may follow."}},
    Variant{
        Kind::Moved, 2, {"CI-A13", "", "After a shove that lands, a fighter may step one hex."}},
    Variant{
        Kind::Attack,
        1,
        {"CI-A6", "$w throws a haymaker with $c.", "A card with the haymaker icon is a haymaker."}},
    Variant{
        Kind::Attack,
        2,
        {"CI-A11", "$w shoves with $c.", "Any stand-up card can be played as a shove."}},
    Variant{
        Kind::Attack,
        3,
        {"CI-A15",
         "$w goes for a takedown with $c.",
         "A takedown card takes the fight to the mat."}},
    Variant{
        Kind::Attack,
        4,
        {"CI-M2", "$w pounds with $c.", "Ground and pound hits the card's location."}},
    Variant{
        Kind::Attack,
        5,
        {"CI-M5", "$w tries a submission with $c.", "A submission uses the card's hold."}},
    Variant{
        Kind::Attack,
        6,
        {"CI-M2", "$w pounds for free with $c.", "A free pound cannot be blocked."}},
    Variant{Kind::Covered, 1, {"CI-A21", "$w covers up and rests.", "Resting removes 1 fatigue."}},
    Variant{
        Kind::FatigueGained,
        1,
        {"CI-M7",
         "$w's fatigue rises to $n: the price of the submission.",
         "A submission costs as many cubes as the defender lacks to level 3."}},
    Variant{
        Kind::FatigueGained,
        2,
        {"CI-F4",
         "$w's fatigue rises to $n: it was hard to block.",
         "A Pure Striker pays 1 fatigue for each takedown he blocks."}},
    Variant{
        Kind::FatigueGained,
        3,
        {"CI-B3",
         "$w's fatigue rises to $n: that one hurt.",
         "A cube on an F space gives 1 fatigue."}},
    Variant{
        Kind::FatigueGained,
        4,
        {"CI-B5",
         "$w's fatigue rises to $n: the leg can take no more.",
         "Damage to a full leg becomes fatigue."}},
    Variant{
        Kind::FatigueGained,
        5,
        {"CI-M3",
         "$w's fatigue rises to $n: held down.",
         "Ground and pound deals damage or fatigue."}},
    Variant{
        Kind::FatigueGained,
        6,
        {"CI-F15",
         "$w's fatigue rises to $n: worn down.",
         "A Wrestler's ground and pound also deals fatigue."}},
    Variant{
        Kind::FatigueGained,
        kTypeAbility,
        {"CI-F11",
         "$w's fatigue rises to $n: held down.",
         "A Submission Fighter's ground and pound deals 2 fatigue."}},
    Variant{Kind::FatigueRemoved, 1, {"CI-E5", "", "Between rounds a point removes one cube."}},
    Variant{Kind::Blocked, 1, {"CI-D2", "", "A takedown card of the same name blocks a takedown."}},
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
         "A Judo Fighter's takedown deals 2 damage when it lands."}},
    Variant{Kind::Damage, 3, {"CI-M3", "", "Ground and pound deals damage or fatigue."}},
    Variant{
        Kind::Damage,
        4,
        {"CI-M4",
         "$w is hurt: $m, on the hard floor.",
         "On a +1 DMG hex ground and pound deals 1 more damage."}},
    Variant{Kind::Damage, kHaymaker, {"CI-A8", "", "A haymaker that lands deals 2 damage."}},
    Variant{
        Kind::Pushed, 1, {"CI-A12", "", "A shove that lands drives the defender straight back."}},
    Variant{Kind::NotPushed, 1, {"CI-A12", "", ""}},
    Variant{
        Kind::HandDiscarded, 1, {"CI-M18", "", "Both hands are discarded on the way to the feet."}},
    Variant{
        Kind::ComboEnds,
        1,
        {"", "$w's combo ends: too tired.", "A combo ends when the fatigue meter is full."}},
    Variant{
        Kind::ComboEnds,
        2,
        {"", "$w's combo ends with the bell.", "A combo ends when the bell is due."}},
    Variant{Kind::ComboEnds, 3, {"CI-O6", "$w's combo ends.", "A fighter may end a combo."}},
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

/// Returns which row of kVariants applies, by the event's values or its cause; mostly by its
/// reason.
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
    return kind == EventKind::FatigueGained && event.place != 0 ? kTypeAbility : event.reason;
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
        words.rule = ending_rule(static_cast<Ending>(event.value));
    }
    return words;
}

/// Returns the cards, each as "the left Jab", with `before` before it.
std::string card_list(const Setup& setup, const Event& event, std::string_view before) {
    std::vector<std::string> parts;
    for (const Card card : event_cards(setup, event)) {
        parts.push_back(std::string(before) + card_name(setup, deck_of(event), card));
    }
    return core::joined(parts, ", ", " and ");
}

std::string drawn(const Setup& setup, const Event& event) {
    const std::string cards = card_list(setup, event, "");
    return core::counted(int{event.value}, "card") + (cards.empty() ? "" : ": " + cards);
}

std::string meter_now(const Setup& setup, const Event& event) {
    const auto meter = static_cast<Meter>(event.place);
    return std::string(display_name(meter)) + " " + std::to_string(event.value) + " of "
           + std::to_string(setup.rules.spaces(meter));
}

std::string type_of(int type) {
    return std::string(display_name(static_cast<Type>(type)));
}

/// Returns the words for a letter after a $.
std::string part(const Setup& setup, const Event& event, char letter) {
    switch (letter) {
    case 'A': return core::counted(int{event.value}, "action");
    case 'D': return drawn(setup, event);
    case 'T': return std::to_string(event.value + 256 * event.place);
    case '0': return type_of(event.cards[kRed]);
    case '1': return type_of(event.cards[kBlue]);
    case '2': return std::to_string(event.cards[kRed]);
    case '3': return std::to_string(event.cards[kBlue]);
    case 'c': return card_list(setup, event, event.kind == EventKind::Overturned ? "" : "the ");
    case 'd': return static_cast<Place>(event.place) == Place::Feet ? "stand-up" : "ground";
    case 'e': return std::string(ending_sentence(static_cast<Ending>(event.value), event.who));
    case 'f': return name(event.from);
    case 'h': return card_list(setup, event, "");
    case 'm': return meter_now(setup, event);
    case 'n': return std::to_string(event.value);
    case 't': return type_of(event.value);
    case 'v': return "from " + name(event.from) + " to " + name(event.to);
    default: return std::string(display_name(event.who));
    }
}

}  // namespace

std::string_view code(EventKind kind) {
    return kTexts[static_cast<std::size_t>(kind)].code;
}

table::EventText
event_text(const Setup& setup, const Event& event, const std::optional<Event>& cause) {
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

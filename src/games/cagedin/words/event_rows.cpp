// SPDX-License-Identifier: MIT
#include "games/cagedin/words/event_rows.hpp"

#include "core/text.hpp"
#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/notation/vocabulary.hpp"
#include "games/cagedin/words/public_lines.hpp"
#include "kit/weights.hpp"
#include "table/json_list.hpp"

#include <array>
#include <functional>
#include <vector>

namespace tenebrae::cagedin {
namespace {

using Subject = EventSubject;
using kit::as_json;
using kit::as_name;
using table::Json;

template <Seat seat>
int of_seat(const Subject& subject) {
    return subject.cards[seat];
}
template <auto number>
std::string type(const Subject& subject) {
    const std::string_view name = display_name(static_cast<Type>(std::invoke(number, subject)));
    return std::string(name);
}
int turn(const Subject& subject) {
    return subject.value + 256 * subject.place;
}
std::string actions(const Subject& subject) {
    return core::counted(int{subject.value}, "action");
}
std::string from(const Subject& subject) {
    return name(subject.from);
}
std::string to(const Subject& subject) {
    return name(subject.to);
}

std::string fighter(const Subject& subject) {
    return std::string(display_name(subject.who));
}
Json fighter_json(const Subject& subject) {
    return name_of_fighter(subject.who);
}
Json winner_json(const Subject& subject) {
    return subject.who == kNobody ? Json(nullptr) : fighter_json(subject);
}

std::string meter(const Subject& subject) {
    const auto meter = static_cast<Meter>(subject.place);
    return std::string(display_name(meter)) + " " + std::to_string(subject.value) + " of "
           + std::to_string(subject.setup.rules.spaces(meter));
}
Json deck_json(const Subject& subject) {
    return name_of_deck(static_cast<Place>(subject.place));
}
std::string deck(const Subject& subject) {
    return static_cast<Place>(subject.place) == Place::Feet ? "stand-up" : "ground";
}

/// Returns the cards, each as "the left Jab", with `before` before it.
std::string card_list(const Subject& subject, std::string_view before) {
    std::vector<std::string> parts;
    for (const Card card : event_cards(subject.setup, subject)) {
        parts.push_back(std::string(before) + card_name(subject.setup, deck_of(subject), card));
    }
    return core::joined(parts, ", ", " and ");
}
std::string the_cards(const Subject& subject) {
    return card_list(subject, "the ");
}
std::string bare_cards(const Subject& subject) {
    return card_list(subject, "");
}
std::string drawn(const Subject& subject) {
    const std::string cards = card_list(subject, "");
    return core::counted(int{subject.value}, "card") + (cards.empty() ? "" : ": " + cards);
}
Json cards_json(const Subject& subject) {
    return table::json_list(event_cards(subject.setup, subject), [&](Card card) {
        return subject.setup.card(deck_of(subject), card).code;
    });
}
/// Leaves out drawn cards that the seat does not know.
Json drawn_json(const Subject& subject) {
    return subject.cards[0] == kNoCard ? kit::left_out() : cards_json(subject);
}

enum class Removal : std::uint8_t {};
constexpr std::array<std::string_view, 2> names_of(Removal) {
    return {"rest", "corner"};
}
enum class CounterReason : std::uint8_t {};
constexpr std::array<std::string_view, 2> names_of(CounterReason) {
    return {"icon", "hex"};
}

// clang-format off
constexpr auto kEventFields = std::to_array<kit::EventField<Subject>>({
    {"who", fighter_json, fighter, "fighter"},
    {"type", as_name<Type, &Event::value>, type<&Event::value>, "fighter_type"},
    {"red-type", as_name<Type, of_seat<kRed>>, type<of_seat<kRed>>, "red"},
    {"blue-type", as_name<Type, of_seat<kBlue>>, type<of_seat<kBlue>>, "blue"},
    {"round", as_json<&Event::value>},
    {"turn", as_json<turn>},
    {"number", as_json<&Event::value>},
    {"actions", as_json<&Event::value>, actions},
    {"kind", as_name<AttackKind, &Event::value>},
    {"cards", cards_json, the_cards},
    {"bare-cards", cards_json, bare_cards, "cards"},
    {"drawn", drawn_json, drawn, "cards"},
    {"deck", deck_json, deck},
    {"from", as_json<from>},
    {"to", as_json<to>},
    {"meter", as_name<Meter, &Event::place>, meter},
    {"cubes", as_json<&Event::value>},
    {"red-cubes", as_json<of_seat<kRed>>, nullptr, "red"},
    {"blue-cubes", as_json<of_seat<kBlue>>, nullptr, "blue"},
    {"draw-reason", as_name<DrawReason, &Event::reason>, nullptr, "reason"},
    {"move-reason", as_name<MoveReason, &Event::reason>, nullptr, "reason"},
    {"fatigue-reason", as_name<FatigueReason, &Event::reason>, nullptr, "reason"},
    {"removal-reason", as_name<Removal, &Event::reason>, nullptr, "reason"},
    {"counter-reason", as_name<CounterReason, &Event::reason>, nullptr, "reason"},
    {"damage-reason", as_name<DamageReason, &Event::reason>, nullptr, "reason"},
    {"combo-end", as_name<ComboEnd, &Event::reason>, nullptr, "reason"},
    {"winner", winner_json},
    {"way", as_name<Ending, &Event::value>},
});

using E = EventKind;
using kit::kDecisive;
using kit::kGrave;
using kit::kPassing;
using kit::kSmall;
constexpr auto kToNobody = kit::Audience::Nobody;
constexpr auto kToOwner = kit::Audience::Owner;
constexpr bool kHurts = true;
constexpr auto kToAll = kit::Audience::Everyone;

constexpr std::string_view kChoosing = "Each fighter chooses a type in secret.";
constexpr std::string_view kDrew = "who number draw-reason drawn";
constexpr std::string_view kDraws = "{who} draws {drawn}.";
constexpr std::string_view kMoved = "who move-reason from to";
constexpr std::string_view kAttack = "who kind cards";
constexpr std::string_view kFatigue = "who fatigue-reason cubes";
constexpr std::string_view kFresher = "{who}'s fatigue drops to {cubes}.";
constexpr std::string_view kBlocks = "{who} blocks with {cards}.";
constexpr std::string_view kHurt = "who meter cubes damage-reason";
constexpr std::string_view kIsHurt = "{who} is hurt: {meter}.";
constexpr std::string_view kPushed = "{who} is driven back from {from} to {to}.";
constexpr std::string_view kStays = "{who} cannot be driven back: the cage is behind {from}.";
constexpr std::string_view kAtTheCage = "The defender stays if there is no hex straight behind.";
constexpr std::string_view kDiscards = "{who} discards the whole hand: {bare-cards}.";
constexpr std::string_view kComboEnds = "who combo-end";
constexpr std::string_view kEnd = "The fight is over.";

/// The rows in the order of EventKind; kEventVariants knows the order of those of a kind.
constexpr auto kEventRows = std::to_array<kit::EventRow<E>>({
    {E::TypeChosen, "type-chosen", "CI-S1", "who", "{who} has chosen a type.", kChoosing},
    {E::TypeChosen, "type-chosen", "CI-S1", "who type", "{who} chooses to be a {type}.", kChoosing},
    {E::RoundBegins, "round-begins", "CI-S4", "who round",
     "Round {round} begins: {who} goes first.",
     "A round begins on the feet, with each pawn on its corner.", 0, kToNobody, {}, true},
    {E::Drew, "drew", "CI-S6", kDrew, kDraws,
     "Each fighter gets five cards, and one more for each coaching.", 0, kToOwner},
    {E::Drew, "drew", "CI-T2", kDrew, kDraws,
     "A fighter who starts a turn in his own corner draws a card.", 0, kToOwner},
    {E::Drew, "drew", "CI-K11", kDrew, kDraws,
     "An empty hand is refilled with four cards.", 0, kToOwner},
    {E::Drew, "drew", "CI-A19", kDrew, kDraws, "Covering up draws up to two cards.", 0, kToOwner},
    {E::Drew, "drew", "CI-A17", kDrew, kDraws,
     "On the mat both fighters draw four ground cards.", 0, kToOwner},
    {E::Drew, "drew", "CI-M18", kDrew, kDraws,
     "Back on the feet both fighters draw four stand-up cards.", 0, kToOwner},
    {E::TypesRevealed, "types-revealed", "CI-S7", "red-type blue-type",
     "Red is a {red-type}, Blue a {blue-type}.",
     "Types are revealed after the first deal.", 0, kToAll},
    {E::TurnBegins, "turn-begins", "CI-T5", "who turn", "Turn {turn}: {who}.",
     "The fighters take turns.", 0, kToNobody, {}, true},
    {E::Footwork, "footwork", "CI-A1", "who cards from to",
     "{who} moves from {from} to {to} with {cards}.",
     "Any stand-up card can be played for footwork.", 0, kToAll},
    {E::Moved, "moved", "CI-A7", kMoved, "{who} steps from {from} to {to}.",
     "A fighter may step before a haymaker."},
    {E::Moved, "moved", "CI-A10", kMoved, "{who} follows from {from} to {to}.",
     "After driving the other back, a fighter may follow."},
    {E::Moved, "moved", "CI-A13", kMoved, "{who} steps from {from} to {to}.",
     "After a shove that lands, a fighter may step one hex."},
    {E::Attack, "attack", "CI-A4", kAttack, "{who} strikes with {cards}.",
     "A strike card hits an adjacent fighter.", kPassing, kToAll},
    {E::Attack, "attack", "CI-A6", kAttack, "{who} throws a haymaker with {cards}.",
     "A card with the haymaker icon is a haymaker.", kPassing, kToAll},
    {E::Attack, "attack", "CI-A11", kAttack, "{who} shoves with {cards}.",
     "Any stand-up card can be played as a shove.", kPassing, kToAll},
    {E::Attack, "attack", "CI-A15", kAttack, "{who} goes for a takedown with {cards}.",
     "A takedown card takes the fight to the mat.", kPassing, kToAll},
    {E::Attack, "attack", "CI-M2", kAttack, "{who} pounds with {cards}.",
     "Ground and pound hits the card's location.", kPassing, kToAll},
    {E::Attack, "attack", "CI-M5", kAttack, "{who} tries a submission with {cards}.",
     "A submission uses the card's hold.", kPassing, kToAll},
    {E::Attack, "attack", "CI-M2", kAttack, "{who} pounds for free with {cards}.",
     "A free pound cannot be blocked.", kPassing, kToAll},
    {E::Covered, "covered", "CI-A19", "who cards", "{who} covers up and discards {cards}.",
     "Covering up exchanges a card for up to two.", 0, kToAll},
    {E::Covered, "covered", "CI-A21", "who cards", "{who} covers up and rests.",
     "Resting removes 1 fatigue."},
    {E::Stands, "stands", "CI-M16", "who cards", "{who} tries to stand up with {cards}.",
     "Any ground card can be used to stand up.", 0, kToAll},
    {E::FatigueGained, "fatigue", "CI-O4", kFatigue,
     "{who}'s fatigue rises to {cubes}: a long combo.",
     "From the fourth action of a turn on, each costs 1 fatigue.", 0, kToNobody, {}, false, kHurts},
    {E::FatigueGained, "fatigue", "CI-M7", kFatigue,
     "{who}'s fatigue rises to {cubes}: the price of the submission.",
     "A submission costs as many cubes as the defender lacks to level 3.", 0, kToNobody, {}, false, kHurts},
    {E::FatigueGained, "fatigue", "CI-F4", kFatigue,
     "{who}'s fatigue rises to {cubes}: it was hard to block.",
     "A Pure Striker pays 1 fatigue for each takedown he blocks.", 0, kToNobody, {}, false, kHurts},
    {E::FatigueGained, "fatigue", "CI-B3", kFatigue,
     "{who}'s fatigue rises to {cubes}: that one hurt.", "A cube on an F space gives 1 fatigue.", 0, kToNobody, {}, false, kHurts},
    {E::FatigueGained, "fatigue", "CI-B5", kFatigue,
     "{who}'s fatigue rises to {cubes}: the leg can take no more.",
     "Damage to a full leg becomes fatigue.", 0, kToNobody, {}, false, kHurts},
    {E::FatigueGained, "fatigue", "CI-M3", kFatigue,
     "{who}'s fatigue rises to {cubes}: held down.",
     "Ground and pound deals damage or fatigue.", 0, kToNobody, {}, false, kHurts},
    {E::FatigueGained, "fatigue", "CI-F15", kFatigue,
     "{who}'s fatigue rises to {cubes}: worn down.",
     "A Wrestler's ground and pound also deals fatigue.", 0, kToNobody, {}, false, kHurts},
    {E::FatigueGained, "fatigue", "CI-F11", kFatigue,
     "{who}'s fatigue rises to {cubes}: held down.",
     "A Submission Fighter's ground and pound deals 2 fatigue.", 0, kToNobody, {}, false, kHurts},
    {E::FatigueRemoved, "fatigue-removed", "CI-A21", "who removal-reason cubes", kFresher,
     "Resting removes 1 fatigue."},
    {E::FatigueRemoved, "fatigue-removed", "CI-E5", "who removal-reason cubes", kFresher,
     "Between rounds a point removes one cube."},
    {E::Blocked, "blocked", "CI-D1", kAttack, kBlocks,
     "A card of the same location and side blocks a strike.", kPassing, kToAll},
    {E::Blocked, "blocked", "CI-D2", kAttack, kBlocks,
     "A takedown card of the same name blocks a takedown.", kPassing, kToAll},
    {E::Blocked, "blocked", "CI-D3", kAttack, kBlocks,
     "On the mat a card of the same hold blocks.", kPassing, kToAll},
    {E::NotBlocked, "not-blocked", "CI-D4", "who kind", "{who} does not block.",
     "Blocking is the defender's choice."},
    {E::Countered, "countered", "CI-D7", "who counter-reason", "{who} strikes back at once!",
     "A block with the counter-strike icon, or on such a hex, hits back.", kSmall},
    {E::Damage, "damage", "CI-A5", kHurt, kIsHurt, "A strike that lands deals 1 damage.",
     kPassing, kToNobody, "{who}, by strikes"},
    {E::Damage, "damage", "CI-D7", kHurt, "{who} is hurt: {meter}, by the counter-strike.",
     "A counter-strike cannot be blocked.", kPassing, kToNobody, "{who}, by counter-strikes"},
    {E::Damage, "damage", "CI-F6", kHurt, "{who} is hurt: {meter}, in the fall.",
     "A Judo Fighter's takedown deals 2 damage when it lands.",
     kPassing, kToNobody, "{who}, by takedowns"},
    {E::Damage, "damage", "CI-M3", kHurt, kIsHurt, "Ground and pound deals damage or fatigue.",
     kPassing, kToNobody, "{who}, by ground and pound"},
    {E::Damage, "damage", "CI-M4", kHurt, "{who} is hurt: {meter}, on the hard floor.",
     "On a +1 DMG hex ground and pound deals 1 more damage.",
     kPassing, kToNobody, "{who}, by the hard floor"},
    {E::Damage, "damage", "CI-A8", kHurt, kIsHurt, "A haymaker that lands deals 2 damage.",
     kPassing, kToNobody, "{who}, by strikes"},
    {E::Pushed, "pushed", "CI-A9", "who from to", kPushed,
     "A haymaker that lands drives the defender straight back."},
    {E::Pushed, "pushed", "CI-A12", "who from to", kPushed,
     "A shove that lands drives the defender straight back."},
    {E::NotPushed, "not-pushed", "CI-A9", "who from", kStays, kAtTheCage},
    {E::NotPushed, "not-pushed", "CI-A12", "who from", kStays, kAtTheCage},
    {E::ToMat, "to-mat", "CI-A16", "", "The fight goes to the mat.",
     "A takedown that lands takes the fight to the mat.", kGrave},
    {E::ToFeet, "to-feet", "CI-M18", "", "The fight is back on the feet.",
     "Both fighters get new hands.", kSmall},
    {E::HandDiscarded, "hand-discarded", "CI-A17", "who bare-cards", kDiscards,
     "Both hands are discarded on the way to the mat.", 0, kToAll},
    {E::HandDiscarded, "hand-discarded", "CI-M18", "who bare-cards", kDiscards,
     "Both hands are discarded on the way to the feet.", 0, kToAll},
    {E::Overturned, "overturned", "CI-M9", "bare-cards", "Turned over: {bare-cards}.",
     "A submission turns over the ground deck card by card.", kPassing, kToAll},
    {E::Escaped, "escaped", "CI-M11", "who cards", "{who} escapes the hold!",
     "An escape card frees the defender.", kGrave},
    {E::SavedByBell, "saved-by-bell", "CI-M13", "who", "{who} is saved by the bell.",
     "The deck ran out before the taps came.", kDecisive},
    {E::Combo, "combo", "CI-O1", "who actions", "{who} may act again: {actions} so far.",
     "The attack landed and has the combo symbol."},
    {E::ComboEnds, "combo-ends", "CI-O2", kComboEnds, "{who}'s combo ends: pinned to the cage.",
     "A pinned fighter's combo ends."},
    {E::ComboEnds, "combo-ends", "CI-O2", kComboEnds, "{who}'s combo ends: too tired.",
     "A combo ends when the fatigue meter is full."},
    {E::ComboEnds, "combo-ends", "CI-O2", kComboEnds, "{who}'s combo ends with the bell.",
     "A combo ends when the bell is due."},
    {E::ComboEnds, "combo-ends", "CI-O6", kComboEnds, "{who}'s combo ends.",
     "A fighter may end a combo."},
    {E::Bell, "bell", "CI-E1", "deck", "The bell: the {deck} deck has run out.",
     "The bell is due when a deck runs out.", kPassing},
    {E::RoundEnds, "round-ends", "CI-E2", "round", "Round {round} is over.",
     "The action in progress is completed first.", kGrave},
    {E::DamageRemoved, "damage-removed", "CI-E5", "who meter cubes", "{who} recovers: {meter}.",
     "Between rounds a point removes one cube."},
    {E::Coached, "coached", "CI-E5", "who", "{who} listens to the coach.",
     "Coaching gives one more card in the next deal."},
    {E::Skipped, "skipped", "CI-E5", "who", "{who} leaves a point unused.",
     "Points do not have to be spent."},
    {E::Judged, "judged", "CI-X3", "red-cubes blue-cubes",
     "The judges count {red-cubes} cubes on Red, {blue-cubes} on Blue.",
     "After the last round the fighter with fewer cubes wins.", kDecisive},
    {E::Over, "over", "CI-X1", "winner way", "Red wins by knockout.", kEnd},
    {E::Over, "over", "CI-X1", "winner way", "Blue wins by knockout.", kEnd},
    {E::Over, "over", "CI-X2", "winner way", "Red wins by submission.", kEnd},
    {E::Over, "over", "CI-X2", "winner way", "Blue wins by submission.", kEnd},
    {E::Over, "over", "CI-X3", "winner way", "Red wins by the judges' decision.", kEnd},
    {E::Over, "over", "CI-X3", "winner way", "Blue wins by the judges' decision.", kEnd},
    {E::Over, "over", "CI-X4", "winner way",
     "The judges score it even: the fight is a draw.", kEnd},
    {E::Over, "over", "CI-X5", "winner way", "Blue gives up: Red wins.", kEnd},
    {E::Over, "over", "CI-X5", "winner way", "Red gives up: Blue wins.", kEnd},
});
// clang-format on

/// Returns whether an attack of this kind caused the event because it was not blocked.
bool is_after(const Subject& subject, AttackKind kind) {
    return subject.cause && subject.cause->kind == E::NotBlocked
           && static_cast<AttackKind>(subject.cause->value) == kind;
}
int variant_of_fatigue(const Subject& subject) {
    constexpr int kTypeAbility = 7;  // dealt by a Submission Fighter, without a choice
    return subject.place == 0 ? int{subject.reason} : kTypeAbility;
}
int variant_of_block(const Subject& subject) {
    if (deck_of(subject) == Place::Mat) {
        return 2;
    }
    return subject.setup.rules.tables.standup[subject.cards[0]].is_takedown ? 1 : 0;
}
int variant_of_damage(const Subject& subject) {
    constexpr int kHaymaker = 5;
    const bool is_hit = static_cast<DamageReason>(subject.reason) == DamageReason::Hit;
    return is_hit && is_after(subject, AttackKind::Haymaker) ? kHaymaker : int{subject.reason};
}
int variant_of_push(const Subject& subject) {
    return is_after(subject, AttackKind::Shove) ? 1 : 0;
}
/// Each ending has a row for each winner, but a draw has only one.
int variant_of_end(Ending ending, Seat winner) {
    const int behind_draw = ending > Ending::Draw ? 1 : 0;
    return 2 * (static_cast<int>(ending) - 1) + (winner == kBlue ? 1 : 0) - behind_draw;
}

constexpr auto kEventVariants = std::to_array<kit::EventVariant<Subject>>(
    {{E::TypeChosen, [](const Subject& subject) { return subject.value == 0 ? 0 : 1; }},
     {E::Drew, kit::as_variant<&Event::reason>},
     {E::Moved, kit::as_variant<&Event::reason>},
     {E::Attack, kit::as_variant<&Event::value>},
     {E::Covered, [](const Subject& subject) { return subject.cards[0] == kNoCard ? 1 : 0; }},
     {E::FatigueGained, variant_of_fatigue},
     {E::FatigueRemoved, kit::as_variant<&Event::reason>},
     {E::Blocked, variant_of_block},
     {E::Damage, variant_of_damage},
     {E::Pushed, variant_of_push},
     {E::NotPushed, variant_of_push},
     {E::HandDiscarded, kit::as_variant<&Event::place>},
     {E::ComboEnds, kit::as_variant<&Event::reason>},
     {E::Over,
      [](const Subject& subject) {
          return variant_of_end(static_cast<Ending>(subject.value), subject.who);
      }}}
);

}  // namespace

const kit::EventTable<EventSubject>& event_rows() {
    static constexpr kit::EventTable<Subject> kTable(
        kEventRows, kEventFields, kEventVariants, kEventKinds
    );
    return kTable;
}

const kit::EventRow<EventKind>& ending_row(Ending ending, Seat winner) {
    return event_rows().row(E::Over, variant_of_end(ending, winner));
}

}  // namespace tenebrae::cagedin

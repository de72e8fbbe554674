// SPDX-License-Identifier: MIT
#include "games/cagedin/words/facts.hpp"

#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/rules/game_rules.hpp"
#include "games/cagedin/words/public_lines.hpp"

#include <array>

namespace tenebrae::cagedin {
namespace {

using P = PublicState;
using Query = Fact::Query;
using Kind = kit::ValueKind<Setup>;
using kit::FactValue;
using kit::kNoValue;
using kit::KnownValue;

/// A card as a value is its sort, and kMaxSorts more for a ground card. The decks come after them.
constexpr FactValue kDecks = kPlaces * kMaxSorts;

std::optional<FactValue> parse_deck(const Setup& /*setup*/, std::string_view word) {
    constexpr std::array<std::string_view, kPlaces> kNames{"standup", "ground"};
    return kit::named<FactValue>(kNames, word);
}

std::optional<FactValue> parse_any_card(const Setup& setup, std::string_view word) {
    for (const Place place : {Place::Feet, Place::Mat}) {
        if (const auto card = parse_card(setup, place, word)) {
            return index(place) * kMaxSorts + *card;
        }
    }
    return std::nullopt;
}

std::optional<FactValue> parse_pile(const Setup& setup, std::string_view word) {
    const auto deck = parse_deck(setup, word);
    return deck ? kDecks + *deck : parse_any_card(setup, word);
}

std::optional<Seat> parse_winner(std::string_view word) {
    return table::same_word(word, "nobody") ? std::optional(kNobody) : parse_fighter(word);
}

std::optional<int> parse_group(std::string_view word) {
    const auto number = kit::parse_number(word);
    return number == 0 ? std::nullopt : number;
}

std::string text_of_fighter(const Setup& /*setup*/, FactValue seat) {
    return seat == kNobody ? "nobody" : std::string(name_of_fighter(static_cast<Seat>(seat)));
}

std::string text_of_hex(const Setup& /*setup*/, FactValue hex) {
    return name(static_cast<Hex>(hex));
}

// clang-format off
constexpr std::array kKinds{
    Kind{"N", "a number", kit::parsed<Setup, kit::parse_number>},
    Kind{"I", "the number of a group, from 1 at the top", kit::parsed<Setup, parse_group>},
    Kind{"FIGHTER", "red or blue", kit::parsed<Setup, parse_fighter>, text_of_fighter},
    Kind{"FIGHTER|nobody", "red, blue or nobody", kit::parsed<Setup, parse_winner>, text_of_fighter},
    Kind{"HEX", "a hex from a1 to g4", kit::parsed<Setup, parse_hex>, text_of_hex},
    Kind{"CARD", "the code of a card, such as jab-l or arm-h-e", parse_any_card},
    Kind{"standup|ground", "standup or ground", parse_deck},
    Kind{"standup|ground|CARD", "standup, ground or the code of a card", parse_pile},
    kit::named_kind<Setup, Place>("feet|mat", "feet or mat"),
    kit::named_kind<Setup, Decision>("decision KIND", "a decision, such as turn"),
    kit::named_kind<Setup, AttackKind>("attack KIND", "a kind of attack, such as strike or submit"),
    kit::named_kind<Setup, Meter>("METER", "a meter, such as head or fatigue"),
    kit::named_kind<Setup, Type>("TYPE", "striker, judo, submission, wrestler or none"),
    kit::named_kind<Setup, Ending>("WAY", "knockout, submission, decision, draw or resigned"),
};
// clang-format on

template <auto field>
KnownValue get(const Query& query) {
    return static_cast<FactValue>(query.view.open.*field);
}
const Fighter& fighter(const Query& query) {
    return query.view.open.fighters[query.values[0]];
}
template <auto field>
KnownValue get_own(const Query& query) {
    return fighter(query).*field;
}
KnownValue get_cubes(const Query& query) {
    return fighter(query).cubes[query.values[1]];
}
KnownValue get_pinned(const Query& query) {
    return is_pinned(query.view.open, static_cast<Seat>(query.values[0]));
}

KnownValue get_type(const Query& query) {
    const auto seat = static_cast<Seat>(query.values[0]);
    const bool is_own = query.view.seat == seat;
    const Type type = is_own ? query.view.own_type : fighter(query).type;
    return is_own || is_type_open(query.view.open, seat) ? KnownValue(static_cast<FactValue>(type))
                                                         : std::nullopt;
}

/// Returns the number of cards in a hand, or of one sort in a known hand.
KnownValue get_hand(const Query& query) {
    const View& view = query.view;
    const auto [seat, card, number, none] = query.values;
    if (card == kNoValue) {
        return fighter(query).hand_size;
    }
    if (!view.shows_all && view.seat != static_cast<Seat>(seat)) {
        return std::nullopt;
    }
    const Counts& hand = view.shows_all ? view.hands[seat] : view.hand;
    return card / kMaxSorts == index(view.open.place) ? hand[card % kMaxSorts] : 0U;
}

KnownValue get_deck(const Query& query) {
    return query.view.open.deck_sizes[query.values[0]];
}

KnownValue get_pile(const Query& query) {
    const FactValue pile = query.values[0];
    const auto& piles = query.view.open.piles;
    return pile < kDecks ? piles[pile / kMaxSorts][pile % kMaxSorts]
                         : static_cast<FactValue>(count_of(piles[pile - kDecks]));
}

KnownValue get_unseen(const Query& query) {
    const auto place = static_cast<Place>(query.values[0] / kMaxSorts);
    return unseen(query.game.rules, query.view, place)[query.values[0] % kMaxSorts];
}

/// Returns how many cards of a group are left; 0 for an unknown group.
KnownValue get_group(const Query& query) {
    const auto groups = groups_of(query.view.open.groups);
    const FactValue place = query.values[0] - 1;
    return place < groups.size() ? static_cast<FactValue>(groups[place].left) : 0U;
}

KnownValue get_attack(const Query& query) {
    const PublicState& open = query.view.open;
    return has_attack(open) ? static_cast<FactValue>(open.attack.kind) : kNoValue;
}

/// Returns a value of a fight that is over.
template <auto field>
KnownValue get_end(const Query& query) {
    return query.view.is_over ? get<field>(query) : kNoValue;
}

// clang-format off
constexpr std::array kFacts{
    Fact{"round", "N", "the number of the round", get<&P::round>},
    Fact{"turn", "N", "the number of the turn", get<&P::turn>},
    Fact{"actions", "N", "actions of this turn", get<&P::actions>},
    Fact{"first", "FIGHTER", "who started the round", get<&P::first>},
    Fact{"active", "FIGHTER", "whose turn it is", get<&P::active>},
    Fact{"place", "feet|mat", "where the fight is", get<&P::place>},
    Fact{.name = "decision", .form = "KIND [FIGHTER]", .summary = "the pending decision, and whose it is",
         .get = get<&P::decision>, .second = get<&P::owner>},
    Fact{"at", "FIGHTER HEX", "where a pawn stands", get_own<&Fighter::at>},
    Fact{"meter", "FIGHTER METER N", "cubes on a meter", get_cubes},
    Fact{"coach", "FIGHTER N", "points spent on coaching", get_own<&Fighter::coaching>},
    Fact{.name = "pinned", .form = "FIGHTER", .summary = "this fighter is pinned",
         .get = get_pinned, .yes = "pinned", .no = "not pinned"},
    Fact{"type", "FIGHTER TYPE", "a fighter's known type", get_type},
    Fact{"hand", "FIGHTER [CARD] N", "cards in hand, or of one sort", get_hand},
    Fact{"deck", "standup|ground N", "cards in a deck", get_deck},
    Fact{"pile", "standup|ground|CARD N", "discarded cards, or of one sort", get_pile},
    Fact{"unseen", "CARD N", "unseen cards of a sort", get_unseen},
    Fact{"group", "I N", "cards left of a group at the bottom", get_group},
    Fact{.name = "attack", .form = "KIND", .summary = "the attack in progress",
         .get = get_attack, .no = "no attack"},
    Fact{.name = "bell", .form = "", .summary = "the bell is due",
         .get = get<&P::is_bell_due>, .yes = "the bell is due", .no = "it is not"},
    Fact{.name = "ending", .form = "WAY", .summary = "how the fight ended",
         .get = get_end<&P::ending>, .no = "unfinished"},
    Fact{.name = "winner", .form = "FIGHTER|nobody", .summary = "who has won",
         .get = get_end<&P::winner>, .no = "unfinished"},
};
// clang-format on

constexpr FactTable kFactTable{kKinds, kFacts, "a fact of Caged In", "CI-V3"};
static_assert(kFactTable.is_complete());
constexpr auto kForms = kit::forms_of(kFacts);

}  // namespace

const FactTable& facts() {
    return kFactTable;
}

std::span<const kit::FactRow> fact_rows() {
    return kForms;
}

}  // namespace tenebrae::cagedin

// SPDX-License-Identifier: MIT
#include "games/cagedin/words/facts.hpp"

#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/rules/game_rules.hpp"
#include "games/cagedin/words/public_lines.hpp"

#include <array>

namespace tenebrae::cagedin {
namespace {

using kit::equal;
using kit::yes_or_no;
using Answer = kit::FactAnswer;

struct DeckCard {
    Place place;
    Card card;
};

/// The words of a fact, and the view it is checked against.
class FactWords : public kit::FactWords {
public:
    FactWords(const Setup& setup, const View& view, table::Words words)
        : kit::FactWords(words), setup_(setup), view_(view) {}

    [[nodiscard]] const Setup& setup() const { return setup_; }
    [[nodiscard]] const View& view() const { return view_; }
    [[nodiscard]] const PublicState& open() const { return view_.open; }
    [[nodiscard]] std::optional<Seat> fighter(std::size_t place) const {
        return parse_fighter(text(place));
    }
    [[nodiscard]] const Fighter& of(Seat seat) const { return open().fighters[seat]; }
    [[nodiscard]] std::optional<Place> deck(std::size_t place) const {
        return is(place, "standup")  ? std::optional(Place::Feet)
               : is(place, "ground") ? std::optional(Place::Mat)
                                     : std::nullopt;
    }
    /// Returns a card of either deck.
    [[nodiscard]] std::optional<DeckCard> card(std::size_t place) const {
        for (const Place deck : {Place::Feet, Place::Mat}) {
            if (const auto card = parse_card(setup_, deck, text(place))) {
                return DeckCard{deck, *card};
            }
        }
        return std::nullopt;
    }
    [[nodiscard]] core::Diagnostic no_fighter(std::size_t place) const {
        return refuse(place, "red or blue");
    }
    [[nodiscard]] core::Diagnostic no_deck(std::size_t place) const {
        return refuse(place, "standup or ground");
    }
    [[nodiscard]] core::Diagnostic no_card(std::size_t place) const {
        return refuse(place, "the code of a card, such as jab-l or arm-h-e");
    }
    [[nodiscard]] core::Diagnostic not_known() const {
        return core::error("not-known", "This seat does not know that.").rule("CI-V3").got(text(0));
    }

private:
    const Setup& setup_;
    const View& view_;
};

std::string text_of(std::string_view view) {
    return std::string(view);
}

std::string fighter_or_nobody(Seat seat) {
    return seat == kNobody ? "nobody" : text_of(name_of_fighter(seat));
}

template <auto field>
Answer number_is(const FactWords& words) {
    return words.is_number(1, words.open().*field);
}

template <Seat PublicState::*field>
Answer fighter_is(const FactWords& words) {
    const auto who = words.fighter(1);
    if (!who) {
        return words.no_fighter(1);
    }
    return equal(text_of(name_of_fighter(*who)), fighter_or_nobody(words.open().*field));
}

Answer place_is(const FactWords& words) {
    const auto answer = words.is_one_of(1, "feet", "mat", words.open().place == Place::Feet);
    return answer.value_or(words.refuse(1, "feet or mat"));
}

/// Checks "decision KIND [FIGHTER]": both must match.
Answer decision_is(const FactWords& words) {
    const auto kind = from_name<Decision>(words.text(1));
    const auto who = words.fighter(2);
    if (!kind || (words.size() > 2 && !who)) {
        return kind ? words.no_fighter(2) : words.refuse(1, "a decision, such as turn");
    }
    const PublicState& open = words.open();
    return words.size() == 2 ? equal(text_of(name(*kind)), text_of(name(open.decision)))
                             : equal(
                                 text_of(name(*kind)) + " " + text_of(name_of_fighter(*who)),
                                 text_of(name(open.decision)) + " " + fighter_or_nobody(open.owner)
                             );
}

Answer stands_at(const FactWords& words) {
    const auto who = words.fighter(1);
    const auto hex = parse_hex(words.text(2));
    if (!who || !hex) {
        return who ? words.refuse(2, "a hex from a1 to g4") : words.no_fighter(1);
    }
    return equal(name(*hex), name(words.of(*who).at));
}

Answer meter_is(const FactWords& words) {
    const auto who = words.fighter(1);
    const auto meter = from_name<Meter>(words.text(2));
    if (!who || !meter) {
        return who ? words.refuse(2, "a meter, such as head or fatigue") : words.no_fighter(1);
    }
    return words.is_number(3, words.of(*who).cubes[index(*meter)]);
}

Answer coach_is(const FactWords& words) {
    const auto who = words.fighter(1);
    return who ? words.is_number(2, words.of(*who).coaching) : words.no_fighter(1);
}

Answer is_pinned_there(const FactWords& words) {
    const auto who = words.fighter(1);
    return who ? Answer(yes_or_no(is_pinned(words.open(), *who), "pinned", "not pinned"))
               : words.no_fighter(1);
}

Answer type_is(const FactWords& words) {
    const auto who = words.fighter(1);
    const auto type = from_name<Type>(words.text(2));
    if (!who || !type) {
        return who ? words.refuse(2, "striker, judo, submission, wrestler or none")
                   : words.no_fighter(1);
    }
    const bool is_own = words.view().seat == *who;
    if (!is_type_open(words.open(), *who) && !is_own) {
        return words.not_known();
    }
    const Type got = is_own ? words.view().own_type : words.of(*who).type;
    return equal(text_of(name(*type)), text_of(name(got)));
}

/// Checks "hand FIGHTER N", the number of cards, or "hand FIGHTER CARD N", those of one sort in a
/// known hand.
Answer hand_is(const FactWords& words) {
    const auto who = words.fighter(1);
    if (!who) {
        return words.no_fighter(1);
    }
    if (words.size() == 3) {
        return words.is_number(2, words.of(*who).hand_size);
    }
    const View& view = words.view();
    const auto card = words.card(2);
    if (!card) {
        return words.no_card(2);
    }
    if (!view.shows_all && view.seat != *who) {
        return words.not_known();
    }
    const Counts& hand = view.shows_all ? view.hands[*who] : view.hand;
    return words.is_number(3, card->place == words.open().place ? hand[card->card] : 0);
}

Answer deck_is(const FactWords& words) {
    const auto deck = words.deck(1);
    return deck ? words.is_number(2, words.open().deck_sizes[index(*deck)]) : words.no_deck(1);
}

/// Checks "pile DECK N" and "pile CARD N".
Answer pile_is(const FactWords& words) {
    if (const auto deck = words.deck(1)) {
        return words.is_number(2, count_of(words.open().piles[index(*deck)]));
    }
    const auto card = words.card(1);
    return card ? words.is_number(2, words.open().piles[index(card->place)][card->card])
                : words.refuse(1, "standup, ground or the code of a card");
}

Answer unseen_is(const FactWords& words) {
    const auto card = words.card(1);
    return card ? words.is_number(
               2, unseen(words.setup().rules, words.view(), card->place)[card->card]
           )
                : words.no_card(1);
}

/// Checks "group I N": how many cards of the group are left; 0 for an unknown group.
Answer group_is(const FactWords& words) {
    const auto groups = groups_of(words.open().groups);
    const auto number = words.number(1);
    if (!number || *number == 0) {
        return words.refuse(1, "the number of a group, from 1 at the top");
    }
    const auto place = static_cast<std::size_t>(*number - 1);
    return words.is_number(2, place < groups.size() ? groups[place].left : 0);
}

Answer attack_is(const FactWords& words) {
    const auto kind = from_name<AttackKind>(words.text(1));
    if (!kind) {
        return words.refuse(1, "a kind of attack, such as strike or submit");
    }
    const PublicState& open = words.open();
    return equal(
        text_of(name(*kind)), has_attack(open) ? text_of(name(open.attack.kind)) : "no attack"
    );
}

Answer bell_is_due(const FactWords& words) {
    return yes_or_no(words.open().is_bell_due, "the bell is due", "it is not");
}

Answer ending_is(const FactWords& words) {
    const auto ending = from_name<Ending>(words.text(1));
    if (!ending) {
        return words.refuse(1, "knockout, submission, decision, draw or resigned");
    }
    return equal(
        text_of(name(*ending)),
        words.view().is_over ? text_of(name(words.open().ending)) : "unfinished"
    );
}

Answer winner_is(const FactWords& words) {
    const auto who = words.fighter(1);
    if (!who && !words.is(1, "nobody")) {
        return words.refuse(1, "red, blue or nobody");
    }
    return equal(
        fighter_or_nobody(who.value_or(kNobody)),
        words.view().is_over ? fighter_or_nobody(words.open().winner) : "unfinished"
    );
}

using Checker = kit::FactCheckRow<FactWords>;

constexpr std::array kCheckers{
    Checker{{"round", "N", "the number of the round"}, 2, 2, number_is<&PublicState::round>},
    Checker{{"turn", "N", "the number of the turn"}, 2, 2, number_is<&PublicState::turn>},
    Checker{{"actions", "N", "actions of this turn"}, 2, 2, number_is<&PublicState::actions>},
    Checker{{"first", "FIGHTER", "who started the round"}, 2, 2, fighter_is<&PublicState::first>},
    Checker{{"active", "FIGHTER", "whose turn it is"}, 2, 2, fighter_is<&PublicState::active>},
    Checker{{"place", "feet|mat", "where the fight is"}, 2, 2, place_is},
    Checker{
        {"decision", "KIND [FIGHTER]", "the pending decision, and whose it is"}, 2, 3, decision_is},
    Checker{{"at", "FIGHTER HEX", "where a pawn stands"}, 3, 3, stands_at},
    Checker{{"meter", "FIGHTER METER N", "cubes on a meter"}, 4, 4, meter_is},
    Checker{{"coach", "FIGHTER N", "points spent on coaching"}, 3, 3, coach_is},
    Checker{{"pinned", "FIGHTER", "this fighter is pinned"}, 2, 2, is_pinned_there},
    Checker{{"type", "FIGHTER TYPE", "a fighter's known type"}, 3, 3, type_is},
    Checker{{"hand", "FIGHTER [CARD] N", "cards in hand, or of one sort"}, 3, 4, hand_is},
    Checker{{"deck", "standup|ground N", "cards in a deck"}, 3, 3, deck_is},
    Checker{{"pile", "standup|ground|CARD N", "discarded cards, or of one sort"}, 3, 3, pile_is},
    Checker{{"unseen", "CARD N", "unseen cards of a sort"}, 3, 3, unseen_is},
    Checker{{"group", "I N", "cards left of a group at the bottom"}, 3, 3, group_is},
    Checker{{"attack", "KIND", "the attack in progress"}, 2, 2, attack_is},
    Checker{{"bell", "", "the bell is due"}, 1, 1, bell_is_due},
    Checker{{"ending", "WAY", "how the fight ended"}, 2, 2, ending_is},
    Checker{{"winner", "FIGHTER|nobody", "who has won"}, 2, 2, winner_is},
};

constexpr auto kFactRows = kit::forms_of(kCheckers);

}  // namespace

std::span<const kit::FactRow> fact_rows() {
    return kFactRows;
}

core::Result<table::FactCheck>
check_fact(const Setup& setup, const View& view, table::Words words_of_fact) {
    const FactWords words(setup, view, words_of_fact);
    return kit::check_fact(kCheckers, words, [&words](std::span<const std::string_view> known) {
        return kit::unknown_fact(words, known, "a fact of Caged In");
    });
}

}  // namespace tenebrae::cagedin

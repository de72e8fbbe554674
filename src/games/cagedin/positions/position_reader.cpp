// SPDX-License-Identifier: MIT
#include "kit/position_reader.hpp"

#include "core/text.hpp"
#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/positions/written_position.hpp"
#include "games/cagedin/rules/game_rules.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace tenebrae::cagedin {
namespace {

/// The largest number that is read; the checks refuse numbers too large for the fight.
constexpr int kMaxWritten = 99;
/// More than any fight has, and low enough that the turns after it can still be counted.
constexpr int kMaxTurn = 40000;
constexpr std::array kEitherDeck{Place::Feet, Place::Mat};

/// Returns the kind of the attack at each decision except Defend, which tells the kind.
AttackKind attack_of(Decision decision) {
    return decision == Decision::Side     ? AttackKind::Takedown
           : decision == Decision::Harm   ? AttackKind::Pound
           : decision == Decision::Follow ? AttackKind::Haymaker
           : decision == Decision::Step   ? AttackKind::Shove
                                          : AttackKind::Stand;
}

/// Finds the value with this name among `count` values from `first` on.
template <typename Value>
std::optional<Value> parse_named(std::string_view word, std::size_t first, std::size_t count) {
    for (std::size_t number = first; number < count; ++number) {
        if (table::same_word(name(static_cast<Value>(number)), word)) {
            return static_cast<Value>(number);
        }
    }
    return std::nullopt;
}

/// Several cards of one sort, as written.
struct CardCount {
    Place place = Place::Feet;
    Card card = kNoCard;
    std::size_t count = 1;
};

/// Reads a line word by word.
class FactLine : public kit::PositionLine {
public:
    using PositionLine::PositionLine;

    Seat take_fighter() { return take_as("red or blue", parse_fighter).value_or(kNobody); }

    /// Takes "jab-l" or "jab-l*2", of one of these decks.
    std::optional<CardCount> take_cards(const Setup& setup, std::span<const Place> decks) {
        return take_as(
            "the code of a card",
            [&](std::string_view word) -> std::optional<CardCount> {
                const std::size_t star = std::min(word.find('*'), word.size());
                const auto count = star == word.size()
                                       ? std::optional<std::uint64_t>(1)
                                       : core::parse_unsigned(word.substr(star + 1));
                for (const Place deck : decks) {
                    const auto card = parse_card(setup, deck, word.substr(0, star));
                    if (card && count && *count >= 1 && *count <= kMaxWritten) {
                        return CardCount{deck, *card, static_cast<std::size_t>(*count)};
                    }
                }
                return std::nullopt;
            }
        );
    }

    /// Takes one card; kNoCard and an error if there is none.
    Card take_card(const Setup& setup, Place deck) {
        const auto parse = [&](std::string_view word) { return parse_card(setup, deck, word); };
        return take_as(
                   deck == Place::Feet ? "the code of a stand-up card"
                                       : "the code of a ground card",
                   parse
        )
            .value_or(kNoCard);
    }
};

class WrittenReader : public kit::PositionReader<WrittenReader, FactLine> {
public:
    WrittenReader(const Setup& setup, const kit::PositionText& text)
        : PositionReader(text), setup_(setup) {
        open().decision = Decision::Turn;
        written_.state.turn_begins = true;
    }

    core::Result<WrittenPosition> read() {
        read_lines(kKeywords);
        for (const Seat seat : {kRed, kBlue}) {
            const std::string who(name_of_fighter(seat));
            need(written_.spot(seat), "\"" + who + " at HEX\"");
            if (are_cards_dealt(open())) {
                need(written_.hands[seat].spot, "\"hand " + who + " CARD ...\"");
            }
        }
        return result(written_);
    }

private:
    static const std::array<Keyword, kFacts + 6> kKeywords;

    PublicState& open() { return written_.state.open; }

    template <Fact fact>
    void read_once(FactLine& line) {
        if (claim(line, written_.facts[static_cast<std::size_t>(fact)])) {
            read_fact(line, fact);
        }
    }

    template <Place deck, std::array<WrittenCards, kPlaces> WrittenPosition::*piles>
    void read_pile(FactLine& line) {
        WrittenCards& pile = (written_.*piles)[index(deck)];
        if (claim(line, pile.spot)) {
            pile = {line.spot(), {}, {}, false};
            take_list(line, pile, std::array{deck});
        }
    }

    void read_fact(FactLine& line, Fact fact) {
        switch (fact) {
        case Fact::Round: line.take_number_to(open().round, 0, kMaxWritten); break;
        case Fact::Turn: line.take_number_to(open().turn, 1, kMaxTurn); break;
        case Fact::First: open().first = line.take_fighter(); break;
        case Fact::Active: open().active = line.take_fighter(); break;
        case Fact::Place: {
            const auto parse = [](auto word) { return parse_named<Place>(word, 0, kPlaces); };
            open().place = line.take_as("feet or mat", parse).value_or(Place::Feet);
            break;
        }
        case Fact::Actions: line.take_number_to(open().actions, 0, kMaxWritten); break;
        case Fact::Bell: open().is_bell_due = !line.take_nothing(); break;
        case Fact::Phase: read_phase(line); break;
        case Fact::Red: read_fighter(line, kRed); break;
        case Fact::Blue: read_fighter(line, kBlue); break;
        }
    }

    /// Returns the part of a fighter's line that starts with this word; empty: none does.
    static std::string_view part_of_fighter(std::string_view word) {
        const auto meter = from_name<Meter>(word);
        return meter                             ? name(*meter)
               : table::same_word(word, "type")  ? "type"
               : table::same_word(word, "coach") ? "coach"
                                                 : "";
    }

    /// Reads "red at d3 type judo head 2 coach 1", the parts after the hex in any order.
    void read_fighter(FactLine& line, Seat seat) {
        Fighter fighter;
        Type type = Type::None;
        std::vector<std::string_view> parts_read;
        const auto parse_part = [&parts_read](std::string_view word
                                ) -> std::optional<std::string_view> {
            const std::string_view part = part_of_fighter(word);
            const bool is_new = !part.empty() && std::ranges::count(parts_read, part) == 0;
            return is_new ? std::optional(parts_read.emplace_back(part)) : std::nullopt;
        };
        const auto is_at = [](std::string_view word) {
            return table::same_word(word, "at") ? std::optional(true) : std::nullopt;
        };
        if (!line.take_as("at", is_at)) {
            return;
        }
        fighter.at = line.take_as("a hex of the cage, a1 to g4", parse_hex).value_or(kNoHex);
        const std::size_t before = errors().size();
        while (!line.is_done() && fighter.at != kNoHex && errors().size() == before) {
            const auto part = line.take_as("type, coach or a meter, each once", parse_part);
            if (part == "type") {
                written_.any_type[seat] = line.take_if(kAnyType);
                if (!written_.any_type[seat]) {
                    type = line.take_as("a type of fighter, any, or none", from_name<Type>)
                               .value_or(type);
                }
            } else if (part == "coach") {
                line.take_number_to(fighter.coaching, 0, kCornerPoints);
            } else if (part) {
                const std::size_t meter = index(from_name<Meter>(*part).value_or(Meter::Head));
                line.take_number_to(fighter.cubes[meter], 0, kMaxWritten);
            }
        }
        open().fighters[seat] = fighter;
        written_.state.types[seat] = type;
    }

    void read_hand(FactLine& line) {
        const Seat seat = line.take_fighter();
        if (seat == kNobody || !claim(line, written_.hands[seat].spot)) {
            return;
        }
        WrittenCards& hand = written_.hands[seat];
        hand = {line.spot(), {}, {}, false};
        if (line.take_if("any")) {
            hand.any = line.take_number(0, kMaxWritten).value_or(0);
        } else {
            take_list(line, hand, kEitherDeck);
        }
    }

    /// Takes cards up to the end of the line; a list of one deck may end with `rest`.
    void take_list(FactLine& line, WrittenCards& cards, std::span<const Place> decks) {
        while (!line.is_done()) {
            cards.rest = decks.size() == 1 && line.take_if("rest");
            const auto card_count = cards.rest ? std::nullopt : line.take_cards(setup_, decks);
            if (!card_count) {
                return;
            }
            std::vector<Card>& list = cards.cards[index(card_count->place)];
            list.insert(list.end(), card_count->count, card_count->card);
        }
    }

    /// Reads one group; the groups of a later block replace all earlier ones.
    void read_bottom(FactLine& line) {
        std::vector<WrittenGroup>& groups = written_.groups;
        const kit::Spot spot = line.spot();
        if (!groups.empty() && text().may_replace(spot.line, groups.front().spot)) {
            groups.clear();
        }
        if (line.take_nothing()) {
            return;
        }
        WrittenGroup& written = groups.emplace_back(WrittenGroup{spot, {}});
        line.take_number_to(written.group.left, 1, kMaxWritten);
        WrittenCards cards;
        take_list(line, cards, std::array{Place::Mat});
        for (const Card card : cards.cards[index(Place::Mat)]) {
            std::uint8_t& count = written.group.cards[card];
            count = static_cast<std::uint8_t>(std::min(count + 1, kMaxWritten));
        }
        if (cards.rest) {
            line.refuse("bad-word", "Unexpected word.", "the code of a card");
        }
    }

    void read_phase(FactLine& line) {
        open().attack = {};
        open().points = 0;
        open().owner = kNobody;
        open().ending = Ending::None;
        open().winner = kNobody;
        open().decision = Decision::Turn;
        written_.state.turn_begins = line.take_if("start");
        if (written_.state.turn_begins) {
            return;
        }
        if (line.take_if("over")) {
            open().decision = Decision::None;
            const auto ending =
                line.take_as("knockout, submission, decision, draw or resigned", from_name<Ending>);
            open().ending = ending.value_or(Ending::None);
            open().winner = ending && *ending != Ending::Draw ? line.take_fighter() : kNobody;
            return;
        }
        const auto decision = line.take_as(
            "start, turn, combo, defend, answer, side, harm, follow, step, rise, recover, type or "
            "over",
            [](auto word) { return parse_named<Decision>(word, 1, kDecisions); }
        );
        open().decision = decision.value_or(Decision::Turn);
        if (open().decision == Decision::Type || open().decision == Decision::Recover) {
            open().owner = line.take_fighter();
        }
        if (open().decision == Decision::Recover && open().owner != kNobody) {
            line.take_number_to(open().points, 1, kCornerPoints);
        }
        if (has_attack(open())) {
            read_attack(line, open().attack);
        }
    }

    /// Reads the words of an attack in progress, such as "strike jab-l".
    void read_attack(FactLine& line, Attack& attack) {
        attack.kind = attack_of(open().decision);
        if (open().decision == Decision::Defend) {
            const auto kind =
                line.take_as("strike, haymaker, shove, takedown, pound or submit", [](auto word) {
                    return parse_named<AttackKind>(word, 0, kCountedAttacks);
                });
            if (!kind) {
                return;
            }
            attack.kind = *kind;
        }
        attack.card = line.take_card(setup_, deck_of(attack.kind));
        if (attack.card == kNoCard) {
            return;
        }
        if (attack.kind == AttackKind::Submit && !line.is_done()) {
            attack.second = line.take_card(setup_, Place::Mat);
            if (attack.second < attack.card) {
                std::swap(attack.card, attack.second);
            }
        } else if (open().decision == Decision::Harm && line.take_if("free")) {
            attack.kind = AttackKind::FreePound;
        }
    }

    const Setup& setup_;
    WrittenPosition written_;
};

using W = WrittenReader;

/// The facts in their order, then hands, groups and piles.
const std::array<W::Keyword, kFacts + 6> W::kKeywords{{
    {"round", &W::read_once<Fact::Round>},
    {"turn", &W::read_once<Fact::Turn>},
    {"first", &W::read_once<Fact::First>},
    {"active", &W::read_once<Fact::Active>},
    {"place", &W::read_once<Fact::Place>},
    {"actions", &W::read_once<Fact::Actions>},
    {"bell", &W::read_once<Fact::Bell>},
    {"phase", &W::read_once<Fact::Phase>},
    {"red", &W::read_once<Fact::Red>},
    {"blue", &W::read_once<Fact::Blue>},
    {"hand", &W::read_hand},
    {"bottom", &W::read_bottom},
    {"standup-deck", &W::read_pile<Place::Feet, &WrittenPosition::decks>},
    {"standup-discard", &W::read_pile<Place::Feet, &WrittenPosition::discards>},
    {"ground-deck", &W::read_pile<Place::Mat, &WrittenPosition::decks>},
    {"ground-discard", &W::read_pile<Place::Mat, &WrittenPosition::discards>},
}};

}  // namespace

core::Result<WrittenPosition> read_written(const Setup& setup, const kit::PositionText& text) {
    return WrittenReader(setup, text).read();
}

}  // namespace tenebrae::cagedin

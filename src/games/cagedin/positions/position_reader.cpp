// SPDX-License-Identifier: MIT
#include "core/text.hpp"
#include "games/cagedin/positions/written_position.hpp"
#include "games/cagedin/words/notation.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace tenebrae::cagedin {
namespace {

/// The largest number that is read; what is too large for the fight is told by the checks.
constexpr int kMaxWritten = 99;
/// No fight comes near; beyond, the turns that can follow might not be countable.
constexpr int kMaxTurn = 40000;
constexpr std::array kEitherDeck{Place::Feet, Place::Mat};

/// What a line begins with: the facts in their order, hands, groups and piles.
constexpr std::array<std::string_view, kFacts + 6> kLines{
    "round",
    "turn",
    "first",
    "active",
    "place",
    "actions",
    "bell",
    "phase",
    "red",
    "blue",
    "hand",
    "bottom",
    "standup-deck",
    "standup-discard",
    "ground-deck",
    "ground-discard"};
constexpr std::size_t kHand = kFacts;
constexpr std::size_t kBottom = kFacts + 1;
constexpr std::size_t kPiles = kFacts + 2;

/// The one of `count` values, from `first` on, whose name is this word.
template <typename Value>
std::optional<Value> parse_named(std::string_view word, std::size_t first, std::size_t count) {
    for (std::size_t number = first; number < count; ++number) {
        if (table::same_word(name(static_cast<Value>(number)), word)) {
            return static_cast<Value>(number);
        }
    }
    return std::nullopt;
}

/// Equal cards of one sort, as written.
struct Some {
    Place place = Place::Feet;
    Card card = kNoCard;
    std::size_t count = 1;
};

/// Reads a line word by word.
class FactLine : public kit::PositionLine {
public:
    using PositionLine::PositionLine;

    Seat take_fighter() { return take_as("red or blue", parse_fighter).value_or(kNobody); }

    template <typename Number>
    void take_number_to(Number& number, int least, int most) {
        number = static_cast<Number>(take_number(least, most).value_or(number));
    }

    /// "jab-l" or "jab-l*2", of one of these decks.
    std::optional<Some> take_cards(const Setup& setup, std::span<const Place> decks) {
        return take_as("the code of a card", [&](std::string_view word) -> std::optional<Some> {
            const std::size_t star = std::min(word.find('*'), word.size());
            const auto count = star == word.size() ? std::optional<std::uint64_t>(1)
                                                   : core::parse_unsigned(word.substr(star + 1));
            for (const Place deck : decks) {
                const auto card = parse_card(setup, deck, word.substr(0, star));
                if (card && count && *count >= 1 && *count <= kMaxWritten) {
                    return Some{deck, *card, static_cast<std::size_t>(*count)};
                }
            }
            return std::nullopt;
        });
    }

    /// One card; kNoCard and a fault if there is none.
    Card take_card(const Setup& setup, Place deck) {
        const auto parse = [&](std::string_view word) { return parse_card(setup, deck, word); };
        return take_as(
                   deck == Place::Feet ? "the code of a stand-up card"
                                       : "the code of a ground card",
                   parse
        )
            .value_or(kNoCard);
    }

    /// The line takes back what was said before.
    bool take_nothing() { return take_if("none") || take_if("off"); }
};

/// One pass over the lines, each taken as a fact of its own.
class WrittenReader {
public:
    WrittenReader(const Setup& setup, const kit::PositionText& text) : setup_(setup), text_(text) {
        open().decision = Decision::Turn;
        written_.state.turn_begins = true;
    }

    core::Result<WrittenPosition> read() {
        for (int number = 0; number < text_.size(); ++number) {
            read_text(number);
        }
        for (const Seat seat : {kRed, kBlue}) {
            const std::string who(name_of_fighter(seat));
            need(written_.spot(seat), "\"" + who + " at HEX\"");
            if (has_cards(open())) {
                need(written_.hands[seat].spot, "\"hand " + who + " CARD ...\"");
            }
        }
        if (!faults_.empty()) {
            return std::move(faults_);
        }
        return std::move(written_);
    }

private:
    Open& open() { return written_.state.open; }

    void need(kit::Spot spot, const std::string& line) {
        if (!spot.is_given()) {
            faults_.push_back(text_.missing(line));
        }
    }

    void read_text(int number) {
        const core::Place place = text_.place(number);
        const auto line = table::read_line(place.text, place.file, place.line);
        if (!line) {
            faults_.push_back(line.faults().front());
            return;
        }
        if (line->words.empty()) {
            return;
        }
        const auto* const known = std::ranges::find_if(kLines, [&line](std::string_view word) {
            return table::same_word(word, line->word(0));
        });
        if (known == kLines.end()) {
            constexpr std::string_view kMessage = "No line of a position begins like this.";
            faults_.push_back(kit::unknown_keyword(*line, kMessage, kLines));
            return;
        }
        FactLine fact(*line, number, faults_);
        const std::size_t before = faults_.size();
        fact.take("");
        read_line(fact, static_cast<std::size_t>(known - kLines.begin()));
        if (faults_.size() == before) {
            fact.finish();
        }
    }

    void read_line(FactLine& line, std::size_t known) {
        if (known == kHand) {
            read_hand(line);
        } else if (known == kBottom) {
            read_bottom(line);
        } else if (known >= kPiles) {
            const std::size_t deck = (known - kPiles) / 2;
            auto& piles = known % 2 == kPiles % 2 ? written_.decks : written_.discards;
            if (line.claim(text_, piles[deck].spot)) {
                piles[deck] = {line.spot(), {}, {}, false};
                take_list(line, piles[deck], std::array{static_cast<Place>(deck)});
            }
        } else if (line.claim(text_, written_.facts[known])) {
            read_fact(line, static_cast<Fact>(known));
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

    /// What begins with this word in the line of a fighter; empty: nothing.
    static std::string_view part_of_fighter(std::string_view word) {
        const auto meter = from_name<Meter>(word);
        return meter                             ? name(*meter)
               : table::same_word(word, "type")  ? "type"
               : table::same_word(word, "coach") ? "coach"
                                                 : "";
    }

    /// "red at d3 type judo head 2 coach 1", the parts behind the hex in any order.
    void read_fighter(FactLine& line, Seat seat) {
        Fighter fighter;
        Type type = Type::None;
        std::vector<std::string_view> said;
        const auto parse_part = [&said](std::string_view word) -> std::optional<std::string_view> {
            const std::string_view part = part_of_fighter(word);
            const bool is_new = !part.empty() && std::ranges::count(said, part) == 0;
            return is_new ? std::optional(said.emplace_back(part)) : std::nullopt;
        };
        const auto is_at = [](std::string_view word) {
            return table::same_word(word, "at") ? std::optional(true) : std::nullopt;
        };
        if (!line.take_as("at", is_at)) {
            return;
        }
        fighter.at = line.take_as("a hex of the cage, a1 to g4", parse_hex).value_or(kNoHex);
        const std::size_t before = faults_.size();
        while (!line.is_done() && fighter.at != kNoHex && faults_.size() == before) {
            const auto part = line.take_as("type, coach or a meter, each once", parse_part);
            if (part == "type") {
                type = line.take_as("a type of fighter, or none", from_name<Type>).value_or(type);
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
        if (seat == kNobody || !line.claim(text_, written_.hands[seat].spot)) {
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

    /// Cards up to the end of the line; of one deck also `rest` there.
    void take_list(FactLine& line, WrittenCards& cards, std::span<const Place> decks) {
        while (!line.is_done()) {
            cards.rest = decks.size() == 1 && line.take_if("rest");
            const auto some = cards.rest ? std::nullopt : line.take_cards(setup_, decks);
            if (!some) {
                return;
            }
            std::vector<Card>& list = cards.cards[index(some->place)];
            list.insert(list.end(), some->count, some->card);
        }
    }

    /// A line for each group; those of a later block stand for all before.
    void read_bottom(FactLine& line) {
        std::vector<WrittenGroup>& groups = written_.groups;
        const kit::Spot spot = line.spot();
        if (!groups.empty() && text_.may_replace(spot.line, groups.front().spot)) {
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
            line.refuse("bad-word", "This word cannot be read here.", "the code of a card");
        }
    }

    void read_phase(FactLine& line) {
        State& state = written_.state;
        open().attack = {};
        open().points = 0;
        open().owner = kNobody;
        open().way = Way::None;
        open().winner = kNobody;
        open().decision = Decision::Turn;
        state.turn_begins = line.take_if("start");
        if (state.turn_begins) {
            return;
        }
        if (line.take_if("over")) {
            open().decision = Decision::None;
            const auto way =
                line.take_as("knockout, submission, decision, draw or resigned", [](auto word) {
                    return parse_named<Way>(word, 1, 6);
                });
            open().way = way.value_or(Way::None);
            open().winner = way && *way != Way::Draw ? line.take_fighter() : kNobody;
            return;
        }
        const auto decision = line.take_as(
            "start, turn, combo, defend, answer, side, harm, follow, step, rise, recover, type or "
            "over",
            [](auto word) { return parse_named<Decision>(word, 1, kDecisions); }
        );
        if (decision) {
            open().decision = *decision;
            read_asked(line);
        }
    }

    /// What stands behind the word of a decision.
    void read_asked(FactLine& line) {
        Attack& attack = open().attack;
        switch (open().decision) {
        case Decision::None:
        case Decision::Turn:
        case Decision::Combo:
        case Decision::Rise: return;
        case Decision::Recover:
        case Decision::Type:
            open().owner = line.take_fighter();
            if (open().owner != kNobody && open().decision == Decision::Recover) {
                line.take_number_to(open().points, 1, kCornerPoints);
            }
            return;
        case Decision::Defend:
            attack.kind = line.take_as(
                                  "strike, haymaker, shove, takedown, pound or submit",
                                  [](auto word) { return parse_named<AttackKind>(word, 0, 6); }
            ).value_or(AttackKind::Stand);
            if (attack.kind == AttackKind::Stand) {
                return;
            }
            break;
        case Decision::Answer: attack.kind = AttackKind::Stand; break;
        case Decision::Side: attack.kind = AttackKind::Takedown; break;
        case Decision::Harm: attack.kind = AttackKind::Pound; break;
        case Decision::Follow: attack.kind = AttackKind::Haymaker; break;
        case Decision::Step: attack.kind = AttackKind::Shove; break;
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
        } else if (attack.kind == AttackKind::Pound && open().decision == Decision::Harm) {
            attack.kind = line.take_if("free") ? AttackKind::FreePound : AttackKind::Pound;
        }
    }

    const Setup& setup_;
    const kit::PositionText& text_;
    WrittenPosition written_;
    core::Diagnostics faults_;
};

}  // namespace

core::Result<WrittenPosition> read_written(const Setup& setup, const kit::PositionText& text) {
    return WrittenReader(setup, text).read();
}

}  // namespace tenebrae::cagedin

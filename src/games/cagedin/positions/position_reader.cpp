// SPDX-License-Identifier: MIT
#include "core/text.hpp"
#include "games/cagedin/positions/written_position.hpp"
#include "games/cagedin/words/notation.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

namespace tenebrae::cagedin {
namespace {

/// The largest number that is read; what is too large for the fight is told by the checks.
constexpr int kMaxWritten = 99;
/// No fight comes near; beyond, the turns that can follow might not be countable.
constexpr int kMaxTurn = 40000;
constexpr std::array kEitherDeck{Place::Feet, Place::Mat};

std::optional<Decision> parse_decision(std::string_view word) {
    for (std::size_t number = 1; number < kDecisions; ++number) {
        const auto decision = static_cast<Decision>(number);
        if (table::same_word(name(decision), word)) {
            return decision;
        }
    }
    return std::nullopt;
}

/// What can be answered by `defend`.
std::optional<AttackKind> parse_defended(std::string_view word) {
    const auto kind = parse_attack(word);
    return kind && *kind <= AttackKind::Submit ? kind : std::nullopt;
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

    std::optional<Seat> take_fighter() { return take_as("red or blue", parse_fighter); }

    /// "jab-l" or "jab-l*2", of one of these decks.
    std::optional<Some> take_cards(const Setup& setup, std::span<const Place> decks) {
        return take_as(expected_of(decks), [&](std::string_view word) -> std::optional<Some> {
            const std::size_t star = word.find('*');
            const auto count = star == std::string_view::npos
                                   ? std::optional<std::uint64_t>(1)
                                   : core::parse_unsigned(word.substr(star + 1));
            if (!count || *count < 1 || *count > kMaxWritten) {
                return std::nullopt;
            }
            for (const Place deck : decks) {
                if (const auto card = parse_card(setup, deck, word.substr(0, star))) {
                    return Some{deck, *card, static_cast<std::size_t>(*count)};
                }
            }
            return std::nullopt;
        });
    }

    /// One card; kNoCard and a fault if there is none.
    Card take_card(const Setup& setup, Place deck) {
        const std::array decks{deck};
        const auto card = take_as(expected_of(decks), [&](std::string_view word) {
            return parse_card(setup, deck, word);
        });
        return card.value_or(kNoCard);
    }

    /// The line takes back what was said before.
    bool take_nothing() { return take_if("none") || take_if("off"); }

private:
    static std::string expected_of(std::span<const Place> decks) {
        return decks.size() > 1               ? "the code of a card"
               : decks.front() == Place::Feet ? "the code of a stand-up card"
                                              : "the code of a ground card";
    }
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
            need(written_.fighters[seat], "\"" + who + " at HEX\"");
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
    struct Keyword {
        std::string_view word;
        void (WrittenReader::*read)(FactLine& line);
    };
    static const std::array<Keyword, 16> kKeywords;

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
        const auto keyword = std::ranges::find_if(kKeywords, [&line](const Keyword& known) {
            return table::same_word(known.word, line->word(0));
        });
        if (keyword == kKeywords.end()) {
            std::array<std::string_view, kKeywords.size()> known{};
            std::ranges::transform(kKeywords, known.begin(), &Keyword::word);
            faults_.push_back(
                kit::unknown_keyword(*line, "No line of a position begins like this.", known)
            );
            return;
        }
        FactLine fact(*line, number, faults_);
        const std::size_t before = faults_.size();
        fact.take("");
        (this->*keyword->read)(fact);
        if (faults_.size() == before) {
            fact.finish();
        }
    }

    bool claim(FactLine& line, kit::Spot& spot) { return line.claim(text_, spot); }

    void read_round(FactLine& line) {
        if (claim(line, written_.round)) {
            open().round = static_cast<std::uint8_t>(line.take_number(0, kMaxWritten).value_or(1));
        }
    }
    void read_turn(FactLine& line) {
        if (claim(line, written_.turn)) {
            open().turn = static_cast<std::uint16_t>(line.take_number(1, kMaxTurn).value_or(1));
        }
    }
    void read_first(FactLine& line) {
        if (claim(line, written_.first)) {
            open().first = line.take_fighter().value_or(kRed);
        }
    }
    void read_active(FactLine& line) {
        if (claim(line, written_.active)) {
            open().active = line.take_fighter().value_or(kRed);
        }
    }
    void read_place(FactLine& line) {
        if (claim(line, written_.place)) {
            const auto parse = [](std::string_view word) -> std::optional<Place> {
                const auto is_it = [word](Place place) {
                    return table::same_word(name(place), word);
                };
                const auto* const found = std::ranges::find_if(kEitherDeck, is_it);
                return found == kEitherDeck.end() ? std::nullopt : std::optional(*found);
            };
            open().place = line.take_as("feet or mat", parse).value_or(Place::Feet);
        }
    }
    void read_actions(FactLine& line) {
        if (claim(line, written_.actions)) {
            open().actions =
                static_cast<std::uint8_t>(line.take_number(0, kMaxWritten).value_or(0));
        }
    }
    void read_red(FactLine& line) { read_fighter(line, kRed); }
    void read_blue(FactLine& line) { read_fighter(line, kBlue); }

    /// "red at d3 type judo head 2 coach 1", the parts behind the hex in any order.
    void read_fighter(FactLine& line, Seat seat) {
        if (!claim(line, written_.fighters[seat])) {
            return;
        }
        Fighter fighter;
        Type type = Type::None;
        const auto is_at = [](std::string_view word) {
            return table::same_word(word, "at") ? std::optional(true) : std::nullopt;
        };
        if (!line.take_as("at", is_at)) {
            return;
        }
        fighter.at = line.take_as("a hex of the cage, a1 to g4", parse_hex).value_or(kNoHex);
        std::vector<std::string_view> said;
        const std::size_t before = faults_.size();
        while (!line.is_done() && fighter.at != kNoHex && faults_.size() == before) {
            if (line.take_if("type")) {
                note(line, said, "type");
                type = line.take_as("a type of fighter, or none", parse_type).value_or(Type::None);
            } else if (line.take_if("coach")) {
                note(line, said, "coach");
                take_count(line, 2, fighter.coaching);
            } else if (const auto meter = line.take_as("type, coach or a meter", parse_meter)) {
                note(line, said, name(*meter));
                take_count(line, kMaxWritten, fighter.cubes[index(*meter)]);
            }
        }
        open().fighters[seat] = fighter;
        written_.state.types[seat] = type;
    }

    static void note(FactLine& line, std::vector<std::string_view>& said, std::string_view word) {
        if (std::ranges::count(said, word) != 0) {
            line.refuse("said-twice", "This stands in the line already.", "each once");
        }
        said.push_back(word);
    }

    static void take_count(FactLine& line, int most, std::uint8_t& count) {
        count = static_cast<std::uint8_t>(line.take_number(0, most).value_or(0));
    }

    void read_hand(FactLine& line) {
        const auto seat = line.take_fighter();
        if (!seat || !claim(line, written_.hands[*seat].spot)) {
            return;
        }
        WrittenCards hand{line.spot(), {}, {}, false};
        if (line.take_if("any")) {
            hand.any = line.take_number(0, kMaxWritten).value_or(0);
        } else {
            take_list(line, hand, kEitherDeck);
        }
        written_.hands[*seat] = hand;
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

    void read_standup_deck(FactLine& line) {
        read_pile(line, written_.decks[index(Place::Feet)], Place::Feet);
    }
    void read_ground_deck(FactLine& line) {
        read_pile(line, written_.decks[index(Place::Mat)], Place::Mat);
    }
    void read_standup_discard(FactLine& line) {
        read_pile(line, written_.discards[index(Place::Feet)], Place::Feet);
    }
    void read_ground_discard(FactLine& line) {
        read_pile(line, written_.discards[index(Place::Mat)], Place::Mat);
    }

    /// Cards, then perhaps `rest`.
    void read_pile(FactLine& line, WrittenCards& pile, Place place) {
        if (!claim(line, pile.spot)) {
            return;
        }
        pile = {line.spot(), {}, {}, false};
        take_list(line, pile, std::array{place});
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
        WrittenGroup group{spot, {line.take_number(1, kMaxWritten).value_or(1), {}}};
        const std::array decks{Place::Mat};
        do {
            const auto some = line.take_cards(setup_, decks);
            if (!some) {
                return;
            }
            std::uint8_t& count = group.group.cards[some->card];
            count =
                static_cast<std::uint8_t>(std::min<std::size_t>(count + some->count, kMaxWritten));
        } while (!line.is_done());
        groups.push_back(group);
    }

    void read_bell(FactLine& line) {
        if (claim(line, written_.bell)) {
            open().is_bell_due = !line.take_nothing();
        }
    }

    void read_phase(FactLine& line) {
        if (!claim(line, written_.phase)) {
            return;
        }
        open().attack = {};
        open().points = 0;
        open().owner = kNobody;
        open().way = Way::None;
        open().winner = kNobody;
        open().decision = Decision::None;
        written_.state.turn_begins = line.take_if("start");
        if (written_.state.turn_begins) {
            open().decision = Decision::Turn;
        } else if (line.take_if("over")) {
            read_over(line);
        } else {
            const auto decision = line.take_as(
                "start, turn, combo, defend, answer, side, harm, follow, step, rise, recover, type "
                "or over",
                parse_decision
            );
            open().decision = decision.value_or(Decision::None);
            read_asked(line);
        }
    }

    void read_over(FactLine& line) {
        const auto way = line.take_as(
            "knockout, submission, decision, draw or resigned",
            [](std::string_view word) { return word.empty() ? std::nullopt : parse_way(word); }
        );
        open().way = way.value_or(Way::None);
        if (way && *way != Way::Draw) {
            open().winner = line.take_fighter().value_or(kNobody);
        }
    }

    /// What stands behind the word of a decision.
    void read_asked(FactLine& line) {
        Attack& attack = open().attack;
        const auto take = [&](AttackKind kind, Place deck) {
            attack = {kind, line.take_card(setup_, deck), kNoCard};
        };
        switch (open().decision) {
        case Decision::None:
        case Decision::Turn:
        case Decision::Combo:
        case Decision::Rise: break;
        case Decision::Recover:
            open().owner = line.take_fighter().value_or(kNobody);
            if (open().owner != kNobody) {
                open().points = static_cast<std::uint8_t>(
                    line.take_number(1, kCornerPoints).value_or(kCornerPoints)
                );
            }
            break;
        case Decision::Type: open().owner = line.take_fighter().value_or(kNobody); break;
        case Decision::Answer: take(AttackKind::Stand, Place::Mat); break;
        case Decision::Side: take(AttackKind::Takedown, Place::Feet); break;
        case Decision::Follow: take(AttackKind::Haymaker, Place::Feet); break;
        case Decision::Step: take(AttackKind::Shove, Place::Feet); break;
        case Decision::Harm:
            take(AttackKind::Pound, Place::Mat);
            if (line.take_if("free")) {
                attack.kind = AttackKind::FreePound;
            }
            break;
        case Decision::Defend: read_defended(line); break;
        }
    }

    void read_defended(FactLine& line) {
        const auto kind =
            line.take_as("strike, haymaker, shove, takedown, pound or submit", parse_defended);
        if (!kind) {
            return;
        }
        Attack& attack = open().attack;
        attack = {*kind, line.take_card(setup_, deck_of(*kind)), kNoCard};
        if (*kind == AttackKind::Submit && attack.card != kNoCard && !line.is_done()) {
            attack.second = line.take_card(setup_, Place::Mat);
            if (attack.second < attack.card) {
                std::swap(attack.card, attack.second);
            }
        }
    }

    const Setup& setup_;
    const kit::PositionText& text_;
    WrittenPosition written_;
    core::Diagnostics faults_;
};

const std::array<WrittenReader::Keyword, 16> WrittenReader::kKeywords{{
    {"round", &WrittenReader::read_round},
    {"turn", &WrittenReader::read_turn},
    {"first", &WrittenReader::read_first},
    {"active", &WrittenReader::read_active},
    {"place", &WrittenReader::read_place},
    {"actions", &WrittenReader::read_actions},
    {"red", &WrittenReader::read_red},
    {"blue", &WrittenReader::read_blue},
    {"hand", &WrittenReader::read_hand},
    {"standup-deck", &WrittenReader::read_standup_deck},
    {"standup-discard", &WrittenReader::read_standup_discard},
    {"ground-deck", &WrittenReader::read_ground_deck},
    {"ground-discard", &WrittenReader::read_ground_discard},
    {"bottom", &WrittenReader::read_bottom},
    {"bell", &WrittenReader::read_bell},
    {"phase", &WrittenReader::read_phase},
}};

}  // namespace

core::Result<WrittenPosition> read_written(const Setup& setup, const kit::PositionText& text) {
    return WrittenReader(setup, text).read();
}

}  // namespace tenebrae::cagedin

// SPDX-License-Identifier: MIT
#include "kit/position_reader.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/positions/written_position.hpp"
#include "games/nyctophobia/words/forest_text.hpp"
#include "games/nyctophobia/words/notation.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace tenebrae::nyctophobia {
namespace {

constexpr std::string_view kCarSign = "C";
/// The largest number that is read; what is too large for the game is told by the checks.
constexpr int kMaxWritten = 99;
/// No game comes near; beyond, the rounds that can follow might not be countable.
constexpr int kMaxRound = 40000;

/// Reads a line word by word.
class FactLine : public kit::PositionLine {
public:
    using PositionLine::PositionLine;

    std::optional<Space> take_space() { return take_as("a space from a1 to h8", parse_space); }

    std::optional<PieceId> take_hunted(int hunted) {
        const std::string expected = "a Hunted from 1 to " + std::to_string(hunted);
        return take_as(expected, [hunted](std::string_view word) -> std::optional<PieceId> {
            const auto number = core::parse_unsigned(word);
            const bool fits = number && *number >= 1 && *number <= static_cast<unsigned>(hunted);
            return fits ? std::optional(static_cast<PieceId>(*number - 1)) : std::nullopt;
        });
    }

    std::optional<Character> take_character() {
        return take_as("a character, or none", from_name<Character>);
    }

    std::optional<Card> take_card() { return take_as("the name of a card", parse_card); }

    std::optional<Direction> take_direction() { return take_as("n, e, s or w", parse_direction); }

    /// "c4" or "c4*2".
    std::optional<std::pair<Space, int>> take_rocks() {
        using Rocks = std::pair<Space, int>;
        return take_as("a space, and * and a number if more than one lies there", [](auto word) {
            const std::size_t star = word.find('*');
            const auto space = parse_space(word.substr(0, star));
            const auto count = star == std::string_view::npos
                                   ? std::optional<std::uint64_t>(1)
                                   : core::parse_unsigned(word.substr(star + 1));
            const bool fits = space && count && *count >= 1 && *count <= kMaxWritten;
            return fits ? std::optional<Rocks>({*space, static_cast<int>(*count)}) : std::nullopt;
        });
    }
};

class WrittenReader : public kit::PositionReader<WrittenReader, FactLine> {
public:
    WrittenReader(const Rules& rules, const kit::PositionText& text)
        : PositionReader(text), rules_(rules) {}

    core::Result<WrittenPosition> read() {
        read_lines(kKeywords);
        check_complete();
        return result(written_);
    }

    /// A line of the forest, or that of a Hunted, which begins with its number.
    bool take_row(const table::TextLine& line, int number) {
        if (forest_ && keyword_of(line) != nullptr) {
            faults().push_back(forest_->too_short(line.whole()));
            forest_.reset();
        }
        const bool is_hunted =
            !forest_ && !line.words.empty() && core::parse_unsigned(line.word(0)).has_value();
        if (forest_) {
            take_of_forest(text().place(number));
            return true;
        }
        if (is_hunted) {
            read_whole(line, number, &WrittenReader::read_hunted);
        }
        return is_hunted;
    }

private:
    static const std::array<Keyword, 13> kKeywords;

    State& state() { return written_.state; }

    void read_forest(FactLine& line) {
        if (claim(line, written_.forest)) {
            written_.forest_place = text().place(written_.forest);
        }
        forest_.emplace(kCarSign);
    }

    void take_of_forest(const core::Place& place) {
        forest_->take(place, faults());
        if (forest_->wants_more()) {
            return;
        }
        state().trees = forest_->trees();
        written_.car = forest_->spaces_with(kCarSign.front());
        written_.car_place = written_.forest_place;
        for (Spaces rest = written_.car; rest != 0;) {
            written_.car_place = forest_->place_of(take_first(rest));
        }
        forest_.reset();
    }

    void read_hunter(FactLine& line) {
        if (claim(line, written_.hunter)) {
            state().hunter = line.take_space().value_or(kNoSpace);
            state().open.wounded = line.take_if("wounded");
        }
    }

    /// "1 a3 health 2 rocks 1 upright klutz".
    void read_hunted(FactLine& line) {
        const auto who = line.take_hunted(rules_.hunted);
        if (!who || !claim(line, written_.hunted[*who])) {
            return;
        }
        Hunted one;
        one.at = line.take_space().value_or(kNoSpace);
        if (one.at == kNoSpace || !take_count(line, "health", one.health)
            || !take_count(line, "rocks", one.rocks) || !take_condition(line, one)) {
            return;
        }
        one.character = line.take_character().value_or(Character::None);
        state().hunted[*who] = one;
    }

    static bool take_count(FactLine& line, const std::string& word, std::uint8_t& count) {
        if (!line.take_if(word)) {
            line.refuse_next("This word cannot be read here.", word + " and a number");
            return false;
        }
        const auto number = line.take_number(0, kMaxWritten);
        count = static_cast<std::uint8_t>(number.value_or(0));
        return number.has_value();
    }

    static bool take_condition(FactLine& line, Hunted& one) {
        one.hidden = line.take_if("hidden");
        if (one.hidden || line.take_if("upright")) {
            return true;
        }
        line.refuse_next("A Hunted cannot be like this.", "upright or hidden");
        return false;
    }

    void read_rocks(FactLine& line) {
        if (!claim(line, written_.rocks)) {
            return;
        }
        state().rocks = {};
        if (line.take_nothing()) {
            return;
        }
        do {
            const auto rocks = line.take_rocks();
            if (!rocks) {
                return;
            }
            std::uint8_t& lying = state().rocks[rocks->first];
            if (lying != 0) {
                line.refuse("said-twice", "This space stands in the line already.", "each once");
                return;
            }
            lying = static_cast<std::uint8_t>(rocks->second);
        } while (!line.is_done());
    }

    void read_noise(FactLine& line) {
        if (claim(line, written_.noise)) {
            state().noise = line.take_nothing() ? kNoSpace : line.take_space().value_or(kNoSpace);
        }
    }

    void read_cards(FactLine& line, WrittenCards& cards) {
        cards.cards.clear();
        if (line.take_nothing()) {
            return;
        }
        do {
            const auto card = line.take_card();
            if (!card) {
                return;
            }
            cards.cards.push_back(*card);
        } while (!line.is_done());
    }

    void read_hand(FactLine& line) {
        if (claim(line, written_.hand.spot)) {
            read_cards(line, written_.hand);
        }
    }

    void read_pile(FactLine& line) {
        if (!claim(line, written_.pile.spot)) {
            return;
        }
        written_.pile.cards.clear();
        written_.pile_is_shuffled = line.take_if("shuffled");
        if (!written_.pile_is_shuffled) {
            read_cards(line, written_.pile);
        }
    }

    void read_discards(FactLine& line) {
        if (claim(line, written_.discards.spot)) {
            read_cards(line, written_.discards);
        }
    }

    void read_clue(FactLine& line) {
        if (claim(line, written_.clue)) {
            const auto clue = line.take_nothing() ? std::nullopt : line.take_direction();
            state().open.has_clue = clue.has_value();
            state().open.clue = clue.value_or(Direction::North);
            state().clue_is_old = clue && line.take_if("turned");
        }
    }

    void read_round(FactLine& line) {
        if (claim(line, written_.round_spot)) {
            written_.round = line.take_number(1, kMaxRound).value_or(1);
        }
    }

    /// "called 2 armed"; with "by 3" at its end the voice was that of a friend (HU-L3).
    void read_called(FactLine& line) {
        if (!claim(line, written_.called)) {
            return;
        }
        state().caller_seat = kNobody;
        state().open.caller = kNobody;
        state().call_armed = false;
        if (line.take_nothing()) {
            return;
        }
        state().caller_seat = line.take_hunted(rules_.hunted).value_or(kNobody);
        state().open.caller = state().caller_seat;
        state().call_armed = line.take_if("armed");
        if (line.take_if("by")) {
            state().open.caller = line.take_hunted(rules_.hunted).value_or(kNobody);
        }
    }

    void read_fog(FactLine& line) {
        if (claim(line, written_.fog)) {
            state().open.fog = !line.take_nothing();
        }
    }

    void read_at(FactLine& line) {
        if (!claim(line, written_.at)) {
            return;
        }
        written_.before_hunter = line.take_if("hunter");
        if (!written_.before_hunter && !line.take_if("turn")) {
            line.refuse_next("No turn is called like this.", "turn or hunter");
            return;
        }
        state().open.active = line.take_hunted(rules_.hunted).value_or(0);
    }

    void check_complete() {
        if (forest_) {
            faults().push_back(forest_->too_short(written_.forest_place));
        }
        need(written_.forest, "\"forest\"");
        need(written_.hunter, "\"hunter SPACE\"");
        for (std::size_t who = 0; who < rules_.hunted; ++who) {
            need(written_.hunted[who], "for Hunted " + std::to_string(who + 1));
        }
        if (rules_.deck != Deck::Simple) {
            need(written_.hand.spot, "\"hand CARD CARD\"");
        }
        need(written_.at, R"("at turn N" or "at hunter N")");
    }

    const Rules& rules_;
    WrittenPosition written_;
    std::optional<ForestReader> forest_;  ///< while its lines are read
};

const std::array<WrittenReader::Keyword, 13> WrittenReader::kKeywords{{
    {"forest", &WrittenReader::read_forest},
    {"hunter", &WrittenReader::read_hunter},
    {"rocks", &WrittenReader::read_rocks},
    {"noise", &WrittenReader::read_noise},
    {"hand", &WrittenReader::read_hand},
    {"pile", &WrittenReader::read_pile},
    {"discards", &WrittenReader::read_discards},
    {"clue", &WrittenReader::read_clue},
    {"round", &WrittenReader::read_round},
    {"called", &WrittenReader::read_called},
    {"fog", &WrittenReader::read_fog},
    {"at", &WrittenReader::read_at},
    {"end", &WrittenReader::end},
}};

}  // namespace

core::Result<WrittenPosition> read_written(const Rules& rules, const kit::PositionText& text) {
    return WrittenReader(rules, text).read();
}

}  // namespace tenebrae::nyctophobia

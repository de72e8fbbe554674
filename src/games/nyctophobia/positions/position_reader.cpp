// SPDX-License-Identifier: MIT
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
        return take_as("a character, or none", parse_character);
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

    /// The line takes back what was said before.
    bool take_nothing() { return take_if("none") || take_if("off"); }

    void refuse_word(std::string_view message, const std::string& expected) {
        if (take(expected)) {
            refuse("bad-word", message, expected);
        }
    }
};

/// One pass over the lines, each taken as a fact of its own.
class WrittenReader {
public:
    WrittenReader(const Rules& rules, const kit::PositionText& text) : rules_(rules), text_(text) {}

    core::Result<WrittenPosition> read() {
        for (int number = 0; number < text_.size() && !ended_; ++number) {
            read_text(number);
        }
        check_complete();
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
    static const std::array<Keyword, 13> kKeywords;

    State& state() { return written_.state; }

    void read_text(int number) {
        const core::Place place = text_.place(number);
        const auto line = table::read_line(place.text, place.file, place.line);
        if (!line) {
            faults_.push_back(line.faults().front());
            return;
        }
        const bool is_fact = !line->words.empty() && find_keyword(line->word(0)) != nullptr;
        if (forest_ && is_fact) {
            faults_.push_back(forest_->too_short(line->whole()));
            forest_.reset();
        }
        if (forest_) {
            take_of_forest(place);
        } else if (!line->words.empty()) {
            read_fact(*line, number);
        }
    }

    static const Keyword* find_keyword(std::string_view word) {
        const auto found = std::ranges::find_if(kKeywords, [word](const Keyword& keyword) {
            return table::same_word(keyword.word, word);
        });
        return found == kKeywords.end() ? nullptr : &*found;
    }

    static bool is_number(std::string_view word) { return core::parse_unsigned(word).has_value(); }

    void read_fact(const table::TextLine& line, int number) {
        FactLine fact(line, number, faults_);
        const Keyword* const keyword = find_keyword(line.word(0));
        const std::size_t before = faults_.size();
        if (is_number(line.word(0))) {
            read_hunted(fact);
        } else if (keyword != nullptr) {
            fact.take("");
            (this->*keyword->read)(fact);
        } else {
            refuse_keyword(line);
        }
        if (faults_.size() == before) {
            fact.finish();
        }
    }

    void refuse_keyword(const table::TextLine& line) {
        std::array<std::string_view, kKeywords.size()> known{};
        std::ranges::transform(kKeywords, known.begin(), &Keyword::word);
        faults_.push_back(
            kit::unknown_keyword(line, "No line of a position begins like this.", known)
        );
    }

    bool claim(FactLine& line, kit::Spot& spot) { return line.claim(text_, spot); }

    void read_forest(FactLine& line) {
        if (claim(line, written_.forest)) {
            written_.forest_place = text_.place(written_.forest);
        }
        forest_.emplace(kCarSign);
    }

    void take_of_forest(const core::Place& place) {
        forest_->take(place, faults_);
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
            line.refuse_word("This word cannot be read here.", word + " and a number");
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
        line.refuse_word("A Hunted cannot be like this.", "upright or hidden");
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
            line.refuse_word("No turn is called like this.", "turn or hunter");
            return;
        }
        state().open.active = line.take_hunted(rules_.hunted).value_or(0);
    }

    void read_end(FactLine& /*line*/) { ended_ = true; }

    void need(kit::Spot spot, std::string_view line) {
        if (!spot.is_given()) {
            faults_.push_back(text_.missing(line));
        }
    }

    void check_complete() {
        if (forest_) {
            faults_.push_back(forest_->too_short(written_.forest_place));
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
    const kit::PositionText& text_;
    WrittenPosition written_;
    std::optional<ForestReader> forest_;  ///< while its lines are read
    core::Diagnostics faults_;
    bool ended_ = false;
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
    {"end", &WrittenReader::read_end},
}};

}  // namespace

core::Result<WrittenPosition> read_written(const Rules& rules, const kit::PositionText& text) {
    return WrittenReader(rules, text).read();
}

}  // namespace tenebrae::nyctophobia

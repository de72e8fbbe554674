// SPDX-License-Identifier: MIT
#include "kit/position_reader.hpp"

#include "core/random.hpp"
#include "core/text.hpp"
#include "games/nyctophobia/positions/position.hpp"
#include "games/nyctophobia/words/forest_text.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "kit/position_text.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tenebrae::nyctophobia {
namespace {

/// A list of cards and the place where it was written.
struct WrittenCards {
    kit::Spot spot;
    std::vector<Card> cards;
};

/// The contents of a position file. Each line is valid; check_written() compares them with each
/// other.
struct WrittenPosition {
    State state;  ///< without its cards and its random generator
    int round = 1;
    bool before_hunter = false;  ///< the position starts with the Hunter's turn

    WrittenCards hand;
    WrittenCards pile;
    WrittenCards discards;
    bool pile_is_shuffled = false;

    Spaces car = 0;  ///< the spaces shown as the car
    core::Place car_place;  ///< the place of the last of them
    core::Place forest_place;
    kit::Spot forest;
    kit::Spot hunter;
    std::array<kit::Spot, kMaxHunted> hunted;
    kit::Spot rocks;
    kit::Spot noise;
    kit::Spot clue;
    kit::Spot round_spot;
    kit::Spot called;
    kit::Spot fog;
    kit::Spot at;
};

constexpr std::string_view kCarSign = "C";
/// The largest number that is read; the checks refuse smaller ones that are still too large.
constexpr int kMaxWritten = 99;
/// Far more than any game has, and low enough for the counter of rounds.
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

    /// Takes "c4" or "c4*2".
    std::optional<std::pair<Space, int>> take_rocks() {
        using Rocks = std::pair<Space, int>;
        return take_as("a space, with *N for more than one rock", [](auto word) {
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

    /// Reads a row of the forest or the line of a Hunted, which starts with their number.
    bool take_row(const table::TextLine& line, int number) {
        if (forest_ && keyword_of(line) != nullptr) {
            errors().push_back(forest_->incomplete_error(line.whole()));
            forest_.reset();
        }
        const bool is_hunted =
            !forest_ && !line.words.empty() && core::parse_unsigned(line.word(0)).has_value();
        if (forest_) {
            take_forest_line(text().place(number));
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

    void take_forest_line(const core::Place& place) {
        forest_->take(place, errors());
        if (forest_->needs_more_lines()) {
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

    /// Reads "1 a3 health 2 rocks 1 upright klutz".
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
            line.refuse_next("Unexpected word.", word + " and a number");
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
        line.refuse_next("A Hunted is either upright or hidden.", "upright or hidden");
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
            std::uint8_t& on_ground = state().rocks[rocks->first];
            if (on_ground != 0) {
                line.refuse("said-twice", "This space is already in the line.", "each space once");
                return;
            }
            on_ground = static_cast<std::uint8_t>(rocks->second);
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

    /// Reads "called 2 armed", or "called 2 armed by 3" if a friend called for Hunted 2 (HU-L3).
    void read_called(FactLine& line) {
        if (!claim(line, written_.called)) {
            return;
        }
        state().caller_seat = kNoPiece;
        state().open.caller = kNoPiece;
        state().call_armed = false;
        if (line.take_nothing()) {
            return;
        }
        state().caller_seat = line.take_hunted(rules_.hunted).value_or(kNoPiece);
        state().open.caller = state().caller_seat;
        state().call_armed = line.take_if("armed");
        if (line.take_if("by")) {
            state().open.caller = line.take_hunted(rules_.hunted).value_or(kNoPiece);
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
            line.refuse_next("Unknown kind of turn.", "turn or hunter");
            return;
        }
        state().open.active = line.take_hunted(rules_.hunted).value_or(0);
    }

    void check_complete() {
        if (forest_) {
            errors().push_back(forest_->incomplete_error(written_.forest_place));
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

/// Reads all lines one by one, or returns every error in them.
core::Result<WrittenPosition> read_written(const Rules& rules, const kit::PositionText& text) {
    return WrittenReader(rules, text).read();
}

int copies_in_deck(const Rules& rules, Card card) {
    return std::ranges::count(kinds_of(rules.deck), card) == 0 ? 0 : card_info(card).copies;
}

int count_of(const WrittenPosition& written, Card card) {
    return static_cast<int>(
        std::ranges::count(written.hand.cards, card) + std::ranges::count(written.pile.cards, card)
        + std::ranges::count(written.discards.cards, card)
    );
}

int count_rocks(const Rules& rules, const State& state) {
    int rocks = std::accumulate(state.rocks.begin(), state.rocks.end(), 0);
    for (std::size_t who = 0; who < rules.hunted; ++who) {
        rocks += state.hunted[who].rocks;
    }
    return rocks;
}

/// Returns the car at these spaces; kNoCar if they are not two neighbours (HU-C3).
CarSpaces car_of(Spaces shown) {
    if (std::popcount(shown) != 2) {
        return kNoCar;
    }
    const Space first = first_of(shown);
    const Space second = first_of(shown & ~only(first));
    return grid_distance(first, second) == 1 ? CarSpaces{first, second} : kNoCar;
}

/// Finds every error of HU-U6, and other positions that no game can continue from.
class WrittenChecker {
public:
    WrittenChecker(
        const Rules& rules, const WrittenPosition& written, const kit::PositionText& text
    )
        : rules_(rules), written_(written), state_(written.state), text_(text) {}

    core::Diagnostics check() {
        check_forest();
        check_pieces();
        check_hunted();
        check_rocks();
        check_hand();
        check_copies();
        check_moment();
        return std::move(errors_);
    }

private:
    core::Diagnostic& add(core::Place where, std::string_view rule, std::string_view message) {
        errors_.push_back(
            core::error("impossible-position", message).rule(rule).at(std::move(where))
        );
        return errors_.back();
    }
    core::Diagnostic& add(kit::Spot spot, std::string_view rule, std::string_view message) {
        return add(text_.place(spot), rule, message);
    }

    void check_forest() {
        if (state_.trees.count() > kMaxTrees) {
            core::Diagnostic& error =
                add(written_.forest_place, "HU-C1", "The forest has too many trees.");
            error.expected = std::to_string(kMaxTrees) + " at most";
            error.got = std::to_string(state_.trees.count());
        }
        const CarSpaces car = car_of(written_.car);
        if (car == kNoCar) {
            core::Diagnostic& error =
                add(written_.car_place, "HU-C3", "The car needs two neighbouring spaces.");
            error.expected = "C in two neighbouring spaces";
            error.got = core::counted(std::popcount(written_.car), "space");
        } else if (!is_sound(state_.trees, car)) {
            add(written_.forest_place, "HU-B3", "Trees seal off a space or stand inside the car.");
        }
    }

    void check_pieces() {
        Spaces taken = only(state_.hunter);
        for (std::size_t who = 0; who < rules_.hunted; ++who) {
            const Space at = state_.hunted[who].at;
            if (has(taken, at)) {
                add(written_.hunted[who], "HU-G5", "Another piece is in this space.").got =
                    name(at);
            }
            taken |= only(at);
        }
        if (has(written_.car, state_.hunter)) {
            add(written_.hunter, "HU-K1", "The Hunter is never in the car.").got =
                name(state_.hunter);
        }
    }

    void check_hunted() {
        for (std::size_t who = 0; who < rules_.hunted; ++who) {
            const Hunted& one = state_.hunted[who];
            if (one.health < 1 || one.health > kMaxHealth) {
                core::Diagnostic& error =
                    add(written_.hunted[who], "HU-U6", "A Hunted cannot have this health.");
                error.expected = core::numbered_to(kMaxHealth, "number");
                error.got = std::to_string(one.health);
            }
            check_character(who);
        }
    }

    void check_character(std::size_t who) {
        const Character own = state_.hunted[who].character;
        const auto before = std::span(state_.hunted).first(who);
        if (own != Character::None && std::ranges::count(before, own, &Hunted::character) != 0) {
            add(written_.hunted[who], "HU-S3", "Another Hunted already has this character.").got =
                name(own);
        }
    }

    void check_rocks() {
        const int rocks = count_rocks(rules_, state_);
        if (rocks > kMaxRocks) {
            core::Diagnostic& error =
                add(written_.rocks, "HU-C1", "There are too many rocks, held and on the ground.");
            error.expected = std::to_string(kMaxRocks) + " at most";
            error.got = std::to_string(rocks);
        }
    }

    void check_hand() {
        const std::size_t wanted = rules_.deck == Deck::Simple ? 0 : kHandSize;
        if (written_.hand.cards.size() != wanted) {
            core::Diagnostic& error =
                add(written_.hand.spot,
                    "HU-S6",
                    wanted == 0 ? "The Simple Hunter has no cards." : "A hand has two cards.");
            error.expected = core::counted(wanted, "card");
            error.got = std::to_string(written_.hand.cards.size());
        }
    }

    void check_copies() {
        for (std::size_t kind = 0; kind < kCards; ++kind) {
            const Card card = static_cast<Card>(kind);
            const int most = copies_in_deck(rules_, card);
            if (count_of(written_, card) > most) {
                core::Diagnostic& error =
                    add(last_line_with(card), "HU-C2", "The deck has fewer cards of this kind.");
                error.expected = std::to_string(most) + " of " + std::string(name(card));
                error.got = std::to_string(count_of(written_, card));
            }
        }
    }

    [[nodiscard]] kit::Spot last_line_with(Card card) const {
        kit::Spot last;
        for (const WrittenCards* const cards :
             {&written_.hand, &written_.pile, &written_.discards}) {
            const bool has_card = std::ranges::count(cards->cards, card) != 0;
            last = has_card && cards->spot.line > last.line ? cards->spot : last;
        }
        return last;
    }

    void check_moment() {
        const int last = state_.open.active + 1;
        const bool is_half = rules_.hunted == kMaxHunted && last == 2;
        if (written_.before_hunter && last != rules_.hunted && !is_half) {
            add(written_.at, "HU-O1", "The Hunter does not move after this Hunted.").got =
                std::to_string(last);
        }
        if (rules_.dawn != 0 && written_.round > rules_.dawn) {
            core::Diagnostic& error =
                add(written_.round_spot, "HU-E4", "The game would have ended before this round.");
            error.expected = std::to_string(rules_.dawn) + " at most";
            error.got = std::to_string(written_.round);
        }
    }

    const Rules& rules_;
    const WrittenPosition& written_;
    const State& state_;
    const kit::PositionText& text_;
    core::Diagnostics errors_;
};

template <typename Cards>
std::uint8_t put_cards(const std::vector<Card>& from, Cards& to) {
    std::ranges::copy(from, to.begin());
    return static_cast<std::uint8_t>(from.size());
}

/// Returns the cards that are not listed, in the order of the deck's table.
std::vector<Card> rest_of_deck(const Rules& rules, const WrittenPosition& written) {
    std::vector<Card> rest;
    for (const Card card : kinds_of(rules.deck)) {
        const int left = card_info(card).copies - count_of(written, card);
        rest.insert(rest.end(), static_cast<std::size_t>(left), card);
    }
    return rest;
}

void place_cards(
    const Rules& rules, const WrittenPosition& written, std::uint64_t seed, State& state
) {
    std::vector<Card> pile = written.pile.cards;
    if (written.pile_is_shuffled) {
        pile = rest_of_deck(rules, written);
        // A separate generator, so that the draws are the same with a pile written card by card.
        core::Random random(~seed);
        random.shuffle<Card>(pile);
        state.is_pile_by_seed = true;
    }
    put_cards(written.hand.cards, state.hand);
    state.pile_size = put_cards(pile, state.pile);
    state.discard_count = put_cards(written.discards.cards, state.discards);
    state.first_cards = static_cast<std::uint8_t>(
        written.hand.cards.size() + state.pile_size + state.discard_count
    );
}

void count_beginnings(const Rules& rules, State& state) {
    state.first_rocks = static_cast<std::uint8_t>(count_rocks(rules, state));
    for (std::size_t who = 0; who < rules.hunted; ++who) {
        Hunted& one = state.hunted[who];
        one.in_car = has(spaces_of(state.car), one.at);
        state.first_health = std::max(state.first_health, one.health);
    }
}

State assemble(const Rules& rules, const WrittenPosition& written, std::uint64_t seed) {
    State state = written.state;
    state.car = car_of(written.car);
    state.open.round = static_cast<std::uint16_t>(written.round);
    state.flow = written.before_hunter ? Flow::BeginHunter : Flow::BeginTurn;
    state.statistics.call_round =
        state.open.caller == kNoPiece ? std::uint16_t{0} : state.open.round;
    place_cards(rules, written, seed, state);
    count_beginnings(rules, state);
    state.random = core::Random(seed).state();
    state.sketch = new_sketch(rules);
    return state;
}

/// Returns the errors of HU-U6.
core::Diagnostics
check_written(const Rules& rules, const WrittenPosition& written, const kit::PositionText& text) {
    return WrittenChecker(rules, written, text).check();
}

}  // namespace

core::Result<State>
read_position(const Rules& rules, const std::vector<table::LineBlock>& blocks, std::uint64_t seed) {
    const kit::PositionText text(blocks);
    const auto written = read_written(rules, text);
    if (!written) {
        return written.errors();
    }
    core::Diagnostics errors = check_written(rules, *written, text);
    if (!errors.empty()) {
        return errors;
    }
    return assemble(rules, *written, seed);
}

}  // namespace tenebrae::nyctophobia

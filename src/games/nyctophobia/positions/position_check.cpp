// SPDX-License-Identifier: MIT
#include "core/random.hpp"
#include "core/text.hpp"
#include "games/nyctophobia/positions/position.hpp"
#include "games/nyctophobia/positions/written_position.hpp"
#include "games/nyctophobia/words/notation.hpp"

#include <algorithm>
#include <numeric>
#include <span>
#include <string>
#include <utility>

namespace tenebrae::nyctophobia {
namespace {

int copies_in_deck(const Rules& rules, Card card) {
    return std::ranges::count(kinds_of(rules.deck), card) == 0 ? 0 : facts(card).copies;
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

/// The car where it is shown; kNoCar if that is no place for it (HU-C3).
CarSpaces car_of(Spaces shown) {
    if (std::popcount(shown) != 2) {
        return kNoCar;
    }
    const Space first = first_of(shown);
    const Space second = first_of(shown & ~only(first));
    return grid_distance(first, second) == 1 ? CarSpaces{first, second} : kNoCar;
}

/// Each reason of HU-U6, and what else no play could go on from.
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
        return std::move(faults_);
    }

private:
    core::Diagnostic& add(core::Place where, std::string_view rule, std::string_view message) {
        faults_.push_back(
            core::fault("impossible-position", message).rule(rule).at(std::move(where))
        );
        return faults_.back();
    }
    core::Diagnostic& add(kit::Spot spot, std::string_view rule, std::string_view message) {
        return add(text_.place(spot), rule, message);
    }

    void check_forest() {
        if (state_.trees.count() > kMaxTrees) {
            core::Diagnostic& fault =
                add(written_.forest_place, "HU-C1", "The forest has too many trees.");
            fault.expected = std::to_string(kMaxTrees) + " at most";
            fault.got = std::to_string(state_.trees.count());
        }
        const CarSpaces car = car_of(written_.car);
        if (car == kNoCar) {
            core::Diagnostic& fault =
                add(written_.car_place, "HU-C3", "The car takes two spaces that lie side by side.");
            fault.expected = "C in two neighbouring spaces";
            fault.got = core::counted(std::popcount(written_.car), "space");
        } else if (!is_sound(state_.trees, car)) {
            add(written_.forest_place,
                "HU-B3",
                "The forest is not sound: trees cut something off, or stand within the car.");
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
                core::Diagnostic& fault =
                    add(written_.hunted[who], "HU-U6", "Nobody has so much or so little health.");
                fault.expected = "1 to " + std::to_string(kMaxHealth);
                fault.got = std::to_string(one.health);
            }
            check_character(who);
        }
    }

    void check_character(std::size_t who) {
        const Character own = state_.hunted[who].character;
        const auto before = std::span(state_.hunted).first(who);
        if (own != Character::None && std::ranges::count(before, own, &Hunted::character) != 0) {
            add(written_.hunted[who], "HU-S3", "Another Hunted is this character.").got = name(own);
        }
    }

    void check_rocks() {
        const int rocks = count_rocks(rules_, state_);
        if (rocks > kMaxRocks) {
            core::Diagnostic& fault =
                add(written_.rocks, "HU-C1", "There are too many rocks, held and lying.");
            fault.expected = std::to_string(kMaxRocks) + " at most";
            fault.got = std::to_string(rocks);
        }
    }

    void check_hand() {
        const std::size_t wanted = rules_.deck == Deck::Simple ? 0 : kHandSize;
        if (written_.hand.cards.size() != wanted) {
            core::Diagnostic& fault =
                add(written_.hand.spot,
                    "HU-S6",
                    wanted == 0 ? "The Simple Hunter has no cards." : "A hand is two cards.");
            fault.expected = core::counted(wanted, "card");
            fault.got = std::to_string(written_.hand.cards.size());
        }
    }

    void check_copies() {
        for (std::size_t kind = 0; kind < kCards; ++kind) {
            const Card card = static_cast<Card>(kind);
            const int most = copies_in_deck(rules_, card);
            if (count_of(written_, card) > most) {
                core::Diagnostic& fault =
                    add(last_line_with(card), "HU-C2", "The deck has fewer cards of this kind.");
                fault.expected = std::to_string(most) + " of " + std::string(name(card));
                fault.got = std::to_string(count_of(written_, card));
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
            add(written_.at, "HU-O1", "The Hunter has no turn after this Hunted.").got =
                std::to_string(last);
        }
        if (rules_.dawn != 0 && written_.round > rules_.dawn) {
            core::Diagnostic& fault =
                add(written_.round_spot, "HU-E4", "The game was over before this round.");
            fault.expected = std::to_string(rules_.dawn) + " at most";
            fault.got = std::to_string(written_.round);
        }
    }

    const Rules& rules_;
    const WrittenPosition& written_;
    const State& state_;
    const kit::PositionText& text_;
    core::Diagnostics faults_;
};

template <typename Cards>
std::uint8_t put_cards(const std::vector<Card>& from, Cards& to) {
    std::ranges::copy(from, to.begin());
    return static_cast<std::uint8_t>(from.size());
}

/// What stands nowhere, in the order of the deck's table.
std::vector<Card> rest_of_deck(const Rules& rules, const WrittenPosition& written) {
    std::vector<Card> rest;
    for (const Card card : kinds_of(rules.deck)) {
        const int left = facts(card).copies - count_of(written, card);
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
        // Not the generator of the game: that is the same once the pile is written card by card.
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
        state.open.caller == kNobody ? std::uint16_t{0} : state.open.round;
    place_cards(rules, written, seed, state);
    count_beginnings(rules, state);
    state.random = core::Random(seed).state();
    state.sketch = new_sketch(rules);
    return state;
}

}  // namespace

core::Diagnostics
check_written(const Rules& rules, const WrittenPosition& written, const kit::PositionText& text) {
    return WrittenChecker(rules, written, text).check();
}

core::Result<State>
read_position(const Rules& rules, const std::vector<table::LineBlock>& blocks, std::uint64_t seed) {
    const kit::PositionText text(blocks);
    const auto written = read_written(rules, text);
    if (!written) {
        return written.faults();
    }
    core::Diagnostics faults = check_written(rules, *written, text);
    if (!faults.empty()) {
        return faults;
    }
    return assemble(rules, *written, seed);
}

}  // namespace tenebrae::nyctophobia

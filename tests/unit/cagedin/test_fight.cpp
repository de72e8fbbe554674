// SPDX-License-Identifier: MIT
#include "test_fight.hpp"

#include "catch.hpp"
#include "core/text.hpp"
#include "test_fight_text.hpp"

#include <algorithm>
#include <sstream>

namespace tenebrae::cagedin::testing {
namespace {

constexpr std::array kBothPlaces{Place::Feet, Place::Mat};
constexpr std::array kBothSeats{kRed, kBlue};

std::vector<std::string> parts_of(std::string_view line) {
    std::vector<std::string> parts;
    std::istringstream stream{std::string(line)};
    for (std::string part; std::getline(stream, part, ',');) {
        const auto from = part.find_first_not_of(" \n");
        if (from != std::string::npos) {
            parts.push_back(part.substr(from, part.find_last_not_of(" \n") + 1 - from));
        }
    }
    return parts;
}

void take_away(Counts& counts, Place place, Card card) {
    INFO("too many of " << shipped().card(place, card).code);
    REQUIRE(counts.at(card) > 0);
    --counts.at(card);
}

template <std::size_t room>
void fill(Deck<room>& deck, const std::vector<Card>& top_first) {
    deck = {};
    std::copy(top_first.rbegin(), top_first.rend(), deck.cards.begin());
    deck.size = static_cast<std::uint8_t>(top_first.size());
}

}  // namespace

Rules standard_rules() {
    return shipped().rules;
}

TestFight::TestFight(Rules new_rules) : rules(new_rules) {
    state.random = {1, 2, 3, 4};
    state.has_begun = true;
    state.open.types_open = true;
    at(kRed, "e3").at(kBlue, "e4");
}

TestFight& TestFight::at(Seat seat, std::string_view hex_name) {
    state.open.fighters.at(seat).at = hex(hex_name);
    return *this;
}

TestFight& TestFight::type(Seat seat, Type type) {
    state.types.at(seat) = type;
    state.open.fighters.at(seat).type = type;
    return *this;
}

TestFight& TestFight::cubes(Seat seat, Meter meter, int cubes) {
    state.open.fighters.at(seat).cubes.at(index(meter)) = static_cast<std::uint8_t>(cubes);
    return *this;
}

TestFight& TestFight::hand(Seat seat, std::string_view cards) {
    Counts& hand = state.hands.at(seat);
    hand = {};
    for (const Card card : cards_of(state.open.place, cards)) {
        ++hand.at(card);
    }
    return *this;
}

TestFight& TestFight::mat() {
    state.open.place = Place::Mat;
    return *this;
}

TestFight& TestFight::plan(Place place, std::string_view top_first, bool is_whole_deck) {
    plans.at(index(place)) = {cards_of(place, top_first), is_whole_deck};
    return *this;
}

TestFight& TestFight::deck(std::string_view top_first) {
    return plan(Place::Feet, top_first, false);
}

TestFight& TestFight::ground(std::string_view top_first) {
    return plan(Place::Mat, top_first, false);
}

TestFight& TestFight::only_deck(std::string_view top_first) {
    return plan(Place::Feet, top_first, true);
}

TestFight& TestFight::only_ground(std::string_view top_first) {
    return plan(Place::Mat, top_first, true);
}

TestFight& TestFight::round(int number, Seat first) {
    state.open.round = static_cast<std::uint8_t>(number);
    state.open.first = first;
    return *this;
}

TestFight& TestFight::active(Seat seat) {
    state.open.active = seat;
    return *this;
}

/// Returns a hand of two cards for a fighter who was given none: the first two free ones of the
/// list for the current place.
Counts TestFight::default_hand(Seat seat) const {
    constexpr std::array<std::string_view, 2> kStandup{"hook-l*2", "hook-r*2"};
    constexpr std::array<std::string_view, 2> kGround{
        "arm-bl-t arm-br-t kim-br-t kim-lr-e rnc-br-e", "kim-h-t kim-ll-t gui-lr-t heel-br-t"};
    const Place place = state.open.place;
    Counts left = rules.tables.copies.at(index(place));
    for (const Card card : plans.at(index(place)).top) {
        --left.at(card);
    }
    Counts spare{};
    int found = 0;
    for (const Card card : cards_of(place, (place == Place::Feet ? kStandup : kGround).at(seat))) {
        if (found < 2 && left.at(card) > state.hands.at(other(seat)).at(card) + spare.at(card)) {
            ++spare.at(card);
            ++found;
        }
    }
    return spare;
}

void TestFight::deal_cards() {
    for (const Seat seat : kBothSeats) {
        Counts& hand = state.hands.at(seat);
        hand = count_of(hand) == 0 ? default_hand(seat) : hand;
        state.open.fighters.at(seat).hand_size = static_cast<std::uint8_t>(count_of(hand));
    }
    for (const Place place : kBothPlaces) {
        const DeckPlan& plan = plans.at(index(place));
        Counts left = rules.tables.copies.at(index(place));
        for (const Counts& hand : state.hands) {
            for (Card card = 0; place == state.open.place && card < kMaxSorts; ++card) {
                for (int copy = 0; copy < hand.at(card); ++copy) {
                    take_away(left, place, card);
                }
            }
        }
        std::vector<Card> cards = plan.top;
        for (const Card card : cards) {
            take_away(left, place, card);
        }
        for (Card card = kMaxSorts; !plan.is_whole_deck && card-- > 0;) {
            cards.insert(cards.end(), std::exchange(left.at(card), std::uint8_t{0}), card);
        }
        state.open.piles.at(index(place)) = left;
        state.open.deck_sizes.at(index(place)) = static_cast<std::uint8_t>(cards.size());
        place == Place::Feet ? fill(state.standup, cards) : fill(state.ground, cards);
    }
    state.open.groups.cards.fill(kNoCard);
}

TestFight& TestFight::turn() {
    deal_cards();
    state.open.decision = Decision::Turn;
    state.open.owner = state.open.active;
    start_engine();
    return *this;
}

TestFight& TestFight::start_fight(std::uint64_t seed) {
    state = new_fight(rules, seed);
    start_engine();
    return *this;
}

void TestFight::start_engine() {
    events.clear();
    Events happened;
    begin(rules, state, &happened);
    take(happened);
}

void TestFight::take(const Events& happened) {
    events.insert(events.end(), happened.begin(), happened.end());
    const std::string_view broken = broken_invariant(rules, state);
    INFO("broken: " << broken);
    CHECK(broken.empty());
}

void TestFight::play_one(std::string_view word) {
    ActionList actions;
    legal_actions(rules, state, actions);
    const auto* found = std::find_if(actions.begin(), actions.end(), [&](const Action& action) {
        return text_of(state.open.place, action) == word;
    });
    INFO("asked: " << pending_decision() << "; legal: " << legal() << "; not: " << word);
    REQUIRE(found != actions.end());
    Events happened;
    apply(rules, state, *found, &happened);
    take(happened);
}

TestFight& TestFight::play(std::string_view line) {
    events.clear();
    for (const std::string& word : parts_of(line)) {
        play_one(word);
    }
    return *this;
}

TestFight& TestFight::resign() {
    events.clear();
    Events happened;
    apply(rules, state, Action::of(ActionKind::Resign, state.open.owner), &happened);
    take(happened);
    return *this;
}

std::vector<std::string> TestFight::legal_texts() const {
    ActionList actions;
    legal_actions(rules, state, actions);
    std::vector<std::string> texts;
    for (const Action& action : actions) {
        texts.push_back(text_of(state.open.place, action));
    }
    return texts;
}

std::string TestFight::legal() const {
    return core::joined(legal_texts(), ", ");
}

bool TestFight::offers(std::string_view action) const {
    const std::vector<std::string> texts = legal_texts();
    return std::find(texts.begin(), texts.end(), action) != texts.end();
}

std::string TestFight::pending_decision() const {
    const Decision decision = state.open.decision;
    return std::string(name(decision)) + (decision == Decision::None ? "" : " ")
           + std::string(name_of_fighter(state.open.owner));
}

std::string TestFight::result() const {
    const Seat winner = state.open.winner;
    return std::string(name_of_fighter(winner)) + (winner == kNobody ? "" : " ")
           + std::string(state.open.ending == Ending::None ? "none" : name(state.open.ending));
}

std::string TestFight::where(Seat seat) const {
    return name(state.open.fighters.at(seat).at);
}

}  // namespace tenebrae::cagedin::testing

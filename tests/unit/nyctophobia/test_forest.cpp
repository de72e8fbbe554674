// SPDX-License-Identifier: MIT
#include "test_forest.hpp"

#include "catch.hpp"
#include "games/nyctophobia/words/notation.hpp"

#include <algorithm>
#include <sstream>

namespace tenebrae::nyctophobia::testing {
namespace {

std::vector<std::string> parts_of(std::string_view line, char between) {
    std::vector<std::string> parts;
    std::istringstream stream{std::string(line)};
    for (std::string part; std::getline(stream, part, between);) {
        const auto from = part.find_first_not_of(" \n");
        if (from != std::string::npos) {
            parts.push_back(part.substr(from, part.find_last_not_of(" \n") + 1 - from));
        }
    }
    return parts;
}

std::size_t number_of(int who) {
    return static_cast<std::size_t>(who - 1);
}

std::vector<Card> deck_of(Deck deck) {
    std::vector<Card> cards;
    for (const Card kind : kinds_of(deck)) {
        cards.insert(cards.end(), card_info(kind).copies, kind);
    }
    return cards;
}

void take_card(std::vector<Card>& cards, Card card) {
    const auto found = std::find(cards.begin(), cards.end(), card);
    if (found != cards.end()) {
        cards.erase(found);
    }
}

bool is_or_begins(std::string_view text, std::string_view with) {
    return text.substr(0, with.size()) == with
           && (text.size() == with.size() || text[with.size()] == ' ');
}

std::string joined_by_commas(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts) {
        text += (text.empty() ? "" : ", ") + part;
    }
    return text;
}

std::vector<std::string> legal_texts(const Rules& rules, const State& state) {
    ActionList actions;
    legal_actions(rules, state, actions);
    std::vector<std::string> texts;
    for (const Action& action : actions) {
        texts.push_back(text_of(action));
    }
    return texts;
}

void put_letter(TestForest& forest, char letter, Space space, std::vector<Space>& car) {
    const std::string place = name(space);
    if (letter == 'C') {
        car.push_back(space);
    } else if (letter == 'K') {
        forest.hunter(place);
    } else if (letter == 'n') {
        forest.noise(place);
    } else if (letter == 'r') {
        forest.rocks(place);
    } else if (letter >= '1' && letter <= '4') {
        forest.hunted(letter - '0', place);
    }
}

}  // namespace

Space at(std::string_view name) {
    const auto space = parse_space(name);
    INFO("no space: " << name);
    REQUIRE(space.has_value());
    return *space;
}

Side side(std::string_view name) {
    const auto found = parse_side(name);
    INFO("no side: " << name);
    REQUIRE(found.has_value());
    return *found;
}

Rules plain_rules() {
    Rules rules;
    rules.human_hunter = true;
    rules.draws_characters = false;
    return rules;
}

TestForest::TestForest(Rules new_rules) : rules(new_rules) {
    for (std::size_t who = 0; who < rules.hunted; ++who) {
        state.hunted.at(who).at = space_at(0, static_cast<int>(2 * who));
        state.hunted.at(who).health = rules.health;
        state.hunted.at(who).rocks = 1;
    }
    state.car = {at("g1"), at("h1")};
    state.hunter = at("h8");
    state.open.has_clue = true;
    state.random = {1, 2, 3, 4};
    if (rules.deck != Deck::Simple) {
        const Card first = kinds_of(rules.deck).front();
        hand(first, first);
    }
}

TestForest& TestForest::trees(std::string_view sides) {
    for (const std::string& name : parts_of(sides, ' ')) {
        state.trees.put(side(name));
    }
    return *this;
}

TestForest& TestForest::picture(std::string_view text) {
    constexpr std::size_t kFirstSpace = 4;
    state.trees = {};
    std::vector<Space> car_spaces;
    int row = -1;
    std::istringstream stream{std::string(text)};
    for (std::string line; std::getline(stream, line);) {
        const bool has_spaces = !line.empty() && line[0] >= '1' && line[0] <= '8';
        row += has_spaces ? 1 : 0;
        line.resize(40, ' ');
        for (int column = 0; column < kBoardSize && row >= 0; ++column) {
            const std::size_t place = kFirstSpace + 4 * static_cast<std::size_t>(column);
            const Space space = space_at(column, row);
            if (has_spaces) {
                put_letter(*this, line[place], space, car_spaces);
            }
            if (has_spaces && line[place + 2] == '#') {
                state.trees.put(side_of(space, Direction::East));
            }
            if (!has_spaces && line[place] == '#') {
                state.trees.put(side_of(space, Direction::South));
            }
        }
    }
    REQUIRE(row == kBoardSize - 1);
    if (car_spaces.size() == 2) {
        state.car = {car_spaces[0], car_spaces[1]};
    }
    return *this;
}

TestForest& TestForest::car(std::string_view first, std::string_view second) {
    state.car = {at(first), at(second)};
    return *this;
}

TestForest& TestForest::hunter(std::string_view space) {
    state.hunter = at(space);
    return *this;
}

TestForest& TestForest::hunted(int who, std::string_view space) {
    state.hunted.at(number_of(who)).at = at(space);
    return *this;
}

TestForest& TestForest::character(int who, Character character) {
    state.hunted.at(number_of(who)).character = character;
    return *this;
}

TestForest& TestForest::health(int who, int tokens) {
    state.hunted.at(number_of(who)).health = static_cast<std::uint8_t>(tokens);
    return *this;
}

TestForest& TestForest::rocks_held(int who, int rocks) {
    state.hunted.at(number_of(who)).rocks = static_cast<std::uint8_t>(rocks);
    return *this;
}

TestForest& TestForest::hidden(int who, bool is_hidden) {
    state.hunted.at(number_of(who)).hidden = is_hidden;
    return *this;
}

TestForest& TestForest::rocks(std::string_view space, int rocks) {
    state.rocks.at(at(space)) = static_cast<std::uint8_t>(rocks);
    return *this;
}

TestForest& TestForest::noise(std::string_view space) {
    state.noise = space == "off" ? kNoSpace : at(space);
    return *this;
}

TestForest& TestForest::wounded() {
    state.open.wounded = true;
    return *this;
}

TestForest& TestForest::hand(Card first, Card second) {
    second = second == Card::None ? kinds_of(rules.deck).front() : second;
    state.hand = {first, second};
    std::vector<Card> rest = deck_of(rules.deck);
    take_card(rest, first);
    take_card(rest, second);
    return pile(rest);
}

TestForest& TestForest::pile(const std::vector<Card>& top_first) {
    std::vector<Card> rest = deck_of(rules.deck);
    take_card(rest, state.hand[0]);
    take_card(rest, state.hand[1]);
    for (const Card card : top_first) {
        take_card(rest, card);
    }
    state.pile = {};
    std::copy(top_first.begin(), top_first.end(), state.pile.begin());
    state.pile_size = static_cast<std::uint8_t>(top_first.size());
    std::copy(rest.begin(), rest.end(), state.discards.begin());
    state.discard_count = static_cast<std::uint8_t>(rest.size());
    return *this;
}

TestForest& TestForest::called(int who, bool armed) {
    state.open.caller = static_cast<PieceId>(who - 1);
    state.caller_seat = state.open.caller;
    state.call_armed = armed;
    return *this;
}

TestForest& TestForest::begin_turn(int who) {
    state.open.active = static_cast<PieceId>(who - 1);
    state.open.hunters_turn = false;
    start(Flow::BeginTurn);
    return *this;
}

TestForest& TestForest::begin_hunter(int after) {
    state.open.active = static_cast<PieceId>((after == 0 ? rules.hunted : after) - 1);
    state.open.hunters_turn = true;
    start(Flow::BeginHunter);
    return *this;
}

void TestForest::start(Flow flow) {
    int rocks = 0;
    for (const Hunted& hunted : state.hunted) {
        rocks += hunted.rocks;
    }
    for (const std::uint8_t lying : state.rocks) {
        rocks += lying;
    }
    for (Hunted& hunted : state.hunted) {
        hunted.in_car = hunted.at != kNoSpace && has(spaces_of(state.car), hunted.at);
    }
    state.first_rocks = static_cast<std::uint8_t>(rocks);
    state.first_health = rules.health;
    state.first_cards = rules.deck == Deck::Simple ? 0 : kDeckSize;
    state.open.decision = Decision::None;
    state.flow = flow;
    state.sketch = new_sketch(rules);
    all_events.clear();
    events.clear();
    Events happened;
    begin(rules, state, &happened);
    take(happened);
}

void TestForest::take(const Events& happened) {
    events.insert(events.end(), happened.begin(), happened.end());
    all_events.insert(all_events.end(), happened.begin(), happened.end());
}

void TestForest::play_one(std::string_view word) {
    ActionList actions;
    legal_actions(rules, state, actions);
    const auto* found = std::find_if(actions.begin(), actions.end(), [word](const Action& action) {
        return text_of(action) == word;
    });
    INFO("asked: " << pending_decision() << "; legal: " << legal() << "; not: " << word);
    INFO("told: " << event_texts());
    REQUIRE(found != actions.end());
    Events happened;
    apply(rules, state, *found, &happened);
    take(happened);
    const std::string_view broken = broken_invariant(rules, state);
    INFO("broken: " << broken);
    CHECK(broken.empty());
}

TestForest& TestForest::play(std::string_view line) {
    events.clear();
    for (const std::string& word : parts_of(line, ',')) {
        play_one(word);
    }
    return *this;
}

TestForest& TestForest::resign(int seat) {
    events.clear();
    Events happened;
    apply(rules, state, Action::numbered(ActionKind::Resign, seat), &happened);
    take(happened);
    return *this;
}

TestForest& TestForest::end_turn() {
    events.clear();
    while (state.open.decision == Decision::Turn || state.open.decision == Decision::Second
           || state.open.decision == Decision::After) {
        const bool is_over = state.open.decision == Decision::After;
        const std::string moves = offers("wait") ? "wait" : legal_of("move");
        play_one(is_over ? "end" : parts_of(moves, ',').at(0));
        if (is_over) {
            break;
        }
    }
    return *this;
}

std::string TestForest::legal() const {
    return joined_by_commas(legal_texts(rules, state));
}

std::string TestForest::legal_of(std::string_view verb) const {
    std::vector<std::string> texts;
    for (const std::string& text : legal_texts(rules, state)) {
        if (is_or_begins(text, verb)) {
            texts.push_back(text);
        }
    }
    return joined_by_commas(texts);
}

bool TestForest::offers(std::string_view action) const {
    const std::vector<std::string> texts = legal_texts(rules, state);
    return std::find(texts.begin(), texts.end(), action) != texts.end();
}

std::string TestForest::pending_decision() const {
    const PieceId owner = state.open.owner;
    return std::string(name(state.open.decision))
           + (state.open.decision == Decision::None ? "" : " " + name_of_piece(owner));
}

std::string TestForest::event_texts() const {
    std::vector<std::string> texts;
    for (const Event& event : events) {
        texts.push_back(text_of(event));
    }
    return joined_by_commas(texts);
}

std::string TestForest::event_texts_for(int seat) const {
    std::vector<std::string> texts;
    for (const Event& event : events) {
        if (const auto told = seat_event(rules, event, seat)) {
            texts.push_back(text_of(*told));
        }
    }
    return joined_by_commas(texts);
}

int TestForest::count(std::string_view event) const {
    return static_cast<int>(std::count_if(events.begin(), events.end(), [event](const Event& told) {
        return is_or_begins(text_of(told), event);
    }));
}

std::string TestForest::first(std::string_view event) const {
    for (const Event& told : events) {
        if (is_or_begins(text_of(told), event)) {
            return text_of(told);
        }
    }
    return "";
}

std::string TestForest::cause_of(std::string_view event) const {
    const auto found = std::find_if(events.begin(), events.end(), [event](const Event& told) {
        return is_or_begins(text_of(told), event);
    });
    INFO("not told: " << event);
    REQUIRE(found != events.end());
    const auto place = all_events.size() - static_cast<std::size_t>(events.end() - found);
    REQUIRE(found->cause <= place);
    return found->cause == 0 ? "" : text_of(all_events.at(place - found->cause));
}

std::string TestForest::where(int who) const {
    return name(state.hunted.at(number_of(who)).at);
}

std::string TestForest::hunter_at() const {
    return name(state.hunter);
}

std::string TestForest::noise_at() const {
    return state.noise == kNoSpace ? "off" : name(state.noise);
}

int TestForest::rocks_at(std::string_view space) const {
    return state.rocks.at(at(space));
}

bool TestForest::has_tree(std::string_view named) const {
    return state.trees.has(side(named));
}

int TestForest::health_of(int who) const {
    return state.hunted.at(number_of(who)).health;
}

int TestForest::rocks_of(int who) const {
    return state.hunted.at(number_of(who)).rocks;
}

bool TestForest::is_hidden(int who) const {
    return state.hunted.at(number_of(who)).hidden;
}

View TestForest::view_of_hunted(int who) const {
    return view(rules.seat_of(static_cast<PieceId>(who - 1)));
}

}  // namespace tenebrae::nyctophobia::testing

// SPDX-License-Identifier: MIT
#include "walking_rules.hpp"

#include "core/random.hpp"

#include <algorithm>
#include <span>

namespace tenebrae::table::test::walking {
namespace {

constexpr int kPointsToWin = 8;

/// Of the cards that this seat has drawn: they are drawn by turns.
std::uint8_t points_of(const Setup& setup, const State& state, int seat) {
    int points = 0;
    for (int card = seat; card < state.drawn; card += setup.players) {
        points += state.deck.at(static_cast<std::size_t>(card));
    }
    return static_cast<std::uint8_t>(points);
}

/// Of rivals: each has the points of its own cards, and plays to the end of the deck.
Outcome outcome_of_rivals(const Setup& setup, const State& state) {
    Outcome outcome;
    outcome.over = state.resigned != 0 || state.drawn == kDeck;
    if (!outcome.over) {
        return outcome;
    }
    const int lead = points_of(setup, state, 0) - points_of(setup, state, 1);
    if (state.resigned == 0 && lead == 0) {
        return Outcome::for_all(GameResult::Drew, "even", "W-7", "Drawn: as many points each.");
    }
    const std::size_t loser = state.resigned != 0 ? state.resigned - 1U : lead < 0 ? 0 : 1;
    outcome.of_seat[loser] = state.resigned != 0 ? GameResult::Resigned : GameResult::Lost;
    outcome.of_seat[1 - loser] = GameResult::Won;
    outcome.code = state.resigned != 0 ? "resigned" : "more-points";
    outcome.rule = state.resigned != 0 ? "W-9" : "W-8";
    outcome.sentence = loser == 0 ? "Player 2 has won." : "Player 1 has won.";
    return outcome;
}

}  // namespace

State new_walk(std::uint64_t seed) {
    State state;
    state.deck = {0, 0, 1, 1, 2, 2, 3, 3};
    core::Random random(seed);
    random.shuffle(std::span<std::uint8_t>(state.deck));
    return state;
}

int deciding_seat(const Setup& setup, const State& state) {
    return state.drawn % setup.players;
}

std::vector<Event> begin(const Setup& setup, State& state) {
    if (!setup.hidden || state.begun) {
        return {};
    }
    state.begun = true;
    std::vector<Event> events{{Happening::Opened, static_cast<std::uint8_t>(setup.players)}};
    for (std::uint8_t seat = 0; seat < setup.players; ++seat) {
        const auto shoes = static_cast<std::uint8_t>(40 + state.deck.at(seat));
        events.push_back({Happening::Shod, shoes, seat});
    }
    return events;
}

std::vector<Event> apply(const Setup& setup, State& state, Action action) {
    const int who = deciding_seat(setup, state);
    const auto seat = static_cast<std::uint8_t>(who);
    if (action.act == Act::Resign) {
        state.resigned = static_cast<std::uint8_t>(action.seat + 1);
        return {};
    }
    if (action.act == Act::Step) {
        state.cell ^= 1U;
        ++state.steps;
        if (setup.hidden) {
            ++state.steps_of.at(seat);
        }
        return {{Happening::Stepped, state.cell, seat}};
    }
    const std::uint8_t card = state.deck.at(state.drawn++);
    state.points = static_cast<std::uint8_t>(state.points + card);
    const std::uint8_t points = setup.hidden ? points_of(setup, state, who) : state.points;
    std::vector<Event> events{{Happening::Drawn, card, seat}, {Happening::Scored, points, seat}};
    if (setup.hidden) {
        events.push_back({Happening::Applauded, 0, seat});
    }
    return events;
}

Outcome outcome_of(const Setup& setup, const State& state) {
    if (setup.rivals) {
        return outcome_of_rivals(setup, state);
    }
    if (state.resigned != 0) {
        return Outcome::for_all(GameResult::Resigned, "resigned", "W-9", "The walk was given up.");
    }
    if (state.points >= kPointsToWin) {
        return Outcome::for_all(GameResult::Won, "won", "W-1", "Won: eight points.");
    }
    if (state.drawn == kDeck) {
        return Outcome::for_all(GameResult::Lost, "deck-empty", "W-2", "Lost: the deck is empty.");
    }
    return {};
}

View view_of(const Setup& setup, const State& state, int seat) {
    const bool decides = seat == deciding_seat(setup, state);
    View seen{state, decides, seat == 0};
    if (!setup.hidden) {
        std::fill(seen.state.deck.begin() + state.drawn, seen.state.deck.end(), std::uint8_t{0});
        return seen;
    }
    seen.state = {.drawn = state.drawn, .resigned = state.resigned};
    if (seat < setup.players) {
        seen.state.cell = decides ? state.cell : std::uint8_t{0};
        seen.state.points = points_of(setup, state, seat);
        seen.state.steps = state.steps_of.at(static_cast<std::size_t>(seat));
    }
    return seen;
}

std::optional<Event> heard(const Setup& setup, Event event, int seat) {
    const bool is_for_all = event.what == Happening::Applauded || event.what == Happening::Opened;
    if (!setup.hidden || event.seat == seat || is_for_all) {
        return event;
    }
    return event.what == Happening::Drawn
               ? std::optional(Event{Happening::Drawn, kNoCard, event.seat})
               : std::nullopt;
}

}  // namespace tenebrae::table::test::walking

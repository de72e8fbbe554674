// SPDX-License-Identifier: MIT
#include "walking_rules.hpp"

#include "core/random.hpp"

#include <algorithm>
#include <span>

namespace tenebrae::table::test::walking {
namespace {

constexpr int kPointsToWin = 8;

}  // namespace

/// Returns the points of the cards that this seat drew. The seats draw in turns.
std::uint8_t Rules::points_of(const State& state, int seat) const {
    int points = 0;
    for (int card = seat; card < state.drawn; card += setup_.players) {
        points += state.deck.at(static_cast<std::size_t>(card));
    }
    return static_cast<std::uint8_t>(points);
}

/// Returns the outcome for rivals: each has the points of its own cards, and the game ends with the
/// deck.
Outcome Rules::outcome_of_rivals(const State& state) const {
    const bool gave_up = state.resigned != 0;
    const int lead = points_of(state, 0) - points_of(state, 1);
    if (!gave_up && state.drawn < kDeck) {
        return {};
    }
    if (!gave_up && lead == 0) {
        return Outcome::for_all(GameResult::Drew, "even", "W-7", "Drawn: as many points each.");
    }
    const std::size_t loser = gave_up ? state.resigned - 1U : lead < 0 ? 0 : 1;
    const std::string_view won = loser == 0 ? "Player 2 has won." : "Player 1 has won.";
    Outcome outcome{true, {}, "more-points", "W-8", won};
    if (gave_up) {
        outcome.code = "resigned";
        outcome.rule = "W-9";
    }
    outcome.of_seat[loser] = gave_up ? GameResult::Resigned : GameResult::Lost;
    outcome.of_seat[1 - loser] = GameResult::Won;
    return outcome;
}

State Rules::start(std::uint64_t seed) {
    State state;
    state.deck = {0, 0, 1, 1, 2, 2, 3, 3};
    core::Random(seed).shuffle(std::span<std::uint8_t>(state.deck));
    return state;
}

std::vector<Event> Rules::begin(State& state) const {
    if (!setup_.hidden || state.has_started) {
        return {};
    }
    state.has_started = true;
    std::vector<Event> events{{EventKind::Opened, static_cast<std::uint8_t>(setup_.players)}};
    for (std::uint8_t seat = 0; seat < setup_.players; ++seat) {
        const auto shoes = static_cast<std::uint8_t>(40 + state.deck.at(seat));
        events.push_back({EventKind::ShoesGiven, shoes, seat, static_cast<std::uint8_t>(seat + 1)});
    }
    return events;
}

std::vector<Event> Rules::apply(State& state, Action action) const {
    const auto seat = static_cast<std::uint8_t>(deciding_seat(state));
    if (action.kind == ActionKind::Resign) {
        state.resigned = static_cast<std::uint8_t>(action.seat + 1);
        return {};
    }
    if (action.kind == ActionKind::Step) {
        state.cell ^= 1U;
        ++state.steps;
        if (setup_.hidden) {
            ++state.steps_of.at(seat);
        }
        return {{EventKind::Stepped, state.cell, seat}};
    }
    const std::uint8_t card = state.deck.at(state.drawn++);
    state.points = static_cast<std::uint8_t>(state.points + card);
    const std::uint8_t points = setup_.hidden ? points_of(state, seat) : state.points;
    std::vector<Event> events{{EventKind::Drawn, card, seat}, {EventKind::Scored, points, seat, 1}};
    if (setup_.hidden) {
        events.push_back({EventKind::Applauded, 0, seat, 1});
    }
    return events;
}

Outcome Rules::outcome(const State& state) const {
    if (setup_.rivals) {
        return outcome_of_rivals(state);
    }
    if (state.resigned != 0) {
        return Outcome::for_all(GameResult::Resigned, "resigned", "W-9", "The walk was given up.");
    }
    if (state.points >= kPointsToWin) {
        return Outcome::for_all(GameResult::Won, "won", "W-1", "Won: eight points.");
    }
    return state.drawn < kDeck ? Outcome{}
                               : Outcome::for_all(
                                   GameResult::Lost, "deck-empty", "W-2", "Lost: the deck is empty."
                               );
}

View Rules::view(const State& state, int seat) const {
    const bool is_walker = seat == deciding_seat(state);
    View seen{state, is_walker && !outcome(state).over, seat == 0};
    if (!setup_.hidden) {
        std::fill(seen.state.deck.begin() + state.drawn, seen.state.deck.end(), std::uint8_t{0});
        return seen;
    }
    seen.state = {.drawn = state.drawn, .resigned = state.resigned};
    if (seat < setup_.players) {
        seen.state.cell = is_walker ? state.cell : std::uint8_t{0};
        seen.state.points = points_of(state, seat);
        seen.state.steps = state.steps_of.at(static_cast<std::size_t>(seat));
    }
    return seen;
}

std::optional<Event> Rules::event_for_seat(Event event, int seat) const {
    const bool is_for_all = event.kind == EventKind::Applauded || event.kind == EventKind::Opened;
    if (!setup_.hidden || event.seat == seat || is_for_all) {
        return event;
    }
    event.value = kNoCard;
    return event.kind == EventKind::Drawn ? std::optional(event) : std::nullopt;
}

}  // namespace tenebrae::table::test::walking

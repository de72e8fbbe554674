// SPDX-License-Identifier: MIT
#include "walking_rules.hpp"

namespace tenebrae::table::test::walking {

namespace {

constexpr int kPointsToWin = 8;

/// The cards of a seat, whose turn to draw comes round.
int points_of(const State& state, std::size_t seat, std::size_t seats) {
    int points = 0;
    for (std::size_t card = seat; card < state.drawn; card += seats) {
        points += state.deck[card];
    }
    return points;
}

/// Of rivals: each has the points of its own cards, and plays to the end of the deck.
Outcome outcome_of_rivals(const State& state) {
    Outcome outcome;
    outcome.over = state.resigned != 0 || state.drawn == kDeck;
    if (!outcome.over) {
        return outcome;
    }
    const int lead = points_of(state, 0, 2) - points_of(state, 1, 2);
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

Move move_of(Action action, std::uint8_t seat) {
    return {{{action, seat}}};
}
RawEvent event_of(std::uint8_t what, std::uint8_t value, std::uint8_t seat) {
    return {{{what, value, seat}}};
}
State open(const GameState& box) {
    return unpacked<State>(box);
}
State open(const SeatView& box) {
    return unpacked<View>(box).state;
}

Outcome outcome_of(const State& state, bool rivals) {
    if (rivals) {
        return outcome_of_rivals(state);
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

std::vector<SeatInfo> seats_of(int players, bool rivals) {
    std::vector<SeatInfo> seats;
    for (int seat = 0; seat < players; ++seat) {
        seats.push_back({"walker", rivals ? (seat == 0 ? "west" : "east") : "walkers", ""});
    }
    return seats;
}

}  // namespace tenebrae::table::test::walking

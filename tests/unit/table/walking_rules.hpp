// SPDX-License-Identifier: MIT
#pragma once

#include "host/referee.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// The rules of the walk, apart from its words (see walking_game.hpp).
namespace tenebrae::table::test::walking {

constexpr std::size_t kDeck = 8;

struct State {
    std::uint8_t cell = 0;
    std::uint8_t points = 0;
    std::uint8_t drawn = 0;
    std::uint8_t steps = 0;
    std::uint8_t resigned = 0;
    std::array<std::uint8_t, kDeck> deck{};
    std::array<std::uint8_t, 2> steps_of{};  ///< by seat; counted where cards are hidden
};

/// What a seat sees of it: the cards not drawn yet are zeros.
struct View {
    State state;
    bool decides = false;
};

enum Action : std::uint8_t { Step, Draw, Resign };
enum Happening : std::uint8_t { Stepped, Drawn, Scored };

Move move_of(Action action, std::uint8_t seat = 0);
RawEvent event_of(std::uint8_t what, std::uint8_t value, std::uint8_t seat = 0);
State open(const GameState& box);
State open(const SeatView& box);

Outcome outcome_of(const State& state, bool rivals);
std::vector<SeatInfo> seats_of(int players, bool rivals);

}  // namespace tenebrae::table::test::walking

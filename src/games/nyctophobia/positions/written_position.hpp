// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/nyctophobia/rules/state.hpp"
#include "kit/position_text.hpp"

#include <array>
#include <optional>
#include <vector>

namespace tenebrae::nyctophobia {

/// A list of cards as it was written.
struct WrittenCards {
    kit::Spot spot;
    std::vector<Card> cards;
};

/// Anything one can write down: each fact is sound by itself, and nothing is said yet of whether
/// they fit each other.
struct WrittenPosition {
    State state;  ///< what the lines say of it, without its cards and its generator
    int round = 1;
    bool before_hunter = false;  ///< it is at the Hunter's turn

    WrittenCards hand;
    WrittenCards pile;
    WrittenCards discards;
    bool pile_is_shuffled = false;

    Spaces car = 0;  ///< the spaces shown as the car
    core::Place car_place;  ///< of the last of them
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

/// All lines read one by one (position.hpp), or every fault in them.
core::Result<WrittenPosition> read_written(const Rules& rules, const kit::PositionText& text);

/// What does not fit: the refusals of HU-U6.
core::Diagnostics
check_written(const Rules& rules, const WrittenPosition& written, const kit::PositionText& text);

}  // namespace tenebrae::nyctophobia

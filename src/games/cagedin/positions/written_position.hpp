// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/cagedin/rules/state.hpp"
#include "games/cagedin/words/open_lines.hpp"
#include "games/cagedin/words/setup.hpp"
#include "kit/position_text.hpp"

#include <array>
#include <optional>
#include <vector>

namespace tenebrae::cagedin {

/// A line of cards as it was written.
struct WrittenCards {
    kit::Spot spot;
    std::array<std::vector<Card>, kPlaces> cards;  ///< of either deck, in their order
    std::optional<int> any;  ///< so many of those that stand nowhere else
    bool rest = false;  ///< and all that stand nowhere else
};

struct WrittenGroup {
    kit::Spot spot;
    Group group;
};

/// Anything one can write down: each fact is sound by itself, and nothing is said yet of whether
/// they fit each other.
struct WrittenPosition {
    State state;  ///< what the lines say of it, without its cards, owner and generator

    std::array<WrittenCards, 2> hands;
    std::array<WrittenCards, kPlaces> decks;
    std::array<WrittenCards, kPlaces> discards;
    std::vector<WrittenGroup> groups;

    kit::Spot round;
    kit::Spot turn;
    kit::Spot first;
    kit::Spot active;
    kit::Spot place;
    kit::Spot actions;
    kit::Spot bell;
    kit::Spot phase;
    std::array<kit::Spot, 2> fighters;
};

/// Of one deck, what stands nowhere: a number below 0 is of cards that stand too often.
std::array<int, kMaxSorts>
left_over(const Setup& setup, const WrittenPosition& written, Place place);
/// Does what stands nowhere else go to the deck, or to the discard pile?
bool deck_takes_rest(const WrittenPosition& written, Place place);

/// All lines read one by one (position.hpp), or every fault in them.
core::Result<WrittenPosition> read_written(const Setup& setup, const kit::PositionText& text);

/// What does not fit: the refusals of CI-P5.
core::Diagnostics
check_written(const Setup& setup, const WrittenPosition& written, const kit::PositionText& text);

/// The state of a position that fits.
State lay_out(const Setup& setup, const WrittenPosition& written, std::uint64_t seed);

}  // namespace tenebrae::cagedin

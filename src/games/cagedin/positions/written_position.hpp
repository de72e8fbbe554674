// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/cagedin/notation/setup.hpp"
#include "games/cagedin/rules/state.hpp"
#include "games/cagedin/words/public_lines.hpp"
#include "kit/position_text.hpp"

#include <array>
#include <optional>
#include <vector>

namespace tenebrae::cagedin {

/// Lines that occur once; those before Bell describe the moment.
enum class Fact : std::uint8_t {
    Round,
    Turn,
    First,
    Active,
    Place,
    Actions,
    Bell,
    Phase,
    Red,
    Blue,
};
inline constexpr std::size_t kFacts = static_cast<std::size_t>(Fact::Blue) + 1;

/// A line of cards as it was written.
struct WrittenCards {
    kit::Spot spot;
    std::array<std::vector<Card>, kPlaces> cards;  ///< by deck, in their order
    std::optional<int> any;  ///< takes so many of the unplaced cards
    bool rest = false;  ///< takes all unplaced cards
};

struct WrittenGroup {
    kit::Spot spot;
    Group group;
};

/// A position as written: each fact is valid alone; whether they fit together is checked later.
struct WrittenPosition {
    State state;  ///< the state as written, without cards, owner and generator
    std::array<kit::Spot, kFacts> facts;
    std::array<bool, 2> any_type{};  ///< `type any`: chosen, and hidden from the writer
    std::array<WrittenCards, 2> hands;
    std::array<WrittenCards, kPlaces> decks;
    std::array<WrittenCards, kPlaces> discards;
    std::vector<WrittenGroup> groups;

    [[nodiscard]] kit::Spot spot(Fact fact) const { return facts[static_cast<std::size_t>(fact)]; }
    [[nodiscard]] kit::Spot spot(Seat seat) const {
        return spot(seat == kRed ? Fact::Red : Fact::Blue);
    }
    /// Returns whether the unplaced cards go to the deck, not to the discard pile.
    [[nodiscard]] bool deck_takes_rest(Place place) const {
        const WrittenCards& deck = decks[index(place)];
        return deck.rest || (!deck.spot.is_given() && !discards[index(place)].rest);
    }
    /// Returns the lines with cards of a deck.
    [[nodiscard]] std::array<const WrittenCards*, 4> lines_of(Place place) const {
        return {&hands[0], &hands[1], &decks[index(place)], &discards[index(place)]};
    }
    /// Counts the unplaced cards of one deck by sort; below 0: written too often.
    [[nodiscard]] std::array<int, kMaxSorts>
    unplaced_counts(const Setup& setup, Place place) const {
        const std::size_t deck = index(place);
        std::array<int, kMaxSorts> left{};
        for (std::size_t sort = 0; sort < kMaxSorts; ++sort) {
            left[sort] = setup.rules.tables.copies[deck][sort];
        }
        for (const WrittenCards* const line : lines_of(place)) {
            for (const Card card : line->cards[deck]) {
                --left[card];
            }
        }
        return left;
    }
};

/// Reads all lines one by one (position.hpp), or returns every error in them.
core::Result<WrittenPosition> read_written(const Setup& setup, const kit::PositionText& text);

/// Returns the facts that do not fit together: the errors of CI-P5.
core::Diagnostics
check_written(const Setup& setup, const WrittenPosition& written, const kit::PositionText& text);

}  // namespace tenebrae::cagedin

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

/// Lines of which there is one each; those before Bell are the moment.
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
    /// Goes what stands nowhere else to the deck, and not to the discard pile?
    [[nodiscard]] bool deck_takes_rest(Place place) const {
        const WrittenCards& deck = decks[index(place)];
        return deck.rest || (!deck.spot.is_given() && !discards[index(place)].rest);
    }
    /// Of one deck, what stands nowhere; below 0: stands too often.
    [[nodiscard]] std::array<int, kMaxSorts> left_over(const Setup& setup, Place place) const {
        const std::size_t deck = index(place);
        std::array<int, kMaxSorts> left{};
        for (std::size_t sort = 0; sort < kMaxSorts; ++sort) {
            left[sort] = setup.rules.tables.copies[deck][sort];
        }
        for (const WrittenCards* const line :
             {&hands[0], &hands[1], &decks[deck], &discards[deck]}) {
            for (const Card card : line->cards[deck]) {
                --left[card];
            }
        }
        return left;
    }
};

/// All lines read one by one (position.hpp), or every fault in them.
core::Result<WrittenPosition> read_written(const Setup& setup, const kit::PositionText& text);

/// What does not fit: the refusals of CI-P5.
core::Diagnostics
check_written(const Setup& setup, const WrittenPosition& written, const kit::PositionText& text);

}  // namespace tenebrae::cagedin

// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.hpp"
#include "games/nyctophobia/rules/state.hpp"

#include <optional>

/// A possible board as a Hunted may imagine it: the first half of a guess.
namespace tenebrae::nyctophobia {

/// Returns a random space of a set. Precondition: the set is not empty.
Space random_space(Spaces spaces, core::Random& random);

/// The pages of a sketch, each placed somewhere on the board, and the facts that follow.
class GroundDraft {
public:
    /// Places the pages at random. A Hunted without a place on them is put anywhere.
    GroundDraft(const Rules& rules, const View& view, core::Random& random);

    /// Returns the sum of the weights of all contradictions between known facts.
    [[nodiscard]] int contradictions() const { return contradictions_; }
    [[nodiscard]] Space at(PieceId who) const { return at_[who]; }
    [[nodiscard]] Spaces hunted() const { return hunted_; }
    [[nodiscard]] CarSpaces car() const { return car_; }
    /// Returns the space of the Hunter if it is certain, otherwise kNoSpace.
    [[nodiscard]] Space hunter() const { return hunter_; }
    /// Returns the spaces with no piece except the Hunted that have a place.
    [[nodiscard]] Spaces vacant() const { return vacant_; }
    [[nodiscard]] SideMark side(Side side) const { return sides_[side]; }
    /// Returns the trees that are felt now.
    [[nodiscard]] const Trees& felt() const { return felt_; }
    /// Returns the last known number of rocks in a space, if there is one.
    [[nodiscard]] std::optional<std::uint8_t> rocks(Space space) const;
    /// Returns the space of a mark of the sketch, or kNoSpace.
    [[nodiscard]] Space place_of(const SketchMark& mark) const;
    /// Returns the latest of the seat's marks, or nullptr.
    [[nodiscard]] const SketchMark* latest_mark(const std::array<SketchMark, kMaxHunted>& marks
    ) const;

private:
    [[nodiscard]] bool has_place(PieceId who) const;
    [[nodiscard]] Space space_of(std::uint8_t page, Spot spot) const;
    void place_pages();
    [[nodiscard]] Spaces origins_of(std::uint8_t number) const;
    void read_page(std::uint8_t number);
    void read_spot(const Page& page, Spot spot, Space space);
    void read_side(Space space, Direction direction, SideMark mark);
    void place_hunted();
    void read_felt_sides();
    void place_felt_pieces();
    [[nodiscard]] Spaces spaces_for(PieceId who) const;
    void put_hunted(PieceId who, Space space);
    void place_randomly(PieceId who, Spaces spaces);
    void place_fight();
    void place_car();
    [[nodiscard]] std::size_t likelihood_of(const CarSpaces& car, bool by_clue) const;
    [[nodiscard]] bool fits(const CarSpaces& car) const;

    const Rules& rules_;
    const View& view_;
    const State& state_;
    core::Random& random_;
    PieceId owner_;
    int contradictions_ = 0;
    std::array<Space, kMaxHunted> origins_{kNoSpace, kNoSpace, kNoSpace, kNoSpace};
    std::array<SideMark, kSideNumbers> sides_{};
    std::array<std::uint8_t, kSpaces> rocks_{};  ///< the known number plus 1; 0: unknown
    Trees felt_;
    Spaces is_car_ = 0;
    Spaces no_car_ = 0;
    Spaces vacant_ = 0;
    Spaces hunted_ = 0;
    std::array<Space, kMaxHunted> at_{kNoSpace, kNoSpace, kNoSpace, kNoSpace};
    Space hunter_ = kNoSpace;
    CarSpaces car_ = kNoCar;
};

}  // namespace tenebrae::nyctophobia

// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"

#include <array>
#include <optional>

/// The sketch of a Hunted as a map to walk by: what its bot plans on. Whole numbers only.
namespace tenebrae::nyctophobia {

inline constexpr int kNowhere = 1'000'000;

/// The spots around a page's origin, as a grid.
class Belief {
public:
    /// From a view whose seat plays `who`.
    Belief(const Rules& rules, const View& view, PieceId who);

    /// There is a page, and the Hunted stands on it.
    [[nodiscard]] bool is_drawn() const { return page_ != nullptr; }
    [[nodiscard]] Spot own() const { return own_; }
    /// How far a spot is from where the Hunter was last, in steps; kNowhere where nobody knows, or
    /// it was long ago.
    [[nodiscard]] int from_hunter(Spot spot) const;

    /// Works out ways and where the car may be: before anything below is asked.
    void look_around();

    /// How dear the way from its spot to another is: 2 a step over an open side, 3 over one that is
    /// not known, more where the Hunter may be; kNowhere.
    [[nodiscard]] int cost(Spot spot) const;
    /// The first step of that way. Precondition: there is one, and it is not the own spot.
    [[nodiscard]] Direction first_step(Spot spot) const;

    /// The nearest car space that is known; none.
    [[nodiscard]] std::optional<Spot> car() const;
    /// How much a search from there would tell of where the car may be, from 0.
    [[nodiscard]] int promise(Spot spot) const;
    /// The spot most worth going to, to look for the car; none.
    [[nodiscard]] std::optional<Spot> most_promising() const;

    /// Of a hundred, how likely the car is north, east, south, west of the own spot.
    [[nodiscard]] std::array<int, 4> chances() const;

private:
    static constexpr int kReach = 7;
    static constexpr int kWidth = 2 * kReach + 1;
    static constexpr int kSpots = kWidth * kWidth;
    static int index_of(Spot spot) { return (spot.y + kReach) * kWidth + spot.x + kReach; }
    static Spot spot_of(int index) {
        return {
            static_cast<std::int8_t>(index % kWidth - kReach),
            static_cast<std::int8_t>(index / kWidth - kReach)};
    }
    static bool is_on_grid(Spot spot) {
        return spot.x >= -kReach && spot.x <= kReach && spot.y >= -kReach && spot.y <= kReach;
    }

    void weigh_spots();
    void find_ways();
    [[nodiscard]] int car_weight(Spot spot) const;
    using Marked = std::array<bool, kSpots>;
    [[nodiscard]] int step_cost(Spot to, SideMark side) const;
    [[nodiscard]] bool may_exist(Spot spot) const;
    [[nodiscard]] Marked friends() const;

    const Rules& rules_;
    const State& state_;
    PieceId who_;
    const Page* page_ = nullptr;
    Spot own_;
    std::array<int, kSpots> cost_{};
    std::array<std::uint8_t, kSpots> first_{};
    std::array<int, kSpots> weight_{};
};

}  // namespace tenebrae::nyctophobia

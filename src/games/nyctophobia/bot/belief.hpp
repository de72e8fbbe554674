// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"

#include <array>
#include <optional>

/// The sketch of a Hunted as a map for planning. Uses whole numbers only.
namespace tenebrae::nyctophobia {

inline constexpr int kUnreachable = 1'000'000;

/// A grid of the spots around a page's origin.
class Belief {
public:
    /// Precondition: the seat of the view plays `who`.
    Belief(const Rules& rules, const View& view, PieceId who);

    /// Returns whether there is a page with the Hunted on it.
    [[nodiscard]] bool has_page() const { return page_ != nullptr; }
    [[nodiscard]] Spot own() const { return own_; }
    /// Returns the steps from a spot to the last known place of the Hunter; kUnreachable if that is
    /// unknown or long ago.
    [[nodiscard]] int hunter_distance(Spot spot) const;

    /// Finds paths and possible places of the car. Call it before the functions below.
    void update();

    /// Returns the cost of the path to a spot: 2 for a step over an open side, 3 over an unknown
    /// one, more near the Hunter; kUnreachable without a path.
    [[nodiscard]] int cost(Spot spot) const;
    /// Returns the first step of the path to another spot. Precondition: there is a path.
    [[nodiscard]] Direction first_step(Spot spot) const;

    /// Returns the nearest known space of the car, if any.
    [[nodiscard]] std::optional<Spot> car() const;
    /// Returns how much a search at a spot would tell about the place of the car, from 0.
    [[nodiscard]] int search_value(Spot spot) const;
    /// Returns the most promising spot to look for the car, if any.
    [[nodiscard]] std::optional<Spot> best_search_spot() const;

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
    void find_paths();
    [[nodiscard]] int car_weight(Spot spot) const;
    using SpotSet = std::array<bool, kSpots>;
    [[nodiscard]] int step_cost(Spot to, SideMark side) const;
    [[nodiscard]] bool may_exist(Spot spot) const;
    [[nodiscard]] SpotSet friends() const;

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

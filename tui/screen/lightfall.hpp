// SPDX-License-Identifier: MIT
#pragma once

#include "core/fixed_list.hpp"
#include "tui/screen/cell.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace tenebrae::tui {

/// The sides of a space that are open to light.
enum class Side : std::uint8_t { North = 1, East = 2, South = 4, West = 8 };

/// A light at a place of a board.
struct Flame {
    int space = 0;  ///< row * columns + column
    double strength = 1;  ///< how far its light goes, beside a candle's
    int steps = 1;  ///< through so many openings, and no farther
    bool fades = false;  ///< far from it there is nothing left, where others keep their faintest
    double east = 0;  ///< of the middle of its space, in spaces
    double south = 0;
};

/// Where light comes from and where it can go, of any game: spaces in rows and columns.
struct LightPlan {
    int columns = 0;
    int rows = 0;
    bool round = false;  ///< what leaves the board comes in at the other side
    std::vector<std::uint8_t> open;  ///< by space: its open Sides, added up
    std::vector<Light> least;  ///< by space: what there is without any flame
    std::vector<Flame> flames;
};

/// What light falls on every place of a board: the brightest flame counts, and each falls off with
/// the distance in its own space and in those that its light comes to through openings.
class LightFall {
public:
    explicit LightFall(const LightPlan& plan);

    /// What falls on one line of a space.
    class Line;
    /// y: south of the space's middle, in spaces: -0.5 to 0.5.
    [[nodiscard]] Line line(int space, double y) const;

    /// Squares of the distances, in spaces, up to which a candle's light is of each step from the
    /// brightest down; beyond the last it is the faintest.
    static constexpr std::array kReach{0.4 * 0.4, 0.79 * 0.79, 1.15 * 1.15};
    /// Likewise, where the faintest light of a flame that fades ends.
    static constexpr double kFaded = 1.6 * 1.6;

private:
    /// Those of kReach, and where the faintest ends.
    using Reach = std::array<double, kReach.size() + 1>;
    /// A flame as one space sees it.
    struct Ray {
        double x = 0;
        double y = 0;
        Reach reach{};
    };
    static constexpr std::size_t kMostRays = 8;
    using Rays = core::FixedList<Ray, kMostRays>;

    void shine(const LightPlan& plan, const Flame& flame);

    std::vector<Rays> rays_;
    std::vector<Light> least_;
};

class LightFall::Line {
public:
    /// Nothing falls there.
    Line() = default;
    Line(const LightFall& light, int space, double y)
        : least_(light.least_[static_cast<std::size_t>(space)]) {
        for (Ray ray : light.rays_[static_cast<std::size_t>(space)]) {
            for (double& reach : ray.reach) {
                reach -= (y - ray.y) * (y - ray.y);
            }
            rays_.push_back(ray);
        }
    }

    /// x: east of the space's middle, in spaces: -0.5 to 0.5.
    [[nodiscard]] Light at(double x) const {
        int brightest = least_;
        for (const Ray& ray : rays_) {
            const double square = (x - ray.x) * (x - ray.x);
            int lost = 0;
            for (const double reach : ray.reach) {
                lost += static_cast<int>(square > reach);
            }
            brightest = std::max(brightest, kBrightest - lost);
        }
        return static_cast<Light>(brightest);
    }

private:
    Rays rays_;
    int least_ = 0;
};

inline LightFall::Line LightFall::line(int space, double y) const {
    return {*this, space, y};
}

}  // namespace tenebrae::tui

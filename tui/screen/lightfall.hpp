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

/// A light source on a board.
struct Flame {
    int space = 0;  ///< row * columns + column
    double strength = 1;  ///< the reach of its light; a candle has 1
    int steps = 1;  ///< the number of openings its light can pass
    bool fades = false;  ///< its light ends at a distance; without this it stays at its faintest
    double east = 0;  ///< position relative to the middle of its space, in spaces
    double south = 0;
};

/// The light sources and openings of a game's board: spaces in rows and columns.
struct LightPlan {
    int columns = 0;
    int rows = 0;
    bool round = false;  ///< the board wraps around at its edges
    std::vector<std::uint8_t> open;  ///< by space: the sum of its open Sides
    std::vector<Light> least;  ///< by space: the light without any flame
    std::vector<Flame> flames;
};

/// The light on every place of a board. The brightest flame counts. A flame's light falls off with
/// distance, in its own space and in those that it reaches through openings.
class LightFall {
public:
    explicit LightFall(const LightPlan& plan);

    /// The light on one line of a space.
    class Line;
    /// Returns the light on a line. y: south of the space's middle, in spaces, -0.5 to 0.5.
    [[nodiscard]] Line line(int space, double y) const;

    /// The squared distances, in spaces, to which each step of a candle's light reaches, from the
    /// brightest down; farther away it is the faintest.
    static constexpr std::array kReach{0.4 * 0.4, 0.79 * 0.79, 1.15 * 1.15};
    /// The squared distance where the faintest light of a fading flame ends.
    static constexpr double kFaded = 1.6 * 1.6;

private:
    /// The values of kReach, then the one where the faintest light ends.
    using Reach = std::array<double, kReach.size() + 1>;
    /// A flame's position relative to one space.
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
    /// Creates a line without light.
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

    /// Returns the light at a point. x: east of the space's middle, in spaces, -0.5 to 0.5.
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

// SPDX-License-Identifier: MIT
#include "tui/screen/lightfall.hpp"

#include <algorithm>
#include <cassert>
#include <limits>
#include <optional>

namespace tenebrae::tui {
namespace {

struct Way {
    Side side;
    int east;
    int south;
};
constexpr std::array kWays{
    Way{Side::North, 0, -1}, Way{Side::East, 1, 0}, Way{Side::South, 0, 1}, Way{Side::West, -1, 0}};

/// Returns the next space in a direction, or nothing beyond the edge of the board.
std::optional<int> beyond(const LightPlan& plan, int space, const Way& way) {
    int column = space % plan.columns + way.east;
    int row = space / plan.columns + way.south;
    if (plan.round) {
        column = (column + plan.columns) % plan.columns;
        row = (row + plan.rows) % plan.rows;
    }
    const bool inside = column >= 0 && column < plan.columns && row >= 0 && row < plan.rows;
    return inside ? std::optional(row * plan.columns + column) : std::nullopt;
}

/// A space that light has reached, and the flame's position relative to it.
struct Arrival {
    int space = 0;
    int east = 0;
    int south = 0;
    int steps = 0;
};

}  // namespace

LightFall::LightFall(const LightPlan& plan)
    : rays_(static_cast<std::size_t>(plan.columns * plan.rows)), least_(plan.least) {
    assert(plan.open.size() == rays_.size() && plan.least.size() == rays_.size());
    for (const Flame& flame : plan.flames) {
        shine(plan, flame);
    }
}

/// Spreads a flame's light from space to space, the nearest first. A space that it has already
/// reached by a shorter path ignores it.
void LightFall::shine(const LightPlan& plan, const Flame& flame) {
    Reach reach{};
    std::ranges::copy(kReach, reach.begin());
    reach.back() = flame.fades ? kFaded : std::numeric_limits<double>::infinity();
    for (double& square : reach) {
        square *= flame.strength;
    }
    std::vector<bool> reached(rays_.size());
    std::vector<Arrival> arrivals{{flame.space}};
    for (std::size_t next = 0; next < arrivals.size(); ++next) {
        const Arrival at = arrivals[next];
        const auto place = static_cast<std::size_t>(at.space);
        if (reached[place]) {
            continue;
        }
        reached[place] = true;
        if (rays_[place].size() < kMostRays) {
            rays_[place].push_back({at.east + flame.east, at.south + flame.south, reach});
        }
        for (const Way& way : kWays) {
            const bool is_open =
                (unsigned{plan.open[place]} & static_cast<unsigned>(way.side)) != 0;
            const auto there = beyond(plan, at.space, way);
            if (is_open && there && at.steps < flame.steps) {
                arrivals.push_back({*there, at.east - way.east, at.south - way.south, at.steps + 1}
                );
            }
        }
    }
}

}  // namespace tenebrae::tui

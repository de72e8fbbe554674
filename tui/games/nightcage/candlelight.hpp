// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/light.hpp"
#include "tui/screen/grid.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::nightcage::board {

/// How the light of the candles falls off over the tiles they illuminate (NC-L1): the brightest of
/// all counts. It is there to be looked at: what is illuminated is said by rules/light.hpp.
class Candlelight {
public:
    /// flicker: each breath another number; 0: the flames stand still. dying: flames that sink.
    Candlelight(const Rules& rules, const PublicState& shown, unsigned flicker, Prisoners dying);

    /// What falls on one line of a cell.
    class Line;
    /// y: south of the cell's middle, in tiles: -0.5 to 0.5.
    [[nodiscard]] Line line(Cell cell, double y) const;

private:
    /// A flame as a cell sees it: how many tiles away.
    struct Flame {
        Cell cell = kNoCell;
        double x = 0;
        double y = 0;
        /// Squares of the distances up to which its light is of strength 4, 3 and 2.
        std::array<double, 3> reach{};
    };
    /// Of every prisoner, as its own cell and those beside it see it.
    core::FixedList<Flame, kMaxPrisoners*(1 + kDirections.size())> flames_;
    Cells embers_ = 0;  ///< where somebody stands without light: just to be made out
};

class Candlelight::Line {
public:
    /// Nothing falls there.
    Line() = default;
    Line(const Candlelight& light, Cell cell, double y)
        : least_(contains(light.embers_, cell) ? 1 : 0) {
        for (const Flame& flame : light.flames_) {
            if (flame.cell == cell) {
                add(flame, y - flame.y);
            }
        }
    }

    /// x: east of the cell's middle, in tiles: -0.5 to 0.5.
    [[nodiscard]] tui::Light at(double x) const {
        int brightest = least_;
        for (const Part& part : parts_) {
            const double square = (x - part.x) * (x - part.x);
            const int lost = static_cast<int>(square > part.reach[0])
                             + static_cast<int>(square > part.reach[1])
                             + static_cast<int>(square > part.reach[2]);
            brightest = std::max(brightest, tui::kBrightest - lost);
        }
        return static_cast<tui::Light>(brightest);
    }

private:
    /// A flame; what the line is away from it is taken from the squares of its reach.
    struct Part {
        double x = 0;
        std::array<double, 3> reach{};
    };
    void add(const Flame& flame, double away) {
        Part part{flame.x, flame.reach};
        for (double& reach : part.reach) {
            reach -= away * away;
        }
        parts_.push_back(part);
    }

    /// On one cell five on a gate shine, or its own flame and those of four neighbours.
    core::FixedList<Part, kMaxPrisoners> parts_;
    int least_ = 0;
};

inline Candlelight::Line Candlelight::line(Cell cell, double y) const {
    return {*this, cell, y};
}

}  // namespace tenebrae::nightcage::board

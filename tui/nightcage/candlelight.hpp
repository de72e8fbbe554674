// SPDX-License-Identifier: MIT
#pragma once

#include "nightcage/light.hpp"
#include "tui/screen/grid.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::nightcage::board {

/// A place on a tile, in tiles from its middle: -0.5 to 0.5 in both directions.
struct Spot {
    double x = 0;
    double y = 0;
};

/// How the light of the candles falls off over the tiles they illuminate (NC-L1): the brightest of
/// all counts. It is there to be looked at: what is illuminated is said by nightcage/light.hpp.
class Candlelight {
public:
    /// flicker: each breath another number; 0: the flames stand still. dying: flames that sink.
    Candlelight(const Rules& rules, const Table& table, unsigned flicker, Prisoners dying);

    [[nodiscard]] tui::Light at(Cell cell, Spot spot) const {
        int brightest = contains(embers_, cell) ? 1 : 0;
        for (const Flame& flame : flames_[index(cell)]) {
            const double x = spot.x - flame.x;
            const double y = spot.y - flame.y;
            const double distance = x * x + y * y;
            int light = tui::kBrightest;
            for (const double reach : flame.reach) {
                light -= distance > reach ? 1 : 0;
            }
            brightest = std::max(brightest, light);
        }
        return static_cast<tui::Light>(brightest);
    }

private:
    /// A flame as a cell sees it: how many tiles away.
    struct Flame {
        double x = 0;
        double y = 0;
        /// Squares of the distances up to which its light is of strength 4, 3 and 2.
        std::array<double, 3> reach{};
    };
    /// On one cell five on a gate shine, or its own flame and those of four neighbours.
    using Flames = core::FixedList<Flame, kMaxPrisoners>;

    std::array<Flames, kMaxCells> flames_;
    Cells embers_ = 0;  ///< where somebody stands without light: just to be made out
};

}  // namespace tenebrae::nightcage::board

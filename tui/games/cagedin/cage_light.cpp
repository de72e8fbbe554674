// SPDX-License-Identifier: MIT
#include "tui/games/cagedin/cage_light.hpp"

namespace tenebrae::cagedin::board {
namespace {

/// Beside a candle's, whose light would be as wide as the cage.
constexpr double kLamp = 0.085;
constexpr double kSpot = 0.047;

}  // namespace

CagePlace place_of(Hex hex) {
    const int indent = kRows - kRowLengths[static_cast<std::size_t>(row(hex))];
    return {
        (indent + 2 * column(hex) + 1) / (2.0 * kRows) - 0.5,
        (2 * row(hex) + 1) / (2.0 * kRows) - 0.5};
}

tui::LightFall cage_light(const std::array<Hex, 2>& pawns) {
    tui::LightPlan plan{1, 1, false, {0}, {tui::kUnlit}, {{0, kLamp, 0, true}}};
    for (const Hex hex : pawns) {
        if (hex < kHexes) {
            const CagePlace at = place_of(hex);
            plan.flames.push_back({0, kSpot, 0, true, at.east, at.south});
        }
    }
    return tui::LightFall(plan);
}

}  // namespace tenebrae::cagedin::board

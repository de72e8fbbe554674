// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/cage.hpp"
#include "tui/screen/lightfall.hpp"

#include <array>

namespace tenebrae::cagedin::board {

/// The light in the cage: a lamp over the middle that does not reach the fence, and a spot that
/// goes with each fighter and is as wide as his arms are long. Pawns that are not on a hex have
/// none. The whole cage is its one space, the fence at its sides.
tui::LightFall cage_light(const std::array<Hex, 2>& pawns);

/// Where the middle of a hex lies in that space: -0.5 to 0.5 either way.
struct CagePlace {
    double east = 0;
    double south = 0;
};
CagePlace place_of(Hex hex);

}  // namespace tenebrae::cagedin::board

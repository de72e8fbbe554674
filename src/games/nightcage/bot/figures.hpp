// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/nightcage_game.hpp"
#include "games/nightcage/rules/state.hpp"
#include "table/advice.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace tenebrae::bots {

/// The counts that hints compare. All of them are public or follow from public information.
enum class Figure : std::uint8_t {
    TilesLeft,
    KeysHeld,
    KeysLost,
    GatesSeen,
    GatesLost,
    AtGate,  ///< prisoners
    CandlesOut,
    Apart,  ///< the sum of the steps between every two prisoners
    Nerve,
    Watched,  ///< prisoners whom a monster sees
    Falling,  ///< 1 if the first prisoner is falling; those of the other prisoners follow
};
inline constexpr std::size_t kFigures =
    static_cast<std::size_t>(Figure::Falling) + nightcage::kMaxPrisoners;
using Figures = std::array<std::int32_t, kFigures>;

Figures figures(const nightcage::Rules& rules, const nightcage::PublicState& shown);

/// Returns "Ada", or "prisoner 2" without a name.
std::string prisoner_display_name(const nightcage::NightCage& game, nightcage::PrisonerId who);

/// Returns the names of the figures, in their order.
std::vector<table::FigureName> figure_names(const nightcage::NightCage& game);

}  // namespace tenebrae::bots

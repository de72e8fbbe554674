// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/nightcage_game.hpp"
#include "games/nightcage/rules/state.hpp"
#include "table/advice.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace tenebrae::bots {

/// The counts that hints compare. All of them are face up or follow from that.
enum class Figure : std::uint8_t {
    TilesLeft,
    KeysHeld,
    KeysLost,
    GatesSeen,
    GatesLost,
    AtGate,  ///< prisoners
    CandlesOut,
    Apart,  ///< steps between the prisoners, each with each
    Nerve,
    Watched,  ///< prisoners whom a monster sees
    Falling,  ///< whether the first prisoner is; those of the others stand behind it
};
inline constexpr std::size_t kFigures =
    static_cast<std::size_t>(Figure::Falling) + nightcage::kMaxPrisoners;
using Figures = std::array<std::int32_t, kFigures>;

Figures figures(const nightcage::Rules& rules, const nightcage::PublicState& shown);

/// In their order.
std::vector<table::FigureName> figure_names(const nightcage::NightCage& game);

}  // namespace tenebrae::bots

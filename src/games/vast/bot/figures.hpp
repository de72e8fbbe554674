// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/state.hpp"
#include "table/advice.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace tenebrae::bots {

/// The figures for hints; everybody knows all of them. Those of roles that are not in the game
/// never change.
enum class CaveFigure : std::uint8_t {
    KnightHealth,
    Grit,
    HeroCubes,  ///< at hand
    Crystals,  ///< smashed, by anybody
    Population,  ///< of all tribes
    Rage,
    DragonHealth,
    Wakefulness,
    CollapsedCrystals,
    Omens,  ///< tokens of the Cave
    TilesLeft,  ///< in the stack and the Cave's hand; 0 without the Cave
    Stashed,  ///< by the Thief, as the two below
    Carried,
    Upgrades,
    Count,
};
using CaveFigures = std::array<std::int32_t, static_cast<std::size_t>(CaveFigure::Count)>;

CaveFigures cave_figures(const vast::State& state);

/// Returns the names of the figures in their order, from the side of a role.
std::vector<table::FigureName> cave_figure_names(const vast::Rules& rules, vast::Role role);

}  // namespace tenebrae::bots

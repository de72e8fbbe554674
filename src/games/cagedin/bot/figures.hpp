// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/state.hpp"
#include "table/advice.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace tenebrae::bots {

/// What people count in a fight, of which each seat knows all.
enum class FightFigure : std::uint8_t {
    OwnDamage,  ///< cubes on all five meters
    OtherDamage,
    OwnFatigue,
    OtherFatigue,
    OwnCards,
    OtherCards,
    Mat,  ///< whether they are on it
    Count,
};
using FightFigures = std::array<std::int32_t, static_cast<std::size_t>(FightFigure::Count)>;

FightFigures fight_figures(const cagedin::State& state, int seat);

/// In their order, as that seat speaks of them.
std::vector<table::FigureName> fight_figure_names(int seat);

}  // namespace tenebrae::bots

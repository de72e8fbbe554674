// SPDX-License-Identifier: MIT
#pragma once

#include "bots/chance.hpp"
#include "games/cagedin/rules/game_rules.hpp"
#include "games/cagedin/rules/state.hpp"
#include "table/advice.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace tenebrae::bots {

/// The value of a cube on a meter, the unit of all values.
inline constexpr int kCube = 100;

/// Returns the chance, out of kCertain, that the defender holds a block for the attack in progress,
/// from what the attacker sees. `hand`: the attacker's.
std::int64_t block_chance(
    const cagedin::Rules& rules, const cagedin::PublicState& open, const cagedin::Counts& hand
);

/// Returns the chance, out of kCertain, that the next cards of the ground deck tap this defender
/// out, from what a seat with this hand sees.
std::int64_t tap_chance(
    const cagedin::Rules& rules,
    const cagedin::PublicState& open,
    const cagedin::Counts& hand,
    cagedin::Seat defender
);

/// Returns the lead of a seat, in hundredths of a cube, from what it knows.
std::int64_t heuristic_value(const cagedin::Rules& rules, const cagedin::State& state, int seat);

/// Estimates the chance to win out of kCertain; a draw counts half.
std::int64_t win_chance(const cagedin::Rules& rules, const cagedin::State& state, int seat);

/// The figures for hints; each seat knows all of them.
enum class FightFigure : std::uint8_t {
    OwnDamage,  ///< cubes on all five meters
    OtherDamage,
    OwnFatigue,
    OtherFatigue,
    OwnCards,
    OtherCards,
    Mat,  ///< 1 if the fight is on the mat
    Count,
};
using FightFigures = std::array<std::int32_t, static_cast<std::size_t>(FightFigure::Count)>;

FightFigures fight_figures(const cagedin::State& state, int seat);

/// Returns the names of the figures in their order, from the side of that seat.
std::vector<table::FigureName> fight_figure_names(int seat);

}  // namespace tenebrae::bots

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

/// What a cube on a meter is worth; every other worth is in these.
inline constexpr int kCube = 100;

/// How likely, of kCertain, the defender holds what blocks the attack in progress, from what the
/// attacker sees. `hand`: the attacker's.
std::int64_t
block_chance(const cagedin::Rules& rules, const cagedin::Open& open, const cagedin::Counts& hand);

/// How likely, of kCertain, the next cards of the ground deck tap this defender out, from what a
/// seat with this hand sees.
std::int64_t tap_chance(
    const cagedin::Rules& rules,
    const cagedin::Open& open,
    const cagedin::Counts& hand,
    cagedin::Seat defender
);

/// How much better the fight stands for a seat, in hundredths of a cube, from what it may know.
std::int64_t appeal(const cagedin::Rules& rules, const cagedin::State& state, int seat);

/// A guess at its chance to win, a draw being half of it.
std::int64_t win_chance(const cagedin::Rules& rules, const cagedin::State& state, int seat);

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

// SPDX-License-Identifier: MIT
#pragma once

#include "bots/chance.hpp"
#include "games/nyctophobia/rules/game_rules.hpp"
#include "games/nyctophobia/rules/state.hpp"
#include "table/advice.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace tenebrae::bots {

/// The knowledge of the whole forest on the pages of a sketch.
struct Knowledge {
    bool car = false;
    int spaces = 0;  ///< felt or stood in, on the largest page
};
Knowledge knowledge_of(const nyctophobia::Sketch& sketch);

/// The steps over open sides of the nearest Hunted, up to the largest distance that counts.
struct NearestHunted {
    int to_car = 0;
    int from_hunter = 0;  ///< to an upright Hunted
    int from_weak = 0;  ///< to a Hunted with 1 health
};
NearestHunted distances_of(const nyctophobia::Rules& rules, const nyctophobia::State& state);

/// Returns the advantage of a side; kDoubling is a doubling of its odds.
std::int64_t
heuristic_value(const nyctophobia::Rules& rules, const nyctophobia::State& state, bool for_hunter);

/// Estimates the chance of a side to win, out of kCertain.
std::int64_t
win_chance(const nyctophobia::Rules& rules, const nyctophobia::State& state, bool for_hunter);

/// The figures for hints. Those that only the Hunter knows are 0 for the Hunted.
enum class HuntFigure : std::uint8_t {
    Health,  ///< the sum of all Hunted
    Fights,
    Rocks,  ///< held by all Hunted
    Hidden,
    Wounded,  ///< 1 if the Hunter is wounded
    CarFelt,  ///< 1 if a page shows the car
    Called,  ///< 1 after the call for help
    Spaces,  ///< felt or stood in, on the largest page
    ToCar,  ///< steps of the nearest Hunted; 0 for the Hunted
    FromHunter,  ///< steps to the nearest upright Hunted; 0 for the Hunted
    Count,
};
using HuntFigures = std::array<std::int32_t, static_cast<std::size_t>(HuntFigure::Count)>;

HuntFigures
hunt_figures(const nyctophobia::Rules& rules, const nyctophobia::State& state, bool for_hunter);

/// Returns the names of the figures in their order, as that side reads them.
std::vector<table::FigureName> hunt_figure_names(bool for_hunter);

}  // namespace tenebrae::bots

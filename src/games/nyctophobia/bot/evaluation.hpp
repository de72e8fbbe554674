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

/// What the pages of a sketch say of the whole forest.
struct Knowledge {
    bool car = false;
    int spaces = 0;  ///< felt or stood in, of the largest page
};
Knowledge knowledge_of(const nyctophobia::Sketch& sketch);

/// Steps over open sides, of the nearest, and no more than count.
struct Ways {
    int to_car = 0;
    int from_hunter = 0;  ///< of the upright
    int from_weak = 0;  ///< of those whom the next wound kills
};
Ways ways_of(const nyctophobia::Rules& rules, const nyctophobia::State& state);

/// How much better the night stands for a side, in parts of a doubling of the odds.
std::int64_t
appeal(const nyctophobia::Rules& rules, const nyctophobia::State& state, bool for_hunter);

/// A guess at a side's chance to win.
std::int64_t
win_chance(const nyctophobia::Rules& rules, const nyctophobia::State& state, bool for_hunter);

/// What people count in a night: of the Hunted what they know themselves, of the forest what the
/// Hunter alone sees, which is 0 to them.
enum class NightFigure : std::uint8_t {
    Health,  ///< of all Hunted
    Fights,
    Rocks,  ///< in hands
    Hidden,
    Wounded,  ///< whether he is
    CarFelt,  ///< whether a page has it
    Called,  ///< whether somebody did
    Spaces,  ///< felt or stood in, of the largest page
    ToCar,  ///< steps of the nearest: the Hunter's to know
    FromHunter,  ///< steps to the nearest upright one: the same
    Count,
};
using NightFigures = std::array<std::int32_t, static_cast<std::size_t>(NightFigure::Count)>;

NightFigures
night_figures(const nyctophobia::Rules& rules, const nyctophobia::State& state, bool for_hunter);

/// In their order, as that side speaks of them.
std::vector<table::FigureName> night_figure_names(bool for_hunter);

}  // namespace tenebrae::bots

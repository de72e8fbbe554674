// SPDX-License-Identifier: MIT
#include "games/nyctophobia/bot/figures.hpp"

#include "games/nyctophobia/bot/evaluation.hpp"

namespace tenebrae::bots {

using namespace nyctophobia;

NightFigures night_figures(const Rules& rules, const State& state, bool for_hunter) {
    NightFigures figures{};
    const auto at = [&](NightFigure figure) -> std::int32_t& {
        return figures[static_cast<std::size_t>(figure)];
    };
    for (PieceId who = 0; who < rules.hunted; ++who) {
        const Hunted& one = state.hunted[who];
        at(NightFigure::Health) += one.health;
        at(NightFigure::Rocks) += one.rocks;
        at(NightFigure::Hidden) += one.hidden ? 1 : 0;
    }
    at(NightFigure::Fights) = state.statistics.combats;
    at(NightFigure::Wounded) = state.open.wounded ? 1 : 0;
    at(NightFigure::Called) = state.open.caller == kNobody ? 0 : 1;
    const Knowledge knowledge = knowledge_of(state.sketch);
    at(NightFigure::CarFelt) = knowledge.car ? 1 : 0;
    at(NightFigure::Spaces) = knowledge.spaces;
    if (for_hunter) {
        const Ways ways = ways_of(rules, state);
        at(NightFigure::ToCar) = ways.to_car;
        at(NightFigure::FromHunter) = ways.from_hunter;
    }
    return figures;
}

std::vector<table::FigureName> night_figure_names(bool for_hunter) {
    const bool good = !for_hunter;
    return {
        {"health", "point of health", "points of health", good},
        {"fights", "combat", "combats", !good},
        {"rocks", "rock in hand", "rocks in hand", good},
        {"hidden", "Hunted hidden", "Hunted hidden", good},
        {"wounded", "the Hunter wounded", "the Hunter wounded", good, true},
        {"car-felt", "the car found", "the car found", good, true},
        {"called", "help called", "help called", good, true},
        {"spaces", "space of the forest known", "spaces of the forest known", good},
        {"to-car", "step from the car", "steps from the car", !good},
        {"from-hunter", "step from the Hunter", "steps from the Hunter", good}};
}

}  // namespace tenebrae::bots

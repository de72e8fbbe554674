// SPDX-License-Identifier: MIT
#include "games/nyctophobia/bot/evaluation.hpp"

#include "games/nyctophobia/rules/paths.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::bots {

using namespace nyctophobia;

namespace {

/// More than all other terms together.
constexpr std::int64_t kOver = 100 * kDoubling;

// Weights in hundredths of a doubling of the odds of the Hunted, fitted to the results of games of
// the heuristic from the starts of turns.
constexpr int kBegin = 250;
constexpr int kHealth = -40;  ///< each point beyond the first
constexpr int kWeak = -115;  ///< each Hunted with 1 health
constexpr int kHidden = -40;
constexpr int kRock = 7;
constexpr int kWounded = 20;
constexpr int kStepToCar = -48;  ///< of the nearest Hunted, while the car is unknown
constexpr int kKnownStepToCar = -6;
constexpr int kCarKnown = -95;
constexpr int kKnownSpaces = 26;  ///< per ten spaces
constexpr int kStepFromHunter = 19;
constexpr int kStepFromWeak = 9;
constexpr int kCalled = 285;
constexpr int kRound = -12;
constexpr std::array kLevels{45, 0, -12};
constexpr std::array kDecks{0, -50, 60};
constexpr int kFarFromCar = 10;
constexpr int kFarFromHunter = 8;

int worth_of_car(const State& state, int to_car) {
    constexpr int kTen = 10;
    if (state.open.caller != kNoPiece) {
        return kCalled;
    }
    const Knowledge knowledge = knowledge_of(state.sketch);
    return kKnownSpaces * knowledge.spaces / kTen
           + (knowledge.car ? kCarKnown + kKnownStepToCar * to_car : kStepToCar * to_car);
}

std::int64_t standing(const Rules& rules, const State& state) {
    int worth = kBegin + kLevels[static_cast<std::size_t>(rules.level)]
                + kDecks[static_cast<std::size_t>(rules.deck)];
    for (PieceId who = 0; who < rules.hunted; ++who) {
        const Hunted& one = state.hunted[who];
        worth += kHealth * (one.health - 1) + (one.health == 1 ? kWeak : 0) + kRock * one.rocks
                 + (one.hidden ? kHidden : 0);
    }
    const NearestHunted distances = distances_of(rules, state);
    worth += kStepFromHunter * distances.from_hunter;
    worth += kStepFromWeak * (distances.from_weak - kFarFromHunter);
    worth += worth_of_car(state, distances.to_car) + (state.open.wounded ? kWounded : 0);
    worth += kRound * state.open.round;
    constexpr int kHundred = 100;
    return worth * kDoubling / kHundred;
}

}  // namespace

Knowledge knowledge_of(const Sketch& sketch) {
    Knowledge knowledge;
    for (const Page& page : sketch.pages) {
        int spaces = 0;
        for (std::int8_t y = page.rows().least; page.is_used() && y <= page.rows().most; ++y) {
            for (std::int8_t x = page.columns().least; x <= page.columns().most; ++x) {
                const SpotInfo info = page.at({x, y});
                spaces += info.known >= Known::Felt ? 1 : 0;
                knowledge.car = knowledge.car || info.car == CarMark::Car;
            }
        }
        knowledge.spaces = std::max(knowledge.spaces, spaces);
    }
    return knowledge;
}

NearestHunted distances_of(const Rules& rules, const State& state) {
    const Spaces car = spaces_of(state.car);
    NearestHunted distances;
    distances.to_car = kFarFromCar;
    Spaces upright = 0;
    Spaces weak = 0;
    for (PieceId who = 0; who < rules.hunted; ++who) {
        const Hunted& one = state.hunted[who];
        if (one.at == kNoSpace) {
            continue;
        }
        distances.to_car = std::min(distances.to_car, distance(state.trees, one.at, car, 0));
        upright |= one.hidden ? 0 : only(one.at);
        weak |= one.hidden || one.health > 1 ? 0 : only(one.at);
    }
    const auto from_hunter = [&](Spaces spaces) {
        return state.hunter == kNoSpace
                   ? kFarFromHunter
                   : std::min(kFarFromHunter, distance(state.trees, state.hunter, spaces, car));
    };
    distances.from_hunter = from_hunter(upright);
    distances.from_weak = from_hunter(weak);
    return distances;
}

std::int64_t heuristic_value(const Rules& rules, const State& state, bool for_hunter) {
    const std::int64_t worth = state.open.ending != Ending::Unfinished
                                   ? (state.open.hunter_won ? -kOver : kOver)
                                   : standing(rules, state);
    return for_hunter ? -worth : worth;
}

std::int64_t win_chance(const Rules& rules, const State& state, bool for_hunter) {
    if (state.open.ending != Ending::Unfinished) {
        return state.open.hunter_won == for_hunter ? kCertain : 0;
    }
    const std::int64_t hunted_chance = chance(standing(rules, state));
    return for_hunter ? kCertain - hunted_chance : hunted_chance;
}

HuntFigures hunt_figures(const Rules& rules, const State& state, bool for_hunter) {
    HuntFigures figures{};
    const auto at = [&](HuntFigure figure) -> std::int32_t& {
        return figures[static_cast<std::size_t>(figure)];
    };
    for (PieceId who = 0; who < rules.hunted; ++who) {
        const Hunted& one = state.hunted[who];
        at(HuntFigure::Health) += one.health;
        at(HuntFigure::Rocks) += one.rocks;
        at(HuntFigure::Hidden) += one.hidden ? 1 : 0;
    }
    at(HuntFigure::Fights) = state.statistics.combats;
    at(HuntFigure::Wounded) = state.open.wounded ? 1 : 0;
    at(HuntFigure::Called) = state.open.caller == kNoPiece ? 0 : 1;
    const Knowledge knowledge = knowledge_of(state.sketch);
    at(HuntFigure::CarFelt) = knowledge.car ? 1 : 0;
    at(HuntFigure::Spaces) = knowledge.spaces;
    if (for_hunter) {
        const NearestHunted distances = distances_of(rules, state);
        at(HuntFigure::ToCar) = distances.to_car;
        at(HuntFigure::FromHunter) = distances.from_hunter;
    }
    return figures;
}

std::vector<table::FigureName> hunt_figure_names(bool for_hunter) {
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
        {"to-car", "step to the car", "steps to the car", !good},
        {"from-hunter", "step away from the Hunter", "steps away from the Hunter", good}};
}

}  // namespace tenebrae::bots

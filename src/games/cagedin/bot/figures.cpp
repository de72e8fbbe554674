// SPDX-License-Identifier: MIT
#include "games/cagedin/bot/figures.hpp"

#include "games/cagedin/words/vocabulary.hpp"

#include <numeric>

namespace tenebrae::bots {

using namespace cagedin;

namespace {

int damage_of(const Fighter& fighter) {
    return std::accumulate(fighter.cubes.begin(), fighter.cubes.begin() + kDamageMeters, 0);
}

int fatigue_of(const Fighter& fighter) {
    return fighter.cubes[index(Meter::Fatigue)];
}

}  // namespace

FightFigures fight_figures(const State& state, int seat) {
    const Fighter& own = state.open.fighters[static_cast<std::size_t>(seat)];
    const Fighter& other = state.open.fighters[static_cast<std::size_t>(1 - seat)];
    return {
        damage_of(own),
        damage_of(other),
        fatigue_of(own),
        fatigue_of(other),
        own.hand_size,
        other.hand_size,
        state.open.place == Place::Feet ? 0 : 1};
}

std::vector<table::FigureName> fight_figure_names(int seat) {
    const std::string own(called(static_cast<Seat>(seat)));
    const std::string other(called(static_cast<Seat>(1 - seat)));
    return {
        {"own-damage", "cube of damage on " + own, "cubes of damage on " + own, false},
        {"other-damage", "cube of damage on " + other, "cubes of damage on " + other},
        {"own-fatigue", "cube of fatigue on " + own, "cubes of fatigue on " + own, false},
        {"other-fatigue", "cube of fatigue on " + other, "cubes of fatigue on " + other},
        {"own-cards", "card of " + own, "cards of " + own},
        {"other-cards", "card of " + other, "cards of " + other, false},
        {"mat", "both on the mat", "both on the mat", true, true}};
}

}  // namespace tenebrae::bots

// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/ending.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/rules/ground.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"
#include "kit/weights.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::nyctophobia {
namespace {

using kit::kDecisive;
using kit::kGrave;
using kit::kPassing;
using kit::kSmall;
using Weight = kit::Weight<EventKind>;

constexpr int kFarthest = 2 * (kBoardSize - 1);  ///< if trees block the path or there is no car yet

constexpr std::array kWeights{
    Weight{EventKind::Call, kDecisive},
    Weight{EventKind::Hurt, kDecisive},
    Weight{EventKind::Wound, kGrave},
    Weight{EventKind::ForestTurns, kGrave},
    Weight{EventKind::Combat, kSmall},
    Weight{EventKind::Swapped, kSmall},
    Weight{EventKind::Fog, kSmall},
    Weight{EventKind::Card, kPassing},
    Weight{EventKind::Counter, kPassing},
};

constexpr std::array kHurting{EventKind::Hurt, EventKind::Wound};

int steps_to_car(const State& state, Space from) {
    const Spaces car = spaces_of(state.car);
    return car == 0 ? kFarthest : std::min(kFarthest, distance(state.trees, from, car, 0));
}

/// The Hunted nearest to the Hunter, counted in steps without trees.
struct Nearest {
    PieceId who = kNoPiece;
    int steps = kFarthest;
};

Nearest nearest_to_hunter(const Rules& rules, const State& state) {
    Nearest nearest;
    for (PieceId who = 0; who < rules.hunted; ++who) {
        const Space at = state.hunted[who].at;
        const int steps = at == kNoSpace ? kFarthest : grid_distance(at, state.hunter);
        if (at != kNoSpace && (nearest.who == kNoPiece || steps < nearest.steps)) {
            nearest = {who, steps};
        }
    }
    return nearest;
}

}  // namespace

std::vector<std::string> chapters_of(const Rules& rules, std::span<const View> turns) {
    std::vector<std::string> lines;
    Nearest closest;
    std::string when;
    for (const View& view : turns) {
        const State& state = view.state;
        const Nearest nearest = nearest_to_hunter(rules, state);
        if (state.hunter == kNoSpace || nearest.who == kNoPiece) {
            continue;
        }
        const bool is_end = state.open.ending != Ending::Unfinished;
        const std::string moment =
            is_end ? "At the end" : "Round " + std::to_string(state.open.round);
        lines.push_back(
            moment + ": the Hunter at " + name(state.hunter) + ", "
            + core::counted(nearest.steps, "space") + " from " + piece_name(nearest.who) + "."
        );
        if (nearest.steps < closest.steps) {
            closest = nearest;
            when =
                is_end ? "at the end" : "as round " + std::to_string(state.open.round) + " began";
        }
    }
    if (closest.who != kNoPiece) {
        lines.push_back(
            "He was nearest " + when + ": " + core::counted(closest.steps, "space") + " from "
            + piece_name(closest.who) + "."
        );
    }
    return lines;
}

std::vector<table::Counter> counters_of(const Rules& rules, const View& view) {
    int nearest = kFarthest;
    int health = 0;
    for (PieceId who = 0; who < rules.hunted; ++who) {
        const Hunted& hunted = view.state.hunted[who];
        health += hunted.health;
        if (hunted.at != kNoSpace) {
            nearest = std::min(nearest, steps_to_car(view.state, hunted.at));
        }
    }
    return {{"Steps to the car, of the nearest", nearest}, {"Health of all", health}};
}

table::EventWeight weight_of(const Event& event) {
    table::EventWeight weight{
        .weight = kit::weight_of(kWeights, event.kind),
        .hurts = kit::is_among(kHurting, event.kind)};
    if (event.kind == EventKind::Hurt) {
        weight.cause = piece_name(event.who);
        weight.amount = 1;
    }
    return weight;
}

}  // namespace tenebrae::nyctophobia

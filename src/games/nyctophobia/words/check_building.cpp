// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/check.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"

// What stands against the forest that a Hunter builds (section B).

namespace tenebrae::nyctophobia {
namespace {

constexpr int kLeastSteps = 4;

/// All spaces within so many steps over open sides, outside the car; `from` may be in it.
Spaces within(const Trees& trees, Spaces from, Spaces car, int steps) {
    Spaces reached = from;
    for (int step = 0; step < steps; ++step) {
        reached |= trees.next_to(reached) & ~car;
    }
    return reached;
}

}  // namespace

void Check::tree(Side side) {
    if (!state_.trees.has(side) && state_.trees.count() >= kMaxTrees) {
        fault("no-tree-left", "HU-B4", "All 40 trees stand already.");
    }
}

void Check::car(Action action) {
    if (grid_distance(action.place, action.second) != 1) {
        fault("not-neighbours", "HU-B4", "The car covers two neighbouring spaces.");
    }
}

void Check::start(Action action) {
    if (action.who != kHunter && action.who >= rules_.hunted) {
        fault("no-such-hunted", "HU-B4", "There is no such Hunted in this game.");
    }
}

/// HU-B2: every reason; distances and soundness only when all is placed.
void Check::ready() {
    if (state_.trees.count() == 0) {
        fault("no-trees", "HU-B2", "A forest has at least one tree.");
    }
    const std::size_t before = faults_.size();
    all_is_placed();
    if (faults_.size() != before) {
        return;
    }
    starts_are_apart();
    if (!is_sound(state_.trees, state_.car)) {
        fault(
            "not-sound",
            "HU-B3",
            "The forest is not sound: somewhere trees seal off a space or the car."
        );
    }
    starts_are_far();
}

void Check::all_is_placed() {
    if (state_.car == kNoCar) {
        fault("no-car", "HU-B2", "The car is not placed.");
    }
    if (state_.hunter == kNoSpace) {
        fault("no-start", "HU-B2", "The Hunter has no start.");
    }
    for (PieceId who = 0; who < rules_.hunted; ++who) {
        if (state_.hunted[who].at == kNoSpace) {
            fault("no-start", "HU-B2", called(who) + " has no start.");
        }
    }
}

void Check::starts_are_apart() {
    const Spaces car = spaces_of(state_.car);
    Spaces taken = only(state_.hunter);
    if ((taken & car) != 0) {
        fault("start-in-car", "HU-B2", "The Hunter's start lies in the car.");
    }
    for (PieceId who = 0; who < rules_.hunted; ++who) {
        const Spaces space = only(state_.hunted[who].at);
        if ((space & car) != 0) {
            fault("start-in-car", "HU-B2", "The start of " + called(who) + " lies in the car.");
        }
        if ((space & taken) != 0) {
            fault("same-space", "HU-B2", "The start of " + called(who) + " is taken already.");
        }
        taken |= space;
    }
}

void Check::starts_are_far() {
    const Spaces car = spaces_of(state_.car);
    const Spaces near_hunter = within(state_.trees, only(state_.hunter), car, kLeastSteps - 1);
    const Spaces near_car = within(state_.trees, car, car, kLeastSteps - 1);
    for (PieceId who = 0; who < rules_.hunted; ++who) {
        const Space start = state_.hunted[who].at;
        if (nyctophobia::has(near_hunter & ~car, start)) {
            fault(
                "near-hunter", "HU-B2", called(who) + " starts less than 4 steps from the Hunter."
            );
        }
        if (nyctophobia::has(near_car & ~car, start)) {
            fault("near-car", "HU-B2", called(who) + " starts less than 4 steps from the car.");
        }
    }
}

}  // namespace tenebrae::nyctophobia

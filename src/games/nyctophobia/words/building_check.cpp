// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/building_check.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/rules/game_rules.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"

#include <utility>

namespace tenebrae::nyctophobia {
namespace {

constexpr int kMinSteps = 4;

/// Returns all spaces within so many steps over open sides, outside the car; `from` may be in it.
Spaces within(const Trees& trees, Spaces from, Spaces car, int steps) {
    Spaces reached = from;
    for (int step = 0; step < steps; ++step) {
        reached |= trees.next_to(reached) & ~car;
    }
    return reached;
}

/// Collects the reasons why a forest is not ready; distances and soundness only once all pieces are
/// placed.
class BuildingCheck {
public:
    BuildingCheck(const Rules& rules, const State& state) : rules_(rules), state_(state) {}

    core::Diagnostics errors() {
        require_all_placed();
        if (errors_.empty()) {
            require_starts_apart();
            if (!is_sound(state_.trees, state_.car)) {
                error("not-sound", "HU-B3", "Trees seal off a space or the car.");
            }
            require_starts_far();
        }
        return std::move(errors_);
    }

private:
    void error(std::string_view code, std::string_view rule, std::string_view message) {
        errors_.push_back(core::error(code, message).rule(rule));
    }
    void require_all_placed();
    void require_starts_apart();
    void require_starts_far();

    const Rules& rules_;
    const State& state_;
    core::Diagnostics errors_;
};

void BuildingCheck::require_all_placed() {
    if (state_.car == kNoCar) {
        error("no-car", "HU-B2", "The car is not placed.");
    }
    if (state_.hunter == kNoSpace) {
        error("no-start", "HU-B2", "The Hunter has no start.");
    }
    for (PieceId who = 0; who < rules_.hunted; ++who) {
        if (state_.hunted[who].at == kNoSpace) {
            error("no-start", "HU-B2", piece_name(who) + " has no start.");
        }
    }
}

void BuildingCheck::require_starts_apart() {
    const Spaces car = spaces_of(state_.car);
    Spaces taken = only(state_.hunter);
    if ((taken & car) != 0) {
        error("start-in-car", "HU-B2", "The Hunter starts in the car: choose another space.");
    }
    for (PieceId who = 0; who < rules_.hunted; ++who) {
        const Spaces space = only(state_.hunted[who].at);
        if ((space & car) != 0) {
            error(
                "start-in-car",
                "HU-B2",
                core::capitalised(piece_name(who)) + " starts in the car: choose another space."
            );
        }
        if ((space & taken) != 0) {
            error(
                "same-space", "HU-B2", "Another piece starts where " + piece_name(who) + " does."
            );
        }
        taken |= space;
    }
}

void BuildingCheck::require_starts_far() {
    const Spaces car = spaces_of(state_.car);
    const Spaces near_hunter = within(state_.trees, only(state_.hunter), car, kMinSteps - 1);
    const Spaces near_car = within(state_.trees, car, car, kMinSteps - 1);
    for (PieceId who = 0; who < rules_.hunted; ++who) {
        const Space start = state_.hunted[who].at;
        if (nyctophobia::has(near_hunter & ~car, start)) {
            error(
                "near-hunter",
                "HU-B2",
                piece_name(who) + " starts less than 4 steps from the Hunter."
            );
        }
        if (nyctophobia::has(near_car & ~car, start)) {
            error("near-car", "HU-B2", piece_name(who) + " starts less than 4 steps from the car.");
        }
    }
}

}  // namespace

core::Diagnostics building_errors(const Rules& rules, const State& state) {
    return BuildingCheck(rules, state).errors();
}

}  // namespace tenebrae::nyctophobia

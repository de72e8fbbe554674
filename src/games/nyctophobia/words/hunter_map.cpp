// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/hunter_map.hpp"

#include "games/nyctophobia/words/vocabulary.hpp"

#include <algorithm>

namespace tenebrae::nyctophobia {
namespace {

/// Returns the spaces one step away in all directions, trees or not.
Spaces spread(Spaces spaces) {
    return (spaces & ~kEastColumn) << 1U | (spaces & ~kWestColumn) >> 1U | spaces << 8U
           | spaces >> 8U;
}

bool goes_through(Part part) {
    return part == Part::MoveThrough;
}

/// Finds distances in a forest from the place of the Hunter or one he might step to.
class PathFinder {
public:
    PathFinder(const Trees& trees, bool through, Spaces blocked)
        : trees_(trees), through_(through), blocked_(blocked) {}

    /// Returns the steps from a space to the nearest goal, or kNoPath. `from` is never blocked.
    [[nodiscard]] int to(Space from, Spaces goals) const {
        Spaces reached = only(from);
        for (int steps = 0; steps <= kSpaces; ++steps) {
            if ((reached & goals & ~(blocked_ & ~only(from))) != 0) {
                return steps;
            }
            const Spaces next = through_ ? spread(reached) : trees_.next_to(reached);
            reached |= next & ~blocked_;
        }
        return kNoPath;
    }

private:
    const Trees& trees_;
    bool through_;
    Spaces blocked_;
};

}  // namespace

Spaces HunterMap::hunted_spaces(bool upright_only) const {
    Spaces spaces = 0;
    for (PieceId who = 0; who < rules_.hunted; ++who) {
        const Hunted& hunted = state_.hunted[who];
        spaces |= upright_only && hunted.hidden ? 0 : only(hunted.at);
    }
    return spaces;
}

Spaces HunterMap::neighbours(Spaces spaces, bool through) const {
    return through ? spread(spaces) : state_.trees.next_to(spaces);
}

/// HU-V2.
Spaces HunterMap::enterable(bool through) const {
    return neighbours(only(state_.hunter), through) & ~spaces_of(state_.car)
           & ~hunted_spaces(false);
}

bool HunterMap::has_noise_as_goal() const {
    const Part part = current_part(rules_, state_).part;
    return state_.noise != kNoSpace && part != Part::MoveNearest && part != Part::MoveToCar;
}

/// Returns whether the Hunter has nothing to go towards (HU-V7).
bool HunterMap::is_prowl() const {
    const Part part = current_part(rules_, state_).part;
    return state_.noise == kNoSpace && hunted_spaces(true) == 0 && part != Part::MoveToCar
           && part != Part::MoveAway;
}

Spaces HunterMap::steps_of_prowl() const {
    Spaces spaces = enterable(goes_through(current_part(rules_, state_).part));
    return rules_.ambush ? spaces : spaces & ~state_.trees.next_to(hunted_spaces(false));
}

/// HU-V4: without noise, returns one goal for each upright Hunted.
std::array<Spaces, kMaxHunted> HunterMap::goals_of_step() const {
    const Part part = current_part(rules_, state_).part;
    const bool through = goes_through(part);
    const Spaces car = spaces_of(state_.car);
    const Spaces beside_car = neighbours(car, through) & ~car;
    if (part == Part::MoveToCar) {
        return {beside_car};
    }
    if (has_noise_as_goal()) {
        const Spaces noise = only(state_.noise);
        const bool is_taken = (noise & hunted_spaces(false)) != 0;
        return {
            (noise & car) != 0 ? beside_car
            : is_taken         ? neighbours(noise, through) & ~car
                               : noise};
    }
    std::array<Spaces, kMaxHunted> goals{};
    for (PieceId who = 0; who < rules_.hunted; ++who) {
        const Hunted& hunted = state_.hunted[who];
        goals[who] = hunted.hidden ? 0 : neighbours(only(hunted.at), through) & ~car;
    }
    return goals;
}

/// Returns the spaces that a step of the current instruction may enter.
Spaces HunterMap::possible_steps() const {
    const Part part = current_part(rules_, state_).part;
    const bool through = goes_through(part);
    const std::array<Spaces, kMaxHunted> goals = goals_of_step();
    const Spaces all = goals[0] | goals[1] | goals[2] | goals[3];
    const Space here = state_.hunter;
    const Spaces car = spaces_of(state_.car);
    Spaces blocked = car | hunted_spaces(false);
    if (PathFinder(state_.trees, through, blocked).to(here, all) == kNoPath) {
        blocked = car;  // HU-V3: no path around the Hunted, so they do not count as obstacles
    }
    const PathFinder paths(state_.trees, through, blocked);
    const int own = paths.to(here, all);
    Spaces legal = 0;
    for (Spaces left = own == kNoPath ? 0 : enterable(through); left != 0;) {
        const Space next = take_first(left);
        const bool fits =
            part == Part::MoveAway
                ? paths.to(next, all) > own
                : std::ranges::any_of(goals, [&paths, here, next, own](Spaces goal) {
                      return paths.to(here, goal) == own && paths.to(next, goal) == own - 1;
                  });
        legal |= fits ? only(next) : 0;
    }
    return legal;
}

/// Returns the Hunter's space and the eight around it (HU-V11).
Spaces HunterMap::around() const {
    Spaces spaces = 0;
    for (int y = row(state_.hunter) - 1; y <= row(state_.hunter) + 1; ++y) {
        for (int x = column(state_.hunter) - 1; x <= column(state_.hunter) + 1; ++x) {
            spaces |= is_inside(x, y) ? only(space_at(x, y)) : 0;
        }
    }
    return spaces;
}

/// Returns whether the forest stays sound with one tree moved (HU-Y6).
bool HunterMap::stays_sound(Side taken, Side planted) const {
    Trees trees = state_.trees;
    if (taken != kNoSide) {
        trees.take(taken);
    }
    trees.put(planted);
    return is_sound(trees, state_.car);
}

bool HunterMap::has_place_for(Side taken) const {
    const Spaces near = around();
    for (int number = 0; number < kSideNumbers; ++number) {
        const auto side = static_cast<Side>(number);
        if (is_side(number) && side != taken && !state_.trees.has(side)
            && ((only(near_space(side)) | only(far_space(side))) & near) != 0
            && stays_sound(taken, side)) {
            return true;
        }
    }
    return false;
}

/// Returns the spaces one or two steps from the noise over open sides, never through the car.
Spaces HunterMap::drift_from_noise() const {
    const Spaces car = spaces_of(state_.car);
    const Spaces first = state_.trees.next_to(only(state_.noise)) & ~car;
    return (first | (state_.trees.next_to(first) & ~car)) & ~only(state_.noise);
}

/// HU-X1, X2, Y5.
bool HunterMap::touches(Space from, Space space) const {
    return (neighbours(only(from), state_.see_through) & only(space)) != 0;
}

}  // namespace tenebrae::nyctophobia

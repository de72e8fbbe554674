// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/check.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"

#include <algorithm>
#include <array>

// What stands against a step of the Hunter (section V). Ways are found here by spreading over sets
// of spaces, apart from the rules' own search.

namespace tenebrae::nyctophobia {
namespace {

/// One step in all directions, trees or not.
Spaces spread(Spaces spaces) {
    return (spaces & ~kEastColumn) << 1U | (spaces & ~kWestColumn) >> 1U | spaces << 8U
           | spaces >> 8U;
}

bool goes_through(Part part) {
    return part == Part::MoveThrough;
}

}  // namespace

Spaces Check::hunted_spaces(bool upright_only) const {
    Spaces spaces = 0;
    for (PieceId who = 0; who < rules_.hunted; ++who) {
        const Hunted& hunted = state_.hunted[who];
        spaces |= upright_only && hunted.hidden ? 0 : only(hunted.at);
    }
    return spaces;
}

Spaces Check::neighbours(Spaces spaces, bool through) const {
    return through ? spread(spaces) : state_.trees.next_to(spaces);
}

/// HU-V2.
Spaces Check::enterable(bool through) const {
    return neighbours(only(state_.hunter), through) & ~spaces_of(state_.car)
           & ~hunted_spaces(false);
}

bool Check::has_noise_as_goal() const {
    const Part part = part_under_way(rules_, state_).part;
    return state_.noise != kNoSpace && part != Part::MoveNearest && part != Part::MoveToCar;
}

/// HU-V7: nothing to go towards.
bool Check::is_prowl() const {
    const Part part = part_under_way(rules_, state_).part;
    return state_.noise == kNoSpace && hunted_spaces(true) == 0 && part != Part::MoveToCar
           && part != Part::MoveAway;
}

Spaces Check::steps_of_prowl() const {
    Spaces spaces = enterable(goes_through(part_under_way(rules_, state_).part));
    return rules_.ambush ? spaces : spaces & ~state_.trees.next_to(hunted_spaces(false));
}

namespace {

/// Ways over a forest: how far every space is from where the Hunter stands or might stand.
class Ways {
public:
    Ways(const Trees& trees, bool through, Spaces shut)
        : trees_(trees), through_(through), shut_(shut) {}

    /// Steps from a space to the nearest of the goals; kNoWay. The space itself is never shut.
    [[nodiscard]] int to(Space from, Spaces goals) const {
        Spaces reached = only(from);
        for (int steps = 0; steps <= kSpaces; ++steps) {
            if ((reached & goals & ~(shut_ & ~only(from))) != 0) {
                return steps;
            }
            const Spaces next = through_ ? spread(reached) : trees_.next_to(reached);
            reached |= next & ~shut_;
        }
        return kNoWay;
    }

private:
    const Trees& trees_;
    bool through_;
    Spaces shut_;
};

}  // namespace

/// In HU-V4 without noise there is one for each upright Hunted.
std::array<Spaces, kMaxHunted> Check::goals_of_step() const {
    const Part part = part_under_way(rules_, state_).part;
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

/// Where a step of this instruction may lead to.
Spaces Check::steps_there_are() const {
    const Part part = part_under_way(rules_, state_).part;
    const bool through = goes_through(part);
    const std::array<Spaces, kMaxHunted> goals = goals_of_step();
    const Spaces all = goals[0] | goals[1] | goals[2] | goals[3];
    const Space here = state_.hunter;
    const Spaces car = spaces_of(state_.car);
    Spaces shut = car | hunted_spaces(false);
    if (Ways(state_.trees, through, shut).to(here, all) == kNoWay) {
        shut = car;  // HU-V3: then Hunted are no obstacles
    }
    const Ways ways(state_.trees, through, shut);
    const int own = ways.to(here, all);
    Spaces legal = 0;
    for (Spaces left = own == kNoWay ? 0 : enterable(through); left != 0;) {
        const Space next = take_first(left);
        const bool fits =
            part == Part::MoveAway
                ? ways.to(next, all) > own
                : std::ranges::any_of(goals, [&ways, here, next, own](Spaces goal) {
                      return ways.to(here, goal) == own && ways.to(next, goal) == own - 1;
                  });
        legal |= fits ? only(next) : 0;
    }
    return legal;
}

/// HU-V2: what speaks against entering a neighbouring space.
void Check::can_enter(Space space, Direction direction, bool through) {
    const std::string way{spoken(direction)};
    if (space == kNoSpace) {
        fault("border", "HU-V2", "To the " + way + " the board ends.");
        return;
    }
    if (!through && !state_.trees.is_open(state_.hunter, direction)) {
        fault("tree", "HU-V2", "A tree stands to the " + way + ".");
    }
    if (nyctophobia::has(spaces_of(state_.car), space)) {
        fault("car", "HU-K1", "The Hunter never enters the car.");
    }
    if (nyctophobia::has(hunted_spaces(false), space)) {
        fault("occupied", "HU-V2", "A Hunted is in " + name(space) + ".");
    }
}

void Check::step(Direction direction) {
    const Part part = part_under_way(rules_, state_).part;
    const Space space = beyond(state_.hunter, direction);
    const std::size_t before = faults_.size();
    can_enter(space, direction, goes_through(part));
    if (faults_.size() != before) {
        return;
    }
    if (is_prowl()) {
        if (!nyctophobia::has(steps_of_prowl(), space)) {
            fault(
                "beside-hidden", "HU-V7", "From " + name(space) + " he would touch a hidden Hunted."
            );
        }
    } else if (!nyctophobia::has(steps_there_are(), space)) {
        const bool is_own = part == Part::Move || part == Part::MoveThrough;
        fault(
            "not-the-way",
            is_own ? "HU-V4" : "HU-V8",
            part == Part::MoveAway ? name(space) + " is no farther from the noise."
                                   : name(space) + " is on no shortest way."
        );
    }
}

void Check::stay() {
    if (!is_prowl()) {
        fault("compelled", "HU-V1", "The Hunter has something to go towards: his step is forced.");
    }
}

void Check::run(Direction direction) {
    const bool cuts = part_under_way(rules_, state_).part == Part::RunOn;
    const Space space = beyond(state_.hunter, direction);
    if (cuts && space != kNoSpace && !state_.trees.is_open(state_.hunter, direction)) {
        return;
    }
    can_enter(space, direction, false);
}

}  // namespace tenebrae::nyctophobia

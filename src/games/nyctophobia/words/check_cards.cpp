// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/check.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"

#include <algorithm>

// What stands against the Hunter's other answers: his clue, his cards, whom he attacks.

namespace tenebrae::nyctophobia {

/// HU-S7.
void Check::clue(Direction direction) {
    const auto lies_there = [direction](Space space) {
        switch (direction) {
        case Direction::North: return row(space) < kSide / 2;
        case Direction::East: return column(space) >= kSide / 2;
        case Direction::South: return row(space) >= kSide / 2;
        case Direction::West: break;
        }
        return column(space) < kSide / 2;
    };
    if (!std::ranges::any_of(state_.car, lies_there)) {
        fault(
            "false-clue",
            "HU-S7",
            "No part of the car lies in the " + std::string(spoken(direction)) + " half."
        );
    }
}

void Check::card(Action action) {
    if (state_.hand[action.number] == Card::None) {
        fault("no-card", "HU-J3", "The hand holds no such card.");
    }
}

/// HU-X1, X2, Y5.
bool Check::touches(Space from, Space space) const {
    return (neighbours(only(from), state_.see_through) & only(space)) != 0;
}

void Check::upright(PieceId who, std::string_view rule) {
    if (state_.hunted[who].hidden) {
        fault("hidden", rule, called(who) + " is hidden.");
    }
}

void Check::attack(PieceId who) {
    upright(who, "HU-H2");
    if (!touches(state_.hunter, state_.hunted[who].at)) {
        fault("not-touched", "HU-X3", "The Hunter does not touch " + called(who) + ".");
    }
}

void Check::fell(Direction direction) {
    const Side side = side_of(state_.hunter, direction);
    if (side == kNoSide || !state_.trees.has(side)) {
        fault("no-tree", "HU-V10", "There is no tree to the " + std::string(spoken(direction)));
        faults_.back().message += ".";
    }
}

/// Compelled where the card does not say "may" (HU-V10). Roots taken up have to be planted.
void Check::skip() {
    const Part part = part_under_way(rules_, state_).part;
    if (asks(Decision::Fell) && part == Part::Fell) {
        fault("compelled", "HU-V10", "The card does not say \"may\": a tree must go.");
    }
    if (asks(Decision::Plant) && part == Part::MoveTree) {
        fault("compelled", "HU-Y3", "The tree that was taken up has to be planted.");
    }
}

void Check::lure(PieceId who) {
    upright(who, "HU-Y3");
    if (part_under_way(rules_, state_).part != Part::LureNearest || state_.noise == kNoSpace) {
        return;
    }
    const auto far = [this](PieceId one) {
        return grid_distance(state_.noise, state_.hunted[one].at);
    };
    for (PieceId other = 0; other < rules_.hunted; ++other) {
        if (!state_.hunted[other].hidden && far(other) < far(who)) {
            fault("not-nearest", "HU-Y3", called(other) + " is nearer to the noise.");
            return;
        }
    }
}

void Check::swap(Action action) {
    if (action.who == action.other) {
        fault("same-hunted", "HU-Y3", "Two different Hunted change places.");
        return;
    }
    for (const PieceId who : {action.who, action.other}) {
        upright(who, "HU-Y3");
        if (nyctophobia::has(spaces_of(state_.car), state_.hunted[who].at)) {
            fault("in-car", "HU-Y3", called(who) + " is in the car.");
        }
    }
}

/// The Hunter's space and the eight around it (HU-V11).
Spaces Check::around() const {
    Spaces spaces = 0;
    for (int y = row(state_.hunter) - 1; y <= row(state_.hunter) + 1; ++y) {
        for (int x = column(state_.hunter) - 1; x <= column(state_.hunter) + 1; ++x) {
            spaces |= is_inside(x, y) ? only(space_at(x, y)) : 0;
        }
    }
    return spaces;
}

void Check::near_side(Side side) {
    if (((only(near_space(side)) | only(far_space(side))) & around()) == 0) {
        fault("not-near", "HU-V11", name_of_side(side) + " is not beside him, nor next to that.");
    }
}

/// HU-Y6: with one tree gone and another one there.
bool Check::stays_sound(Side taken, Side planted) const {
    Trees trees = state_.trees;
    if (taken != kNoSide) {
        trees.take(taken);
    }
    trees.put(planted);
    return is_sound(trees, state_.car);
}

bool Check::has_place_for(Side taken) const {
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

void Check::uproot(Side side) {
    near_side(side);
    if (!state_.trees.has(side)) {
        fault("no-tree", "HU-Y3", "There is no tree at " + name_of_side(side) + ".");
    } else if (!has_place_for(side)) {
        fault("no-place", "HU-Y3", "There would be no place to plant that tree anew.");
    }
}

void Check::plant(Side side) {
    near_side(side);
    if (state_.trees.has(side)) {
        fault("tree", "HU-Y3", "A tree stands at " + name_of_side(side) + " already.");
    } else if (part_under_way(rules_, state_).part == Part::MoveTree && side == state_.uprooted) {
        fault("same-side", "HU-Y3", "The tree goes to another side than it came from.");
    } else if (!stays_sound(kNoSide, side)) {
        fault("sealed", "HU-Y6", "A tree at " + name_of_side(side) + " would seal the forest.");
    }
}

/// One or two steps over open sides, never through the car.
Spaces Check::drift_from_noise() const {
    const Spaces car = spaces_of(state_.car);
    const Spaces first = state_.trees.next_to(only(state_.noise)) & ~car;
    return (first | (state_.trees.next_to(first) & ~car)) & ~only(state_.noise);
}

void Check::drift(Space space) {
    if (nyctophobia::has(spaces_of(state_.car), space)) {
        fault("car", "HU-Y3", "The light does not drift into the car.");
    }
    if (nyctophobia::has(hunted_spaces(false) | only(state_.hunter), space)) {
        fault("occupied", "HU-Y3", "Somebody is in " + name(space) + ".");
    }
    if (state_.noise == kNoSpace) {
        if (state_.rocks[space] > 0) {
            fault("rock", "HU-Y3", "A rock lies in " + name(space) + ".");
        }
    } else if (!nyctophobia::has(drift_from_noise(), space)) {
        fault(
            "too-far",
            "HU-Y3",
            name(space) + " is not one or two steps from the noise at " + name(state_.noise) + "."
        );
    }
}

}  // namespace tenebrae::nyctophobia

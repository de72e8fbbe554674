// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/check.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"

#include <algorithm>
#include <array>

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

constexpr int kMinSteps = 4;

/// Returns all spaces within so many steps over open sides, outside the car; `from` may be in it.
Spaces within(const Trees& trees, Spaces from, Spaces car, int steps) {
    Spaces reached = from;
    for (int step = 0; step < steps; ++step) {
        reached |= trees.next_to(reached) & ~car;
    }
    return reached;
}

}  // namespace

// Answers of a Hunted. These checks never use trees or spaces: a Hunted knows the felt sides, the
// rocks in hand and what was announced (HU-G7).

std::string Check::own_name() const {
    return piece_name(open_.owner);
}

bool Check::is_shut_in() const {
    return std::ranges::all_of(own().felt, is_blocked);
}

void Check::require_not_blocked(Direction direction) {
    const FeltSide side = own().felt[index(direction)];
    if (is_blocked(side)) {
        const std::string what = side == FeltSide::Tree     ? "a tree"
                                 : side == FeltSide::Border ? "the edge of the forest"
                                                            : "someone";
        error(
            "blocked",
            "HU-M2",
            core::capitalised(std::string(display_name(direction))) + " is blocked: you felt "
                + what + "."
        );
    }
}

void Check::require_noise_allowed(bool noise) {
    if (noise && own().character != Character::Klutz) {
        error("no-klutz", "HU-D5", "Only the Klutz can leave noise behind with a step.");
    }
}

/// Requires that the turn's action is not spent (HU-T3); an action from the Cheerleader does not
/// count.
void Check::require_action_left() {
    if (!asks(Decision::Cheered) && open_.action_spent) {
        error("action-spent", "HU-T3", own_name() + " has already acted this turn.");
    }
}

void Check::require_no_call() {
    if (open_.caller != kNoPiece) {
        error(
            "called",
            "HU-L2",
            core::capitalised(piece_name(open_.caller))
                + " has called for help: you cannot hide as an action any more."
        );
    }
}

void Check::move(Direction direction, bool noise) {
    require_not_blocked(direction);
    require_noise_allowed(noise);
}

void Check::hop(Direction direction) {
    if (own().character != Character::Climber) {
        error("no-climber", "HU-D7", "Only the Climber can hop over trees.");
    }
    if (own().felt[index(direction)] != FeltSide::Tree) {
        error(
            "no-tree-felt",
            "HU-D7",
            "You felt no tree to the " + std::string(display_name(direction)) + " here."
        );
    }
    if ((static_cast<unsigned>(own().hops_tried) >> index(direction) & 1U) != 0) {
        error("hop-occupied", "HU-D8", "Someone is behind that tree.");
    }
    if (asks(Decision::Retreat) && open_.retreated) {
        error("retreat-begun", "HU-D7", "In a retreat you can hop only before the first step.");
    }
}

void Check::search() {
    const bool is_barred = !may_search_at_stop(state_, open_.owner);
    if (is_barred && own().searched) {
        error("searched", "HU-F3", own_name() + " has already searched here.");
    }
    if (is_barred && own().sprinted_here) {
        error("sprinted", "HU-F3", "You cannot search where a sprint ended.");
    }
    if (open_.fog) {
        error("fog", "HU-Y4", "In fog the only search is the automatic one that starts a turn.");
    }
}

void Check::sprint(Direction direction, bool noise) {
    if (!asks(Decision::Sprint)) {
        require_action_left();
    }
    require_not_blocked(direction);
    require_noise_allowed(noise);
}

void Check::hide() {
    if (asks(Decision::Retreat)) {
        require_retreat_may_end();
        return;
    }
    require_action_left();
    if (asks(Decision::Cheered) && open_.stage != Stage::After) {
        error(
            "not-moved",
            "HU-D4",
            "You can hide only when the Cheerleader has finished her movement."
        );
    }
    require_no_call();
}

void Check::throw_rock() {
    require_action_left();
    if (own().rocks == 0) {
        error("no-rock", "HU-W1", own_name() + " has no rock.");
    }
}

void Check::call() {
    require_action_left();
    if (!own().in_car) {
        error("not-in-car", "HU-L1", own_name() + " is not in the car.");
    }
    if (open_.caller != kNoPiece) {
        error(
            "called",
            "HU-L1",
            core::capitalised(piece_name(open_.caller)) + " has already called for help."
        );
    }
}

void Check::cheer(PieceId other) {
    require_action_left();
    if (own().character != Character::Cheerleader) {
        error("no-cheerleader", "HU-D4", "Only the Cheerleader can give her action away.");
    }
    if (other == open_.owner) {
        error("same-hunted", "HU-D4", "The Cheerleader cannot give the action to herself.");
    } else if (state_.hunted[other].hidden) {
        error("hidden", "HU-H2", piece_name(other) + " is hidden and cannot get an action.");
    }
}

void Check::wait() {
    if (!is_shut_in()) {
        error(
            "can-move",
            "HU-T6",
            own_name() + " must move: waiting is possible only when all four sides are blocked."
        );
    }
}

void Check::counter_rock() {
    if (own().rocks == 0) {
        error("no-rock", "HU-X5", own_name() + " has no rock.");
    }
}

void Check::counter_fist() {
    if (own().character != Character::Boxer) {
        error("no-boxer", "HU-D3", "Only the Boxer can strike back with the fist.");
    }
}

void Check::retreat(Direction direction, bool noise) {
    if (asks(Decision::Retreat) && open_.retreat_steps == 0) {
        error("no-steps-left", "HU-X7", own_name() + " has no retreat step left.");
    }
    require_not_blocked(direction);
    require_noise_allowed(noise);
}

/// Requires at least one step in a combat, if one is possible (HU-X8).
void Check::require_retreat_may_end() {
    if (open_.in_combat && !open_.retreated && !is_shut_in()) {
        error(
            "must-retreat",
            "HU-X8",
            own_name() + " must retreat at least one step: not all sides are blocked."
        );
    }
}

void Check::stand() {
    if (asks(Decision::Retreat)) {
        require_retreat_may_end();
    }
}

// Steps of the Hunter (section V). Paths are found here by spreading over sets of spaces,
// independently of the rules' own search.

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
    const Part part = current_part(rules_, state_).part;
    return state_.noise != kNoSpace && part != Part::MoveNearest && part != Part::MoveToCar;
}

/// Returns whether the Hunter has nothing to go towards (HU-V7).
bool Check::is_prowl() const {
    const Part part = current_part(rules_, state_).part;
    return state_.noise == kNoSpace && hunted_spaces(true) == 0 && part != Part::MoveToCar
           && part != Part::MoveAway;
}

Spaces Check::steps_of_prowl() const {
    Spaces spaces = enterable(goes_through(current_part(rules_, state_).part));
    return rules_.ambush ? spaces : spaces & ~state_.trees.next_to(hunted_spaces(false));
}

/// HU-V4: without noise, returns one goal for each upright Hunted.
std::array<Spaces, kMaxHunted> Check::goals_of_step() const {
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
Spaces Check::possible_steps() const {
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

/// Adds the reasons against entering a neighbouring space (HU-V2).
void Check::require_enterable(Space space, Direction direction, bool through) {
    const std::string way{display_name(direction)};
    if (space == kNoSpace) {
        error("border", "HU-V2", "The forest ends to the " + way + ".");
        return;
    }
    if (!through && !state_.trees.is_open(state_.hunter, direction)) {
        error("tree", "HU-V2", "There is a tree to the " + way + ".");
    }
    if (nyctophobia::has(spaces_of(state_.car), space)) {
        error("car", "HU-K1", "The Hunter never enters the car.");
    }
    if (nyctophobia::has(hunted_spaces(false), space)) {
        error("occupied", "HU-V2", "One of the Hunted is in " + name(space) + ".");
    }
}

void Check::step(Direction direction) {
    const Part part = current_part(rules_, state_).part;
    const Space space = beyond(state_.hunter, direction);
    const std::size_t before = errors_.size();
    require_enterable(space, direction, goes_through(part));
    if (errors_.size() != before) {
        return;
    }
    if (is_prowl()) {
        if (!nyctophobia::has(steps_of_prowl(), space)) {
            error(
                "beside-hidden", "HU-V7", "From " + name(space) + " he would touch a hidden Hunted."
            );
        }
    } else if (!nyctophobia::has(possible_steps(), space)) {
        const bool is_own = part == Part::Move || part == Part::MoveThrough;
        error(
            "not-the-way",
            is_own ? "HU-V4" : "HU-V8",
            part == Part::MoveAway ? name(space) + " is not farther from the noise."
                                   : name(space) + " is not on a shortest path."
        );
    }
}

void Check::stay() {
    if (!is_prowl()) {
        error("compelled", "HU-V1", "The Hunter must step: he has something to go towards.");
    }
}

void Check::run(Direction direction) {
    const bool cuts = current_part(rules_, state_).part == Part::RunOn;
    const Space space = beyond(state_.hunter, direction);
    if (cuts && space != kNoSpace && !state_.trees.is_open(state_.hunter, direction)) {
        return;
    }
    require_enterable(space, direction, false);
}

// The Hunter's other answers: his clue, his cards, his choice of a victim.

/// HU-S7.
void Check::clue(Direction direction) {
    const auto is_in_half = [direction](Space space) {
        switch (direction) {
        case Direction::North: return row(space) < kBoardSize / 2;
        case Direction::East: return column(space) >= kBoardSize / 2;
        case Direction::South: return row(space) >= kBoardSize / 2;
        case Direction::West: break;
        }
        return column(space) < kBoardSize / 2;
    };
    if (!std::ranges::any_of(state_.car, is_in_half)) {
        error(
            "false-clue",
            "HU-S7",
            "No part of the car lies in the " + std::string(display_name(direction)) + " half."
        );
    }
}

void Check::card(Action action) {
    if (state_.hand[action.number] == Card::None) {
        error("no-card", "HU-J3", "There is no such card in the hand.");
    }
}

/// HU-X1, X2, Y5.
bool Check::touches(Space from, Space space) const {
    return (neighbours(only(from), state_.see_through) & only(space)) != 0;
}

void Check::require_upright(PieceId who, std::string_view rule) {
    if (state_.hunted[who].hidden) {
        error("hidden", rule, piece_name(who) + " is hidden.");
    }
}

void Check::attack(PieceId who) {
    require_upright(who, "HU-H2");
    if (!touches(state_.hunter, state_.hunted[who].at)) {
        error("not-touched", "HU-X3", "The Hunter does not touch " + piece_name(who) + ".");
    }
}

void Check::fell(Direction direction) {
    const Side side = side_of(state_.hunter, direction);
    if (side == kNoSide || !state_.trees.has(side)) {
        error(
            "no-tree", "HU-V10", "There is no tree to the " + std::string(display_name(direction))
        );
        errors_.back().message += ".";
    }
}

/// Only a part of a card that says "may" can be skipped (HU-V10). An uprooted tree must be planted.
void Check::skip() {
    const Part part = current_part(rules_, state_).part;
    if (asks(Decision::Fell) && part == Part::Fell) {
        error("compelled", "HU-V10", "You must fell a tree: the card does not say \"may\".");
    }
    if (asks(Decision::Plant) && part == Part::MoveTree) {
        error("compelled", "HU-Y3", "You must plant the tree you uprooted.");
    }
}

void Check::lure(PieceId who) {
    require_upright(who, "HU-Y3");
    if (current_part(rules_, state_).part != Part::LureNearest || state_.noise == kNoSpace) {
        return;
    }
    const auto far = [this](PieceId one) {
        return grid_distance(state_.noise, state_.hunted[one].at);
    };
    for (PieceId other = 0; other < rules_.hunted; ++other) {
        if (!state_.hunted[other].hidden && far(other) < far(who)) {
            error("not-nearest", "HU-Y3", piece_name(other) + " is nearer to the noise.");
            return;
        }
    }
}

void Check::swap(Action action) {
    if (action.who == action.other) {
        error("same-hunted", "HU-Y3", "Choose two different Hunted.");
        return;
    }
    for (const PieceId who : {action.who, action.other}) {
        require_upright(who, "HU-Y3");
        if (nyctophobia::has(spaces_of(state_.car), state_.hunted[who].at)) {
            error("in-car", "HU-Y3", piece_name(who) + " is in the car.");
        }
    }
}

/// Returns the Hunter's space and the eight around it (HU-V11).
Spaces Check::around() const {
    Spaces spaces = 0;
    for (int y = row(state_.hunter) - 1; y <= row(state_.hunter) + 1; ++y) {
        for (int x = column(state_.hunter) - 1; x <= column(state_.hunter) + 1; ++x) {
            spaces |= is_inside(x, y) ? only(space_at(x, y)) : 0;
        }
    }
    return spaces;
}

void Check::require_near_side(Side side) {
    if (((only(near_space(side)) | only(far_space(side))) & around()) == 0) {
        error(
            "not-near",
            "HU-V11",
            name_of_side(side) + " is not a side of the Hunter's space or of the eight around it."
        );
    }
}

/// Returns whether the forest stays sound with one tree moved (HU-Y6).
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
    require_near_side(side);
    if (!state_.trees.has(side)) {
        error("no-tree", "HU-Y3", "There is no tree at " + name_of_side(side) + ".");
    } else if (!has_place_for(side)) {
        error("no-place", "HU-Y3", "There is no other place to plant that tree.");
    }
}

void Check::plant(Side side) {
    require_near_side(side);
    if (state_.trees.has(side)) {
        error("tree", "HU-Y3", "There is already a tree at " + name_of_side(side) + ".");
    } else if (current_part(rules_, state_).part == Part::MoveTree && side == state_.uprooted) {
        error("same-side", "HU-Y3", "Plant the tree on another side than the one it came from.");
    } else if (!stays_sound(kNoSide, side)) {
        error(
            "sealed",
            "HU-Y6",
            "A tree at " + name_of_side(side) + " would seal off part of the forest."
        );
    }
}

/// Returns the spaces one or two steps from the noise over open sides, never through the car.
Spaces Check::drift_from_noise() const {
    const Spaces car = spaces_of(state_.car);
    const Spaces first = state_.trees.next_to(only(state_.noise)) & ~car;
    return (first | (state_.trees.next_to(first) & ~car)) & ~only(state_.noise);
}

void Check::drift(Space space) {
    if (nyctophobia::has(spaces_of(state_.car), space)) {
        error("car", "HU-Y3", "The noise cannot drift into the car.");
    }
    if (nyctophobia::has(hunted_spaces(false) | only(state_.hunter), space)) {
        error("occupied", "HU-Y3", "Someone is in " + name(space) + ".");
    }
    if (state_.noise == kNoSpace) {
        if (state_.rocks[space] > 0) {
            error("rock", "HU-Y3", "There is a rock in " + name(space) + ".");
        }
    } else if (!nyctophobia::has(drift_from_noise(), space)) {
        error(
            "too-far",
            "HU-Y3",
            name(space) + " is not one or two steps from the noise at " + name(state_.noise) + "."
        );
    }
}

// The forest that the Hunter builds (section B).

void Check::tree(Side side) {
    if (!state_.trees.has(side) && state_.trees.count() >= kMaxTrees) {
        error("no-tree-left", "HU-B4", "All 40 trees are already placed.");
    }
}

void Check::car(Action action) {
    if (grid_distance(action.place, action.second) != 1) {
        error("not-neighbours", "HU-B4", "The car needs two neighbouring spaces.");
    }
}

void Check::start(Action action) {
    if (action.who != kHunter && action.who >= rules_.hunted) {
        error("no-such-hunted", "HU-B4", "There is no such Hunted in this game.");
    }
}

/// Adds every reason of HU-B2; distances and soundness only once all pieces are placed.
void Check::ready() {
    if (state_.trees.count() == 0) {
        error("no-trees", "HU-B2", "The forest needs at least one tree.");
    }
    const std::size_t before = errors_.size();
    require_all_placed();
    if (errors_.size() != before) {
        return;
    }
    require_starts_apart();
    if (!is_sound(state_.trees, state_.car)) {
        error("not-sound", "HU-B3", "Trees seal off a space or the car.");
    }
    require_starts_far();
}

void Check::require_all_placed() {
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

void Check::require_starts_apart() {
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

void Check::require_starts_far() {
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

}  // namespace tenebrae::nyctophobia

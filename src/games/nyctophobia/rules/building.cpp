// SPDX-License-Identifier: MIT
#include "games/nyctophobia/rules/building.hpp"

#include "games/nyctophobia/rules/engine.hpp"

namespace tenebrae::nyctophobia {

namespace {

/// Counts steps into the car, including the last.
int steps_into_car(const State& state, Space from) {
    const Spaces car = spaces_of(state.car);
    const Spaces beside_car = state.trees.next_to(car) & ~car;
    const int steps = distance(state.trees, from, beside_car, car);
    return steps == kNoPath ? kNoPath : steps + 1;
}

void check_places(const Rules& rules, const State& state, ForestErrors& errors) {
    const Spaces car = spaces_of(state.car);
    Spaces taken = state.hunter == kNoSpace ? 0 : only(state.hunter);
    errors.hunter_in_car = (taken & car) != 0;
    for (PieceId who = 0; who < rules.hunted; ++who) {
        const Space at = state.hunted[who].at;
        const HuntedSet own = hunted_only(who);
        if (at == kNoSpace) {
            errors.no_start = static_cast<HuntedSet>(errors.no_start | own);
            continue;
        }
        errors.shared_space = errors.shared_space || has(taken, at);
        taken |= only(at);
        if (has(car, at)) {
            errors.start_in_car = static_cast<HuntedSet>(errors.start_in_car | own);
        }
    }
}

void check_distances(const Rules& rules, const State& state, ForestErrors& errors) {
    const Spaces car = spaces_of(state.car);
    for (PieceId who = 0; who < rules.hunted; ++who) {
        const Space at = state.hunted[who].at;
        const HuntedSet own = hunted_only(who);
        if (distance(state.trees, at, only(state.hunter), car) < kMinDistance) {
            errors.near_hunter = static_cast<HuntedSet>(errors.near_hunter | own);
        }
        if (steps_into_car(state, at) < kMinDistance) {
            errors.near_car = static_cast<HuntedSet>(errors.near_car | own);
        }
    }
}

}  // namespace

bool ForestErrors::any() const {
    return *this != ForestErrors();
}

ForestErrors forest_errors(const Rules& rules, const State& state) {
    ForestErrors errors;
    errors.no_tree = state.trees == Trees();
    errors.no_car = state.car == kNoCar;
    errors.no_hunter = state.hunter == kNoSpace;
    check_places(rules, state, errors);
    if (!errors.no_car && !errors.no_hunter && errors.no_start == 0) {
        errors.unsound = !is_sound(state.trees, state.car);
        check_distances(rules, state, errors);
    }
    return errors;
}

void Engine::clue(Direction direction) {
    open_.clue = direction;
    open_.has_clue = true;
    Event event;
    event.kind = EventKind::Clue;
    event.direction = direction;
    emit(event, 0);
    state_.flow = Flow::BeginTurn;
}

void Engine::clear_forest() {
    state_.trees = {};
    state_.car = kNoCar;
    state_.hunter = kNoSpace;
    for (Hunted& one : state_.hunted) {
        one.at = kNoSpace;
    }
}

/// Precondition: the action builds the forest.
void Engine::carry_out_building(Action action) {
    if (action.kind == ActionKind::Clue) {
        clue(action.direction);
        return;
    }
    if (action.kind == ActionKind::Ready) {
        set_up(rules_, state_);
        return;
    }
    if (action.kind == ActionKind::Clear) {
        clear_forest();
    } else if (action.kind == ActionKind::Car) {
        state_.car = {action.place, action.second};
    } else if (action.kind == ActionKind::Start) {
        (action.who == kHunter ? state_.hunter : hunted(action.who).at) = action.place;
    } else if (state_.trees.has(action.place)) {
        state_.trees.take(action.place);
    } else {
        state_.trees.put(action.place);
    }
    ask_again();
}

}  // namespace tenebrae::nyctophobia

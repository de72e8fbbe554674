// SPDX-License-Identifier: MIT
#include "games/nyctophobia/rules/engine.hpp"
#include "games/nyctophobia/rules/game_rules.hpp"

#include <algorithm>

/// Section A: the automatic Hunter. He sees everything and draws nothing at random.
namespace tenebrae::nyctophobia {
namespace {

/// HU-A2.
int distance_to_nearest_hunted(const Rules& rules, const State& state) {
    const HuntedSet upright = upright_hunted(rules, state);
    Spaces goal = 0;
    for (PieceId who = 0; who < rules.hunted; ++who) {
        if (upright == 0 || has_hunted(upright, who)) {
            goal |= spaces_beside(state, state.hunted[who].at, false);
        }
    }
    return path_length(state, goal, false);
}

/// The outcome of an action: combat is best, then the least health or distance.
struct Prospect {
    bool is_combat = false;
    int health = 0;  ///< of the victim, before the injury
    int nearest_hunted = kNoPath;

    [[nodiscard]] bool is_better(const Prospect& other) const {
        if (is_combat != other.is_combat) {
            return is_combat;
        }
        return is_combat ? health < other.health : nearest_hunted < other.nearest_hunted;
    }
};

/// Tries the action on a copy of the state (HU-A4, A8).
Prospect prospect(const Rules& rules, const State& state, Action action, bool decides_all) {
    State copy = state;
    Engine engine(rules, copy, nullptr);
    engine.carry_out(action);
    engine.look_ahead(decides_all);
    if (copy.flow == Flow::Fight && copy.open.decision == Decision::None) {
        return {true, copy.hunted[copy.victim].health, 0};
    }
    return {false, 0, distance_to_nearest_hunted(rules, copy)};
}

Action
best_of(const Rules& rules, const State& state, const ActionList& actions, bool decides_all) {
    Action best = actions[0];
    Prospect best_prospect;
    for (std::size_t number = 0; number < actions.size(); ++number) {
        const Prospect next = prospect(rules, state, actions[number], decides_all);
        if (number == 0 || next.is_better(best_prospect)) {
            best = actions[number];
            best_prospect = next;
        }
    }
    return best;
}

/// HU-A6.
Action best_prowl(const Rules& rules, const State& state, const ActionList& actions, bool through) {
    const Action stay = Action::of(ActionKind::Stay);
    if (rules.level == Level::Gentle) {
        return stay;
    }
    Spaces goal = 0;
    for (PieceId who = 0; who < rules.hunted; ++who) {
        goal |= spaces_beside(state, state.hunted[who].at, through);
    }
    const Spaces blocked = obstacles(state, goal, through);
    int least = path_length(state, state.hunter, goal, blocked, through);
    Action best = stay;
    for (const Action action : actions) {
        if (action.kind != ActionKind::Step) {
            continue;
        }
        const Space there = beyond(state.hunter, action.direction);
        const int far = path_length(state, there, goal, blocked, through);
        if (far < least) {
            least = far;
            best = action;
        }
    }
    return best;
}

/// Returns the least health of the nearest Hunted that a step leads towards (HU-A5).
int health_towards(const Rules& rules, const State& state, Direction direction, bool through) {
    const Goal goal = goal_of(rules, state, MoveAim::Nearest, through);
    const Spaces blocked = obstacles(state, goal.spaces, through);
    const int own = path_length(state, state.hunter, goal.spaces, blocked, through);
    const Space there = beyond(state.hunter, direction);
    const HuntedSet upright = upright_hunted(rules, state);
    int least = kMaxHealth + 1;
    for (PieceId who = 0; who < rules.hunted; ++who) {
        const Spaces near = spaces_beside(state, state.hunted[who].at, through);
        const bool is_nearest = has_hunted(upright, who)
                                && path_length(state, state.hunter, near, blocked, through) == own;
        if (is_nearest && path_length(state, there, near, blocked, through) + 1 == own) {
            least = std::min<int>(least, state.hunted[who].health);
        }
    }
    return least;
}

Action best_step(const Rules& rules, const State& state, const ActionList& actions) {
    const Part part = current_instruction(state).part;
    const bool through = is_through(part);
    const Goal goal = goal_of(rules, state, aim_of(part), through);
    if (goal.kind == Goal::Kind::Prowl) {
        return best_prowl(rules, state, actions, through);
    }
    if (goal.kind != Goal::Kind::Hunted) {
        return actions[0];
    }
    return *std::ranges::min_element(actions, std::less(), [&](Action action) {
        return health_towards(rules, state, action.direction, through);
    });
}

/// HU-A7.
Action best_victim(const State& state, const ActionList& actions) {
    return *std::ranges::min_element(actions, std::less(), [&](Action action) {
        return state.hunted[action.who].health;
    });
}

/// HU-A9. Paths to all Hunted are measured with the same obstacles, as in HU-V4.
Action best_lure(const State& state, const ActionList& actions) {
    Spaces goal = 0;
    for (const Action action : actions) {
        goal |= spaces_beside(state, state.hunted[action.who].at, false);
    }
    const Spaces blocked = obstacles(state, goal, false);
    return *std::ranges::min_element(actions, std::less(), [&](Action action) {
        const Spaces near = spaces_beside(state, state.hunted[action.who].at, false);
        return path_length(state, state.hunter, near, blocked, false);
    });
}

Action best_uproot(const Rules& rules, const State& state, const ActionList& actions) {
    int least = distance_to_nearest_hunted(rules, state);
    Action best = Action::of(ActionKind::Skip);
    for (const Action action : actions) {
        if (action.kind != ActionKind::Uproot) {
            continue;
        }
        State copy = state;
        copy.trees.take(action.place);
        const int far = distance_to_nearest_hunted(rules, copy);
        if (far < least) {
            least = far;
            best = action;
        }
    }
    return best;
}

/// HU-A10.
int drift_distance(const Rules& rules, const State& state, Space space) {
    const HuntedSet upright = upright_hunted(rules, state);
    int least = kSpaces;
    for (PieceId who = 0; who < rules.hunted; ++who) {
        if (upright == 0 || has_hunted(upright, who)) {
            least = std::min(least, grid_distance(state.hunted[who].at, space));
        }
    }
    return least;
}

Action best_drift(const Rules& rules, const State& state, const ActionList& actions) {
    const Action skip = Action::of(ActionKind::Skip);
    const bool is_noisy = state.noise != kNoSpace;
    if (!is_noisy && upright_hunted(rules, state) != 0) {
        return skip;
    }
    int least = is_noisy ? drift_distance(rules, state, state.noise) : kSpaces;
    Action best = skip;
    for (const Action action : actions) {
        if (action.kind != ActionKind::Drift) {
            continue;
        }
        const int far = drift_distance(rules, state, action.place);
        if (far < least) {
            least = far;
            best = action;
        }
    }
    return best;
}

}  // namespace

Action automatic_choice(const Rules& rules, const State& state) {
    ActionList actions;
    legal_actions(rules, state, actions);
    switch (state.open.decision) {
    case Decision::Clue:
        return *std::ranges::find(actions, farthest_clue(state.car), &Action::direction);
    case Decision::Card:
        return rules.level == Level::Gentle ? actions[0] : best_of(rules, state, actions, true);
    case Decision::Step: return best_step(rules, state, actions);
    case Decision::Victim: return best_victim(state, actions);
    case Decision::Run:
    case Decision::Fell:
    case Decision::Turning:
    case Decision::Swap:
    case Decision::Plant: return best_of(rules, state, actions, false);
    case Decision::Lure: return best_lure(state, actions);
    case Decision::Uproot: return best_uproot(rules, state, actions);
    case Decision::Drift: return best_drift(rules, state, actions);
    case Decision::None:
    case Decision::Build:
    case Decision::Turn:
    case Decision::Second:
    case Decision::After:
    case Decision::Sprint:
    case Decision::Cheered:
    case Decision::Counter:
    case Decision::Retreat:
    case Decision::Hush: break;
    }
    return actions[0];
}

}  // namespace tenebrae::nyctophobia

// SPDX-License-Identifier: MIT
#include "tui/games/vast/goals.hpp"

#include "core/text.hpp"
#include "games/vast/rules/game_rules.hpp"

#include <algorithm>

namespace tenebrae::vast::board {
namespace {

/// Returns the goal of bringing a Health to 0.
Goal kill_goal(Role role, std::string_view victim, int health, int most) {
    return {
        role,
        most - health,
        most,
        std::to_string(health) + " Health of the " + std::string(victim)};
}

Goal crystal_goal(Role role, int smashed, const Rules& rules, std::string_view then) {
    const int missing = std::max(0, rules.goals.crystals - smashed);
    std::string text = missing > 0 ? core::counted(missing, "more Crystal") : "";
    if (!then.empty()) {
        text += (text.empty() ? "" : ", then ") + std::string(then);
    }
    return {
        role,
        std::min<int>(smashed, rules.goals.crystals),
        rules.goals.crystals + (then.empty() ? 0 : 1),
        text};
}

/// Returns the goal of the Dragon: to wake, to surface and to leave.
Goal dragon_goal(const Rules& rules, const State& state) {
    const Dragon& dragon = state.dragon;
    const int cubes = std::max(0, rules.goals.wakefulness - dragon.wakefulness);
    Goal goal{
        Role::Dragon,
        std::min<int>(dragon.wakefulness, rules.goals.wakefulness),
        rules.goals.wakefulness + 2,
        {}};
    if (dragon.surfaced) {
        goal.done = goal.needed - 1;
        goal.missing = "reach the Entrance";
    } else if (dragon.awake) {
        ++goal.done;
        goal.missing = "surface on a crystal tile, leave";
    } else {
        const int shrieks = std::max(0, rules.goals.shrieks - dragon.shriek_turns);
        std::vector<std::string> parts;
        if (cubes > 0) {
            parts.push_back(core::counted(cubes, "more cube"));
        }
        if (shrieks > 0) {
            parts.push_back("Shriek on " + core::counted(shrieks, "more turn"));
        }
        goal.missing = core::joined(parts, ", ") + ", surface, leave";
    }
    return goal;
}

/// Returns the goal of the Cave: the Collapse, with 5 Crystal tiles gone and no Hatred token left.
Goal cave_goal(const Rules& rules, const State& state) {
    const int crystals = std::min<int>(state.crystals_collapsed, kCrystalsLost);
    const int hatred = state.cave.hatred;
    std::vector<std::string> parts;
    if (!state.collapse) {
        const int tiles = state.stack.size + state.cave.hand_size;
        parts.push_back("the Collapse (in " + core::counted(tiles, "tile") + ")");
    }
    if (crystals < kCrystalsLost) {
        parts.push_back(core::counted(kCrystalsLost - crystals, "Crystal tile") + " gone");
    }
    if (hatred > 0) {
        parts.push_back(core::counted(hatred, "Hatred token") + " away");
    }
    return {
        Role::Cave,
        crystals + (state.collapse ? 1 : 0) + rules.goals.hatred - hatred,
        kCrystalsLost + 1 + rules.goals.hatred,
        core::joined(parts, ", ")};
}

/// Returns the goal of the Thief. What he carries counts half in the part that is done.
Goal thief_goal(const Rules& rules, const State& state) {
    const int missing = std::max(0, rules.goals.stashed - state.thief.stashed);
    const int carried = count_carried(state);
    Goal goal{
        Role::Thief,
        2 * (rules.goals.stashed - missing) + std::min(missing, carried),
        2 * rules.goals.stashed,
        {}};
    if (missing > 0) {
        goal.missing = "stash " + core::counted(missing, "more token")
                       + (carried > 0 ? " (he carries " + std::to_string(carried) + ")" : "");
    }
    return goal;
}

Goal goal_of(const Rules& rules, const State& state, Role role) {
    const bool has_dragon = rules.has_role(Role::Dragon);
    const Goal dragon_killed =
        kill_goal(role, "Dragon", state.dragon.health, rules.goals.dragon_health);
    if (role == Role::Dragon) {
        return dragon_goal(rules, state);
    }
    if (role == Role::Cave) {
        return cave_goal(rules, state);
    }
    if (role == Role::Thief) {
        return thief_goal(rules, state);
    }
    if (role == Role::Knight) {
        return has_dragon ? dragon_killed
                          : crystal_goal(role, crystals_for_knight(state), rules, "the Entrance");
    }
    if (rules.has_role(Role::Knight)) {
        return kill_goal(role, "Knight", state.knight.health, rules.goals.knight_health);
    }
    return has_dragon ? dragon_killed
                      : crystal_goal(role, state.smashed[index(Role::Goblins)], rules, "");
}

}  // namespace

std::vector<Goal> goals_of(const Rules& rules, const State& state) {
    std::vector<Goal> goals;
    for (const Role role : kAllRoles) {
        const bool is_dead = role == Role::Knight && !is_knight_alive(state);
        if (rules.has_role(role) && !is_dead) {
            goals.push_back(goal_of(rules, state, role));
        }
    }
    return goals;
}

const Goal* closest(const std::vector<Goal>& goals) {
    const auto nearest = std::ranges::max_element(goals, [](const Goal& one, const Goal& other) {
        return one.done * other.needed < other.done * one.needed;
    });
    return nearest == goals.end() || nearest->done == 0 ? nullptr : &*nearest;
}

}  // namespace tenebrae::vast::board

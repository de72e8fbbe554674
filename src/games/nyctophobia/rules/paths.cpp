// SPDX-License-Identifier: MIT
#include "games/nyctophobia/rules/paths.hpp"

namespace tenebrae::nyctophobia {
namespace {

constexpr Trees kNoTrees{};

/// Returns the possible steps that lead one step nearer to the goal, or farther away with Away.
Steps steps_to(const State& state, const Goal& goal, MoveAim aim, bool through) {
    Steps steps;
    const Spaces blocked = obstacles(state, goal.spaces, through);
    const int own = path_length(state, state.hunter, goal.spaces, blocked, through);
    if (own == kNoPath) {
        return steps;
    }
    for (const Direction direction : kDirections) {
        if (!can_step(state, direction, through)) {
            continue;
        }
        const int next =
            path_length(state, beyond(state.hunter, direction), goal.spaces, blocked, through);
        const bool fits = aim == MoveAim::Away ? next != kNoPath && next > own : next + 1 == own;
        if (fits) {
            steps.directions = static_cast<std::uint8_t>(steps.directions | 1U << index(direction));
        }
    }
    return steps;
}

/// HU-V7.
Steps prowl_steps(const Rules& rules, const State& state, bool through) {
    Steps steps;
    for (const Direction direction : kDirections) {
        if (!can_step(state, direction, through)) {
            continue;
        }
        const Spaces near = next_to(state.trees, only(beyond(state.hunter, direction)), false);
        if (rules.ambush || (near & spaces_of_hunted(state)) == 0) {
            steps.directions = static_cast<std::uint8_t>(steps.directions | 1U << index(direction));
        }
    }
    steps.may_stay = steps.directions != 0;
    return steps;
}

Spaces beside_upright(const Rules& rules, const State& state, bool through) {
    Spaces spaces = 0;
    const HuntedSet upright = upright_hunted(rules, state);
    for (PieceId who = 0; who < rules.hunted; ++who) {
        if (has_hunted(upright, who)) {
            spaces |= spaces_beside(state, state.hunted[who].at, through);
        }
    }
    return spaces;
}

Spaces noise_goal(const State& state, bool through) {
    return can_enter(state, state.noise) || state.noise == state.hunter
               ? only(state.noise)
               : (is_car(state, state.noise)
                      ? next_to(state.trees, spaces_of(state.car), through) & ~spaces_of(state.car)
                      : spaces_beside(state, state.noise, through));
}

}  // namespace

Spaces spaces_of_hunted(const State& state) {
    Spaces spaces = 0;
    for (const Hunted& one : state.hunted) {
        spaces |= one.at == kNoSpace ? 0 : only(one.at);
    }
    return spaces;
}

HuntedSet upright_hunted(const Rules& rules, const State& state) {
    unsigned set = 0;
    for (PieceId who = 0; who < rules.hunted; ++who) {
        set |= state.hunted[who].hidden ? 0U : hunted_only(who);
    }
    return static_cast<HuntedSet>(set);
}

PieceId piece_at(const State& state, Space space) {
    if (state.hunter == space) {
        return kHunter;
    }
    for (PieceId who = 0; who < kMaxHunted; ++who) {
        if (state.hunted[who].at == space) {
            return who;
        }
    }
    return kNoPiece;
}

Spaces next_to(const Trees& trees, Spaces from, bool through) {
    return through ? kNoTrees.next_to(from) : trees.next_to(from);
}

HuntedSet touched(const Rules& rules, const State& state) {
    const Spaces near = next_to(state.trees, only(state.hunter), state.see_through);
    unsigned set = 0;
    for (PieceId who = 0; who < rules.hunted; ++who) {
        const Hunted& one = state.hunted[who];
        set |= !one.hidden && has(near, one.at) ? hunted_only(who) : 0U;
    }
    return static_cast<HuntedSet>(set);
}

bool can_enter(const State& state, Space space) {
    return space != kNoSpace && !is_car(state, space) && piece_at(state, space) == kNoPiece;
}

bool can_step(const State& state, Direction direction, bool through) {
    return can_enter(state, beyond(state.hunter, direction))
           && (through || state.trees.is_open(state.hunter, direction));
}

Spaces spaces_beside(const State& state, Space space, bool through) {
    return next_to(state.trees, only(space), through) & ~spaces_of(state.car);
}

bool touches_noise(const State& state) {
    if (can_enter(state, state.noise)) {
        return false;
    }
    const Spaces there = is_car(state, state.noise) ? spaces_of(state.car) : only(state.noise);
    return has(next_to(state.trees, there, false), state.hunter);
}

Goal goal_of(const Rules& rules, const State& state, MoveAim aim, bool through) {
    if (aim == MoveAim::Car) {
        return {
            Goal::Kind::Car,
            next_to(state.trees, spaces_of(state.car), through) & ~spaces_of(state.car)};
    }
    const bool is_noisy = state.noise != kNoSpace;
    if (is_noisy && aim != MoveAim::Nearest) {
        return {Goal::Kind::Noise, noise_goal(state, through)};
    }
    if (aim == MoveAim::Away) {
        return {};
    }
    if (upright_hunted(rules, state) != 0) {
        return {Goal::Kind::Hunted, beside_upright(rules, state, through)};
    }
    return {is_noisy ? Goal::Kind::None : Goal::Kind::Prowl, 0};
}

int path_length(const State& state, Space from, Spaces goal, Spaces blocked, bool through) {
    return distance(through ? kNoTrees : state.trees, from, goal & ~blocked, blocked);
}

Spaces obstacles(const State& state, Spaces goal, bool through) {
    const Spaces car = spaces_of(state.car);
    const Spaces all = car | spaces_of_hunted(state);
    return path_length(state, state.hunter, goal, all, through) == kNoPath ? car : all;
}

int path_length(const State& state, Spaces goal, bool through) {
    return path_length(state, state.hunter, goal, obstacles(state, goal, through), through);
}

Steps legal_steps(const Rules& rules, const State& state, MoveAim aim, bool through) {
    const Goal goal = goal_of(rules, state, aim, through);
    switch (goal.kind) {
    case Goal::Kind::None: return {};
    case Goal::Kind::Prowl: return prowl_steps(rules, state, through);
    case Goal::Kind::Noise:
    case Goal::Kind::Hunted:
    case Goal::Kind::Car: break;
    }
    return steps_to(state, goal, aim, through);
}

MoveAim aim_of(Part part) {
    return part == Part::MoveNearest ? MoveAim::Nearest
           : part == Part::MoveToCar ? MoveAim::Car
           : part == Part::MoveAway  ? MoveAim::Away
                                     : MoveAim::Usual;
}

const CardText& current_text(const State& state) {
    if (state.playing == Card::None) {
        return kSimpleText;
    }
    const CardInfo& card = card_info(state.playing);
    return state.uses_noise_text ? card.noise : card.quiet;
}

Instruction current_instruction(const State& state) {
    return current_text(state)[state.part - 1U];
}

}  // namespace tenebrae::nyctophobia

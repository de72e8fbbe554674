// SPDX-License-Identifier: MIT
#include "games/nyctophobia/rules/ways.hpp"

namespace tenebrae::nyctophobia {
namespace {

constexpr Trees kNoTrees{};

/// Returns the possible steps that lead one step nearer to the goal, or farther away with Away.
Steps steps_to(const State& state, const Goal& goal, Aim aim, bool through) {
    Steps steps;
    const Spaces blocked = obstacles(state, goal.spaces, through);
    const int own = way(state, state.hunter, goal.spaces, blocked, through);
    if (own == kNoWay) {
        return steps;
    }
    for (const Direction direction : kDirections) {
        if (!can_step(state, direction, through)) {
            continue;
        }
        const int next = way(state, beyond(state.hunter, direction), goal.spaces, blocked, through);
        const bool fits = aim == Aim::Away ? next != kNoWay && next > own : next + 1 == own;
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
            spaces |= beside(state, state.hunted[who].at, through);
        }
    }
    return spaces;
}

Spaces noise_goal(const State& state, bool through) {
    return can_enter(state, state.noise) || state.noise == state.hunter
               ? only(state.noise)
               : (is_car(state, state.noise)
                      ? next_to(state.trees, spaces_of(state.car), through) & ~spaces_of(state.car)
                      : beside(state, state.noise, through));
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
    return kNobody;
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
    return space != kNoSpace && !is_car(state, space) && piece_at(state, space) == kNobody;
}

bool can_step(const State& state, Direction direction, bool through) {
    return can_enter(state, beyond(state.hunter, direction))
           && (through || state.trees.is_open(state.hunter, direction));
}

Spaces beside(const State& state, Space space, bool through) {
    return next_to(state.trees, only(space), through) & ~spaces_of(state.car);
}

bool touches_noise(const State& state) {
    if (can_enter(state, state.noise)) {
        return false;
    }
    const Spaces there = is_car(state, state.noise) ? spaces_of(state.car) : only(state.noise);
    return has(next_to(state.trees, there, false), state.hunter);
}

Goal goal_of(const Rules& rules, const State& state, Aim aim, bool through) {
    if (aim == Aim::Car) {
        return {
            Goal::Kind::Car,
            next_to(state.trees, spaces_of(state.car), through) & ~spaces_of(state.car)};
    }
    const bool is_noisy = state.noise != kNoSpace;
    if (is_noisy && aim != Aim::Nearest) {
        return {Goal::Kind::Noise, noise_goal(state, through)};
    }
    if (aim == Aim::Away) {
        return {};
    }
    if (upright_hunted(rules, state) != 0) {
        return {Goal::Kind::Hunted, beside_upright(rules, state, through)};
    }
    return {is_noisy ? Goal::Kind::None : Goal::Kind::Prowl, 0};
}

int way(const State& state, Space from, Spaces goal, Spaces blocked, bool through) {
    return distance(through ? kNoTrees : state.trees, from, goal & ~blocked, blocked);
}

Spaces obstacles(const State& state, Spaces goal, bool through) {
    const Spaces car = spaces_of(state.car);
    const Spaces all = car | spaces_of_hunted(state);
    return way(state, state.hunter, goal, all, through) == kNoWay ? car : all;
}

int way(const State& state, Spaces goal, bool through) {
    return way(state, state.hunter, goal, obstacles(state, goal, through), through);
}

Steps legal_steps(const Rules& rules, const State& state, Aim aim, bool through) {
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

Aim aim_of(Part part) {
    return part == Part::MoveNearest ? Aim::Nearest
           : part == Part::MoveToCar ? Aim::Car
           : part == Part::MoveAway  ? Aim::Away
                                     : Aim::Usual;
}

const CardText& text_of(const State& state) {
    if (state.playing == Card::None) {
        return kSimpleText;
    }
    const CardFacts& card = facts(state.playing);
    return state.with_noise ? card.noise : card.quiet;
}

Instruction under_way(const State& state) {
    return text_of(state)[state.part - 1U];
}

}  // namespace tenebrae::nyctophobia

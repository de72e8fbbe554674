// SPDX-License-Identifier: MIT
#pragma once

#include "core/fixed_list.hpp"
#include "games/nyctophobia/rules/state.hpp"

/// Where pieces stand and how the Hunter gets to them (section V).
namespace tenebrae::nyctophobia {

/// Of all Hunted there are.
Spaces spaces_of_hunted(const State& state);
HuntedSet upright_hunted(const Rules& rules, const State& state);
/// The Hunted or Hunter in a space; kNobody.
PieceId piece_at(const State& state, Space space);
inline bool is_car(const State& state, Space space) {
    return has(spaces_of(state.car), space);
}

/// All spaces one step from any of these: over open sides, or with `through` over any.
Spaces next_to(const Trees& trees, Spaces from, bool through);

/// The upright Hunted that the Hunter touches (HU-X1), through trees if his card says so.
HuntedSet touched(const Rules& rules, const State& state);
/// He can enter it (HU-V2).
bool can_enter(const State& state, Space space);
/// He can step that way.
bool can_step(const State& state, Direction direction, bool through);

/// What a move goes towards: spaces (HU-V4, V8).
enum class Aim : std::uint8_t { Usual, Nearest, Car, Away };
struct Goal {
    enum class Kind : std::uint8_t { None, Noise, Hunted, Car, Prowl } kind = Kind::None;
    Spaces spaces = 0;
};
/// HU-V4 to V8: of no noise and nobody upright it is Prowl, where that is allowed.
Goal goal_of(const Rules& rules, const State& state, Aim aim, bool through);
/// The spaces outside the car next to a Hunted, or for a Hunted in the car next to its space.
Spaces beside(const State& state, Space space, bool through);
/// HU-V5 away from its own space: the noise lies where he cannot stand, and he touches it, which
/// is over an open side also when he moves through trees.
bool touches_noise(const State& state);

/// What is in his way for these goals (HU-V3): the car, and Hunted unless they shut every way.
Spaces obstacles(const State& state, Spaces goal, bool through);
/// The length of his shortest way from a space (HU-V3); kNoWay.
int way(const State& state, Space from, Spaces goal, Spaces blocked, bool through);
/// The same from where he stands, with the obstacles of these goals.
int way(const State& state, Spaces goal, bool through);

struct Steps {
    std::uint8_t directions = 0;  ///< bit n: towards direction n
    bool may_stay = false;  ///< prowling (HU-V7)
    [[nodiscard]] bool has(Direction direction) const {
        return (static_cast<unsigned>(directions) >> index(direction) & 1U) != 0;
    }
};
/// The legal steps of a move (HU-V1 (d)); none: it is done.
Steps legal_steps(const Rules& rules, const State& state, Aim aim, bool through);

/// The Aim of an instruction, and whether it leads through trees. Precondition: a kind of move.
Aim aim_of(Part part);
constexpr bool is_through(Part part) {
    return part == Part::MoveThrough;
}
constexpr bool is_move(Part part) {
    return part == Part::Move || part == Part::MoveThrough || part == Part::MoveNearest
           || part == Part::MoveToCar || part == Part::MoveAway;
}

/// The text being carried out, and the instruction under way. Precondition: it is his turn, and a
/// card was chosen if he has any.
const CardText& text_of(const State& state);
Instruction under_way(const State& state);

}  // namespace tenebrae::nyctophobia

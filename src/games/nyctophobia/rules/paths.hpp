// SPDX-License-Identifier: MIT
#pragma once

#include "core/fixed_list.hpp"
#include "games/nyctophobia/rules/state.hpp"

/// The places of pieces and the paths of the Hunter to them (section V).
namespace tenebrae::nyctophobia {

/// Returns the spaces of all Hunted.
Spaces spaces_of_hunted(const State& state);
HuntedSet upright_hunted(const Rules& rules, const State& state);
/// Returns the Hunted or the Hunter in a space; kNoPiece if it is empty.
PieceId piece_at(const State& state, Space space);
inline bool is_car(const State& state, Space space) {
    return has(spaces_of(state.car), space);
}

/// Returns all spaces one step from any of these, over open sides, or with `through` over any side.
Spaces next_to(const Trees& trees, Spaces from, bool through);

/// Returns the upright Hunted that the Hunter touches (HU-X1), through trees if his card says so.
HuntedSet touched(const Rules& rules, const State& state);
/// Returns whether the Hunter can enter a space (HU-V2).
bool can_enter(const State& state, Space space);
/// Returns whether the Hunter can step in a direction.
bool can_step(const State& state, Direction direction, bool through);

/// The kinds of moves by their goals (HU-V4, V8).
enum class MoveAim : std::uint8_t { Usual, Nearest, Car, Away };
struct Goal {
    enum class Kind : std::uint8_t { None, Noise, Hunted, Car, Prowl } kind = Kind::None;
    Spaces spaces = 0;
};
/// Returns the goal of a move (HU-V4 to V8). Without noise and with all Hunted hidden it is Prowl,
/// if that is allowed.
Goal goal_of(const Rules& rules, const State& state, MoveAim aim, bool through);
/// Returns the spaces outside the car next to a Hunted in `space`, which may be in the car.
Spaces spaces_beside(const State& state, Space space, bool through);
/// Returns whether the Hunter touches noise in a space that he cannot enter (HU-V5): over an open
/// side, also when he moves through trees.
bool touches_noise(const State& state);

/// Returns the obstacles on the path to these goals (HU-V3): the car, and the Hunted unless they
/// block every path.
Spaces obstacles(const State& state, Spaces goal, bool through);
/// Returns the length of the Hunter's shortest path from a space (HU-V3), or kNoPath.
int path_length(const State& state, Space from, Spaces goal, Spaces blocked, bool through);
/// Returns the same from his own space, with the obstacles of these goals.
int path_length(const State& state, Spaces goal, bool through);

struct Steps {
    std::uint8_t directions = 0;  ///< bit n: direction n
    bool may_stay = false;  ///< prowling (HU-V7)
    [[nodiscard]] bool has(Direction direction) const {
        return (static_cast<unsigned>(directions) >> index(direction) & 1U) != 0;
    }
};
/// Returns the legal steps of a move (HU-V1 (d)); none if the move is over.
Steps legal_steps(const Rules& rules, const State& state, MoveAim aim, bool through);

/// Return the MoveAim of a move and whether it goes through trees. Precondition: the part is a
/// move.
MoveAim aim_of(Part part);
constexpr bool is_through(Part part) {
    return part == Part::MoveThrough;
}
constexpr bool is_move(Part part) {
    return part == Part::Move || part == Part::MoveThrough || part == Part::MoveNearest
           || part == Part::MoveToCar || part == Part::MoveAway;
}

/// Return the text being carried out and its current instruction. Precondition: it is the Hunter's
/// turn, and he has chosen a card if he has any.
const CardText& current_text(const State& state);
Instruction current_instruction(const State& state);

}  // namespace tenebrae::nyctophobia

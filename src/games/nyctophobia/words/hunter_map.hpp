// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"

#include <array>

namespace tenebrae::nyctophobia {

/// What the checks of the Hunter's answers ask of the board. Paths are found here by spreading over
/// sets of spaces, independently of the rules' own search.
class HunterMap {
public:
    HunterMap(const Rules& rules, const State& state) : rules_(rules), state_(state) {}

    [[nodiscard]] Spaces hunted_spaces(bool upright_only) const;
    /// Returns whether the Hunter has nothing to go towards (HU-V7).
    [[nodiscard]] bool is_prowl() const;
    /// Returns the spaces that a step of the current instruction may enter (HU-V4, V8).
    [[nodiscard]] Spaces possible_steps() const;
    /// Returns the same where he has nothing to go towards.
    [[nodiscard]] Spaces steps_of_prowl() const;
    [[nodiscard]] bool touches(Space from, Space space) const;
    /// Returns the Hunter's space and the eight around it (HU-V11).
    [[nodiscard]] Spaces around() const;
    /// Returns whether the forest stays sound with one tree moved (HU-Y6).
    [[nodiscard]] bool stays_sound(Side taken, Side planted) const;
    /// Returns whether this tree can be planted on another side.
    [[nodiscard]] bool has_place_for(Side taken) const;
    /// Returns the spaces one or two steps from the noise over open sides, never through the car.
    [[nodiscard]] Spaces drift_from_noise() const;

private:
    [[nodiscard]] Spaces enterable(bool through) const;
    [[nodiscard]] Spaces neighbours(Spaces spaces, bool through) const;
    [[nodiscard]] bool has_noise_as_goal() const;
    /// Returns the goals of a step, each a set of spaces (HU-V4, V8).
    [[nodiscard]] std::array<Spaces, kMaxHunted> goals_of_step() const;

    const Rules& rules_;
    const State& state_;
};

}  // namespace tenebrae::nyctophobia

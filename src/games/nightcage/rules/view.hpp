// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/state.hpp"

namespace tenebrae::nightcage {

/// Exactly what a seat may know: everything face up, and of the stack what follows from it.
/// Nothing per seat is hidden in The Night Cage, so all seats see the same, and differ in who is
/// asked alone.
struct View {
    PublicState shown;
    /// The tiles still in the stack, by kind (public: all others are face up or in the darkness).
    std::array<std::uint8_t, kTileKinds> stack_counts{};
    /// Which of them may be among the opening tiles on top (table.opening_left of them): with a
    /// fixed opening ([2]) exactly those, with a random one ([1]) every passage of the stack.
    std::array<std::uint8_t, kTileKinds> opening_pool{};
    bool decides = false;  ///< the pending decision is this seat's
    std::uint8_t unused = 0;  ///< in place of padding; always 0

    friend constexpr bool operator==(const View&, const View&) = default;
};
static_assert(core::ByteValue<View>);

View view(const Rules& rules, const State& state, int seat);

/// The chance that the next tile drawn is of each kind; all zero with the stack empty.
std::array<double, kTileKinds> next_tile_chances(const View& view);

}  // namespace tenebrae::nightcage

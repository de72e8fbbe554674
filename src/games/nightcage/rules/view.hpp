// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/state.hpp"

namespace tenebrae::nightcage {

/// Exactly what a seat may know: everything face up, and what follows from it about the stack. The
/// Night Cage hides nothing from single seats, so all seats have the same view except for
/// `decides`.
struct View {
    PublicState shown;
    /// The tiles still in the stack, by kind (public: all others are face up or in the darkness).
    std::array<std::uint8_t, kTileKinds> stack_counts{};
    /// The tiles that may be among the opening tiles on top (shown.opening_left of them): with a
    /// fixed opening ([2]) exactly those, with a random one ([1]) every passage of the stack.
    std::array<std::uint8_t, kTileKinds> opening_pool{};
    bool decides = false;  ///< the pending decision is this seat's
    std::uint8_t unused = 0;  ///< instead of padding; always 0

    friend constexpr bool operator==(const View&, const View&) = default;
};
static_assert(core::ByteValue<View>);

View view(const Rules& rules, const State& state, int seat);

/// Returns the chance of each kind to be drawn next; all zero if the stack is empty.
std::array<double, kTileKinds> next_tile_chances(const View& view);

}  // namespace tenebrae::nightcage

// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "nightcage/state.hpp"
#include "nightcage/view.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

/// The body of a position file: a game at one moment, written down.
namespace tenebrae::nightcage {

/// The state the lines describe, or every fault that was found. The first of them is line
/// first_line of file. A last line "end" may be there. The seed shuffles a stack given as counts.
core::Result<State> read_position(
    const Rules& rules,
    std::span<const std::string> lines,
    std::string_view file,
    int first_line,
    std::uint64_t seed
);

/// Reads back to the same state.
std::string write_position(const Rules& rules, const State& state);
/// The same with the stack as counts: what anybody may know.
std::string write_public_position(const Rules& rules, const View& view);

}  // namespace tenebrae::nightcage

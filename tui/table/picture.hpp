// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "tui/table/recording.hpp"

#include <cstddef>
#include <span>
#include <string>

/// Pictures of replays as SVG. The same arguments give the same bytes on every machine.
/// Precondition of all: the game has a board, and `seat` is any unused one.
namespace tenebrae::tui {

/// The largest moving picture, in bytes.
inline constexpr std::size_t kMaxMovingPicture = 8U << 20U;

/// Returns a picture of the replay's moment.
std::string write_picture(
    table::Seat& seat, const Replay& replay, std::span<const BoardFamily> families, const Cast& cast
);

/// Returns a moving picture of a replay, from its moment to its end; an error if it is larger than
/// kMaxMovingPicture.
core::Result<std::string> write_moving_picture(
    table::Seat& seat, const Replay& replay, std::span<const BoardFamily> families, const Cast& cast
);

}  // namespace tenebrae::tui

// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/recording.hpp"

#include <span>
#include <string>

namespace tenebrae::tui {

/// Returns a replay, from its moment to its end, as an asciicast of version 2: one line for the
/// header and one for each picture. The same arguments give the same bytes on every machine.
/// Precondition: the game has a board. `seat` may be any unused one.
std::string write_cast(
    table::Seat& seat, const Replay& replay, std::span<const BoardFamily> families, const Cast& cast
);

}  // namespace tenebrae::tui

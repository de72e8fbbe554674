// SPDX-License-Identifier: MIT
#pragma once

#include "host/match.hpp"

#include <cstddef>
#include <optional>

namespace tenebrae::host {

/// What begins the game of a match once more: the same rules, names and seed. Precondition: that
/// game is over, for its seed tells all.
core::Result<table::Header> header_again(const Match& match);

/// When so many commands had been carried out, the turn began; nothing: the game had no such turn.
std::optional<std::size_t> beginning_of_turn(const Match& match, int turn);

/// Puts the game of a match on the table once more, as it was when so many commands had been
/// carried out: another game, with a record of its own, in which a note says so. Precondition: it
/// is over.
table::Reply begin_again(Match& match, std::size_t commands);

}  // namespace tenebrae::host

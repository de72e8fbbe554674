// SPDX-License-Identifier: MIT
#pragma once

#include "host/viewer.hpp"
#include "table/header.hpp"
#include "table/reply.hpp"

#include <cstddef>
#include <optional>

namespace tenebrae::host {

/// Returns the header that starts the game of a match again, with the same rules, names and seed.
/// Precondition: the game is over, because its seed reveals everything hidden.
core::Result<table::Header> restart_header(const Match& match);

/// Returns the number of commands before the first one of a turn; none if the game had no such
/// turn.
std::optional<std::size_t> beginning_of_turn(const Match& match, int turn);

/// Restarts the game of a match from the state after this many commands. It is a new game with its
/// own record, in which a note says so. The viewer sees it from its start; other viewers of the
/// match must be told by Viewer::reset(). Precondition: the game is over.
table::Reply restart(Match& match, Viewer& viewer, std::size_t commands);

}  // namespace tenebrae::host

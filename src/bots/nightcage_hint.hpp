// SPDX-License-Identifier: MIT
#pragma once

#include "table/referee.hpp"

#include <optional>

namespace tenebrae::bots {

/// What search would do for the seat that decides: a table::Hinter. The same state always gets the
/// same answer, whatever the order of its stack. Nothing for another game or when the game is over.
std::optional<table::Move>
hint(const table::Referee& referee, const table::GameState& packed, int seat);

}  // namespace tenebrae::bots

// SPDX-License-Identifier: MIT
#pragma once

#include "table/game.hpp"

#include <optional>

namespace tenebrae::bots {

/// What search would do for the seat that is asked: a table::Hinter. The same view always gets the
/// same answer. Nothing for another game or when the game is over.
std::optional<table::Move> hint(const table::Game& game, const table::SeatView& seen);

}  // namespace tenebrae::bots

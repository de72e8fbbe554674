// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/cagedin_game.hpp"

#include <string>

namespace tenebrae::bots {

/// What an action of the seat that decides leads to, in words of the game, with the chance that it
/// is blocked.
std::string
reason_of(const cagedin::CagedIn& game, const cagedin::View& view, cagedin::Action action);

/// "37 in 100": a part of kCertain.
std::string in_a_hundred(std::int64_t chance);

}  // namespace tenebrae::bots

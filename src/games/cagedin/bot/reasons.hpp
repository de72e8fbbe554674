// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/cagedin_game.hpp"

#include <string>

namespace tenebrae::bots {

/// Describes what an action of the deciding seat leads to, with the chance that it is blocked.
std::string
reason_of(const cagedin::CagedIn& game, const cagedin::View& view, cagedin::Action action);

/// Formats a part of kCertain: "37 in 100".
std::string in_a_hundred(std::int64_t chance);

}  // namespace tenebrae::bots

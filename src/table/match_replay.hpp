// SPDX-License-Identifier: MIT
#pragma once

#include "table/match.hpp"
#include "table/replay.hpp"

#include <memory>

namespace tenebrae::table {

/// How this game was played. Precondition: there is one.
std::shared_ptr<const Replay> replay_of(Match match);

}  // namespace tenebrae::table

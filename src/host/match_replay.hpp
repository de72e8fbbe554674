// SPDX-License-Identifier: MIT
#pragma once

#include "host/match.hpp"
#include "table/replay.hpp"

#include <memory>
#include <optional>

namespace tenebrae::host {

/// How this game was played, to be seen with the eyes of one seat or, without one, of any; moments
/// are the commands that seat was told of. Precondition: there is one.
std::shared_ptr<const table::Replay> replay_of(Match match, std::optional<int> seat);

}  // namespace tenebrae::host

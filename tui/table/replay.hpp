// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "table/replay.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace tenebrae::tui {

/// Returns the game as it is now, or nullptr if it has not changed since the last call.
using ReplayNews = std::function<core::Result<std::shared_ptr<const table::Replay>>()>;

/// A recorded game to watch.
struct Replay {
    std::shared_ptr<const table::Replay> played;
    std::size_t moment = 0;  ///< number of commands carried out at its start
    std::optional<int> seat = {};  ///< the seat whose view is shown; nothing: the deciding seat's
    std::optional<std::size_t> turning_point = {};  ///< its moment, if it was searched for
    ReplayNews news = {};  ///< of a game that is still being played; else empty
    /// The news must be asked for from time to time; else the seat gets it, as at a table.
    bool polls = false;
};

}  // namespace tenebrae::tui

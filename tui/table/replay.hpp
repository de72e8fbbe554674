// SPDX-License-Identifier: MIT
#pragma once

#include "table/replay.hpp"

#include <cstddef>
#include <memory>
#include <optional>

namespace tenebrae::tui {

/// A recorded game to watch.
struct Replay {
    std::shared_ptr<const table::Replay> played;
    std::size_t moment = 0;  ///< number of commands carried out at its start
    std::optional<int> seat = {};  ///< the seat whose view is shown; nothing: the deciding seat's
};

}  // namespace tenebrae::tui

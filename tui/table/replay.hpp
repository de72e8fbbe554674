// SPDX-License-Identifier: MIT
#pragma once

#include "table/replay.hpp"

#include <cstddef>
#include <memory>
#include <optional>

namespace tenebrae::tui {

/// A game to be watched as it was played.
struct Replay {
    std::shared_ptr<const table::Replay> played;
    std::size_t moment = 0;  ///< it begins when so many commands have been carried out
    std::optional<int> seat = {};  ///< whose view; nothing: of whoever decides
};

}  // namespace tenebrae::tui

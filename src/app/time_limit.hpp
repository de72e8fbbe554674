// SPDX-License-Identifier: MIT
#pragma once

#include "table/bot.hpp"
#include "table/thinking_time.hpp"

#include <cstdint>

namespace tenebrae::app {

/// Returns a steady clock of the operating system, in microseconds.
table::Clock steady_clock();

/// The limit of a long computation.
enum class SearchLimit : std::uint8_t {
    Unlimited,  ///< no time limit
    Limited,  ///< at most 20 seconds
    UntilInput,  ///< at most 20 seconds, and until the next line is typed at a terminal
};
/// Returns a listener for one long computation: shows its progress on a terminal, and stops it at
/// the time limit of `limit`.
table::ProgressListener start_time_limit(SearchLimit limit, table::Clock clock = steady_clock());

}  // namespace tenebrae::app

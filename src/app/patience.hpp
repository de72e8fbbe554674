// SPDX-License-Identifier: MIT
#pragma once

#include "table/bot.hpp"
#include "table/effort.hpp"

#include <cstdint>

namespace tenebrae::app {

/// The machine's own, by which people wait.
table::Clock steady_clock();

/// Who waits for the answer to a long question.
enum class Waiting : std::uint8_t {
    Nobody,  ///< it is sought until it is found
    Reader,  ///< for 20 seconds at most
    Typist,  ///< the same, and no longer than until the next line where lines come from a terminal
};
/// For one long question: shows how far it has come where somebody sees that, and ends it when
/// whoever waits has waited for so long.
table::Watch patience(Waiting who, table::Clock clock = steady_clock());

}  // namespace tenebrae::app

// SPDX-License-Identifier: MIT
#pragma once

#include "table/bot.hpp"
#include "table/effort.hpp"

namespace tenebrae::app {

/// The machine's own, by which people wait.
table::Clock steady_clock();

/// For one long question: shows how far it has come where somebody sees that, and ends it after 20
/// seconds. Where `typed` lines come from a terminal, the next line that is typed ends it as well.
table::Watch patience(bool typed);

}  // namespace tenebrae::app

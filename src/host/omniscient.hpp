// SPDX-License-Identifier: MIT
#pragma once

#include "host/match.hpp"
#include "table/face.hpp"

namespace tenebrae::host {

/// All that nobody at the table may know: seed, hidden order, hash. `match` outlives it.
table::JsonAdditions truth_of(const Match& match);

}  // namespace tenebrae::host

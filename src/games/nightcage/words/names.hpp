// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/nightcage/words/vocabulary.hpp"
#include "table/game.hpp"

#include <span>

namespace tenebrae::nightcage {

/// The names among the settings ("name 2"): printable, short, for prisoners there are. The last one
/// given to a prisoner holds.
core::Result<Names> read_names(std::span<const table::Setting> settings, int prisoners);

}  // namespace tenebrae::nightcage

// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "table/game.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::kit {

/// The names among the settings ("name 2"), by piece and empty where none is given: printable,
/// short, for pieces there are. The last one given to a piece holds. `piece` says what has a name:
/// "piece".
core::Result<std::vector<std::string>>
read_names(std::span<const table::Setting> settings, int count, std::string_view piece);

/// Adds "name 2 Ada" for each that is not empty: lines of a header.
void add_name_lines(std::span<const std::string> names, std::vector<std::string>& lines);

}  // namespace tenebrae::kit

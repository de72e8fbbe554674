// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "table/game.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::kit {

/// Reads the names among the settings ("name 2"), by piece; empty if none is given. They must be
/// printable, short, and for existing pieces. The last name given for a piece counts. `piece`: the
/// noun for a piece in messages, such as "walker".
core::Result<std::vector<std::string>>
read_names(std::span<const table::Setting> settings, int count, std::string_view piece);

/// Adds a header line "name 2 Ada" for each name that is not empty.
void add_name_lines(std::span<const std::string> names, std::vector<std::string>& lines);

}  // namespace tenebrae::kit

// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/cagedin/words/setup.hpp"

#include <string>

namespace tenebrae::cagedin {

/// Tables 1 to 5 as shipped in data/cagedin/tables.toml, with what the cards are called; all else
/// of the rules is as the list of options begins.
core::Result<Setup> load_tables(const std::string& data_folder);

}  // namespace tenebrae::cagedin

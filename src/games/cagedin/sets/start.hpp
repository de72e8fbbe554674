// SPDX-License-Identifier: MIT
#pragma once

#include "table/game_start.hpp"

namespace tenebrae::cagedin {

/// What can be set for a new fight: flags of the command line and fields of the form.
const table::GameStart& cagedin_start();

}  // namespace tenebrae::cagedin

// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/desk.hpp"
#include "tui/table/screen.hpp"

namespace tenebrae::tui {

/// The rules of the game on the table, or of the first there is, as the manual has them.
Next open_rules(Desk& desk);

}  // namespace tenebrae::tui

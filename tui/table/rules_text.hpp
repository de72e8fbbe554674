// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

namespace tenebrae::tui {

/// The rules of the game on the table, or of the first there is, as the manual has them.
Next open_rules(ScreenContext& context);

}  // namespace tenebrae::tui

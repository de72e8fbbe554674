// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

namespace tenebrae::tui {

/// Tonight's night of the only game, or a choice among the games first.
Next open_tonight(ScreenContext& context);

}  // namespace tenebrae::tui

// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/pager.hpp"

#include <vector>

namespace tenebrae::tui {

/// What can be decided now, then the keys, then the commands.
std::vector<table::Paragraph> help_text(ScreenContext& context, const BoardView& board);
/// Every key that does something.
std::vector<table::Paragraph> keys_text(const ScreenContext& context);
/// The same on a page.
Next open_keys(ScreenContext& context);

}  // namespace tenebrae::tui

// SPDX-License-Identifier: MIT
#pragma once

#include "table/ending.hpp"
#include "tui/screen/grid.hpp"
#include "tui/screen/theme.hpp"

#include <string>
#include <vector>

namespace tenebrae::tui {

struct EndLine {
    std::string text;
    Role role = Role::Text;
};

/// A paragraph in lines of at most so many columns.
void add_wrapped(std::vector<EndLine>& lines, const std::string& text, int width, Role role);
/// The curves and bars of an ending, in the glyphs of the screen.
void add_charts(
    std::vector<EndLine>& lines, const table::Ending& ending, int width, const Glyphs& glyphs
);

}  // namespace tenebrae::tui

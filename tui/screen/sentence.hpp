// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/grid.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

/// Sentences of the game on the screen.
namespace tenebrae::tui {

/// A part of a line, in bytes.
struct LinePart {
    std::size_t begin = 0;
    std::size_t size = 0;
    friend constexpr bool operator==(const LinePart&, const LinePart&) = default;
};

/// Returns the parts of a line that are rule numbers with their brackets: "[NC-M2]", "(HU-H1,
/// HU-H2)", "[CI-D1 to D3]". The brackets may have been opened in the line before, or be closed in
/// the next one.
std::vector<LinePart> rule_numbers_in(std::string_view line);

/// Writes a line of a wrapped text like Grid::write(), with its rule numbers faint.
int write_sentence(Grid& grid, Point start, std::string_view line, Style style, const Rect& within);

}  // namespace tenebrae::tui

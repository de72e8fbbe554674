// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::core {

/// Lines of at most so many columns, broken at blanks; a word longer than that is cut. Blanks
/// beside each other count as one; a line end in the text stays one.
std::vector<std::string> wrap(std::string_view text, int width);

/// The same of one paragraph whose blanks stay as many as they are but where it is broken; the
/// lines after the first are indented.
std::vector<std::string> wrap_hanging(std::string_view text, int width, int indentation);

/// A text of lines as they are, but for those that are wider: these are broken at blanks, and what
/// goes on is set off as their first word, or the one behind a number ("3. "), is.
std::string wrap_wide_lines(std::string_view text, int width);

/// Both pad a text of one-byte characters to a number of columns; a longer one is unchanged.
inline std::string left_aligned(std::string text, std::size_t columns) {
    text.resize(std::max(columns, text.size()), ' ');
    return text;
}

inline std::string right_aligned(const std::string& text, std::size_t columns) {
    return std::string(columns - std::min(columns, text.size()), ' ') + text;
}

}  // namespace tenebrae::core

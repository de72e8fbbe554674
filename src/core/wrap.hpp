// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::core {

/// Breaks a text at spaces into lines of at most `width` columns, and cuts longer words. Runs of
/// spaces count as one; line ends stay.
std::vector<std::string> wrap(std::string_view text, int width);

/// Wraps one paragraph in the same way, but keeps its spaces except at breaks, and indents the
/// lines after the first.
std::vector<std::string> wrap_hanging(std::string_view text, int width, int indentation);

/// Breaks only the lines that are too wide. Indents their continuation like their first word, or
/// like the word after a number ("3. ").
std::string wrap_wide_lines(std::string_view text, int width);

/// Pad a text of one-byte characters to a number of columns; a longer text is unchanged.
inline std::string left_aligned(std::string text, std::size_t columns) {
    text.resize(std::max(columns, text.size()), ' ');
    return text;
}

inline std::string right_aligned(const std::string& text, std::size_t columns) {
    return std::string(columns - std::min(columns, text.size()), ' ') + text;
}

}  // namespace tenebrae::core

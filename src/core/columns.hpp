// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>

/// Text in columns, of characters that take one byte and one column each.
namespace tenebrae::core {

/// What is longer stays as it is.
inline std::string left_aligned(std::string text, std::size_t columns) {
    text.resize(std::max(columns, text.size()), ' ');
    return text;
}

inline std::string right_aligned(const std::string& text, std::size_t columns) {
    return std::string(columns - std::min(columns, text.size()), ' ') + text;
}

}  // namespace tenebrae::core

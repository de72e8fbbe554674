// SPDX-License-Identifier: MIT
#include "core/wide_lines.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"

#include <algorithm>
#include <cstddef>

namespace tenebrae::core {
namespace {

/// Where the text of a line begins: behind its blanks and a number, if it has one.
std::size_t begin_of_text(std::string_view line) {
    const std::size_t blanks = std::min(line.find_first_not_of(' '), line.size());
    const std::size_t digits = std::min(line.find_first_not_of("0123456789", blanks), line.size());
    return digits > blanks && line.substr(digits).starts_with(". ") ? digits + 2 : blanks;
}

}  // namespace

std::string wrap_wide_lines(std::string_view text, int width) {
    std::string wrapped;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        if (display_width(line) <= width) {
            wrapped += line;
        } else {
            const int hang = std::min(static_cast<int>(begin_of_text(line)), width / 2);
            wrapped += joined(wrap_hanging(line, width, hang), "\n");
        }
        wrapped += end < text.size() ? "\n" : "";
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return wrapped;
}

}  // namespace tenebrae::core

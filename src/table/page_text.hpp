// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// A text to be read, and its lines at a width.
namespace tenebrae::table {

/// A stretch of a text.
struct Paragraph {
    std::string text;  ///< empty: a line left free
    int indent = 0;
    bool heading = false;
    bool literal = false;  ///< a row as it is; if too wide, its last column is wrapped
    std::string label = {};  ///< stands before the text, which is then set off from it
};

/// Each line as it is.
std::vector<Paragraph> literal_lines(std::string_view text);

struct PageLine {
    std::string text;
    std::size_t paragraph = 0;  ///< it is of
};

std::vector<PageLine> lay_out(std::span<const Paragraph> text, int width);
/// Returns the same as one text, in lines that fit every terminal.
std::string page_of(std::span<const Paragraph> text);

}  // namespace tenebrae::table

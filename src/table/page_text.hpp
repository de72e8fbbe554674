// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Text to read, and its layout in lines of a given width.
namespace tenebrae::table {

/// A part of a text.
struct Paragraph {
    std::string text;  ///< empty: an empty line
    int indent = 0;
    bool heading = false;
    /// A row that is not wrapped; if too wide, only its last column is wrapped.
    bool literal = false;
    std::string label = {};  ///< printed before the text, which is then indented
};

/// Returns one literal paragraph for each line.
std::vector<Paragraph> literal_lines(std::string_view text);

struct PageLine {
    std::string text;
    std::size_t paragraph = 0;  ///< index of its paragraph
};

std::vector<PageLine> lay_out(std::span<const Paragraph> text, int width);
/// Returns the text as one string, in lines that fit every terminal.
std::string page_of(std::span<const Paragraph> text);

}  // namespace tenebrae::table

// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "core/text.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::table {

/// A line of commands and its place. Contains views into the text that it was read from.
struct TextLine {
    std::string_view text;
    std::string_view file;
    int number = 0;
    std::vector<core::Word> words;

    [[nodiscard]] std::string_view word(std::size_t index) const { return words[index].text; }
    /// Returns the text from the word at this index to the end of the last word, with spaces
    /// inside.
    [[nodiscard]] std::string_view rest_from(std::size_t index) const;

    [[nodiscard]] core::Place whole() const;
    [[nodiscard]] core::Place at(const core::Word& word) const;
    [[nodiscard]] core::Place at(std::size_t index) const { return at(words[index]); }
};

/// Adjacent lines of a file.
struct LineBlock {
    std::vector<std::string> lines;
    std::string file;
    int first_line = 1;
};

/// Splits a line into words. Returns an error if it is too long, is not UTF-8 or has control
/// characters.
core::Result<TextLine> read_line(std::string_view text, std::string_view file, int number);

/// Returns true if the words are equal, ignoring the case of ASCII letters, in any locale.
bool same_word(std::string_view left, std::string_view right);
std::string ascii_lower(std::string_view word);

/// Returns the words of a list, separated by spaces and line ends.
std::vector<std::string_view> split_list(std::string_view list);

/// Returns a paragraph as one line, with one space between words.
std::string unwrapped(std::string_view paragraph);

/// Returns the paragraphs of a text, each as one line. Empty lines separate paragraphs.
std::vector<std::string> paragraphs(std::string_view text);

}  // namespace tenebrae::table

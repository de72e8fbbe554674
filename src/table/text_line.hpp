// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "core/text.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::table {

/// One line of commands and where it stands. Views into the text it was read from.
struct TextLine {
    std::string_view text;
    std::string_view file;
    int number = 0;
    std::vector<core::Word> words;

    [[nodiscard]] std::string_view word(std::size_t index) const { return words[index].text; }
    /// From the word of that index to the end of the last one, blanks inside kept.
    [[nodiscard]] std::string_view rest_from(std::size_t index) const;

    [[nodiscard]] core::Place whole() const;
    [[nodiscard]] core::Place at(const core::Word& word) const;
    [[nodiscard]] core::Place at(std::size_t index) const { return at(words[index]); }
};

/// Lines of a file that stand together.
struct LineBlock {
    std::vector<std::string> lines;
    std::string file;
    int first_line = 1;
};

/// The words of a line, or the one reason why it is no text: too long, not UTF-8, control
/// characters.
core::Result<TextLine> read_line(std::string_view text, std::string_view file, int number);

/// Equal but for the case of ASCII letters, in any locale.
bool same_word(std::string_view left, std::string_view right);
std::string ascii_lower(std::string_view word);

/// The words of a list, between blanks and ends of lines.
std::vector<std::string_view> split_list(std::string_view list);

/// The lines of a paragraph as one line, with one blank between words.
std::string unwrapped(std::string_view paragraph);

/// The paragraphs of a text, each as one line; empty lines part them.
std::vector<std::string> paragraphs(std::string_view text);

}  // namespace tenebrae::table

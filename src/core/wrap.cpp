// SPDX-License-Identifier: MIT
#include "core/wrap.hpp"

#include "core/text.hpp"
#include "core/unicode.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace tenebrae::core {

namespace {

/// Returns the length of the part of a word that fits, in bytes; at least one character.
std::size_t bytes_that_fit(std::string_view word, int width) {
    std::size_t bytes = 0;
    int columns = 0;
    while (bytes < word.size()) {
        const Character character = first_character(word.substr(bytes));
        columns += width_of(character.code);
        if (columns > width && bytes > 0) {
            break;
        }
        bytes += character.bytes;
    }
    return bytes;
}

/// Arranges words into lines.
class Wrapper {
public:
    Wrapper(int width, int indentation) : width_(std::max(1, width)), indentation_(indentation) {}

    /// Adds a word after `gap` spaces, or on a new line if it does not fit.
    void add(std::string_view word, int gap) {
        int columns = display_width(word);
        if (has_word_ && used_ + gap + columns > width_) {
            break_line();
            gap = 0;
        }
        put_blanks(gap);
        while (!word.empty() && used_ + columns > width_) {
            const std::size_t bytes = bytes_that_fit(word, width_ - used_);
            line_ += word.substr(0, bytes);
            word.remove_prefix(bytes);
            columns = display_width(word);
            break_line();
        }
        line_ += word;
        used_ += columns;
        has_word_ = !word.empty();
    }
    void end_line() {
        lines_.push_back(std::move(line_));
        line_.clear();
        used_ = 0;
        has_word_ = false;
    }
    [[nodiscard]] bool has_word() const { return has_word_; }
    [[nodiscard]] std::vector<std::string> take() { return std::move(lines_); }

private:
    void break_line() {
        end_line();
        put_blanks(indentation_);
    }
    void put_blanks(int count) {
        line_.append(static_cast<std::size_t>(count), ' ');
        used_ += count;
    }

    int width_;
    int indentation_;
    int used_ = 0;
    bool has_word_ = false;
    std::string line_;
    std::vector<std::string> lines_;
};

/// Removes the spaces at the start of a text and returns their number.
int take_blanks(std::string_view& text) {
    const std::size_t blanks = std::min(text.find_first_not_of(' '), text.size());
    text.remove_prefix(blanks);
    return static_cast<int>(blanks);
}

std::string_view take_word(std::string_view& text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(end);
    return word;
}

}  // namespace

std::vector<std::string> wrap(std::string_view text, int width) {
    Wrapper wrapper(width, 0);
    for (bool more = true; more;) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        for (take_blanks(line); !line.empty(); take_blanks(line)) {
            wrapper.add(take_word(line), wrapper.has_word() ? 1 : 0);
        }
        more = end < text.size();
        text.remove_prefix(std::min(end + 1, text.size()));
        if (more || wrapper.has_word()) {
            wrapper.end_line();
        }
    }
    return wrapper.take();
}

std::vector<std::string> wrap_hanging(std::string_view text, int width, int indentation) {
    Wrapper wrapper(width, indentation);
    for (int gap = take_blanks(text); !text.empty(); gap = take_blanks(text)) {
        wrapper.add(take_word(text), gap);
    }
    if (wrapper.has_word()) {
        wrapper.end_line();
    }
    return wrapper.take();
}

namespace {

/// Returns where the text of a line begins: after its spaces and its number, if it has one.
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

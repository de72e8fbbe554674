// SPDX-License-Identifier: MIT
#include "core/text.hpp"
#include "core/unicode.hpp"
#include "tui/table/board_view.hpp"

#include <algorithm>

namespace tenebrae::tui {

namespace {

/// As much of a word as fits; at least one character.
std::size_t bytes_that_fit(std::string_view word, int width) {
    std::size_t bytes = 0;
    int columns = 0;
    while (bytes < word.size()) {
        const core::Character character = core::first_character(word.substr(bytes));
        columns += core::width_of(character.code);
        if (columns > width && bytes > 0) {
            break;
        }
        bytes += character.bytes;
    }
    return bytes;
}

/// Puts words into lines.
class Wrapper {
public:
    explicit Wrapper(int width) : width_(std::max(1, width)) {}

    void add(std::string_view word) {
        int columns = core::display_width(word);
        if (used_ > 0 && used_ + 1 + columns > width_) {
            end_line();
        }
        if (used_ > 0) {
            line_ += ' ';
            ++used_;
        }
        while (columns > width_) {
            const std::size_t bytes = bytes_that_fit(word, width_);
            line_ = word.substr(0, bytes);
            word.remove_prefix(bytes);
            columns = core::display_width(word);
            end_line();
        }
        if (line_.empty()) {
            line_.reserve(static_cast<std::size_t>(width_));
        }
        line_ += word;
        used_ += columns;
    }
    void end_line() {
        lines_.push_back(std::move(line_));
        line_.clear();
        used_ = 0;
    }
    [[nodiscard]] bool in_line() const { return used_ > 0; }
    [[nodiscard]] std::vector<std::string> take() { return std::move(lines_); }

private:
    int width_;
    int used_ = 0;
    std::string line_;
    std::vector<std::string> lines_;
};

std::string_view next_word(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(end);
    return word;
}

}  // namespace

std::vector<std::string> wrap(std::string_view text, int width) {
    Wrapper wrapper(width);
    for (bool more = true; more;) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        for (std::string_view word = next_word(line); !word.empty(); word = next_word(line)) {
            wrapper.add(word);
        }
        more = end < text.size();
        text.remove_prefix(std::min(end + 1, text.size()));
        if (more || wrapper.in_line()) {
            wrapper.end_line();
        }
    }
    return wrapper.take();
}

}  // namespace tenebrae::tui

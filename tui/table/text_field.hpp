// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/panes.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace tenebrae::tui {

/// An input field of one line. It contains only characters that are safe to show.
class TextField {
public:
    explicit TextField(int most_columns) : most_columns_(most_columns) {}

    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] std::string_view before_cursor() const {
        return std::string_view{text_}.substr(0, cursor_);
    }
    /// Sets the text and moves the cursor to its end.
    void set(std::string text);
    /// Inserts text at the cursor; returns false if there is no room or it is not printable.
    bool insert(std::string_view text);
    /// Replaces this many bytes before the cursor; they must be whole characters.
    void replace_before(std::size_t bytes, std::string_view text);

    struct Answer {
        bool used = false;  ///< the field used the key
        std::string refused;  ///< why typed or pasted text was refused
    };
    Answer press(const Press& press);

    /// Draws the part around the cursor and moves the grid's cursor there.
    void draw(Grid& grid, const Rect& rect, Style style);

private:
    Answer paste(std::string_view text);
    bool edit(const Press& press);
    bool control(char32_t letter);
    [[nodiscard]] std::size_t one_left() const;
    [[nodiscard]] std::size_t one_right() const;
    [[nodiscard]] std::size_t word_left() const;
    void erase(std::size_t from, std::size_t to);

    int most_columns_;
    std::string text_;
    std::size_t cursor_ = 0;  ///< in bytes, at the start of a character
    std::size_t first_ = 0;  ///< the first visible byte
};

}  // namespace tenebrae::tui

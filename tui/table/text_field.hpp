// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/panes.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace tenebrae::tui {

/// One line of text that is being typed. Holds only what can be shown safely.
class TextField {
public:
    explicit TextField(int most_columns) : most_columns_(most_columns) {}

    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] std::string_view before_cursor() const {
        return std::string_view{text_}.substr(0, cursor_);
    }
    /// The cursor goes behind it.
    void set(std::string text);
    /// Puts text in at the cursor; false when there is no room for it or it is not printable.
    bool insert(std::string_view text);
    /// Puts text in the place of so many bytes before the cursor; they are whole characters.
    void replace_before(std::size_t bytes, std::string_view text);

    struct Answer {
        bool used = false;  ///< the key was for the field
        std::string refused;  ///< why something typed or pasted was not taken
    };
    Answer press(const Press& press);

    /// Shows the part around the cursor; the grid's cursor goes there.
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
    std::size_t cursor_ = 0;  ///< in bytes, at the beginning of a character
    std::size_t first_ = 0;  ///< the first byte in sight
};

}  // namespace tenebrae::tui

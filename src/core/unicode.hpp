// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace tenebrae::core {

/// The first character of a text, as UTF-8 has it.
struct Character {
    char32_t code = 0;  ///< the byte itself where it is no UTF-8
    std::size_t bytes = 1;  ///< how much of the text it takes
    bool valid = false;
};

/// Precondition: text is not empty. An invalid byte counts as a character of its own.
Character first_character(std::string_view text);

/// Is the byte a character of its own that takes one column, as most of what is ever written is?
constexpr bool is_plain(char byte) {
    return byte >= 0x20 && byte < 0x7F;
}

/// Columns on a terminal: 0 for marks, invisible and control characters, 2 for wide ones, else 1.
int width_of(char32_t code);

/// C0, DEL and C1.
bool is_control(char32_t code);

/// Takes no room of its own because it is drawn over the character before it.
bool is_combining_mark(char32_t code);

/// Bidirectional controls, zero-width and filler characters, line separators, tags.
bool is_invisible(char32_t code);

}  // namespace tenebrae::core

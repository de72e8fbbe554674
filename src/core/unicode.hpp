// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tenebrae::core {

/// The first character of a UTF-8 text.
struct Character {
    char32_t code = 0;  ///< the byte, if it is not valid UTF-8
    std::size_t bytes = 1;  ///< its length in the text
    bool valid = false;
};

/// Implements first_character() for characters beyond ASCII.
Character first_beyond_ascii(std::string_view text);

/// Returns the first character. Precondition: text is not empty. An invalid byte counts as one
/// character.
inline Character first_character(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text.front());
    return lead < 0x80 ? Character{.code = lead, .bytes = 1, .valid = true}
                       : first_beyond_ascii(text);
}

/// Append or return the UTF-8 bytes of a character. Precondition: the code is valid.
void append_utf8(std::string& text, char32_t code);
std::string to_utf8(char32_t code);

/// Implements width_of() for any character.
int looked_up_width(char32_t code);

/// Returns the columns of a character on a terminal, the same in every front end and locale: 0 for
/// marks, invisible and control characters, 2 for wide ones, else 1.
inline int width_of(char32_t code) {
    return code >= 0x20 && code < 0x7F ? 1 : looked_up_width(code);
}

/// Returns whether a character is C0, DEL or C1.
bool is_control(char32_t code);

/// Returns whether a character is drawn over the one before it and so takes no column.
bool is_combining_mark(char32_t code);

/// Returns whether a character is a bidirectional control, zero-width or filler character, line
/// separator or tag.
bool is_invisible(char32_t code);

}  // namespace tenebrae::core

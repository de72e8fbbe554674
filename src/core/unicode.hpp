// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tenebrae::core {

/// The first character of a text, as UTF-8 has it.
struct Character {
    char32_t code = 0;  ///< the byte itself where it is no UTF-8
    std::size_t bytes = 1;  ///< how much of the text it takes
    bool valid = false;
};

/// first_character() for what is not ASCII.
Character first_beyond_ascii(std::string_view text);

/// Precondition: text is not empty. An invalid byte counts as a character of its own.
inline Character first_character(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text.front());
    return lead < 0x80 ? Character{.code = lead, .bytes = 1, .valid = true}
                       : first_beyond_ascii(text);
}

/// The bytes of one character. Precondition: it is one.
void append_utf8(std::string& text, char32_t code);
std::string to_utf8(char32_t code);

/// width_of() for any character.
int looked_up_width(char32_t code);

/// Columns on a terminal, the same for every face and in every locale: 0 for marks, invisible and
/// control characters, 2 for wide ones, else 1.
inline int width_of(char32_t code) {
    return code >= 0x20 && code < 0x7F ? 1 : looked_up_width(code);
}

/// C0, DEL and C1.
bool is_control(char32_t code);

/// Takes no room of its own because it is drawn over the character before it.
bool is_combining_mark(char32_t code);

/// Bidirectional controls, zero-width and filler characters, line separators, tags.
bool is_invisible(char32_t code);

}  // namespace tenebrae::core

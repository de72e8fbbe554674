// SPDX-License-Identifier: MIT
#include "tui/screen/utf8.hpp"

namespace tenebrae::tui {

void append_utf8(std::string& text, char32_t code) {
    const auto byte = [](char32_t value) { return static_cast<char>(value); };
    const auto rest = [byte, code](unsigned shift) {
        return byte(0x80U | (code >> shift & 0x3fU));
    };
    if (code < 0x80) {
        text += byte(code);
    } else if (code < 0x800) {
        text += {byte(0xc0U | code >> 6U), rest(0)};
    } else if (code < 0x10000) {
        text += {byte(0xe0U | code >> 12U), rest(6), rest(0)};
    } else {
        text += {byte(0xf0U | code >> 18U), rest(12), rest(6), rest(0)};
    }
}

std::string to_utf8(char32_t code) {
    std::string text;
    append_utf8(text, code);
    return text;
}

}  // namespace tenebrae::tui

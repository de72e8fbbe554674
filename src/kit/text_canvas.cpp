// SPDX-License-Identifier: MIT
#include "kit/text_canvas.hpp"

#include "core/unicode.hpp"

namespace tenebrae::kit {

TextCanvas::TextCanvas(int rows, int columns)
    : rows_(
        static_cast<std::size_t>(rows), std::u32string(static_cast<std::size_t>(columns), U' ')
    ) {}

void TextCanvas::put(int row, int column, char32_t character) {
    rows_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = character;
}

void TextCanvas::put(int row, int column, std::string_view ascii) {
    for (char character : ascii) {
        put(row, column++, static_cast<char32_t>(static_cast<unsigned char>(character)));
    }
}

std::string TextCanvas::line(int row) const {
    const std::u32string& characters = rows_[static_cast<std::size_t>(row)];
    const std::size_t last = characters.find_last_not_of(U' ');
    std::string text;
    for (char32_t character : characters.substr(0, last == std::u32string::npos ? 0 : last + 1)) {
        core::append_utf8(text, character);
    }
    return text;
}

}  // namespace tenebrae::kit

// SPDX-License-Identifier: MIT
#include "nightcage/text_canvas.hpp"

#include "core/text.hpp"

namespace tenebrae::nightcage {
namespace {

/// All that is drawn lies below U+10000.
void append_utf8(std::string& text, char32_t character) {
    const auto code = static_cast<unsigned>(character);
    const auto tail = [](unsigned bits) { return static_cast<char>(0x80U | (bits & 0x3fU)); };
    if (code < 0x80U) {
        text += static_cast<char>(code);
    } else if (code < 0x800U) {
        text += static_cast<char>(0xc0U | code >> 6U);
        text += tail(code);
    } else {
        text += static_cast<char>(0xe0U | code >> 12U);
        text += tail(code >> 6U);
        text += tail(code);
    }
}

}  // namespace

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
        append_utf8(text, character);
    }
    return text;
}

std::vector<std::string> wrapped(std::string_view text, int width, int indentation) {
    std::vector<std::string> lines;
    std::string line(text.substr(0, text.find_first_not_of(' ')));
    text.remove_prefix(line.size());
    while (!text.empty()) {
        const std::size_t end = text.find(' ');
        const std::string_view word = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
        const bool begins = line.find_first_not_of(' ') == std::string::npos;
        if (!begins && core::display_width(line) + 1 + core::display_width(word) > width) {
            lines.push_back(line);
            line = std::string(static_cast<std::size_t>(indentation), ' ');
        } else if (!begins) {
            line += ' ';
        }
        line += word;
    }
    lines.push_back(line);
    return lines;
}

}  // namespace tenebrae::nightcage

// SPDX-License-Identifier: MIT
#include "core/text.hpp"

#include "core/unicode.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace tenebrae::core {
namespace {

/// The most marks on one character; more would be drawn outside the line.
constexpr int kMaxMarksOnOneCharacter = 4;

constexpr std::string_view kHexDigits = "0123456789abcdef";

bool is_blank(char byte) {
    return byte == ' ' || byte == '\t';
}

/// Distinguishes the characters of a text that may be shown from those that need escaping.
class DisplayFilter {
public:
    bool allows(const Character& character) {
        if (!character.valid || is_control(character.code) || is_invisible(character.code)) {
            marks_left_ = 0;
            return false;
        }
        if (is_combining_mark(character.code)) {
            return marks_left_-- > 0;
        }
        marks_left_ = kMaxMarksOnOneCharacter;
        return true;
    }

private:
    int marks_left_ = 0;  // a mark at the start would be drawn over the text before
};

std::string hex_digits(std::uint64_t value, int count) {
    std::string digits;
    for (int shift = 4 * (count - 1); shift >= 0; shift -= 4) {
        digits += kHexDigits[(value >> static_cast<unsigned>(shift)) & 0xFU];
    }
    return digits;
}

std::string escaped(const Character& character) {
    if (!character.valid || character.code < 0x100) {
        return "\\x" + hex_digits(character.code, 2);
    }
    return "\\u{" + hex_digits(character.code, character.code > 0xFFFF ? 6 : 4) + "}";
}

std::optional<std::uint64_t> parse_number(std::string_view text, int base) {
    const auto is_digit = [base](char byte) {
        return kHexDigits.substr(0, static_cast<std::size_t>(base)).find(byte) != kHexDigits.npos;
    };
    std::uint64_t value = 0;
    const char* end = text.data() + text.size();
    if (text.empty() || !std::ranges::all_of(text, is_digit)
        || std::from_chars(text.data(), end, value, base).ec != std::errc{}) {
        return std::nullopt;
    }
    return value;
}

}  // namespace

std::vector<Word> split_words(std::string_view line) {
    std::vector<Word> words;
    std::size_t begin = 0;
    int column = 1;
    bool inside = false;
    std::size_t at = 0;
    const auto finish = [&] {
        if (inside) {
            words.back().text = line.substr(begin, at - begin);
        }
        inside = false;
    };
    for (; at < line.size(); ++column) {
        if (is_blank(line[at])) {
            finish();
        } else if (!inside) {
            if (line[at] == '#') {
                return words;
            }
            inside = true;
            begin = at;
            words.push_back({.text = {}, .column = column});
        }
        at += first_character(line.substr(at)).bytes;
    }
    finish();
    return words;
}

std::vector<std::string> split_lines(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        lines.emplace_back(line.substr(0, line.size() - (line.ends_with('\r') ? 1 : 0)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::string
joined(std::span<const std::string> parts, std::string_view between, std::string_view last) {
    std::string text;
    for (std::size_t at = 0; at < parts.size(); ++at) {
        text += at == 0 ? "" : at + 1 < parts.size() ? between : last;
        text += parts[at];
    }
    return text;
}

std::string capitalised(std::string sentence) {
    if (!sentence.empty() && sentence.front() >= 'a' && sentence.front() <= 'z') {
        sentence.front() = static_cast<char>(sentence.front() - 'a' + 'A');
    }
    return sentence;
}

bool is_valid_utf8(std::string_view text) {
    while (!text.empty()) {
        const Character character = first_character(text);
        if (!character.valid) {
            return false;
        }
        text.remove_prefix(character.bytes);
    }
    return true;
}

int display_width(std::string_view text) {
    int columns = 0;
    while (!text.empty()) {
        const Character character = first_character(text);
        columns += character.valid ? width_of(character.code) : 1;
        text.remove_prefix(character.bytes);
    }
    return columns;
}

std::string escape_for_display(std::string_view text) {
    std::string shown;
    DisplayFilter censor;
    while (!text.empty()) {
        const Character character = first_character(text);
        shown += censor.allows(character) ? std::string(text.substr(0, character.bytes))
                                          : escaped(character);
        text.remove_prefix(character.bytes);
    }
    return shown;
}

std::string escaped_lines(std::string_view text) {
    std::string result;
    for (const std::string& line : split_lines(text)) {
        result += escape_for_display(line) + "\n";
    }
    return result;
}

bool is_printable(std::string_view text) {
    DisplayFilter censor;
    while (!text.empty()) {
        const Character character = first_character(text);
        if (!censor.allows(character)) {
            return false;
        }
        text.remove_prefix(character.bytes);
    }
    return true;
}

std::string format_age(std::int64_t seconds) {
    constexpr std::int64_t kHour = 60 * kSecondsOfMinute;
    constexpr std::int64_t kDay = 24 * kHour;
    return seconds < kHour  ? counted(seconds / kSecondsOfMinute, "minute")
           : seconds < kDay ? counted(seconds / kHour, "hour")
                            : counted(seconds / kDay, "day");
}

std::optional<std::uint64_t> parse_unsigned(std::string_view text) {
    return parse_number(text, 10);
}

std::string to_hex(std::uint64_t value) {
    return hex_digits(value, 16);
}

std::optional<std::uint64_t> parse_hex(std::string_view text) {
    return parse_number(text, 16);
}

}  // namespace tenebrae::core

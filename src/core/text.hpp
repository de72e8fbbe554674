// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::core {

/// No line of a command file, record, position or prompt is longer, in bytes.
inline constexpr std::size_t kMaxLineBytes = 4096;
/// Names of players and pieces: this many columns at most.
inline constexpr int kMaxNameColumns = 16;

struct Word {
    std::string_view text;
    int column = 0;  ///< in characters, counted from 1
};

/// The words of a line, up to a '#' that begins a word; blanks are spaces and tabs.
std::vector<Word> split_words(std::string_view line);

/// The lines of a text, without their ends ("\n" or "\r\n").
std::vector<std::string> split_lines(std::string_view text);

/// "a, b and c" with ", " between the parts and " and " before the last.
std::string
joined(std::span<const std::string> parts, std::string_view between, std::string_view last);
inline std::string joined(std::span<const std::string> parts, std::string_view between) {
    return joined(parts, between, between);
}
/// What `word` says of each item of a range, with `between` between them.
template <typename Range, typename Word>
std::string listed(const Range& range, std::string_view between, Word word) {
    std::string text;
    for (const auto& item : range) {
        text.append(text.empty() ? "" : between).append(std::invoke(word, item));
    }
    return text;
}

/// "1 tile", "3 tiles".
template <std::integral Count>
std::string counted(Count count, std::string_view thing) {
    return std::to_string(count) + " " + std::string(thing) + (count == 1 ? "" : "s");
}

/// With a capital, if it begins with an ASCII letter.
std::string capitalised(std::string sentence);

bool is_valid_utf8(std::string_view text);

/// Columns on a terminal: 0, 1 or 2 for each character, independent of the locale.
int display_width(std::string_view text);

/// Control, C1, bidirectional and zero-width characters and invalid bytes as \xNN or \u{NNNN}; the
/// rest as it is.
std::string escape_for_display(std::string_view text);

/// Every line of a text escaped for itself, and ended.
std::string escaped_lines(std::string_view text);

/// Printable and harmless: valid UTF-8, no control, bidirectional or zero-width character.
bool is_printable(std::string_view text);

/// Decimal digits only, no sign, no blank; nothing when empty or out of range.
std::optional<std::uint64_t> parse_unsigned(std::string_view text);

/// 16 lower-case hexadecimal digits.
std::string to_hex(std::uint64_t value);
std::optional<std::uint64_t> parse_hex(std::string_view text);

}  // namespace tenebrae::core

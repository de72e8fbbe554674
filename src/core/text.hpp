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

/// The longest line of a command file, record, position or prompt, in bytes.
inline constexpr std::size_t kMaxLineBytes = 4096;
/// The widest name of a player or a piece, in columns.
inline constexpr int kMaxNameColumns = 16;

struct Word {
    std::string_view text;
    int column = 0;  ///< in characters, counted from 1
};

/// Returns the words of a line, separated by spaces and tabs, up to a '#' that begins a word.
std::vector<Word> split_words(std::string_view line);

/// Returns the lines of a text, without their ends ("\n" or "\r\n").
std::vector<std::string> split_lines(std::string_view text);

/// Returns "a, b and c" for `between` ", " and `last` " and ".
std::string
joined(std::span<const std::string> parts, std::string_view between, std::string_view last);
inline std::string joined(std::span<const std::string> parts, std::string_view between) {
    return joined(parts, between, between);
}
/// Joins word(item) for each item of a range, with `between` between them.
template <typename Range, typename Word>
std::string listed(const Range& range, std::string_view between, Word word) {
    std::string text;
    for (const auto& item : range) {
        text.append(text.empty() ? "" : between).append(std::invoke(word, item));
    }
    return text;
}

/// Returns "1 tile" or "3 tiles".
template <std::integral Count>
std::string counted(Count count, std::string_view thing) {
    return std::to_string(count) + " " + std::string(thing) + (count == 1 ? "" : "s");
}

/// Returns "a seat from 1 to 4" or "seat 1" if there is only one.
template <std::integral Count>
std::string numbered_to(Count last, std::string_view thing) {
    return last == 1 ? std::string(thing) + " 1"
                     : "a " + std::string(thing) + " from 1 to " + std::to_string(last);
}

/// Returns the sentence with a capital, if it begins with an ASCII letter.
std::string capitalised(std::string sentence);

bool is_valid_utf8(std::string_view text);

/// Returns the columns of a text on a terminal: 0, 1 or 2 per character, in every locale.
int display_width(std::string_view text);

/// Escapes control, C1, bidirectional and zero-width characters and invalid bytes as \xNN or
/// \u{NNNN}, and combining marks where they would be drawn outside their line.
std::string escape_for_display(std::string_view text);

/// Returns every line of a text, escaped separately and ended with a line feed.
std::string escaped_lines(std::string_view text);

/// Returns whether a text needs no escaping: it is valid UTF-8 without control, bidirectional or
/// zero-width characters.
bool is_printable(std::string_view text);

inline constexpr std::int64_t kSecondsOfMinute = 60;
/// Formats a time in its largest unit: "5 minutes", "1 hour", "3 days".
std::string format_age(std::int64_t seconds);

/// Parses decimal digits, without sign or space; returns nothing if empty or out of range.
std::optional<std::uint64_t> parse_unsigned(std::string_view text);

/// Returns 16 lower-case hexadecimal digits.
std::string to_hex(std::uint64_t value);
std::optional<std::uint64_t> parse_hex(std::string_view text);

}  // namespace tenebrae::core

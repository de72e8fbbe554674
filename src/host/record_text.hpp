// SPDX-License-Identifier: MIT
#pragma once

#include "core/digest.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace tenebrae::host {

/// Checks of older records tell of the state alone; from this format on of the text as well.
inline constexpr std::uint64_t kFormatWithSums = 2;

/// "check", and what it tells, in any form that is read.
bool is_check(std::string_view line);

/// What the format of a record is said to be in its first line that says anything; 0: nothing.
std::uint64_t format_of(std::string_view text);

/// What a check tells of the text of a record: a hash of all lines from the check before on, that
/// one included, so that each covers everything before it by way of the others.
class TextSum {
public:
    TextSum() = default;
    /// Behind the lines of a text.
    explicit TextSum(std::string_view text);

    /// A line without its line feed; a carriage return before that does not count.
    void add(std::string_view line);
    /// In 16 hexadecimal digits.
    [[nodiscard]] std::string hex() const;

private:
    core::Digest digest_;
};

/// The text of a record as it grows, line by line.
class RecordText {
public:
    /// What follows a text that is there already.
    RecordText(std::uint64_t format, TextSum before)
        : has_sums_(format >= kFormatWithSums), sum_(before) {}

    /// A check of the state gets the sum of the text.
    void add(std::string_view line);
    void add_check(std::uint64_t state_hash);
    /// The lines of a text.
    void add_lines(std::string_view text);

    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] const TextSum& sum() const { return sum_; }

private:
    bool has_sums_;
    TextSum sum_;
    std::string text_;
};

}  // namespace tenebrae::host

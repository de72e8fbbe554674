// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::core {

/// Returns the error of an input line: too long, not UTF-8, or with a control character.
std::optional<Diagnostic> check_line(std::string_view text, std::string_view file, int line);

/// The byte order mark that some editors put before a UTF-8 text. Readers remove it.
inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// Reads lines from a terminal or a pipe, each as soon as it arrives, so that another program can
/// talk to this one. Removes a byte order mark before the first line. An unusable line is an error;
/// the next one is read as usual.
class LineReader {
public:
    /// Reads from `descriptor`, which it does not close. `name` stands for it in errors.
    explicit LineReader(int descriptor, std::string name = "<stdin>");

    /// Returns the next line without its end, or its error; nothing at the end of the input.
    std::optional<Result<std::string>> next();

    /// Returns whether next() may return without more input.
    [[nodiscard]] bool has_input() const { return ended_ || begin_ < end_; }
    /// Returns the number of the line that next() returned last, counted from 1.
    [[nodiscard]] int line_number() const { return line_number_; }

private:
    /// Waits for more input. Returns the system's error number, or 0.
    int fill();
    Result<std::string> finish(std::string line);
    [[nodiscard]] Diagnostic unreadable(int error_number) const;

    int descriptor_;
    std::string name_;
    int line_number_ = 0;
    bool ended_ = false;
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
    std::array<char, 4096> buffer_{};
};

}  // namespace tenebrae::core

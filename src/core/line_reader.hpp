// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::core {

/// What is wrong with a line from outside: too long, not UTF-8, or with a control character in it.
std::optional<Diagnostic> check_line(std::string_view text, std::string_view file, int line);

/// Some editors begin a text in UTF-8 with it; readers take it off.
inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// Reads lines from a terminal or a pipe, each as soon as it has come in, so that another program
/// can hold a conversation with us. A byte order mark before the first one is taken off. A line
/// that cannot be used is a fault, and the next one is read as usual.
class LineReader {
public:
    /// The descriptor stays the caller's. `name` stands for it in diagnostics.
    explicit LineReader(int descriptor, std::string name = "<stdin>");

    /// The next line without its end, or its fault; nothing at the end of the input.
    std::optional<Result<std::string>> next();

    /// Of the line that next() gave last, counted from 1.
    [[nodiscard]] int line_number() const { return line_number_; }

private:
    /// Waits for more input; gives the system's error number, or 0.
    int fill();
    Result<std::string> finish(std::string line);
    [[nodiscard]] Diagnostic unreadable(int error) const;

    int descriptor_;
    std::string name_;
    int line_number_ = 0;
    bool ended_ = false;
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
    std::array<char, 4096> buffer_{};
};

}  // namespace tenebrae::core

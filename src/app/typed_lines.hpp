// SPDX-License-Identifier: MIT
#pragma once

#include "core/line_reader.hpp"
#include "table/bot.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tenebrae::app {

/// Reads lines from standard input, and can read one ahead while a bot thinks. Use only one: it
/// holds the line that was read ahead.
class TypedLines {
public:
    TypedLines();

    /// Waits until there is input, or this descriptor is ready for reading; returns false for the
    /// descriptor. -1: none.
    bool wait(int descriptor);
    /// Returns the next line without its line end, or an error; nullopt at the end of the input.
    std::optional<core::Result<std::string>> next();
    /// Returns the number of the last line from next().
    [[nodiscard]] int line_number() const { return reader_.line_number(); }
    /// Returns a listener that stops a bot when a line that starts with an urgent word is typed at
    /// a terminal, or the terminal is gone. Other input, such as a pipe, is not read ahead.
    /// Precondition: `urgent` and this object outlive the listener.
    table::ProgressListener listener(std::span<const std::string_view> urgent);

private:
    [[nodiscard]] bool has_urgent_line(std::span<const std::string_view> urgent);

    core::LineReader reader_;
    bool is_terminal_;
    bool is_ahead_ = false;  ///< the next line is in ahead_
    std::optional<core::Result<std::string>> ahead_;
};

}  // namespace tenebrae::app

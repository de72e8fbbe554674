// SPDX-License-Identifier: MIT
#pragma once

#include "core/line_reader.hpp"
#include "table/bot.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tenebrae::app {

/// The lines typed on standard input, one of which may be looked at early: while a bot thinks. A
/// program has one of these, for what is read ahead is in it.
class TypedLines {
public:
    TypedLines();

    /// The next line without its end, or its error; nothing at the end of the input.
    std::optional<core::Result<std::string>> next();
    /// Of the line that next() gave last.
    [[nodiscard]] int line_number() const { return reader_.line_number(); }
    /// Stops a bot when a line has been typed at a terminal whose first word is urgent, or the
    /// terminal is gone. Other input, such as a pipe, is not looked at: its lines come in order.
    /// Precondition: `urgent` and this outlive what is returned.
    table::Watch watch(std::span<const std::string_view> urgent);

private:
    [[nodiscard]] bool has_urgent_line(std::span<const std::string_view> urgent);

    core::LineReader reader_;
    bool is_terminal_;
    bool is_ahead_ = false;  ///< the next line has been read already
    std::optional<core::Result<std::string>> ahead_;
};

}  // namespace tenebrae::app

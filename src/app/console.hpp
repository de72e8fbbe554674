// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"
#include "table/interface.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::app {

/// The file name that means standard input or standard output.
inline constexpr std::string_view kStandardStream = "-";

/// Returns the width of the terminal on standard output; nullopt if there is none or it is unknown.
std::optional<int> terminal_columns();

/// Writes and clears the output: first standard output, then standard error, both flushed. Returns
/// false if a write failed.
[[nodiscard]] bool write(table::Output& output);
[[nodiscard]] bool write(std::string_view text);
/// Writes text wrapped between words at the width of the terminal.
[[nodiscard]] bool write_wrapped(std::string_view text);

/// Returns the sequence that clears the terminal and its scrollback; empty if this terminal cannot
/// be cleared.
[[nodiscard]] std::string clear_sequence();

/// Prints errors to standard error.
void print_errors(const core::Diagnostics& errors);
/// Prints a warning or note to standard error.
void print_stderr(std::string_view text);

}  // namespace tenebrae::app

// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"
#include "table/face.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::app {

/// In place of a file's name: standard input, or standard output.
inline constexpr std::string_view kStandardStream = "-";

/// Of the terminal that standard output is; nothing where it is none, or does not know.
std::optional<int> terminal_columns();

/// Writes what a face has said and empties it: first standard output, then standard error, both
/// flushed. False when it could not be written.
[[nodiscard]] bool write(table::Output& output);
[[nodiscard]] bool write(std::string_view text);
/// The same for people: a terminal would break what is too wide wherever its margin comes.
[[nodiscard]] bool write_wrapped(std::string_view text);

/// What clears the terminal and what has scrolled out of it; empty: this terminal cannot be
/// cleared.
[[nodiscard]] std::string wipe_of_terminal();

void complain(const core::Diagnostics& faults);
/// To standard error as well: what is no fault, yet not what was asked for either.
void remark(std::string_view text);

}  // namespace tenebrae::app

// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::core {

/// The largest command file, record, position or data file, in bytes.
inline constexpr std::size_t kMaxFileBytes = 16U << 20U;
/// The most lines of such a file. A long game has a few hundred.
inline constexpr std::size_t kMaxFileLines = 100'000;

/// Reads a whole file. Returns an error if it is empty or a line fails check_line().
Result<std::string> read_text(const std::string& path, std::size_t max_bytes = kMaxFileBytes);

/// Reads a file as lines, without their ends (LF or CR LF) and without a byte order mark at the
/// start.
Result<std::vector<std::string>>
read_lines(const std::string& path, std::size_t max_bytes = kMaxFileBytes);

/// Replaces the text of a file. On an error the file is unchanged. Writes a new file beside it,
/// syncs and renames it.
std::optional<Diagnostic> write_file_atomically(const std::string& path, std::string_view text);

/// Returns the error for a file that is larger than `max_bytes`.
Diagnostic too_large(const std::string& path, std::size_t max_bytes);

/// Returns the operating system's description of an error number, always in English.
std::string errno_text(int error_number);

}  // namespace tenebrae::core

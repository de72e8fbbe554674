// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::core {

/// No command file, record, position or data file is larger.
inline constexpr std::size_t kMaxFileBytes = 16U << 20U;
/// Or has more lines, however short: a long game has a few hundred.
inline constexpr std::size_t kMaxFileLines = 100'000;

/// A whole file: not empty, and each of its lines passes check_line().
Result<std::string> read_text(const std::string& path, std::size_t max_bytes = kMaxFileBytes);

/// The same, line by line; LF, CR LF and a byte order mark at the start are taken off.
Result<std::vector<std::string>>
read_lines(const std::string& path, std::size_t max_bytes = kMaxFileBytes);

/// The file has the whole new text, or is as it was and the fault says why. Written beside it,
/// synced and renamed.
std::optional<Diagnostic> write_file_atomically(const std::string& path, std::string_view text);

/// The fault of a file that is larger.
Diagnostic too_large(const std::string& path, std::size_t max_bytes);

/// The operating system's words for an error number, always in English.
std::string reason_of(int error);

}  // namespace tenebrae::core

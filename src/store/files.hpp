// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "core/whole_file.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Reads and writes whole files in an open folder: only regular files of limited size, and never
/// through links.
namespace tenebrae::store {

/// Returns an error such as "Cannot write to the log: No space left on device."
core::Diagnostic
system_error(std::string_view code, const std::string& what, const std::string& path, int error);

/// The error code for a file that exists but cannot be opened with these flags.
inline constexpr const char* kNotAllowed = "not-allowed";

/// Opens a regular file; anything else is an error. `flags` are O_RDONLY or O_RDWR.
core::Result<core::Descriptor>
open_file(core::System& system, int folder, const std::string& name, int flags);

/// Opens a file that several programs write to, creates it if it is missing, and waits for an
/// exclusive lock, which is held until the descriptor is closed. Returns errno, or 0.
int open_shared(
    core::System& system, int folder, const std::string& name, int flags, core::Descriptor& file
);

/// Flushes the names in a folder to disk. It is no error if the file system cannot do that. Returns
/// errno, or 0.
int sync_names(core::System& system, int folder);

/// Reads a whole open file.
core::Result<std::string> read_open(core::System& system, int descriptor, const std::string& name);
core::Result<std::string> read_file(core::System& system, int folder, const std::string& name);

/// Writes a new file under a hidden name and syncs it.
core::Result<core::Draft>
write_draft(core::System& system, int folder, std::string_view text, bool locked);

/// Replaces the text of a file. On an error the file is unchanged.
std::optional<core::Diagnostic>
replace_file(core::System& system, int folder, const std::string& name, std::string_view text);

/// Removes drafts left by programs that ended before they could rename them.
void remove_old_drafts(core::System& system, int folder, const std::vector<std::string>& names);

}  // namespace tenebrae::store

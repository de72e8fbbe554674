// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "core/whole_file.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Whole files of an open folder, over a System: bounded, only plain files, no links followed.
namespace tenebrae::store {

/// "Cannot write to the log: No space left on device."
core::Diagnostic
system_fault(std::string_view code, const std::string& what, const std::string& path, int error);

/// The code of a file that is there and may not be opened in that way.
inline constexpr const char* kNotAllowed = "not-allowed";

/// Opens a plain file; anything else is a fault. `flags` are O_RDONLY or O_RDWR.
core::Result<core::Descriptor>
open_file(core::System& system, int folder, const std::string& name, int flags);

/// Opens a file that several programs write to, creates it if it is missing, and waits until it is
/// locked for us alone: the lock ends with the descriptor. Returns the error number, or 0.
int open_shared(
    core::System& system, int folder, const std::string& name, int flags, core::Descriptor& file
);

/// Makes the names in a folder last. File systems that cannot do that report no error here. Returns
/// the error number, or 0.
int sync_names(core::System& system, int folder);

/// From its beginning to its end.
core::Result<std::string> read_open(core::System& system, int descriptor, const std::string& name);
core::Result<std::string> read_file(core::System& system, int folder, const std::string& name);

/// A fresh file that nobody sees yet, synced, under a hidden name.
core::Result<core::Draft>
write_draft(core::System& system, int folder, std::string_view text, bool locked);

/// The file has this whole text, or is as it was and the fault says why.
std::optional<core::Diagnostic>
replace_file(core::System& system, int folder, const std::string& name, std::string_view text);

/// Drafts that were left behind by a program that ended before it could name them.
void remove_old_drafts(core::System& system, int folder, const std::vector<std::string>& names);

}  // namespace tenebrae::store

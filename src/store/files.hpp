// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "store/system.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// Whole files of an open folder, over a System: bounded, only plain files, no links followed.
namespace tenebrae::store {

/// "The game cannot be kept: No space left on device."
core::Diagnostic
system_fault(std::string code, const std::string& what, const std::string& path, int error);

/// The code of a file that is there and may not be opened in that way.
inline constexpr const char* kNotAllowed = "not-allowed";

/// Opens a plain file; anything else is a fault. `flags` are O_RDONLY or O_RDWR.
core::Result<Descriptor> open_file(System& system, int folder, const std::string& name, int flags);

/// From its beginning to its end.
core::Result<std::string> read_open(System& system, int descriptor, const std::string& name);
core::Result<std::string> read_file(System& system, int folder, const std::string& name);

/// All of it, whatever interrupts; gives the error number, or 0.
int write_all(System& system, int descriptor, std::string_view text, std::size_t offset);

/// Until it is on disk; gives the error number, or 0.
int sync_all(System& system, int descriptor);

/// A fresh file that nobody sees yet, synced, under a hidden name.
struct Draft {
    Descriptor file;
    std::string name;
};
core::Result<Draft> write_draft(System& system, int folder, std::string_view text, bool locked);

/// The file has this whole text, or is as it was and the fault says why.
std::optional<core::Diagnostic>
replace_file(System& system, int folder, const std::string& name, std::string_view text);

/// Drafts that were left behind by a program that ended before it could name them.
void remove_old_drafts(System& system, int folder, const std::vector<std::string>& names);

}  // namespace tenebrae::store

// SPDX-License-Identifier: MIT
#pragma once

#include "core/system.hpp"

#include <cstddef>
#include <string>
#include <string_view>

/// Reading and writing whole files through a System. Every function returns the error number, or 0.
/// Names are relative to an open folder, or to the current one (AT_FDCWD).
namespace tenebrae::core {

/// Flags and size limit for open_plain(), which returns EISDIR for a folder, ENOTSUP for anything
/// else that is not a plain file, and EFBIG for a larger file. `flags` are O_RDONLY or O_RDWR, and
/// O_NOFOLLOW.
struct Opening {
    int flags = 0;
    std::size_t most = 0;  ///< bytes
};
int open_plain(System& system, int folder, const std::string& name, Opening how, Descriptor& file);

/// Reads a file from its start. Returns EFBIG beyond `most` bytes, because a file can grow after
/// its size was checked, and beyond kMaxFileLines.
int read_all(System& system, int descriptor, std::size_t most, std::string& text);

/// Writes the whole text, and continues after interrupts.
int write_all(System& system, int descriptor, std::string_view text, std::size_t offset);

/// Syncs a file, and tries again after interrupts.
int sync_all(System& system, int descriptor);

/// Syncs the folder of a file: without it a new name may be lost. Ignores errors: some file systems
/// cannot do it, and the content of the file is safe already.
void sync_folder_of(System& system, const std::string& path);

/// A new, synced file under a temporary name.
struct Draft {
    Descriptor file;
    std::string name;
};
struct DraftPlan {
    std::string stem;  ///< start of its name; a number follows
    mode_t mode = 0;
    bool locked = false;
};
int write_draft(
    System& system, int folder, const DraftPlan& plan, std::string_view text, Draft& draft
);

/// Replaces the text of a file. On an error the file is unchanged. The new file lasts only after
/// the folder is synced too.
int replace_file(
    System& system,
    int folder,
    const std::string& name,
    const DraftPlan& plan,
    std::string_view text
);

}  // namespace tenebrae::core

// SPDX-License-Identifier: MIT
#pragma once

#include "core/system.hpp"

#include <cstddef>
#include <string>
#include <string_view>

/// Whole files over a System. Every function gives the error number, or 0; names are relative to an
/// open folder, or to the current one (AT_FDCWD).
namespace tenebrae::core {

/// Opens a plain file no larger than `most`. EISDIR, ENOTSUP: a folder, or something else that is
/// no plain file; EFBIG: larger. `flags` are O_RDONLY or O_RDWR, and O_NOFOLLOW.
struct Opening {
    int flags = 0;
    std::size_t most = 0;  ///< bytes
};
int open_plain(System& system, int folder, const std::string& name, Opening how, Descriptor& file);

/// From its beginning to its end; EFBIG beyond `most` bytes, of which a size told beforehand can be
/// out of date, and beyond kMaxFileLines.
int read_all(System& system, int descriptor, std::size_t most, std::string& text);

/// All of it, whatever interrupts.
int write_all(System& system, int descriptor, std::string_view text, std::size_t offset);

/// Until it is on disk.
int sync_all(System& system, int descriptor);

/// Syncs the folder of a file, without which a new name does not last. Some file systems cannot do
/// that; the content of the file is safe by then, so that it is no error.
void sync_folder_of(System& system, const std::string& path);

/// A fresh file that nobody looks for yet, synced.
struct Draft {
    Descriptor file;
    std::string name;
};
struct DraftPlan {
    std::string stem;  ///< what its name begins with; a number follows
    mode_t mode = 0;
    bool locked = false;
};
int write_draft(
    System& system, int folder, const DraftPlan& plan, std::string_view text, Draft& draft
);

/// The file has this whole text, or is as it was. Its name lasts once the folder is synced too.
int replace_file(
    System& system,
    int folder,
    const std::string& name,
    const DraftPlan& plan,
    std::string_view text
);

}  // namespace tenebrae::core

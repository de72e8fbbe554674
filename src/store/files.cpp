// SPDX-License-Identifier: MIT
#include "store/files.hpp"

#include "core/file.hpp"

#include <cerrno>
#include <fcntl.h>
#include <utility>

namespace tenebrae::store {
namespace {

constexpr mode_t kOwnOnly = 0600;
constexpr const char* kDraftBegin = ".draft-";
/// Age in seconds after which a draft is stale: drafts are renamed within moments.
constexpr std::int64_t kDraftSeconds = 3600;

core::Diagnostic unreadable(const std::string& name, int error) {
    switch (error) {
    case EACCES:
    case EPERM:
    case EROFS: return system_error(kNotAllowed, "Cannot open this file", name, error);
    case ELOOP:
    case EISDIR:
    case ENOTSUP:
        return core::error("not-a-file", "This is not a regular file and is left alone.").in(name);
    case EFBIG: return core::too_large(name, core::kMaxFileBytes);
    case ENOENT:
        return core::error("no-such-game", "No saved game has this name.")
            .in(name)
            .hint("\"tenebrae games\" lists your saved games");
    default: return system_error("unreadable", "Cannot read this file", name, error);
    }
}

core::Diagnostic unwritable(int error) {
    return system_error("unwritable", "Cannot write to the save directory", {}, error);
}

}  // namespace

core::Diagnostic
system_error(std::string_view code, const std::string& what, const std::string& path, int error) {
    return core::error(code, what + ": " + core::errno_text(error) + ".").in(path);
}

core::Result<core::Descriptor>
open_file(core::System& system, int folder, const std::string& name, int flags) {
    const core::Opening how{.flags = flags | O_NOFOLLOW, .most = core::kMaxFileBytes};
    core::Descriptor file;
    if (const int error = core::open_plain(system, folder, name, how, file); error != 0) {
        return unreadable(name, error);
    }
    return file;
}

int open_shared(
    core::System& system, int folder, const std::string& name, int flags, core::Descriptor& file
) {
    const int number = system.open_at(
        folder,
        name.c_str(),
        flags | O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK,
        kOwnOnly
    );
    if (number < 0) {
        return errno;
    }
    core::Descriptor opened(system, number);
    struct stat status {};
    if (system.status(number, status) != 0) {
        return errno;
    }
    if (!S_ISREG(status.st_mode)) {
        return EINVAL;
    }
    while (system.wait_for_lock(number) != 0) {
        if (errno != EINTR) {
            return errno;
        }
    }
    file = std::move(opened);
    return 0;
}

int sync_names(core::System& system, int folder) {
    const int done = system.sync_folder(folder);
    return done == 0 || errno == EINVAL || errno == EINTR ? 0 : errno;
}

core::Result<std::string> read_open(core::System& system, int descriptor, const std::string& name) {
    std::string text;
    if (const int error = core::read_all(system, descriptor, core::kMaxFileBytes, text);
        error != 0) {
        return unreadable(name, error);
    }
    return text;
}

core::Result<std::string> read_file(core::System& system, int folder, const std::string& name) {
    const core::Result<core::Descriptor> file = open_file(system, folder, name, O_RDONLY);
    if (!file) {
        return file.errors();
    }
    return read_open(system, file->number(), name);
}

core::Result<core::Draft>
write_draft(core::System& system, int folder, std::string_view text, bool locked) {
    const core::DraftPlan plan{.stem = kDraftBegin, .mode = kOwnOnly, .locked = locked};
    core::Draft draft;
    if (const int error = core::write_draft(system, folder, plan, text, draft); error != 0) {
        return unwritable(error);
    }
    return draft;
}

std::optional<core::Diagnostic>
replace_file(core::System& system, int folder, const std::string& name, std::string_view text) {
    const core::DraftPlan plan{.stem = kDraftBegin, .mode = kOwnOnly};
    if (const int error = core::replace_file(system, folder, name, plan, text); error != 0) {
        return unwritable(error);
    }
    // Some file systems cannot sync a folder; the content of the file is safe by now.
    system.sync_folder(folder);
    return std::nullopt;
}

void remove_old_drafts(core::System& system, int folder, const std::vector<std::string>& names) {
    for (const std::string& name : names) {
        struct stat status {};
        if (name.starts_with(kDraftBegin) && system.status_at(folder, name.c_str(), status) == 0
            && S_ISREG(status.st_mode) && status.st_mtim.tv_sec + kDraftSeconds < system.now()) {
            system.remove_at(folder, name.c_str());
        }
    }
}

}  // namespace tenebrae::store

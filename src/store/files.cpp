// SPDX-License-Identifier: MIT
#include "store/files.hpp"

#include "core/file.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace tenebrae::store {
namespace {

constexpr mode_t kOwnOnly = 0600;
constexpr std::string_view kDraftBegin = ".draft-";
/// A draft is named within moments; one that is older is nobody's.
constexpr std::int64_t kDraftSeconds = 3600;
constexpr int kDraftTries = 100;
constexpr int kSafeFlags = O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK;

core::Diagnostic unreadable(const std::string& name, int error) {
    if (error == EACCES || error == EPERM || error == EROFS) {
        return system_fault(kNotAllowed, "This may not be opened", name, error);
    }
    return system_fault(
        error == ENOENT ? "no-such-game" : "unreadable", "This cannot be read", name, error
    );
}

core::Diagnostic not_a_file(const std::string& name) {
    return core::fault("not-a-file", "This is no plain file: it is left alone.").in(name);
}

core::Diagnostic too_large(const std::string& name) {
    return core::fault("too-large", "The file is too large.")
        .expected("at most " + std::to_string(core::kMaxFileBytes) + " bytes")
        .in(name);
}

/// Writes and syncs; gives the error number, or 0.
int fill(System& system, int descriptor, std::string_view text) {
    const int error = write_all(system, descriptor, text, 0);
    return error != 0 ? error : sync_all(system, descriptor);
}

core::Diagnostic unwritable(int error) {
    return system_fault("unwritable", "The folder of games cannot be written to", {}, error);
}

}  // namespace

core::Diagnostic
system_fault(std::string code, const std::string& what, const std::string& path, int error) {
    return core::fault(code, what + ": " + core::reason_of(error) + ".").in(path);
}

core::Result<Descriptor> open_file(System& system, int folder, const std::string& name, int flags) {
    int number = system.open_at(folder, name.c_str(), flags | kSafeFlags, 0);
    while (number < 0 && errno == EINTR) {
        number = system.open_at(folder, name.c_str(), flags | kSafeFlags, 0);
    }
    if (number < 0) {
        return errno == ELOOP ? not_a_file(name) : unreadable(name, errno);
    }
    Descriptor file(system, number);
    struct stat status {};
    if (system.status(number, status) != 0) {
        return unreadable(name, errno);
    }
    if (!S_ISREG(status.st_mode)) {
        return not_a_file(name);
    }
    if (static_cast<std::size_t>(status.st_size) > core::kMaxFileBytes) {
        return too_large(name);
    }
    return file;
}

core::Result<std::string> read_open(System& system, int descriptor, const std::string& name) {
    std::array<char, 65536> buffer{};
    std::string text;
    while (text.size() <= core::kMaxFileBytes) {
        const ssize_t count = system.read_at(descriptor, buffer, static_cast<off_t>(text.size()));
        if (count == 0) {
            return text;
        }
        if (count > 0) {
            text.append(buffer.data(), static_cast<std::size_t>(count));
        } else if (errno != EINTR) {
            return unreadable(name, errno);
        }
    }
    return too_large(name);
}

core::Result<std::string> read_file(System& system, int folder, const std::string& name) {
    const core::Result<Descriptor> file = open_file(system, folder, name, O_RDONLY);
    if (!file) {
        return file.faults();
    }
    return read_open(system, file->number(), name);
}

int write_all(System& system, int descriptor, std::string_view text, std::size_t offset) {
    while (!text.empty()) {
        const ssize_t count = system.write_at(descriptor, text, static_cast<off_t>(offset));
        if (count < 0 && errno != EINTR) {
            return errno;
        }
        if (count == 0) {
            return EIO;
        }
        const auto written = static_cast<std::size_t>(std::max<ssize_t>(count, 0));
        text.remove_prefix(written);
        offset += written;
    }
    return 0;
}

int sync_all(System& system, int descriptor) {
    int done = system.sync(descriptor);
    while (done != 0 && errno == EINTR) {
        done = system.sync(descriptor);
    }
    return done == 0 ? 0 : errno;
}

core::Result<Draft> write_draft(System& system, int folder, std::string_view text, bool locked) {
    Draft draft;
    int number = -1;
    for (int count = 0; number < 0 && count < kDraftTries; ++count) {
        draft.name =
            std::string(kDraftBegin) + std::to_string(::getpid()) + "-" + std::to_string(count);
        number = system.open_at(
            folder, draft.name.c_str(), O_RDWR | O_CREAT | O_EXCL | kSafeFlags, kOwnOnly
        );
        if (number < 0 && errno != EEXIST && errno != EINTR) {
            return unwritable(errno);
        }
    }
    if (number < 0) {
        return unwritable(EEXIST);
    }
    draft.file = Descriptor(system, number);
    int error = locked && system.lock(number) != 0 ? errno : 0;
    if (error == 0) {
        error = fill(system, number, text);
    }
    if (error != 0) {
        system.remove_at(folder, draft.name.c_str());
        return unwritable(error);
    }
    return draft;
}

std::optional<core::Diagnostic>
replace_file(System& system, int folder, const std::string& name, std::string_view text) {
    const core::Result<Draft> draft = write_draft(system, folder, text, false);
    if (!draft) {
        return draft.faults().front();
    }
    if (system.rename_at(folder, draft->name.c_str(), name.c_str()) != 0) {
        const int error = errno;
        system.remove_at(folder, draft->name.c_str());
        return unwritable(error);
    }
    // Some file systems cannot sync a folder; the content of the file is safe by now.
    system.sync_folder(folder);
    return std::nullopt;
}

void remove_old_drafts(System& system, int folder, const std::vector<std::string>& names) {
    for (const std::string& name : names) {
        struct stat status {};
        if (name.starts_with(kDraftBegin) && system.status_at(folder, name.c_str(), status) == 0
            && S_ISREG(status.st_mode) && status.st_mtim.tv_sec + kDraftSeconds < system.now()) {
            system.remove_at(folder, name.c_str());
        }
    }
}

}  // namespace tenebrae::store

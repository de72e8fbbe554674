// SPDX-License-Identifier: MIT
#include "core/whole_file.hpp"

#include "core/file.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace tenebrae::core {
namespace {

constexpr int kDraftTries = 100;
// Without O_NONBLOCK, opening a named pipe without a writer would block.
constexpr int kSafeFlags = O_CLOEXEC | O_NONBLOCK;

/// Creates the file of a draft under the first free name.
int create(System& system, int folder, const DraftPlan& plan, Draft& draft) {
    constexpr int kFlags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | kSafeFlags;
    for (int count = 0; count < kDraftTries; ++count) {
        draft.name = plan.stem + std::to_string(::getpid()) + "-" + std::to_string(count);
        const int number = system.open_at(folder, draft.name.c_str(), kFlags, plan.mode);
        if (number >= 0) {
            draft.file = Descriptor(system, number);
            return 0;
        }
        if (errno != EEXIST && errno != EINTR) {
            return errno;
        }
    }
    return EEXIST;
}

/// Locks the file if `locked`, writes the text and syncs it.
int fill(System& system, int descriptor, bool locked, std::string_view text) {
    if (locked && system.lock(descriptor) != 0) {
        return errno;
    }
    const int error_number = write_all(system, descriptor, text, 0);
    return error_number != 0 ? error_number : sync_all(system, descriptor);
}

int check_kind(const struct stat& status, std::size_t most) {
    if (!S_ISREG(status.st_mode)) {
        return S_ISDIR(status.st_mode) ? EISDIR : ENOTSUP;
    }
    return static_cast<std::size_t>(status.st_size) > most ? EFBIG : 0;
}

}  // namespace

int open_plain(System& system, int folder, const std::string& name, Opening how, Descriptor& file) {
    int number = system.open_at(folder, name.c_str(), how.flags | kSafeFlags, 0);
    while (number < 0 && errno == EINTR) {
        number = system.open_at(folder, name.c_str(), how.flags | kSafeFlags, 0);
    }
    if (number < 0) {
        return errno;
    }
    file = Descriptor(system, number);
    struct stat status {};
    return system.status(number, status) == 0 ? check_kind(status, how.most) : errno;
}

int read_all(System& system, int descriptor, std::size_t most, std::string& text) {
    std::array<char, 65536> buffer{};
    std::size_t line_ends = 0;
    text.clear();
    while (text.size() <= most && line_ends <= kMaxFileLines) {
        const ssize_t count = system.read_at(descriptor, buffer, static_cast<off_t>(text.size()));
        if (count == 0) {
            const bool is_open = !text.empty() && text.back() != '\n';
            return line_ends + (is_open ? 1 : 0) > kMaxFileLines ? EFBIG : 0;
        }
        if (count > 0) {
            const std::string_view more(buffer.data(), static_cast<std::size_t>(count));
            line_ends += static_cast<std::size_t>(std::ranges::count(more, '\n'));
            text += more;
        } else if (errno != EINTR) {
            return errno;
        }
    }
    return EFBIG;
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

void sync_folder_of(System& system, const std::string& path) {
    const std::size_t slash = path.rfind('/');
    const std::string folder =
        slash == std::string::npos ? "." : path.substr(0, std::max<std::size_t>(slash, 1));
    const int number =
        system.open_at(AT_FDCWD, folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
    if (number >= 0) {
        const Descriptor file(system, number);
        system.sync_folder(number);
    }
}

int write_draft(
    System& system, int folder, const DraftPlan& plan, std::string_view text, Draft& draft
) {
    if (const int error_number = create(system, folder, plan, draft); error_number != 0) {
        return error_number;
    }
    const int error_number = fill(system, draft.file.number(), plan.locked, text);
    if (error_number != 0) {
        system.remove_at(folder, draft.name.c_str());
    }
    return error_number;
}

int replace_file(
    System& system,
    int folder,
    const std::string& name,
    const DraftPlan& plan,
    std::string_view text
) {
    Draft draft;
    if (const int error_number = write_draft(system, folder, plan, text, draft);
        error_number != 0) {
        return error_number;
    }
    if (system.rename_at(folder, draft.name.c_str(), name.c_str()) != 0) {
        const int error_number = errno;
        system.remove_at(folder, draft.name.c_str());
        return error_number;
    }
    return 0;
}

}  // namespace tenebrae::core

// SPDX-License-Identifier: MIT
#include "core/system.hpp"

#include <cerrno>
#include <cstdio>
#include <ctime>
#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace tenebrae::core {

namespace {

struct flock whole_file(short type = F_WRLCK) {
    struct flock all {};
    all.l_type = type;
    all.l_whence = SEEK_SET;
    return all;
}

}  // namespace

int System::open_at(int folder, const char* name, int flags, mode_t mode) {
    return ::openat(folder, name, flags, mode);
}

int System::close(int descriptor) {
    return ::close(descriptor);
}

ssize_t System::read_at(int descriptor, std::span<char> bytes, off_t offset) {
    return ::pread(descriptor, bytes.data(), bytes.size(), offset);
}

ssize_t System::write_at(int descriptor, std::string_view bytes, off_t offset) {
    return ::pwrite(descriptor, bytes.data(), bytes.size(), offset);
}

int System::truncate(int descriptor, off_t size) {
    return ::ftruncate(descriptor, size);
}

int System::sync(int descriptor) {
    return ::fdatasync(descriptor);
}

int System::sync_folder(int folder) {
    return ::fsync(folder);
}

int System::status(int descriptor, struct stat& status) {
    return ::fstat(descriptor, &status);
}

int System::status_at(int folder, const char* name, struct stat& status) {
    return ::fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW);
}

// These locks belong to the open file, not to the process: they can be queried without being taken,
// and end with the descriptor.
int System::lock(int descriptor) {
    struct flock all = whole_file();
    return ::fcntl(descriptor, F_OFD_SETLK, &all);
}

int System::wait_for_lock(int descriptor) {
    struct flock all = whole_file();
    return ::fcntl(descriptor, F_OFD_SETLKW, &all);
}

int System::unlock(int descriptor) {
    struct flock all = whole_file(F_UNLCK);
    return ::fcntl(descriptor, F_OFD_SETLK, &all);
}

int System::lock_together(int descriptor) {
    struct flock all = whole_file(F_RDLCK);
    return ::fcntl(descriptor, F_OFD_SETLK, &all);
}

int System::touch(int descriptor) {
    return ::futimens(descriptor, nullptr);
}

int System::is_locked(int descriptor) {
    struct flock all = whole_file();
    const int done = ::fcntl(descriptor, F_OFD_GETLK, &all);
    return done == 0 && all.l_type != F_UNLCK ? 1 : done;
}

int System::make_folder_at(int folder, const char* name, mode_t mode) {
    return ::mkdirat(folder, name, mode);
}

int System::rename_at(int folder, const char* from, const char* into) {
    return ::renameat(folder, from, folder, into);
}

int System::rename_to_free_at(int folder, const char* from, const char* into) {
#ifdef RENAME_NOREPLACE
    const int done = ::renameat2(folder, from, folder, into, RENAME_NOREPLACE);
    if (done == 0 || (errno != EINVAL && errno != ENOSYS)) {
        return done;
    }
#endif
    // musl before 1.2.6 and macOS have no such call, and some file systems do not support it.
    return rename_by_link_at(folder, from, into);
}

int System::rename_by_link_at(int folder, const char* from, const char* into) {
    if (::linkat(folder, from, folder, into, 0) == 0) {
        return ::unlinkat(folder, from, 0);
    }
    if (errno == EEXIST || errno == ENOENT) {
        return -1;
    }
    // A folder cannot be linked, nor can a file in some file systems.
    struct stat present {};
    if (::fstatat(folder, into, &present, AT_SYMLINK_NOFOLLOW) == 0) {
        errno = EEXIST;
        return -1;
    }
    return errno == ENOENT ? ::renameat(folder, from, folder, into) : -1;
}

int System::remove_at(int folder, const char* name) {
    return ::unlinkat(folder, name, 0);
}

int System::remove_folder_at(int folder, const char* name) {
    return ::unlinkat(folder, name, AT_REMOVEDIR);
}

int System::names(int folder, std::vector<std::string>& found) {
    const int again = ::openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (again < 0) {
        return -1;
    }
    DIR* stream = ::fdopendir(again);
    if (stream == nullptr) {
        const int error_number = errno;
        ::close(again);
        errno = error_number;
        return -1;
    }
    errno = 0;
    while (const dirent* entry = ::readdir(stream)) {
        found.emplace_back(static_cast<const char*>(entry->d_name));
    }
    const int error_number = errno;
    ::closedir(stream);
    errno = error_number;
    return error_number == 0 ? 0 : -1;
}

std::int64_t System::now() {
    return static_cast<std::int64_t>(std::time(nullptr));
}

Descriptor::Descriptor(Descriptor&& other) noexcept
    : system_(other.system_), number_(std::exchange(other.number_, -1)) {}

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
    if (this != &other) {
        close();
        system_ = other.system_;
        number_ = std::exchange(other.number_, -1);
    }
    return *this;
}

void Descriptor::close() {
    if (number_ >= 0) {
        system_->close(std::exchange(number_, -1));
    }
}

}  // namespace tenebrae::core

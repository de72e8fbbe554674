// SPDX-License-Identifier: MIT
#pragma once

#include <sys/stat.h>
#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::core {

/// The operating system calls used to store files, one function each, so that a test can make any
/// of them fail or end the program there. Like the system calls, each returns -1 and sets errno on
/// failure. Names are single names, relative to an open folder.
class System {
public:
    virtual ~System() = default;

    virtual int open_at(int folder, const char* name, int flags, mode_t mode);
    virtual int close(int descriptor);
    virtual ssize_t read_at(int descriptor, std::span<char> bytes, off_t offset);
    virtual ssize_t write_at(int descriptor, std::string_view bytes, off_t offset);
    virtual int truncate(int descriptor, off_t size);
    /// Syncs the content and the size of a file.
    virtual int sync(int descriptor);
    /// Syncs the names in a folder.
    virtual int sync_folder(int folder);
    virtual int status(int descriptor, struct stat& status);
    virtual int status_at(int folder, const char* name, struct stat& status);
    /// Locks a file exclusively until the descriptor is closed. Fails with EAGAIN if another
    /// descriptor holds the lock.
    virtual int lock(int descriptor);
    /// Locks a file like lock(), but waits until the lock is free.
    virtual int wait_for_lock(int descriptor);
    /// Releases a lock before the descriptor is closed.
    virtual int unlock(int descriptor);
    /// Locks a file like lock(), but together with others that call this function.
    virtual int lock_together(int descriptor);
    /// Sets the time at which a file was changed last to now.
    virtual int touch(int descriptor);
    /// Returns 1 if another descriptor holds a lock, 0 if none does.
    virtual int is_locked(int descriptor);
    virtual int make_folder_at(int folder, const char* name, mode_t mode);
    /// Renames a file; replaces a file that has the new name.
    virtual int rename_at(int folder, const char* from, const char* into);
    /// Renames a file like rename_at(), but fails with EEXIST if the new name is taken.
    virtual int rename_to_free_at(int folder, const char* from, const char* into);
    /// Does the same with POSIX calls alone. Files are linked, so the new name is never replaced;
    /// for folders another program can take the name between the check and the renaming.
    static int rename_by_link_at(int folder, const char* from, const char* into);
    /// Removes an empty folder.
    virtual int remove_folder_at(int folder, const char* name);
    virtual int remove_at(int folder, const char* name);
    /// Appends every name in a folder, in no particular order.
    virtual int names(int folder, std::vector<std::string>& found);
    /// Returns the seconds since 1970. Used for the age of files and the length of games, never for
    /// rules.
    virtual std::int64_t now();
};

/// A file descriptor that its destructor closes.
class Descriptor {
public:
    Descriptor() = default;
    Descriptor(System& system, int number) : system_(&system), number_(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor(Descriptor&& other) noexcept;
    Descriptor& operator=(const Descriptor&) = delete;
    Descriptor& operator=(Descriptor&& other) noexcept;
    ~Descriptor() { close(); }

    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] bool is_open() const { return number_ >= 0; }
    void close();

private:
    System* system_ = nullptr;
    int number_ = -1;
};

}  // namespace tenebrae::core

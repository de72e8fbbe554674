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

/// The calls of the operating system that keeping files is made of, one function each, so that a
/// test can let any of them fail or end the program there. As those calls do, each gives -1 and
/// leaves the reason in errno when it fails. Names are single names, relative to an open folder.
class System {
public:
    virtual ~System() = default;

    virtual int open_at(int folder, const char* name, int flags, mode_t mode);
    virtual int close(int descriptor);
    virtual ssize_t read_at(int descriptor, std::span<char> bytes, off_t offset);
    virtual ssize_t write_at(int descriptor, std::string_view bytes, off_t offset);
    virtual int truncate(int descriptor, off_t size);
    /// The content of a file and its size.
    virtual int sync(int descriptor);
    /// The names in a folder.
    virtual int sync_folder(int folder);
    virtual int status(int descriptor, struct stat& status);
    virtual int status_at(int folder, const char* name, struct stat& status);
    /// Ours alone until the descriptor is closed; fails with EAGAIN where it is another's.
    virtual int lock(int descriptor);
    /// The same, waiting for the other.
    virtual int wait_for_lock(int descriptor);
    /// 1 where it is another's, 0 where it is nobody's.
    virtual int is_locked(int descriptor);
    virtual int make_folder_at(int folder, const char* name, mode_t mode);
    /// A new name for a file; what has that name already goes.
    virtual int rename_at(int folder, const char* from, const char* into);
    /// The same, but fails with EEXIST where something has that name already.
    virtual int rename_to_free_at(int folder, const char* from, const char* into);
    virtual int remove_at(int folder, const char* name);
    /// Every name in a folder, in no order.
    virtual int names(int folder, std::vector<std::string>& found);
    /// Seconds since 1970; for the age of files and the length of games, never for rules.
    virtual std::int64_t now();
};

/// A descriptor, closed on every way out.
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

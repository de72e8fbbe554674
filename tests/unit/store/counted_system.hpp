// SPDX-License-Identifier: MIT
#pragma once

#include "core/system.hpp"

#include <cerrno>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::store::test {

/// A System that can make any of its calls fail.
class CountedSystem : public core::System {
public:
    int open_at(int folder, const char* name, int flags, mode_t mode) override {
        return step("open", [&] { return System::open_at(folder, name, flags, mode); });
    }
    ssize_t read_at(int descriptor, std::span<char> bytes, off_t offset) override {
        return step("read", [&] { return System::read_at(descriptor, bytes, offset); });
    }
    ssize_t write_at(int descriptor, std::string_view bytes, off_t offset) override {
        return step("write", [&] {
            const std::size_t most = short_write_ ? bytes.size() / 2 : bytes.size();
            return System::write_at(descriptor, bytes.substr(0, most), offset);
        });
    }
    int truncate(int descriptor, off_t size) override {
        return step("truncate", [&] { return System::truncate(descriptor, size); });
    }
    // Syncing matters only for a power failure, which tests cannot cause.
    int sync(int /*descriptor*/) override {
        return step("sync", [] { return 0; });
    }
    int sync_folder(int /*folder*/) override {
        return step("sync", [] { return 0; });
    }
    int status(int descriptor, struct stat& status) override {
        return step("status", [&] { return System::status(descriptor, status); });
    }
    int status_at(int folder, const char* name, struct stat& status) override {
        return step("status", [&] { return System::status_at(folder, name, status); });
    }
    int lock(int descriptor) override {
        return step("lock", [&] { return System::lock(descriptor); });
    }
    int wait_for_lock(int descriptor) override {
        return step("lock", [&] { return System::wait_for_lock(descriptor); });
    }
    int make_folder_at(int folder, const char* name, mode_t mode) override {
        return step("make", [&] { return System::make_folder_at(folder, name, mode); });
    }
    int rename_at(int folder, const char* from, const char* into) override {
        return step("rename", [&] { return System::rename_at(folder, from, into); });
    }
    int rename_to_free_at(int folder, const char* from, const char* into) override {
        return step("rename", [&] { return System::rename_to_free_at(folder, from, into); });
    }
    int remove_at(int folder, const char* name) override {
        return step("remove", [&] { return System::remove_at(folder, name); });
    }
    int names(int folder, std::vector<std::string>& found) override {
        return step("names", [&] { return System::names(folder, found); });
    }

    [[nodiscard]] int calls() const { return calls_; }

protected:
    /// Called before call number `call`, counted from 1: returns an errno to fail with, or 0.
    virtual int before(int call, std::string_view what) = 0;
    virtual void after(int /*call*/) {}
    void write_short(bool half) { short_write_ = half; }

private:
    template <typename Call>
    auto step(std::string_view what, const Call& call) -> decltype(call()) {
        const int number = ++calls_;
        if (const int error = before(number, what); error != 0) {
            errno = error;
            return -1;
        }
        const auto result = call();
        const int error = errno;
        after(number);
        errno = error;
        return result;
    }

    int calls_ = 0;
    bool short_write_ = false;
};

}  // namespace tenebrae::store::test

// SPDX-License-Identifier: MIT
#include "core/file.hpp"

#include "core/line_reader.hpp"
#include "core/text.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <clocale>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <unistd.h>
#include <utility>

namespace tenebrae::core {
namespace {

namespace fs = std::filesystem;

/// An open file, closed again on every way out.
class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor(Descriptor&&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    Descriptor& operator=(Descriptor&&) = delete;
    ~Descriptor() {
        if (number_ >= 0) {
            ::close(number_);
        }
    }

    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] bool is_open() const { return number_ >= 0; }

private:
    int number_;
};

Diagnostic unreadable(const std::string& path, int error) {
    const char* const code = error == ENOENT ? "no-such-file" : "unreadable";
    return fault(code, "The file cannot be read: " + reason_of(error) + ".").in(path);
}

Diagnostic unwritable(const std::string& path, int error) {
    return fault("unwritable", "The file cannot be written: " + reason_of(error) + ".").in(path);
}

Diagnostic too_large(const std::string& path, std::size_t max_bytes) {
    return fault("too-large", "The file is too large.")
        .in(path)
        .expected("at most " + std::to_string(max_bytes) + " bytes");
}

/// Devices and pipes may never end, and a folder has no text: only a plain file is read or
/// replaced.
std::optional<Diagnostic> check_kind(const std::string& path, mode_t mode) {
    if (S_ISREG(mode)) {
        return std::nullopt;
    }
    if (S_ISDIR(mode)) {
        return fault("is-a-folder", "This is a folder, not a file.").in(path);
    }
    return fault("not-a-file", "This is a device or a pipe, not a file.").in(path);
}

/// Reads to the end, or just beyond max_bytes: the size told beforehand can be out of date.
std::optional<Diagnostic>
read_bytes(int descriptor, const std::string& path, std::size_t max_bytes, std::string& text) {
    std::array<char, 65536> buffer{};
    while (text.size() <= max_bytes) {
        const ssize_t count = ::read(descriptor, buffer.data(), buffer.size());
        if (count == 0) {
            return std::nullopt;
        }
        if (count > 0) {
            text.append(buffer.data(), static_cast<std::size_t>(count));
        } else if (errno != EINTR) {
            return unreadable(path, errno);
        }
    }
    return too_large(path, max_bytes);
}

Result<std::string> read_whole(const std::string& path, std::size_t max_bytes) {
    // Without O_NONBLOCK, a named pipe nobody writes to would keep us waiting.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat status {};
    if (!file.is_open() || ::fstat(file.number(), &status) != 0) {
        return unreadable(path, errno);
    }
    if (std::optional<Diagnostic> fault = check_kind(path, status.st_mode)) {
        return *std::move(fault);
    }
    if (static_cast<std::size_t>(status.st_size) > max_bytes) {
        return too_large(path, max_bytes);
    }
    std::string text;
    if (std::optional<Diagnostic> fault = read_bytes(file.number(), path, max_bytes, text)) {
        return *std::move(fault);
    }
    return text;
}

/// Without the byte order mark of the text.
std::vector<std::string> lines_of(std::string_view text) {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(kByteOrderMark)) {
        text.remove_prefix(kByteOrderMark.size());
    }
    return split_lines(text);
}

Diagnostics check_lines(const std::vector<std::string>& lines, const std::string& path) {
    Diagnostics faults;
    int number = 0;
    for (const std::string& line : lines) {
        std::optional<Diagnostic> fault = check_line(line, path, ++number);
        if (fault && faults.size() < kMaxDiagnosticsShown) {
            faults.push_back(*std::move(fault));
        }
    }
    return faults;
}

std::optional<int> write_bytes(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t count = ::write(descriptor, text.data(), text.size());
        if (count < 0 && errno != EINTR) {
            return errno;
        }
        text.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    }
    return ::fsync(descriptor) == 0 ? std::nullopt : std::optional<int>(errno);
}

/// A new file beside the one to be replaced, with the permissions that one has.
std::optional<int> write_new(const std::string& path, mode_t mode, std::string_view text) {
    const Descriptor file(
        ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, mode)
    );
    if (!file.is_open()) {
        return errno;
    }
    return write_bytes(file.number(), text);
}

/// The new name lasts only once its folder is on disk too. Some file systems cannot do it; the file
/// itself is safe by then, so that is no fault.
void sync_folder_of(const fs::path& path) {
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    const Descriptor file(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (file.is_open()) {
        ::fsync(file.number());
    }
}

/// Where a link leads, so that the link itself stays.
std::string resolved(const std::string& path) {
    std::error_code error;
    const fs::path target = fs::canonical(path, error);
    return error ? path : target.string();
}

}  // namespace

Result<std::string> read_text(const std::string& path, std::size_t max_bytes) {
    Result<std::string> text = read_whole(path, max_bytes);
    if (!text) {
        return text;
    }
    if (text->empty()) {
        return fault("empty-file", "The file is empty.").in(path);
    }
    if (Diagnostics faults = check_lines(lines_of(*text), path); !faults.empty()) {
        return faults;
    }
    return text;
}

Result<std::vector<std::string>> read_lines(const std::string& path, std::size_t max_bytes) {
    const Result<std::string> text = read_text(path, max_bytes);
    if (!text) {
        return text.faults();
    }
    return lines_of(*text);
}

std::optional<Diagnostic> write_file_atomically(const std::string& path, std::string_view text) {
    constexpr mode_t kUsualPermissions = 0666;
    const std::string target = resolved(path);
    struct stat status {};
    const bool exists = ::stat(target.c_str(), &status) == 0;
    if (exists) {
        if (std::optional<Diagnostic> fault = check_kind(path, status.st_mode)) {
            return fault;
        }
    }
    const mode_t mode = exists ? status.st_mode & 07777U : kUsualPermissions;
    const std::string fresh = target + ".new-" + std::to_string(::getpid());
    std::optional<int> error = write_new(fresh, mode, text);
    if (!error && std::rename(fresh.c_str(), target.c_str()) != 0) {
        error = errno;
    }
    if (error) {
        ::unlink(fresh.c_str());
        return unwritable(path, *error);
    }
    sync_folder_of(target);
    return std::nullopt;
}

std::string reason_of(int error) {
    static const locale_t english = ::newlocale(LC_ALL_MASK, "C", nullptr);
    return ::strerror_l(error, english);
}

}  // namespace tenebrae::core

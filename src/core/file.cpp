// SPDX-License-Identifier: MIT
#include "core/file.hpp"

#include "core/line_reader.hpp"
#include "core/text.hpp"
#include "core/whole_file.hpp"

#include <cerrno>
#include <clocale>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <utility>

namespace tenebrae::core {
namespace {

namespace fs = std::filesystem;

/// Returns the error for a path that is not a plain file: devices and pipes may never end, and a
/// folder has no text.
Diagnostic no_plain_file(const std::string& path, bool is_folder) {
    return is_folder ? error("is-a-folder", "This is a folder, not a file.").in(path)
                     : error("not-a-file", "This is a device or a pipe, not a file.").in(path);
}

Diagnostic unreadable(const std::string& path, std::size_t max_bytes, int error_number) {
    if (error_number == EISDIR || error_number == ENOTSUP) {
        return no_plain_file(path, error_number == EISDIR);
    }
    if (error_number == EFBIG) {
        return too_large(path, max_bytes);
    }
    const char* const code = error_number == ENOENT ? "no-such-file" : "unreadable";
    return error(code, "The file cannot be read: " + errno_text(error_number) + ".").in(path);
}

Diagnostic unwritable(const std::string& path, int error_number) {
    return error("unwritable", "The file cannot be written: " + errno_text(error_number) + ".")
        .in(path);
}

Result<std::string> read_whole(const std::string& path, std::size_t max_bytes) {
    System system;
    Descriptor file;
    std::string text;
    int error_number =
        open_plain(system, AT_FDCWD, path, {.flags = O_RDONLY, .most = max_bytes}, file);
    if (error_number == 0) {
        error_number = read_all(system, file.number(), max_bytes, text);
    }
    if (error_number != 0) {
        return unreadable(path, max_bytes, error_number);
    }
    return text;
}

/// Returns the lines of a text without its byte order mark.
std::vector<std::string> lines_of(std::string_view text) {
    if (text.starts_with(kByteOrderMark)) {
        text.remove_prefix(kByteOrderMark.size());
    }
    return split_lines(text);
}

Diagnostics check_lines(const std::vector<std::string>& lines, const std::string& path) {
    Diagnostics errors;
    int number = 0;
    for (const std::string& line : lines) {
        std::optional<Diagnostic> error = check_line(line, path, ++number);
        if (error && errors.size() < kMaxDiagnosticsShown) {
            errors.push_back(*std::move(error));
        }
    }
    return errors;
}

/// Returns the target of a link, so that the link itself stays; the path if it does not exist.
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
        return error("empty-file", "The file is empty.").in(path);
    }
    if (Diagnostics errors = check_lines(lines_of(*text), path); !errors.empty()) {
        return errors;
    }
    return text;
}

Result<std::vector<std::string>> read_lines(const std::string& path, std::size_t max_bytes) {
    return read_text(path, max_bytes).transform(lines_of);
}

std::optional<Diagnostic> write_file_atomically(const std::string& path, std::string_view text) {
    constexpr mode_t kUsualPermissions = 0666;
    System system;
    const std::string target = resolved(path);
    struct stat status {};
    // A link without a target is itself replaced.
    const bool exists =
        system.status_at(AT_FDCWD, target.c_str(), status) == 0 && !S_ISLNK(status.st_mode);
    if (exists && !S_ISREG(status.st_mode)) {
        return no_plain_file(path, S_ISDIR(status.st_mode));
    }
    const DraftPlan plan{
        .stem = target + ".new-", .mode = exists ? status.st_mode & 07777U : kUsualPermissions};
    if (const int error_number = replace_file(system, AT_FDCWD, target, plan, text);
        error_number != 0) {
        return unwritable(path, error_number);
    }
    sync_folder_of(system, target);
    return std::nullopt;
}

Diagnostic too_large(const std::string& path, std::size_t max_bytes) {
    return error("too-large", "The file is too large.")
        .in(path)
        .expected(
            "at most " + std::to_string(max_bytes) + " bytes and " + std::to_string(kMaxFileLines)
            + " lines"
        );
}

std::string errno_text(int error_number) {
    static const locale_t english = ::newlocale(LC_ALL_MASK, "C", nullptr);
    return ::strerror_l(error_number, english);
}

}  // namespace tenebrae::core

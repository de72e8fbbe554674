// SPDX-License-Identifier: MIT
#include "app/sim_output.hpp"

#include "app/console.hpp"
#include "core/file.hpp"
#include "core/whole_file.hpp"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <span>

namespace tenebrae::app {

namespace {

constexpr mode_t kMode = 0644;
constexpr std::size_t kPiece = std::size_t{1} << 18U;

/// Compares the lines of a file with the plan. Ignores zero bytes at the end, which a power failure
/// leaves if the size of the file reached the disk before its content.
class ExistingLines {
public:
    explicit ExistingLines(const SimPlan& plan) : plan_(plan) {}

    /// Returns false if the text differs from the plan.
    bool add(std::string_view piece) {
        const std::string_view text = piece.substr(0, piece.find_last_not_of('\0') + 1);
        if (!text.empty() && (has_zeros_ || text.find('\0') != std::string_view::npos)) {
            return false;
        }
        has_zeros_ = has_zeros_ || text.size() < piece.size();
        rest_ += text;
        std::size_t begin = 0;
        for (std::size_t end = rest_.find('\n'); end != std::string::npos;
             end = rest_.find('\n', begin)) {
            const std::string_view line = std::string_view{rest_}.substr(begin, end - begin);
            if (lines_ == plan_.size() || !line.starts_with(plan_.line_start(lines_))
                || line.back() != '}') {
                return false;
            }
            ++lines_;
            begin = end + 1;
        }
        whole_ += begin;
        rest_.erase(0, begin);
        return is_half_line();
    }
    [[nodiscard]] std::uint64_t lines() const { return lines_; }
    /// Returns the number of bytes in whole lines.
    [[nodiscard]] std::size_t whole() const { return whole_; }

private:
    /// Returns true if the incomplete last line is a start of the next planned line.
    [[nodiscard]] bool is_half_line() const {
        if (rest_.empty()) {
            return true;
        }
        const std::string next = lines_ == plan_.size() ? "" : plan_.line_start(lines_);
        const std::size_t both = std::min(next.size(), rest_.size());
        return !next.empty() && rest_.compare(0, both, next, 0, both) == 0;
    }

    const SimPlan& plan_;
    std::string rest_;
    bool has_zeros_ = false;  ///< zero bytes follow the text
    std::uint64_t lines_ = 0;
    std::size_t whole_ = 0;
};

}  // namespace

core::Diagnostic SimOutput::unwritten(int error) const {
    return core::error(
               "sim-not-written", "Cannot write the games: " + core::errno_text(error) + "."
    )
        .in(path_);
}

std::optional<core::Diagnostic> SimOutput::open(const std::string& path, const SimPlan& plan) {
    if (path.empty() || path == kStandardStream) {
        return std::nullopt;
    }
    path_ = path;
    number_ = system_.open_at(AT_FDCWD, path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, kMode);
    if (number_ < 0) {
        return unwritten(errno);
    }
    file_ = core::Descriptor(system_, number_);
    struct stat status {};
    if (system_.status(number_, status) != 0 || !S_ISREG(status.st_mode)) {
        return core::error("sim-no-file", "Games can be appended only to a regular file.")
            .in(path_);
    }
    if (system_.lock(number_) != 0) {
        return core::error("sim-busy", "Another program is writing games to this file.").in(path_);
    }
    return take_up(plan);
}

std::optional<core::Diagnostic> SimOutput::take_up(const SimPlan& plan) {
    ExistingLines taken(plan);
    std::string buffer(kPiece, '\0');
    for (std::size_t at = 0;;) {
        const ssize_t count = system_.read_at(number_, std::span(buffer), static_cast<off_t>(at));
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count < 0) {
            return unwritten(errno);
        }
        if (count == 0) {
            break;
        }
        if (!taken.add(std::string_view{buffer}.substr(0, static_cast<std::size_t>(count)))) {
            return core::error("sim-other-games", "This file has other games than those requested.")
                .in(path_, static_cast<int>(taken.lines() + 1))
                .expected(
                    taken.lines() == plan.size() ? "the end of the file"
                                                 : plan.line_start(taken.lines())
                )
                .hint("write these games to another file");
        }
        at += static_cast<std::size_t>(count);
    }
    size_ = taken.whole();
    played_ = taken.lines();
    return system_.truncate(number_, static_cast<off_t>(size_)) == 0
               ? std::nullopt
               : std::optional(unwritten(errno));
}

std::optional<core::Diagnostic> SimOutput::add(std::string_view lines) {
    if (number_ < 0) {
        return write(lines) ? std::nullopt : std::optional(core::Diagnostic());
    }
    const int error = core::write_all(system_, number_, lines, size_);
    if (error != 0) {
        static_cast<void>(system_.truncate(number_, static_cast<off_t>(size_)));
        return unwritten(error);
    }
    size_ += lines.size();
    return std::nullopt;
}

std::optional<core::Diagnostic> SimOutput::finish() {
    const int error = number_ < 0 ? 0 : core::sync_all(system_, number_);
    if (error == 0 && number_ >= 0) {
        core::sync_folder_of(system_, path_);
    }
    return error == 0 ? std::nullopt : std::optional(unwritten(error));
}

}  // namespace tenebrae::app

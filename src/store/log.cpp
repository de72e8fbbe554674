// SPDX-License-Identifier: MIT
#include "store/log.hpp"

#include "store/files.hpp"

#include <algorithm>
#include <cerrno>
#include <utility>

namespace tenebrae::store {

Log::Log(core::System& system, core::Descriptor file, std::string_view text)
    : system_(&system), file_(std::move(file)), pending_(text) {
    settle();
}

void Log::settle() {
    synced_bytes_ += pending_.size();
    lines_ += static_cast<std::size_t>(std::ranges::count(pending_, '\n'));
    digest_.add(pending_);
    pending_.clear();
    written_ = 0;
}

int Log::append(std::string_view lines, bool sync) {
    pending_ += lines;
    if (const int error = truncate_rest(); error != 0) {
        return error;
    }
    const std::string_view all = pending_;
    int error = write_all(*system_, file_.number(), all.substr(written_), synced_bytes_ + written_);
    if (error == 0) {
        written_ = pending_.size();
        error = sync ? sync_all(*system_, file_.number()) : 0;
    }
    if (error != 0) {
        // A failed sync may have lost the data: write all of it again.
        written_ = 0;
    } else if (sync) {
        settle();
    }
    return error;
}

void Log::drop_pending() {
    pending_.clear();
    written_ = 0;
    has_rest_ = true;
    // If this fails, it is done before the next write.
    static_cast<void>(truncate_rest());
}

int Log::truncate_rest() {
    if (has_rest_ && system_->truncate(file_.number(), static_cast<off_t>(synced_bytes_)) != 0) {
        return errno;
    }
    has_rest_ = false;
    return 0;
}

host::RecordSize Log::size() const {
    const host::RecordSize pending = host::size_of(pending_);
    return {lines_ + pending.lines, synced_bytes_ + pending.bytes};
}

bool Log::is_removed() const {
    struct stat status {};
    return system_->status(file_.number(), status) == 0 && status.st_nlink == 0;
}

}  // namespace tenebrae::store

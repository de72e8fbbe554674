// SPDX-License-Identifier: MIT
#pragma once

#include "core/digest.hpp"
#include "core/system.hpp"
#include "host/record.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace tenebrae::store {

/// The open log of a game, which only grows. Lines that could not be written are kept in memory and
/// written with the next ones, over what the failed write left.
class Log {
public:
    /// `text` is the content of the file on disk.
    Log(core::System& system, core::Descriptor file, std::string_view text);

    /// Appends lines, and waits until they are on disk if `sync`. Returns errno, or 0.
    int append(std::string_view lines, bool sync);
    /// Drops lines that are not on disk yet, and truncates the file before them.
    void drop_pending();
    /// Returns true if lines are not on disk yet.
    [[nodiscard]] bool has_pending() const { return !pending_.empty(); }
    /// Returns true if the file was removed, so that writing to it is useless.
    [[nodiscard]] bool is_removed() const;

    /// Returns the size, including lines that are not on disk yet.
    [[nodiscard]] host::RecordSize size() const;
    /// Returns the number of bytes that are certainly on disk.
    [[nodiscard]] std::size_t bytes() const { return synced_bytes_; }
    [[nodiscard]] std::size_t lines() const { return lines_; }
    [[nodiscard]] std::string digest() const { return digest_.hex(); }

private:
    void settle();
    int truncate_rest();

    core::System* system_;
    core::Descriptor file_;
    std::size_t synced_bytes_ = 0;
    std::size_t lines_ = 0;
    core::Digest digest_;
    std::string pending_;  ///< not certainly on disk
    std::size_t written_ = 0;  ///< bytes of pending_ given to the operating system
    bool has_rest_ = false;  ///< dropped lines may follow in the file
};

}  // namespace tenebrae::store

// SPDX-License-Identifier: MIT
#pragma once

#include "core/digest.hpp"
#include "core/system.hpp"
#include "host/record.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace tenebrae::store {

/// The open log of a game: lines are only ever added to it. What could not be written is held back
/// and written with the next lines, over whatever a failure left there.
class Log {
public:
    /// `text` is what the file holds, on disk.
    Log(core::System& system, core::Descriptor file, std::string_view text);

    /// Adds lines, and waits until they are on disk if `sync`; gives the error number, or 0.
    int append(std::string_view lines, bool sync);
    /// Forgets what is not on disk yet, and makes the file end before it.
    void take_back();
    /// Is there anything that is not on disk yet?
    [[nodiscard]] bool is_behind() const { return !pending_.empty(); }
    /// The file has been removed: what is written to it would go with it.
    [[nodiscard]] bool is_gone() const;

    /// With what is not on disk yet.
    [[nodiscard]] host::RecordSize size() const;
    /// Of what is on disk for sure.
    [[nodiscard]] std::size_t bytes() const { return safe_; }
    [[nodiscard]] std::size_t lines() const { return lines_; }
    [[nodiscard]] std::string digest() const { return digest_.hex(); }

private:
    void settle();
    int cut_rest();

    core::System* system_;
    core::Descriptor file_;
    std::size_t safe_ = 0;
    std::size_t lines_ = 0;
    core::Digest digest_;
    std::string pending_;  ///< not on disk for sure
    std::size_t written_ = 0;  ///< of that, handed to the operating system
    bool has_rest_ = false;  ///< there may be something behind it that was taken back
};

}  // namespace tenebrae::store

// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "core/system.hpp"
#include "host/talk_entry.hpp"
#include "table/seat.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::store {

/// The file of a table with its talk: a line for each entry.
inline constexpr const char* kTableTalkFile = "talk";
/// What each seat can add to it in all.
inline constexpr std::size_t kMaxTalkOfSeat = 256U << 10U;
/// What it can add after that of requests to undo and of votes.
inline constexpr std::size_t kMoreVotesOfSeat = kMaxTalkOfSeat / 4;

/// Formats an entry as a line, with its line feed.
std::string write_talk(const host::TalkEntry& entry);
/// Parses a line; nullopt if it is malformed or not printable.
std::optional<host::TalkEntry> read_talk_line(std::string_view line);

/// The talk of one table, as this program has it open. Ignores lines that it cannot read: they harm
/// nobody.
class TalkFile {
public:
    TalkFile() = default;
    /// Opens the file in the folder of a table; creates it if it is missing. Returns errno, or 0.
    int open(core::System& system, int folder);

    /// Returns the entries that were added since the last call.
    std::vector<host::TalkEntry> read();
    /// Adds an entry, unless its seat has added too much. `path`: of the table.
    std::optional<core::Diagnostic>
    add(const host::TalkEntry& entry, std::size_t per_minute, const std::string& path);

private:
    /// What a seat has added.
    struct Use {
        std::size_t bytes = 0;
        std::deque<std::int64_t> times = {};  ///< of the last minute
    };

    /// Reads what was added since, for the next read(). Returns errno, or 0.
    int read_ahead();
    void take(std::string_view line);
    [[nodiscard]] std::optional<core::Diagnostic>
    refuse(const host::TalkEntry& entry, std::size_t bytes, std::size_t per_minute);
    std::optional<core::Diagnostic> append(const std::string& text, const std::string& path);

    core::System* system_ = nullptr;
    core::Descriptor file_;
    std::size_t bytes_ = 0;  ///< read so far
    std::array<Use, table::kMaxSeats> uses_;
    std::vector<host::TalkEntry> ahead_;
};

}  // namespace tenebrae::store

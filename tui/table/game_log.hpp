// SPDX-License-Identifier: MIT
#pragma once

#include "table/seen.hpp"
#include "tui/table/board_view.hpp"

#include <cstddef>
#include <limits>
#include <string>
#include <vector>

namespace tenebrae::tui {

/// One line of the log before it is broken: a command or the beginning, or an event it set off.
struct LogEntry {
    static constexpr std::size_t kCommand = std::numeric_limits<std::size_t>::max();

    std::size_t step = 0;  ///< or table::kBeginning
    std::size_t event = kCommand;  ///< its number
    int depth = 0;
    std::string text;
    bool heading = false;  ///< begins a new stretch of the story
};

/// The story of a game as one seat was told it, each group of events once: see table::Hearing.
class GameLog {
public:
    /// Tells what is new and forgets what was taken back; to another seat, all from the start.
    void update(const table::Seen& seen);
    /// Another game.
    void clear();

    [[nodiscard]] const std::vector<LogEntry>& entries() const { return entries_; }
    /// How many of the entries are headings.
    [[nodiscard]] std::size_t headings() const { return headings_; }

private:
    struct Group {
        std::size_t step = 0;  ///< of a command, or table::kBeginning
        std::size_t entry = 0;  ///< its first
    };

    void tell(const table::Seen& seen, std::size_t step);
    void drop_last();

    const table::Hearing* told_ = nullptr;  ///< whose story it is; only to be compared
    std::vector<LogEntry> entries_;
    std::vector<Group> groups_;
    std::size_t steps_ = 0;  ///< so many commands were carried out
    std::size_t headings_ = 0;
};

}  // namespace tenebrae::tui

// SPDX-License-Identifier: MIT
#pragma once

#include "table/seen.hpp"
#include "tui/table/board_view.hpp"
#include "tui/table/panes.hpp"

#include <cstddef>
#include <limits>
#include <optional>
#include <set>
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

/// What a log tells of, to unfold its lines, and the marks before them.
struct LogSource {
    const table::Seen& seen;
    const Glyphs& glyphs;
    /// Index of the last command of the player at the keyboard: all that came of it and after it is
    /// news, and stays in sight if there is room. None: nothing is news.
    std::optional<std::size_t> own_command = {};
};

/// A log in a rectangle: the end of it, unless it was scrolled back. While it has the focus one
/// entry is selected, and an entry unfolds to its causes.
class LogView {
public:
    explicit LogView(const GameLog& log) : log_(log) {}

    /// The log has changed: the end is shown again.
    void to_end();
    void focus(bool on);

    void draw(Grid& grid, const Rect& rect, const LogSource& source);
    /// False: not a key of the log.
    bool press(const Press& press);
    /// Without the focus: back and forth by pages.
    void scroll(Travel step);

private:
    struct Line {
        std::string text;
        int indent = 0;  ///< blanks before it, in the same style
        Style style;
        std::size_t entry = 0;
        char32_t mark = U' ';  ///< before it, while the log has the focus
    };

    /// Some entries in a row, put together from their end.
    struct Page {
        std::size_t begin = 0;  ///< the first of them
        int lines = 0;
        int news = 0;  ///< how many of the lines, at the end, are news
        std::vector<std::vector<Line>> blocks = {};  ///< one for each entry, the last first

        /// False: there is none before it.
        bool add_before(const LogView& view, int width, const LogSource& source);
        void drop_first();
        [[nodiscard]] std::vector<Line> joined() &&;
    };

    void add_lines(std::vector<Line>& lines, std::size_t index, int width, const LogSource& source)
        const;
    /// While its end is followed the log is shown by pages that begin with a turn or with the
    /// player's last command, whichever is earlier, and with the last lines before that: lines stay
    /// where they are while more come below, which is easier on the eye, and little is sent. Empty
    /// if a turn is too long for that.
    [[nodiscard]] std::optional<Page>
    page_of_turns(const Rect& rect, const LogSource& source) const;
    /// Returns the first entry that is news; the number of entries if none is.
    [[nodiscard]] std::size_t first_news(const LogSource& source) const;
    /// Leaves out what matters least, the oldest of it first, until the news fits. The last lines
    /// always stay.
    [[nodiscard]] std::vector<Line>
    shortened(Page page, std::size_t room, const LogSource& source) const;
    /// Returns how much an entry matters when there is no room for all.
    [[nodiscard]] int rank_of(std::size_t index, const LogSource& source) const;
    /// From the first line that can be in sight to those of the last entry.
    [[nodiscard]] Page page_up_to_last(const Rect& rect, const LogSource& source) const;
    [[nodiscard]] Style style_of(const LogEntry& entry) const;

    const GameLog& log_;
    bool focused_ = false;
    std::size_t last_ = 0;  ///< the entry at the bottom
    std::size_t selected_ = 0;
    std::set<std::size_t> open_;  ///< events that are unfolded
    int page_ = 1;
};

}  // namespace tenebrae::tui

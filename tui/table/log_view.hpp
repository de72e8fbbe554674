// SPDX-License-Identifier: MIT
#pragma once

#include "table/observation.hpp"
#include "tui/table/board_view.hpp"
#include "tui/table/panes.hpp"

#include <cstddef>
#include <limits>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::tui {

/// An entry of the log before wrapping: a command, the beginning, an event, or talk.
struct LogEntry {
    static constexpr std::size_t kCommand = std::numeric_limits<std::size_t>::max();

    std::size_t step = 0;  ///< index of the command, or table::kBeginning
    std::size_t event = kCommand;  ///< number of the event; kCommand: the command itself
    int depth = 0;
    std::string text;
    bool heading = false;  ///< starts a new section, such as a turn
    bool hurts = false;
    /// The depth below what the command did, or below the heading of its section.
    int level = 0;
    bool is_talk = false;  ///< what a person at a table said; then `event` is kCommand
};

/// The log of a game as one seat knows it, each group of events once: see table::SeatLog.
class GameLog {
public:
    /// Adds new entries and removes those undone; for another seat it starts over.
    void update(const table::Observation& observation);
    /// Removes everything, for another game.
    void clear();

    [[nodiscard]] const std::vector<LogEntry>& entries() const { return entries_; }
    /// Returns the number of entries that are headings.
    [[nodiscard]] std::size_t headings() const { return headings_; }

private:
    struct Group {
        std::size_t step = 0;  ///< index of a command, or table::kBeginning
        std::size_t entry = 0;  ///< index of its first entry
    };

    void add_group(const table::Observation& observation, std::size_t step);
    /// Adds the talk that came before this command, and was not added yet.
    void add_talk(const table::Observation& observation, std::size_t command);
    void drop_last();

    const table::SeatLog* shown_log_ = nullptr;  ///< the story shown; only compared
    std::vector<LogEntry> entries_;
    std::vector<Group> groups_;
    std::size_t steps_ = 0;  ///< number of commands carried out
    std::size_t talk_ = 0;  ///< lines of talk known
    std::size_t added_talk_ = 0;  ///< those among the entries
    std::size_t headings_ = 0;
};

/// Returns the name of a piece that a sentence begins with: "Piece 2"; nullptr if there is none.
const PieceName* leading_name(std::string_view sentence, std::span<const PieceName> names);

/// The source of a log, needed to unfold its lines, and the glyphs of its marks.
struct LogSource {
    const table::Observation& observation;
    const Glyphs& glyphs;
    std::vector<PieceName> names = {};  ///< shown in their colours
    /// Index of the last command of the player at the keyboard. All entries from there on are news
    /// and stay visible if there is room. Nothing: no entry is news.
    std::optional<std::size_t> own_command = {};
};

/// A view of the log in a rectangle. It shows the end unless it was scrolled back, and of commands
/// only what they did. With the focus, it shows the commands with their numbers, one entry is
/// selected, and entries unfold to show their causes.
class LogView {
public:
    explicit LogView(const GameLog& log) : log_(log) {}

    /// Shows the end again, after the log has changed.
    void to_end();
    void focus(bool on);

    void draw(Grid& grid, const Rect& rect, const LogSource& source);
    /// Handles a key; returns false if it is none of the log's.
    bool press(const Press& press);
    /// Scrolls by pages, without the focus.
    void scroll(ScrollStep step);

private:
    struct Line {
        std::string text;
        int indent = 0;  ///< spaces before it, in the same style
        Style style;
        std::size_t entry = 0;
        char32_t mark = U' ';  ///< shown before it while the log has the focus
        const PieceName* name = nullptr;  ///< the name that it begins with
    };

    /// A run of entries, built from its end backwards.
    struct Page {
        std::size_t begin = 0;  ///< index of the first entry
        int lines = 0;
        int news = 0;  ///< how many lines at the end are news
        std::vector<std::vector<Line>> blocks = {};  ///< one per entry, the last entry first

        /// Adds the entry before; returns false if there is none.
        bool add_before(const LogView& view, int width, const LogSource& source);
        void drop_first();
        [[nodiscard]] std::vector<Line> joined() &&;
    };

    void add_lines(std::vector<Line>& lines, std::size_t index, int width, const LogSource& source)
        const;
    /// Returns the page at the end of the log, or nothing if a turn is too long for it. A page
    /// begins with a turn or with the player's last command, whichever is earlier, after some lines
    /// from before that. So lines keep their place while new ones appear below, which is easier to
    /// read and sends less.
    [[nodiscard]] std::optional<Page>
    page_of_turns(const Rect& rect, const LogSource& source) const;
    /// Returns the index of the first entry that is news; the number of entries if none is.
    [[nodiscard]] std::size_t first_news(const LogSource& source) const;
    /// Leaves out the least important and oldest entries until the news fits. The last lines always
    /// stay.
    [[nodiscard]] std::vector<Line>
    shortened(Page page, std::size_t room, const LogSource& source) const;
    /// Returns the importance of an entry when there is no room for all.
    [[nodiscard]] int rank_of(std::size_t index, const LogSource& source) const;
    /// Returns the entries from the first one that can be visible to the last one.
    [[nodiscard]] Page page_up_to_last(const Rect& rect, const LogSource& source) const;
    /// Returns whether nothing is shown of an entry: a command with events.
    [[nodiscard]] bool is_left_out(std::size_t index) const;
    [[nodiscard]] int indent_of(const LogEntry& entry, int width) const;

    const GameLog& log_;
    bool focused_ = false;
    std::size_t last_ = 0;  ///< index of the entry at the bottom
    std::size_t selected_ = 0;
    std::set<std::size_t> open_;  ///< events that are unfolded
    int page_ = 1;
};

}  // namespace tenebrae::tui

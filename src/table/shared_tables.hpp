// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "table/game_values.hpp"
#include "table/header.hpp"
#include "table/reply.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Tables of several people, each at a terminal of their own, as the interfaces show them.
namespace tenebrae::table {

/// The longest delay for spectators, in turns.
inline constexpr int kMaxDelay = 100;

/// A table in the list of tables: only what everybody may know.
struct TableInfo {
    /// A seat as the list shows it.
    struct Seat {
        std::string role;  ///< "walker 2"
        std::string person = {};  ///< empty: nobody has taken it
        std::string lender = {};  ///< who can take it back from that person; empty: nobody
        std::string bot = {};  ///< the level of the bot that plays it now; empty: a person
        bool is_here = false;  ///< a program has the table open for this seat now
        std::int64_t last_here = 0;  ///< in seconds since 1970; 0: never
        bool decides = false;  ///< the game waits for this seat

        [[nodiscard]] bool is_open() const { return person.empty() && bot.empty(); }
    };
    std::string name;
    std::string maker = {};  ///< the person who made it
    std::string game = {};  ///< id
    std::string title = {};  ///< of the game
    bool has_begun = false;
    bool needs_word = false;
    int delay = 0;  ///< how many turns later spectators see the game
    std::optional<int> turn = {};
    table::GameResult result = table::GameResult::Unfinished;
    std::int64_t changed = 0;  ///< when the seat that decides began to, in seconds since 1970
    std::int64_t last_change = 0;  ///< of any of its files; 0: not known
    std::vector<Seat> seats = {};
    core::Diagnostics errors = {};  ///< why it cannot be read; then only `name` is valid

    [[nodiscard]] bool is_over() const { return result != table::GameResult::Unfinished; }
    /// Returns whether a person has a seat, and whether the game waits for that person.
    [[nodiscard]] bool has_seat(std::string_view person) const;
    [[nodiscard]] bool has_lent_seat(std::string_view person) const;
    [[nodiscard]] bool waits_for(std::string_view person) const;
    [[nodiscard]] bool has_open_seat() const;
};

/// A request to change who plays a seat: a person, or a bot.
struct HandRequest {
    std::string table;
    int seat = 0;
    std::string person = {};  ///< the asking person takes the own seat back
    std::string bot = {};  ///< the level, if `person` is empty; empty too: the strongest
};

/// Formats the state of a table: "waiting for people", "turn 3, by invitation", "over".
std::string format_state(const TableInfo& info);
/// Formats a seat without its number: "walker 2: Ada, last here 5 minutes ago, decides".
std::string format_seat(const TableInfo::Seat& seat, std::int64_t now);
/// Formats each seat in a line, with its number.
std::vector<std::string> format_seats(const TableInfo& info, std::int64_t now);
/// Formats what a table is for a person: "waits for you", "yours", "has an open seat".
std::string format_relation(const TableInfo& info, std::string_view person);
/// Formats all that in a line: "turn 3, yours, waits for Ben for 2 hours, here now: Ada".
std::string format_summary(const TableInfo& info, std::string_view person, std::int64_t now);
/// Formats a table as a line of JSON.
std::string table_json(const TableInfo& info, std::string_view person);

/// What a person can do with a table of the list.
enum class TableAction {
    Return,  ///< to the person's own seat, or to one that was lent
    SitDown,  ///< at an open seat
    Watch,
    Leave,
    TakeBack,  ///< the person's own seat, from a bot
    Hand,  ///< a seat to another person or a bot
    Remove,
};

struct TableEntry {
    TableAction action = TableAction::Watch;
    std::string_view label;
};

/// Returns what a person can do with a table, as the menus of all interfaces offer it.
std::vector<TableEntry> table_entries(const TableInfo& info, std::string_view person);
/// Returns the request that takes a person's own seat back from a bot.
HandRequest own_seat_back(const TableInfo& info, const std::string& person);
/// Returns the seats that are open.
std::vector<int> open_seats(const TableInfo& info);
/// Returns the seats that a person can hand to others.
std::vector<int> seats_to_hand(const TableInfo& info, std::string_view person);

/// A request to sit down at a table, or to watch it.
struct JoinRequest {
    std::string table;
    std::optional<int> seat = {};  ///< none: the person's own, else the first that is open
    std::string word = {};  ///< the invitation word
    bool is_to_watch = false;
    bool hears_talk = true;  ///< the person reads what others say, and can talk
};

/// A table to be made, as the forms of the interfaces ask for it.
struct NewTable {
    std::string name;
    std::string word = {};  ///< the invitation word; empty: anybody may sit down
    int delay = 0;  ///< how many turns later spectators see the game
};

/// The fields of these forms. The last two are preferences of the person at every table.
enum class NewTableField { Name, Word, People, Delay, Talk, Bell };
inline constexpr int kNewTableFields = 6;

/// The words for a field.
struct NewTableFieldText {
    std::string_view label;
    std::string_view help;
};
const NewTableFieldText& text_of(NewTableField field);

/// Parses the delay of a new table; an error if it is no number of turns from 0 to kMaxDelay.
core::Result<int> parse_delay(const std::string& text);

/// The tables that one person can sit down at.
class SharedTables {
public:
    virtual ~SharedTables() = default;

    /// Returns the name of the person at every table; an error if it is not known.
    [[nodiscard]] virtual core::Result<std::string> person() const = 0;
    /// Returns the tables: first those that wait for the person, then the person's others, those
    /// with open seats, the rest, and finished ones last.
    [[nodiscard]] virtual core::Result<std::vector<TableInfo>> tables() = 0;
    [[nodiscard]] virtual TableInfo table(const std::string& name) = 0;
    /// Returns the seconds since 1970.
    [[nodiscard]] virtual std::int64_t now() = 0;
    /// Returns why a new table cannot have this name.
    [[nodiscard]] virtual std::optional<core::Diagnostic> refuse_name(const std::string& name) = 0;
    /// Returns why this cannot be an invitation word.
    [[nodiscard]] virtual std::optional<core::Diagnostic> refuse_word(const std::string& word
    ) const = 0;
    /// Starts a table with the game of a header. An empty word lets anybody sit down.
    /// Spectators see the game `delay` turns later.
    virtual std::optional<core::Diagnostic>
    create(const std::string& name, const Header& header, const std::string& word, int delay) = 0;
    /// Hands a seat to another person or a bot; every program at the table is told.
    virtual Reply hand(const HandRequest& request) = 0;
    /// Gives up the person's seat.
    virtual std::optional<core::Diagnostic> leave(const std::string& name) = 0;
    /// Removes a table that the person has made, unless others are playing there.
    virtual std::optional<core::Diagnostic> remove(const std::string& name) = 0;

    /// Takes a seat, comes back to it, or watches. The person is at that table until stand_up().
    virtual std::optional<core::Diagnostic> sit_down(const JoinRequest& request) = 0;
    /// Begins or continues the game there, in place of the game of the session.
    /// Reply::Kind::Nothing: people are missing.
    virtual Reply begin() = 0;
    /// Leaves the table and its game; the seat stays the person's.
    virtual void stand_up() = 0;
    /// Returns the name of the table at which the person is; "" if at none.
    [[nodiscard]] virtual std::string at() const = 0;
    /// Returns a descriptor that is ready for reading when a person may have sat down, while
    /// people are missing; else -1.
    [[nodiscard]] virtual int news_descriptor() const = 0;
    /// Makes it ready only for what comes from now on.
    virtual void take_news() = 0;
};

}  // namespace tenebrae::table

// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "core/system.hpp"
#include "host/environment.hpp"
#include "host/match.hpp"
#include "store/folder.hpp"
#include "store/table_hands.hpp"
#include "store/table_record.hpp"
#include "store/table_seats.hpp"
#include "table/header.hpp"
#include "table/shared_tables.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::store {

/// The most tables, and in restricted mode those that one person has made.
inline constexpr std::size_t kMaxTables = 1000;
inline constexpr std::size_t kMaxTablesOfPerson = 20;

// In the folder of tables. Names that begin with a dot are not listed, and no table has one.
inline constexpr const char* kTablesLockFile = ".lock";
inline constexpr const char* kRemovedTable = ".old";

/// Which tables are removed because nobody has used them for long.
struct OldTables {
    std::int64_t seconds = 0;  ///< since the last change, or since a person was there
    bool only_finished = false;
    bool is_dry_run = false;  ///< removes nothing
};

/// A seat that was taken, or a table that is watched.
struct TakenSeat {
    int seat = table::kSpectator;
    std::string person = {};
    core::Descriptor folder = {};  ///< of the table
    std::string path = {};
    bool is_taken_back = false;  ///< another person had it meanwhile
    std::int64_t seconds_away =
        0;  ///< since a person was in the seat; 0: not known, or one still is
    std::shared_ptr<Presence> presence = {};  ///< nullptr: only watches
};

/// A table to be made.
struct NewTable {
    std::string name;
    std::string maker;
    std::string word = {};  ///< empty: anybody may sit down
    int delay = 0;  ///< how many turns later spectators see the game
};

/// The tables of several people, each a folder of its own. Programs share them through locks of the
/// files; none needs another one to run.
class Tables {
public:
    /// Opens the folder of tables, and creates what is missing of its path.
    static core::Result<Tables> open(core::System& system, const std::string& path, Links links);

    /// Returns why a new table cannot have this name.
    [[nodiscard]] std::optional<core::Diagnostic> refuse_name(const std::string& name) const;
    /// Starts a table with the game of a header, whose seed the program draws: nobody may know it.
    std::optional<core::Diagnostic> create(
        const host::Environment& environment, const NewTable& wanted, const table::Header& header
    ) const;
    /// Lists the tables, last changed first.
    [[nodiscard]] core::Result<std::vector<table::TableInfo>>
    list(const host::Environment& environment) const;
    [[nodiscard]] table::TableInfo
    describe(const host::Environment& environment, const std::string& name) const;
    /// Takes a seat, or comes back to it.
    core::Result<TakenSeat> join(
        const host::Environment& environment,
        const std::string& person,
        const table::JoinRequest& request
    ) const;
    /// Gives a seat up, so that another person can take it.
    std::optional<core::Diagnostic> leave(const std::string& name, const std::string& person) const;
    /// Removes a table: its maker may, unless others are playing there.
    std::optional<core::Diagnostic> remove(
        const host::Environment& environment, const std::string& name, const std::string& person
    ) const;
    /// Removes old tables at which nobody is now, and returns them.
    core::Result<std::vector<table::TableInfo>>
    remove_old(const host::Environment& environment, const OldTables& wanted) const;
    /// Hands a seat to another person in the list of seats, not in the record.
    std::optional<core::Diagnostic> hand(
        const host::Environment& environment,
        const TakenSeat& taken,
        int seat,
        const std::string& to
    ) const;
    /// Opens a table for a person who does not sit down: others do not see that person there.
    core::Result<TakenSeat> visit(const std::string& name, const std::string& person) const;
    /// Opens a table to watch it.
    core::Result<TakenSeat> watch(const std::string& name) const;

    /// Returns the seats of a table.
    core::Result<TableSeats> seats_of(const TakenSeat& taken) const;
    /// Opens the record of a table. `taken` must outlive it.
    core::Result<std::unique_ptr<TableRecord>> record_of(const TakenSeat& taken) const;

private:
    Tables(core::System& system, std::string path) : system_(&system), path_(std::move(path)) {}

    core::Result<core::Descriptor> open_folder(const std::string& name) const;
    /// Locks a file of a folder, which is created if it is missing.
    core::Result<core::Descriptor> lock(int folder, const char* file) const;
    [[nodiscard]] std::optional<core::Diagnostic>
    refuse_more(const host::Environment& environment, const std::string& maker) const;
    std::optional<core::Diagnostic>
    fill(const std::string& name, const std::string& record, const TableSeats& seats) const;
    /// Removes a table. Precondition: the folder of tables is locked.
    std::optional<core::Diagnostic> take_away(const std::string& name) const;
    /// Returns when a file of a table was changed last, in seconds since 1970.
    [[nodiscard]] std::int64_t last_change(int folder) const;
    [[nodiscard]] bool is_old(const table::TableInfo& info, const OldTables& wanted) const;
    core::Result<bool> remove_if_old(
        const host::Environment& environment,
        const table::TableInfo& listed,
        const OldTables& wanted
    ) const;
    /// Removes a folder that is not listed, with all its files.
    std::optional<core::Diagnostic> clear(const char* name) const;
    core::Result<Presence> enter(int folder, int seat) const;
    /// Returns the seconds since a person was in a seat; 0: not known, or one is now.
    [[nodiscard]] std::int64_t seconds_away(int folder, int seat) const;
    /// Gives the person a seat, whose number is returned. Precondition: the table is locked.
    /// `has_seat`: the person had one and need not know the word.
    core::Result<int> take_seat(
        const host::Environment& environment,
        const TakenSeat& taken,
        std::optional<int> wanted,
        bool has_seat
    ) const;
    /// A table as it was read.
    struct ReadTable {
        int folder = -1;
        const std::string& record;
        const host::Match& match;
    };
    /// Writes who sits where; the game begins if that was the last open seat.
    std::optional<core::Diagnostic> save_seats(
        const host::Environment& environment, const ReadTable& table, TableSeats seats
    ) const;
    std::optional<core::Diagnostic> begin(
        const host::Environment& environment,
        int folder,
        const std::string& record,
        const TableSeats& seats
    ) const;
    [[nodiscard]] core::Diagnostic cannot(const char* what, int error) const;

    core::System* system_;
    std::string path_;
    core::Descriptor folder_;
};

/// Reads the record of a table. Errors do not show its content, which may be hidden from the
/// reader.
core::Result<host::Match> load_table(const host::Environment& environment, std::string_view record);

}  // namespace tenebrae::store

// SPDX-License-Identifier: MIT
// How people leave tables, and how tables are removed.
#include "core/text.hpp"
#include "store/files.hpp"
#include "store/table_hands.hpp"
#include "store/tables.hpp"

#include <algorithm>
#include <cerrno>
#include <utility>

namespace tenebrae::store {
namespace {

/// Gives up the seat that a person has or has lent; returns false if there is none. A lent seat
/// goes back to its lender, and one whose lender gives it up stays with the person who has it.
bool give_up(TableSeats& seats, std::string_view person) {
    const int seat = seats.seat_of(person);
    const int lent = seats.lent_by(person);
    if (seat < 0 && lent < 0) {
        return false;
    }
    if (seat >= 0) {
        const auto at = static_cast<std::size_t>(seat);
        seats.people.at(at) = std::exchange(seats.lenders.at(at), std::string());
    } else {
        seats.lenders.at(static_cast<std::size_t>(lent)).clear();
    }
    return true;
}

}  // namespace

std::optional<core::Diagnostic>
Tables::leave(const std::string& name, const std::string& person) const {
    const core::Result<TakenSeat> taken = watch(name);
    if (!taken) {
        return taken.errors().front();
    }
    const core::Result<core::Descriptor> locked = lock(taken->folder.number(), kTableLockFile);
    if (!locked) {
        return locked.errors().front();
    }
    core::Result<TableSeats> seats = seats_of(*taken);
    if (!seats) {
        return seats.errors().front();
    }
    if (!give_up(seats.value(), person)) {
        return core::error("no-seat", "You have no seat at this table.");
    }
    return replace_file(*system_, taken->folder.number(), kTableSeatsFile, write_seats(*seats));
}

std::optional<core::Diagnostic> Tables::remove(
    const host::Environment& environment, const std::string& name, const std::string& person
) const {
    const core::Result<core::Descriptor> all = lock(folder_.number(), kTablesLockFile);
    if (!all) {
        return all.errors().front();
    }
    const core::Result<TakenSeat> taken = watch(name);
    if (!taken) {
        return taken.errors().front();
    }
    const core::Result<core::Descriptor> locked = lock(taken->folder.number(), kTableLockFile);
    if (!locked) {
        return locked.errors().front();
    }
    const core::Result<TableSeats> seats = seats_of(*taken);
    if (!seats || seats->maker != person) {
        return core::error("not-your-table", "Only the person who made a table can remove it.")
            .got(seats ? core::escape_for_display(seats->maker) : "");
    }
    const table::TableInfo info = describe(environment, name);
    const auto is_other = [&person](const std::string& other) {
        return !other.empty() && other != person;
    };
    const bool has_others = std::ranges::any_of(seats->people, is_other)
                            || std::ranges::any_of(seats->lenders, is_other);
    if (has_others && info.has_begun && info.errors.empty() && !info.is_over()) {
        return core::error("table-in-use", "Others are playing at this table.")
            .hint("\"tenebrae table leave NAME\" gives up your seat");
    }
    return take_away(name);
}

std::optional<core::Diagnostic> Tables::take_away(const std::string& name) const {
    if (std::optional<core::Diagnostic> error = clear(kRemovedTable)) {
        return error;
    }
    if (system_->rename_to_free_at(folder_.number(), name.c_str(), kRemovedTable) != 0) {
        return cannot("Cannot remove this table", errno);
    }
    sync_names(*system_, folder_.number());
    return clear(kRemovedTable);
}

std::int64_t Tables::last_change(int folder) const {
    std::vector<std::string> files;
    std::int64_t last = 0;
    if (system_->names(folder, files) != 0) {
        return system_->now();
    }
    for (const std::string& file : files) {
        struct stat status {};
        // The file to lock is made when a person first sits down, or to remove the table.
        const bool is_file = file != "." && file != ".." && file != kTableLockFile;
        if (is_file && system_->status_at(folder, file.c_str(), status) == 0) {
            last = std::max<std::int64_t>(last, status.st_mtim.tv_sec);
        }
    }
    return last;
}

/// Returns whether a table may be removed as old.
bool Tables::is_old(const table::TableInfo& info, const OldTables& wanted) const {
    const bool is_used = std::ranges::any_of(info.seats, &table::TableInfo::Seat::is_here)
                         || info.last_change == 0
                         || system_->now() - info.last_change < wanted.seconds;
    return !is_used && (!wanted.only_finished || info.is_over());
}

/// Removes a table, unless a person has come or played there since it was listed. Returns whether
/// it was removed.
core::Result<bool> Tables::remove_if_old(
    const host::Environment& environment, const table::TableInfo& listed, const OldTables& wanted
) const {
    const core::Result<core::Descriptor> folder = open_folder(listed.name);
    if (!folder) {
        return folder.errors();
    }
    const core::Result<core::Descriptor> locked = lock(folder->number(), kTableLockFile);
    if (!locked) {
        return locked.errors();
    }
    const table::TableInfo now = describe(environment, listed.name);
    if (!is_old(now, wanted) || now.last_change != listed.last_change) {
        return false;
    }
    if (std::optional<core::Diagnostic> error = take_away(listed.name)) {
        return *std::move(error);
    }
    return true;
}

core::Result<std::vector<table::TableInfo>>
Tables::remove_old(const host::Environment& environment, const OldTables& wanted) const {
    const core::Result<core::Descriptor> all = lock(folder_.number(), kTablesLockFile);
    if (!all) {
        return all.errors();
    }
    core::Result<std::vector<table::TableInfo>> tables = list(environment);
    if (!tables) {
        return tables;
    }
    std::vector<table::TableInfo> removed;
    for (table::TableInfo& info : tables.value()) {
        if (!is_old(info, wanted)) {
            continue;
        }
        const core::Result<bool> goes =
            wanted.is_dry_run ? core::Result<bool>(true) : remove_if_old(environment, info, wanted);
        if (!goes) {
            return goes.errors();
        }
        if (*goes) {
            removed.push_back(std::move(info));
        }
    }
    return removed;
}

}  // namespace tenebrae::store

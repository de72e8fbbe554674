// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "core/system.hpp"
#include "store/table_seats.hpp"

#include <optional>
#include <string>

/// How seats of a table change hands.
namespace tenebrae::store {

/// An open table.
struct OpenTable {
    core::System* system = nullptr;
    int folder = -1;
    std::string path = {};  ///< for messages
};

/// The file that programs lock while they have a table open for a seat. Its time is that at which
/// the last one came or left.
std::string presence_file(int seat);
/// Returns whether another program has the table open for a seat now.
bool is_present(const OpenTable& table, int seat);

/// Keeps others from changing the seats of a table until the descriptor is closed.
core::Result<core::Descriptor> lock_seats(const OpenTable& table);
/// Reads who sits where.
core::Result<TableSeats> seats_in(const OpenTable& table);

/// Returns the error for a person who has not this seat any more.
std::optional<core::Diagnostic>
refuse_lost_seat(const TableSeats& seats, int seat, std::string_view person);

/// Returns why a person may not decide who plays a seat: it must be the person's, or the person
/// must have made the table, and nobody may be present in that seat.
std::optional<core::Diagnostic>
refuse_change(const OpenTable& table, const TableSeats& seats, int seat, std::string_view person);

/// Hands a seat to a person in `seats` only. Who had it can take it back.
std::optional<core::Diagnostic> change_hands(TableSeats& seats, int seat, const std::string& to);

/// Hands a seat from one person, or from the person who made the table, to another person.
std::optional<core::Diagnostic>
hand_seat(const OpenTable& table, int seat, std::string_view person, const std::string& to);

}  // namespace tenebrae::store

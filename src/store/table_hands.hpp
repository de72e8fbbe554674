// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "core/system.hpp"
#include "store/table_seats.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

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

/// The presence of a person at a table: others see it until this is destroyed.
class Presence {
public:
    Presence() = default;
    Presence(core::System& system, core::Descriptor file)
        : system_(&system), file_(std::move(file)) {}
    Presence(const Presence&) = delete;
    Presence(Presence&&) = default;
    Presence& operator=(const Presence&) = delete;
    Presence& operator=(Presence&& other) noexcept;
    ~Presence() { end(); }

    /// Interrupts it, because the person has lost the seat.
    void leave();
    /// Goes on after leave(); no effect otherwise.
    void come_back();

private:
    void end();

    core::System* system_ = nullptr;
    core::Descriptor file_;  ///< locked, but after leave(); its time: when the person was there
    bool has_left_ = false;
};

/// Keeps others from changing the seats of a table until the descriptor is closed.
core::Result<core::Descriptor> lock_seats(const OpenTable& table);
/// Reads who sits where.
core::Result<TableSeats> seats_in(const OpenTable& table);

/// Returns the error for a person who has not this seat any more.
std::optional<core::Diagnostic>
refuse_lost_seat(const TableSeats& seats, int seat, std::string_view person);

/// Returns why a person may not decide who plays a seat: it must be the person's, or the person
/// must have made the table, and nobody may be present in that seat. `reveals`: the change would
/// show to another person what only the person who has the seat may see.
std::optional<core::Diagnostic> refuse_change(
    const OpenTable& table, const TableSeats& seats, int seat, std::string_view person, bool reveals
);

/// Hands a seat to a person in `seats` only. Who had it can take it back.
std::optional<core::Diagnostic> change_hands(TableSeats& seats, int seat, const std::string& to);

/// A seat that changes hands.
struct HandedSeat {
    int seat = 0;
    std::string to = {};
    bool reveals = false;  ///< as for refuse_change()
};

/// Who had a seat and who had lent it.
struct SeatPeople {
    std::string person = {};
    std::string lender = {};
};

/// Hands a seat from one person, or from the person who made the table, to another person. Returns
/// who had it before.
core::Result<SeatPeople>
hand_seat(const OpenTable& table, std::string_view person, const HandedSeat& handed);
/// Undoes that, unless the seat has changed hands since.
void hand_seat_back(const OpenTable& table, const HandedSeat& handed, const SeatPeople& before);

}  // namespace tenebrae::store

// SPDX-License-Identifier: MIT
#include "store/table_hands.hpp"

#include "core/text.hpp"
#include "host/refusals.hpp"
#include "store/files.hpp"
#include "store/table_record.hpp"

#include <cerrno>
#include <fcntl.h>
#include <utility>

namespace tenebrae::store {

std::string presence_file(int seat) {
    return "here-" + std::to_string(seat + 1);
}

bool is_present(const OpenTable& table, int seat) {
    const core::Result<core::Descriptor> here =
        open_file(*table.system, table.folder, presence_file(seat), O_RDONLY);
    return here && table.system->is_locked(here->number()) > 0;
}

Presence& Presence::operator=(Presence&& other) noexcept {
    end();
    system_ = other.system_;
    file_ = std::move(other.file_);
    has_left_ = other.has_left_;
    return *this;
}

void Presence::leave() {
    if (file_.is_open() && !std::exchange(has_left_, true)) {
        system_->touch(file_.number());
        system_->unlock(file_.number());
    }
}

void Presence::come_back() {
    if (has_left_ && system_->lock_together(file_.number()) == 0) {
        has_left_ = false;
    }
}

void Presence::end() {
    leave();
    file_.close();
}

core::Result<core::Descriptor> lock_seats(const OpenTable& table) {
    constexpr int kFlags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK;
    core::Descriptor file(
        *table.system, table.system->open_at(table.folder, kTableLockFile, kFlags, kTableFileMode)
    );
    const int error = file.is_open() ? lock_soon(*table.system, file.number()) : errno;
    return error == 0 ? core::Result<core::Descriptor>(std::move(file))
                      : lock_error(table.path, error);
}

core::Result<TableSeats> seats_in(const OpenTable& table) {
    const core::Result<std::string> text = read_file(*table.system, table.folder, kTableSeatsFile);
    return text ? read_seats(*text, kTableSeatsFile)
                : core::Result<TableSeats>(host::unreadable_table());
}

std::optional<core::Diagnostic>
refuse_lost_seat(const TableSeats& seats, int seat, std::string_view person) {
    if (seats.seat_of(person) == seat) {
        return std::nullopt;
    }
    const bool is_lent = seats.lent_by(person) == seat;
    return core::error("seat-lost", "This seat is not yours any more.")
        .hint(
            is_lent ? "\"tenebrae table join NAME\" takes it back"
                    : "\"tenebrae table list\" shows who plays"
        );
}

std::optional<core::Diagnostic> refuse_change(
    const OpenTable& table, const TableSeats& seats, int seat, std::string_view person, bool reveals
) {
    if (seats.is_theirs(seat, person)) {
        return std::nullopt;
    }
    const std::string& present = seats.people.at(static_cast<std::size_t>(seat));
    if (person.empty() || seats.maker != person) {
        return core::error("others-seat", "Another person plays this seat.")
            .got(core::escape_for_display(present))
            .hint("only that person, or the maker of the table, can give it away");
    }
    if (!present.empty() && is_present(table, seat)) {
        return core::error("others-seat", "The person who has this seat is here.")
            .got(core::escape_for_display(present));
    }
    if (!present.empty() && reveals) {
        return core::error(
                   "others-seat", "In this game only a bot can play for a person who is away."
        )
            .got(core::escape_for_display(present));
    }
    return std::nullopt;
}

std::optional<core::Diagnostic> change_hands(TableSeats& seats, int seat, const std::string& to) {
    if (std::optional<core::Diagnostic> error = check_person(to)) {
        return error;
    }
    if (std::optional<core::Diagnostic> error = refuse_similar(seats, to)) {
        return error;
    }
    for (const int other : {seats.seat_of(to), seats.lent_by(to)}) {
        if (other >= 0 && other != seat) {
            return core::error("has-seat", "This person has another seat at this table.")
                .got("seat " + std::to_string(other + 1));
        }
    }
    const auto at = static_cast<std::size_t>(seat);
    std::string& person = seats.people.at(at);
    std::string& lender = seats.lenders.at(at);
    if (person != to) {
        lender = lender.empty() ? person : lender;
        person = to;
    }
    if (lender == to) {
        lender.clear();
    }
    return std::nullopt;
}

core::Result<SeatPeople>
hand_seat(const OpenTable& table, std::string_view person, const HandedSeat& handed) {
    const core::Result<core::Descriptor> locked = lock_seats(table);
    if (!locked) {
        return locked.errors();
    }
    core::Result<TableSeats> seats = seats_in(table);
    if (!seats) {
        return seats.errors();
    }
    if (std::optional<core::Diagnostic> error =
            refuse_change(table, *seats, handed.seat, person, handed.reveals)) {
        return *std::move(error);
    }
    const auto at = static_cast<std::size_t>(handed.seat);
    SeatPeople before{seats->people.at(at), seats->lenders.at(at)};
    if (std::optional<core::Diagnostic> error =
            change_hands(seats.value(), handed.seat, handed.to)) {
        return *std::move(error);
    }
    if (std::optional<core::Diagnostic> error =
            replace_file(*table.system, table.folder, kTableSeatsFile, write_seats(*seats))) {
        return *std::move(error);
    }
    return before;
}

void hand_seat_back(const OpenTable& table, const HandedSeat& handed, const SeatPeople& before) {
    const core::Result<core::Descriptor> locked = lock_seats(table);
    core::Result<TableSeats> seats = seats_in(table);
    const auto at = static_cast<std::size_t>(handed.seat);
    if (!locked || !seats || seats->people.at(at) != handed.to) {
        return;
    }
    seats.value().people.at(at) = before.person;
    seats.value().lenders.at(at) = before.lender;
    // After an error the seat stays with the person to whom it was handed.
    static_cast<void>(
        replace_file(*table.system, table.folder, kTableSeatsFile, write_seats(*seats))
    );
}

}  // namespace tenebrae::store

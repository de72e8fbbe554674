// SPDX-License-Identifier: MIT
#include "store/session_tables.hpp"

#include "core/text.hpp"
#include "store/delayed_record.hpp"
#include "store/files.hpp"
#include "store/table_hands.hpp"

#include <sys/inotify.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <unistd.h>
#include <utility>

namespace tenebrae::store {
namespace {

/// Returns the place of a table in the list: lower ones come first.
int rank_of(const table::TableInfo& info, std::string_view person) {
    if (!info.errors.empty() || info.is_over()) {
        return info.errors.empty() ? 4 : 5;
    }
    if (info.waits_for(person)) {
        return 0;
    }
    if (info.has_seat(person)) {
        return 1;
    }
    return info.has_open_seat() ? 2 : 3;
}

}  // namespace

std::optional<core::Diagnostic> SessionTables::open(bool by_person) {
    if (by_person && !access_.person) {
        return access_.person.errors().front();
    }
    if (tables_) {
        return std::nullopt;
    }
    core::Result<Tables> tables = Tables::open(system_, access_.path, access_.links);
    if (!tables) {
        return tables.errors().front();
    }
    tables_.emplace(std::move(tables).value());
    return std::nullopt;
}

core::Result<std::vector<table::TableInfo>> SessionTables::tables() {
    if (std::optional<core::Diagnostic> error = open(false)) {
        return *std::move(error);
    }
    core::Result<std::vector<table::TableInfo>> tables =
        tables_->list(session_.match().environment);
    if (tables) {
        const std::string person = access_.person ? *access_.person : "";
        std::ranges::stable_sort(tables.value(), {}, [&person](const table::TableInfo& info) {
            return rank_of(info, person);
        });
    }
    return tables;
}

table::TableInfo SessionTables::table(const std::string& name) {
    if (std::optional<core::Diagnostic> error = open(false)) {
        return {.name = name, .errors = {*std::move(error)}};
    }
    return tables_->describe(session_.match().environment, name);
}

std::optional<core::Diagnostic> SessionTables::refuse_name(const std::string& name) {
    std::optional<core::Diagnostic> error = open(true);
    return error ? std::move(error) : tables_->refuse_name(name);
}

std::optional<core::Diagnostic> SessionTables::create(
    const std::string& name, const table::Header& header, const std::string& word, int delay
) {
    if (std::optional<core::Diagnostic> error = open(true)) {
        return error;
    }
    return tables_->create(
        session_.match().environment, {name, *access_.person, word, delay}, header
    );
}

table::Reply SessionTables::hand(const table::HandRequest& request) {
    if (std::optional<core::Diagnostic> error = open(true)) {
        return table::Reply::refused(*std::move(error));
    }
    if (!request.person.empty()) {
        if (std::optional<core::Diagnostic> error = check_person(request.person)) {
            return table::Reply::refused(*std::move(error));
        }
    }
    const host::Environment& environment = session_.match().environment;
    const core::Result<TakenSeat> visited = tables_->visit(request.table, *access_.person);
    if (!visited) {
        return table::Reply::refused(visited.errors());
    }
    const core::Result<TableSeats> seats = tables_->seats_of(*visited);
    if (!seats) {
        return table::Reply::refused(seats.errors());
    }
    if (!seats->has_begun) {
        if (request.person.empty()) {
            return table::Reply::refused(
                core::error("not-begun", "The game at this table has not begun.")
            );
        }
        std::optional<core::Diagnostic> error =
            tables_->hand(environment, *visited, request.seat, request.person);
        return error ? table::Reply::refused(*std::move(error))
                     : table::Reply::accepted(
                         "Seat " + std::to_string(request.seat + 1) + ": "
                         + core::escape_for_display(request.person) + "\n"
                     );
    }
    core::Result<std::unique_ptr<TableRecord>> record = tables_->record_of(*visited);
    if (!record) {
        return table::Reply::refused(record.errors());
    }
    core::Result<host::Match> match = load_table(environment, (*record)->text());
    if (!match) {
        return table::Reply::refused(match.errors());
    }
    const bool is_own = visited->seat == request.seat && request.person == *access_.person;
    host::Session visitor(environment);
    visitor.join(std::move(match).value(), std::move(record).value(), visited->seat);
    table::Reply reply = visitor.change_player(
        request.seat,
        request.person.empty() ? "bot " + request.bot
                               : "person" + (is_own ? "" : " " + request.person)
    );
    for (core::Diagnostic& error : reply.errors) {
        error.where = {};  // nobody has typed this line
    }
    return reply;
}

std::optional<core::Diagnostic> SessionTables::leave(const std::string& name) {
    if (std::optional<core::Diagnostic> error = open(true)) {
        return error;
    }
    return tables_->leave(name, *access_.person);
}

std::optional<core::Diagnostic> SessionTables::remove(const std::string& name) {
    if (std::optional<core::Diagnostic> error = open(true)) {
        return error;
    }
    return tables_->remove(session_.match().environment, name, *access_.person);
}

core::Result<std::vector<table::TableInfo>> SessionTables::remove_old(const OldTables& wanted) {
    if (std::optional<core::Diagnostic> error = open(false)) {
        return *std::move(error);
    }
    return tables_->remove_old(session_.match().environment, wanted);
}

std::optional<core::Diagnostic> SessionTables::sit_down(const table::JoinRequest& request) {
    if (std::optional<core::Diagnostic> error = open(!request.is_to_watch)) {
        return error;
    }
    core::Result<TakenSeat> taken =
        request.is_to_watch ? tables_->watch(request.table)
                            : tables_->join(session_.match().environment, *access_.person, request);
    if (!taken) {
        return taken.errors().front();
    }
    taken_.emplace(std::move(taken).value());
    name_ = request.table;
    hears_talk_ = request.hears_talk;
    return watch_seats();
}

std::optional<core::Diagnostic> SessionTables::watch_seats() {
    notices_ = core::Descriptor(system_, ::inotify_init1(IN_NONBLOCK | IN_CLOEXEC));
    if (!notices_.is_open()
        || ::inotify_add_watch(notices_.number(), taken_->path.c_str(), IN_MOVED_TO | IN_DELETE)
               < 0) {
        core::Diagnostic error =
            system_error("table-unusable", "Cannot follow this table", taken_->path, errno);
        stand_up();
        return error;
    }
    return std::nullopt;
}

table::Reply SessionTables::begin() {
    const core::Result<TableSeats> seats = tables_->seats_of(*taken_);
    if (!seats) {
        return table::Reply::refused(seats.errors());
    }
    if (taken_->seat != table::kSpectator) {
        // Others may have handed the seat on while people were missing.
        if (auto lost = refuse_lost_seat(*seats, taken_->seat, taken_->person)) {
            return table::Reply::refused(*std::move(lost));
        }
    }
    if (!seats->has_begun) {
        return {};
    }
    core::Result<std::unique_ptr<TableRecord>> record = tables_->record_of(*taken_);
    if (!record) {
        return table::Reply::refused(record.errors());
    }
    // Spectators of a table with a delay do not get this match.
    const std::string text = (*record)->text();
    core::Result<host::Match> match = load_table(session_.match().environment, text);
    if (!match) {
        return table::Reply::refused(match.errors());
    }
    DelayedRecord::Opened opened{std::move(record).value(), std::move(match).value()};
    if (taken_->seat == table::kSpectator && seats->delay > 0) {
        core::Result<DelayedRecord::Opened> delayed = DelayedRecord::open(
            session_.match().environment, std::move(opened.record), text, seats->delay
        );
        if (!delayed) {
            return table::Reply::refused(delayed.errors());
        }
        opened = std::move(delayed).value();
    }
    notices_.close();
    session_.join(
        std::move(opened.match),
        std::move(opened.record),
        taken_->seat,
        taken_->seconds_away,
        hears_talk_
    );
    if (taken_->is_taken_back) {
        // The seat is the person's already: this only tells the others.
        session_.tell_taken_back(taken_->seat, taken_->person);
    }
    table::Reply reply = table::Reply::accepted();
    reply.new_game = true;
    return reply;
}

void SessionTables::stand_up() {
    const bool has_game = session_.news_descriptor() >= 0;
    if (has_game) {
        session_.clear_table();
    }
    notices_.close();
    taken_.reset();
    if (has_game && on_left_) {
        on_left_();
    }
}

void SessionTables::take_news() {
    constexpr std::size_t kRoom = 4096;
    std::array<char, kRoom> buffer{};
    while (notices_.is_open() && ::read(notices_.number(), buffer.data(), buffer.size()) > 0) {
    }
}

}  // namespace tenebrae::store

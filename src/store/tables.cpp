// SPDX-License-Identifier: MIT
#include "store/tables.hpp"

#include "core/text.hpp"
#include "host/record.hpp"
#include "host/refusals.hpp"
#include "host/script.hpp"
#include "host/session.hpp"
#include "host/share_code.hpp"
#include "store/files.hpp"
#include "store/name.hpp"
#include "store/table_hands.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <tuple>
#include <utility>

namespace tenebrae::store {
namespace {

constexpr mode_t kOwnFolder = 0700;
// In the folder of tables, like kTablesLockFile.
constexpr const char* kNewFolder = ".new";

/// Reads a file of a table; all of them must exist.
core::Result<std::string> read_part(core::System& system, int folder, const char* file) {
    core::Result<std::string> text = read_file(system, folder, file);
    const bool is_missing = !text && text.errors().front().code == "no-such-game";
    return is_missing ? host::unreadable_table() : std::move(text);
}

core::Diagnostic no_such_table(const std::string& name) {
    return core::error("no-such-table", "No table has this name.")
        .got(core::escape_for_display(name))
        .hint("\"tenebrae table list\" lists the tables");
}

core::Diagnostic table_exists(const std::string& name) {
    return core::error("table-exists", "There is a table of this name.").got(name);
}

core::Diagnostic too_many_tables(std::size_t most, std::string_view whose) {
    return core::error("too-many-tables", "There are too many tables.")
        .expected("at most " + std::to_string(most) + std::string(whose))
        .hint("\"tenebrae table remove NAME\" removes one of yours");
}

core::Diagnostic wrong_word(bool is_given) {
    return core::error(
               "wrong-word",
               is_given ? "This is not the invitation word of this table."
                        : "This table asks for an invitation word."
    )
        .expected("--word WORD");
}

core::Diagnostic seat_taken(const std::string& person) {
    return core::error("seat-taken", "Another person has this seat.")
        .got(core::escape_for_display(person));
}

/// Returns why a table cannot be made of a header. A seed that a person knows would show that
/// person everything hidden.
std::optional<core::Diagnostic> refuse_known_start(const table::Header& header) {
    if (!header.seed && header.position.empty() && !host::is_share_code(header.game)) {
        return std::nullopt;
    }
    return core::error("known-start", "Nobody may know the seed or the start of a table's game.")
        .at(header.seed ? header.seed_place : header.game_place)
        .hint("leave it out: a seed is drawn");
}

/// Returns the name of a seat without that of a player.
std::string role_of(const table::Game& game, int seat) {
    std::vector<table::SeatInfo> seats(game.seats().begin(), game.seats().end());
    for (table::SeatInfo& info : seats) {
        info.name.clear();
        info.default_name.clear();
    }
    return table::seat_name(seats, seat);
}

core::Diagnostic bots_seat(int seat) {
    return core::error("bots-seat", "A bot plays this seat.")
        .got("seat " + std::to_string(seat + 1));
}

bool is_open_seat(const host::Match& match, const TableSeats& seats, std::size_t seat) {
    return seats.people.at(seat).empty() && match.bots[seat].empty();
}

bool has_open_seat(const host::Match& match, const TableSeats& seats) {
    for (std::size_t seat = 0; seat < match.game->seats().size(); ++seat) {
        if (is_open_seat(match, seats, seat)) {
            return true;
        }
    }
    return false;
}

/// Returns the person's own seat, or else the first open one.
core::Result<int> any_seat(const host::Match& match, const TableSeats& seats, int own) {
    for (std::size_t seat = 0; own < 0 && seat < match.game->seats().size(); ++seat) {
        if (is_open_seat(match, seats, seat)) {
            return static_cast<int>(seat);
        }
    }
    return own >= 0 ? core::Result<int>(own)
                    : core::error("table-full", "No seat of this table is open.")
                          .hint("\"tenebrae table watch NAME\" watches it");
}

/// Returns the seat that a person gets, or why there is none.
core::Result<int> choose_seat(
    const host::Match& match,
    const TableSeats& seats,
    const std::string& person,
    std::optional<int> wanted
) {
    const int own = std::max(seats.seat_of(person), seats.lent_by(person));
    if (!wanted) {
        return any_seat(match, seats, own);
    }
    const int seat = *wanted;
    if (seat < 0 || seat >= static_cast<int>(match.game->seats().size())) {
        return host::no_such_seat(*match.game, {}).got(std::to_string(seat + 1));
    }
    if (own >= 0 && own != seat) {
        return core::error("other-seat", "You have another seat at this table.")
            .got("seat " + std::to_string(own + 1))
            .hint("\"tenebrae table leave NAME\" gives it up");
    }
    const std::string& present = seats.people.at(static_cast<std::size_t>(seat));
    if (!present.empty() && own != seat) {
        return seat_taken(present);
    }
    if (present.empty() && match.is_bot(seat)) {
        return bots_seat(seat);
    }
    return seat;
}

/// Returns the record of a game that has not begun, with the names of its people.
core::Result<std::string> record_with_names(
    const host::Environment& environment, const std::string& text, const TableSeats& seats
) {
    table::HeaderReader reader(kTableRecordFile);
    int number = 0;
    for (const std::string& line : core::split_lines(text)) {
        if (!reader.complete()) {
            reader.take(line, ++number);
        }
    }
    core::Result<table::Header> header = reader.finish(number);
    if (!header) {
        return host::unreadable_table();
    }
    for (std::size_t seat = 0; seat < seats.people.size(); ++seat) {
        if (!seats.people.at(seat).empty()) {
            const std::string key = "name " + std::to_string(seat + 1);
            table::put_setting(header.value(), {key, seats.people.at(seat), {}});
        }
    }
    host::Session session(environment);
    if (session.begin(*header).kind != table::Reply::Kind::Accepted) {
        return text;  // some games name pieces, and have fewer of them than seats
    }
    const host::Match& match = session.match();
    for (std::size_t seat = 0; seat < match.game->seats().size(); ++seat) {
        const std::string& person = seats.people.at(seat);
        if (!person.empty() && match.game->seats()[seat].name != person) {
            return text;  // some games name pieces, of which a seat has several
        }
    }
    return host::write_record(*match.game, match.record, match.referee->hash(match.state));
}

}  // namespace

core::Result<host::Match>
load_table(const host::Environment& environment, std::string_view record) {
    core::Result<host::Match> match =
        host::load_lines(environment, kTableRecordFile, core::split_lines(whole_commands(record)));
    if (match) {
        return match;
    }
    const std::string& code = match.errors().front().code;
    const bool is_public =
        code == "rules-version" || code == "data-changed" || code == "unknown-game";
    return is_public ? std::move(match) : host::unreadable_table();
}

core::Result<Tables> Tables::open(core::System& system, const std::string& path, Links links) {
    core::Result<core::Descriptor> folder = open_private_folder(system, path, links);
    if (!folder) {
        return folder.errors();
    }
    Tables tables(system, path);
    tables.folder_ = std::move(folder).value();
    return tables;
}

core::Diagnostic Tables::cannot(const char* what, int error) const {
    return system_error("table-unusable", what, path_, error);
}

core::Result<core::Descriptor> Tables::open_folder(const std::string& name) const {
    if (check_name(name)) {
        return no_such_table(name);
    }
    const int number = system_->open_at(
        folder_.number(), name.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC, 0
    );
    if (number < 0) {
        return errno == ENOENT ? no_such_table(name) : cannot("Cannot open this table", errno);
    }
    return core::Descriptor(*system_, number);
}

core::Result<core::Descriptor> Tables::lock(int folder, const char* file) const {
    const int number = system_->open_at(
        folder, file, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, kTableFileMode
    );
    if (number < 0) {
        return lock_error(path_, errno);
    }
    core::Descriptor locked(*system_, number);
    const int error = lock_soon(*system_, number);
    return error == 0 ? core::Result<core::Descriptor>(std::move(locked))
                      : lock_error(path_, error);
}

std::optional<core::Diagnostic>
Tables::refuse_more(const host::Environment& environment, const std::string& maker) const {
    std::vector<std::string> names;
    if (system_->names(folder_.number(), names) != 0) {
        return cannot("Cannot read the folder of tables", errno);
    }
    std::size_t all = 0;
    std::size_t own = 0;
    for (const std::string& name : names) {
        const core::Result<core::Descriptor> folder = open_folder(name);
        all += folder ? 1U : 0U;
        const core::Result<std::string> text =
            folder && environment.restricted
                ? read_part(*system_, folder->number(), kTableSeatsFile)
                : core::Result<std::string>(no_such_table(name));
        const core::Result<TableSeats> seats =
            text ? read_seats(*text, kTableSeatsFile) : core::Result<TableSeats>(text.errors());
        own += seats && seats->maker == maker ? 1U : 0U;
    }
    if (own >= kMaxTablesOfPerson) {
        return too_many_tables(kMaxTablesOfPerson, " of one person");
    }
    return all >= kMaxTables ? std::optional(too_many_tables(kMaxTables, "")) : std::nullopt;
}

std::optional<core::Diagnostic> Tables::clear(const char* name) const {
    const int number = system_->open_at(
        folder_.number(), name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC, 0
    );
    if (number < 0) {
        return errno == ENOENT ? std::nullopt : std::optional(cannot("Cannot remove files", errno));
    }
    const core::Descriptor folder(*system_, number);
    std::vector<std::string> files;
    if (system_->names(number, files) != 0) {
        return cannot("Cannot remove files", errno);
    }
    for (const std::string& file : files) {
        const bool is_entry = file != "." && file != "..";
        if (is_entry && system_->remove_at(number, file.c_str()) != 0) {
            return cannot("Cannot remove files", errno);
        }
    }
    return system_->remove_folder_at(folder_.number(), name) == 0
               ? std::nullopt
               : std::optional(cannot("Cannot remove files", errno));
}

/// Makes the folder of a table. However the program ends, there is either the whole table or none.
std::optional<core::Diagnostic>
Tables::fill(const std::string& name, const std::string& record, const TableSeats& seats) const {
    if (std::optional<core::Diagnostic> error = clear(kNewFolder)) {
        return error;
    }
    if (system_->make_folder_at(folder_.number(), kNewFolder, kOwnFolder) != 0) {
        return cannot("Cannot make a table", errno);
    }
    const core::Descriptor folder(
        *system_,
        system_->open_at(
            folder_.number(), kNewFolder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC, 0
        )
    );
    if (!folder.is_open()) {
        return cannot("Cannot make a table", errno);
    }
    std::optional<core::Diagnostic> error =
        replace_file(*system_, folder.number(), kTableSeatsFile, write_seats(seats));
    if (!error) {
        error = replace_file(*system_, folder.number(), kTableRecordFile, record);
    }
    if (error) {
        return error;
    }
    if (system_->rename_to_free_at(folder_.number(), kNewFolder, name.c_str()) != 0) {
        return errno == EEXIST ? table_exists(name) : cannot("Cannot make a table", errno);
    }
    sync_names(*system_, folder_.number());
    return std::nullopt;
}

std::optional<core::Diagnostic> Tables::refuse_name(const std::string& name) const {
    if (std::optional<core::Diagnostic> error = check_name(name)) {
        error->message = "A table cannot have this name.";
        return error;
    }
    return open_folder(name) ? std::optional(table_exists(name)) : std::nullopt;
}

std::optional<core::Diagnostic> Tables::create(
    const host::Environment& environment, const NewTable& wanted, const table::Header& header
) const {
    if (std::optional<core::Diagnostic> error = refuse_name(wanted.name)) {
        return error;
    }
    if (std::optional<core::Diagnostic> error = check_person(wanted.maker)) {
        return error;
    }
    if (std::optional<core::Diagnostic> error = refuse_known_start(header)) {
        return error;
    }
    host::Session session(environment);
    const table::Reply reply = session.begin(header);
    if (reply.kind != table::Reply::Kind::Accepted) {
        return reply.errors.front();
    }
    const host::Match& match = session.match();
    TableSeats seats;
    if (!has_open_seat(match, seats)) {
        return core::error("only-bots", "A table needs a seat for a person.");
    }
    seats.maker = wanted.maker;
    seats.delay = wanted.delay;
    if (!wanted.word.empty()) {
        if (std::optional<core::Diagnostic> error = check_word(wanted.word)) {
            return error;
        }
        seats.word_hash = hash_of_word(wanted.word);
        if (seats.word_hash.empty()) {
            return core::error("no-hash", "This system cannot keep an invitation word safe.");
        }
    }
    const core::Result<core::Descriptor> locked = lock(folder_.number(), kTablesLockFile);
    if (!locked) {
        return locked.errors().front();
    }
    if (std::optional<core::Diagnostic> error = refuse_more(environment, wanted.maker)) {
        return error;
    }
    return fill(
        wanted.name,
        host::write_record(*match.game, match.record, match.referee->hash(match.state)),
        seats
    );
}

table::TableInfo
Tables::describe(const host::Environment& environment, const std::string& name) const {
    table::TableInfo info{.name = name};
    const core::Result<core::Descriptor> folder = open_folder(name);
    if (!folder) {
        info.errors = folder.errors();
        return info;
    }
    info.last_change = last_change(folder->number());
    const core::Result<std::string> seats_text =
        read_part(*system_, folder->number(), kTableSeatsFile);
    const core::Result<std::string> record =
        read_part(*system_, folder->number(), kTableRecordFile);
    const core::Result<TableSeats> seats = seats_text
                                               ? read_seats(*seats_text, kTableSeatsFile)
                                               : core::Result<TableSeats>(seats_text.errors());
    const core::Result<host::Match> match =
        record ? load_table(environment, *record) : core::Result<host::Match>(record.errors());
    if (!seats || !match) {
        info.errors = match ? seats.errors() : match.errors();
        return info;
    }
    info.maker = seats->maker;
    info.game = match->game->id();
    const auto maker = std::ranges::find(environment.makers, info.game, &table::GameMaker::id);
    info.title = maker == environment.makers.end() ? info.game : std::string(maker->title);
    info.has_begun = seats->has_begun;
    info.needs_word = !seats->word_hash.empty();
    info.delay = seats->delay;
    info.turn = match->observation(table::kSpectator).progress().turn;
    info.result = match->is_over() ? match->result_for(0) : table::GameResult::Unfinished;
    struct stat status {};
    const char* const dated = info.has_begun ? kTableTurnFile : kTableSeatsFile;
    if (system_->status_at(folder->number(), dated, status) == 0) {
        info.changed = status.st_mtim.tv_sec;
    }
    for (int seat = 0; seat < static_cast<int>(match->game->seats().size()); ++seat) {
        const auto place = static_cast<std::size_t>(seat);
        table::TableInfo::Seat one{.role = role_of(*match->game, seat)};
        one.person = seats->people.at(place);
        one.lender = seats->lenders.at(place);
        one.bot = match->bots[place];
        one.decides = info.has_begun && !match->is_over() && match->deciding_seat() == seat;
        const std::string file = presence_file(seat);
        if (system_->status_at(folder->number(), file.c_str(), status) == 0) {
            one.last_here = status.st_mtim.tv_sec;
            one.is_here = is_present({system_, folder->number(), path_}, seat);
        }
        info.seats.push_back(std::move(one));
    }
    return info;
}

core::Result<std::vector<table::TableInfo>> Tables::list(const host::Environment& environment
) const {
    std::vector<std::string> names;
    if (system_->names(folder_.number(), names) != 0) {
        return cannot("Cannot read the folder of tables", errno);
    }
    std::vector<table::TableInfo> tables;
    for (const std::string& name : names) {
        struct stat status {};
        if (!check_name(name) && system_->status_at(folder_.number(), name.c_str(), status) == 0
            && S_ISDIR(status.st_mode)) {
            tables.push_back(describe(environment, name));
        }
    }
    std::ranges::sort(tables, [](const table::TableInfo& left, const table::TableInfo& right) {
        return std::tie(right.changed, left.name) < std::tie(left.changed, right.name);
    });
    return tables;
}

core::Result<Presence> Tables::enter(int folder, int seat) const {
    const int flags = O_RDONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK;
    core::Descriptor here(
        *system_, system_->open_at(folder, presence_file(seat).c_str(), flags, kTableFileMode)
    );
    if (!here.is_open() || system_->lock_together(here.number()) != 0) {
        return cannot("Cannot sit down at this table", errno);
    }
    system_->touch(here.number());
    return Presence(*system_, std::move(here));
}

std::int64_t Tables::seconds_away(int folder, int seat) const {
    struct stat status {};
    const bool is_known = system_->status_at(folder, presence_file(seat).c_str(), status) == 0
                          && !is_present({system_, folder, path_}, seat);
    return is_known ? std::max<std::int64_t>(0, system_->now() - status.st_mtim.tv_sec) : 0;
}

core::Result<TakenSeat> Tables::join(
    const host::Environment& environment,
    const std::string& person,
    const table::JoinRequest& request
) const {
    if (std::optional<core::Diagnostic> error = check_person(person)) {
        return *std::move(error);
    }
    TakenSeat taken;
    taken.person = person;
    taken.path = path_ + "/" + request.table;
    core::Result<core::Descriptor> folder = open_folder(request.table);
    if (!folder) {
        return folder.errors();
    }
    taken.folder = std::move(folder).value();
    // The word takes a while to check, and never changes: nobody else need wait for it.
    const core::Result<TableSeats> before = seats_of(taken);
    if (!before) {
        return before.errors();
    }
    const bool has_seat = before->seat_of(person) >= 0 || before->lent_by(person) >= 0;
    const bool needs_word = !has_seat && !before->word_hash.empty();
    if (needs_word && !is_word(request.word, before->word_hash)) {
        return wrong_word(!request.word.empty());
    }
    const core::Result<core::Descriptor> locked = lock(taken.folder.number(), kTableLockFile);
    if (!locked) {
        return locked.errors();
    }
    taken.is_taken_back = before->lent_by(person) >= 0;
    core::Result<int> seat = take_seat(environment, taken, request.seat, !needs_word);
    if (!seat) {
        return seat.errors();
    }
    taken.seat = *seat;
    if (!taken.is_taken_back) {
        taken.seconds_away = seconds_away(taken.folder.number(), *seat);
    }
    core::Result<Presence> presence = enter(taken.folder.number(), *seat);
    if (!presence) {
        return presence.errors();
    }
    taken.presence = std::make_shared<Presence>(std::move(presence).value());
    return taken;
}

core::Result<int> Tables::take_seat(
    const host::Environment& environment,
    const TakenSeat& taken,
    std::optional<int> wanted,
    bool has_seat
) const {
    const int folder = taken.folder.number();
    core::Result<TableSeats> seats = seats_of(taken);
    const core::Result<std::string> record = read_part(*system_, folder, kTableRecordFile);
    if (!seats || !record) {
        return seats ? record.errors() : seats.errors();
    }
    const core::Result<host::Match> match = load_table(environment, *record);
    if (!match) {
        return match.errors();
    }
    const bool is_new = seats->seat_of(taken.person) < 0;
    const bool is_stranger = is_new && seats->lent_by(taken.person) < 0;
    if (is_stranger && has_seat && !seats->word_hash.empty()) {
        return wrong_word(false);  // the person has left since
    }
    if (std::optional<core::Diagnostic> error = refuse_similar(*seats, taken.person)) {
        return *std::move(error);
    }
    core::Result<int> seat = choose_seat(*match, *seats, taken.person, wanted);
    if (!seat || !is_new) {
        return seat;
    }
    seats->people.at(static_cast<std::size_t>(*seat)) = taken.person;
    seats->lenders.at(static_cast<std::size_t>(*seat)).clear();
    std::optional<core::Diagnostic> error =
        save_seats(environment, {folder, *record, *match}, std::move(seats).value());
    return error ? core::Result<int>(*std::move(error)) : seat;
}

std::optional<core::Diagnostic> Tables::save_seats(
    const host::Environment& environment, const ReadTable& table, TableSeats seats
) const {
    if (!seats.has_begun && !has_open_seat(table.match, seats)) {
        seats.has_begun = true;
        if (auto error = begin(environment, table.folder, table.record, seats)) {
            return error;
        }
    }
    return replace_file(*system_, table.folder, kTableSeatsFile, write_seats(seats));
}

std::optional<core::Diagnostic> Tables::hand(
    const host::Environment& environment, const TakenSeat& taken, int seat, const std::string& to
) const {
    const OpenTable table{system_, taken.folder.number(), taken.path};
    const core::Result<core::Descriptor> locked = lock_seats(table);
    if (!locked) {
        return locked.errors().front();
    }
    core::Result<TableSeats> seats = seats_of(taken);
    const core::Result<std::string> record = read_part(*system_, table.folder, kTableRecordFile);
    if (!seats || !record) {
        return seats ? record.errors().front() : seats.errors().front();
    }
    const core::Result<host::Match> match = load_table(environment, *record);
    if (!match) {
        return match.errors().front();
    }
    if (seat < 0 || seat >= static_cast<int>(match->game->seats().size())) {
        return host::no_such_seat(*match->game, {}).got(std::to_string(seat + 1));
    }
    if (!seats->has_begun && match->is_bot(seat)) {
        return bots_seat(seat);
    }
    std::optional<core::Diagnostic> error =
        refuse_change(table, *seats, seat, taken.person, !match->seats_share_information());
    error = error ? std::move(error) : change_hands(seats.value(), seat, to);
    return error
               ? std::move(error)
               : save_seats(environment, {table.folder, *record, *match}, std::move(seats).value());
}

/// Writes the names of the people into the record. The seats, which say that the game has begun,
/// follow: until then nobody has the record open.
std::optional<core::Diagnostic> Tables::begin(
    const host::Environment& environment,
    int folder,
    const std::string& record,
    const TableSeats& seats
) const {
    const core::Result<std::string> named = record_with_names(environment, record, seats);
    if (!named) {
        return named.errors().front();
    }
    if (std::optional<core::Diagnostic> error =
            replace_file(*system_, folder, kTableRecordFile, *named)) {
        return error;
    }
    return replace_file(*system_, folder, kTableTurnFile, "");
}

core::Result<TakenSeat> Tables::watch(const std::string& name) const {
    core::Result<core::Descriptor> folder = open_folder(name);
    if (!folder) {
        return folder.errors();
    }
    TakenSeat taken;
    taken.folder = std::move(folder).value();
    taken.path = path_ + "/" + name;
    return taken;
}

core::Result<TakenSeat> Tables::visit(const std::string& name, const std::string& person) const {
    core::Result<TakenSeat> visited = watch(name);
    if (!visited) {
        return visited;
    }
    const core::Result<TableSeats> seats = seats_of(*visited);
    if (!seats) {
        return seats.errors();
    }
    const int seat = seats->seat_of(person);
    visited.value().seat = seat < 0 ? table::kSpectator : seat;
    visited.value().person = person;
    return visited;
}

core::Result<TableSeats> Tables::seats_of(const TakenSeat& taken) const {
    const core::Result<std::string> text =
        read_part(*system_, taken.folder.number(), kTableSeatsFile);
    return text ? read_seats(*text, kTableSeatsFile) : core::Result<TableSeats>(text.errors());
}

core::Result<std::unique_ptr<TableRecord>> Tables::record_of(const TakenSeat& taken) const {
    return TableRecord::open(
        *system_, {taken.seat, taken.person, taken.folder.number(), taken.path, taken.presence}
    );
}

}  // namespace tenebrae::store

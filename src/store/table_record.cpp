// SPDX-License-Identifier: MIT
#include "store/table_record.hpp"

#include "core/file.hpp"
#include "core/text.hpp"
#include "core/whole_file.hpp"
#include "host/refusals.hpp"
#include "store/files.hpp"
#include "store/table_seats.hpp"

#include <sys/inotify.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <fcntl.h>
#include <span>
#include <thread>
#include <unistd.h>
#include <utility>

namespace tenebrae::store {
namespace {

/// Adds the lines of a text to a sum, and verifies the sums in its checks.
bool verify(std::string_view text, host::TextSum& sum) {
    constexpr std::size_t kWordsOfWholeCheck = 3;
    for (const std::string& line : core::split_lines(text)) {
        if (host::is_check(line)) {
            const std::vector<core::Word> words = core::split_words(line);
            if (words.size() != kWordsOfWholeCheck || words.back().text != sum.hex()) {
                return false;
            }
        }
        sum.add(line);
    }
    return true;
}

/// Reads the bytes of a file from an offset on; returns errno, or 0. The file may grow meanwhile.
int read_from(core::System& system, int file, std::size_t offset, std::string& text) {
    std::size_t done = 0;
    while (done < text.size()) {
        const ssize_t count = system.read_at(
            file, std::span<char>(text).subspan(done), static_cast<off_t>(offset + done)
        );
        if (count < 0 && errno != EINTR) {
            return errno;
        }
        if (count == 0) {
            break;
        }
        done += static_cast<std::size_t>(std::max<ssize_t>(count, 0));
    }
    text.resize(done);
    return 0;
}

}  // namespace

std::string_view whole_commands(std::string_view text) {
    std::string_view rest = text.substr(0, text.rfind('\n') + 1);
    while (!rest.empty()) {
        const std::string_view before = rest.substr(0, rest.size() - 1);
        const std::size_t start = before.rfind('\n') + 1;
        if (host::is_check(rest.substr(start))) {
            return rest;
        }
        rest = rest.substr(0, start);
    }
    return {};
}

std::string without_sum(const std::string& line) {
    const std::vector<core::Word> words = core::split_words(line);
    return host::is_check(line) && words.size() > 1 ? "check " + std::string(words[1].text) : line;
}

int lock_soon(core::System& system, int descriptor) {
    using std::chrono::milliseconds;
    constexpr milliseconds kPatience{10'000};
    constexpr milliseconds kLongest{20};
    milliseconds waited{0};
    milliseconds next{1};
    while (system.lock(descriptor) != 0) {
        const int error = errno;
        if (error != EAGAIN && error != EACCES && error != EINTR) {
            return error;
        }
        if (waited >= kPatience) {
            return ETIMEDOUT;
        }
        std::this_thread::sleep_for(next);
        waited += next;
        next = std::min(2 * next, kLongest);
    }
    return 0;
}

core::Diagnostic lock_error(const std::string& path, int error) {
    if (error == ETIMEDOUT) {
        return core::error("table-busy", "Another program keeps this table locked.")
            .in(path)
            .hint("try again; that program may have been stopped");
    }
    return system_error("table-unusable", "Cannot lock this table", path, error);
}

core::Result<std::unique_ptr<TableRecord>>
TableRecord::open(core::System& system, const TablePlace& place) {
    std::unique_ptr<TableRecord> record(new TableRecord(system, place));
    if (std::optional<core::Diagnostic> error = record->open_files()) {
        return *std::move(error);
    }
    const core::Result<std::string> text =
        read_open(system, record->file_.number(), kTableRecordFile);
    if (!text) {
        return text.errors();
    }
    record->text_ = whole_commands(*text);
    record->bytes_ = record->text_.size();
    record->sum_ = host::TextSum(record->text_);
    record->ahead_bytes_ = record->bytes_;
    record->ahead_sum_ = record->sum_;
    return record;
}

std::optional<core::Diagnostic> TableRecord::open_files() {
    core::Result<core::Descriptor> file =
        open_file(*system_, place_.folder, kTableRecordFile, O_RDWR);
    if (!file) {
        return file.errors().front();
    }
    file_ = std::move(file).value();
    const auto open_empty = [this](const char* name, int flags) {
        const int all = flags | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK;
        return core::Descriptor(
            *system_, system_->open_at(place_.folder, name, all, kTableFileMode)
        );
    };
    if (const int error = talk_.open(*system_, place_.folder); error != 0) {
        return cannot("Cannot open the talk of this table", error);
    }
    // A file that was open for reading gives no notice when it is closed.
    bots_ = open_empty(kTableBotsFile, O_RDONLY);
    turn_ = open_empty(kTableTurnFile, O_RDONLY);
    notices_ = core::Descriptor(*system_, ::inotify_init1(IN_NONBLOCK | IN_CLOEXEC));
    // The record or the talk grows; a program ends that played for a bot; the seats change; the
    // table is removed.
    constexpr std::uint32_t kEvents = IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE;
    if (!bots_.is_open() || !turn_.is_open() || !notices_.is_open()
        || ::inotify_add_watch(notices_.number(), place_.path.c_str(), kEvents) < 0) {
        return cannot("Cannot follow this table", errno);
    }
    return std::nullopt;
}

std::optional<core::Diagnostic> TableRecord::check_seat() const {
    if (place_.seat == table::kSpectator) {
        return std::nullopt;
    }
    const core::Result<TableSeats> seats = seats_in(table());
    if (!seats) {
        return seats.errors().front();
    }
    std::optional<core::Diagnostic> lost = refuse_lost_seat(*seats, place_.seat, place_.person);
    if (const std::shared_ptr<Presence> presence = place_.presence.lock()) {
        // A person who has lost the seat is not seen in it any more.
        if (lost) {
            presence->leave();
        } else {
            presence->come_back();
        }
    }
    return lost;
}

core::Result<std::vector<std::string>> TableRecord::acquire() {
    // A program that is stopped while it holds the lock would stop all others.
    sigset_t stops;
    ::sigemptyset(&stops);
    ::sigaddset(&stops, SIGTSTP);
    ::sigaddset(&stops, SIGTTIN);
    ::sigaddset(&stops, SIGTTOU);
    ::pthread_sigmask(SIG_BLOCK, &stops, &signals_);
    if (const int error = lock_soon(*system_, file_.number()); error != 0) {
        ::pthread_sigmask(SIG_SETMASK, &signals_, nullptr);
        return lock_error(place_.path, error);
    }
    std::optional<core::Diagnostic> error = check_seat();
    core::Result<std::vector<std::string>> added =
        error ? core::Result<std::vector<std::string>>(*std::move(error)) : read_ahead();
    if (!added) {
        release();
    }
    return added;
}

void TableRecord::release() {
    system_->unlock(file_.number());
    ::pthread_sigmask(SIG_SETMASK, &signals_, nullptr);
}

core::Result<std::vector<std::string>> TableRecord::read_added() {
    if (std::optional<core::Diagnostic> error = check_seat()) {
        return *std::move(error);
    }
    core::Result<std::vector<std::string>> added = read_ahead();
    if (!added && lock_soon(*system_, file_.number()) == 0) {
        // Another program may have been writing.
        added = read_ahead();
        system_->unlock(file_.number());
    }
    return added;
}

core::Result<std::vector<std::string>> TableRecord::read_ahead() {
    struct stat status {};
    if (system_->status(file_.number(), status) != 0) {
        return cannot("Cannot read this table", errno);
    }
    const auto size = static_cast<std::size_t>(status.st_size);
    if (status.st_nlink == 0 || size < bytes_ || size > core::kMaxFileBytes) {
        return host::unreadable_table();
    }
    std::string more(size - bytes_, '\0');
    if (const int error = read_from(*system_, file_.number(), bytes_, more); error != 0) {
        return cannot("Cannot read this table", error);
    }
    const std::string_view whole = whole_commands(more);
    ahead_sum_ = sum_;
    if (!verify(whole, ahead_sum_)) {
        return host::unreadable_table();
    }
    ahead_bytes_ = bytes_ + whole.size();
    std::vector<std::string> lines = core::split_lines(whole);
    std::ranges::transform(lines, lines.begin(), without_sum);
    return lines;
}

void TableRecord::catch_up(const host::Match& match) {
    bytes_ = ahead_bytes_;
    sum_ = ahead_sum_;
    lines_ = match.record.lines.size();
    decider_ = match.deciding_seat();
}

std::optional<core::Diagnostic> TableRecord::append(const host::Match& match) {
    host::RecordText more(table::kRecordFormat, sum_);
    host::add_lines(more, match, lines_);
    const std::string& text = more.text();
    if (text.empty()) {
        return std::nullopt;
    }
    // What follows the last check was left by a program that ended while it wrote.
    int error = system_->truncate(file_.number(), static_cast<off_t>(bytes_)) != 0 ? errno : 0;
    if (error == 0) {
        error = core::write_all(*system_, file_.number(), text, bytes_);
    }
    if (error == 0) {
        error = core::sync_all(*system_, file_.number());
    }
    if (error != 0) {
        system_->truncate(file_.number(), static_cast<off_t>(bytes_));
        core::Diagnostic why =
            cannot("The command was not played, because it cannot be saved", error);
        why.hint = "nothing has changed; try again when there is room";
        return why;
    }
    bytes_ += text.size();
    sum_ = more.sum();
    lines_ = match.record.lines.size();
    if (std::exchange(decider_, match.deciding_seat()) != decider_) {
        system_->touch(turn_.number());
    }
    return std::nullopt;
}

std::optional<core::Diagnostic>
TableRecord::add_talk(host::TalkEntry entry, std::size_t per_minute) {
    if (std::optional<core::Diagnostic> error = check_seat()) {
        return error;
    }
    entry.seat = place_.seat;
    entry.person = place_.person;
    entry.time = system_->now();
    return talk_.add(entry, per_minute, place_.path);
}

bool TableRecord::is_bot_busy() const {
    return !bots_lock_.is_open() && system_->is_locked(bots_.number()) > 0;
}

bool TableRecord::take_bot() {
    constexpr int kFlags = O_RDWR | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK;
    core::Descriptor file(*system_, system_->open_at(place_.folder, kTableBotsFile, kFlags, 0));
    if (!file.is_open() || system_->lock(file.number()) != 0) {
        return false;
    }
    bots_lock_ = std::move(file);
    return true;
}

void TableRecord::release_bot() {
    bots_lock_.close();
}

std::string TableRecord::person_at(int seat) const {
    const core::Result<TableSeats> seats = seats_in(table());
    return seats ? seats->people.at(static_cast<std::size_t>(seat)) : std::string();
}

std::optional<core::Diagnostic> TableRecord::refuse_change(int seat, bool reveals) const {
    const core::Result<TableSeats> seats = seats_in(table());
    return seats ? store::refuse_change(table(), *seats, seat, place_.person, reveals)
                 : std::optional(seats.errors().front());
}

std::optional<core::Diagnostic>
TableRecord::hand_seat(int seat, const std::string& person, bool reveals) {
    handed_.reset();
    HandedSeat handed{seat, person, reveals};
    core::Result<SeatPeople> before = store::hand_seat(table(), place_.person, handed);
    if (!before) {
        return before.errors().front();
    }
    handed_.emplace(std::move(handed), std::move(before).value());
    return std::nullopt;
}

void TableRecord::hand_seat_back() {
    if (const auto handed = std::exchange(handed_, std::nullopt)) {
        store::hand_seat_back(table(), handed->first, handed->second);
    }
}

std::optional<std::int64_t> TableRecord::seconds_of_turn() const {
    struct stat status {};
    if (system_->status(turn_.number(), status) != 0) {
        return std::nullopt;
    }
    return std::max<std::int64_t>(0, system_->now() - status.st_mtim.tv_sec);
}

void TableRecord::take_notices() {
    constexpr std::size_t kRoom = 4096;
    std::array<char, kRoom> buffer{};
    while (::read(notices_.number(), buffer.data(), buffer.size()) > 0) {
    }
}

core::Diagnostic TableRecord::cannot(const char* what, int error) const {
    return system_error("table-unusable", what, place_.path, error);
}

}  // namespace tenebrae::store

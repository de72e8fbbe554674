// SPDX-License-Identifier: MIT
#include "store/talk_file.hpp"

#include "core/file.hpp"
#include "core/text.hpp"
#include "core/whole_file.hpp"
#include "store/files.hpp"
#include "store/table_record.hpp"
#include "store/table_seats.hpp"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <limits>
#include <span>
#include <utility>

namespace tenebrae::store {
namespace {

using table::TalkKind;

constexpr char kBetweenFields = '\t';
constexpr std::array kTalkKinds{
    TalkKind::Say, TalkKind::Ping, TalkKind::Propose, TalkKind::Undo, TalkKind::Vote};
constexpr std::int64_t kRateSeconds = 60;

/// Removes the text up to the next tab from a line and returns it.
std::string_view take_field(std::string_view& line) {
    const std::size_t end = std::min(line.find(kBetweenFields), line.size());
    const std::string_view field = line.substr(0, end);
    line.remove_prefix(std::min(end + 1, line.size()));
    return field;
}

core::Diagnostic cannot_add(const std::string& path, int error) {
    return system_error(
        "table-unusable", "Nothing was said, because it cannot be saved", path, error
    );
}

std::optional<TalkKind> kind_of_word(std::string_view word) {
    const auto* const found = std::ranges::find_if(kTalkKinds, [word](TalkKind kind) {
        return word == table::word_of(kind);
    });
    return found == kTalkKinds.end() ? std::nullopt : std::optional(*found);
}

/// Keeps the program from being stopped while it has a lock, which would stop all others.
class NoStops {
public:
    NoStops() {
        sigset_t stops;
        ::sigemptyset(&stops);
        ::sigaddset(&stops, SIGTSTP);
        ::sigaddset(&stops, SIGTTIN);
        ::sigaddset(&stops, SIGTTOU);
        ::pthread_sigmask(SIG_BLOCK, &stops, &before_);
    }
    NoStops(const NoStops&) = delete;
    NoStops(NoStops&&) = delete;
    NoStops& operator=(const NoStops&) = delete;
    NoStops& operator=(NoStops&&) = delete;
    ~NoStops() { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

private:
    sigset_t before_{};
};

}  // namespace

std::string write_talk(const host::TalkEntry& entry) {
    std::string line;
    for (const std::string& field :
         {std::to_string(entry.seat + 1),
          std::to_string(entry.time),
          std::to_string(entry.commands),
          std::to_string(entry.decision),
          entry.person,
          std::string(table::word_of(entry.kind))}) {
        line += field + kBetweenFields;
    }
    return line + entry.text + "\n";
}

std::optional<host::TalkEntry> read_talk_line(std::string_view line) {
    const auto seat = core::parse_unsigned(take_field(line));
    const auto time = core::parse_unsigned(take_field(line));
    const auto commands = core::parse_unsigned(take_field(line));
    const auto decision = core::parse_unsigned(take_field(line));
    const std::string_view person = take_field(line);
    const std::optional<TalkKind> kind = kind_of_word(take_field(line));
    const bool has_seat = seat && *seat >= 1 && *seat <= table::kMaxSeats;
    const bool has_time = time && *time <= std::numeric_limits<std::int64_t>::max();
    if (!has_seat || !has_time || !commands || !decision || !kind || check_person(person)
        || line.empty() || line.size() > host::kMaxTalkBytes || !core::is_printable(line)) {
        return std::nullopt;
    }
    return host::TalkEntry{
        *kind,
        static_cast<int>(*seat) - 1,
        std::string(person),
        static_cast<std::int64_t>(*time),
        static_cast<std::size_t>(*commands),
        static_cast<std::size_t>(*decision),
        std::string(line)};
}

int TalkFile::open(core::System& system, int folder) {
    constexpr int kFlags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK;
    system_ = &system;
    file_ =
        core::Descriptor(system, system.open_at(folder, kTableTalkFile, kFlags, kTableFileMode));
    return file_.is_open() ? 0 : errno;
}

std::vector<host::TalkEntry> TalkFile::read() {
    read_ahead();
    return std::exchange(ahead_, {});
}

int TalkFile::read_ahead() {
    struct stat status {};
    if (system_->status(file_.number(), status) != 0) {
        return errno;
    }
    if (!S_ISREG(status.st_mode)) {
        return EINVAL;
    }
    constexpr std::size_t kMost = 2 * static_cast<std::size_t>(table::kMaxSeats) * kMaxTalkOfSeat;
    const std::size_t size = std::min(static_cast<std::size_t>(status.st_size), kMost);
    bytes_ = std::min(bytes_, size);
    std::string more(size - bytes_, '\0');
    std::size_t done = 0;
    while (done < more.size()) {
        const ssize_t count = system_->read_at(
            file_.number(), std::span<char>(more).subspan(done), static_cast<off_t>(bytes_ + done)
        );
        if (count < 0 && errno != EINTR) {
            return errno;
        }
        if (count == 0) {
            break;
        }
        done += static_cast<std::size_t>(std::max<ssize_t>(count, 0));
    }
    // What follows the last line feed is being written, or was not finished.
    const std::string_view read = std::string_view{more}.substr(0, done);
    const std::string_view whole = read.substr(0, read.rfind('\n') + 1);
    bytes_ += whole.size();
    for (const std::string& line : core::split_lines(whole)) {
        take(line);
    }
    return 0;
}

void TalkFile::take(std::string_view line) {
    std::optional<host::TalkEntry> entry = read_talk_line(line);
    if (!entry) {
        return;
    }
    Use& use = uses_.at(static_cast<std::size_t>(entry->seat));
    use.bytes += line.size() + 1;
    use.times.push_back(entry->time);
    ahead_.push_back(*std::move(entry));
}

std::optional<core::Diagnostic>
TalkFile::refuse(const host::TalkEntry& entry, std::size_t bytes, std::size_t per_minute) {
    Use& use = uses_.at(static_cast<std::size_t>(entry.seat));
    // A time in the future is from before the clock was set back.
    std::erase_if(use.times, [&entry](std::int64_t time) {
        return time > entry.time || time + kRateSeconds <= entry.time;
    });
    if (use.times.size() >= per_minute) {
        return core::error("too-much-talk", "You talk too fast.")
            .expected("at most " + std::to_string(per_minute) + " in a minute")
            .hint("wait a little");
    }
    const bool is_vote = entry.kind == TalkKind::Undo || entry.kind == TalkKind::Vote;
    const std::size_t most = kMaxTalkOfSeat + (is_vote ? kMoreVotesOfSeat : 0);
    if (use.bytes + bytes > most) {
        return core::error("talk-full", "You have said as much as fits at this table.")
            .expected("at most " + std::to_string(most) + " bytes");
    }
    return std::nullopt;
}

std::optional<core::Diagnostic>
TalkFile::add(const host::TalkEntry& entry, std::size_t per_minute, const std::string& path) {
    const NoStops no_stops;
    if (const int error = lock_soon(*system_, file_.number()); error != 0) {
        return lock_error(path, error);
    }
    std::optional<core::Diagnostic> error;
    if (const int read_error = read_ahead(); read_error != 0) {
        // Where the talk ends is not known.
        error = cannot_add(path, read_error);
    } else {
        const std::string text = write_talk(entry);
        error = refuse(entry, text.size(), per_minute);
        error = error ? std::move(error) : append(text, path);
    }
    system_->unlock(file_.number());
    return error;
}

std::optional<core::Diagnostic> TalkFile::append(const std::string& text, const std::string& path) {
    // What follows the last line feed was left by a program that ended while it wrote.
    const auto end = static_cast<off_t>(bytes_);
    int error = system_->truncate(file_.number(), end) != 0 ? errno : 0;
    if (error == 0) {
        error = core::write_all(*system_, file_.number(), text, bytes_);
    }
    if (error == 0) {
        error = core::sync_all(*system_, file_.number());
    }
    if (error != 0) {
        system_->truncate(file_.number(), end);
        return cannot_add(path, error);
    }
    read_ahead();
    return std::nullopt;
}

}  // namespace tenebrae::store

// SPDX-License-Identifier: MIT
#include "store/restore.hpp"

#include "core/digest.hpp"
#include "core/text.hpp"
#include "host/script.hpp"

#include <algorithm>
#include <limits>
#include <memory>
#include <string_view>
#include <utility>

namespace tenebrae::store {
namespace {

constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();

/// How the texts of a game are played: for whom, and their name for messages.
struct Source {
    const host::Environment& environment;
    const host::ViewerSettings& settings;
    const std::string& file;
};

/// The result of playing a text line by line until a line was refused.
struct Replay {
    host::Session session;
    std::size_t lines = 0;  ///< lines played, including those without effect
    std::size_t bytes = 0;  ///< bytes of these lines
    std::size_t verified_lines = 0;  ///< lines up to the last valid check; 0: none
    core::Diagnostics errors;  ///< why it stopped

    [[nodiscard]] bool has_game() const { return session.match().game != nullptr; }
    /// Returns true if nothing was refused, and a check follows the last line or there are no
    /// checks.
    [[nodiscard]] bool is_verified() const {
        return errors.empty() && (verified_lines == lines || verified_lines == 0);
    }
    void count(const table::Reply& reply, bool check) {
        const bool is_verified = verified_lines > 0 && verified_lines == lines;
        ++lines;
        if (check || (is_verified && reply.kind == table::Reply::Kind::Nothing)) {
            verified_lines = lines;
        }
    }
};

/// Plays at most `most` whole lines of a text. Ignores text after the last line end.
Replay replay_lines(const Source& source, std::string_view text, std::size_t most) {
    Replay replay{host::Session(source.environment, source.settings), 0, 0, 0, {}};
    host::Script script(replay.session, source.file, false);
    while (replay.lines < most && replay.bytes < text.size()) {
        const std::size_t end = text.find('\n', replay.bytes);
        if (end == std::string_view::npos) {
            break;
        }
        const std::string_view line = text.substr(replay.bytes, end - replay.bytes);
        const table::Reply reply = script.feed(line);
        if (reply.kind == table::Reply::Kind::Refused) {
            replay.errors = reply.errors;
            break;
        }
        replay.count(reply, host::is_check(line));
        replay.bytes = end + 1;
    }
    replay.session.leave_record();
    return replay;
}

/// Plays the longest start of a text that its checks confirm. After a refused line, lines after the
/// last check may be damaged too, and are not played.
Replay replay_verified(const Source& source, std::string_view text) {
    Replay whole = replay_lines(source, text, kAll);
    if (whole.is_verified()) {
        return whole;
    }
    Replay part = replay_lines(source, text, whole.verified_lines);
    part.errors = std::move(whole.errors);
    return part;
}

/// Counts the commands in lines of a record.
std::size_t commands_in(std::string_view text) {
    std::size_t count = 0;
    for (const std::string& line : core::split_lines(text)) {
        const bool counts = !core::split_words(line).empty() && !host::is_check(line);
        count += counts ? 1 : 0;
    }
    return count;
}

core::Diagnostic note(const std::string& file, std::string_view code, std::string_view message) {
    return core::error(code, message).in(file);
}

std::string_view up_to_last_line_end(std::string_view text) {
    const std::size_t end = text.rfind('\n');
    return end == std::string_view::npos ? std::string_view{} : text.substr(0, end + 1);
}

/// Returns the last line. Precondition: all lines have a line end.
std::string_view last_line(std::string_view lines) {
    const std::string_view before = lines.substr(0, lines.empty() ? 0 : lines.size() - 1);
    return lines.substr(up_to_last_line_end(before).size());
}

/// A snapshot, continued with the lines of the log after it.
struct Continued {
    Replay replay;
    std::string log;  ///< the resulting record
    std::size_t lines = 0;  ///< lines of the damaged log that it includes
    std::size_t bytes = 0;
};

std::string mended_note(const Snapshot& snapshot) {
    std::string text = "note Mended from a snapshot made after line "
                       + std::to_string(snapshot.lines) + " of the log";
    if (snapshot.past_reveals > 0) {
        text += "; players had looked ahead " + core::counted(snapshot.past_reveals, "time");
    }
    return text + ".";
}

/// Returns the check without its sum of the text if that is correct. A wrong sum stays, so that it
/// is found.
std::string_view check_of_state(std::string_view check, const host::TextSum& sum) {
    const auto words = core::split_words(check);
    if (words.size() != 3 || words[2].text != sum.hex()) {
        return check;
    }
    return check.substr(0, static_cast<std::size_t>(words[2].text.data() - check.data()));
}

/// Appends lines that follow `before` in another text.
void add_moved(host::RecordText& text, std::string_view before, std::string_view lines) {
    host::TextSum sum(last_line(before));
    for (const std::string& line : core::split_lines(lines)) {
        text.add(host::is_check(line) ? check_of_state(line, sum) : line);
        sum.add(line);
    }
}

std::size_t count_lines(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

/// Returns the length in bytes of the first `lines` lines.
std::size_t end_of_lines(std::string_view text, std::size_t lines) {
    std::size_t end = 0;
    for (std::size_t line = 0; line < lines; ++line) {
        end = text.find('\n', end) + 1;
    }
    return end;
}

std::optional<Continued>
continue_from(const Source& source, const Snapshot& snapshot, std::string_view log) {
    const std::string_view record = snapshot.record;
    host::RecordText text(host::format_of(record), host::TextSum(record));
    text.add(mended_note(snapshot));
    // A snapshot ends with a check, and the note does not change the state.
    if (const auto check = core::split_words(last_line(record)); check.size() > 1) {
        text.add("check " + std::string(check[1].text));
    }
    const std::size_t start_lines = count_lines(record) + count_lines(text.text());
    std::string_view rest;
    // The rest belongs to the log only if a line starts exactly there.
    if (snapshot.bytes <= log.size() && snapshot.bytes > 0 && log[snapshot.bytes - 1] == '\n') {
        rest = log.substr(snapshot.bytes);
        add_moved(text, log.substr(0, snapshot.bytes), rest);
    }
    const std::string whole = snapshot.record + text.text();
    Replay replay = replay_verified(source, whole);
    if (replay.lines < start_lines) {
        return std::nullopt;
    }
    const std::size_t lines = replay.lines - start_lines;
    const std::size_t bytes = replay.bytes;
    return Continued{
        std::move(replay),
        whole.substr(0, bytes),
        snapshot.lines + lines,
        snapshot.bytes + end_of_lines(rest, lines)};
}

/// Restores a game from the texts of its files.
class Restoration {
public:
    Restoration(
        const Source& source, const std::string& log, const std::optional<std::string>& snapshot
    )
        : source_(source),
          log_(log),
          body_(up_to_last_line_end(log)),
          plain_(replay_verified(source, body_)) {
        read(snapshot);
    }

    core::Result<Restored> result() {
        if (!plain_.has_game() && !snapshot_) {
            return not_playable();
        }
        // The lines of a command are written at once, with a check after them.
        const bool complete = plain_.has_game() && plain_.errors.empty()
                              && commands_in(body_.substr(plain_.bytes)) <= 1;
        const bool behind = snapshot_ && snapshot_->lines > plain_.lines;
        if (complete && !behind) {
            return taken_whole();
        }
        if (snapshot_ && (behind || !plain_.has_game())) {
            if (auto continued = continue_from(source_, *snapshot_, body_)) {
                return taken_from_snapshot(std::move(*continued));
            }
        }
        return plain_.has_game() ? core::Result<Restored>(taken_in_part()) : not_playable();
    }

private:
    void read(const std::optional<std::string>& text) {
        if (!text) {
            return;
        }
        core::Result<Snapshot> read = parse_snapshot(*text, source_.file);
        if (!read) {
            notes_.push_back(note(
                source_.file,
                "bad-snapshot",
                "The snapshot of this game is damaged and was ignored."
            ));
            return;
        }
        seconds_ = read->seconds;
        if (read->record.empty()) {
            return;
        }
        snapshot_ = std::move(read).value();
        const bool agrees = snapshot_->bytes <= body_.size()
                            && core::digest_of(body_.substr(0, snapshot_->bytes)) == snapshot_->log;
        if (!agrees) {
            notes_.push_back(note(
                source_.file,
                "snapshot-disagrees",
                "The log and the snapshot of this game disagree; the newer valid one is used."
            ));
        }
    }

    core::Diagnostics not_playable() {
        if (plain_.errors.empty()) {
            plain_.errors.push_back(
                note(source_.file, "truncated", "The log ends before the game starts.")
            );
        }
        return plain_.errors;
    }

    Restored start(Replay&& replay, std::string text) {
        Restored restored;
        restored.match = replay.session.match();
        restored.log = std::move(text);
        restored.seconds = seconds_;
        restored.notes = std::move(notes_);
        return restored;
    }

    Restored taken_whole() {
        const std::size_t bytes = plain_.bytes;
        Restored restored = start(std::move(plain_), log_.substr(0, bytes));
        restored.has_partial_command = bytes != log_.size();
        restored.lost = commands_in(body_.substr(bytes));
        if (restored.has_partial_command) {
            restored.notes.push_back(note(
                source_.file,
                "torn-line",
                "The last line is incomplete and was dropped; nothing else is lost."
            ));
            const std::size_t end = std::min(log_.find('\n', bytes), log_.size());
            restored.notes.back().got =
                log_.substr(bytes, std::min(end - bytes, core::kMaxLineBytes));
        }
        return restored;
    }

    Restored taken_in_part() {
        const std::size_t bytes = plain_.bytes;
        const std::string error = plain_.errors.empty() ? "" : plain_.errors.front().message;
        Restored restored = start(std::move(plain_), log_.substr(0, bytes));
        restored.is_repaired = true;
        restored.lost = commands_in(body_.substr(bytes));
        restored.notes.push_back(note(
            source_.file,
            "damaged-log",
            "The log is damaged: " + core::counted(restored.lost, "command")
                + " lost. The game continues from the last valid state. " + error
        ));
        return restored;
    }

    Restored taken_from_snapshot(Continued continued) {
        Restored restored = start(std::move(continued.replay), std::move(continued.log));
        restored.is_repaired = true;
        restored.lost = commands_in(body_.substr(std::min(continued.bytes, body_.size())));
        restored.notes.push_back(note(
            source_.file,
            "from-snapshot",
            "The log is damaged: " + core::counted(restored.lost, "command")
                + " lost. The game continues from its snapshot; earlier commands cannot be undone."
        ));
        return restored;
    }

    Source source_;
    const std::string& log_;
    std::string_view body_;
    Replay plain_;
    std::optional<Snapshot> snapshot_;  ///< set only if the game can resume from it
    std::int64_t seconds_ = 0;
    core::Diagnostics notes_;
};

}  // namespace

core::Result<Restored> restore(
    const host::Environment& environment,
    const host::ViewerSettings& settings,
    const std::string& file,
    const std::string& log,
    const std::optional<std::string>& snapshot
) {
    return Restoration({environment, settings, file}, log, snapshot).result();
}

}  // namespace tenebrae::store

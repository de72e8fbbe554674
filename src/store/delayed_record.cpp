// SPDX-License-Identifier: MIT
#include "store/delayed_record.hpp"

#include "core/text.hpp"
#include "host/interpreter.hpp"
#include "host/refusals.hpp"
#include "host/viewer.hpp"
#include "store/table_record.hpp"
#include "store/tables.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tenebrae::store {
namespace {

/// Plays a line of the record; false if that is not possible.
bool play_recorded(host::Match& match, host::Viewer& reader, const std::string& text) {
    const core::Result<table::TextLine> line = table::read_line(text, {}, 0);
    return line && !line->words.empty()
           && host::carry_out(match, reader, *line).kind != table::Reply::Kind::Refused;
}

host::Viewer reader_of(const host::Match& match) {
    host::Viewer reader;
    reader.in_record = true;
    reader.settings.shown_seat = table::kSpectator;
    reader.reset(match);
    return reader;
}

/// Returns the turn as everybody may know it; in a game without turns, the number of commands.
int turn_of(const host::Match& match) {
    const table::SeatView view = match.referee->view(match.state, table::kSpectator);
    return match.game->progress(view).turn.value_or(static_cast<int>(match.history.steps().size()));
}

core::Diagnostic only_watched() {
    return core::error("only-watching", "You only watch this game.");
}

}  // namespace

core::Result<DelayedRecord::Opened> DelayedRecord::open(
    const host::Environment& environment,
    std::unique_ptr<host::SharedRecord> record,
    std::string_view text,
    int delay
) {
    // The first check follows the start of the game.
    const std::vector<std::string> lines = core::split_lines(text);
    const auto check = std::ranges::find_if(lines, host::is_check);
    if (check == lines.end()) {
        return host::unreadable_table();
    }
    std::string start;
    for (auto line = lines.begin(); line <= check; ++line) {
        start += *line + "\n";
    }
    core::Result<host::Match> match = load_table(environment, start);
    if (!match) {
        return match.errors();
    }
    std::vector<std::string> rest;
    std::transform(check + 1, lines.end(), std::back_inserter(rest), without_sum);
    std::unique_ptr<DelayedRecord> delayed(new DelayedRecord(std::move(record), *match, delay));
    if (!delayed->take(rest)) {
        return host::unreadable_table();
    }
    host::Viewer reader = reader_of(*match);
    for (const std::string& line : delayed->pass_on()) {
        if (!play_recorded(*match, reader, line)) {
            return host::unreadable_table();
        }
    }
    return Opened{std::move(delayed), std::move(match).value()};
}

core::Result<std::vector<std::string>> DelayedRecord::acquire() {
    return only_watched();
}

std::optional<core::Diagnostic> DelayedRecord::append(const host::Match& /*match*/) {
    return only_watched();
}

std::optional<core::Diagnostic>
DelayedRecord::add_talk(host::TalkEntry /*entry*/, std::size_t /*per_minute*/) {
    return only_watched();
}

std::optional<core::Diagnostic>
DelayedRecord::hand_seat(int /*seat*/, const std::string& /*person*/, bool /*reveals*/) {
    return only_watched();
}

core::Result<std::vector<std::string>> DelayedRecord::read_added() {
    const core::Result<std::vector<std::string>> added = record_->read_added();
    if (!added) {
        return added.errors();
    }
    if (is_damaged_ || !take(*added)) {
        return host::unreadable_table();
    }
    return pass_on();
}

bool DelayedRecord::take(const std::vector<std::string>& lines) {
    host::Viewer reader = reader_of(match_);
    for (const std::string& line : lines) {
        if (!play_recorded(match_, reader, line)) {
            is_damaged_ = true;
            return false;
        }
        waiting_.push_back({line, turn_of(match_)});
    }
    record_->catch_up(match_);
    return true;
}

std::vector<std::string> DelayedRecord::pass_on() {
    const int now = turn_of(match_);
    std::vector<std::string> lines;
    while (!waiting_.empty() && (match_.is_over() || waiting_.front().turn + delay_ <= now)) {
        lines.push_back(std::move(waiting_.front().line));
        waiting_.pop_front();
    }
    return lines;
}

}  // namespace tenebrae::store

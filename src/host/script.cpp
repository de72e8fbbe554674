// SPDX-License-Identifier: MIT
#include "host/script.hpp"

#include "core/file.hpp"
#include "core/text.hpp"
#include "host/command_table.hpp"
#include "host/refusals.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace tenebrae::host {

namespace {

/// Returns the path of a file that another file names: it is relative to that file.
std::string beside(const std::string& file, std::string_view name) {
    return (std::filesystem::path(file).parent_path() / name).lexically_normal().string();
}

core::Diagnostic repeated_line(const table::TextLine& line) {
    return core::error("duplicate-line", "This line is already given.").at(line.at(0));
}

/// Moves errors about a whole file to the place where the file is named.
core::Diagnostics with_place(core::Diagnostics errors, const core::Place& where) {
    for (core::Diagnostic& error : errors) {
        if (error.where.line == 0) {
            error.got = error.where.file;
            error.where = where;
        }
    }
    return errors;
}

}  // namespace

std::size_t count_starts(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) {
        const std::vector<core::Word> words = core::split_words(line);
        if (!words.empty()) {
            const bool from = table::same_word(words[0].text, "from") && words.size() > 1;
            return from ? words.size() - 1 : 1;
        }
    }
    return 1;
}

void StartReader::take(std::string_view text, int number) {
    const core::Result<table::TextLine> line = table::read_line(text, file_, number);
    if (!line) {
        errors_.insert(errors_.end(), line.errors().begin(), line.errors().end());
        return;
    }
    if (changes_.position.empty()) {
        changes_.position.push_back({{}, file_, number + 1});
        take_from(*line);
    } else {
        take_line(text, *line);
    }
}

void StartReader::take_from(const table::TextLine& line) {
    if (which_ + 1 >= line.words.size()) {
        errors_.push_back(core::error("missing-parameter", "The position file is missing.")
                              .at(line.at(0))
                              .expected("from FILE..."));
        return;
    }
    path_place_ = line.at(which_ + 1);
    path_ = beside(file_, line.word(which_ + 1));
}

void StartReader::take_line(std::string_view text, const table::TextLine& line) {
    std::vector<std::string>& lines = changes_.position.front().lines;
    if (lines.size() == table::kMaxHeaderLines) {
        errors_.push_back(core::error("header-too-long", "The header is too long.").at(line.whole())
        );
        complete_ = true;
        return;
    }
    std::string_view of_position = text;
    if (line.words.size() == 1 && table::same_word(line.word(0), "begin")) {
        complete_ = true;
        return;
    }
    if (!line.words.empty() && table::same_word(line.word(0), "seed")) {
        take_seed(line);
        of_position = {};
    } else if (!line.words.empty()) {
        if (std::optional<table::Setting> setting = table::setting_of(line)) {
            take_setting(line, *std::move(setting));
            of_position = {};
        }
    }
    lines.emplace_back(of_position);
}

void StartReader::take_setting(const table::TextLine& line, table::Setting setting) {
    const auto same = std::ranges::find(changes_.settings, setting.key, &table::Setting::key);
    if (same != changes_.settings.end()) {
        errors_.push_back(repeated_line(line));
        return;
    }
    changes_.settings.push_back(std::move(setting));
}

void StartReader::take_seed(const table::TextLine& line) {
    if (changes_.seed) {
        errors_.push_back(repeated_line(line));
        return;
    }
    changes_.seed = line.words.size() == 2 ? core::parse_unsigned(line.word(1)) : std::nullopt;
    if (!changes_.seed) {
        errors_.push_back(core::error("bad-number", "Expected a number.")
                              .at(line.at(line.words.size() - 1))
                              .expected("seed NUMBER"));
    }
}

core::Result<table::Header> StartReader::finish(int last_line) {
    if (errors_.empty() && !complete_) {
        errors_.push_back(core::error("truncated", "The file ends inside its header.")
                              .in(file_, last_line)
                              .expected("begin"));
    }
    if (!errors_.empty()) {
        return errors_;
    }
    core::Result<table::Header> position = read_position_header(path_);
    if (!position) {
        return with_place(position.errors(), path_place_);
    }
    table::Header header = std::move(position).value();
    header.kind = table::FileKind::Start;
    for (table::Setting& setting : changes_.settings) {
        table::put_setting(header, std::move(setting));
    }
    header.seed = changes_.seed ? changes_.seed : header.seed;
    header.position.push_back(std::move(changes_.position.front()));
    return header;
}

namespace {

/// Returns the error for a record that continues after its last check: it may have been cut off.
core::Diagnostic
cut_off(const Match& match, std::string_view file, int line, const std::string& sum) {
    return core::error("truncated", "The record does not end with a check; it may be incomplete.")
        .in(file, line)
        .expected("check HASH")
        .hint(
            "if nothing is missing, add the line \"check "
            + core::to_hex(match.referee->hash(match.state)) + sum + "\""
        );
}

core::Diagnostic text_after_end(std::string_view file, int line, std::string_view text) {
    core::Place place;
    place.file = file;
    place.line = line;
    place.text = text;
    return core::error("text-after-end", "A position file must end with the line \"end\".")
        .at(std::move(place));
}

core::Diagnostic too_long(std::string_view file, int line) {
    return core::error("record-too-long", "The record is too long.")
        .in(file, line)
        .expected("at most " + std::to_string(core::kMaxFileLines) + " lines");
}

core::Diagnostic no_whole_check(const table::TextLine& line) {
    return core::error("bad-hash", "Malformed check of a record.")
        .at(line.at(0))
        .expected("\"check\", the hash of the state and the hash of the text")
        .hint("a record written by hand starts with \"tenebrae record 1\"");
}

core::Diagnostic changed_text(const table::TextLine& line, const std::string& present) {
    return core::error("text-changed", "The lines before this check have been changed.")
        .at(line.at(2))
        .expected(line.word(2))
        .got(present)
        .hint("a record changed by hand starts with \"tenebrae record 1\" and has one hash in each "
              "check");
}

core::Result<table::Header>
read_header(const std::vector<std::string>& lines, const std::string& path) {
    table::HeaderReader reader(path);
    int number = 0;
    for (const std::string& line : lines) {
        ++number;
        if (!reader.complete()) {
            reader.take(line, number);
        } else if (reader.finish(number) && !core::split_words(line).empty()) {
            return text_after_end(path, number, line);
        }
    }
    return reader.finish(number);
}

core::Diagnostic wrong_kind(const std::string& path, std::string_view wanted) {
    return core::error("wrong-file-kind", "Wrong kind of file.").in(path, 1).expected(wanted);
}

bool has_title(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) {
        const auto words = core::split_words(line);
        if (!words.empty()) {
            return table::same_word(words[0].text, "tenebrae");
        }
    }
    return false;
}

}  // namespace

table::Reply Script::feed(std::string_view text) {
    ++line_;
    table::Reply reply;
    if (part_ == Part::Opening || part_ == Part::Commands) {
        reply = open(text);
    } else if (part_ == Part::Start) {
        reply = take_start(text);
    } else if (part_ == Part::Header) {
        reply = take_header(text);
    } else if (part_ == Part::Body) {
        reply = take_body(text);
    } else if (part_ == Part::AfterPosition) {
        reply = take_nothing(text);
    }
    sum_.add(text);
    reply.line = line_;
    return reply;
}

table::Reply Script::skip(const core::Diagnostics& errors) {
    table::Reply reply = table::Reply::malformed(errors);
    reply.line = ++line_;
    return reply;
}

table::Reply Script::open(std::string_view text) {
    const auto words = core::split_words(text);
    if (words.empty()) {
        return {};
    }
    const bool starts = starts_from(text);
    if (!starts && !table::same_word(words[0].text, "tenebrae")) {
        part_ = Part::Body;
        return take_body(text);
    }
    if (std::optional<table::Reply> refused = refuse_beginning(text, starts)) {
        part_ = Part::Done;
        return *std::move(refused);
    }
    part_ = starts ? Part::Start : Part::Header;
    return starts ? take_start(text) : take_header(text);
}

std::optional<table::Reply> Script::refuse_beginning(std::string_view text, bool starts) const {
    core::Place place;
    place.file = file_;
    place.line = line_;
    const bool restricted = starts && session_.match().environment.restricted;
    if (part_ == Part::Commands || restricted) {
        place.text = text;
        return table::Reply::refused(
            restricted_error("You cannot load records or positions in restricted mode.")
                .at(std::move(place))
                .hint("\"new GAME\" starts a game")
        );
    }
    if (session_.match().game && part_ != Part::Body) {
        core::Diagnostic error =
            core::error(
                "two-beginnings", "A game is running already, and this file starts another."
            )
                .at(std::move(place))
                .expected("a file of commands without a header");
        return table::Reply::malformed({error});
    }
    if (starts && !whole_ && core::split_words(text).size() > 2) {
        core::Diagnostic error =
            core::error(
                "several-positions", "Commands from standard input can use only one position."
            )
                .at(std::move(place))
                .expected("from FILE");
        return table::Reply::malformed({error});
    }
    return std::nullopt;
}

table::Reply Script::take_start(std::string_view text) {
    start_->take(text, line_);
    if (!start_->complete()) {
        return {};
    }
    part_ = Part::Done;
    const core::Result<table::Header> header = start_->finish(line_);
    if (!header) {
        return table::Reply::malformed(header.errors());
    }
    table::Reply reply = session_.begin(*header);
    if (reply.kind == table::Reply::Kind::Accepted) {
        part_ = Part::Body;
    }
    return reply;
}

table::Reply Script::take_header(std::string_view text) {
    header_.take(text, line_);
    if (!header_.complete()) {
        return {};
    }
    part_ = Part::Done;
    const core::Result<table::Header> header = header_.finish(line_);
    if (!header) {
        return table::Reply::malformed(header.errors());
    }
    table::Reply reply = session_.begin(*header);
    if (reply.kind != table::Reply::Kind::Accepted) {
        return reply;
    }
    is_record_ = header->kind == table::FileKind::Record;
    has_sums_ = is_record_ && header->format >= kFormatWithSums;
    part_ = is_record_ ? Part::Body : Part::AfterPosition;
    if (is_record_) {
        session_.enter_record();
    }
    return reply;
}

table::Reply Script::take_nothing(std::string_view text) const {
    return core::split_words(text).empty()
               ? table::Reply{}
               : table::Reply::malformed({text_after_end(file_, line_, text)});
}

bool Script::starts_from(std::string_view text) const {
    const auto words = core::split_words(text);
    return start_ && !is_record_ && !words.empty() && table::same_word(words[0].text, "from");
}

table::Reply Script::take_body(std::string_view text) {
    if (starts_from(text)) {
        if (std::optional<table::Reply> refused = refuse_beginning(text, true)) {
            return *std::move(refused);
        }
        start_.emplace(file_, which_);
        part_ = Part::Start;
        return take_start(text);
    }
    if (is_record_ && static_cast<std::size_t>(line_) > core::kMaxFileLines) {
        part_ = Part::Done;
        return table::Reply::malformed({too_long(file_, line_)});
    }
    const bool is_whole_check = has_sums_ && is_check(text);
    table::Reply reply =
        is_whole_check ? take_whole_check(text) : session_.execute(text, file_, line_);
    if (reply.kind == table::Reply::Kind::Ended) {
        part_ = Part::Done;
    }
    const bool check = reply.kind == table::Reply::Kind::Answered && is_check(text);
    has_checks_ = has_checks_ || check;
    checked_ = check || (checked_ && reply.kind != table::Reply::Kind::Accepted);
    return reply;
}

table::Reply Script::take_whole_check(std::string_view text) {
    constexpr std::size_t kWords = 3;
    const core::Result<table::TextLine> line = table::read_line(text, file_, line_);
    if (!line) {
        return table::Reply::malformed(line.errors());
    }
    if (line->words.size() != kWords) {
        return table::Reply::malformed({no_whole_check(*line)});
    }
    if (const std::string present = sum_.hex(); line->word(2) != present) {
        return table::Reply::malformed({changed_text(*line, present)});
    }
    const char* const end = line->word(1).data() + line->word(1).size();
    const auto of_state = static_cast<std::size_t>(end - text.data());
    return session_.execute(text.substr(0, of_state), file_, line_);
}

table::Reply Script::finish() {
    table::Reply reply;
    if (part_ == Part::Header) {
        reply = table::Reply::malformed(header_.finish(line_).errors());
    } else if (part_ == Part::Start) {
        reply = table::Reply::malformed(start_->finish(line_).errors());
    } else if (part_ == Part::Body && is_record_ && whole_ && has_checks_ && !checked_
               && !session_.match().is_over()) {
        const std::string sum = has_sums_ ? " " + sum_.hex() : "";
        reply = table::Reply::malformed({cut_off(session_.match(), file_, line_, sum)});
    }
    if (is_record_) {
        session_.leave_record();
    }
    reply.line = line_;
    part_ = Part::Done;
    return reply;
}

core::Result<Session> play_file(Session session, const std::string& path) {
    const core::Result<std::vector<std::string>> lines = core::read_lines(path);
    return lines ? play_lines(std::move(session), path, *lines)
                 : core::Result<Session>(lines.errors());
}

core::Result<Session>
play_lines(Session session, const std::string& name, const std::vector<std::string>& lines) {
    if (!has_title(lines)) {
        return wrong_kind(name, "a record or a position; both start with the word \"tenebrae\"");
    }
    Script script(session, name, true);
    for (const std::string& line : lines) {
        const table::Reply reply = script.feed(line);
        if (reply.kind == table::Reply::Kind::Refused) {
            return reply.errors;
        }
    }
    const table::Reply last = script.finish();
    if (last.kind == table::Reply::Kind::Refused) {
        return last.errors;
    }
    return session;
}

core::Result<Match> load_lines(
    const Environment& environment, const std::string& name, const std::vector<std::string>& lines
) {
    const core::Result<Session> played = play_lines(Session(environment), name, lines);
    return played ? core::Result<Match>(played->match()) : core::Result<Match>(played.errors());
}

core::Result<table::Header> read_position_header(const std::string& path) {
    const core::Result<std::vector<std::string>> lines = core::read_lines(path);
    return lines ? position_header_of(path, *lines) : core::Result<table::Header>(lines.errors());
}

core::Result<table::Header>
position_header_of(const std::string& name, const std::vector<std::string>& lines) {
    if (!has_title(lines)) {
        return wrong_kind(name, "tenebrae position 1");
    }
    core::Result<table::Header> header = read_header(lines, name);
    if (header && header->kind != table::FileKind::Position) {
        return wrong_kind(name, "tenebrae position 1");
    }
    return header;
}

}  // namespace tenebrae::host

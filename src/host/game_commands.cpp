// SPDX-License-Identifier: MIT
// new, load, save and quit: commands that start, load, save and leave games.
#include "core/file.hpp"
#include "core/text.hpp"
#include "host/new_game.hpp"
#include "host/refusals.hpp"
#include "host/script.hpp"
#include "host/shared_commands.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::host {

namespace {

core::Diagnostic value_missing(const table::TextLine& line, std::size_t index) {
    return core::error("missing-parameter", "A value is missing after this word.")
        .at(line.at(index))
        .expected("KEY VALUE");
}

core::Diagnostic no_files(const table::TextLine& line, std::size_t index) {
    return restricted_error("Files cannot be named in restricted mode.")
        .at(line.at(index))
        .hint("the game is saved automatically");
}

/// Returns the error for saving through one seat: the record shows what that seat may not know.
core::Diagnostic hidden_record(const table::TextLine& line) {
    return core::error("hidden-record", "A seat cannot save the record before the game ends.")
        .at(line.at(0))
        .hint("without \"--seat\" you can save at any time");
}

core::Result<table::Header> read_game(const Match& match, const table::TextLine& line) {
    table::Header header;
    header.kind = table::FileKind::Commands;
    header.game = table::ascii_lower(line.word(1));
    header.game_place = line.at(1);
    const bool from =
        line.words.size() >= 4 && table::same_word(line.word(line.words.size() - 2), "from");
    if (!from) {
        return header;
    }
    if (match.environment.restricted) {
        return no_files(line, line.words.size() - 2);
    }
    core::Result<table::Header> position =
        read_position_header(std::string(line.words.back().text));
    if (position && position->game != header.game) {
        return core::error("other-game", "The position belongs to another game.").at(line.at(1));
    }
    return position;
}

/// Reads the seed whose value is the word at `index`.
std::optional<core::Diagnostic>
read_seed(const table::TextLine& line, std::size_t index, table::Header& header) {
    header.seed = core::parse_unsigned(line.word(index));
    header.seed_place = line.at(index);
    if (header.seed) {
        return std::nullopt;
    }
    return core::error("bad-number", "Invalid seed.")
        .at(line.at(index))
        .expected("a number from 0 to 18446744073709551615")
        .got(line.word(index));
}

/// Reads one KEY VALUE, name N TEXT or bot N LEVEL from the word `at` on, and moves `at` past it.
std::optional<core::Diagnostic>
read_setting(const table::TextLine& line, std::size_t end, std::size_t& at, table::Header& header) {
    std::string key = table::ascii_lower(line.word(at));
    std::size_t value = at + 1;
    if ((key == "name" || key == "bot") && value + 1 < end) {
        key += " " + std::string(line.word(value));
        ++value;
    }
    if (value >= end) {
        return value_missing(line, at);
    }
    at = value + 1;
    if (key == "seed") {
        return read_seed(line, value, header);
    }
    table::put_setting(header, {std::move(key), std::string(line.word(value)), line.at(value)});
    return std::nullopt;
}

std::optional<core::Diagnostic> not_ours(const std::string& path) {
    return core::error(
               "not-a-record", "The file exists and is not a record. It was not overwritten."
    )
        .in(path)
        .expected("a new file, or a record to replace");
}

bool begins_like_a_record(const std::string& text) {
    const std::string_view all = text;
    const std::vector<std::string> lines = core::split_lines(all.substr(0, core::kMaxLineBytes));
    if (lines.empty()) {
        return true;
    }
    const auto words = core::split_words(lines.front());
    return words.size() >= 2 && table::same_word(words[0].text, "tenebrae")
           && table::same_word(words[1].text, "record");
}

}  // namespace

std::optional<core::Diagnostic> save_record(const Match& match, const std::string& path) {
    const core::Result<std::string> present = core::read_text(path);
    const bool unread = !present && present.errors().front().code != "no-such-file"
                        && present.errors().front().code != "empty-file";
    if (unread && present.errors().front().where.line == 0) {
        return present.errors().front();
    }
    if (unread || (present && !begins_like_a_record(*present))) {
        return not_ours(path);
    }
    const std::uint64_t hash = match.referee->hash(match.state);
    const std::string text = write_record(*match.game, match.record, hash);
    if (std::optional<core::Diagnostic> error = refuse_size(text)) {
        error->where.file = path;
        return error;
    }
    return core::write_file_atomically(path, text);
}

table::Reply run_new(Match& match, Viewer& viewer, const table::TextLine& line) {
    core::Result<table::Header> header = read_game(match, line);
    if (!header) {
        table::Reply reply = table::Reply::malformed(header.errors());
        reply.bad_data = header.errors().front().code != "restricted";
        return reply;
    }
    const std::size_t end = line.words.size() - (header->position.empty() ? 0 : 2);
    core::Diagnostics errors;
    for (std::size_t at = 2; at < end;) {
        std::optional<core::Diagnostic> error = read_setting(line, end, at, header.value());
        if (error && error->code == "missing-parameter") {
            return table::Reply::refused(*error);
        }
        if (error) {
            errors.push_back(*std::move(error));
        }
    }
    if (!errors.empty()) {
        return table::Reply::refused(std::move(errors));
    }
    table::Reply reply = begin_game(match, viewer, *header);
    // Wrong words on the line are refused; only errors inside a file are bad data.
    reply.bad_data =
        reply.bad_data && std::ranges::any_of(reply.errors, [&line](const core::Diagnostic& error) {
            return error.where.file != line.file;
        });
    return reply;
}

table::Reply run_load(Match& match, Viewer& viewer, const table::TextLine& line) {
    if (match.environment.restricted) {
        return table::Reply::refused(no_files(line, 1));
    }
    return load_game(match, viewer, std::string(line.rest_from(1)));
}

table::Reply run_save(Match& match, Viewer& viewer, const table::TextLine& line) {
    if (!match.game) {
        return table::Reply::refused(no_game(line));
    }
    if (match.environment.restricted) {
        return table::Reply::refused(no_files(line, 1));
    }
    if (viewer.settings.shown_seat && match.has_secrets()) {
        return table::Reply::refused(hidden_record(line));
    }
    const std::string path(line.rest_from(1));
    if (const std::optional<core::Diagnostic> error = save_record(match, path)) {
        return table::Reply::malformed({*error});
    }
    return table::Reply::answered("Saved as " + core::escape_for_display(path) + ".\n");
}

table::Reply run_face(Match& /*match*/, Viewer& viewer, const table::TextLine& line) {
    if (!viewer.settings.can_switch_interface) {
        return table::Reply::refused(
            core::error("one-face", "There is no other interface to switch to here.").at(line.at(0))
        );
    }
    table::Reply reply;
    reply.kind = table::Reply::Kind::Ended;
    reply.switch_interface = true;
    return reply;
}

table::Reply run_quit(Match& /*match*/, Viewer& /*viewer*/, const table::TextLine& /*line*/) {
    table::Reply reply;
    reply.kind = table::Reply::Kind::Ended;
    return reply;
}

}  // namespace tenebrae::host

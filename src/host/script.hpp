// SPDX-License-Identifier: MIT
#pragma once

#include "host/record.hpp"
#include "host/session.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::host {

/// How many positions a command file begins from, each of them for a game of its own: those that
/// its line "from" names, else 1 for no position at all.
std::size_t count_starts(const std::vector<std::string>& lines);

/// Takes the lines by which a command file begins from a position, and lists every fault in them:
/// "from FILE...", what is otherwise than in that position, and "begin".
class StartReader {
public:
    /// `which`, from 0, of the positions that are named.
    StartReader(std::string_view file, std::size_t which) : file_(file), which_(which) {}

    /// Precondition: not complete.
    void take(std::string_view text, int number);
    [[nodiscard]] bool complete() const { return complete_; }
    /// Reads the position file. The header, or all faults; when it is not complete, one of them
    /// says so.
    core::Result<table::Header> finish(int last_line);

private:
    void take_line(std::string_view text, const table::TextLine& line);
    void take_from(const table::TextLine& line);
    void take_setting(const table::TextLine& line, table::Setting setting);
    void take_seed(const table::TextLine& line);

    std::string file_;
    std::size_t which_;
    bool complete_ = false;
    std::string path_;  ///< of the position file
    core::Place path_place_;
    table::Header changes_;  ///< settings, the seed, and lines of the position in one block
    core::Diagnostics faults_;
};

/// Feeds the lines of a command file, a record or a position file to a session.
class Script {
public:
    /// `whole`: all of it is there, so that a record with checks must end with one of its last
    /// state.
    Script(Session& session, std::string_view file, bool whole)
        : session_(session), file_(file), whole_(whole), header_(file) {}

    /// The person at the machine runs these lines, which may begin from a position in another file:
    /// from this one, counted from 0, of those they name.
    void allow_start(std::size_t which) { start_.emplace(file_, which); }
    /// The lines are commands alone: a header is refused.
    void refuse_header() { part_ = Part::Commands; }

    table::Reply feed(std::string_view text);
    /// Instead of feed() for a line that could not be read.
    table::Reply skip(const core::Diagnostics& faults);
    /// After the last line: what only the end can tell.
    table::Reply finish();
    /// The session is to end, or nothing that follows could mean anything.
    [[nodiscard]] bool done() const { return part_ == Part::Done; }

private:
    enum class Part : std::uint8_t { Opening, Commands, Start, Header, Body, AfterPosition, Done };

    table::Reply open(std::string_view text);
    /// Why no game begins from what this line introduces.
    [[nodiscard]] std::optional<table::Reply>
    refuse_beginning(std::string_view text, bool starts) const;
    table::Reply take_start(std::string_view text);
    table::Reply take_header(std::string_view text);
    table::Reply take_body(std::string_view text);
    /// A check of a record whose checks tell of its text.
    table::Reply take_whole_check(std::string_view text);
    [[nodiscard]] table::Reply take_nothing(std::string_view text) const;

    Session& session_;
    std::string file_;
    bool whole_;
    table::HeaderReader header_;
    std::optional<StartReader> start_;
    Part part_ = Part::Opening;
    int line_ = 0;
    TextSum sum_;  ///< of the lines so far
    bool is_record_ = false;
    bool has_sums_ = false;  ///< its checks tell of its text
    bool has_checks_ = false;
    bool checked_ = true;  ///< nothing has changed since the last check
};

/// Plays a whole record or position file from the start into a session of its own.
core::Result<Match> load_file(const Environment& environment, const std::string& path);

/// The same from lines that have been read; `name` stands for the file.
core::Result<Match> load_lines(
    const Environment& environment, const std::string& name, const std::vector<std::string>& lines
);

/// The header of a position file, for a game that begins from it.
core::Result<table::Header> read_position_header(const std::string& path);
/// The same from lines that have been read; `name` stands for the file.
core::Result<table::Header>
position_header_of(const std::string& name, const std::vector<std::string>& lines);

}  // namespace tenebrae::host

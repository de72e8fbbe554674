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

/// Returns the number of games a command file plays: one for each position its "from" line names,
/// or 1 without such a line.
std::size_t count_starts(const std::vector<std::string>& lines);

/// Reads the header of a command file that starts from a position: "from FILE...", the changes to
/// that position, and "begin". Collects all errors.
class StartReader {
public:
    /// `which`: index of the position to use, from 0.
    StartReader(std::string_view file, std::size_t which) : file_(file), which_(which) {}

    /// Precondition: not complete.
    void take(std::string_view text, int number);
    [[nodiscard]] bool complete() const { return complete_; }
    /// Reads the position file. Returns the header or all errors, one of them if it is not
    /// complete.
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
    core::Diagnostics errors_;
};

/// Feeds the lines of a command file, a record or a position file to a session.
class Script {
public:
    /// `whole`: the input is complete, so a record with checks must end with a check.
    Script(Session& session, std::string_view file, bool whole)
        : session_(session), file_(file), whole_(whole), header_(file) {}

    /// Allows the lines to start games from position files: from the one of this index, from 0,
    /// among those that each "from" line names. Only for lines from the user of the machine.
    void allow_start(std::size_t which) {
        which_ = which;
        start_.emplace(file_, which);
    }
    /// Accepts only commands: a header is refused.
    void refuse_header() { part_ = Part::Commands; }

    table::Reply feed(std::string_view text);
    /// Reports a line that could not be read. Call it instead of feed().
    table::Reply skip(const core::Diagnostics& errors);
    /// Reports errors that show only after the last line.
    table::Reply finish();
    /// Returns whether the session must end, or the remaining lines have no meaning.
    [[nodiscard]] bool done() const { return part_ == Part::Done; }

private:
    enum class Part : std::uint8_t { Opening, Commands, Start, Header, Body, AfterPosition, Done };

    table::Reply open(std::string_view text);
    /// Returns why this line cannot start a game.
    [[nodiscard]] std::optional<table::Reply>
    refuse_beginning(std::string_view text, bool starts) const;
    table::Reply take_start(std::string_view text);
    table::Reply take_header(std::string_view text);
    table::Reply take_body(std::string_view text);
    /// Returns whether a line of a command file starts a game from a position.
    [[nodiscard]] bool starts_from(std::string_view text) const;
    /// Verifies a check that has a hash of the text.
    table::Reply take_whole_check(std::string_view text);
    [[nodiscard]] table::Reply take_nothing(std::string_view text) const;

    Session& session_;
    std::string file_;
    bool whole_;
    table::HeaderReader header_;
    std::optional<StartReader> start_;
    std::size_t which_ = 0;  ///< index of the position to use
    Part part_ = Part::Opening;
    int line_ = 0;
    TextSum sum_;  ///< of the lines so far
    bool is_record_ = false;
    bool has_sums_ = false;  ///< its checks have a hash of the text
    bool has_checks_ = false;
    bool checked_ = true;  ///< nothing has changed since the last check
};

/// Plays a whole record or position file in a session without a game, and returns that session.
core::Result<Session> play_file(Session session, const std::string& path);
/// Plays the same from lines already read; `name` stands for the file in errors.
core::Result<Session>
play_lines(Session session, const std::string& name, const std::vector<std::string>& lines);
/// Returns the match that such lines give.
core::Result<Match> load_lines(
    const Environment& environment, const std::string& name, const std::vector<std::string>& lines
);

/// Returns the header of a position file, for a game that starts from it.
core::Result<table::Header> read_position_header(const std::string& path);
/// Returns the same from lines already read; `name` stands for the file in errors.
core::Result<table::Header>
position_header_of(const std::string& name, const std::vector<std::string>& lines);

}  // namespace tenebrae::host

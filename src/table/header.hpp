// SPDX-License-Identifier: MIT
#pragma once

#include "table/game.hpp"
#include "table/text_line.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::table {

/// The one that is written; all before it are read.
inline constexpr std::uint64_t kRecordFormat = 2;
inline constexpr std::uint64_t kPositionFormat = 1;
/// No header is longer; the board, the names and the options take far less.
inline constexpr std::size_t kMaxHeaderLines = 500;

/// Start: commands behind a line "from" that says what position they begin from.
enum class FileKind : std::uint8_t { Commands, Start, Record, Position };

/// What stands before the commands of a record, or what a position file holds, still unchecked by
/// the game.
struct Header {
    FileKind kind = FileKind::Record;
    std::uint64_t format = 0;  ///< as its first line says
    std::string game;
    core::Place game_place;
    std::optional<std::uint64_t> rules;
    core::Place rules_place;
    std::optional<std::uint64_t> data;  ///< Game::data_hash(); older records do not have it
    core::Place data_place;
    std::vector<Setting> settings;
    std::optional<std::uint64_t> seed;
    core::Place seed_place;
    /// What it starts from: a position, and what is otherwise. Empty: from the game's own start.
    std::vector<LineBlock> position;
};

/// A setting given again counts more than what was there.
void put_setting(Header& header, Setting setting);

/// "set NAME", "players N", "name N TEXT", "bot N LEVEL" or "option KEY VALUE"; nothing when it is
/// none of them.
std::optional<Setting> setting_of(const TextLine& line);

/// "new walking players 2 seed 7": the command that begins the same game, whoever plays. Empty
/// where no line does: it begins from a position, or its seed is not known.
std::string line_to_share(const Header& header);

/// Takes the lines of a header one by one and lists every fault it finds.
class HeaderReader {
public:
    explicit HeaderReader(std::string_view file) : file_(file) {}

    /// Precondition: not complete.
    void take(std::string_view text, int number);
    [[nodiscard]] bool complete() const { return part_ == Part::Done; }
    /// The header, or all faults; when it is not complete, one of them says so.
    core::Result<Header> finish(int last_line);

private:
    enum class Part : std::uint8_t { Title, Lines, Body, Done };

    void take_title(const TextLine& line);
    void take_line(const TextLine& line);
    void take_setting(const TextLine& line);
    void take_body(std::string_view text, const TextLine& line);
    std::optional<std::uint64_t> take_number(const TextLine& line);
    std::optional<std::uint64_t> take_hash(const TextLine& line);
    void add_setting(const TextLine& line, Setting setting);
    void fault(
        std::string_view code,
        std::string_view message,
        core::Place where,
        std::string_view expected = {}
    );
    void check_whole(int last_line);

    std::string file_;
    Part part_ = Part::Title;
    Header header_;
    std::size_t lines_ = 0;
    core::Diagnostics faults_;
};

}  // namespace tenebrae::table

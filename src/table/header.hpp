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

/// The format versions that are written. Records of all earlier versions can be read.
inline constexpr std::uint64_t kRecordFormat = 2;
inline constexpr std::uint64_t kPositionFormat = 1;
/// The maximum number of header lines; the board, the names and the options take far fewer.
inline constexpr std::size_t kMaxHeaderLines = 500;

/// The kind of a file. Start: commands after a line "from" that names a position to start from.
enum class FileKind : std::uint8_t { Commands, Start, Record, Position };

/// The header of a record, or the content of a position file, not yet checked by the game.
struct Header {
    FileKind kind = FileKind::Record;
    std::uint64_t format = 0;  ///< format version in the first line
    std::string game;
    core::Place game_place;
    std::optional<std::uint64_t> rules;
    core::Place rules_place;
    std::optional<std::uint64_t> data;  ///< Game::data_hash(); not in older records
    core::Place data_place;
    std::vector<Setting> settings;
    std::optional<std::uint64_t> seed;
    core::Place seed_place;
    /// The position to start from, then changes to it. Empty: the game's own start.
    std::vector<LineBlock> position;
};

/// Adds a setting. It replaces an earlier one with the same key.
void put_setting(Header& header, Setting setting);

/// Parses "set NAME", "players N", "name N TEXT", "bot N LEVEL" or "option KEY VALUE"; nullopt for
/// other lines.
std::optional<Setting> setting_of(const TextLine& line);

/// Returns the command that starts the same game, without names and bots: "new walking players 2
/// seed 7". Empty if the game starts from a position, or its seed is not known.
std::string line_to_share(const Header& header);

/// Reads the lines of a header one by one and collects all errors.
class HeaderReader {
public:
    explicit HeaderReader(std::string_view file) : file_(file) {}

    /// Reads the next line. Precondition: the header is not complete.
    void take(std::string_view text, int number);
    [[nodiscard]] bool complete() const { return part_ == Part::Done; }
    /// Returns the header, or all errors; an incomplete header is one of them.
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
    void error(
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
    core::Diagnostics errors_;
};

}  // namespace tenebrae::table

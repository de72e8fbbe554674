// SPDX-License-Identifier: MIT
#pragma once

#include "core/digest.hpp"
#include "core/file.hpp"
#include "table/bot.hpp"
#include "table/header.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::host {

/// Checks of older records tell of the state alone; from this format on of the text as well.
inline constexpr std::uint64_t kFormatWithSums = 2;

/// "check", and what it tells, in any form that is read.
bool is_check(std::string_view line);

/// What the format of a record is said to be in its first line that says anything; 0: nothing.
std::uint64_t format_of(std::string_view text);

/// What a check tells of the text of a record: a hash of all lines from the check before on, that
/// one included, so that each covers everything before it by way of the others.
class TextSum {
public:
    TextSum() = default;
    /// Behind the lines of a text.
    explicit TextSum(std::string_view text);

    /// A line without its line feed; a carriage return before that does not count.
    void add(std::string_view line);
    /// In 16 hexadecimal digits.
    [[nodiscard]] std::string hex() const;

private:
    core::Digest digest_;
};

/// The text of a record as it grows, line by line.
class RecordText {
public:
    /// What follows a text that is there already.
    RecordText(std::uint64_t format, TextSum before)
        : has_sums_(format >= kFormatWithSums), sum_(before) {}

    /// A check of the state gets the sum of the text.
    void add(std::string_view line);
    void add_check(std::uint64_t state_hash);
    /// The lines of a text.
    void add_lines(std::string_view text);

    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] const TextSum& sum() const { return sum_; }

private:
    bool has_sums_;
    TextSum sum_;
    std::string text_;
};

/// After this many lines a record checks the state.
inline constexpr std::size_t kLinesBetweenChecks = 10;

/// How large a record is, or may become.
struct RecordSize {
    std::size_t lines = 0;
    std::size_t bytes = 0;

    [[nodiscard]] bool fits(const RecordSize& room) const {
        return lines <= room.lines && bytes <= room.bytes;
    }
};
RecordSize size_of(std::string_view text);

/// A larger one would not be read again.
inline constexpr RecordSize kMaxRecord{core::kMaxFileLines, core::kMaxFileBytes};
/// What is left of that for the end of the game.
inline constexpr RecordSize kRoomForAnEnd{100, 64U << 10U};

/// The fault of a record for which that is not room enough.
core::Fault record_full(const RecordSize& room);
/// Why a text is no record that could be read again.
std::optional<core::Diagnostic> refuse_size(std::string_view text);

/// The lines a game has been made by so far, to be written as a record.
struct Record {
    std::uint64_t seed = 0;
    bool seed_is_drawn = false;  ///< by the program itself, for this game: nobody knew it before
    std::uint64_t start_hash = 0;
    table::BotLevels bots;  ///< who plays belongs to the table: the game does not know it
    std::vector<std::string> position;  ///< empty: from the game's own start
    std::vector<std::string> lines;  ///< commands, talk, undo, redo, notes and checks
    std::size_t unchecked = 0;  ///< lines since the last check
    /// How often somebody looked ahead: undo went past a reveal, or the hidden order was shown.
    std::size_t past_reveals = 0;
    /// At most this large, even if it is kept with a check after each line.
    RecordSize size{};

    void add(std::string line, std::uint64_t hash);
};

/// The whole text of a record, with a check at its beginning and its end.
std::string write_record(
    const table::Game& game,
    const Record& record,
    std::uint64_t hash,
    std::uint64_t format = table::kRecordFormat
);

/// The whole text of a position file around a body.
std::string
write_position(const table::Game& game, std::span<const std::string> header, std::string_view body);

}  // namespace tenebrae::host

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

/// The first format whose checks cover the text of the record as well as the state.
inline constexpr std::uint64_t kFormatWithSums = 2;

/// Returns whether a line is a "check" line, in any format.
bool is_check(std::string_view line);

/// Returns the format that the first line of a record names; 0 if it names none.
std::uint64_t format_of(std::string_view text);

/// The text hash in a check. It covers all lines from the check before, inclusive. So each check
/// covers everything before it.
class TextSum {
public:
    TextSum() = default;
    /// Starts after the lines of a text.
    explicit TextSum(std::string_view text);

    /// Adds a line without its line feed; ignores a carriage return at its end.
    void add(std::string_view line);
    /// Returns 16 hexadecimal digits.
    [[nodiscard]] std::string hex() const;

private:
    core::Digest digest_;
};

/// The text of a record as it grows, line by line.
class RecordText {
public:
    /// Continues a text that exists already.
    RecordText(std::uint64_t format, TextSum before)
        : has_sums_(format >= kFormatWithSums), sum_(before) {}

    /// Adds a line; to a check of the state, the hash of the text.
    void add(std::string_view line);
    void add_check(std::uint64_t state_hash);
    /// Adds all lines of a text.
    void add_lines(std::string_view text);

    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] const TextSum& sum() const { return sum_; }

private:
    bool has_sums_;
    TextSum sum_;
    std::string text_;
};

/// A check is written after this many lines.
inline constexpr std::size_t kLinesBetweenChecks = 10;

/// The size of a record, or its limit.
struct RecordSize {
    std::size_t lines = 0;
    std::size_t bytes = 0;

    [[nodiscard]] bool fits(const RecordSize& room) const {
        return lines <= room.lines && bytes <= room.bytes;
    }
};
RecordSize size_of(std::string_view text);

/// The largest record that can be read.
inline constexpr RecordSize kMaxRecord{core::kMaxFileLines, core::kMaxFileBytes};
/// The part of it reserved for the end of the game.
inline constexpr RecordSize kRoomForAnEnd{100, 64U << 10U};

/// Returns the error for a record that does not fit this room.
core::Error record_full(const RecordSize& room);
/// Returns why a text is too large to be read as a record.
std::optional<core::Diagnostic> refuse_size(std::string_view text);

/// The lines of the game so far, to be written as a record.
struct Record {
    std::uint64_t seed = 0;
    bool seed_is_drawn = false;  ///< drawn by the program for this game, so no player knew it
    std::uint64_t start_hash = 0;
    table::BotLevels bots;  ///< at the start; the game does not know who plays
    std::vector<std::string> position;  ///< empty: the game's own start
    std::vector<std::string> lines;  ///< commands, talk, undo, redo, notes and checks
    std::size_t unchecked = 0;  ///< lines since the last check
    /// Counts looks ahead: an undo past a reveal, or a display of the hidden order.
    std::size_t past_reveals = 0;
    std::size_t hints = 0;  ///< decisions of people for which a bot gave advice, or decided
    /// Upper bound of the size, even with a check after each line.
    RecordSize size{};

    void add(std::string line, std::uint64_t hash);
    /// Notes advice for the pending decision, once for each decision.
    void add_hint(std::uint64_t hash);
    /// Returns whether anything but hints is recorded.
    [[nodiscard]] bool has_commands() const;
};

/// The line of a record that notes a hint.
inline constexpr std::string_view kHintTaken = "hint taken";

/// Returns the text of a record, with a check at its start and its end.
std::string write_record(
    const table::Game& game,
    const Record& record,
    std::uint64_t hash,
    std::uint64_t format = table::kRecordFormat
);

/// Returns the text of a position file with this body.
std::string
write_position(const table::Game& game, std::span<const std::string> header, std::string_view body);

}  // namespace tenebrae::host

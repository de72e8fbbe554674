// SPDX-License-Identifier: MIT
#include "host/record.hpp"

#include "core/text.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::host {

namespace {

/// The number of words of a check of the state: "check" and the hash.
constexpr std::size_t kWordsOfStateCheck = 2;

/// Removes the first line from a text and returns it without its end.
std::string_view take_line(std::string_view& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    line.remove_suffix(line.ends_with('\r') ? 1 : 0);
    return line;
}

}  // namespace

bool is_check(std::string_view line) {
    constexpr std::string_view kBlanks = " \t";
    line.remove_prefix(std::min(line.find_first_not_of(kBlanks), line.size()));
    return table::same_word(line.substr(0, line.find_first_of(kBlanks)), "check");
}

std::uint64_t format_of(std::string_view text) {
    constexpr std::size_t kNumber = 2;
    while (!text.empty()) {
        const auto words = core::split_words(take_line(text));
        if (!words.empty()) {
            return words.size() > kNumber ? core::parse_unsigned(words[kNumber].text).value_or(0)
                                          : 0;
        }
    }
    return 0;
}

TextSum::TextSum(std::string_view text) {
    while (!text.empty()) {
        add(take_line(text));
    }
}

void TextSum::add(std::string_view line) {
    if (is_check(line)) {
        digest_ = {};
    }
    digest_.add(line.substr(0, line.size() - (line.ends_with('\r') ? 1 : 0)));
    digest_.add("\n");
}

std::string TextSum::hex() const {
    return core::to_hex(digest_.brief());
}

void RecordText::add(std::string_view line) {
    std::string whole(line);
    if (has_sums_ && is_check(line) && core::split_words(line).size() == kWordsOfStateCheck) {
        whole += " " + sum_.hex();
    }
    sum_.add(whole);
    text_ += whole + "\n";
}

void RecordText::add_lines(std::string_view text) {
    for (const std::string& line : core::split_lines(text)) {
        add(line);
    }
}

void RecordText::add_check(std::uint64_t state_hash) {
    add("check " + core::to_hex(state_hash));
}

namespace {

/// The bytes of "check 0123456789abcdef 0123456789abcdef" with its line feed.
constexpr std::size_t kCheckBytes = 40;

std::string header_start(
    const table::Game& game,
    std::span<const std::string> header,
    std::string_view kind,
    std::uint64_t format
) {
    std::string text = "tenebrae " + std::string(kind) + " " + std::to_string(format) + "\n";
    text += "game " + std::string(game.id()) + "\n";
    text += "rules " + std::to_string(game.rules_version()) + "\n";
    for (const std::string& line : header) {
        text += line + "\n";
    }
    return text;
}

}  // namespace

RecordSize size_of(std::string_view text) {
    return {static_cast<std::size_t>(std::ranges::count(text, '\n')), text.size()};
}

core::Error record_full(const RecordSize& room) {
    return core::error("record-full", "The record of this game is full.")
        .expected(
            "at most " + std::to_string(room.lines) + " lines and " + std::to_string(room.bytes)
            + " bytes"
        );
}

std::optional<core::Diagnostic> refuse_size(std::string_view text) {
    return size_of(text).fits(kMaxRecord)
               ? std::nullopt
               : std::optional<core::Diagnostic>(record_full(kMaxRecord));
}

void Record::add(std::string line, std::uint64_t hash) {
    size.lines += 2;
    size.bytes += line.size() + 1 + kCheckBytes;
    lines.push_back(std::move(line));
    if (++unchecked == kLinesBetweenChecks) {
        lines.push_back("check " + core::to_hex(hash));
        unchecked = 0;
    }
}

void Record::add_hint(std::uint64_t hash) {
    const auto last = std::ranges::find_if(lines.rbegin(), lines.rend(), [](const auto& line) {
        return !is_check(line) && !line.starts_with("note ");
    });
    if (last != lines.rend() && *last == kHintTaken) {
        return;
    }
    ++hints;
    add(std::string(kHintTaken), hash);
}

bool Record::has_commands() const {
    return std::ranges::any_of(lines, [](const std::string& line) {
        return line != kHintTaken && !is_check(line);
    });
}

std::string write_record(
    const table::Game& game, const Record& record, std::uint64_t hash, std::uint64_t format
) {
    RecordText text(format, {});
    text.add_lines(header_start(game, game.header(), "record", format));
    for (std::size_t seat = 0; seat < record.bots.size(); ++seat) {
        if (!record.bots[seat].empty()) {
            text.add("bot " + std::to_string(seat + 1) + " " + record.bots[seat]);
        }
    }
    text.add("data " + core::to_hex(game.data_hash()));
    text.add("seed " + std::to_string(record.seed));
    if (!record.position.empty()) {
        text.add("position");
        for (const std::string& line : record.position) {
            text.add(line);
        }
        text.add("end");
    }
    text.add("begin");
    // The first check detects a different start before any command is played.
    text.add_check(record.start_hash);
    for (const std::string& line : record.lines) {
        text.add(line);
    }
    if (record.unchecked > 0) {
        text.add_check(hash);
    }
    return text.text();
}

std::string write_position(
    const table::Game& game, std::span<const std::string> header, std::string_view body
) {
    std::string text = header_start(game, header, "position", table::kPositionFormat) + "begin\n";
    text += body;
    if (!body.empty() && body.back() != '\n') {
        text += "\n";
    }
    return text + "end\n";
}

}  // namespace tenebrae::host

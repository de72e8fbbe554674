// SPDX-License-Identifier: MIT
#include "table/header.hpp"

#include "core/suggestion.hpp"
#include "core/text.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tenebrae::table {

namespace {

constexpr std::array<std::string_view, 14> kHeaderWords{
    "bot",
    "bots",
    "game",
    "rules",
    "data",
    "set",
    "option",
    "players",
    "name",
    "seed",
    "position",
    "begin",
    "end",
    "tenebrae"};

constexpr std::size_t kHashDigits = 16;

/// Returns true for keys that have header lines of their own: no option may use them.
bool is_reserved(std::string_view key) {
    return std::ranges::find(kHeaderWords, key) != kHeaderWords.end();
}

}  // namespace

void put_setting(Header& header, Setting setting) {
    const auto same = std::ranges::find(header.settings, setting.key, &Setting::key);
    if (same == header.settings.end()) {
        header.settings.push_back(std::move(setting));
    } else {
        *same = std::move(setting);
    }
}

std::optional<Setting> setting_of(const TextLine& line) {
    const std::string word = ascii_lower(line.word(0));
    const std::size_t count = line.words.size();
    const auto setting = [&line](std::string key, std::size_t value) {
        return Setting{std::move(key), std::string(line.rest_from(value)), line.at(value)};
    };
    if ((word == "set" || word == "players") && count == 2) {
        return setting(word, 1);
    }
    if (word == "name" && count >= 3) {
        return setting("name " + std::string(line.word(1)), 2);
    }
    if (word == "bot" && count == 3) {
        return setting("bot " + std::string(line.word(1)), 2);
    }
    if (word == "option" && count == 3 && !is_reserved(ascii_lower(line.word(1)))) {
        return setting(ascii_lower(line.word(1)), 2);
    }
    return std::nullopt;
}

std::string line_to_share(const Header& header) {
    if (!header.seed || !header.position.empty()) {
        return {};
    }
    std::string line = "new " + header.game;
    for (const Setting& setting : header.settings) {
        if (!setting.key.starts_with("name ") && !setting.key.starts_with("bot ")) {
            line += " " + setting.key + " " + setting.value;
        }
    }
    return line + " seed " + std::to_string(*header.seed);
}

void HeaderReader::error(
    std::string_view code, std::string_view message, core::Place where, std::string_view expected
) {
    errors_.push_back(core::error(code, message).expected(expected).at(std::move(where)));
}

void HeaderReader::take(std::string_view text, int number) {
    const core::Result<TextLine> read = read_line(text, file_, number);
    if (++lines_ > kMaxHeaderLines) {
        error("header-too-long", "The header is too long.", read ? read->whole() : core::Place{});
        part_ = Part::Done;
        return;
    }
    if (!read) {
        errors_.insert(errors_.end(), read.errors().begin(), read.errors().end());
        return;
    }
    if (part_ == Part::Body) {
        take_body(text, *read);
    } else if (!read->words.empty()) {
        part_ == Part::Title ? take_title(*read) : take_line(*read);
    }
}

void HeaderReader::take_title(const TextLine& line) {
    part_ = Part::Lines;
    const bool record = line.words.size() > 1 && same_word(line.word(1), "record");
    const bool position = line.words.size() > 1 && same_word(line.word(1), "position");
    if (!record && !position) {
        error(
            "unknown-file-kind",
            "This is not a record or a position.",
            line.at(line.words.size() > 1 ? 1 : 0),
            "tenebrae record " + std::to_string(kRecordFormat) + ", or tenebrae position "
                + std::to_string(kPositionFormat)
        );
        part_ = Part::Done;
        return;
    }
    header_.kind = record ? FileKind::Record : FileKind::Position;
    const std::uint64_t known = record ? kRecordFormat : kPositionFormat;
    const auto format = line.words.size() == 3 ? core::parse_unsigned(line.word(2)) : std::nullopt;
    header_.format = format.value_or(0);
    if (header_.format < (record ? 1 : known) || header_.format > known) {
        error(
            "unknown-format-version",
            "This version of the program cannot read this format.",
            line.at(line.words.size() - 1),
            "tenebrae " + ascii_lower(line.word(1)) + " " + std::to_string(known)
        );
        // The lines of an unknown format cannot be checked.
        part_ = Part::Done;
    }
}

void HeaderReader::take_line(const TextLine& line) {
    const std::string word = ascii_lower(line.word(0));
    const bool is_record = header_.kind == FileKind::Record;
    if (word == "begin" && line.words.size() == 1) {
        part_ = is_record ? Part::Done : Part::Body;
        if (!is_record) {
            header_.position.push_back({{}, file_, line.number + 1});
        }
    } else if (word == "position" && line.words.size() == 1 && is_record && header_.position.empty()) {
        part_ = Part::Body;
        header_.position.push_back({{}, file_, line.number + 1});
    } else {
        take_setting(line);
    }
}

std::optional<std::uint64_t> HeaderReader::take_number(const TextLine& line) {
    const auto number = line.words.size() == 2 ? core::parse_unsigned(line.word(1)) : std::nullopt;
    if (!number) {
        error(
            "bad-number",
            "Expected a number.",
            line.at(line.words.size() - 1),
            ascii_lower(line.word(0)) + " NUMBER"
        );
    }
    return number;
}

std::optional<std::uint64_t> HeaderReader::take_hash(const TextLine& line) {
    const auto hash = line.words.size() == 2 && line.word(1).size() == kHashDigits
                          ? core::parse_hex(line.word(1))
                          : std::nullopt;
    if (!hash) {
        error(
            "bad-hash",
            "Invalid hash.",
            line.at(line.words.size() - 1),
            "data, and 16 hexadecimal digits"
        );
    }
    return hash;
}

void HeaderReader::add_setting(const TextLine& line, Setting setting) {
    if (std::ranges::find(header_.settings, setting.key, &Setting::key) != header_.settings.end()) {
        error("duplicate-line", "This line is already given.", line.at(0));
        return;
    }
    header_.settings.push_back(std::move(setting));
}

void HeaderReader::take_setting(const TextLine& line) {
    const std::string word = ascii_lower(line.word(0));
    const std::size_t count = line.words.size();
    if (word == "game" && count == 2 && header_.game.empty()) {
        header_.game = ascii_lower(line.word(1));
        header_.game_place = line.at(1);
    } else if (word == "rules" && !header_.rules) {
        header_.rules = take_number(line);
        header_.rules_place = line.at(count - 1);
    } else if (word == "data" && !header_.data) {
        header_.data = take_hash(line);
        header_.data_place = line.at(count - 1);
    } else if (word == "seed" && !header_.seed) {
        header_.seed = take_number(line);
        header_.seed_place = line.at(count - 1);
    } else if (std::optional<Setting> setting = setting_of(line)) {
        add_setting(line, *std::move(setting));
    } else {
        error(
            "unknown-header-line",
            "Malformed header line.",
            line.at(0),
            "game, rules, data, set, option KEY VALUE, players, name N TEXT, bot N LEVEL, seed, "
            "position or begin"
        );
        if (std::ranges::find(kHeaderWords, word) == kHeaderWords.end()) {
            errors_.back().hint = core::did_you_mean(word, kHeaderWords);
        }
    }
}

void HeaderReader::take_body(std::string_view text, const TextLine& line) {
    if (line.words.size() == 1 && same_word(line.word(0), "end")) {
        part_ = header_.kind == FileKind::Record ? Part::Lines : Part::Done;
        return;
    }
    header_.position.back().lines.emplace_back(text);
}

void HeaderReader::check_whole(int last_line) {
    core::Place end;
    end.file = file_;
    end.line = last_line;
    if (!complete()) {
        const bool body = part_ == Part::Body;
        error(
            "truncated",
            "The file ends inside its header.",
            end,
            body ? "end" : (header_.kind == FileKind::Record ? "begin" : "begin, a position, end")
        );
        return;
    }
    const bool record = header_.kind == FileKind::Record;
    if (header_.game.empty()) {
        error("missing-header-line", "The header names no game.", end, "game NAME");
    }
    if (record && !header_.rules) {
        error("missing-header-line", "The header names no rules version.", end, "rules 1");
    }
    if (record && !header_.seed && header_.position.empty()) {
        error("missing-header-line", "The header has no seed.", end, "seed NUMBER");
    }
}

core::Result<Header> HeaderReader::finish(int last_line) {
    // Missing lines can be reported only if all existing lines could be read.
    if (errors_.empty()) {
        check_whole(last_line);
    }
    if (!errors_.empty()) {
        return errors_;
    }
    return header_;
}

}  // namespace tenebrae::table

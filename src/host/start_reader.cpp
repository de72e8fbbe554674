// SPDX-License-Identifier: MIT
#include "host/start_reader.hpp"

#include "core/text.hpp"
#include "host/script.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace tenebrae::host {

namespace {

/// Names of files stand as seen from the file that names them.
std::string beside(const std::string& file, std::string_view name) {
    return (std::filesystem::path(file).parent_path() / name).lexically_normal().string();
}

core::Diagnostic said_twice(const table::TextLine& line) {
    return core::fault("duplicate-line", "This has been given already.").at(line.at(0));
}

/// What concerns the whole file that is named is told where it is named.
core::Diagnostics told_at(core::Diagnostics faults, const core::Place& where) {
    for (core::Diagnostic& fault : faults) {
        if (fault.where.line == 0) {
            fault.got = fault.where.file;
            fault.where = where;
        }
    }
    return faults;
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
        faults_.insert(faults_.end(), line.faults().begin(), line.faults().end());
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
        faults_.push_back(core::fault("missing-parameter", "It is not said from which position.")
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
        faults_.push_back(core::fault("header-too-long", "The header never ends.").at(line.whole())
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
        faults_.push_back(said_twice(line));
        return;
    }
    changes_.settings.push_back(std::move(setting));
}

void StartReader::take_seed(const table::TextLine& line) {
    if (changes_.seed) {
        faults_.push_back(said_twice(line));
        return;
    }
    changes_.seed = line.words.size() == 2 ? core::parse_unsigned(line.word(1)) : std::nullopt;
    if (!changes_.seed) {
        faults_.push_back(core::fault("bad-number", "A number is wanted here.")
                              .at(line.at(line.words.size() - 1))
                              .expected("seed NUMBER"));
    }
}

core::Result<table::Header> StartReader::finish(int last_line) {
    if (faults_.empty() && !complete_) {
        faults_.push_back(core::fault("truncated", "The file ends in the middle of its header.")
                              .in(file_, last_line)
                              .expected("begin"));
    }
    if (!faults_.empty()) {
        return faults_;
    }
    core::Result<table::Header> position = read_position_header(path_);
    if (!position) {
        return told_at(position.faults(), path_place_);
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

}  // namespace tenebrae::host

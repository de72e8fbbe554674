// SPDX-License-Identifier: MIT
#include "kit/command_words.hpp"

#include "core/suggestion.hpp"
#include "core/text.hpp"

#include <algorithm>

namespace tenebrae::kit {
namespace {

std::string quoted(const core::Word& word) {
    return "\"" + core::escape_for_display(word.text) + "\"";
}

bool begins_with(std::string_view word, std::string_view beginning) {
    return word.size() >= beginning.size()
           && table::same_word(word.substr(0, beginning.size()), beginning);
}

/// Returns true if the line starts with the words typed so far.
bool agrees(const std::vector<core::Word>& line, table::Words typed, std::size_t last) {
    if (line.size() <= last) {
        return false;
    }
    for (std::size_t place = 0; place < last; ++place) {
        if (!table::same_word(line[place].text, typed[place].text)) {
            return false;
        }
    }
    return typed.empty() || begins_with(line[last].text, typed[last].text);
}

}  // namespace

core::Place place_of(const core::Word& word) {
    core::Place place;
    place.column = word.column;
    place.length = std::max(1, core::display_width(word.text));
    return place;
}

core::Diagnostic
unreadable(std::string_view code, const core::Word& word, std::string_view expected) {
    return core::error(code, quoted(word) + " is not valid here.")
        .expected(expected)
        .got(core::escape_for_display(word.text))
        .hint(core::did_you_mean(word.text, core::listed_words(expected)))
        .at(place_of(word));
}

std::optional<core::Diagnostic>
wrong_count(table::Words words, std::size_t least, std::size_t most, std::string_view expected) {
    if (words.size() - 1 < least) {
        return core::error("missing-word", quoted(words[0]) + " is incomplete.")
            .expected(expected)
            .got("the end of the line")
            .at(place_of(words[0]));
    }
    if (words.size() - 1 > most) {
        core::Diagnostic error =
            unreadable("unexpected-word", words[most + 1], "the end of the line");
        error.message = "Too many words.";
        return error;
    }
    return std::nullopt;
}

core::Diagnostic unknown_command(std::span<const table::CommandRow> rows, const core::Word& word) {
    std::vector<std::string_view> known;
    known.reserve(rows.size());
    for (const table::CommandRow& row : rows) {
        known.push_back(row.name);
    }
    core::Diagnostic error = unreadable("unknown-command", word, "a command");
    error.message = "Unknown command " + quoted(word) + ".";
    error.hint = core::did_you_mean(word.text, known);
    return error;
}

FullWords::FullWords(std::span<const table::CommandRow> rows, table::Words words)
    : words_(words.begin(), words.end()) {
    if (words_.empty()) {
        return;
    }
    typed_ = words_[0].text;
    const table::CommandRow* const row = table::find_row(rows, typed_);
    if (row != nullptr && !table::same_word(row->name, typed_)) {
        words_[0].text = row->name;
    }
}

core::Diagnostics FullWords::placed_at_alias(core::Diagnostics errors) const {
    for (core::Diagnostic& error : errors) {
        if (error.where.column == words_[0].column) {
            error.where.length = core::display_width(typed_);
        }
    }
    return errors;
}

std::vector<std::string>
complete_among(const std::vector<std::string>& lines, table::Words words_so_far) {
    const std::size_t last = words_so_far.empty() ? 0 : words_so_far.size() - 1;
    std::vector<std::string> found;
    for (const std::string& line : lines) {
        const std::vector<core::Word> parts = core::split_words(line);
        if (agrees(parts, words_so_far, last) && std::ranges::count(found, parts[last].text) == 0) {
            found.emplace_back(parts[last].text);
        }
    }
    return found;
}

}  // namespace tenebrae::kit

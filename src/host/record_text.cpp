// SPDX-License-Identifier: MIT
#include "host/record_text.hpp"

#include "core/text.hpp"
#include "table/text_line.hpp"

#include <algorithm>

namespace tenebrae::host {

namespace {

/// "check" and the hash of the state.
constexpr std::size_t kWordsOfStateCheck = 2;

/// Takes the first line off a text, and its end off the line.
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

}  // namespace tenebrae::host

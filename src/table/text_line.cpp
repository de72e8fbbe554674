// SPDX-License-Identifier: MIT
#include "table/text_line.hpp"

#include "core/line_reader.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <utility>

namespace tenebrae::table {

namespace {

char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool is_continuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U;
}

int count_characters(std::string_view text) {
    return static_cast<int>(std::ranges::count_if(text, [](char byte) {
        return !is_continuation(byte);
    }));
}

}  // namespace

std::string_view TextLine::rest_from(std::size_t index) const {
    if (index >= words.size()) {
        return {};
    }
    const char* begin = words[index].text.data();
    const char* end = words.back().text.data() + words.back().text.size();
    return {begin, static_cast<std::size_t>(end - begin)};
}

core::Place TextLine::whole() const {
    return {.file = std::string(file), .line = number, .text = std::string(text)};
}

core::Place TextLine::at(const core::Word& word) const {
    core::Place place = whole();
    place.column = word.column;
    place.length = std::max(1, count_characters(word.text));
    return place;
}

core::Result<TextLine> read_line(std::string_view text, std::string_view file, int number) {
    if (!text.empty() && text.back() == '\r') {
        text.remove_suffix(1);
    }
    if (const std::optional<core::Diagnostic> error = core::check_line(text, file, number)) {
        return *error;
    }
    TextLine line{text, file, number, {}};
    line.words = core::split_words(text);
    return line;
}

bool same_word(std::string_view left, std::string_view right) {
    return std::ranges::equal(left, right, [](char a, char b) { return lower(a) == lower(b); });
}

std::string ascii_lower(std::string_view word) {
    std::string result(word);
    std::ranges::transform(result, result.begin(), lower);
    return result;
}

std::vector<std::string_view> split_list(std::string_view list) {
    std::vector<std::string_view> items;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find_first_of(" \n"), list.size());
        if (end > 0) {
            items.push_back(list.substr(0, end));
        }
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return items;
}

std::string unwrapped(std::string_view paragraph) {
    return core::listed(split_list(paragraph), " ", std::identity());
}

std::vector<std::string> paragraphs(std::string_view text) {
    std::vector<std::string> all;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find("\n\n"), text.size());
        if (std::string paragraph = unwrapped(text.substr(0, end)); !paragraph.empty()) {
            all.push_back(std::move(paragraph));
        }
        text.remove_prefix(std::min(end + 2, text.size()));
    }
    return all;
}

}  // namespace tenebrae::table

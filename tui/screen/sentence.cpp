// SPDX-License-Identifier: MIT
#include "tui/screen/sentence.hpp"

#include "core/rule_number.hpp"
#include "core/text.hpp"

#include <algorithm>

namespace tenebrae::tui {

namespace {

/// Returns true if a text has only rule numbers: "CI-A6 to A10", "HU-H1, HU-H2".
bool has_only_numbers(std::string_view text) {
    const std::vector<core::Word> words = core::split_words(text);
    return !words.empty() && std::ranges::all_of(words, [](const core::Word& word) {
        const std::string_view number = word.text.substr(0, word.text.find(','));
        return number == "to" || core::is_rule_number(number)
               || (core::is_short_rule_number(number) && !core::parse_unsigned(number));
    });
}

/// Returns true if a text begins with a whole rule number and has only rule numbers.
bool are_numbers(std::string_view text) {
    const std::string_view first = text.substr(0, text.find_first_of(", "));
    return core::is_rule_number(first) && has_only_numbers(text);
}

}  // namespace

std::vector<LinePart> rule_numbers_in(std::string_view line) {
    constexpr std::string_view kOpening = "[(";
    constexpr std::string_view kClosing = "])";
    std::vector<LinePart> parts;
    const std::size_t first = line.find_first_of("[]()");
    if (first != std::string_view::npos && kClosing.find(line[first]) != std::string_view::npos
        && has_only_numbers(line.substr(0, first))) {
        parts.push_back({0, first + 1});
    }
    for (std::size_t open = line.find_first_of(kOpening); open != std::string_view::npos;
         open = line.find_first_of(kOpening, open + 1)) {
        const std::size_t close = line.find_first_of(kClosing, open);
        const std::size_t end = std::min(close, line.size());
        if (are_numbers(line.substr(open + 1, end - open - 1))) {
            parts.push_back({open, std::min(end + 1, line.size()) - open});
        }
    }
    return parts;
}

int write_sentence(
    Grid& grid, Point start, std::string_view line, Style style, const Rect& within
) {
    const int end = grid.write(start, line, style, within);
    if (style.role == Role::Selected) {
        return end;  // the bar of the selected line stays whole
    }
    for (const LinePart& part : rule_numbers_in(line)) {
        const int x = start.x + core::display_width(line.substr(0, part.begin));
        const int columns = core::display_width(line.substr(part.begin, part.size));
        grid.restyle(overlap({x, start.y, columns, 1}, within), {Role::Faint});
    }
    return end;
}

}  // namespace tenebrae::tui

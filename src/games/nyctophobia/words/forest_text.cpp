// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/forest_text.hpp"

#include "core/text.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::nyctophobia {
namespace {

constexpr std::string_view kHeading = "abcdefgh";
constexpr std::string_view kTree = "###";

/// The column of the first space, after the number of the row; the others are kStep apart.
constexpr std::size_t kFirst = 4;
constexpr std::size_t kStep = 4;

std::string heading_line() {
    std::string line(kFirst, ' ');
    for (const char letter : kHeading) {
        line += letter;
        line += letter == kHeading.back() ? "\n" : "   ";
    }
    return line;
}

std::string row_line(const Trees& trees, const Signs& signs, int y) {
    std::string line = std::to_string(y + 1) + "   ";
    for (int x = 0; x < kBoardSize; ++x) {
        const Space space = space_at(x, y);
        line += signs[space];
        line += x + 1 == kBoardSize ? "\n" : has(trees.east, space) ? " # " : "   ";
    }
    return line;
}

std::string gap_line(const Trees& trees, int y) {
    std::string line = "   ";
    for (int x = 0; x < kBoardSize; ++x) {
        line += has(trees.south, space_at(x, y)) ? kTree : "   ";
        line += x + 1 == kBoardSize ? "" : "+";
    }
    return line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
}

/// Returns the whole character, also if it is not ASCII.
std::string_view character_at(std::string_view text, std::size_t at) {
    std::size_t end = at + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
        ++end;
    }
    return text.substr(at, end - at);
}

char small_letter(char letter) {
    return letter >= 'A' && letter <= 'H' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

}  // namespace

std::string forest_text(const Trees& trees, const Signs& signs) {
    std::string text = heading_line();
    for (int y = 0; y < kBoardSize; ++y) {
        text += row_line(trees, signs, y);
        text += y + 1 == kBoardSize ? "" : gap_line(trees, y);
    }
    return text;
}

void ForestReader::take(const core::Place& line, core::Diagnostics& errors) {
    if (row_ == 0 && !has_heading_ && is_heading(line.text)) {
        has_heading_ = true;
        return;
    }
    line_ = &line;
    error_ = {};
    if (is_gap_) {
        take_gap(line.text);
        is_gap_ = false;
    } else {
        rows_[static_cast<std::size_t>(row_)] = line;
        take_row(line.text);
        ++row_;
        is_gap_ = true;
    }
    if (!error_.message.empty()) {
        errors.push_back(std::move(error_));
    }
}

core::Diagnostic ForestReader::incomplete_error(const core::Place& where) const {
    return core::error("bad-forest", "The forest has too few lines.")
        .rule("HU-U5")
        .expected("8 rows of spaces, and a line between two rows")
        .got(core::counted(row_, "row"))
        .at(where);
}

Spaces ForestReader::spaces_with(char sign) const {
    Spaces spaces = 0;
    for (Space space = 0; space < kSpaces; ++space) {
        spaces |= signs_[space] == sign ? only(space) : 0;
    }
    return spaces;
}

core::Place ForestReader::place_of(Space space) const {
    core::Place place = rows_[static_cast<std::size_t>(row(space))];
    place.column = static_cast<int>(indent_ + kFirst) + column(space) * static_cast<int>(kStep) + 1;
    return place;
}

bool ForestReader::is_heading(std::string_view line) {
    std::string letters;
    for (const char letter : line) {
        if (letter != ' ') {
            letters += small_letter(letter);
        }
    }
    return letters == kHeading;
}

void ForestReader::take_row(std::string_view line) {
    if (row_ == 0) {
        indent_ = std::min(line.find_first_not_of(' '), line.size());
    }
    const std::string number = std::to_string(row_ + 1);
    line.remove_prefix(std::min(indent_, line.size()));
    if (line.substr(0, 1) != number) {
        refuse(0, "A row must begin with its number.", number);
    }
    for (std::size_t at = 1; at < line.size() && error_.message.empty(); ++at) {
        take_row_char(at, line[at]);
    }
    if (line.size() <= kFirst + kStep * (kBoardSize - 1)) {
        refuse(line.size(), "The row has too few spaces.", "8 spaces, four columns apart");
    }
}

void ForestReader::take_row_char(std::size_t at, char sign) {
    const std::size_t x = (at - kFirst) / kStep;
    const bool is_inside = at >= kFirst && x < kBoardSize;
    const std::size_t place = is_inside ? (at - kFirst) % kStep : 1;
    if (place == 0 && sign != '.' && allowed_.find(sign) == std::string_view::npos) {
        refuse(at, "Unknown sign in a space.", signs_expected());
    } else if (place == 0) {
        signs_[space_at(static_cast<int>(x), row_)] = sign;
    } else if (sign == '#' && place == 2 && x + 1 < kBoardSize) {
        trees_.east |= only(space_at(static_cast<int>(x), row_));
    } else if (sign != ' ') {
        refuse(at, "Unexpected sign between two spaces.", "a space character, or # for a tree");
    }
}

void ForestReader::take_gap(std::string_view line) {
    if (line.find_first_not_of(' ') < indent_) {
        refuse(0, "This line must be indented.", "space characters");
    }
    line.remove_prefix(std::min(indent_, line.size()));
    for (std::size_t at = 0; at < line.size() && error_.message.empty(); ++at) {
        take_gap_char(line, at);
    }
}

void ForestReader::take_gap_char(std::string_view line, std::size_t at) {
    constexpr std::size_t kStart = kFirst - 1;
    const std::size_t x = (at - kStart) / kStep;
    const bool is_inside = at >= kStart && x < kBoardSize;
    const std::size_t place = is_inside ? (at - kStart) % kStep : kStep;
    const bool is_tree = place < kTree.size() && line.substr(at - place, kTree.size()) == kTree;
    const bool is_corner = place == kTree.size() && x + 1 < kBoardSize && line[at] == '+';
    if (is_tree) {
        trees_.south |= only(space_at(static_cast<int>(x), row_ - 1));
    } else if (!is_corner && line[at] != ' ') {
        refuse(
            at,
            "Unexpected sign between two rows.",
            "### under a space, + at a corner, or space characters"
        );
    }
}

std::string ForestReader::signs_expected() const {
    std::string text = ".";
    for (const char sign : allowed_) {
        text += ' ';
        text += sign;
    }
    return text;
}

void ForestReader::refuse(std::size_t at, std::string_view message, std::string_view expected) {
    if (!error_.message.empty()) {
        return;
    }
    const std::size_t start = std::min(indent_ + at, line_->text.size());
    core::Place place = *line_;
    place.column = static_cast<int>(start) + 1;
    error_ = core::error("bad-forest", message)
                 .rule("HU-U5")
                 .expected(expected)
                 .got(character_at(line_->text, start))
                 .at(std::move(place));
}

}  // namespace tenebrae::nyctophobia

// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"
#include "games/nyctophobia/rules/ground.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

/// A forest as text (HU-U5): maps, positions and the board that the Hunter sees.
namespace tenebrae::nyctophobia {

/// The sign in each space; "." for an empty one.
using Signs = std::array<char, kSpaces>;
constexpr Signs no_signs() {
    Signs signs{};
    for (char& sign : signs) {
        sign = '.';
    }
    return signs;
}

/// Formats a forest as sixteen lines, the heading first.
std::string forest_text(const Trees& trees, const Signs& signs);

/// Reads the same text line by line, with or without the heading and with any indentation.
class ForestReader {
public:
    /// `allowed`: the signs of a space besides ".".
    explicit ForestReader(std::string_view allowed) : allowed_(allowed) {}

    /// Reads the next line and adds the first error in it, if any. Precondition: the forest is not
    /// complete.
    void take(const core::Place& line, core::Diagnostics& errors);
    [[nodiscard]] bool needs_more_lines() const { return row_ < kBoardSize; }
    /// Returns the error of a text that ends before the forest is complete.
    [[nodiscard]] core::Diagnostic incomplete_error(const core::Place& where) const;

    [[nodiscard]] const Trees& trees() const { return trees_; }
    [[nodiscard]] Spaces spaces_with(char sign) const;
    [[nodiscard]] core::Place place_of(Space space) const;

private:
    static bool is_heading(std::string_view line);
    void take_row(std::string_view line);
    void take_row_char(std::size_t at, char sign);
    void take_gap(std::string_view line);
    void take_gap_char(std::string_view line, std::size_t at);
    [[nodiscard]] std::string signs_expected() const;
    void refuse(std::size_t at, std::string_view message, std::string_view expected);

    std::string_view allowed_;
    Trees trees_;
    Signs signs_ = no_signs();
    std::array<core::Place, kBoardSize> rows_;
    std::size_t indent_ = 0;
    int row_ = 0;  ///< the next row
    bool is_gap_ = false;  ///< the line above that row is next
    bool has_heading_ = false;
    const core::Place* line_ = nullptr;  ///< the line being read
    core::Diagnostic error_;  ///< the first error in that line
};

}  // namespace tenebrae::nyctophobia

// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace tenebrae::tui {

/// The weights of the four lines from the centre of a cell: 0 none, 1 light, 2 heavy.
struct BoxLines {
    int up = 0;
    int right = 0;
    int down = 0;
    int left = 0;
    int dashes = 1;  ///< the number of dashes of a line through the whole cell

    [[nodiscard]] constexpr bool empty() const { return up + right + down + left == 0; }
    friend constexpr bool operator==(const BoxLines&, const BoxLines&) = default;
};

/// Returns the lines of a box-drawing character (U+2500 to U+257F); empty for other characters, and
/// for double lines, arcs and diagonals.
constexpr BoxLines box_lines(char32_t code) {
    // Up, right, down and left of each character, and a space.
    constexpr std::array<std::string_view, 8> kRows{
        "0101 0202 1010 2020 0101 0202 1010 2020 0101 0202 1010 2020 0110 0210 0120 0220 ",
        "0011 0012 0021 0022 1100 1200 2100 2200 1001 1002 2001 2002 1110 1210 2110 1120 ",
        "2120 2210 1220 2220 1011 1012 2011 1021 2021 2012 1022 2022 0111 0112 0211 0212 ",
        "0121 0122 0221 0222 1101 1102 1201 1202 2101 2102 2201 2202 1111 1112 1211 1212 ",
        "2111 1121 2121 2112 2211 1122 1221 2212 1222 2122 2221 2222 0101 0202 1010 2020 ",
        "0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 ",
        "0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 ",
        "0000 0000 0000 0000 0001 1000 0100 0010 0002 2000 0200 0020 0201 1020 0102 2010 ",
    };
    constexpr std::size_t kInRow = 16;
    constexpr std::size_t kEach = 5;
    constexpr char32_t kFirst = U'\u2500';
    if (code < kFirst || code >= kFirst + kInRow * kRows.size()) {
        return {};
    }
    const std::size_t place = code - kFirst;
    const std::string_view digits = kRows.at(place / kInRow).substr(place % kInRow * kEach, kEach);
    BoxLines lines{digits[0] - '0', digits[1] - '0', digits[2] - '0', digits[3] - '0'};
    const bool is_triple = code >= U'\u2504' && code <= U'\u2507';
    const bool is_quadruple = code >= U'\u2508' && code <= U'\u250b';
    const bool is_double = code >= U'\u254c' && code <= U'\u254f';
    lines.dashes = is_triple ? 3 : is_quadruple ? 4 : is_double ? 2 : 1;
    return lines;
}

}  // namespace tenebrae::tui

// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "tui/screen/bar.hpp"
#include "tui/screen/theme.hpp"

#include <string>

using namespace tenebrae::tui;

namespace {

constexpr Role kDark = own_role(0);
constexpr Role kBright = own_role(1);

/// Returns '#' for a whole column and '/' for half of one.
std::string shape(const Bar& bar) {
    std::string text;
    for (int column = 0; column < bar.columns(); ++column) {
        const GridCell cell = bar.cell(column);
        CHECK(cell.style.reverse);
        text += cell.glyph == U' ' ? '#' : '/';
    }
    return text;
}

/// Returns the steps of a gradient by column: 1 to 6 in the dark role, a to f in the bright one.
std::string steps(int width) {
    const Bar bar{width, 1, kDark, kBright};
    std::string text;
    for (int column = 0; column < bar.columns(); ++column) {
        const Style style = bar.cell(column).style;
        text += static_cast<char>((style.role == kDark ? '1' : 'a') + style.light);
    }
    return text;
}

}  // namespace

TEST_CASE("a bar is rounded to half a column if the glyphs have one", "[tui]") {
    const auto filled = [](double part) {
        return shape({.width = 10, .filled = part, .from = kDark, .half = U'▐'});
    };
    CHECK(filled(0).empty());
    CHECK(filled(0.001) == "/");
    CHECK(filled(0.1) == "#");
    CHECK(filled(0.26) == "##/");
    CHECK(filled(0.29) == "###");
    CHECK(filled(1) == "##########");
    CHECK(filled(1.5) == "##########");
    CHECK(shape({.width = 0, .filled = 1, .from = kDark, .half = U'▐'}).empty());
}

TEST_CASE("a bar without half columns is rounded to whole ones", "[tui]") {
    const auto filled = [](double part) {
        return shape({.width = 10, .filled = part, .from = kDark});
    };
    CHECK(filled(0).empty());
    CHECK(filled(0.001) == "#");
    CHECK(filled(0.24) == "##");
    CHECK(filled(0.26) == "###");
}

TEST_CASE("a bar of one role has one colour", "[tui]") {
    const Bar bar{5, 1, kDark};
    for (int column = 0; column < bar.columns(); ++column) {
        CHECK(bar.cell(column).style == Style{kDark, 0, true});
    }
}

TEST_CASE("a gradient goes through all lights of two roles as far as it has columns", "[tui]") {
    CHECK(steps(12) == "123456abcdef");
    CHECK(steps(24) == "112233445566aabbccddeeff");
    CHECK(steps(4) == "14ad");
    CHECK(steps(1) == "1");
}

TEST_CASE("covered and free spaces of a track alternate in light", "[tui]") {
    const Track track{4, 2, 3, kDark, kBright};
    CHECK(track.style(0) == Style{kDark, 1});
    CHECK(track.style(1) == Style{kDark, 2});
    CHECK(track.style(2) == Style{kBright, 1});
    CHECK(track.style(3) == Style{kBright, 2});
}

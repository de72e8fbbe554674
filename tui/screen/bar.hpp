// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/cell.hpp"

/// Bars of background colour, for panels. They show the text colour of a role in reverse, so that a
/// terminal needs no second colour for them. Without levels of light, games draw signs instead.
namespace tenebrae::tui {

/// A bar that fills from the left.
struct Bar {
    int width = 0;  ///< columns when it is full
    double filled = 0;  ///< from 0 to 1
    Role from = Role::Text;
    /// If another role, the bar is a gradient: it begins with the lights of `from`, from 0 to
    /// kBrightest, and ends with those of `to`.
    Role to = from;
    /// The glyph "bar-half"; a space: the bar has whole columns only.
    char32_t half = U' ';
    Light light = 0;  ///< of a bar that is no gradient

    /// Returns the number of columns with colour; at least 1 unless the bar is empty.
    [[nodiscard]] int columns() const;
    /// Returns a column. Precondition: 0 <= column < columns().
    [[nodiscard]] GridCell cell(int column) const;

private:
    [[nodiscard]] int halves() const;
};

/// A row of equal spaces, some of them covered. Neighbouring spaces differ in light, so that they
/// can be counted.
struct Track {
    int spaces = 0;
    int covered = 0;  ///< from the left
    int columns = 1;  ///< of one space
    Role cover = Role::Text;
    Role free = Role::Text;

    /// Returns the style of a space, which may also have a sign.
    [[nodiscard]] Style style(int space) const;
};

}  // namespace tenebrae::tui

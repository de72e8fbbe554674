// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/terminal_color.hpp"
#include "tui/screen/theme.hpp"

#include <array>
#include <curses.h>
#include <optional>

namespace tenebrae::tui {

/// What curses has to be told to write in a style.
struct Ink {
    attr_t attributes = A_NORMAL;
    int pair = 0;
};

/// A palette in the colours this terminal has. Pairs of colours are made when they are wanted; the
/// colours themselves are never redefined. Curses must be running.
class Pen {
public:
    explicit Pen(ColorDepth depth);

    void set_palette(const Palette& palette);
    /// style: by the number that PackedCell gives it.
    const Ink& ink(unsigned style);
    /// Nothing but the terminal's own colours.
    [[nodiscard]] const Ink& plain() const { return plain_; }

private:
    [[nodiscard]] Look look_of(Style style) const;
    [[nodiscard]] Ink make_ink(const Look& look) const;

    Palette palette_;
    ColorDepth depth_;
    Ink plain_;
    std::array<std::optional<Ink>, PackedCell::kStyleNumbers> inks_;  ///< as they are wanted
};

}  // namespace tenebrae::tui

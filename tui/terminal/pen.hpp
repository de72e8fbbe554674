// SPDX-License-Identifier: MIT
#pragma once

#include "tui/paint/color.hpp"
#include "tui/screen/theme.hpp"

#include <cstddef>
#include <curses.h>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace tenebrae::tui {

/// What curses has to be told to write in a style.
struct Ink {
    attr_t attributes = 0;
    int pair = 0;
    bool marks_blanks = false;  ///< has a ground or a line: is seen where nothing stands too
};

/// A palette in the colours this terminal has. Pairs of colours are made when they are wanted; the
/// colours themselves are never redefined. Needs curses to be running.
class Pen {
public:
    Pen(Palette palette, ColorDepth depth);

    void set_palette(Palette palette);
    /// Precondition: the style's role is one.
    Ink ink(Style style);
    /// The terminal's own colours, as a pair like the others: to pair 0 curses would go by taking
    /// back every attribute, in twice as many bytes.
    [[nodiscard]] Ink blank() const { return blank_; }

private:
    [[nodiscard]] Ink make_ink(const Look& look);
    int pair_of(int ink, int ground);

    Palette palette_;
    ColorDepth depth_;
    bool has_defaults_ = false;
    Ink blank_;
    std::map<std::pair<int, int>, int> pairs_;
    std::vector<std::optional<Ink>> inks_;  ///< by style, as they are wanted
};

}  // namespace tenebrae::tui

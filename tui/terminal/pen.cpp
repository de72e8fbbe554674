// SPDX-License-Identifier: MIT
#include "tui/terminal/pen.hpp"

#include <algorithm>

namespace tenebrae::tui {

Pen::Pen(ColorDepth depth) : depth_(depth) {
    if (depth_ != ColorDepth::None && (start_color() != OK || use_default_colors() != OK)) {
        depth_ = ColorDepth::None;
    }
    plain_ = make_ink({});
}

void Pen::set_palette(const Palette& palette) {
    palette_ = palette;
    inks_.fill(std::nullopt);
}

const Ink& Pen::ink(unsigned style) {
    std::optional<Ink>& known = inks_.at(style);
    if (!known) {
        const Style whole = PackedCell::style_of(style);
        known = make_ink(look_of(whole));
    }
    return *known;
}

Look Pen::look_of(Style style) const {
    switch (depth_) {
    case ColorDepth::None: return palette_.plain_look(style);
    case ColorDepth::Eight:
    case ColorDepth::Sixteen: return palette_.flat_look(style);
    case ColorDepth::Indexed:
    case ColorDepth::Direct: break;
    }
    return palette_.look(style);
}

Ink Pen::make_ink(const Look& look) const {
    const TerminalColors colors = nearest_colors(look, depth_);
    Ink ink;
    ink.attributes |= look.bold || colors.ink.bold ? A_BOLD : A_NORMAL;
    ink.attributes |= look.dim ? A_DIM : A_NORMAL;
    ink.attributes |= look.underline ? A_UNDERLINE : A_NORMAL;
    ink.attributes |= look.reverse ? A_REVERSE : A_NORMAL;
    if (depth_ != ColorDepth::None) {
        // A terminal without room for it shows its own colours.
        ink.pair = std::max(0, alloc_pair(colors.ink.number, colors.ground.number));
    }
    return ink;
}

}  // namespace tenebrae::tui

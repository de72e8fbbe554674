// SPDX-License-Identifier: MIT
#include "tui/paint/pen.hpp"

#include <cstddef>

namespace tenebrae::tui {

Pen::Pen(const Capabilities& capabilities, const Palette& palette, ColorDepth depth)
    : capabilities_(capabilities), depth_(depth) {
    set_palette(palette);
}

void Pen::set_palette(const Palette& palette) {
    palette_ = palette;
    inks_.clear();
    places_.fill(0);
    for (std::size_t role = 0; role < kRoles; ++role) {
        for (Light light = 0; light <= kBrightest; ++light) {
            make_ink(PackedCell::style_number({static_cast<Role>(role), light}));
        }
    }
}

const Ink& Pen::make_ink(unsigned number) {
    const Style style = PackedCell::style_of(number);
    inks_.push_back(
        ink_of(depth_ == ColorDepth::None ? palette_.plain_look(style) : palette_.look(style))
    );
    places_[number] = static_cast<std::uint16_t>(inks_.size());
    return inks_.back();
}

Ink Pen::ink_of(const Look& look) const {
    const TerminalColor front = look.ink ? nearest_ink(*look.ink, depth_) : TerminalColor{};
    const TerminalColor back = look.ground ? nearest_ground(*look.ground, depth_) : TerminalColor{};
    Ink ink;
    const auto add = [&ink](bool wanted, Attributes attribute, const std::string& order) {
        ink.look.attributes |= wanted && !order.empty() ? attribute : 0;
    };
    add(look.bold || front.bold, kBold, capabilities_.bold);
    add(look.dim, kDim, capabilities_.dim);
    add(look.underline, kUnderline, capabilities_.smul);
    add(look.reverse, kReverse, capabilities_.rev);
    if (depth_ == ColorDepth::None) {
        return ink;
    }
    ink.look.front = front.number;
    ink.look.back = back.number;
    if (ink.look.front >= 0 || ink.look.back >= 0) {
        ink.look.attributes &= ~capabilities_.ncv;
    }
    ink.set_front = ink.look.front >= 0 ? capabilities_.setaf.with(ink.look.front) : "";
    ink.set_back = ink.look.back >= 0 ? capabilities_.setab.with(ink.look.back) : "";
    return ink;
}

}  // namespace tenebrae::tui

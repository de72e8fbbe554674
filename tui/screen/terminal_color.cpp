// SPDX-License-Identifier: MIT
#include "tui/screen/terminal_color.hpp"

#include "tui/screen/colors.hpp"

#include <algorithm>

namespace tenebrae::tui {

namespace {

constexpr int kBlack = 0;
constexpr int kWhite = 7;
constexpr int kGrey = 8;

/// The first eight numbers mean the palette's colours here too.
int direct(Rgb color) {
    return std::max(8, color.red << 16 | color.green << 8 | color.blue);
}

}  // namespace

TerminalColor nearest_ink(Rgb color, ColorDepth depth) {
    switch (depth) {
    case ColorDepth::None: return {};
    case ColorDepth::Direct: return {direct(color)};
    case ColorDepth::Indexed: return {nearest_256(color)};
    case ColorDepth::Sixteen:
    case ColorDepth::Eight: break;
    }
    const int basic = nearest_16(color);
    // Black may be what lies behind it.
    if (basic == kBlack) {
        return {};
    }
    if (depth == ColorDepth::Sixteen || basic <= kWhite) {
        return {basic};
    }
    return basic == kGrey ? TerminalColor{kWhite} : TerminalColor{basic - kGrey, true};
}

TerminalColor nearest_ground(Rgb color, ColorDepth depth) {
    switch (depth) {
    case ColorDepth::None: return {};
    case ColorDepth::Direct: return {direct(color)};
    case ColorDepth::Indexed: return {nearest_256(color)};
    case ColorDepth::Sixteen: return {nearest_16(color)};
    case ColorDepth::Eight: return {nearest_8(color)};
    }
    return {};
}

TerminalColors nearest_colors(const Look& look, ColorDepth depth) {
    TerminalColors colors;
    colors.ground = look.ground ? nearest_ground(*look.ground, depth) : TerminalColor{};
    if (look.ink && look.ground && depth == ColorDepth::Indexed) {
        colors.ink = {nearest_ink_256(*look.ink, *look.ground)};
    } else if (look.ink) {
        colors.ink = nearest_ink(*look.ink, depth);
    }
    return colors;
}

}  // namespace tenebrae::tui

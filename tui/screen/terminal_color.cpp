// SPDX-License-Identifier: MIT
#include "tui/screen/terminal_color.hpp"

#include "tui/screen/colors.hpp"

namespace tenebrae::tui {

namespace {

constexpr int kBlack = 0;
constexpr int kWhite = 7;
constexpr int kGrey = 8;
constexpr int kBrightWhite = 15;

/// The first eight numbers mean the palette's colours here too; black is as black as can be then.
int direct(Rgb color) {
    constexpr int kFirst = 8;
    constexpr int kNearlyBlack = 0x010101;
    const int number = color.red << 16 | color.green << 8 | color.blue;
    return number < kFirst ? kNearlyBlack : number;
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

namespace {

/// Green, yellow, cyan and white, of which none is read on another.
bool is_pale(TerminalColor color) {
    constexpr unsigned kPale = 1U << 2U | 1U << 3U | 1U << 6U | 1U << 7U;
    return color.number >= 0 && (kPale >> static_cast<unsigned>(color.number % kGrey) & 1U) != 0;
}

/// Where both would come out alike, as of few colours they may, it is black or white.
TerminalColor ink_of_few(Rgb ink, TerminalColor ground, ColorDepth depth) {
    const TerminalColor nearest = nearest_ink(ink, depth);
    const bool both_pale = !is_bright(ink) && is_pale(nearest) && is_pale(ground);
    const bool same = nearest.number < 0 || nearest.number % kGrey == ground.number % kGrey;
    if (!same && !both_pale) {
        return nearest;
    }
    if (is_pale(ground) || !is_bright(ink)) {
        return {kBlack};
    }
    return depth == ColorDepth::Eight ? TerminalColor{kWhite, true} : TerminalColor{kBrightWhite};
}

}  // namespace

TerminalColors nearest_colors(const Look& look, ColorDepth depth) {
    const bool few = depth == ColorDepth::Eight || depth == ColorDepth::Sixteen;
    TerminalColors colors;
    colors.ground = look.ground ? nearest_ground(*look.ground, depth) : TerminalColor{};
    if (look.ink && look.ground && depth == ColorDepth::Indexed) {
        colors.ink = {nearest_ink_256(*look.ink, *look.ground)};
    } else if (look.ink && look.ground && few) {
        colors.ink = ink_of_few(*look.ink, colors.ground, depth);
    } else if (look.ink) {
        colors.ink = nearest_ink(*look.ink, depth);
    }
    return colors;
}

}  // namespace tenebrae::tui

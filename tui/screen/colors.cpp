// SPDX-License-Identifier: MIT
#include "tui/screen/colors.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <optional>

namespace tenebrae::tui {

namespace {

/// The levels of the cube of 6 x 6 x 6 colours that starts at 16.
constexpr std::array<int, 6> kLevels{0, 95, 135, 175, 215, 255};
constexpr int kCube = 16;
/// The first of 24 greys: 8, 18, ..., 238.
constexpr int kGreys = 232;
constexpr int kLastGrey = 23;

/// Returns a weighted squared distance: the eye separates greens best and blues less well.
int distance(Rgb left, Rgb right) {
    const int red = left.red - right.red;
    const int green = left.green - right.green;
    const int blue = left.blue - right.blue;
    return 2 * red * red + 4 * green * green + 3 * blue * blue;
}

/// Returns the squared distance of the two tints, regardless of brightness.
int tint_distance(Rgb left, Rgb right) {
    const int warm = (left.red - left.green) - (right.red - right.green);
    const int cold = (left.green - left.blue) - (right.green - right.blue);
    return warm * warm + cold * cold;
}

int nearest_level(int part) {
    const auto away = [part](int level) { return std::abs(level - part); };
    const auto* const nearest = std::ranges::min_element(kLevels, {}, away);
    return static_cast<int>(nearest - kLevels.begin());
}

Rgb cube_color(int red, int green, int blue) {
    const auto level = [](int index) {
        return static_cast<std::uint8_t>(kLevels[static_cast<std::size_t>(index)]);
    };
    return {level(red), level(green), level(blue)};
}

/// Returns the brightness from 0 to 255, close to that of a grey of this number.
int brightness(Rgb color) {
    return (54 * color.red + 183 * color.green + 19 * color.blue) / 256;
}

/// The grey that has about the same contrast with black as with white.
constexpr int kMiddleGrey = 118;

std::uint8_t nearest_grey_16(Rgb color) {
    const int bright = brightness(color);
    if (bright < 24) {
        return 0;
    }
    if (bright < kMiddleGrey) {
        return 8;
    }
    return bright < 200 ? 7 : 15;
}

bool is_grey(Rgb color) {
    const int most = std::max({color.red, color.green, color.blue});
    const int least = std::min({color.red, color.green, color.blue});
    return most < 24 || (most - least) * 4 < most;
}

/// Returns the hue in degrees: 0 red, 120 green, 240 blue. Precondition: not grey.
int hue(Rgb color) {
    const int most = std::max({color.red, color.green, color.blue});
    const int chroma = most - std::min({color.red, color.green, color.blue});
    if (most == color.red) {
        return (60 * (color.green - color.blue) / chroma + 360) % 360;
    }
    if (most == color.green) {
        return 120 + 60 * (color.blue - color.red) / chroma;
    }
    return 240 + 60 * (color.red - color.green) / chroma;
}

/// Returns the basic colour of a hue. Orange counts as yellow, which is brown on many terminals.
std::uint8_t color_of_hue(int degrees) {
    struct Sector {
        int end;
        std::uint8_t color;
    };
    constexpr std::array<Sector, 7> kSectors{
        {{28, 1}, {69, 3}, {160, 2}, {200, 6}, {262, 4}, {340, 5}, {360, 1}}};
    return std::ranges::find_if(
               kSectors, [degrees](const Sector& sector) { return degrees < sector.end; }
    )->color;
}

/// Returns whether a colour has a strong tint (at least two thirds of its brightness) with a hue
/// from first to last. The nearest colour of a dark one like that would be a grey, which is not
/// wanted.
bool has_dark_hue(Rgb color, int first, int last) {
    constexpr int kDarkest = 16;
    const int most = std::max({color.red, color.green, color.blue});
    const int chroma = most - std::min({color.red, color.green, color.blue});
    if (most < kDarkest || 3 * chroma < 2 * most) {
        return false;
    }
    const int degrees = hue(color);
    return degrees >= first && degrees <= last;
}

/// Returns the colour of a dark brown, chosen by its red part, so that the warm backgrounds of
/// light keep as many steps as in true colour.
std::optional<std::uint8_t> ember_256(Rgb color) {
    struct Step {
        int end;
        std::uint8_t number;
    };
    constexpr std::array<Step, 5> kSteps{
        {{0x22, 233}, {0x36, 235}, {0x50, 52}, {0x6e, 94}, {0x80, 130}}};
    const auto* const step =
        std::ranges::find_if(kSteps, [&](const Step& each) { return color.red < each.end; });
    return step != kSteps.end() && has_dark_hue(color, 24, 40) ? std::optional(step->number)
                                                               : std::nullopt;
}

/// Returns the one dark blue, or nothing for any other colour.
std::optional<std::uint8_t> dark_blue_256(Rgb color) {
    constexpr std::uint8_t kDarkBlue = 17;
    constexpr int kFirst = 0x28;
    constexpr int kEnd = 0x60;
    const bool is_dark = color.blue >= kFirst && color.blue < kEnd;
    return is_dark && has_dark_hue(color, 200, 240) ? std::optional(kDarkBlue) : std::nullopt;
}

/// Returns the relative luminance as the Web Content Accessibility Guidelines define it.
double luminance(Rgb color) {
    const auto linear = [](std::uint8_t part) {
        const double share = part / 255.0;
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue);
}

/// Returns the contrast ratio, from 1 to 21.
double contrast(Rgb left, Rgb right) {
    const auto [dark, bright] = std::minmax({luminance(left), luminance(right)});
    return (bright + 0.05) / (dark + 0.05);
}

}  // namespace

bool is_bright(Rgb color) {
    return brightness(color) >= kMiddleGrey;
}

Rgb color_of_256(std::uint8_t number) {
    if (number >= kGreys) {
        const auto grey = static_cast<std::uint8_t>(8 + 10 * (number - kGreys));
        return {grey, grey, grey};
    }
    const int place = number - kCube;
    return cube_color(place / 36, place / 6 % 6, place % 6);
}

std::uint8_t nearest_ink_256(Rgb ink, Rgb ground) {
    constexpr double kReadable = 4.5;
    const double wanted = std::min(kReadable, contrast(ink, ground));
    const Rgb behind = color_of_256(nearest_256(ground));
    const auto stands_out = [&](Rgb color) {
        const bool same_side =
            (luminance(color) > luminance(behind)) == (luminance(ink) > luminance(ground));
        return same_side && contrast(color, behind) >= wanted;
    };
    std::uint8_t nearest = nearest_256(ink);
    if (stands_out(color_of_256(nearest))) {
        return nearest;
    }
    int least = std::numeric_limits<int>::max();
    for (int number = kCube; number <= kGreys + kLastGrey; ++number) {
        const Rgb color = color_of_256(static_cast<std::uint8_t>(number));
        // A paler colour is better than one of another hue.
        const int away = distance(ink, color) + 4 * tint_distance(ink, color);
        if (away < least && stands_out(color)) {
            least = away;
            nearest = static_cast<std::uint8_t>(number);
        }
    }
    return nearest;
}

std::uint8_t nearest_256(Rgb color) {
    if (const auto ember = ember_256(color)) {
        return *ember;
    }
    if (const auto blue = dark_blue_256(color)) {
        return *blue;
    }
    const int red = nearest_level(color.red);
    const int green = nearest_level(color.green);
    const int blue = nearest_level(color.blue);
    const int mean = (2 * color.red + 4 * color.green + 3 * color.blue) / 9;
    const int step = std::clamp((mean - 3) / 10, 0, kLastGrey);
    const auto grey = static_cast<std::uint8_t>(8 + 10 * step);
    const bool greyer =
        distance(color, {grey, grey, grey}) < distance(color, cube_color(red, green, blue));
    return static_cast<std::uint8_t>(greyer ? kGreys + step : kCube + 36 * red + 6 * green + blue);
}

std::uint8_t nearest_16(Rgb color) {
    constexpr int kBright = 192;
    if (is_grey(color)) {
        return nearest_grey_16(color);
    }
    const bool bright = std::max({color.red, color.green, color.blue}) >= kBright;
    return static_cast<std::uint8_t>(color_of_hue(hue(color)) + (bright ? 8 : 0));
}

std::uint8_t nearest_8(Rgb color) {
    if (is_grey(color)) {
        return is_bright(color) ? 7 : 0;
    }
    return color_of_hue(hue(color));
}

namespace {

constexpr int kBlack = 0;
constexpr int kWhite = 7;
constexpr int kGrey = 8;
constexpr int kBrightWhite = 15;

/// Returns the number for a terminal with direct colour. There the numbers 0 to 7 still mean the
/// palette's colours, so the darkest colours become nearly black.
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
    // The background may be black, so use the terminal's own colour.
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

/// Returns whether a colour is green, yellow, cyan or white: none of them is readable on another.
bool is_pale(TerminalColor color) {
    constexpr unsigned kPale = 1U << 2U | 1U << 3U | 1U << 6U | 1U << 7U;
    return color.number >= 0 && (kPale >> static_cast<unsigned>(color.number % kGrey) & 1U) != 0;
}

/// Returns the text colour for terminals with few colours: black or white if the nearest colour
/// could not be told from the background.
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

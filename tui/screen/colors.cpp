// SPDX-License-Identifier: MIT
#include "tui/screen/colors.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace tenebrae::tui {

namespace {

/// The levels of the cube of 6 x 6 x 6 colours that starts at kFirstOf256.
constexpr std::array<int, 6> kLevels{0, 95, 135, 175, 215, 255};
/// The first of 24 greys: 8, 18, ..., 238.
constexpr int kGreys = 232;

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

/// Returns a part of a colour as an amount of light, from 0 to 1.
double linear(std::uint8_t part) {
    const double share = part / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

/// Returns the relative luminance as the Web Content Accessibility Guidelines define it.
double luminance(Rgb color) {
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue);
}

/// A colour in OKLab (Ottosson, 2020): equal distances look about equally large.
struct Oklab {
    double lightness;
    double green_red;
    double blue_yellow;
};

Oklab oklab(Rgb color) {
    const double red = linear(color.red);
    const double green = linear(color.green);
    const double blue = linear(color.blue);
    const double one = std::cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const double two = std::cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const double three = std::cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    return {
        0.2104542553 * one + 0.7936177850 * two - 0.0040720468 * three,
        1.9779984951 * one - 2.4285922050 * two + 0.4505937099 * three,
        0.0259040371 * one + 0.7827717662 * two - 0.8086757660 * three};
}

/// Returns the squared distance of two colours; lightness: the weight of their lightness.
double distance(const Oklab& left, const Oklab& right, double lightness) {
    const auto square = [](double value) { return value * value; };
    return lightness * square(left.lightness - right.lightness)
           + square(left.green_red - right.green_red)
           + square(left.blue_yellow - right.blue_yellow);
}

/// The colours from kFirstOf256 on.
constexpr std::size_t kColorsOf256 = kLastOf256 - kFirstOf256 + 1;

std::array<Oklab, kColorsOf256> make_oklab_of_256() {
    std::array<Oklab, kColorsOf256> colors{};
    for (std::size_t index = 0; index < colors.size(); ++index) {
        colors.at(index) = oklab(color_of_256(static_cast<std::uint8_t>(kFirstOf256 + index)));
    }
    return colors;
}

const std::array<Oklab, kColorsOf256>& oklab_of_256() {
    static const std::array<Oklab, kColorsOf256> colors = make_oklab_of_256();
    return colors;
}

/// Returns the number of the nearest colour that the condition is true for; `otherwise` if there is
/// none.
template <typename Condition>
std::uint8_t
nearest_of_256(Rgb color, double lightness, Condition condition, std::uint8_t otherwise) {
    const Oklab wanted = oklab(color);
    double least = std::numeric_limits<double>::max();
    std::uint8_t nearest = otherwise;
    for (std::size_t index = 0; index < kColorsOf256; ++index) {
        const auto number = static_cast<std::uint8_t>(kFirstOf256 + index);
        const double away = distance(wanted, oklab_of_256().at(index), lightness);
        if (away < least && condition(number)) {
            least = away;
            nearest = number;
        }
    }
    return nearest;
}

}  // namespace

double contrast(Rgb left, Rgb right) {
    const auto [dark, bright] = std::minmax({luminance(left), luminance(right)});
    return (bright + 0.05) / (dark + 0.05);
}

bool is_bright(Rgb color) {
    return brightness(color) >= kMiddleGrey;
}

Rgb color_of_256(std::uint8_t number) {
    if (number >= kGreys) {
        const auto grey = static_cast<std::uint8_t>(8 + 10 * (number - kGreys));
        return {grey, grey, grey};
    }
    const int place = number - kFirstOf256;
    return cube_color(place / 36, place / 6 % 6, place % 6);
}

std::uint8_t nearest_ink_256(Rgb ink, Rgb ground, std::uint8_t shown) {
    // A paler or darker colour is better than one of another hue.
    constexpr double kLightness = 0.25;
    const double wanted = std::min(kReadableContrast, contrast(ink, ground));
    const Rgb behind = color_of_256(shown);
    const auto stands_out = [&](std::uint8_t number) {
        const Rgb color = color_of_256(number);
        const bool same_side =
            (luminance(color) > luminance(behind)) == (luminance(ink) > luminance(ground));
        return same_side && contrast(color, behind) >= wanted;
    };
    const std::uint8_t nearest = nearest_256(ink);
    return stands_out(nearest) ? nearest : nearest_of_256(ink, kLightness, stands_out, nearest);
}

std::uint8_t nearest_256(Rgb color) {
    return nearest_of_256(
        color, 1, [](std::uint8_t /*number*/) { return true; }, kFirstOf256
    );
}

std::uint8_t nearest_16(Rgb color) {
    constexpr int kBright = 192;
    constexpr std::uint8_t kBlue = 4;
    if (is_grey(color)) {
        return nearest_grey_16(color);
    }
    const std::uint8_t basic = color_of_hue(hue(color));
    // Dark blue can hardly be seen on black.
    const bool bright = std::max({color.red, color.green, color.blue}) >= kBright
                        || (basic == kBlue && is_bright(color));
    return static_cast<std::uint8_t>(basic + (bright ? 8 : 0));
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
constexpr int kCyan = 6;
constexpr int kBrightBlue = 12;
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
    // Where bold does not brighten, and in reverse, bold blue is as dark as blue.
    if (basic == kBrightBlue) {
        return {kCyan};
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

namespace {

TerminalColors colors_of_256(const Look& look) {
    TerminalColors colors;
    if (look.ground) {
        colors.ground.number = look.ground_256 > 0 ? look.ground_256 : nearest_256(*look.ground);
    }
    if (look.ink_256 > 0) {
        colors.ink.number = look.ink_256;
    } else if (look.ink && look.ground) {
        const auto shown = static_cast<std::uint8_t>(colors.ground.number);
        colors.ink.number = nearest_ink_256(*look.ink, *look.ground, shown);
    } else if (look.ink) {
        colors.ink.number = nearest_256(*look.ink);
    }
    return colors;
}

}  // namespace

TerminalColors nearest_colors(const Look& look, ColorDepth depth) {
    if (depth == ColorDepth::Indexed) {
        return colors_of_256(look);
    }
    const bool few = depth == ColorDepth::Eight || depth == ColorDepth::Sixteen;
    TerminalColors colors;
    colors.ground = look.ground ? nearest_ground(*look.ground, depth) : TerminalColor{};
    if (look.ink && look.ground && few) {
        colors.ink = ink_of_few(*look.ink, colors.ground, depth);
    } else if (look.ink) {
        colors.ink = nearest_ink(*look.ink, depth);
    }
    return colors;
}

}  // namespace tenebrae::tui

// SPDX-License-Identifier: MIT
#include "tui/screen/pixel_colors.hpp"

#include <algorithm>
#include <cmath>

namespace tenebrae::tui {
namespace {

Rgb blend(Rgb one, Rgb other, double part) {
    const auto mix = [part](std::uint8_t left, std::uint8_t right) {
        return static_cast<std::uint8_t>(std::lround(left + (right - left) * part));
    };
    return {mix(one.red, other.red), mix(one.green, other.green), mix(one.blue, other.blue)};
}

/// Returns the ground of a role in a fine light, between those of the two nearest steps.
std::optional<Rgb> ground_of(const Palette& palette, Role role, FineLight light) {
    const auto step = static_cast<Light>(light / kFineSteps);
    const std::optional<Rgb> darker = palette.look({role, step}).ground;
    const std::optional<Rgb> brighter =
        palette.look({role, std::min<Light>(step + 1, kBrightest)}).ground;
    if (!darker || !brighter) {
        return darker;
    }
    return blend(*darker, *brighter, static_cast<double>(light % kFineSteps) / kFineSteps);
}

/// The weight of a coloured light beside a white or warm one.
constexpr double kGlow = 1.5;

/// Returns how much of a pixel's colour is that of its glow, from 0 to 1.
double part_of_glow(const Pixel& pixel) {
    const int glow = pixel.glow == Role::Dark ? 0 : pixel.glow_light - kFineSteps;
    const int light = std::max(0, pixel.light - kFineSteps);
    // The faintest own light counts, so that the end of a glow has no edge.
    return glow <= 0 ? 0 : kGlow * glow / (kGlow * glow + light + kFineSteps / 2.0);
}

/// Returns the least contrast of an ink that has this one on its own ground. What is faint there
/// may be fainter.
double least_contrast(double own) {
    constexpr double kFainter = 0.6;
    return own < kReadableContrast ? kFainter * own : kReadableContrast;
}

/// Returns a ground as near to the wanted one as the ink can be read on, towards the look's own.
Rgb readable_ground(const Look& look, Rgb wanted) {
    constexpr int kTries = 4;
    const Rgb own = look.ground.value_or(wanted);
    const double least = least_contrast(contrast(*look.ink, own));
    Rgb ground = wanted;
    for (int tried = 1; tried <= kTries && contrast(*look.ink, ground) < least; ++tried) {
        ground = blend(wanted, own, static_cast<double>(tried) / kTries);
    }
    return ground;
}

/// Returns whether the ink of a look can be read on a ground of 256 colours.
bool is_readable_256(const Look& look, std::uint8_t ground) {
    if (ground == 0 || !look.ground) {
        return ground > 0;
    }
    const TerminalColors own = nearest_colors(look, ColorDepth::Indexed);
    const auto color = [](int number) { return color_of_256(static_cast<std::uint8_t>(number)); };
    const Rgb ink = color(own.ink.number);
    return contrast(ink, color(ground)) >= least_contrast(contrast(ink, color(own.ground.number)));
}

/// Returns the two pixels of a cell as a glyph has them behind it.
Pixel mean(const CellPixels& pixels, Light most) {
    const Pixel& upper = pixels.upper.surface == Role::Dark ? pixels.lower : pixels.upper;
    const Pixel& lower = pixels.lower.surface == Role::Dark ? pixels.upper : pixels.lower;
    const auto half = [most](FineLight one, FineLight other) {
        const int whole_step = ((one + other) / 2 + kFineSteps / 2) / kFineSteps * kFineSteps;
        return static_cast<FineLight>(std::min(whole_step, most * kFineSteps));
    };
    const Pixel& glowing = upper.glow_light > lower.glow_light ? upper : lower;
    return {
        lower.surface,
        half(upper.light, lower.light),
        glowing.glow,
        half(upper.glow_light, lower.glow_light)};
}

std::uint32_t key_of(const Pixel& pixel) {
    return static_cast<std::uint32_t>(pixel.surface) << 24U | std::uint32_t{pixel.light} << 16U
           | static_cast<std::uint32_t>(pixel.glow) << 8U | pixel.glow_light;
}

}  // namespace

std::optional<Rgb> PixelColors::mixed(const Pixel& pixel) const {
    const std::optional<Rgb> own = ground_of(palette_, pixel.surface, pixel.light);
    const double part = part_of_glow(pixel);
    if (part == 0 || !own) {
        return own;
    }
    const std::optional<Rgb> glow = ground_of(palette_, pixel.glow, pixel.glow_light);
    return glow ? blend(*own, *glow, part) : own;
}

/// Returns one of the colours that the palette names for 256 colours: that of the nearest step, of
/// the glow where it has its part.
std::uint8_t PixelColors::of_256(const Pixel& pixel) const {
    constexpr double kVisible = 0.5;
    const bool glows = part_of_glow(pixel) >= kVisible;
    const Role role = glows ? pixel.glow : pixel.surface;
    const int light = glows ? pixel.glow_light : pixel.light;
    const Look look =
        palette_.look({role, static_cast<Light>((light + kFineSteps / 2) / kFineSteps)});
    return look.ground_256 > 0 || !look.ground ? look.ground_256 : nearest_256(*look.ground);
}

TerminalColor PixelColors::find_color(const Pixel& pixel) const {
    if (depth_ == ColorDepth::Indexed) {
        const std::uint8_t number = of_256(pixel);
        return number > 0 ? TerminalColor{number} : TerminalColor{};
    }
    const std::optional<Rgb> rgb = mixed(pixel);
    return rgb ? nearest_ground(*rgb, depth_) : TerminalColor{};
}

TerminalColor PixelColors::color(const Pixel& pixel) {
    const auto [at, is_new] = colors_.try_emplace(key_of(pixel));
    if (is_new) {
        at->second = find_color(pixel);
    }
    return at->second;
}

/// Returns whether a look lets a surface show through: it has no ground of its own, or the same
/// one.
bool PixelColors::shows(Style style, Role surface) const {
    const Look look = palette_.look(style);
    return !look.reverse
           && (look.on_light > 0 || !look.ground
               || look.ground == palette_.look({surface, style.light}).ground);
}

bool PixelColors::is_covered(PackedCell cell, const CellPixels& pixels) {
    const auto covers = [&](Role surface) {
        const std::size_t place = cell.style() * kMaxRoles + static_cast<std::size_t>(surface);
        std::optional<bool>& known = covers_[place];
        if (!known) {
            known = !shows(cell.cell().style, surface);
        }
        return *known;
    };
    return covers(pixels.lower.surface) && covers(pixels.upper.surface);
}

/// Returns the look of a glyph with its pixels as ground, or its own ground if it could not be read
/// on them.
Look PixelColors::look_over(Style style, const CellPixels& pixels) const {
    Look look = palette_.look(style);
    const Light most = look.on_light > 0 ? std::min(style.light, look.on_light) : style.light;
    const Pixel behind = mean(pixels, most);
    const std::optional<Rgb> ground = mixed(behind);
    if (!look.ink || !ground) {
        look.ground = ground;
        look.ground_256 = of_256(behind);
    } else if (depth_ == ColorDepth::Direct) {
        look.ground = readable_ground(look, *ground);
    } else if (is_readable_256(look, of_256(behind))) {
        look.ground_256 = of_256(behind);
    }
    return look;
}

PixelColors::Shown PixelColors::shown(PackedCell cell, const CellPixels& pixels) {
    const bool covers = is_covered(cell, pixels);
    if (cell.glyph() == U' ' && !covers) {
        const TerminalColor upper = color(pixels.upper);
        const TerminalColor lower = color(pixels.lower);
        return upper == lower ? Shown{U' ', {{}, lower}} : Shown{kHalfBlock, {upper, lower}};
    }
    const std::uint64_t key = std::uint64_t{key_of(mean(pixels, kBrightest))} << 32U
                              | (covers ? PackedCell::kStyleNumbers : 0) | cell.style();
    const auto [at, is_new] = glyphs_.try_emplace(key);
    if (is_new) {
        const Style style = cell.cell().style;
        at->second.look = covers ? palette_.look(style) : look_over(style, pixels);
        at->second.colors = nearest_colors(at->second.look, depth_);
    }
    Shown shown = at->second;
    shown.glyph = cell.glyph();
    return shown;
}

}  // namespace tenebrae::tui

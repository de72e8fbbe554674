// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/cell.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <type_traits>

namespace tenebrae::tui {

/// The half block that shows the upper pixel of a cell in the ink and the lower one in the ground.
inline constexpr char32_t kHalfBlock = U'\u2580';

/// An amount of light in fine steps: kFineSteps of them are one step of Light.
using FineLight = std::uint8_t;
inline constexpr int kFineSteps = 8;
inline constexpr FineLight kBrightestFine = kBrightest * kFineSteps;

/// Returns the nearest fine step of an amount of light; less than kUnlit is kUnlit.
inline FineLight fine_light(double light) {
    const double steps = std::clamp<double>(light, kUnlit, kBrightest) * kFineSteps;
    return static_cast<FineLight>(std::lround(steps));
}

/// One of the two square pixels of a cell: a surface in its light and, mixed with it, the light of
/// another colour. Both roles are shown by the backgrounds of their looks, from light to light.
struct Pixel {
    Role surface = Role::Dark;  ///< Dark: nothing is drawn
    FineLight light = 0;
    Role glow = Role::Dark;  ///< Dark: none
    FineLight glow_light = 0;

    friend constexpr bool operator==(const Pixel&, const Pixel&) = default;
};

/// The two pixels under the glyph of a cell, drawn as a half block where the glyph is a space.
struct CellPixels {
    Pixel upper;
    Pixel lower;

    [[nodiscard]] constexpr bool empty() const {
        return upper.surface == Role::Dark && lower.surface == Role::Dark;
    }
    friend constexpr bool operator==(const CellPixels&, const CellPixels&) = default;
};
static_assert(std::has_unique_object_representations_v<CellPixels>);

/// Returns the nearest step of the brightest light in a cell, for the glyph drawn on it.
constexpr Light nearest_step(const CellPixels& pixels) {
    const int brightest = std::max(
        {pixels.upper.light, pixels.lower.light, pixels.upper.glow_light, pixels.lower.glow_light}
    );
    return static_cast<Light>((brightest + kFineSteps / 2) / kFineSteps);
}

}  // namespace tenebrae::tui

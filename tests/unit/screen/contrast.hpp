// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/theme.hpp"

/// Colour vision, for tests of the palettes.
namespace tenebrae::tui::vision {

/// Relative luminance and contrast ratio (1 to 21) of the Web Content Accessibility Guidelines.
double luminance(Rgb color);
double contrast(Rgb left, Rgb right);

/// Normal colour vision and the three kinds of colour blindness.
enum class ColorVision { Normal, Protanopia, Deuteranopia, Tritanopia };

/// Returns the distance of two colours in CIELAB, after the matrices of Machado, Oliveira and
/// Fernandes (2009). A distance of about 2 is just visible side by side.
double distance(Rgb left, Rgb right, ColorVision sight);

}  // namespace tenebrae::tui::vision

// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/theme.hpp"

/// How eyes see colours, for the tests of the palettes.
namespace tenebrae::tui::eyes {

/// Relative luminance and contrast ratio (1 to 21) by the Web Content Accessibility Guidelines.
double luminance(Rgb color);
double contrast(Rgb left, Rgb right);

/// Whole colour vision and its three failures.
enum class Sight { Whole, Protanopia, Deuteranopia, Tritanopia };

/// How far apart two colours look: the distance in CIELAB, after the matrices of Machado, Oliveira
/// and Fernandes (2009). About 2 can just be seen side by side.
double distance(Rgb left, Rgb right, Sight sight);

}  // namespace tenebrae::tui::eyes

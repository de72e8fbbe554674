// SPDX-License-Identifier: MIT
#include "tui/screen/bar.hpp"

#include <algorithm>
#include <cmath>

namespace tenebrae::tui {

int Bar::halves() const {
    if (width <= 0 || filled <= 0) {
        return 0;
    }
    const double columns = std::min(filled, 1.0) * width;
    const auto rounded =
        static_cast<int>(half == U' ' ? 2 * std::lround(columns) : std::lround(2 * columns));
    return std::max(rounded, half == U' ' ? 2 : 1);
}

int Bar::columns() const {
    return (halves() + 1) / 2;
}

GridCell Bar::cell(int column) const {
    constexpr int kSteps = 2 * (kBrightest + 1);
    Style style{from, light, true};
    if (to != from) {
        const int step = column * kSteps / std::max(1, columns());
        style.role = step <= kBrightest ? from : to;
        style.light = static_cast<Light>(step % (kBrightest + 1));
    }
    // In reverse the right half of the column is drawn in the colour of the background.
    return {2 * column + 1 < halves() ? U' ' : half, style};
}

Style Track::style(int space) const {
    return {space < covered ? cover : free, static_cast<Light>(kUnlit + space % 2)};
}

}  // namespace tenebrae::tui

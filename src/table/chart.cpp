// SPDX-License-Identifier: MIT
#include "table/chart.hpp"

#include <algorithm>

namespace tenebrae::table {

namespace {

constexpr int kWidestColumn = 3;

/// Returns `value / most` of `full`, rounded up.
int share(int value, int most, int full) {
    return most <= 0 ? 0 : (value * full + most - 1) / most;
}

}  // namespace

std::vector<ChartLine> plot(std::span<const int> values, int width, int height) {
    const auto count = static_cast<int>(values.size());
    if (count == 0 || width <= 0 || height <= 0) {
        return {};
    }
    const int most = *std::ranges::max_element(values);
    const int wide = std::clamp(width / count, 1, kWidestColumn);
    const int columns = std::min(width, count * wide);
    std::vector<ChartLine> lines(static_cast<std::size_t>(height));
    for (int column = 0; column < columns; ++column) {
        const int at = count * wide <= width ? column / wide : column * count / columns;
        const int level = share(values[static_cast<std::size_t>(at)], most, height * kChartLevels);
        for (int line = 0; line < height; ++line) {
            const int below = (height - 1 - line) * kChartLevels;
            lines[static_cast<std::size_t>(line)].push_back(
                std::clamp(level - below, 0, kChartLevels)
            );
        }
    }
    return lines;
}

int bar_length(int value, int most, int width) {
    return share(value, most, width);
}

}  // namespace tenebrae::table

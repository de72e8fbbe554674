// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <vector>

/// Numbers as columns and bars of characters. The caller chooses the characters.
namespace tenebrae::table {

/// The level of a full character of a chart.
inline constexpr int kChartLevels = 4;

/// A line of a chart: the level of each character, from 0 to kChartLevels.
using ChartLine = std::vector<int>;

/// Returns a column chart of the values in order, as lines from the top. Each value gets one or
/// more columns if there is room; else the values are sampled evenly. The greatest value is as high
/// as the chart; any value above 0 is visible. Returns an empty chart without values or room.
/// Precondition: no value is negative.
std::vector<ChartLine> plot(std::span<const int> values, int width, int height);

/// Returns how many characters a bar fills; the bar for `most` fills `width`. Any value above 0 is
/// visible.
int bar_length(int value, int most, int width);

}  // namespace tenebrae::table

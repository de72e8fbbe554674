// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <vector>

/// Numbers as columns and bars of characters: whoever draws brings the characters.
namespace tenebrae::table {

/// How full a character of a chart can be.
inline constexpr int kChartLevels = 4;

/// A line of a chart: how full each of its characters is, from 0 to kChartLevels.
using ChartLine = std::vector<int>;

/// Values that are never negative, in their order from the left, in lines from the top: each in
/// columns of its own where there is room, else one in so many. The greatest is as high as the
/// chart; what is not 0 is seen. Without values or room it is empty.
std::vector<ChartLine> plot(std::span<const int> values, int width, int height);

/// How many of `width` characters a bar fills, of which the longest stands for `most`. What is not
/// 0 is seen.
int bar_length(int value, int most, int width);

}  // namespace tenebrae::table

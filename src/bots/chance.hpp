// SPDX-License-Identifier: MIT
#pragma once

#include "bots/playable.hpp"

#include <algorithm>
#include <cstdint>

namespace tenebrae::bots {

/// The increase of a score that doubles the odds.
inline constexpr std::int64_t kDoubling = 65536;

/// Converts a score to a chance, kCertain / 2 for 0: the logistic curve, linear between powers of
/// two.
constexpr std::int64_t chance(std::int64_t score) {
    constexpr std::int64_t kMostDoublings = 14;
    const std::int64_t size = std::min(score < 0 ? -score : score, kMostDoublings * kDoubling);
    const std::int64_t whole = size / kDoubling;
    const std::int64_t part = size % kDoubling;
    const std::int64_t odds_against = (kDoubling - part / 2) / (std::int64_t{1} << whole);
    const std::int64_t favourite = kCertain * kDoubling / (kDoubling + odds_against);
    return score < 0 ? kCertain - favourite : favourite;
}

/// A mean of values from 0 to kCertain, with its 95 % confidence interval.
struct Estimate {
    std::int64_t mean = 0;
    std::int64_t low = 0;
    std::int64_t high = kCertain;
};

/// Returns the integer square root. Precondition: 0 <= number < 2^62.
constexpr std::int64_t square_root(std::int64_t number) {
    std::int64_t root = 0;
    for (std::int64_t bit = std::int64_t{1} << 30U; bit > 0; bit /= 2) {
        const std::int64_t more = root + bit;
        if (more * more <= number) {
            root = more;
        }
    }
    return root;
}

/// Returns Wilson's interval for values with this sum and sum of squares, using their variance in
/// place of that of plain wins and losses. Precondition: number > 0.
constexpr Estimate estimate(std::int64_t sum, std::int64_t squares, std::int64_t number) {
    constexpr std::int64_t kZ = 196;  // in hundredths
    constexpr std::int64_t kWhole = 10'000;
    const std::int64_t mean = sum / number;
    const std::int64_t variance = std::max<std::int64_t>(0, squares / number - mean * mean);
    const std::int64_t weight = kWhole * number + kZ * kZ;
    const std::int64_t middle = (kWhole * sum + kZ * kZ * kCertain / 2) / weight;
    const std::int64_t spread = variance * number + kZ * kZ * (kCertain * kCertain / 4) / kWhole;
    const std::int64_t half = 100 * kZ * square_root(spread) / weight;
    return {
        mean,
        std::clamp<std::int64_t>(middle - half, 0, mean),
        std::clamp<std::int64_t>(middle + half, mean, kCertain)};
}

}  // namespace tenebrae::bots

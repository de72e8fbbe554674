// SPDX-License-Identifier: MIT
#pragma once

#include "bots/playable.hpp"

#include <algorithm>
#include <cstdint>

namespace tenebrae::bots {

/// By so much more in the score the odds are twice as good.
inline constexpr std::int64_t kDoubling = 65536;

/// The chance that goes with a score, kCertain / 2 for 0: the logistic curve, with straight lines
/// between whole powers of two.
constexpr std::int64_t chance(std::int64_t score) {
    constexpr std::int64_t kMostDoublings = 14;
    const std::int64_t size = std::min(score < 0 ? -score : score, kMostDoublings * kDoubling);
    const std::int64_t whole = size / kDoubling;
    const std::int64_t part = size % kDoubling;
    const std::int64_t odds_against = (kDoubling - part / 2) / (std::int64_t{1} << whole);
    const std::int64_t favourite = kCertain * kDoubling / (kDoubling + odds_against);
    return score < 0 ? kCertain - favourite : favourite;
}

}  // namespace tenebrae::bots

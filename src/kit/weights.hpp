// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

/// How much an event matters when the story of the end is told.
namespace tenebrae::kit {

inline constexpr int kDecisive = 3;
inline constexpr int kGrave = 2;
inline constexpr int kSmall = 1;

template <typename Kind>
struct Weight {
    Kind kind;
    int weight;
};

/// What is not among them is not told.
template <typename Kind, std::size_t kCount>
constexpr int weight_of(const std::array<Weight<Kind>, kCount>& weights, Kind kind) {
    const auto* const found = std::ranges::find(weights, kind, &Weight<Kind>::kind);
    return found == weights.end() ? 0 : found->weight;
}

}  // namespace tenebrae::kit

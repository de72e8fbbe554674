// SPDX-License-Identifier: MIT
#pragma once

#include "table/ending.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

/// Weights of events: the heaviest ones are shown in the summary at the end, and in a log that has
/// no room for all of them.
namespace tenebrae::kit {

inline constexpr int kDecisive = 4;
inline constexpr int kGrave = 3;
inline constexpr int kSmall = table::kLeastShownWeight;
inline constexpr int kPassing = 1;  ///< matters only in its own turn: not in the summary

template <typename Kind>
struct Weight {
    Kind kind;
    int weight;
};

/// Returns true if the list has this kind of event.
template <typename Kind, std::size_t kCount>
constexpr bool is_among(const std::array<Kind, kCount>& kinds, Kind kind) {
    return std::ranges::find(kinds, kind) != kinds.end();
}

/// Returns the weight of a kind of event; 0 if it has none.
template <typename Kind, std::size_t kCount>
constexpr int weight_of(const std::array<Weight<Kind>, kCount>& weights, Kind kind) {
    const auto* const found = std::ranges::find(weights, kind, &Weight<Kind>::kind);
    return found == weights.end() ? 0 : found->weight;
}

}  // namespace tenebrae::kit

// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"

/// A forest that the Hunter builds (section B).
namespace tenebrae::nyctophobia {

inline constexpr int kMinDistance = 4;

/// The reasons why `ready` is not legal (HU-B2). Distances and soundness are checked once all
/// pieces are placed.
struct ForestErrors {
    bool no_tree = false;
    bool no_car = false;
    bool no_hunter = false;
    HuntedSet no_start = 0;
    bool shared_space = false;  ///< two pieces start in one space
    bool hunter_in_car = false;
    HuntedSet start_in_car = 0;
    bool unsound = false;  ///< HU-B3
    HuntedSet near_hunter = 0;  ///< fewer than kMinDistance steps from the Hunter
    HuntedSet near_car = 0;

    [[nodiscard]] bool any() const;
    friend constexpr bool operator==(const ForestErrors&, const ForestErrors&) = default;
};
ForestErrors forest_errors(const Rules& rules, const State& state);

}  // namespace tenebrae::nyctophobia

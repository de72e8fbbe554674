// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"

/// A forest that the Hunter builds (section B).
namespace tenebrae::nyctophobia {

inline constexpr int kMinDistance = 4;

/// All reasons why `ready` is not legal (HU-B2); distances and soundness only once all is placed.
struct ForestErrors {
    bool no_tree = false;
    bool no_car = false;
    bool no_hunter = false;
    HuntedSet no_start = 0;
    bool shared_space = false;  ///< two of hunter and starts in one space
    bool hunter_in_car = false;
    HuntedSet start_in_car = 0;
    bool unsound = false;  ///< HU-B3
    HuntedSet near_hunter = 0;  ///< less than kMinDistance steps from the Hunter
    HuntedSet near_car = 0;

    [[nodiscard]] bool any() const;
    friend constexpr bool operator==(const ForestErrors&, const ForestErrors&) = default;
};
ForestErrors forest_errors(const Rules& rules, const State& state);

}  // namespace tenebrae::nyctophobia

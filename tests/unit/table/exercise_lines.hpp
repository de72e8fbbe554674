// SPDX-License-Identifier: MIT
#pragma once

#include "core/text.hpp"
#include "host/practice.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::table::test {

/// An exercise of the walking game with seed 7 in two steps: a step, then a card worth 3.
inline constexpr std::string_view kWalkingLesson = R"(tenebrae record 1
# First walk
#
# Of stepping
# and drawing.
game walking
rules 3
seed 7
begin
# There are two cells.
#
# Walk to the other one.
expect points 0
step
expect legal draw
# Draw a card.
expect legal draw
draw
expect points 3
# That is all.
#
# Walk on.
)";

inline std::vector<std::string> walking_lesson() {
    return core::split_lines(kWalkingLesson);
}

}  // namespace tenebrae::table::test

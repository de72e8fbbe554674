// SPDX-License-Identifier: MIT
#pragma once

#include "tui/paint/capabilities.hpp"
#include "tui/screen/grid.hpp"

#include <array>
#include <optional>
#include <string>

namespace tenebrae::tui {

/// One order, several times.
struct Step {
    const Order* order = nullptr;
    int first = 0;
    int second = 0;
    int times = 0;
    int size = 0;  ///< in bytes
};

/// How a terminal's cursor gets somewhere: by lines, to the start of the line, by columns, or at
/// once.
struct Way {
    std::array<Step, 3> steps{};

    [[nodiscard]] int size() const { return steps[0].size + steps[1].size + steps[2].size; }
    void append_to(std::string& bytes) const;
};

/// In as few bytes as will do. from: where the cursor is, if that is known. The capabilities must
/// outlive the way.
Way shortest_way(const Capabilities& capabilities, const std::optional<Point>& from, Point to);

}  // namespace tenebrae::tui

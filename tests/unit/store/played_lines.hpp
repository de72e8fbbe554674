// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace tenebrae::store::test {

/// A whole walking game with seed 7, with every kind of line that a record can have, all of them
/// valid.
inline std::vector<std::string> played_lines() {
    std::vector<std::string> lines;
    for (int round = 0; round < 20; ++round) {
        for (const char* line : {"step", "undo", "redo", "step"}) {
            lines.emplace_back(line);
        }
        lines.push_back("note round " + std::to_string(round));
        lines.emplace_back("step");
        lines.emplace_back("undo --past-reveals 2");
        lines.emplace_back("step");
        lines.emplace_back("undo");
        lines.emplace_back("step");
    }
    lines.emplace_back("step");
    for (int card = 0; card < 6; ++card) {
        lines.emplace_back("draw");
    }
    return lines;
}

}  // namespace tenebrae::store::test

// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/words/answer.hpp"
#include "tui/table/board_view.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

/// What the previews of all roles use.
namespace tenebrae::vast::board {

using PreviewLines = std::vector<tui::PreviewLine>;

inline void good(PreviewLines& lines, std::string text) {
    lines.push_back({std::move(text), false});
}
inline void bad(PreviewLines& lines, std::string text) {
    lines.push_back({std::move(text), true});
}

inline std::string digits(int number) {
    return std::to_string(number);
}

/// Returns how many faces of the Dragon die mark the centre.
inline int centre_faces(const Rules& rules) {
    return static_cast<int>(std::ranges::count_if(rules.tables.die, [](Set marks) {
        return has(marks, kCentreMark);
    }));
}

}  // namespace tenebrae::vast::board

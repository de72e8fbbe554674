// SPDX-License-Identifier: MIT
#include "tui/table/beat.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace tenebrae::tui {

void draw_over_board(Grid& grid, const Rect& board, std::string_view sentence, const Style& style) {
    constexpr int kMargin = 2;
    std::vector<std::string> lines;
    for (const std::string& line : core::split_lines(sentence)) {
        for (std::string& part : core::wrap(line, std::max(1, board.width - 2 * kMargin))) {
            lines.push_back(std::move(part));
        }
    }
    const auto count = static_cast<int>(lines.size());
    const int top = board.y + std::max(0, (board.height - count) / 2);
    grid.fill(overlap({board.x, top - 1, board.width, count + 2}, board), U' ', style);
    for (int line = 0; line < count; ++line) {
        const std::string& text = lines[static_cast<std::size_t>(line)];
        const int indent = std::max(0, (board.width - core::display_width(text)) / 2);
        grid.write({board.x + indent, top + line}, text, style, board);
    }
    grid.set_cursor({board.x, top});
}

void Beats::draw(Grid& grid, const Rect& board) const {
    const Beat& beat = beats_[at_];
    if (beat.staging.clears) {
        grid.clear();
    } else {
        grid.restyle(board, {Role::Faint, beat.staging.light});
    }
    draw_over_board(
        grid, board, beat.sentence, {beat.staging.role, 0, beat.staging.role == Role::Bad}
    );
}

}  // namespace tenebrae::tui

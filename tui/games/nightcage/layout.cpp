// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/layout.hpp"

#include <algorithm>

namespace tenebrae::nightcage::board {
namespace {

constexpr int kNarrowMargin = 2;
constexpr int kWideMargin = 3;

/// The largest odd number up to a limit, at least `least`.
constexpr int odd(int limit, int least) {
    return std::max(limit % 2 == 0 ? limit - 1 : limit, least);
}

/// A cell of a terminal is about twice as high as wide: a tile of w x h looks square at w = 2h.
constexpr int widest(int height) {
    return odd(height * 5 / 2, Layout::kSmallestWidth);
}
constexpr int highest(int width) {
    return odd(width * 5 / 8, Layout::kSmallestHeight);
}

}  // namespace

Layout::Layout(const Geometry& board, const tui::Rect& rect, Scroll scroll)
    : board_(board), scroll_(scroll) {
    const int side = board.side;
    const int height = odd((rect.height - 1) / side, kSmallestHeight);
    const int width =
        std::min(odd((rect.width - 2 * kNarrowMargin) / side, kSmallestWidth), widest(height));
    const tui::Pitch tile{width, std::min(height, highest(width))};
    margin_ = rect.width >= side * tile.columns + 2 * kWideMargin ? kWideMargin : kNarrowMargin;
    has_bottom_ = rect.height >= side * tile.lines + 2;
    frame_ = {{rect.x + margin_, rect.y + 1}, tile, side, side};
}

tui::Rect Layout::tile(Cell cell) const {
    const int side = board_.side;
    return frame_.cell(
        (board_.column_of(cell) - scroll_.column + side) % side,
        (board_.row_of(cell) - scroll_.row + side) % side
    );
}

tui::Rect Layout::whole() const {
    const tui::Rect tiles = frame_.cells();
    return {
        tiles.x - margin_,
        tiles.y - 1,
        tiles.width + 2 * margin_,
        tiles.height + 1 + (has_bottom_ ? 1 : 0)};
}

}  // namespace tenebrae::nightcage::board

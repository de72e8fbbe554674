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
    const int width = odd((rect.width - 2 * kNarrowMargin) / side, kSmallestWidth);
    const int height = odd((rect.height - 1) / side, kSmallestHeight);
    tile_width_ = std::min(width, widest(height));
    tile_height_ = std::min(height, highest(tile_width_));
    margin_ = rect.width >= side * tile_width_ + 2 * kWideMargin ? kWideMargin : kNarrowMargin;
    has_bottom_ = rect.height >= side * tile_height_ + 2;
    whole_ = {
        rect.x,
        rect.y,
        side * tile_width_ + 2 * margin_,
        side * tile_height_ + 1 + (has_bottom_ ? 1 : 0)};
}

tui::Rect Layout::tile(Cell cell) const {
    const int side = board_.side;
    const int column = (board_.column_of(cell) - scroll_.column + side) % side;
    const int row = (board_.row_of(cell) - scroll_.row + side) % side;
    return {
        whole_.x + margin_ + column * tile_width_,
        whole_.y + 1 + row * tile_height_,
        tile_width_,
        tile_height_};
}

tui::Point Layout::middle(Cell cell) const {
    const tui::Rect rect = tile(cell);
    return {rect.x + rect.width / 2, rect.y + rect.height / 2};
}

tui::Rect Layout::tiles() const {
    return {
        whole_.x + margin_, whole_.y + 1, board_.side * tile_width_, board_.side * tile_height_};
}

}  // namespace tenebrae::nightcage::board

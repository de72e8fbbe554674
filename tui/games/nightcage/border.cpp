// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/border.hpp"

#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/words/notation.hpp"

#include <string>

namespace tenebrae::nightcage::board {
namespace {

using tui::Point;
using tui::Role;
using tui::Style;

constexpr Style kName{Role::Faint, 0};
constexpr Style kMark{Role::Choice, 0};

class Border {
public:
    Border(const Brush& brush, const Layout& layout, const Geometry& board, const Scene& scene)
        : brush_(brush), layout_(layout), board_(board), scene_(scene) {}

    void draw() const {
        for (int place = 0; place < board_.side; ++place) {
            draw_column(place, Direction::North);
            draw_column(place, Direction::South);
            draw_row(place, Direction::West);
            draw_row(place, Direction::East);
        }
    }

private:
    void draw_column(int place, Direction edge) const;
    void draw_row(int place, Direction edge) const;

    [[nodiscard]] bool leaves(Cell cell, Direction direction) const {
        const Scene::Preview& preview = scene_.preview;
        const Exits exits = preview.cell == cell ? preview.exits : exits_at(scene_.shown, cell);
        return exits.has(direction) && !is_pit(kind_at(scene_.shown, cell));
    }
    [[nodiscard]] std::string beyond(Cell cell, Direction direction) const {
        return cell_name(board_, board_.next(cell, direction));
    }
    [[nodiscard]] Cell shown_at(int column, int row) const {
        return board_.at(layout_.row_at(row), layout_.column_at(column));
    }
    const Brush& brush_;
    const Layout& layout_;
    const Geometry& board_;
    const Scene& scene_;
};

/// Above or below the tiles: "c", or "^c6" with the arrow before. Without a line below, the mark
/// goes into the opening itself.
void Border::draw_column(int place, Direction edge) const {
    const bool is_north = edge == Direction::North;
    const Cell cell = shown_at(place, is_north ? 0 : board_.side - 1);
    const bool has_line = is_north || layout_.has_bottom();
    const tui::BoardFrame& frame = layout_.frame();
    Point at = is_north ? frame.above(place) : frame.below(place);
    at.y -= has_line ? 0 : 1;
    if (leaves(cell, edge)) {
        brush_.put({at.x - 1, at.y}, is_north ? Sign::WrapNorth : Sign::WrapSouth, kMark);
        brush_.write(at, beyond(cell, edge), kMark);
    } else if (has_line) {
        brush_.write(at, column_name(board_.column_of(cell)), kName);
    }
}

/// Beside the tiles: "3", or "f3" with the arrow on its outer side.
void Border::draw_row(int place, Direction edge) const {
    const bool is_west = edge == Direction::West;
    const Cell cell = shown_at(is_west ? 0 : board_.side - 1, place);
    const Point at = is_west ? layout_.frame().left_of(place) : layout_.frame().right_of(place);
    if (!leaves(cell, edge)) {
        brush_.write(at, row_name(board_.row_of(cell)), kName);
        return;
    }
    brush_.write({is_west ? at.x : at.x - 1, at.y}, beyond(cell, edge), kMark);
    if (layout_.has_arrows()) {
        const Sign arrow = is_west ? Sign::WrapWest : Sign::WrapEast;
        brush_.put({is_west ? at.x - 1 : at.x + 1, at.y}, arrow, kMark);
    }
}

}  // namespace

void draw_border(
    const Brush& brush, const Layout& layout, const Geometry& board, const Scene& scene
) {
    Border(brush, layout, board, scene).draw();
}

}  // namespace tenebrae::nightcage::board

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
            north(place);
            south(place);
            west(place);
            east(place);
        }
    }

private:
    void north(int place) const;
    void south(int place) const;
    void west(int place) const;
    void east(int place) const;

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
    /// In a line above or below the tiles: "c", or "^c6" with the arrow before.
    void head(Point middle, const std::string& text, Sign arrow) const {
        brush_.put({middle.x - 1, middle.y}, arrow, kMark);
        brush_.write(middle, text, kMark);
    }

    const Brush& brush_;
    const Layout& layout_;
    const Geometry& board_;
    const Scene& scene_;
};

void Border::north(int place) const {
    const Cell cell = shown_at(place, 0);
    const Point middle{layout_.middle(cell).x, layout_.whole().y};
    if (leaves(cell, Direction::North)) {
        head(middle, beyond(cell, Direction::North), Sign::WrapNorth);
    } else {
        brush_.write(middle, column_name(board_.column_of(cell)), kName);
    }
}

/// Without a line of its own the mark goes into the opening itself.
void Border::south(int place) const {
    const Cell cell = shown_at(place, board_.side - 1);
    const bool out = leaves(cell, Direction::South);
    const tui::Rect& whole = layout_.whole();
    const int line = layout_.has_bottom() ? whole.bottom() - 1 : layout_.tiles().bottom() - 1;
    const Point middle{layout_.middle(cell).x, line};
    if (out) {
        head(middle, beyond(cell, Direction::South), Sign::WrapSouth);
    } else if (layout_.has_bottom()) {
        brush_.write(middle, column_name(board_.column_of(cell)), kName);
    }
}

void Border::west(int place) const {
    const Cell cell = shown_at(0, place);
    const tui::Rect& whole = layout_.whole();
    const Point at{whole.x + layout_.margin() - 2, layout_.middle(cell).y};
    if (leaves(cell, Direction::West)) {
        brush_.write(at, beyond(cell, Direction::West), kMark);
        if (layout_.margin() > 2) {
            brush_.put({at.x - 1, at.y}, Sign::WrapWest, kMark);
        }
    } else {
        brush_.write({at.x, at.y}, row_name(board_.row_of(cell)), kName);
    }
}

void Border::east(int place) const {
    const Cell cell = shown_at(board_.side - 1, place);
    const Point at{layout_.tiles().right(), layout_.middle(cell).y};
    if (leaves(cell, Direction::East)) {
        brush_.write(at, beyond(cell, Direction::East), kMark);
        if (layout_.margin() > 2) {
            brush_.put({at.x + 2, at.y}, Sign::WrapEast, kMark);
        }
    } else {
        brush_.write({at.x + 1, at.y}, row_name(board_.row_of(cell)), kName);
    }
}

}  // namespace

void draw_border(
    const Brush& brush, const Layout& layout, const Geometry& board, const Scene& scene
) {
    Border(brush, layout, board, scene).draw();
}

}  // namespace tenebrae::nightcage::board

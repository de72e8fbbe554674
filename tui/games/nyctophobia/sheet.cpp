// SPDX-License-Identifier: MIT
#include "tui/games/nyctophobia/sheet.hpp"

namespace tenebrae::nyctophobia::board {
namespace {

constexpr bool is_upright(Direction direction) {
    return direction == Direction::East || direction == Direction::West;
}

std::size_t product(int columns, int rows) {
    return static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows);
}

}  // namespace

Sheet::Sheet(Spot first, int columns, int rows)
    : first_(first),
      columns_(columns),
      rows_(rows),
      spots_(product(columns, rows)),
      upright_(product(columns + 1, rows)),
      level_(product(columns, rows + 1)) {}

bool Sheet::contains(Spot spot) const {
    return spot.x >= first_.x && spot.x < first_.x + columns_ && spot.y >= first_.y
           && spot.y < first_.y + rows_;
}

std::size_t Sheet::place(Spot spot) const {
    const int place = (spot.y - first_.y) * columns_ + spot.x - first_.x;
    return static_cast<std::size_t>(place);
}

std::size_t Sheet::place(Spot spot, Direction direction) const {
    const int column = spot.x - first_.x + (direction == Direction::East ? 1 : 0);
    const int row = spot.y - first_.y + (direction == Direction::South ? 1 : 0);
    const int place =
        is_upright(direction) ? row * (columns_ + 1) + column : row * columns_ + column;
    return static_cast<std::size_t>(place);
}

Stroke& Sheet::stroke(Spot spot, Direction direction) {
    return (is_upright(direction) ? upright_ : level_)[place(spot, direction)];
}

const Stroke& Sheet::stroke(Spot spot, Direction direction) const {
    return (is_upright(direction) ? upright_ : level_)[place(spot, direction)];
}

Spot Sheet::spot(int column, int row) const {
    return {static_cast<std::int8_t>(first_.x + column), static_cast<std::int8_t>(first_.y + row)};
}

}  // namespace tenebrae::nyctophobia::board

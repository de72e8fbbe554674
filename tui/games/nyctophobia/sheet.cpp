// SPDX-License-Identifier: MIT
#include "tui/games/nyctophobia/sheet.hpp"

namespace tenebrae::nyctophobia::board {
namespace {

constexpr bool is_upright(Direction direction) {
    return direction == Direction::East || direction == Direction::West;
}

}  // namespace

Sheet::Sheet(Spot first, int columns, int rows)
    : first_(first),
      columns_(columns),
      rows_(rows),
      spots_(static_cast<std::size_t>(columns * rows)),
      upright_(static_cast<std::size_t>((columns + 1) * rows)),
      level_(static_cast<std::size_t>(columns * (rows + 1))) {}

bool Sheet::contains(Spot spot) const {
    return spot.x >= first_.x && spot.x < first_.x + columns_ && spot.y >= first_.y
           && spot.y < first_.y + rows_;
}

std::size_t Sheet::place(Spot spot) const {
    return static_cast<std::size_t>((spot.y - first_.y) * columns_ + spot.x - first_.x);
}

std::size_t Sheet::place(Spot spot, Direction direction) const {
    const int column = spot.x - first_.x + (direction == Direction::East ? 1 : 0);
    const int row = spot.y - first_.y + (direction == Direction::South ? 1 : 0);
    return static_cast<std::size_t>(
        is_upright(direction) ? row * (columns_ + 1) + column : row * columns_ + column
    );
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

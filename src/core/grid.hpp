// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

/// Directions and sets of places, shared by the rules of board games. A game imports what it needs
/// into its own namespace.
namespace tenebrae::core {

/// The four directions on a board of squares, in the order used by every list.
enum class Direction : std::uint8_t { North, East, South, West };
inline constexpr std::array kDirections{
    Direction::North, Direction::East, Direction::South, Direction::West};

constexpr std::size_t index(Direction direction) {
    return static_cast<std::size_t>(direction);
}
constexpr Direction opposite(Direction direction) {
    return static_cast<Direction>((static_cast<unsigned>(direction) + 2) % 4);
}

/// The number of a place, 0 to 63, and a set of places: bit n is place n.
using BoardPlace = std::uint8_t;
using BoardPlaces = std::uint64_t;

constexpr BoardPlaces only(BoardPlace place) {
    return BoardPlaces{1} << place;
}
constexpr bool has(BoardPlaces places, BoardPlace place) {
    return (places >> place & 1U) != 0;
}
/// Returns the lowest place. Precondition: the set is not empty.
constexpr BoardPlace first_of(BoardPlaces places) {
    return static_cast<BoardPlace>(std::countr_zero(places));
}
constexpr BoardPlace take_first(BoardPlaces& places) {
    const BoardPlace place = first_of(places);
    places &= places - 1;
    return place;
}

}  // namespace tenebrae::core

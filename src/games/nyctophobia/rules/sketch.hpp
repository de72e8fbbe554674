// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/event.hpp"

#include <array>
#include <cstdint>
#include <optional>

/// What follows from the events that were heard (section Q).
namespace tenebrae::nyctophobia {

/// How a space is known, the strongest so far (HU-Q4).
enum class Known : std::uint8_t { Not, Passed, Felt, Stood };
enum class CarMark : std::uint8_t { NotTold, Car, NotCar };
enum class SideMark : std::uint8_t { NotTold, Open, Tree, Border };

/// A place on a page: x steps east and y steps south of the page's origin, each from -7 to 7.
struct Spot {
    std::int8_t x = 0;
    std::int8_t y = 0;
    friend constexpr bool operator==(Spot, Spot) = default;
};
constexpr Spot beyond(Spot spot, Direction direction) {
    return {
        static_cast<std::int8_t>(spot.x + columns_of(direction)),
        static_cast<std::int8_t>(spot.y + rows_of(direction))};
}

struct SpotInfo {
    Known known = Known::Not;
    CarMark car = CarMark::NotTold;
    std::optional<std::uint8_t> rocks;  ///< none: not told
};

/// Where the Hunter or the noise was last.
struct Mark {
    bool is_set = false;
    bool doubtful = false;  ///< of the noise
    std::uint8_t page = 0;
    Spot spot;
    std::uint8_t age = 0;  ///< Hunter turns begun since; 255: as many or more
};

/// The least and the greatest column (or row) known to exist, from the origin, and the columns of
/// the board the origin may lie in (HU-Q7): fixed when they are the same.
struct Bounds {
    std::int8_t least = 0;
    std::int8_t most = 0;
    std::uint8_t origin_least = 0;
    std::uint8_t origin_most = 7;
    [[nodiscard]] constexpr bool is_fixed() const { return origin_least == origin_most; }
};

/// One page: no page reaches over more than eight columns and rows, so a spot lies in the cell of
/// its x and y modulo 8.
class Page {
public:
    [[nodiscard]] bool is_used() const { return used_; }
    [[nodiscard]] SpotInfo at(Spot spot) const;
    /// Spots that are not known have no sides told.
    [[nodiscard]] SideMark side(Spot spot, Direction direction) const;
    [[nodiscard]] const Bounds& columns() const { return columns_; }
    [[nodiscard]] const Bounds& rows() const { return rows_; }

private:
    friend class PageWriter;
    using PerCell = std::array<std::uint8_t, 64>;

    bool used_ = false;
    Bounds columns_;
    Bounds rows_;
    PerCell spots_{};  ///< known, car and rocks
    PerCell sides_{};  ///< the east and the south side of each cell
    // When it was told last, as Sketch::now counts: rocks, east sides, south sides.
    PerCell rocks_told_{};
    PerCell east_told_{};
    PerCell south_told_{};
};

/// With open talk one sketch for all, with pages that join; with closed talk page n is that of
/// Hunted n + 1 alone, and so are the marks of that index. All pages are unused with `sketch off`.
struct Sketch {
    std::array<Page, kMaxHunted> pages;
    std::array<std::uint8_t, kMaxHunted> page_of{};  ///< of each Hunted
    std::array<Spot, kMaxHunted> spot_of{};
    std::array<Mark, kMaxHunted> hunter;  ///< with open talk the first one for all pages
    std::array<Mark, kMaxHunted> noise;
    /// How each Hunted came to its space, for the noise that is left behind.
    std::array<Direction, kMaxHunted> came{};
    /// Goes on whenever another page is written to: so the later of two statements on two pages is
    /// known when they are joined. Stands still with closed talk, where it would count what is not
    /// heard.
    std::uint8_t now = 0;
    std::uint8_t written = 0;  ///< the page written to last
};

/// The sketch before anything was heard: a page for each Hunted, its start being (0, 0).
Sketch new_sketch(const Rules& rules);
/// Adds what is heard of an event by whoever has the sketch: with closed talk each Hunted for
/// itself.
void hear(const Rules& rules, Sketch& sketch, const Event& event);
/// What a seat has of it: with closed talk only the pages of its own Hunted.
Sketch sketch_of(const Rules& rules, const Sketch& sketch, HuntedSet own);

}  // namespace tenebrae::nyctophobia

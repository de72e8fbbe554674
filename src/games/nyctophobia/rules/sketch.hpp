// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/event.hpp"

#include <array>
#include <cstdint>
#include <optional>

/// The sketch: the facts that follow from the events the Hunted heard (section Q).
namespace tenebrae::nyctophobia {

/// The best knowledge of a space so far (HU-Q4).
enum class Known : std::uint8_t { Not, Passed, Felt, Stood };
enum class CarMark : std::uint8_t { Unknown, Car, NotCar };
enum class SideMark : std::uint8_t { Unknown, Open, Tree, Border };

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

inline constexpr std::uint8_t kOldestSpace = 15;

struct SpotInfo {
    Known known = Known::Not;
    CarMark car = CarMark::Unknown;
    std::optional<std::uint8_t> rocks;  ///< empty: not heard
    /// Hunter turns since it was last felt or stood in; kOldestSpace: at least so many.
    std::uint8_t age = 0;
};

/// The last known place of the Hunter or the noise.
struct SketchMark {
    bool is_set = false;
    bool doubtful = false;  ///< the noise may be gone
    std::uint8_t page = 0;
    Spot spot;
    std::uint8_t age = 0;  ///< Hunter turns since then; 255: at least 255
};

/// The least and greatest column (or row) known to exist, relative to the origin, and the columns
/// of the board where the origin can be (HU-Q7).
struct Bounds {
    std::int8_t least = 0;
    std::int8_t most = 0;
    std::uint8_t origin_least = 0;
    std::uint8_t origin_most = 7;
    [[nodiscard]] constexpr bool is_fixed() const { return origin_least == origin_most; }
};

/// One page. It covers at most eight columns and rows, so the cell of a spot is x and y modulo 8.
class Page {
public:
    [[nodiscard]] bool is_used() const { return used_; }
    [[nodiscard]] SpotInfo at(Spot spot) const;
    /// Returns the mark of a side; Unknown for spots that are not known.
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
    PerCell sides_{};  ///< the east and the south side of each cell, and its age
    // The last statement about rocks, east sides and south sides, as counted by Sketch::now.
    PerCell rocks_written_{};
    PerCell east_written_{};
    PerCell south_written_{};
};

/// One sketch for all Hunted with open talk, with pages that join. With closed talk, page n and
/// the marks n belong to Hunted n + 1 alone. With `sketch off`, all pages are unused.
struct Sketch {
    std::array<Page, kMaxHunted> pages;
    std::array<std::uint8_t, kMaxHunted> page_of{};  ///< the page of each Hunted
    std::array<Spot, kMaxHunted> spot_of{};
    std::array<SketchMark, kMaxHunted> hunter;  ///< with open talk, the first is for all pages
    std::array<SketchMark, kMaxHunted> noise;
    /// The direction of the last step of each Hunted, for noise left behind.
    std::array<Direction, kMaxHunted> last_step{};
    /// Advances whenever a different page is written to, so that joined pages keep the later of two
    /// statements. Constant with closed talk, where it would count events that a seat does not
    /// hear.
    std::uint8_t now = 0;
    std::uint8_t last_page = 0;  ///< the page written to last
};

/// Returns the sketch at the start: a page for each Hunted, who is at (0, 0).
Sketch new_sketch(const Rules& rules);
/// Adds what the Hunted hear of an event; with closed talk, each on their own page.
void note_event(const Rules& rules, Sketch& sketch, const Event& event);
/// Sets the age of every space to 0. What else is known does not depend on it.
void forget_ages(Sketch& sketch);
/// Returns the part of the sketch that a seat knows: with closed talk the pages of its own Hunted.
Sketch sketch_of(const Rules& rules, const Sketch& sketch, HuntedSet own);

}  // namespace tenebrae::nyctophobia

// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/sketch.hpp"

/// What is written on one page of a sketch (HU-Q4, Q7). Spots farther than seven steps from the
/// origin are on no board: what would be told of them is left out.
namespace tenebrae::nyctophobia {

inline constexpr int kFarthest = 7;  ///< from the origin of a page, in columns or rows
constexpr bool is_on_page(Spot spot) {
    return spot.x >= -kFarthest && spot.x <= kFarthest && spot.y >= -kFarthest
           && spot.y <= kFarthest;
}

/// Writes on a page at one time, as Sketch::now counts.
class PageWriter {
public:
    PageWriter(Page& page, std::uint8_t now) : page_(page), now_(now) {}

    /// A new page with its origin, where somebody stands.
    void begin();
    /// The space exists, and is known so well at least.
    void know(Spot spot, Known known);
    /// Of known spots; of others they leave the page as it is.
    void tell_car(Spot spot, CarMark car);
    void tell_rocks(Spot spot, int rocks);
    void add_rock(Spot spot);
    void tell_side(Spot spot, Direction direction, SideMark mark);

    /// All that another page says, whose origin lies in `offset` of this one; of two statements the
    /// later one stays.
    void take_over(const Page& other, Spot offset);
    /// Makes all that was told so much older, and the oldest equally old.
    void grow_old(std::uint8_t by);

private:
    void take_over_spot(const Page& other, Spot there, Spot here);
    void take_over_side(const Page& other, Spot there, Spot here, Direction direction);
    void fix(Spot spot, Direction direction);
    void drop_what_is_outside();

    Page& page_;
    std::uint8_t now_;
};

}  // namespace tenebrae::nyctophobia

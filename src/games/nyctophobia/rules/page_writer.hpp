// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/sketch.hpp"

/// Writing on a page of a sketch (HU-Q4, Q7). Spots more than seven steps from the origin cannot be
/// on the board: reports of them are ignored.
namespace tenebrae::nyctophobia {

inline constexpr int kFarthest = 7;  ///< from the origin of a page, in columns or rows
constexpr bool is_on_page(Spot spot) {
    return spot.x >= -kFarthest && spot.x <= kFarthest && spot.y >= -kFarthest
           && spot.y <= kFarthest;
}

/// Writes on a page at one moment, which is counted by Sketch::now.
class PageWriter {
public:
    PageWriter(Page& page, std::uint8_t now) : page_(page), now_(now) {}

    /// Starts a page at its origin, where a Hunted is.
    void begin();
    /// Records that a space exists and is known at least this well; its age is 0.
    void mark_known(Spot spot, Known known);
    /// Change known spots only.
    void renew(Spot spot);  ///< its age is 0 again
    void set_car(Spot spot, CarMark car);
    void set_rocks(Spot spot, int rocks);
    void add_rock(Spot spot);
    void set_side(Spot spot, Direction direction, SideMark mark);

    /// Adds a Hunter turn to the age of every space.
    void add_turn();
    /// Sets the age of every space to 0.
    void forget_ages();
    /// Merges another page, whose origin is at `offset` of this one; where they differ, the later
    /// statement wins.
    void merge(const Page& other, Spot offset);
    /// Makes all statements older by this much; the oldest become equally old.
    void age_statements(std::uint8_t by);

private:
    void set_age(Spot spot, std::uint8_t age);
    void merge_spot(const Page& other, Spot there, Spot here);
    void merge_side(const Page& other, Spot there, Spot here, Direction direction);
    void fix_bounds(Spot spot, Direction direction);
    void clear_outside_bounds();

    Page& page_;
    std::uint8_t now_;
};

}  // namespace tenebrae::nyctophobia

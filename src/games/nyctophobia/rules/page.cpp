// SPDX-License-Identifier: MIT
#include "games/nyctophobia/rules/page_writer.hpp"

#include <algorithm>

namespace tenebrae::nyctophobia {

namespace {

constexpr int kReach = kBoardSize - 1;  ///< from the first column or row to the last

// The byte of a spot: Known, CarMark, and the rocks plus 1, or 0 if not heard.
constexpr unsigned kKnownBits = 3U;
constexpr unsigned kCarShift = 2U;
constexpr unsigned kRockShift = 4U;

// The byte of two sides: the SideMark of the east and of the south one, then the age of the space.
constexpr unsigned kSidesBits = 15U;
constexpr unsigned kAgeShift = 4U;

std::size_t cell_of(Spot spot) {
    const unsigned x = static_cast<unsigned>(spot.x) % kBoardSize;
    const unsigned y = static_cast<unsigned>(spot.y) % kBoardSize;
    return y * kBoardSize + x;
}

Known known_of(std::uint8_t bits) {
    return static_cast<Known>(bits & kKnownBits);
}
CarMark car_of(std::uint8_t bits) {
    return static_cast<CarMark>(bits >> kCarShift & 3U);
}
int rocks_of(std::uint8_t bits) {
    return (bits >> kRockShift) - 1;
}
std::uint8_t spot_bits(Known known, CarMark car, int rocks) {
    return static_cast<std::uint8_t>(
        static_cast<unsigned>(known) | static_cast<unsigned>(car) << kCarShift
        | static_cast<unsigned>(rocks + 1) << kRockShift
    );
}

/// The cell that stores a side: the one west or north of it. For the west side of the first column
/// it is the cell of the last column, whose east side is the border too.
struct StoredSide {
    std::size_t cell;
    bool is_south;
};
StoredSide stored_side(Spot spot, Direction direction) {
    const bool is_own = direction == Direction::East || direction == Direction::South;
    const bool is_south = direction == Direction::South || direction == Direction::North;
    return {cell_of(is_own ? spot : beyond(spot, direction)), is_south};
}
SideMark mark_of(std::uint8_t bits, bool is_south) {
    return static_cast<SideMark>((is_south ? bits >> 2U : bits) & 3U);
}
std::uint8_t with_mark(std::uint8_t bits, bool is_south, SideMark mark) {
    const auto value = static_cast<unsigned>(mark);
    return static_cast<std::uint8_t>(is_south ? (bits & ~12U) | value << 2U : (bits & ~3U) | value);
}
std::uint8_t age_of(std::uint8_t bits) {
    return static_cast<std::uint8_t>(bits >> kAgeShift);
}
std::uint8_t with_age(std::uint8_t bits, std::uint8_t age) {
    return static_cast<std::uint8_t>((bits & kSidesBits) | unsigned{age} << kAgeShift);
}

bool reaches(const Bounds& bounds, int place) {
    return place >= bounds.least && place <= bounds.most;
}

/// Resets the possible places of the origin to those that the extent of the page allows.
void free_origin(Bounds& bounds) {
    bounds.origin_least = static_cast<std::uint8_t>(std::max(0, -bounds.least));
    bounds.origin_most = static_cast<std::uint8_t>(std::min(kReach, kReach - bounds.most));
}

/// Extends the bounds to a place. After a contradiction, the latest place is kept within the eight.
void widen(Bounds& bounds, int place) {
    int least = std::min<int>(bounds.least, place);
    int most = std::max<int>(bounds.most, place);
    if (most - least > kReach) {
        (place == least ? most : least) = place == least ? least + kReach : most - kReach;
    }
    bounds.least = static_cast<std::int8_t>(least);
    bounds.most = static_cast<std::int8_t>(most);
    const int origin_least = std::max<int>(bounds.origin_least, -least);
    const int origin_most = std::min<int>(bounds.origin_most, kReach - most);
    if (origin_least > origin_most) {
        free_origin(bounds);
        return;
    }
    bounds.origin_least = static_cast<std::uint8_t>(origin_least);
    bounds.origin_most = static_cast<std::uint8_t>(origin_most);
}

/// Records that the origin is in this column or row.
void fix_origin(Bounds& bounds, int origin) {
    if (origin < 0 || origin > kReach || bounds.most < -origin || bounds.least > kReach - origin) {
        return;
    }
    bounds.least = static_cast<std::int8_t>(std::max<int>(bounds.least, -origin));
    bounds.most = static_cast<std::int8_t>(std::min<int>(bounds.most, kReach - origin));
    bounds.origin_least = static_cast<std::uint8_t>(origin);
    bounds.origin_most = static_cast<std::uint8_t>(origin);
}

/// Takes over what the other page knows of the place of its origin.
void narrow(Bounds& bounds, const Bounds& other, int offset) {
    const int least = std::max<int>(bounds.origin_least, other.origin_least - offset);
    const int most = std::min<int>(bounds.origin_most, other.origin_most - offset);
    if (least <= most) {
        bounds.origin_least = static_cast<std::uint8_t>(least);
        bounds.origin_most = static_cast<std::uint8_t>(most);
    }
}

Spot spot_at(int x, int y) {
    return {static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
}

}  // namespace

SpotInfo Page::at(Spot spot) const {
    if (!used_ || !reaches(columns_, spot.x) || !reaches(rows_, spot.y)) {
        return {};
    }
    const std::uint8_t bits = spots_[cell_of(spot)];
    SpotInfo info;
    info.known = known_of(bits);
    info.car = car_of(bits);
    if (rocks_of(bits) >= 0) {
        info.rocks = static_cast<std::uint8_t>(rocks_of(bits));
    }
    info.age = age_of(sides_[cell_of(spot)]);
    return info;
}

SideMark Page::side(Spot spot, Direction direction) const {
    if (at(spot).known == Known::Not) {
        return SideMark::Unknown;
    }
    const StoredSide stored = stored_side(spot, direction);
    return mark_of(sides_[stored.cell], stored.is_south);
}

void PageWriter::begin() {
    page_ = Page();
    page_.used_ = true;
    mark_known({}, Known::Stood);
}

void PageWriter::mark_known(Spot spot, Known known) {
    if (!is_on_page(spot)) {
        return;
    }
    if (!reaches(page_.columns_, spot.x) || !reaches(page_.rows_, spot.y)) {
        widen(page_.columns_, spot.x);
        widen(page_.rows_, spot.y);
        clear_outside_bounds();
    }
    std::uint8_t& bits = page_.spots_[cell_of(spot)];
    bits = spot_bits(std::max(known, known_of(bits)), car_of(bits), rocks_of(bits));
    set_age(spot, 0);
}

void PageWriter::renew(Spot spot) {
    if (page_.at(spot).known != Known::Not) {
        set_age(spot, 0);
    }
}

void PageWriter::set_age(Spot spot, std::uint8_t age) {
    std::uint8_t& bits = page_.sides_[cell_of(spot)];
    bits = with_age(bits, age);
}

void PageWriter::forget_ages() {
    for (std::uint8_t& bits : page_.sides_) {
        bits = with_age(bits, 0);
    }
}

void PageWriter::set_car(Spot spot, CarMark car) {
    const SpotInfo info = page_.at(spot);
    if (info.known != Known::Not) {
        std::uint8_t& bits = page_.spots_[cell_of(spot)];
        bits = spot_bits(info.known, car, rocks_of(bits));
    }
}

void PageWriter::set_rocks(Spot spot, int rocks) {
    const SpotInfo info = page_.at(spot);
    if (info.known != Known::Not) {
        const std::size_t cell = cell_of(spot);
        page_.spots_[cell] = spot_bits(info.known, info.car, std::min(rocks, kMaxRocks));
        page_.rocks_written_[cell] = now_;
    }
}

void PageWriter::add_rock(Spot spot) {
    set_rocks(spot, page_.at(spot).rocks.value_or(0) + 1);
}

void PageWriter::set_side(Spot spot, Direction direction, SideMark mark) {
    if (page_.at(spot).known == Known::Not) {
        return;
    }
    const StoredSide stored = stored_side(spot, direction);
    page_.sides_[stored.cell] = with_mark(page_.sides_[stored.cell], stored.is_south, mark);
    (stored.is_south ? page_.south_written_ : page_.east_written_)[stored.cell] = now_;
    if (mark == SideMark::Border) {
        fix_bounds(spot, direction);
    }
}

/// Fixes the bounds by a border felt beyond this spot (HU-Q7).
void PageWriter::fix_bounds(Spot spot, Direction direction) {
    switch (direction) {
    case Direction::North: fix_origin(page_.rows_, -spot.y); break;
    case Direction::East: fix_origin(page_.columns_, kReach - spot.x); break;
    case Direction::South: fix_origin(page_.rows_, kReach - spot.y); break;
    case Direction::West: fix_origin(page_.columns_, -spot.x); break;
    }
    clear_outside_bounds();
}

/// Clears cells outside the extent, which may later be used for other spots.
void PageWriter::clear_outside_bounds() {
    for (int y = 0; y < kBoardSize; ++y) {
        for (int x = 0; x < kBoardSize; ++x) {
            const int column = page_.columns_.least + x;
            const int row = page_.rows_.least + y;
            if (column > page_.columns_.most || row > page_.rows_.most) {
                page_.spots_[cell_of(spot_at(column, row))] = 0;
            }
        }
    }
}

void PageWriter::add_turn() {
    for (std::uint8_t& bits : page_.sides_) {
        const int age = std::min<int>(age_of(bits) + 1, kOldestSpace);
        bits = with_age(bits, static_cast<std::uint8_t>(age));
    }
}

void PageWriter::merge(const Page& other, Spot offset) {
    // The sides west and north of the first column and row are stored beyond it.
    for (int y = other.rows_.least - 1; y <= other.rows_.most; ++y) {
        for (int x = other.columns_.least - 1; x <= other.columns_.most; ++x) {
            merge_spot(other, spot_at(x, y), spot_at(x + offset.x, y + offset.y));
        }
    }
    narrow(page_.columns_, other.columns_, offset.x);
    narrow(page_.rows_, other.rows_, offset.y);
    for (int y{other.rows_.least}; y <= other.rows_.most; ++y) {
        for (int x{other.columns_.least}; x <= other.columns_.most; ++x) {
            for (Direction direction : kDirections) {
                merge_side(other, spot_at(x, y), spot_at(x + offset.x, y + offset.y), direction);
            }
        }
    }
}

void PageWriter::merge_spot(const Page& other, Spot there, Spot here) {
    const SpotInfo info = other.at(there);
    if (info.known == Known::Not || !is_on_page(here)) {
        return;
    }
    const SpotInfo before = page_.at(here);
    mark_known(here, info.known);
    const std::size_t from = cell_of(there);
    const std::size_t to = cell_of(here);
    set_age(here, before.known == Known::Not ? info.age : std::min(info.age, before.age));
    const SpotInfo own = page_.at(here);
    const bool is_later = other.rocks_written_[from] > page_.rocks_written_[to];
    if (info.car != CarMark::Unknown && (own.car == CarMark::Unknown || is_later)) {
        set_car(here, info.car);
    }
    if (info.rocks && (!own.rocks || is_later)) {
        set_rocks(here, *info.rocks);
        page_.rocks_written_[to] = other.rocks_written_[from];
    }
}

void PageWriter::merge_side(const Page& other, Spot there, Spot here, Direction direction) {
    const SideMark mark = other.side(there, direction);
    if (mark == SideMark::Unknown || page_.at(here).known == Known::Not) {
        return;
    }
    const StoredSide from = stored_side(there, direction);
    const StoredSide to = stored_side(here, direction);
    const std::uint8_t last_written =
        (from.is_south ? other.south_written_ : other.east_written_)[from.cell];
    std::uint8_t& stored = (to.is_south ? page_.south_written_ : page_.east_written_)[to.cell];
    if (page_.side(here, direction) == SideMark::Unknown || last_written > stored) {
        set_side(here, direction, mark);
        stored = last_written;
    }
}

void PageWriter::age_statements(std::uint8_t by) {
    for (auto* last_written :
         {&page_.rocks_written_, &page_.east_written_, &page_.south_written_}) {
        for (std::uint8_t& time : *last_written) {
            time = static_cast<std::uint8_t>(time > by ? time - by : 0);
        }
    }
}

}  // namespace tenebrae::nyctophobia

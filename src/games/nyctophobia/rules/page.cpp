// SPDX-License-Identifier: MIT
#include "games/nyctophobia/rules/page_writer.hpp"

#include <algorithm>

namespace tenebrae::nyctophobia {

namespace {

constexpr int kReach = kSide - 1;  ///< from the first column or row to the last

// The byte of a spot: Known, CarMark, and the rocks plus 1, or 0 if not heard.
constexpr unsigned kKnownBits = 3U;
constexpr unsigned kCarShift = 2U;
constexpr unsigned kRockShift = 4U;

std::size_t cell_of(Spot spot) {
    const unsigned x = static_cast<unsigned>(spot.x) % kSide;
    const unsigned y = static_cast<unsigned>(spot.y) % kSide;
    return y * kSide + x;
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

/// Returns where a side is stored: in the cell west or north of it. West of the first column that
/// is the cell of the last column, whose other side is the border too.
struct KeptSide {
    std::size_t cell;
    bool is_south;
};
KeptSide kept_side(Spot spot, Direction direction) {
    const bool is_own = direction == Direction::East || direction == Direction::South;
    const bool is_south = direction == Direction::South || direction == Direction::North;
    return {cell_of(is_own ? spot : beyond(spot, direction)), is_south};
}
SideMark mark_of(std::uint8_t bits, bool is_south) {
    return static_cast<SideMark>((is_south ? bits >> 2U : bits) & 3U);
}
std::uint8_t with_mark(std::uint8_t bits, bool is_south, SideMark mark) {
    const auto value = static_cast<unsigned>(mark);
    return static_cast<std::uint8_t>(is_south ? (bits & 3U) | value << 2U : (bits & 12U) | value);
}

bool reaches(const Bounds& bounds, int place) {
    return place >= bounds.least && place <= bounds.most;
}

/// Narrows the possible places of the origin by the extent of the page.
void free_origin(Bounds& bounds) {
    bounds.origin_least = static_cast<std::uint8_t>(std::max(0, -bounds.least));
    bounds.origin_most = static_cast<std::uint8_t>(std::min(kReach, kReach - bounds.most));
}

/// After a contradiction the place heard last stays within the eight.
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
    return info;
}

SideMark Page::side(Spot spot, Direction direction) const {
    if (at(spot).known == Known::Not) {
        return SideMark::NotTold;
    }
    const KeptSide kept = kept_side(spot, direction);
    return mark_of(sides_[kept.cell], kept.is_south);
}

void PageWriter::begin() {
    page_ = Page();
    page_.used_ = true;
    know({}, Known::Stood);
}

void PageWriter::know(Spot spot, Known known) {
    if (!is_on_page(spot)) {
        return;
    }
    if (!reaches(page_.columns_, spot.x) || !reaches(page_.rows_, spot.y)) {
        widen(page_.columns_, spot.x);
        widen(page_.rows_, spot.y);
        drop_what_is_outside();
    }
    std::uint8_t& bits = page_.spots_[cell_of(spot)];
    bits = spot_bits(std::max(known, known_of(bits)), car_of(bits), rocks_of(bits));
}

void PageWriter::tell_car(Spot spot, CarMark car) {
    const SpotInfo info = page_.at(spot);
    if (info.known != Known::Not) {
        std::uint8_t& bits = page_.spots_[cell_of(spot)];
        bits = spot_bits(info.known, car, rocks_of(bits));
    }
}

void PageWriter::tell_rocks(Spot spot, int rocks) {
    const SpotInfo info = page_.at(spot);
    if (info.known != Known::Not) {
        const std::size_t cell = cell_of(spot);
        page_.spots_[cell] = spot_bits(info.known, info.car, std::min(rocks, kMaxRocks));
        page_.rocks_told_[cell] = now_;
    }
}

void PageWriter::add_rock(Spot spot) {
    tell_rocks(spot, page_.at(spot).rocks.value_or(0) + 1);
}

void PageWriter::tell_side(Spot spot, Direction direction, SideMark mark) {
    if (page_.at(spot).known == Known::Not) {
        return;
    }
    const KeptSide kept = kept_side(spot, direction);
    page_.sides_[kept.cell] = with_mark(page_.sides_[kept.cell], kept.is_south, mark);
    (kept.is_south ? page_.south_told_ : page_.east_told_)[kept.cell] = now_;
    if (mark == SideMark::Border) {
        fix(spot, direction);
    }
}

/// HU-Q7: a border felt beyond this spot.
void PageWriter::fix(Spot spot, Direction direction) {
    switch (direction) {
    case Direction::North: fix_origin(page_.rows_, -spot.y); break;
    case Direction::East: fix_origin(page_.columns_, kReach - spot.x); break;
    case Direction::South: fix_origin(page_.rows_, kReach - spot.y); break;
    case Direction::West: fix_origin(page_.columns_, -spot.x); break;
    }
    drop_what_is_outside();
}

/// Clears cells outside the extent, which may later be used for other spots.
void PageWriter::drop_what_is_outside() {
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x) {
            const int column = page_.columns_.least + x;
            const int row = page_.rows_.least + y;
            if (column > page_.columns_.most || row > page_.rows_.most) {
                page_.spots_[cell_of(spot_at(column, row))] = 0;
            }
        }
    }
}

void PageWriter::take_over(const Page& other, Spot offset) {
    // The sides west and north of the first column and row are stored beyond it.
    for (int y = other.rows_.least - 1; y <= other.rows_.most; ++y) {
        for (int x = other.columns_.least - 1; x <= other.columns_.most; ++x) {
            take_over_spot(other, spot_at(x, y), spot_at(x + offset.x, y + offset.y));
        }
    }
    narrow(page_.columns_, other.columns_, offset.x);
    narrow(page_.rows_, other.rows_, offset.y);
    for (int y{other.rows_.least}; y <= other.rows_.most; ++y) {
        for (int x{other.columns_.least}; x <= other.columns_.most; ++x) {
            for (Direction direction : kDirections) {
                take_over_side(
                    other, spot_at(x, y), spot_at(x + offset.x, y + offset.y), direction
                );
            }
        }
    }
}

void PageWriter::take_over_spot(const Page& other, Spot there, Spot here) {
    const SpotInfo info = other.at(there);
    if (info.known == Known::Not || !is_on_page(here)) {
        return;
    }
    know(here, info.known);
    const std::size_t from = cell_of(there);
    const std::size_t to = cell_of(here);
    const SpotInfo own = page_.at(here);
    const bool is_later = other.rocks_told_[from] > page_.rocks_told_[to];
    if (info.car != CarMark::NotTold && (own.car == CarMark::NotTold || is_later)) {
        tell_car(here, info.car);
    }
    if (info.rocks && (!own.rocks || is_later)) {
        tell_rocks(here, *info.rocks);
        page_.rocks_told_[to] = other.rocks_told_[from];
    }
}

void PageWriter::take_over_side(const Page& other, Spot there, Spot here, Direction direction) {
    const SideMark mark = other.side(there, direction);
    if (mark == SideMark::NotTold || page_.at(here).known == Known::Not) {
        return;
    }
    const KeptSide from = kept_side(there, direction);
    const KeptSide to = kept_side(here, direction);
    const std::uint8_t told = (from.is_south ? other.south_told_ : other.east_told_)[from.cell];
    std::uint8_t& kept = (to.is_south ? page_.south_told_ : page_.east_told_)[to.cell];
    if (page_.side(here, direction) == SideMark::NotTold || told > kept) {
        tell_side(here, direction, mark);
        kept = told;
    }
}

void PageWriter::grow_old(std::uint8_t by) {
    for (auto* told : {&page_.rocks_told_, &page_.east_told_, &page_.south_told_}) {
        for (std::uint8_t& time : *told) {
            time = static_cast<std::uint8_t>(time > by ? time - by : 0);
        }
    }
}

}  // namespace tenebrae::nyctophobia

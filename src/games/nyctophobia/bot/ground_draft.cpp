// SPDX-License-Identifier: MIT
#include "games/nyctophobia/bot/ground_draft.hpp"

#include "games/nyctophobia/rules/game_rules.hpp"

#include <algorithm>
#include <bit>

namespace tenebrae::nyctophobia {
namespace {

constexpr int kContradiction = 1;
constexpr int kFeltContradiction = 10;
constexpr int kImpossible = 100;
constexpr std::size_t kBestCar = 3;  ///< the highest likelihood of a place for the car

std::optional<Spot> car_of(const Page& page) {
    for (std::int8_t y = page.rows().least; y <= page.rows().most; ++y) {
        for (std::int8_t x = page.columns().least; x <= page.columns().most; ++x) {
            if (page.at({x, y}).car == CarMark::Car) {
                return Spot{x, y};
            }
        }
    }
    return std::nullopt;
}

}  // namespace

Space random_space(Spaces spaces, core::Random& random) {
    const auto count = static_cast<std::uint64_t>(std::popcount(spaces));
    for (auto skipped = random.below(count); skipped > 0; --skipped) {
        take_first(spaces);
    }
    return first_of(spaces);
}

GroundDraft::GroundDraft(const Rules& rules, const View& view, core::Random& random)
    : rules_(rules),
      view_(view),
      state_(view.state),
      random_(random),
      owner_(view.state.open.owner) {
    place_pages();
    place_hunted();
    read_felt_sides();
    place_felt_pieces();
    place_fight();
    place_car();
}

std::optional<std::uint8_t> GroundDraft::rocks(Space space) const {
    return rocks_[space] == 0 ? std::nullopt
                              : std::optional(static_cast<std::uint8_t>(rocks_[space] - 1));
}

Space GroundDraft::space_of(std::uint8_t page, Spot spot) const {
    if (origins_[page] == kNoSpace) {
        return kNoSpace;
    }
    const int x = column(origins_[page]) + spot.x;
    const int y = row(origins_[page]) + spot.y;
    return is_inside(x, y) ? space_at(x, y) : kNoSpace;
}

Space GroundDraft::place_of(const SketchMark& mark) const {
    return mark.is_set ? space_of(mark.page, mark.spot) : kNoSpace;
}

const SketchMark* GroundDraft::latest_mark(const std::array<SketchMark, kMaxHunted>& marks) const {
    const SketchMark* latest = nullptr;
    for (const SketchMark& mark : marks) {
        const bool is_later = mark.is_set && (latest == nullptr || mark.age < latest->age);
        latest = is_later ? &mark : latest;
    }
    return latest;
}

/// Returns whether a Hunted has a place on the seat's pages.
bool GroundDraft::has_place(PieceId who) const {
    return rules_.sketch && (rules_.open_talk || has_hunted(view_.own, who));
}

void GroundDraft::place_pages() {
    for (std::uint8_t number = 0; number < kMaxHunted; ++number) {
        if (state_.sketch.pages[number].is_used()) {
            origins_[number] = random_space(origins_of(number), random_);
            read_page(number);
        }
    }
}

/// Returns the possible origins of a page; its car, if known, must match that of earlier pages.
Spaces GroundDraft::origins_of(std::uint8_t number) const {
    const Page& page = state_.sketch.pages[number];
    Spaces origins = 0;
    for (int y = page.rows().origin_least; y <= page.rows().origin_most; ++y) {
        for (int x = page.columns().origin_least; x <= page.columns().origin_most; ++x) {
            origins |= only(space_at(x, y));
        }
    }
    const std::optional<Spot> car = is_car_ == 0 ? std::nullopt : car_of(page);
    const Spaces near = is_car_ | Trees{}.next_to(is_car_);
    Spaces fitting = 0;
    for (Spaces rest = car ? origins : 0; rest != 0;) {
        const Space origin = take_first(rest);
        const int x = column(origin) + car->x;
        const int y = row(origin) + car->y;
        fitting |= is_inside(x, y) && has(near, space_at(x, y)) ? only(origin) : 0;
    }
    return fitting == 0 ? origins : fitting;
}

void GroundDraft::read_page(std::uint8_t number) {
    const Page& page = state_.sketch.pages[number];
    for (std::int8_t y = page.rows().least; y <= page.rows().most; ++y) {
        for (std::int8_t x = page.columns().least; x <= page.columns().most; ++x) {
            const Space space = space_of(number, {x, y});
            if (space != kNoSpace) {
                read_spot(page, {x, y}, space);
            }
        }
    }
}

void GroundDraft::read_spot(const Page& page, Spot spot, Space space) {
    const SpotInfo info = page.at(spot);
    if (info.known == Known::Not) {
        return;
    }
    if (info.car != CarMark::Unknown) {
        (info.car == CarMark::Car ? is_car_ : no_car_) |= only(space);
    }
    if (info.rocks) {
        rocks_[space] = static_cast<std::uint8_t>(*info.rocks + 1);
    }
    for (const Direction direction : kDirections) {
        read_side(space, direction, page.side(spot, direction));
    }
}

void GroundDraft::read_side(Space space, Direction direction, SideMark mark) {
    const Side side = side_of(space, direction);
    if (mark == SideMark::Unknown) {
        return;
    }
    if ((side == kNoSide) != (mark == SideMark::Border)) {
        contradictions_ += kContradiction;
    } else if (side != kNoSide) {
        contradictions_ +=
            sides_[side] == SideMark::Unknown || sides_[side] == mark ? 0 : kContradiction;
        sides_[side] = mark;
    }
}

void GroundDraft::put_hunted(PieceId who, Space space) {
    at_[who] = space;
    hunted_ |= only(space);
    if (has_hunted(view_.own, who)) {
        (state_.hunted[who].in_car ? is_car_ : no_car_) |= only(space);
    }
}

void GroundDraft::place_randomly(PieceId who, Spaces spaces) {
    const Spaces free = spaces & ~hunted_;
    contradictions_ += free == 0 ? kContradiction : 0;
    put_hunted(who, random_space(free == 0 ? ~hunted_ : free, random_));
}

/// Places the Hunted with a place on a page first, then the one that decides. Others follow in
/// place_felt_pieces().
void GroundDraft::place_hunted() {
    for (PieceId who = 0; who < rules_.hunted; ++who) {
        const Space space = has_place(who)
                                ? space_of(state_.sketch.page_of[who], state_.sketch.spot_of[who])
                                : kNoSpace;
        if (space != kNoSpace && !has(hunted_, space)) {
            put_hunted(who, space);
        } else {
            contradictions_ += has_place(who) ? kImpossible : 0;
        }
    }
    if (at_[owner_] == kNoSpace) {
        place_randomly(owner_, spaces_for(owner_));
    }
}

/// Returns the spaces that match the sides felt at this stop.
Spaces GroundDraft::spaces_for(PieceId who) const {
    Spaces spaces = 0;
    for (Space space = 0; space < kSpaces; ++space) {
        const bool fits = std::ranges::all_of(kDirections, [&](Direction direction) {
            const FeltSide felt = state_.hunted[who].felt[index(direction)];
            return felt == FeltSide::Unknown
                   || (felt == FeltSide::Border) == (beyond(space, direction) == kNoSpace);
        });
        spaces |= fits ? only(space) : 0;
    }
    return spaces;
}

/// Reads the sides felt at this stop, which override the sketch.
void GroundDraft::read_felt_sides() {
    const Space own = at_[owner_];
    for (const Direction direction : kDirections) {
        const FeltSide felt = state_.hunted[owner_].felt[index(direction)];
        const Side side = side_of(own, direction);
        if (felt == FeltSide::Unknown || side == kNoSide) {
            continue;
        }
        sides_[side] = felt == FeltSide::Tree ? SideMark::Tree : SideMark::Open;
        vacant_ |= felt == FeltSide::Open ? only(beyond(own, direction)) : 0;
        if (felt == FeltSide::Tree) {
            felt_.put(side);
        }
    }
    contradictions_ += (vacant_ & hunted_) == 0 ? 0 : kFeltContradiction;
}

/// Places the pieces felt beside the deciding Hunted, then the others.
void GroundDraft::place_felt_pieces() {
    const SketchMark* const mark = latest_mark(state_.sketch.hunter);
    const Space marked = mark != nullptr && mark->age == 0 ? place_of(*mark) : kNoSpace;
    Spaces occupied = 0;
    for (const Direction direction : kDirections) {
        const Space there = beyond(at_[owner_], direction);
        const bool is_occupied =
            state_.hunted[owner_].felt[index(direction)] == FeltSide::Piece && there != kNoSpace;
        occupied |= is_occupied && !has(hunted_, there) ? only(there) : 0;
    }
    if (marked != kNoSpace && has(occupied, marked)) {
        hunter_ = marked;
        occupied &= ~only(marked);
    }
    for (PieceId who = 0; who < rules_.hunted; ++who) {
        if (at_[who] != kNoSpace) {
            continue;
        }
        Spaces spaces = occupied != 0 ? occupied : ~vacant_;
        spaces &= hunter_ == kNoSpace ? ~Spaces{0} : ~only(hunter_);
        place_randomly(who, spaces);
        occupied &= ~only(at_[who]);
    }
    if (occupied != 0 && hunter_ == kNoSpace) {
        hunter_ = first_of(occupied);
    }
    no_car_ |= hunter_ == kNoSpace ? 0 : only(hunter_);
}

/// Places the Hunter beside a Hunted who may strike back (HU-X5).
void GroundDraft::place_fight() {
    if (state_.open.decision != Decision::Counter) {
        return;
    }
    const SketchMark* const mark = latest_mark(state_.sketch.hunter);
    const Space marked = mark != nullptr ? place_of(*mark) : kNoSpace;
    Spaces beside = 0;
    for (const Direction direction : kDirections) {
        const Space there = beyond(at_[owner_], direction);
        beside |= there == kNoSpace ? 0 : only(there);
    }
    contradictions_ += marked != kNoSpace && has(hunted_, marked) ? kFeltContradiction : 0;
    beside &= ~hunted_;
    if (marked != kNoSpace && has(beside, marked)) {
        hunter_ = marked;
    } else if (const Spaces free = beside & ~is_car_; free != 0) {
        hunter_ = random_space(free, random_);
    } else {
        contradictions_ += kImpossible;
        return;
    }
    no_car_ |= only(hunter_);
}

bool GroundDraft::fits(const CarSpaces& car) const {
    const Spaces spaces = spaces_of(car);
    const Side between = side_of(car[0], direction_to(car[0], car[1]));
    return (is_car_ & ~spaces) == 0 && (no_car_ & spaces) == 0 && sides_[between] != SideMark::Tree;
}

/// Returns how likely the car is there, from 0 for hardly possible.
std::size_t GroundDraft::likelihood_of(const CarSpaces& car, bool by_clue) const {
    if (!fits(car)) {
        return 0;
    }
    if (!by_clue) {
        return kBestCar;
    }
    const bool is_best = rules_.human_hunter || farthest_clue(car) == state_.open.clue;
    return !is_true_clue(car, state_.open.clue) ? 1 : is_best ? kBestCar : 2;
}

/// Places the car in the direction of the clue if possible, otherwise anywhere possible. With cards
/// that turn the forest, the clue is not always believed.
void GroundDraft::place_car() {
    std::array<core::FixedList<Side, kSides>, kBestCar + 1> places;  // by likelihood
    const bool follows_clue =
        rules_.deck != Deck::Mage || state_.open.round == 1 || random_.below(4) != 0;
    const bool by_clue = state_.open.has_clue && follows_clue;
    for (int number = 0; number < kSideNumbers; ++number) {
        if (!is_side(number)) {
            continue;
        }
        const auto side = static_cast<Side>(number);
        const CarSpaces car{near_space(side), far_space(side)};
        if (hunter_ != kNoSpace && has(spaces_of(car), hunter_)) {
            continue;
        }
        places[likelihood_of(car, by_clue)].push_back(side);
    }
    for (std::size_t rank = 0; rank < places.size(); ++rank) {
        const auto& found = places[kBestCar - rank];
        if (!found.empty()) {
            const Side side = found[static_cast<std::size_t>(random_.below(found.size()))];
            car_ = {near_space(side), far_space(side)};
            contradictions_ += rank == kBestCar ? kImpossible : static_cast<int>(rank);
            contradictions_ += is_sound(felt_, car_) ? 0 : kFeltContradiction;
            return;
        }
    }
}

}  // namespace tenebrae::nyctophobia

// SPDX-License-Identifier: MIT
#include "games/nyctophobia/bot/belief.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace tenebrae::nyctophobia {
namespace {

constexpr int kOpenStep = 2;
constexpr int kUnknownStep = 3;
constexpr int kBesideHunter = 12;
constexpr int kNearHunter = 4;
constexpr int kOutdatedAge = 3;  ///< Hunter turns
/// The weights of a place for the car: in the direction of the clue, and elsewhere.
constexpr int kInClue = 8;
constexpr int kOutOfClue = 1;

/// Returns how many of the columns (or rows) where a page's column may be are in a range.
int count_between(const Bounds& bounds, int place, int least, int most) {
    int count = 0;
    for (int origin = bounds.origin_least; origin <= bounds.origin_most; ++origin) {
        count += origin + place >= least && origin + place <= most ? 1 : 0;
    }
    return count;
}

/// Returns whether the board may have a column (or row) there.
bool may_lie(const Bounds& bounds, int place) {
    return bounds.origin_most + place >= 0 && bounds.origin_least + place < kBoardSize;
}

/// A queue of spots by cost, in order of insertion for equal costs. No step costs more than the
/// number of rings.
class Frontier {
public:
    void put(std::size_t spot, int cost) {
        word_of(spot, cost) |= bit_of(spot);
        ++size_;
    }
    void take(std::size_t spot, int cost) {
        word_of(spot, cost) &= ~bit_of(spot);
        --size_;
    }
    /// Takes the cheapest spot. Precondition: the queue is not empty.
    std::size_t take_first() {
        for (;; ++cost_) {
            const Ring& ring = rings_[static_cast<std::size_t>(cost_) % kRings];
            for (std::size_t word = 0; word < ring.size(); ++word) {
                if (ring[word] != 0) {
                    const auto bit = static_cast<std::size_t>(std::countr_zero(ring[word]));
                    const std::size_t spot = word * kWordBits + bit;
                    take(spot, cost_);
                    return spot;
                }
            }
        }
    }
    [[nodiscard]] bool is_empty() const { return size_ == 0; }

private:
    static constexpr std::size_t kWordBits = 64;
    static constexpr std::size_t kRings = kUnknownStep + kBesideHunter + 1;
    using Ring = std::array<std::uint64_t, 4>;

    std::uint64_t& word_of(std::size_t spot, int cost) {
        return rings_[static_cast<std::size_t>(cost) % kRings][spot / kWordBits];
    }
    static std::uint64_t bit_of(std::size_t spot) { return std::uint64_t{1} << spot % kWordBits; }

    std::array<Ring, kRings> rings_{};
    int cost_ = 0;
    int size_ = 0;
};

}  // namespace

Belief::Belief(const Rules& rules, const View& view, PieceId who)
    : rules_(rules), state_(view.state), who_(who) {
    const Sketch& sketch = state_.sketch;
    const Page& page = sketch.pages[sketch.page_of[who]];
    if (!rules.sketch || !page.is_used()) {
        return;
    }
    page_ = &page;
    own_ = sketch.spot_of[who];
}

void Belief::update() {
    if (has_page()) {
        weigh_spots();
        find_paths();
    }
}

bool Belief::may_exist(Spot spot) const {
    return is_on_grid(spot) && may_lie(page_->columns(), spot.x) && may_lie(page_->rows(), spot.y);
}

/// Returns the weight of a spot as a space of the car, by the clue and the possible columns and
/// rows.
int Belief::car_weight(Spot spot) const {
    const SpotInfo info = page_->at(spot);
    if (!may_exist(spot) || info.car == CarMark::NotCar || info.known == Known::Stood) {
        return 0;
    }
    constexpr int kLast = kBoardSize - 1;
    constexpr int kMiddle = kBoardSize / 2;
    const bool by_rows =
        state_.open.clue == Direction::North || state_.open.clue == Direction::South;
    const bool is_low = state_.open.clue == Direction::North || state_.open.clue == Direction::West;
    const Bounds& along = by_rows ? page_->rows() : page_->columns();
    const int place = by_rows ? int{spot.y} : int{spot.x};
    const int all = count_between(along, place, 0, kLast);
    const int fitting = is_low ? count_between(along, place, 0, kMiddle - 1)
                               : count_between(along, place, kMiddle, kLast);
    return (kInClue * fitting + kOutOfClue * (all - fitting)) / std::max(1, all);
}

void Belief::weigh_spots() {
    for (int index = 0; index < kSpots; ++index) {
        weight_[static_cast<std::size_t>(index)] = car_weight(spot_of(index));
    }
}

int Belief::hunter_distance(Spot spot) const {
    const SketchMark& mark = state_.sketch.hunter[rules_.open_talk ? 0 : who_];
    const bool counts =
        mark.is_set && mark.page == state_.sketch.page_of[who_] && mark.age < kOutdatedAge;
    return counts ? std::abs(mark.spot.x - spot.x) + std::abs(mark.spot.y - spot.y) : kUnreachable;
}

/// Returns the spots of friends on the same page.
Belief::SpotSet Belief::friends() const {
    SpotSet taken{};
    const Sketch& sketch = state_.sketch;
    for (PieceId one = 0; one < rules_.hunted; ++one) {
        const bool is_here =
            rules_.open_talk && one != who_ && sketch.page_of[one] == sketch.page_of[who_];
        if (is_here && is_on_grid(sketch.spot_of[one])) {
            taken[static_cast<std::size_t>(index_of(sketch.spot_of[one]))] = true;
        }
    }
    return taken;
}

/// Returns the cost of a step over a side with this mark onto a spot that may exist.
int Belief::step_cost(Spot to, SideMark side) const {
    if (side == SideMark::Tree || side == SideMark::Border) {
        return kUnreachable;
    }
    const int danger = hunter_distance(to);
    return (side == SideMark::Open ? kOpenStep : kUnknownStep)
           + (danger <= 1   ? kBesideHunter
              : danger == 2 ? kNearHunter
                            : 0);
}

/// Finds the cheapest paths with Dijkstra's algorithm.
void Belief::find_paths() {
    const auto at = [](Spot spot) { return static_cast<std::size_t>(index_of(spot)); };
    const SpotSet taken = friends();
    cost_.fill(kUnreachable);
    cost_[at(own_)] = 0;
    Frontier frontier;
    frontier.put(at(own_), 0);
    while (!frontier.is_empty()) {
        const std::size_t next = frontier.take_first();
        const Spot from = spot_of(static_cast<int>(next));
        const bool is_known = page_->at(from).known != Known::Not;
        for (const Direction direction : kDirections) {
            const Spot to = nyctophobia::beyond(from, direction);
            if (!may_exist(to) || taken[at(to)] || cost_[at(to)] <= cost_[next]) {
                continue;
            }
            const int step =
                step_cost(to, is_known ? page_->side(from, direction) : SideMark::Unknown);
            if (step == kUnreachable || cost_[next] + step >= cost_[at(to)]) {
                continue;
            }
            if (cost_[at(to)] != kUnreachable) {
                frontier.take(at(to), cost_[at(to)]);
            }
            cost_[at(to)] = cost_[next] + step;
            first_[at(to)] = from == own_ ? static_cast<std::uint8_t>(direction) : first_[next];
            frontier.put(at(to), cost_[at(to)]);
        }
    }
}

int Belief::cost(Spot spot) const {
    return is_on_grid(spot) ? cost_[static_cast<std::size_t>(index_of(spot))] : kUnreachable;
}

Direction Belief::first_step(Spot spot) const {
    return static_cast<Direction>(first_[static_cast<std::size_t>(index_of(spot))]);
}

std::optional<Spot> Belief::car() const {
    std::optional<Spot> nearest;
    for (int index = 0; index < kSpots; ++index) {
        const Spot spot = spot_of(index);
        const bool is_nearer = may_exist(spot) && page_->at(spot).car == CarMark::Car
                               && cost(spot) != kUnreachable
                               && (!nearest || cost(spot) < cost(*nearest));
        nearest = is_nearer ? spot : nearest;
    }
    return nearest;
}

int Belief::search_value(Spot spot) const {
    int sum = 0;
    for (const Direction direction : kDirections) {
        const Spot next = nyctophobia::beyond(spot, direction);
        const SideMark side = page_->side(spot, direction);
        const bool is_closed = side == SideMark::Tree || side == SideMark::Border;
        sum +=
            is_on_grid(next) && !is_closed ? weight_[static_cast<std::size_t>(index_of(next))] : 0;
    }
    return sum;
}

std::optional<Spot> Belief::best_search_spot() const {
    std::optional<Spot> best;
    int best_value = 0;
    for (int index = 0; index < kSpots; ++index) {
        const Spot spot = spot_of(index);
        if (spot == own_ || cost(spot) == kUnreachable) {
            continue;
        }
        constexpr int kScale = 1000;
        const int value = kScale * search_value(spot) / (cost(spot) + kOpenStep);
        if (value > best_value) {
            best_value = value;
            best = spot;
        }
    }
    return best;
}

}  // namespace tenebrae::nyctophobia

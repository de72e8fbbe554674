// SPDX-License-Identifier: MIT
#include "games/nyctophobia/rules/page_writer.hpp"

#include <algorithm>
#include <limits>

namespace tenebrae::nyctophobia {

namespace {

constexpr std::uint8_t kLatest = std::numeric_limits<std::uint8_t>::max();
constexpr std::uint8_t kAgingStep =
    128;  ///< how much older statements get when the counter is full

Spot moved(Spot spot, Spot by) {
    return {static_cast<std::int8_t>(spot.x + by.x), static_cast<std::int8_t>(spot.y + by.y)};
}
/// Returns the steps from one spot to another.
Spot difference(Spot from, Spot to) {
    return {static_cast<std::int8_t>(to.x - from.x), static_cast<std::int8_t>(to.y - from.y)};
}

bool is_fixed(const Page& page) {
    return page.is_used() && page.columns().is_fixed() && page.rows().is_fixed();
}
/// Returns the number of Hunted, at most kMaxHunted, which is the room in a sketch.
PieceId count_hunted(const Rules& rules) {
    return std::min(rules.hunted, static_cast<PieceId>(kMaxHunted));
}
/// Returns the origin on the board. Precondition: is_fixed(page).
Spot origin_of(const Page& page) {
    return {
        static_cast<std::int8_t>(page.columns().origin_least),
        static_cast<std::int8_t>(page.rows().origin_least)};
}

}  // namespace

/// Adds what a listener hears: with closed talk one Hunted to their own page, with open talk all
/// together (kNoPiece) to all pages. Contradictions are allowed: the later statement wins, or is
/// ignored.
class Sketcher {
public:
    Sketcher(const Rules& rules, Sketch& sketch, PieceId listener)
        : hunted_(count_hunted(rules)),
          sketch_(sketch),
          listener_(listener),
          mark_(listener == kNoPiece ? 0 : listener) {}

    void hear_event(const Event& event);
    void begin_page(PieceId who);

private:
    void record_hunted_event(const Event& event);
    void record_noise_or_combat(const Event& event);
    void feel(const Event& event);
    void feel_side(PieceId who, Spot from, Direction direction, Felt felt);
    void mark_piece(PieceId who, std::uint8_t page, Spot spot);
    void step(const Event& event, SideMark side);
    void fly(const Event& event);
    void end_flight(const Event& event, Spot last);
    void combat(const Event& event);
    void counter(const Event& event);
    void leave_noise(PieceId who, Spot spot);
    void begin_hunter_turn();
    void clear_pages();
    void swap(const Event& event);

    bool join(std::uint8_t first, std::uint8_t second, Spot offset);
    void join_fixed_pages();
    void mark_hunter(std::uint8_t page, Spot spot);

    /// Returns whether a Hunted has a place on the listener's pages (HU-Q3).
    [[nodiscard]] bool has_place(PieceId who) const {
        return listener_ == kNoPiece ? who < hunted_ : who == listener_;
    }
    /// Returns whether the noise is gone, or at a place unknown to the listener (HU-N1, Q1).
    [[nodiscard]] bool ends_noise(const Event& event) const {
        const bool is_made = event.kind == EventKind::Flight || event.kind == EventKind::Speak;
        return event.kind == EventKind::Reset || (is_made && !has_place(event.who));
    }
    [[nodiscard]] std::uint8_t page_of(PieceId who) const { return sketch_.page_of[who]; }
    [[nodiscard]] Spot& spot_of(PieceId who) { return sketch_.spot_of[who]; }
    void place(PieceId who, std::uint8_t page, Spot spot) {
        sketch_.page_of[who] = page;
        spot_of(who) = spot;
    }
    [[nodiscard]] PageWriter write(std::uint8_t page);
    [[nodiscard]] PageWriter page(PieceId who) { return write(page_of(who)); }

    PieceId hunted_;
    Sketch& sketch_;
    PieceId listener_;
    std::size_t mark_;
};

PageWriter Sketcher::write(std::uint8_t page) {
    if (listener_ == kNoPiece && page != sketch_.last_page) {
        if (sketch_.now == kLatest) {
            for (Page& old : sketch_.pages) {
                PageWriter(old, 0).age_statements(kAgingStep);
            }
            sketch_.now = static_cast<std::uint8_t>(sketch_.now - kAgingStep);
        }
        ++sketch_.now;
        sketch_.last_page = page;
    }
    return {sketch_.pages[page], sketch_.now};
}

void Sketcher::begin_page(PieceId who) {
    sketch_.page_of[who] = who;
    spot_of(who) = {};
    sketch_.last_step[who] = Direction::North;
    PageWriter(sketch_.pages[who], sketch_.now).begin();
}

void Sketcher::hear_event(const Event& event) {
    if (event.kind == EventKind::HunterTurn) {
        begin_hunter_turn();
    } else if (event.kind == EventKind::ForestTurns) {
        clear_pages();
    } else if (event.kind == EventKind::Swapped) {
        swap(event);
    } else if (ends_noise(event)) {
        sketch_.noise[mark_] = {};
    } else if (has_place(event.who)) {
        record_hunted_event(event);
    }
    if (listener_ == kNoPiece) {
        join_fixed_pages();
    }
}

/// Records events of a Hunted with a place on the pages (HU-Q4).
void Sketcher::record_hunted_event(const Event& event) {
    if (event.kind == EventKind::Step) {
        step(event, SideMark::Open);
    } else if (event.kind == EventKind::Hop) {
        step(event, SideMark::Tree);
    } else if (event.kind == EventKind::Feel) {
        feel(event);
    } else if (event.kind == EventKind::Blocked) {
        feel_side(event.who, spot_of(event.who), event.direction, event.near[0]);
    } else if (event.kind == EventKind::Occupied) {
        page(event.who).mark_known(beyond(spot_of(event.who), event.direction), Known::Passed);
    } else if (event.kind == EventKind::InCar) {
        page(event.who).set_car(spot_of(event.who), CarMark::Car);
    } else {
        record_noise_or_combat(event);
    }
}

void Sketcher::record_noise_or_combat(const Event& event) {
    const Spot here = spot_of(event.who);
    if (event.kind == EventKind::NoiseLeft) {
        leave_noise(event.who, beyond(here, opposite(sketch_.last_step[event.who])));
    } else if (event.kind == EventKind::Speak) {
        leave_noise(event.who, here);
    } else if (event.kind == EventKind::Flight) {
        fly(event);
    } else if (event.kind == EventKind::Combat) {
        combat(event);
    } else if (event.kind == EventKind::Counter) {
        counter(event);
    }
}

/// Records felt sides. Meeting a piece may join pages and move the spot of the Hunted, so the spot
/// is looked up each time.
void Sketcher::feel(const Event& event) {
    page(event.who).renew(spot_of(event.who));
    for (Direction direction : kDirections) {
        const PieceId who = event.who;
        feel_side(who, spot_of(who), direction, event.near[index(direction)]);
        feel_side(who, beyond(spot_of(who), direction), direction, event.far[index(direction)]);
    }
}

void Sketcher::feel_side(PieceId who, Spot from, Direction direction, Felt felt) {
    const Spot there = beyond(from, direction);
    PageWriter writer = page(who);
    if (felt.is_border()) {
        writer.set_side(from, direction, SideMark::Border);
    } else if (felt.is_tree()) {
        writer.set_side(from, direction, SideMark::Tree);
    } else if (felt.is_known()) {
        writer.mark_known(there, Known::Felt);
        writer.set_side(from, direction, SideMark::Open);
        writer.set_car(there, felt.is_car() ? CarMark::Car : CarMark::NotCar);
        writer.set_rocks(there, felt.rocks());
        mark_piece(felt.piece(), page_of(who), there);
    }
}

/// Records that a piece is in this space of a page (HU-Q6, Q8).
void Sketcher::mark_piece(PieceId who, std::uint8_t page, Spot spot) {
    if (who == kHunter) {
        mark_hunter(page, spot);
        return;
    }
    if (!has_place(who) || !is_on_page(spot)) {
        return;
    }
    const std::uint8_t other = page_of(who);
    const Spot there = spot_of(who);
    const bool joined = other < page   ? join(other, page, difference(spot, there))
                        : page < other ? join(page, other, difference(there, spot))
                                       : false;
    if (!joined) {
        place(who, page, spot);
    }
}

/// Records a step, or a hop if `side` is a tree.
void Sketcher::step(const Event& event, SideMark side) {
    const PieceId who = event.who;
    const Spot from = spot_of(who);
    const Spot there = beyond(from, event.direction);
    if (!is_on_page(there)) {
        return;
    }
    PageWriter writer = page(who);
    writer.renew(from);
    writer.mark_known(there, Known::Stood);
    writer.set_side(there, opposite(event.direction), side);
    writer.set_car(there, CarMark::NotCar);
    writer.set_rocks(there, 0);
    spot_of(who) = there;
    sketch_.last_step[who] = event.direction;
}

void Sketcher::fly(const Event& event) {
    PageWriter writer = page(event.who);
    Spot spot = spot_of(event.who);
    for (int space = 0; space < event.number && is_on_page(beyond(spot, event.direction));
         ++space) {
        const Spot from = spot;
        spot = beyond(spot, event.direction);
        writer.mark_known(spot, Known::Passed);
        writer.set_side(from, event.direction, SideMark::Open);
    }
    writer.add_rock(spot);
    leave_noise(event.who, spot);
    end_flight(event, spot);
}

void Sketcher::end_flight(const Event& event, Spot last) {
    PageWriter writer = page(event.who);
    const Spot ahead = beyond(last, event.direction);
    switch (static_cast<Hit>(event.place)) {
    case Hit::Tree: writer.set_side(last, event.direction, SideMark::Tree); break;
    case Hit::Border: writer.set_side(last, event.direction, SideMark::Border); break;
    case Hit::Car:
        writer.mark_known(ahead, Known::Felt);
        writer.set_side(last, event.direction, SideMark::Open);
        writer.set_car(ahead, CarMark::Car);
        break;
    case Hit::Friend: mark_piece(event.other, page_of(event.who), last); break;
    case Hit::Hunter: mark_piece(kHunter, page_of(event.who), last); break;
    }
}

/// Records a combat. The side stays unknown, since there may be a tree (HU-X2).
void Sketcher::combat(const Event& event) {
    const Spot there = beyond(spot_of(event.who), event.direction);
    PageWriter writer = page(event.who);
    writer.mark_known(there, Known::Passed);
    writer.set_car(there, CarMark::NotCar);
    mark_hunter(page_of(event.who), there);
}

/// Adds the rock of a counter beside the Hunter, whom the combat has just marked.
void Sketcher::counter(const Event& event) {
    const SketchMark& hunter = sketch_.hunter[mark_];
    if (event.number != 0 && hunter.is_set) {
        write(hunter.page).add_rock(hunter.spot);
    }
}

void Sketcher::leave_noise(PieceId who, Spot spot) {
    SketchMark& noise = sketch_.noise[mark_];
    noise = {};
    noise.is_set = is_on_page(spot);
    noise.page = page_of(who);
    noise.spot = spot;
}

void Sketcher::mark_hunter(std::uint8_t page, Spot spot) {
    SketchMark& hunter = sketch_.hunter[mark_];
    hunter = {};
    hunter.is_set = is_on_page(spot);
    hunter.page = page;
    hunter.spot = spot;
}

/// HU-Q8.
void Sketcher::begin_hunter_turn() {
    for (SketchMark* mark : {&sketch_.hunter[mark_], &sketch_.noise[mark_]}) {
        if (mark->is_set && mark->age != kLatest) {
            ++mark->age;
        }
    }
    sketch_.noise[mark_].doubtful = sketch_.noise[mark_].is_set;
    for (PieceId who = 0; who < hunted_; ++who) {
        if (has_place(who)) {
            PageWriter(sketch_.pages[who], sketch_.now).add_turn();
        }
    }
}

/// Clears all pages (HU-Q9).
void Sketcher::clear_pages() {
    for (PieceId who = 0; who < hunted_; ++who) {
        if (has_place(who)) {
            begin_page(who);
        }
    }
    sketch_.hunter[mark_] = {};
    sketch_.noise[mark_] = {};
}

/// HU-Q10.
void Sketcher::swap(const Event& event) {
    if (listener_ == kNoPiece) {
        std::swap(sketch_.page_of[event.who], sketch_.page_of[event.other]);
        std::swap(spot_of(event.who), spot_of(event.other));
    } else if (event.who == listener_ || event.other == listener_) {
        clear_pages();
    }
}

/// Moves the second page onto the first, with its origin at `offset` (HU-Q6). Returns false and
/// does nothing if a Hunted would be off the page, which true reports never cause.
bool Sketcher::join(std::uint8_t first, std::uint8_t second, Spot offset) {
    for (PieceId who = 0; who < hunted_; ++who) {
        if (page_of(who) == second && !is_on_page(moved(spot_of(who), offset))) {
            return false;
        }
    }
    PageWriter(sketch_.pages[first], sketch_.now).merge(sketch_.pages[second], offset);
    sketch_.pages[second] = Page();
    for (PieceId who = 0; who < hunted_; ++who) {
        if (page_of(who) == second) {
            place(who, first, moved(spot_of(who), offset));
        }
    }
    for (SketchMark* mark : {&sketch_.hunter[mark_], &sketch_.noise[mark_]}) {
        if (mark->is_set && mark->page == second) {
            mark->page = first;
            mark->spot = moved(mark->spot, offset);
            mark->is_set = is_on_page(mark->spot);
        }
    }
    return true;
}

void Sketcher::join_fixed_pages() {
    for (std::uint8_t first = 0; first < hunted_; ++first) {
        for (std::uint8_t second = first + 1U; second < hunted_; ++second) {
            const Page& one = sketch_.pages[first];
            const Page& other = sketch_.pages[second];
            if (is_fixed(one) && is_fixed(other)) {
                join(first, second, difference(origin_of(one), origin_of(other)));
            }
        }
    }
}

Sketch new_sketch(const Rules& rules) {
    Sketch sketch;
    for (PieceId who = 0; rules.sketch && who < count_hunted(rules); ++who) {
        Sketcher(rules, sketch, who).begin_page(who);
    }
    return sketch;
}

void note_event(const Rules& rules, Sketch& sketch, const Event& event) {
    const Audience recipients = audience(event.kind);
    if (!rules.sketch || recipients == Audience::Hunter) {
        return;
    }
    if (rules.open_talk) {
        Sketcher(rules, sketch, kNoPiece).hear_event(event);
        return;
    }
    for (PieceId who = 0; who < count_hunted(rules); ++who) {
        if (recipients == Audience::All || who == event.who) {
            Sketcher(rules, sketch, who).hear_event(event);
        }
    }
}

void forget_ages(Sketch& sketch) {
    for (Page& page : sketch.pages) {
        PageWriter(page, 0).forget_ages();
    }
}

Sketch sketch_of(const Rules& rules, const Sketch& sketch, HuntedSet own) {
    if (rules.open_talk) {
        return own == 0 ? Sketch() : sketch;
    }
    Sketch seen;
    for (PieceId who = 0; who < count_hunted(rules); ++who) {
        if (has_hunted(own, who)) {
            seen.pages[who] = sketch.pages[who];
            seen.page_of[who] = sketch.page_of[who];
            seen.spot_of[who] = sketch.spot_of[who];
            seen.hunter[who] = sketch.hunter[who];
            seen.noise[who] = sketch.noise[who];
            seen.last_step[who] = sketch.last_step[who];
        }
    }
    return seen;
}

}  // namespace tenebrae::nyctophobia

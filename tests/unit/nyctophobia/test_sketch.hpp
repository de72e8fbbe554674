// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/sketch.hpp"

#include <array>

/// Passes made-up events to a sketch, without a board.
namespace tenebrae::nyctophobia::testing {

inline constexpr Direction kN = Direction::North;
inline constexpr Direction kE = Direction::East;
inline constexpr Direction kS = Direction::South;
inline constexpr Direction kW = Direction::West;

inline constexpr Felt kFree = Felt::space(false, kNoPiece, 0);
inline constexpr Felt kTree = Felt::tree();
inline constexpr Felt kBorder = Felt::border();
inline constexpr Felt kCarFelt = Felt::space(true, kNoPiece, 0);
inline Felt piece(int who) {
    return Felt::space(false, static_cast<PieceId>(who - 1), 0);
}
inline Felt hunter() {
    return Felt::space(false, kHunter, 0);
}
inline Felt rocks(int number) {
    return Felt::space(false, kNoPiece, number);
}

/// A sketch and the events it hears. Hunted count from 1.
class TestSketch {
public:
    explicit TestSketch(Rules rules = {}) : rules_(rules), sketch(new_sketch(rules)) {}

    TestSketch& step(int who, Direction direction) {
        return add_event(EventKind::Step, who, direction);
    }
    TestSketch& steps(int who, Direction direction, int number) {
        for (int left = number; left > 0; --left) {
            step(who, direction);
        }
        return *this;
    }
    TestSketch& hop(int who, Direction direction) {
        add_event(EventKind::Hop, who, direction);
        return add_event(EventKind::NoiseLeft, who);
    }
    TestSketch& feel(int who, std::array<Felt, 4> near, std::array<Felt, 4> far = {}) {
        Event event = of(EventKind::Feel, who);
        event.near = near;
        event.far = far;
        return add_event(event);
    }
    TestSketch& blocked(int who, Direction direction, Felt felt) {
        Event event = of(EventKind::Blocked, who);
        event.direction = direction;
        event.near[0] = felt;
        return add_event(event);
    }
    TestSketch& flight(int who, Direction direction, int spaces, Hit hit, int other = 6) {
        Event event = of(EventKind::Flight, who);
        event.direction = direction;
        event.number = static_cast<std::uint8_t>(spaces);
        event.place = static_cast<std::uint8_t>(hit);
        event.other = static_cast<PieceId>(other - 1);
        return add_event(event);
    }
    TestSketch& counter(int who, bool with_rock) {
        Event event = of(EventKind::Counter, who);
        event.number = with_rock ? 1 : 0;
        return add_event(event);
    }
    TestSketch& swapped(int who, int other) {
        Event event = of(EventKind::Swapped, who);
        event.other = static_cast<PieceId>(other - 1);
        return add_event(event);
    }
    TestSketch& add_event(EventKind kind, int who = 6, Direction direction = kN) {
        Event event = of(kind, who);
        event.direction = direction;
        return add_event(event);
    }
    TestSketch& add_event(const Event& event) {
        note_event(rules_, sketch, event);
        return *this;
    }

    [[nodiscard]] const Page& page(int who) const {
        return sketch.pages[sketch.page_of[index(who)]];
    }
    /// Returns the number of the page that a Hunted is on, from 1.
    [[nodiscard]] int page_of(int who) const { return sketch.page_of[index(who)] + 1; }
    [[nodiscard]] Spot spot(int who) const { return sketch.spot_of[index(who)]; }
    /// Returns what is known of a spot on the page that a Hunted is on.
    [[nodiscard]] SpotInfo at(int who, Spot spot) const { return page(who).at(spot); }
    [[nodiscard]] SideMark side(int who, Spot spot, Direction direction) const {
        return page(who).side(spot, direction);
    }
    [[nodiscard]] bool has_page(int number) const { return sketch.pages[index(number)].is_used(); }

private:
    static std::size_t index(int who) { return static_cast<std::size_t>(who - 1); }
    static Event of(EventKind kind, int who) {
        Event event;
        event.kind = kind;
        event.who = static_cast<PieceId>(who - 1);
        return event;
    }
    Rules rules_;

public:
    Sketch sketch;
};

inline Rules closed_talk() {
    Rules rules;
    rules.open_talk = false;
    rules.people = 3;
    return rules;
}

}  // namespace tenebrae::nyctophobia::testing

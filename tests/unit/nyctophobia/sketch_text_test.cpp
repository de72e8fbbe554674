// SPDX-License-Identifier: MIT
// Tests the text of the sketch (HU-Q2 to Q8).
#include "catch.hpp"
#include "games/nyctophobia/rules/game_rules.hpp"
#include "games/nyctophobia/words/sketch_text.hpp"

#include <algorithm>
#include <string>

namespace tenebrae::nyctophobia {
namespace {

const Felt kNothing = Felt::space(false, kNoPiece, 0);

Event of(EventKind kind, PieceId who, Direction direction = Direction::North) {
    Event event;
    event.kind = kind;
    event.who = who;
    event.direction = direction;
    return event;
}

/// Two Hunted. Hunted 1 felt its sides, walked east, felt the car, threw a rock south and met the
/// Hunter.
View after_a_walk(const Rules& rules) {
    State state;
    state.sketch = new_sketch(rules);
    Event felt = of(EventKind::Feel, 0);
    felt.near = {Felt::tree(), kNothing, Felt::border(), Felt::space(false, kNoPiece, 2)};
    note_event(rules, state.sketch, felt);
    note_event(rules, state.sketch, of(EventKind::Step, 0, Direction::East));
    Event blocked = of(EventKind::Blocked, 0, Direction::East);
    blocked.near[0] = Felt::space(true, kHunter, 0);
    note_event(rules, state.sketch, blocked);
    Event flight = of(EventKind::Flight, 0, Direction::North);
    flight.number = 2;
    flight.place = static_cast<std::uint8_t>(Hit::Tree);
    note_event(rules, state.sketch, flight);
    note_event(rules, state.sketch, of(EventKind::HunterTurn, kNoPiece));
    return view_of(rules, state, 0);
}

Rules two_hunted() {
    Rules rules;
    rules.hunted = 2;
    return rules;
}

TEST_CASE("a page is drawn as a map of spaces and sides", "[HU-Q2][HU-Q4]") {
    const Rules rules = two_hunted();
    CHECK(
        sketch_text(rules, after_a_walk(rules), table::BoardStyle::Ascii)
        == R"(Page 1: Hunted 1 at 1 east; its start is in column b to f, row 8.
    -1   0   1   2
            ###
  6         !'*
             |
  7          '
        ###  |
  8  .2- o - 1 -[H]
        ===
Page 2: Hunted 2 at the start; its start is in column a to h, row 1 to 8.
     0
  0  2
The Hunter (H) was at 2 east on page 1, 1 of his turns ago.
The noise (!) was put at 1 east, 2 north on page 1, and may be gone.
o stood, . felt, ' passed; - | open, # ### tree, = === edge; [ ] car, * rock.
)"
    );
}

TEST_CASE("as sentences a page lists how each space is known and its sides", "[HU-Q4]") {
    const Rules rules = two_hunted();
    const std::string text = sketch_text(rules, after_a_walk(rules), table::BoardStyle::Sentences);
    CHECK(
        text.find("  the start: stood in; north tree, east open, south edge, west open.\n")
        != std::string::npos
    );
    CHECK(text.find("  1 west: felt, 2 rocks; east open.\n") != std::string::npos);
    CHECK(
        text.find("  1 east, 2 north: passed, 1 rock; north tree, south open.\n")
        != std::string::npos
    );
    CHECK(text.find("  2 east: felt, car; west open.\n") != std::string::npos);
    CHECK(text.find("###") == std::string::npos);
}

TEST_CASE("a fixed page names the spaces of the board", "[HU-Q7]") {
    const Rules rules = two_hunted();
    State state;
    state.sketch = new_sketch(rules);
    Event felt = of(EventKind::Feel, 1);
    felt.near = {Felt::border(), Felt::border(), kNothing, Felt::tree()};
    note_event(rules, state.sketch, felt);
    note_event(rules, state.sketch, of(EventKind::Step, 1, Direction::South));
    const std::string text = sketch_text(rules, view_of(rules, state, 0), table::BoardStyle::Ascii);
    CHECK(text.find(R"(Page 2: Hunted 2 at h2; its start is h1.
     h
    ===
  1# o =
     |
  2  2
)") != std::string::npos);
}

TEST_CASE("the UTF-8 drawing shows the same page with lines", "[HU-Q4]") {
    const Rules rules = two_hunted();
    const std::string text = sketch_text(rules, after_a_walk(rules), table::BoardStyle::Utf8);
    CHECK(text.find("  8  ·2─ o ─ 1 ─[H]\n") != std::string::npos);
    CHECK(text.find("        ━━━  │\n") != std::string::npos);
    CHECK(text.find("        ═══\n") != std::string::npos);
}

TEST_CASE("without a sketch nothing is shown", "[HU-Q1]") {
    Rules rules = two_hunted();
    CHECK(sketch_text(rules, view_of(rules, after_a_walk(rules).state, 6), table::BoardStyle::Ascii)
              .empty());
    rules.sketch = false;
    CHECK(sketch_text(rules, after_a_walk(rules), table::BoardStyle::Utf8).empty());
}

TEST_CASE("with closed talk only the Hunted of the seat is shown", "[HU-Q2][HU-Q3]") {
    Rules rules = two_hunted();
    rules.open_talk = false;
    rules.people = 2;
    const std::string text = sketch_text(rules, after_a_walk(rules), table::BoardStyle::Ascii);
    CHECK(text.find("Page 1: Hunted 1 at 1 east;") != std::string::npos);
    CHECK(text.find("Hunted 2") == std::string::npos);
}

}  // namespace
}  // namespace tenebrae::nyctophobia

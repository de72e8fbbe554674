// SPDX-License-Identifier: MIT
#include "games/nightcage/words/commands.hpp"
#include "positions.hpp"

namespace tenebrae::nightcage {
namespace {

using Kind = ActionKind;

/// Returns "code NC-X" of every reason in order; "legal" if there is none.
std::string reasons(const Rules& rules, const View& view, Action action) {
    std::string text;
    for (const core::Diagnostic& error : refusals(rules, view.shown, action)) {
        text += (text.empty() ? "" : ", ") + error.code + " " + error.rule;
    }
    return text.empty() ? "legal" : text;
}

std::string reasons(const View& view, Action action) {
    return reasons(second_printing(), view, action);
}

Cell cell(std::string_view name) {
    return *parse_cell(second_printing().board, name);
}

Action step(Kind kind, Direction direction) {
    return Action::towards(kind, direction);
}

TEST_CASE("a Move needs an exit and an entrance and room", "[rules][NC-M2]") {
    const View first = view_of(second_printing(), meeting("turn 5\n"));
    CHECK(reasons(first, step(Kind::Move, Direction::West)) == "legal");
    CHECK(reasons(first, step(Kind::Move, Direction::South)) == "legal");
    CHECK(reasons(first, step(Kind::Move, Direction::East)) == "occupied NC-M2");
    CHECK(reasons(first, step(Kind::Move, Direction::North)) == "nothing-there NC-M2");

    const View second = view_of(second_printing(), meeting("turn 6\n"));
    CHECK(reasons(second, step(Kind::Move, Direction::North)) == "monster-there NC-M2");
    CHECK(reasons(second, step(Kind::Move, Direction::South)) == "wall-there NC-M2");
    CHECK(reasons(second, step(Kind::Move, Direction::East)) == "wall-here NC-M2, occupied NC-M2");
}

TEST_CASE("the sentence of a refusal describes the situation", "[rules][NC-M2]") {
    const View view = view_of(second_printing(), meeting("turn 6\n"));
    const auto wall = refusals(second_printing(), view.shown, step(Kind::Move, Direction::South));
    CHECK(
        wall.front().message
        == "The straight at d4 has no exit north towards d3: its exits are east and west."
    );
    const auto monster =
        refusals(second_printing(), view.shown, step(Kind::Move, Direction::North));
    CHECK(monster.front().hint == "type `charge n` to charge it for nerve");
}

TEST_CASE("without light a free cell can be entered and a wall cannot", "[rules][NC-O3]") {
    const View view = view_of(second_printing(), meeting("turn 8\n"));
    CHECK(reasons(view, step(Kind::Move, Direction::North)) == "legal");
    CHECK(reasons(view, step(Kind::Move, Direction::East)) == "legal");
    CHECK(reasons(view, step(Kind::Move, Direction::West)) == "wall-there NC-M2, occupied NC-M2");
}

TEST_CASE("a charge needs a monster and nerve", "[rules][NC-N5]") {
    const View first = view_of(second_printing(), meeting("turn 5\n"));
    CHECK(reasons(first, step(Kind::Charge, Direction::West)) == "no-monster NC-N5");
    CHECK(reasons(first, step(Kind::Charge, Direction::North)) == "no-monster NC-N5");
    const View second = view_of(second_printing(), meeting("turn 6\n"));
    CHECK(reasons(second, step(Kind::Charge, Direction::North)) == "no-nerve NC-N5");
}

TEST_CASE("a charge after a Move costs two nerve", "[rules][NC-N5]") {
    const View view = view_of(second_printing(), meeting("turn 5\nphase move after\n"));
    CHECK(reasons(view, step(Kind::Charge, Direction::West)) == "no-nerve NC-N5, no-monster NC-N5");
    CHECK(reasons(view, step(Kind::Again, Direction::West)) == "legal");
    CHECK(reasons(view, Action::of(Kind::End)) == "legal");
}

TEST_CASE(
    "a prisoner without light may stay only for nerve or when held in place",
    "[rules][NC-C5][NC-C6]"
) {
    View view = view_of(second_printing(), meeting("turn 8\n"));
    CHECK(reasons(view, Action::of(Kind::Stay)) == "legal");
    PublicState& shown = view.shown;
    shown.prisoners[3].nerve = 0;
    CHECK(reasons(view, Action::of(Kind::Stay)) == "lights-out NC-C5");
    shown.stack_size = 0;  // no blind step is possible, and every other direction is blocked
    CHECK(reasons(view, Action::of(Kind::Stay)) == "legal");
}

TEST_CASE("a key is passed to a neighbour without one once a turn", "[rules][NC-Y2]") {
    const View first = view_of(second_printing(), meeting("turn 5\n"));
    CHECK(reasons(first, Action::with_prisoner(Kind::Take, PrisonerId{1})) == "legal");
    CHECK(
        reasons(first, Action::with_prisoner(Kind::Pass, PrisonerId{1}))
        == "no-key NC-Y2, has-key NC-Y1"
    );
    CHECK(reasons(first, Action::with_prisoner(Kind::Take, PrisonerId{3})) == "not-together NC-Y2");
    CHECK(
        reasons(first, Action::with_prisoner(Kind::Take, PrisonerId{2}))
        == "no-key NC-Y2, not-on-board NC-Y2"
    );
    CHECK(
        reasons(first, Action::with_prisoner(Kind::Take, PrisonerId{0})) == "same-prisoner NC-Y2"
    );
    CHECK(
        reasons(first, Action::with_prisoner(Kind::Take, PrisonerId{4})) == "no-such-prisoner NC-G2"
    );
    View passed = first;
    passed.shown.passed = only(PrisonerId{1});
    CHECK(
        reasons(passed, Action::with_prisoner(Kind::Take, PrisonerId{1})) == "already-passed NC-Y2"
    );
}

TEST_CASE("the monster of a Stay replaces connected tiles first", "[rules][NC-C2]") {
    View view = view_of(second_printing(), meeting("turn 5\nphase stay replace hand w\n"));
    CHECK(reasons(view, Action::at(Kind::Replace, cell("b3"))) == "legal");
    CHECK(reasons(view, Action::at(Kind::Replace, cell("c4"))) == "legal");
    CHECK(reasons(view, Action::at(Kind::Replace, cell("d3"))) == "occupied NC-C2");
    CHECK(reasons(view, Action::at(Kind::Replace, cell("c2"))) == "nothing-there NC-C2");
    CHECK(reasons(view, Action::at(Kind::Replace, cell("d2"))) == "not-connected NC-C2");
}

TEST_CASE(
    "without a connected tile the monster of a Stay replaces one behind a wall", "[rules][NC-C2]"
) {
    const View view = view_of(
        second_printing(),
        "turn 5\nboard\n"
        " . . . . . .\n"
        " . . ins . . .\n"
        " . . tesw . . .\n"
        " . . inS . . .\n"
        " . . . . . .\n"
        " . . . . . .\n"
        "prisoner 1 at c3 lit nerve 1\n"
        "prisoner 2 falling row 6 lit nerve 0\n"
        "prisoner 3 falling row 6 lit nerve 0\n"
        "prisoner 4 falling row 6 lit nerve 0\n"
        "stack counts t 9 x 2 g 1 k 5 w 2\n"
        "phase stay replace hand w\n"
    );
    CHECK(reasons(view, Action::at(Kind::Replace, cell("c4"))) == "legal");
    CHECK(reasons(view, Action::at(Kind::Replace, cell("c2"))) == "not-connected NC-C2");
}

TEST_CASE(
    "a fall ends on a free cell in the dark or else on a tile or else in a pit",
    "[rules][NC-F2][NC-F4]"
) {
    const std::string start = "turn 7\nboard\n"
                              " . . . . . .\n"
                              " . . . . . .\n"
                              " . . . . . .\n"
                              " . . . . . .\n"
                              " . . . . . .\n";
    const std::string rest = "prisoner 1 at a6 lit nerve 1\n"
                             "prisoner 2 at f6 out nerve 0\n"
                             "prisoner 3 falling row 6 lit nerve 0\n"
                             "prisoner 4 falling row 1 lit nerve 0\n"
                             "stack counts t 9 x 2 g 1 k 5 w 2\n"
                             "phase landing land\n";
    View view = view_of(second_printing(), start + " x . # w x g\n" + rest);
    CHECK(reasons(view, Action::at(Kind::Land, cell("b5"))) == "not-in-line NC-F2");
    CHECK(reasons(view, Action::at(Kind::Land, cell("b6"))) == "cell-lit NC-F2");
    CHECK(reasons(view, Action::at(Kind::Land, cell("a6"))) == "occupied NC-F4");
    CHECK(reasons(view, Action::at(Kind::Land, cell("f6"))) == "legal");
    CHECK(reasons(view, Action::at(Kind::Land, cell("d6"))) == "legal");
    CHECK(reasons(view, Action::at(Kind::Land, cell("c6"))) == "pit-last NC-F4");

    const View gap = view_of(second_printing(), start + " x . . w x g\n" + rest);
    CHECK(reasons(gap, Action::at(Kind::Land, cell("c6"))) == "legal");
    CHECK(reasons(gap, Action::at(Kind::Land, cell("d6"))) == "not-free NC-F2");
}

TEST_CASE("a tile drawn for a light is placed in it with an exit leading back", "[rules][NC-L5]") {
    const View view = view_of(second_printing(), meeting("turn 5\nphase move light hand t\n"));
    const auto place = [&view](std::string_view name, std::string_view exits) {
        return reasons(view, Action::at(Kind::Place, cell(name), *parse_exits(exits)));
    };
    CHECK(place("c2", "nes") == "legal");
    CHECK(place("c2", "new") == "must-face NC-L5");
    CHECK(place("c2", "nesw") == "no-such-exits NC-T5");
    CHECK(place("c4", "nes") == "not-free NC-L5");
    CHECK(place("f3", "nes") == "not-lit NC-L5");
}

TEST_CASE("an answer to another question is refused with the current question", "[rules][NC-M1]") {
    const View turn = view_of(second_printing(), meeting("turn 5\n"));
    const auto error = refusals(second_printing(), turn.shown, Action::of(Kind::Block));
    REQUIRE(error.size() == 1);
    CHECK(error[0].code == "not-now");
    CHECK(error[0].rule == "NC-M1");
    CHECK(error[0].message == "Not possible now. Prisoner 1 at c3: Move or Stay?");
    CHECK(error[0].expected == "move, stay, charge, pass or take");
    CHECK(error[0].hint == "type `move`; `legal` lists every choice");

    const View after = view_of(second_printing(), meeting("turn 5\nphase move after\n"));
    const auto again = refusals(second_printing(), after.shown, step(Kind::Move, Direction::West));
    CHECK(again[0].hint == "type `again` for another Move this turn, for 1 nerve");
}

TEST_CASE("the final flickers remove tiles without prisoners", "[rules][NC-E3]") {
    const View view = view_of(
        second_printing(),
        "turn 5\nboard\n"
        " . . . . . .\n"
        " . . . . . .\n"
        " . . x g . .\n"
        " . . # . . .\n"
        " . . . . . .\n"
        " . . . . . .\n"
        "prisoner 1 at d3 lit nerve 0 key\n"
        "prisoner 2 at d3 lit nerve 0 key\n"
        "prisoner 3 at d3 lit nerve 0 key\n"
        "prisoner 4 at c3 lit nerve 0 key\n"
        "stack empty\nflickers\nphase end flickers\n"
    );
    CHECK(reasons(view, Action::at(Kind::Remove, cell("c4"))) == "legal");
    CHECK(reasons(view, Action::at(Kind::Remove, cell("c3"))) == "occupied NC-E3");
    CHECK(reasons(view, Action::at(Kind::Remove, cell("a1"))) == "nothing-there NC-E3");
    CHECK(reasons(view, Action::of(Kind::Sustain)) == "no-nerve NC-N6");
    View bare = view;
    bare.shown.kind[index(cell("c4"))] = TileKind::None;
    for (Cells& exits : bare.shown.exits) {
        exits &= ~only(cell("c4"));
    }
    CHECK(reasons(bare, Action::at(Kind::Remove, cell("c3"))) == "legal");
}

TEST_CASE("resigning is possible until the game is over", "[rules][NC-X7]") {
    View view = view_of(second_printing(), meeting("turn 5\n"));
    CHECK(reasons(view, Action::of(Kind::Resign)) == "legal");
    view.shown.step = Step::Over;
    view.shown.ending = Ending::Waited;
    CHECK(reasons(view, Action::of(Kind::Resign)) == "game-over NC-X8");
}

}  // namespace
}  // namespace tenebrae::nightcage

// SPDX-License-Identifier: MIT
#include "games/nightcage/rules/preview.hpp"
#include "positions.hpp"

#include <algorithm>
#include <memory>

namespace tenebrae::nightcage {
namespace {

std::unique_ptr<ActionPreview>
foreseen(const Rules& rules, std::string_view position, Action action) {
    auto preview = std::make_unique<ActionPreview>();
    preview_action(rules, view_of(rules, position), action, *preview);
    return preview;
}

std::vector<EventKind> kinds(const ActionPreview& preview) {
    std::vector<EventKind> found;
    for (const Event& event : preview.events) {
        found.push_back(event.kind);
    }
    return found;
}

Cell cell(const Rules& rules, std::string_view name) {
    return *parse_cell(rules.board, name);
}

Cells cells(const Rules& rules, std::initializer_list<std::string_view> names) {
    Cells found = 0;
    for (const std::string_view name : names) {
        found |= only(cell(rules, name));
    }
    return found;
}

constexpr PrisonerId kOne{0};
constexpr PrisonerId kTwo{1};

/// Prisoner 1 is on the corner c3 with d3 lit to the east and c2 to the north. Prisoner 2 is far
/// away.
constexpr std::string_view kCorner = "board\n"
                                     "  .  .  .    .    .  .\n"
                                     "  .  .  tnsw .    .  .\n"
                                     "  .  .  sne  x    .  .\n"
                                     "  .  .  .    .    .  .\n"
                                     "  .  .  .    .    .  .\n"
                                     "  g  .  .    .    .  g\n"
                                     "prisoner 1 at c3 lit nerve 1\n"
                                     "prisoner 2 at f6 lit nerve 0\n"
                                     "prisoner 3 at f6 lit nerve 0\n"
                                     "prisoner 4 at f6 lit nerve 0\n"
                                     "turn 5\n"
                                     "stack counts t 9 x 9 k 5 w 4\n";

TEST_CASE("a Move is predicted up to the first tile that is drawn", "[rules]") {
    const auto first =
        foreseen(first_printing(), kCorner, Action::towards(ActionKind::Move, Direction::East));
    // NC-M4 [1]: crumble, step, illuminate.
    CHECK(kinds(*first) == std::vector{EventKind::Moved, EventKind::Crumbled, EventKind::Drawn});
    CHECK(first->events[2].tile == TileKind::None);
    CHECK(first->tiles == 1);
    // c2 loses its only light (NC-L3) and c3 crumbles (NC-M3).
    CHECK(first->lost == cells(first_printing(), {"c2", "c3"}));
    CHECK(first->pits == cells(first_printing(), {"c3"}));
    CHECK_FALSE(first->certain_loss);

    const auto second =
        foreseen(second_printing(), kCorner, Action::towards(ActionKind::Move, Direction::East));
    // [2]: the removal comes before the light.
    CHECK(
        kinds(*second)
        == std::vector{EventKind::Moved, EventKind::Crumbled, EventKind::Removed, EventKind::Drawn}
    );
    CHECK(second->lost == cells(second_printing(), {"c2", "c3"}));
    CHECK(second->pits == cells(second_printing(), {"c3"}));
}

TEST_CASE("a Stay is predicted without the tile it costs", "[rules]") {
    const auto stay = foreseen(first_printing(), kCorner, Action::of(ActionKind::Stay));
    CHECK(kinds(*stay) == std::vector{EventKind::Stayed});
    CHECK(stay->tiles == 1);
    CHECK_FALSE(stay->complete);
    // NC-C4: the floor of a start tile gives way whatever the tile is.
    CHECK(stay->falling == only(kOne));
    CHECK(contains(stay->lost, cell(first_printing(), "c3")));
    CHECK_FALSE(stay->certain_loss);
}

TEST_CASE(
    "without a monster in the stack a Stay on firm ground is predicted to its end", "[rules]"
) {
    const std::string position =
        "board\n  . . . . . .\n  . . . . . .\n  . . tnew . . .\n  . . . . . .\n"
        "  . . . . . .\n  . . . . . g\n"
        "prisoner 1 at c3 lit nerve 1\nprisoner 2 at f6 lit nerve 0\n"
        "prisoner 3 at f6 lit nerve 0\nprisoner 4 at f6 lit nerve 0\nturn 5\n"
        "stack counts t 9 x 9 k 6 g 1\n";
    const auto stay = foreseen(first_printing(), position, Action::of(ActionKind::Stay));
    CHECK(
        kinds(*stay)
        == std::
            vector{EventKind::Stayed, EventKind::Discarded, EventKind::NerveGained, EventKind::TurnBegins}
    );
    CHECK(stay->complete);
}

TEST_CASE(
    "a Stay that may cost the last needed key is predicted only up to that point", "[rules]"
) {
    const std::string position =
        "board\n  . . . . . .\n  . . . . . .\n  . . tnew . . .\n  . . . . . .\n"
        "  . . . . . .\n  . . . . . g\n"
        "prisoner 1 at c3 lit nerve 1\nprisoner 2 at f6 lit nerve 0\n"
        "prisoner 3 at f6 lit nerve 0\nprisoner 4 at f6 lit nerve 0\nturn 5\n"
        "stack counts t 9 x 9 k 4 g 1\n";
    const auto stay = foreseen(first_printing(), position, Action::of(ActionKind::Stay));
    // NC-X3 could end the game between the two events.
    CHECK(kinds(*stay) == std::vector{EventKind::Stayed, EventKind::Discarded});
    CHECK_FALSE(stay->complete);
    CHECK_FALSE(stay->certain_loss);
}

TEST_CASE("a Stay on a crumbling floor over the last tile is a certain loss", "[rules]") {
    const std::string position =
        "board\n  . . . . . .\n  . . . . . .\n  . . ins . . .\n  . . . . . .\n"
        "  . . . . . .\n  . . . . . g\n"
        "prisoner 1 at c3 lit nerve 1 key\nprisoner 2 at f6 lit nerve 0 key\n"
        "prisoner 3 at f6 lit nerve 0 key\nprisoner 4 at f6 lit nerve 0 key\nturn 5\n"
        "stack counts ";
    // NC-X4: there is nothing left to land on, whatever the tile is.
    CHECK(foreseen(first_printing(), position + "w 1\n", Action::of(ActionKind::Stay))->certain_loss
    );
    CHECK_FALSE(
        foreseen(first_printing(), position + "w 2\n", Action::of(ActionKind::Stay))->certain_loss
    );
}

/// Prisoner 1 at b3 and prisoner 2 at e3 in the corridor of the wax eater at d3.
constexpr std::string_view kCorridor = "board\n"
                                       "  .    .    .   .  .   .\n"
                                       "  .    tesw .   .  .   .\n"
                                       "  .    x    iew w  ssw .\n"
                                       "  .    .    .   .  .   .\n"
                                       "  .    .    .   .  .   .\n"
                                       "  .    .    .   .  .   g\n"
                                       "prisoner 1 at b3 lit nerve 0\n"
                                       "prisoner 2 at e3 lit nerve 1\n"
                                       "prisoner 3 at f6 lit nerve 0\n"
                                       "prisoner 4 at f6 lit nerve 0\n"
                                       "turn 5\n"
                                       "stack counts t 9 x 9 k 6 w 4\n";

TEST_CASE("a step out of a monster's line triggers it and evades it and hits others", "[rules]") {
    const auto north =
        foreseen(first_printing(), kCorridor, Action::towards(ActionKind::Move, Direction::North));
    // NC-A2, NC-A3: e3 is struck. The hit waits for the Block of prisoner 2 (NC-A7).
    CHECK(kinds(*north) == std::vector{EventKind::Moved, EventKind::Strikes, EventKind::Evaded});
    CHECK(north->striking == cells(first_printing(), {"d3"}));
    CHECK(north->struck == only(kTwo));
    CHECK(north->complete);
    CHECK(north->shown.step == Step::Strike);
    // Prisoner 2's candle goes out: d3 has only its own light, and c3 only that of b3.
    CHECK(
        (north->lost & cells(first_printing(), {"c3", "d3"}))
        == cells(first_printing(), {"c3", "d3"})
    );
}

TEST_CASE("a step within a monster's line is struck", "[rules]") {
    const auto east =
        foreseen(first_printing(), kCorridor, Action::towards(ActionKind::Move, Direction::East));
    CHECK(east->struck == (only(kOne) | only(kTwo)));
    CHECK(east->striking == cells(first_printing(), {"d3"}));
    // Prisoner 1 has no nerve to block with: the hit removes three tiles (NC-A6).
    CHECK(east->tiles == 3);
}

TEST_CASE("a win is predicted", "[rules]") {
    const std::string position =
        "board\n  . . . . . .\n  . . . . . .\n  . . . . . .\n  . . . . . .\n"
        "  . . . . . .\n  . . . . tnew g\n"
        "prisoner 1 at e6 lit nerve 1 key\nprisoner 2 at f6 lit nerve 0 key\n"
        "prisoner 3 at f6 lit nerve 0 key\nprisoner 4 at f6 lit nerve 0 key\nturn 5\n"
        "stack counts t 5\n";
    const auto east =
        foreseen(first_printing(), position, Action::towards(ActionKind::Move, Direction::East));
    CHECK(kinds(*east) == std::vector{EventKind::Moved, EventKind::GameEnds});
    CHECK(east->certain_win);
    CHECK_FALSE(east->certain_loss);
}

TEST_CASE("a leap with the stack empty is a certain loss", "[rules]") {
    const std::string position =
        "board\n  . . . . . .\n  . . . . . .\n  . . . . . .\n  . . . . . .\n"
        "  . . . . # .\n  . . . . tnew g\n"
        "prisoner 1 at e6 lit nerve 1 key\nprisoner 2 at f6 lit nerve 0 key\n"
        "prisoner 3 at f6 lit nerve 0 key\nprisoner 4 at f6 lit nerve 0 key\nturn 5\n"
        "stack counts\n";
    const auto north =
        foreseen(first_printing(), position, Action::towards(ActionKind::Move, Direction::North));
    CHECK(north->certain_loss);
    CHECK(north->falling == only(kOne));
}

TEST_CASE("the losses from a blind step are predicted", "[rules]") {
    const std::string position =
        "board\n  . . . . . .\n  . . . . . .\n  . . sne . . .\n  . . . . . .\n"
        "  . . . . . .\n  . . . . . g\n"
        "prisoner 1 at c3 out nerve 1\nprisoner 2 at f6 lit nerve 0\n"
        "prisoner 3 at f6 lit nerve 0\nprisoner 4 at f6 lit nerve 0\nturn 5\n"
        "stack counts t 9 x 9 k 6 w 4\n";
    const auto east =
        foreseen(first_printing(), position, Action::towards(ActionKind::Move, Direction::East));
    CHECK(kinds(*east) == std::vector{EventKind::Drawn});
    // NC-O4: the tile that was left goes to the darkness if it has no light.
    CHECK(east->lost == cells(first_printing(), {"c3"}));
    CHECK(east->pits == 0);
}

}  // namespace
}  // namespace tenebrae::nightcage

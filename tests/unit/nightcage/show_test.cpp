// SPDX-License-Identifier: MIT
#include "core/text.hpp"
#include "games/nightcage/rules/game_rules.hpp"
#include "games/nightcage/words/show.hpp"
#include "positions.hpp"

#include <algorithm>

namespace tenebrae::nightcage {
namespace {

using table::BoardStyle;

std::string shown(const View& view, BoardStyle style) {
    Names names;
    names[0] = "Ada";
    return format_board(second_printing(), view, names, style);
}

/// Returns the picture after a line feed, so that it starts on its own line in a test.
std::string picture(const View& view, BoardStyle style) {
    return "\n" + shown(view, style);
}

TEST_CASE("the board is drawn with passages and prisoners and a panel", "[tui]") {
    const View view = view_of(second_printing(), meeting("turn 5\n"));
    CHECK(picture(view, BoardStyle::Utf8) == R"(
     a     b     c     d     e     f     Turn 5, round 2, Ben (1)

 1   .     .     .     .     .     .     >1* Ada: c3, nerve 1
                                          2* d3, nerve 0, key
                     ─┘  └─               3* falls in row 6, nerve 0
 2   .     .     ??   WAX!   .     .      4~ e3, nerve 1, key
                     ─┐  ┌─
          │  └──┘  └──┘  │ ─┘ '└─        Stack 11: T 3, four-way 2, key tile 3,
 3   .    │      1*    2*│ 4~KEY+  .         gate 1, wax eater 2
          │  ┌──┐  ┌──┐  │ ─┐, ┌─        Darkness 61: start tile 4, straight 9,
                ░░░░ ──────                  T 25, four-way 9, key tile 2, gate
 4   .     .    ░░░░ '    ,  .     .         3, wax eater 9
                ░░░░ ──────
                                         Prisoner 1 (Ada) at c3: Move or Stay?
 5   .     .     .     .     .     .


 6   .     .     .     .     .     .

Signs: 1* candle burning; 1~ lights out; ', floor that crumbles; ░░ pit; ?? lit,
       but empty
)");
}

TEST_CASE("without line drawing the board is the same picture in ASCII", "[tui]") {
    const View view = view_of(second_printing(), meeting("turn 5\nphase move light hand t\n"));
    CHECK(picture(view, BoardStyle::Ascii) == R"(
     a     b     c     d     e     f     Turn 5, round 2, Ben (1)

 1   .     .     .     .     .     .     >1* Ada: c3, nerve 1
                                          2* d3, nerve 0, key
                     -+  +-               3* falls in row 6, nerve 0
 2   .     .     ??   WAX!   .     .      4~ e3, nerve 1, key
                     -+  +-
          |  +--+  +--+  | -+ '+-        In hand: T
 3   .    |      1*    2*| 4~KEY+  .     Stack 11: T 3, four-way 2, key tile 3,
          |  +--+  +--+  | -+, +-            gate 1, wax eater 2
                #### ------              Darkness 60: start tile 4, straight 9,
 4   .     .    #### '    ,  .     .         T 24, four-way 9, key tile 2, gate
                #### ------                  3, wax eater 9

 5   .     .     .     .     .     .     Prisoner 1 (Ada) drew a T for c2: which
                                             way round?

 6   .     .     .     .     .     .

Signs: 1* candle burning; 1~ lights out; ', floor that crumbles; ## pit; ?? lit,
       but empty
)");
}

TEST_CASE("a gate has room for all prisoners", "[tui]") {
    View view = view_of(
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
        "prisoner 3 at d3 out nerve 0 key\n"
        "prisoner 4 at c3 lit nerve 0 key\n"
        "stack empty\nflickers\nphase end flickers\n"
    );
    CHECK(shown(view, BoardStyle::Utf8).find("  4*  1*2*3~") != std::string::npos);
    view.shown.prisoners[3].cell = view.shown.prisoners[0].cell;
    CHECK(shown(view, BoardStyle::Utf8).find("   1234") != std::string::npos);
    CHECK(shown(view, BoardStyle::Utf8).find("GA") != std::string::npos);
}

TEST_CASE("a tile without light has broken walls", "[tui]") {
    View view = view_of(second_printing(), meeting("turn 5\n"));
    view.shown.prisoners[1].lit = false;
    const std::string board = shown(view, BoardStyle::Ascii);
    CHECK(board.find(".'") == std::string::npos);
    CHECK(board.find(" ..  ..") != std::string::npos);
    CHECK(board.find("broken walls: unlit") != std::string::npos);
}

TEST_CASE("no line is wider than eighty columns whatever the names", "[tui]") {
    const Rules rules = [] {
        const std::vector<table::Setting> settings{{"set", "second", {}}, {"prisoners", "5", {}}};
        return std::move(make_variant("data", settings)).value().rules;
    }();
    Names names;
    names.fill("sixteen letters.");
    State state = new_game(rules, 7);
    core::Random random(7);
    while (state.shown.ending == Ending::Unfinished) {
        ActionList actions;
        legal_actions(rules, state.shown, actions);
        apply(rules, state, actions[random.below(actions.size())]);
        const std::string board =
            format_board(rules, view(rules, state, 0), names, table::BoardStyle::Utf8);
        for (const std::string& line : core::split_lines(board)) {
            CHECK(core::display_width(line) <= 80);
        }
    }
}

}  // namespace
}  // namespace tenebrae::nightcage

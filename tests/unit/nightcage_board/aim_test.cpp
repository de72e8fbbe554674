// SPDX-License-Identifier: MIT
#include "boards.hpp"
#include "core/random.hpp"
#include "games/nightcage/rules/preview.hpp"

namespace tenebrae::nightcage::board {
namespace {

TEST_CASE("a direction aims and the same direction again moves", "[tui]") {
    Seat seat;
    seat.lay_out(crossroads());
    CHECK(seat.aimed().empty());
    CHECK(seat.press("right") == "redraw");
    CHECK(seat.aimed() == "move e");
    CHECK(seat.press("down") == "redraw");
    CHECK(seat.aimed() == "move s");
    CHECK(seat.press("right right") == "move e");
}

TEST_CASE("Enter plays the selected action and Escape clears it", "[tui]") {
    Seat seat;
    seat.lay_out(crossroads());
    CHECK(seat.press("enter") == "Nothing is chosen yet: choose first, then confirm.");
    seat.press("right");
    CHECK(seat.press("escape") == "redraw");
    CHECK(seat.aimed().empty());
    CHECK(seat.press("escape") == "unused");
    CHECK(seat.press("right enter") == "move e");
}

TEST_CASE("an illegal direction shows the reason with its rule", "[tui]") {
    Seat seat;
    seat.lay_out(crossroads());
    seat.press("right");
    CHECK(
        seat.press("up") == "Prisoner 2 stands on c2, and only a gate holds more than one. [NC-M2]"
    );
    // The previous selection is not confirmed by mistake.
    CHECK(seat.aimed().empty());
    CHECK(seat.press("left") == "There is a wax eater at b3. [NC-M2] It can be charged [NC-N5].");
}

TEST_CASE("charging is a mode unless there is only one monster", "[tui]") {
    Seat seat;
    seat.lay_out(crossroads());
    CHECK(seat.press("c") == "redraw");
    CHECK(seat.aimed() == "charge w");
    CHECK(seat.press("left") == "charge w");

    Seat two;
    std::string position = crossroads();
    position.replace(position.find("xnesw iew"), 9, "xnesw w  ");
    two.lay_out(position);
    two.press("c");
    CHECK(two.aimed().empty());
    CHECK(two.press("right") == "redraw");
    CHECK(two.aimed() == "charge e");
    CHECK(two.press("c") == "charge e");
}

TEST_CASE("staying and passing and taking have one key each", "[tui]") {
    Seat seat;
    seat.lay_out(crossroads());
    CHECK(seat.press("s") == "redraw");
    CHECK(seat.aimed() == "stay");
    CHECK(seat.press("p p") == "pass 2");
    Seat other;
    other.lay_out(crossroads());
    CHECK(other.press("s s") == "stay");
}

TEST_CASE("an action that is not possible now says so", "[tui]") {
    Seat seat;
    seat.lay_out(crossroads());
    CHECK(seat.press("b").find("[NC-") != std::string::npos);
    CHECK(seat.press("r") == "There is no tile in hand to turn.");
    CHECK(seat.press("t").find("[NC-Y2]") != std::string::npos);
    std::string position = crossroads();
    position.replace(position.find("lit nerve 1 key"), 15, "lit nerve 0 key");
    Seat poor;
    poor.lay_out(position);
    CHECK(poor.press("c") == "A charge costs 1 nerve, and prisoner 1 has 0. [NC-N5]");
}

TEST_CASE("moving again and ending the turn take one key", "[tui]") {
    Seat seat;
    seat.lay_out(crossroads("turn 5\nphase move after\n"));
    CHECK(seat.press("right") == "redraw");
    CHECK(seat.aimed() == "again e");
    CHECK(seat.press(".") == "end");
}

TEST_CASE("a start tile is moved over the board and turned", "[tui]") {
    Seat seat;
    CHECK(seat.aimed() == "start c3 ne");
    seat.press("right down");
    CHECK(seat.aimed() == "start d4 ne");
    seat.press("r");
    CHECK(seat.aimed() == "start d4 es");
    seat.press("R R");
    CHECK(seat.aimed() == "start d4 nw");
    seat.press("up up up up");
    CHECK(seat.aimed() == "start d6 nw");
    CHECK(seat.press("tab") == "redraw");
    CHECK(seat.aimed() == "start e6 nw");
    CHECK(
        seat.board().prompt(seat.drawing(), 80)
        == "Ada: where do you start?  arrows move, r turn (4 of 4), enter start here"
    );
    CHECK(seat.press("enter") == "start e6 nw");
}

TEST_CASE("a drawn tile goes to the allowed cells in the allowed orientations", "[tui]") {
    Seat seat;
    seat.lay_out("turn 5\nboard\n"
                 "  . . . . . .\n  . . . . . .\n  . . tnew . . .\n  . . . . . .\n"
                 "  . . . . . .\n  . . . . . g\n"
                 "prisoner 1 at c3 lit nerve 1\nprisoner 2 at f6 lit nerve 0\n"
                 "prisoner 3 at f6 lit nerve 0\nprisoner 4 at f6 lit nerve 0\n"
                 "stack counts t 9 x 9 k 6 w 4\nphase move light hand t\n");
    CHECK(seat.aimed() == "place c2 nes");
    CHECK(seat.press("right") == "redraw");
    CHECK(seat.aimed() == "place d3 esw");
    CHECK(
        seat.board().prompt(seat.drawing(), 80)
        == "Ada lays a T.  c2: 1 nes, 2 esw, 3 nsw, b3: 4 nes, 5 esw, 6 new, d3: 7 esw"
    );
    seat.press("r");
    CHECK(seat.aimed() == "place d3 nsw");
    CHECK(seat.press("down").find("[NC-L5]") != std::string::npos);
    CHECK(seat.aimed() == "place d3 nsw");
    // Pressing the direction twice places it.
    CHECK(seat.press("left left") == "place b3 nes");
}

TEST_CASE("the line of a fall is chosen with its key or a direction", "[tui]") {
    Seat seat;
    seat.lay_out(falling());
    CHECK(seat.press("-") == "redraw");
    CHECK(seat.aimed() == "fall row");
    CHECK(seat.press("up") == "redraw");
    CHECK(seat.aimed() == "fall column");
    CHECK(seat.press("|") == "fall column");
}

TEST_CASE("a strike is blocked or accepted with its key", "[tui]") {
    Seat seat;
    seat.lay_out(crossroads());
    seat.press("right right");
    CHECK(decision(seat.view().shown) == Decision::Block);
    CHECK(seat.press("b") == "redraw");
    CHECK(seat.aimed() == "block");
    CHECK(seat.press("e e") == "endure");
}

TEST_CASE("the Dirge is moved and turned as one shape", "[tui]") {
    Seat seat("hardest");
    seat.lay_out(dirge());
    CHECK(seat.aimed() == "dirge c2 e");  // nobody falls there, unlike in the corner
    seat.press("right");
    CHECK(seat.aimed() == "dirge a2 e");
    seat.press("r");
    CHECK(seat.aimed().substr(seat.aimed().size() - 2) == " s");
    CHECK(
        seat.board().prompt(seat.drawing(), 80)
        == "The Dirge comes: lay it where?  arrows move, r turn (3 of 4), enter lay it"
    );
    seat.press("R");
    CHECK(seat.press("enter").substr(0, 6) == "dirge ");
}

TEST_CASE("a choice selected by number is shown and one direction does not play it", "[tui]") {
    Seat seat;
    seat.lay_out(crossroads());
    seat.board().aim(0);
    CHECK(seat.aimed() == seat.words(0));
    seat.board().aim(10000);
    CHECK(seat.aimed() == seat.words(0));
}

TEST_CASE("without choices only looking and scrolling work as in a replay", "[tui]") {
    Seat seat;
    const host::GameState start = seat.referee().start(1);
    seat.board().set(seat.referee().view(start, 0), {});
    CHECK(seat.press("right") == "unused");
    CHECK(seat.press("enter") == "unused");
    CHECK(seat.press("I") == "redraw");
    seat.board().look(true);
    CHECK(seat.press("right") == "redraw");
    CHECK_FALSE(seat.board().explanation().empty());
}

TEST_CASE("a certain loss is shown before it is played", "[tui]") {
    Seat seat;
    seat.lay_out("turn 5\nboard\n"
                 "  . . . . . .\n  . . . . . .\n  . . . . . .\n  . . . . . .\n"
                 "  . . . . # .\n  . . . . tnew g\n"
                 "prisoner 1 at e6 lit nerve 1 key\nprisoner 2 at f6 lit nerve 0 key\n"
                 "prisoner 3 at f6 lit nerve 0 key\nprisoner 4 at f6 lit nerve 0 key\n"
                 "stack counts\n");
    seat.press("up");
    REQUIRE(seat.aimed() == "move n");
    CHECK(seat.board().loses(*seat.board().chosen()));
    CHECK(seat.told().front().substr(0, 6) == "! Lost");
    seat.press("right");
    REQUIRE(seat.aimed() == "move e");
    CHECK_FALSE(seat.board().loses(*seat.board().chosen()));
    CHECK(seat.told().front().substr(0, 5) == "+ Won");
}

TEST_CASE("a number selects its choice with one key", "[tui]") {
    Seat seat;
    seat.lay_out(crossroads());
    CHECK(seat.type("9").find("Type a number from 1 to ") != std::string::npos);
    CHECK(seat.type("0").find("Type a number from 1 to ") != std::string::npos);
    const std::string second = seat.words(1);
    CHECK(seat.type("2") == second);
}

TEST_CASE("every orientation of a tile has a number that the prompt shows", "[tui]") {
    Seat seat;
    seat.lay_out("turn 5\nboard\n"
                 "  . . . . . .\n  . . . . . .\n  . . tnew . . .\n  . . . . . .\n"
                 "  . . . . . .\n  . . . . . g\n"
                 "prisoner 1 at c3 lit nerve 1\nprisoner 2 at f6 lit nerve 0\n"
                 "prisoner 3 at f6 lit nerve 0\nprisoner 4 at f6 lit nerve 0\n"
                 "stack counts t 9 x 9 k 6 w 4\nphase move light hand t\n");
    CHECK(
        seat.board().prompt(seat.drawing(), 96)
        == "Ada lays a T.  c2: 1 nes, 2 esw, 3 nsw, b3: 4 nes, 5 esw, 6 new, d3: 7 esw, 8 nsw, "
           "9 new"
    );
    CHECK(seat.type("8") == "place d3 nsw");
}

TEST_CASE("if there are many cells a cell is selected by its column and row", "[tui]") {
    Seat seat;
    CHECK(seat.type("3") == "redraw");
    CHECK(seat.press("escape") == "redraw");
    CHECK(seat.aimed() == "start c3 ne");
    CHECK(seat.type("7") == "Type a cell as two digits, column then row: c4 is 34.");
    CHECK(seat.type("39") == "You cannot choose a cell with this number.");
    CHECK(seat.type("24") == "redraw");
    CHECK(seat.aimed() == "start b4 ne");
    CHECK(seat.type("5").find("Type a number from 1 to 4.") != std::string::npos);
    CHECK(seat.type("2") == "start b4 es");
}

TEST_CASE("Enter ends a turn unless that would do harm", "[tui]") {
    Seat seat;
    seat.lay_out(crossroads("turn 5\nphase move after\n"));
    CHECK(seat.aimed() == "end");
    CHECK(seat.press("right escape") == "redraw");
    CHECK(seat.aimed() == "end");
    CHECK(seat.press("enter") == "end");
}

TEST_CASE("the suggested start of the next prisoner is next to the others", "[tui]") {
    Seat seat("second", {}, 3);
    seat.press("enter");
    while (decision(seat.view().shown) == Decision::Place) {
        seat.press("enter");
    }
    REQUIRE(decision(seat.view().shown) == Decision::Start);
    CHECK(seat.aimed() == "start c1 es");
}

/// The harm of an action: the game is lost, or a prisoner falls.
struct Harm {
    bool loss = false;
    bool fall = false;
};
Harm harm_of(const Seat& seat, std::size_t choice) {
    ActionPreview preview;
    preview_action(seat.game().rules(), seat.view(), seat.action(choice), preview);
    return {preview.certain_loss, preview.falling != 0};
}

TEST_CASE("the first selected action does no avoidable harm", "[tui]") {
    int harmful = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Seat seat(seed % 2 == 0 ? "second" : "hardest", {}, seed);
        core::Random random(seed);
        for (int moves = 0; moves < 300 && !seat.is_over(); ++moves) {
            if (const auto chosen = seat.board().chosen()) {
                const Harm harm = harm_of(seat, *chosen);
                for (std::size_t other = 0; other < seat.choices(); ++other) {
                    const Harm averted = harm_of(seat, other);
                    const bool better = averted.loss < harm.loss
                                        || (averted.loss == harm.loss && averted.fall < harm.fall);
                    harmful += harm.loss || harm.fall ? 1 : 0;
                    REQUIRE_FALSE(better);
                }
            }
            const bool single = seat.choices() == 1;
            const Decision asked = decision(seat.view().shown);
            const bool will =
                asked == Decision::Start || asked == Decision::Turn || asked == Decision::AfterMove;
            REQUIRE(seat.board().forced().has_value() == (single && !will));
            seat.take(tui::BoardAnswer::play(random.below(static_cast<std::uint32_t>(seat.choices())
            )));
        }
    }
    CHECK(harmful > 0);
}

}  // namespace
}  // namespace tenebrae::nightcage::board

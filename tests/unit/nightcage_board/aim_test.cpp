// SPDX-License-Identifier: MIT
#include "boards.hpp"
#include "core/random.hpp"
#include "games/nightcage/rules/preview.hpp"

namespace tenebrae::nightcage::board {
namespace {

TEST_CASE("a direction aims and the same direction again moves", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    CHECK(player.selected().empty());
    CHECK(player.press("right") == "redraw");
    CHECK(player.selected() == "move e");
    CHECK(player.press("down") == "redraw");
    CHECK(player.selected() == "move s");
    CHECK(player.press("right right") == "move e");
}

TEST_CASE("an illegal direction shows the reason with its rule", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    player.press("right");
    CHECK(
        player.press("up")
        == "Prisoner 2 stands on c2, and only a gate holds more than one. [NC-M2]"
    );
    // The previous selection is not confirmed by mistake.
    CHECK(player.selected().empty());
    CHECK(player.press("left") == "There is a wax eater at b3. [NC-M2] It can be charged [NC-N5].");
}

TEST_CASE("charging is a mode unless there is only one monster", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    CHECK(player.press("c") == "redraw");
    CHECK(player.selected() == "charge w");
    CHECK(player.press("left") == "charge w");

    BoardPlayer two;
    std::string position = crossroads();
    position.replace(position.find("xnesw iew"), 9, "xnesw w  ");
    two.load_position(position);
    two.press("c");
    CHECK(two.selected().empty());
    CHECK(two.press("right") == "redraw");
    CHECK(two.selected() == "charge e");
    CHECK(two.press("c") == "charge e");
}

TEST_CASE("staying and passing and taking have one key each", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    CHECK(player.press("s") == "redraw");
    CHECK(player.selected() == "stay");
    CHECK(player.press("p p") == "pass 2");
    BoardPlayer other;
    other.load_position(crossroads());
    CHECK(other.press("s s") == "stay");
}

TEST_CASE("the key of an impossible action shows a message", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    CHECK(player.press("b").find("[NC-") != std::string::npos);
    CHECK(player.press("r") == "There is no tile in hand to turn.");
    CHECK(player.press("t").find("[NC-Y2]") != std::string::npos);
    std::string position = crossroads();
    position.replace(position.find("lit nerve 1 key"), 15, "lit nerve 0 key");
    BoardPlayer poor;
    poor.load_position(position);
    CHECK(poor.press("c") == "A charge costs 1 nerve, and prisoner 1 has 0. [NC-N5]");
}

TEST_CASE("moving again and ending the turn take one key", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads("turn 5\nphase move after\n"));
    CHECK(player.press("right") == "redraw");
    CHECK(player.selected() == "again e");
    CHECK(player.press(".") == "end");
}

TEST_CASE("a start tile is moved over the board and turned", "[tui]") {
    BoardPlayer player;
    CHECK(player.selected() == "start c3 ne");
    player.press("right down");
    CHECK(player.selected() == "start d4 ne");
    player.press("r");
    CHECK(player.selected() == "start d4 es");
    player.press("R R");
    CHECK(player.selected() == "start d4 nw");
    player.press("up up up up");
    CHECK(player.selected() == "start d6 nw");
    CHECK(player.press("tab") == "redraw");
    CHECK(player.selected() == "start e6 nw");
    CHECK(
        player.board().prompt(player.drawing(), 80)
        == "Ada: where do you start?  arrows move, r turn (4 of 4), enter start here"
    );
    CHECK(player.press("enter") == "start e6 nw");
}

TEST_CASE("a drawn tile goes to the allowed cells in the allowed orientations", "[tui]") {
    BoardPlayer player;
    player.load_position("turn 5\nboard\n"
                         "  . . . . . .\n  . . . . . .\n  . . tnew . . .\n  . . . . . .\n"
                         "  . . . . . .\n  . . . . . g\n"
                         "prisoner 1 at c3 lit nerve 1\nprisoner 2 at f6 lit nerve 0\n"
                         "prisoner 3 at f6 lit nerve 0\nprisoner 4 at f6 lit nerve 0\n"
                         "stack counts t 9 x 9 k 6 w 4\nphase move light hand t\n");
    CHECK(player.selected() == "place c2 nes");
    CHECK(player.press("right") == "redraw");
    CHECK(player.selected() == "place d3 esw");
    CHECK(
        player.board().prompt(player.drawing(), 80)
        == "Ada lays a T.  c2: 1 nes, 2 esw, 3 nsw, b3: 4 nes, 5 esw, 6 new, d3: 7 esw"
    );
    player.press("r");
    CHECK(player.selected() == "place d3 nsw");
    CHECK(player.press("down").find("[NC-L5]") != std::string::npos);
    CHECK(player.selected() == "place d3 nsw");
    // Pressing the direction twice places it.
    CHECK(player.press("left left") == "place b3 nes");
}

TEST_CASE("the line of a fall is chosen with its key or a direction", "[tui]") {
    BoardPlayer player;
    player.load_position(falling());
    CHECK(player.press("-") == "redraw");
    CHECK(player.selected() == "fall row");
    CHECK(player.press("up") == "redraw");
    CHECK(player.selected() == "fall column");
    CHECK(player.press("|") == "fall column");
}

TEST_CASE("a strike is blocked or accepted with its key", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    player.press("right right");
    CHECK(decision(player.view().shown) == Decision::Block);
    CHECK(player.press("b") == "redraw");
    CHECK(player.selected() == "block");
    CHECK(player.press("e e") == "endure");
}

TEST_CASE("the Dirge is moved and turned as one shape", "[tui]") {
    BoardPlayer player("hardest");
    player.load_position(dirge());
    CHECK(player.selected() == "dirge c2 e");  // nobody falls there, unlike in the corner
    player.press("right");
    CHECK(player.selected() == "dirge a2 e");
    player.press("r");
    CHECK(player.selected().substr(player.selected().size() - 2) == " s");
    CHECK(
        player.board().prompt(player.drawing(), 80)
        == "The Dirge comes: lay it where?  arrows move, r turn (3 of 4), enter lay it"
    );
    player.press("R");
    CHECK(player.press("enter").substr(0, 6) == "dirge ");
}

TEST_CASE("without choices only looking and scrolling work as in a replay", "[tui]") {
    BoardPlayer player;
    const host::GameState start = player.referee().start(1);
    player.board().set(player.referee().view(start, 0), {});
    CHECK(player.press("right") == "unused");
    CHECK(player.press("enter") == "unused");
    CHECK(player.press("I") == "redraw");
    player.board().look(true);
    CHECK(player.press("right") == "redraw");
    CHECK_FALSE(player.board().explanation().empty());
}

TEST_CASE("a certain loss is shown before it is played", "[tui]") {
    BoardPlayer player;
    player.load_position("turn 5\nboard\n"
                         "  . . . . . .\n  . . . . . .\n  . . . . . .\n  . . . . . .\n"
                         "  . . . . # .\n  . . . . tnew g\n"
                         "prisoner 1 at e6 lit nerve 1 key\nprisoner 2 at f6 lit nerve 0 key\n"
                         "prisoner 3 at f6 lit nerve 0 key\nprisoner 4 at f6 lit nerve 0 key\n"
                         "stack counts\n");
    player.press("up");
    REQUIRE(player.selected() == "move n");
    CHECK(player.board().loses(*player.board().chosen()));
    CHECK(player.effect_lines().front().substr(0, 6) == "! Lost");
    player.press("right");
    REQUIRE(player.selected() == "move e");
    CHECK_FALSE(player.board().loses(*player.board().chosen()));
    CHECK(player.effect_lines().front().substr(0, 5) == "+ Won");
}

TEST_CASE("every orientation of a tile has a number that the prompt shows", "[tui]") {
    BoardPlayer player;
    player.load_position("turn 5\nboard\n"
                         "  . . . . . .\n  . . . . . .\n  . . tnew . . .\n  . . . . . .\n"
                         "  . . . . . .\n  . . . . . g\n"
                         "prisoner 1 at c3 lit nerve 1\nprisoner 2 at f6 lit nerve 0\n"
                         "prisoner 3 at f6 lit nerve 0\nprisoner 4 at f6 lit nerve 0\n"
                         "stack counts t 9 x 9 k 6 w 4\nphase move light hand t\n");
    CHECK(
        player.board().prompt(player.drawing(), 96)
        == "Ada lays a T.  c2: 1 nes, 2 esw, 3 nsw, b3: 4 nes, 5 esw, 6 new, d3: 7 esw, 8 nsw, "
           "9 new"
    );
    CHECK(player.type("8") == "place d3 nsw");
}

TEST_CASE("if there are many cells a cell is selected by its column and row", "[tui]") {
    BoardPlayer player;
    CHECK(player.type("3") == "redraw");
    CHECK(player.press("escape") == "redraw");
    CHECK(player.selected() == "start c3 ne");
    CHECK(player.type("7") == "Type a cell as two digits, column then row: c4 is 34.");
    CHECK(player.type("39") == "You cannot choose a cell with this number.");
    CHECK(player.type("24") == "redraw");
    CHECK(player.selected() == "start b4 ne");
    CHECK(player.type("5").find("Type a number from 1 to 4.") != std::string::npos);
    CHECK(player.type("2") == "start b4 es");
}

TEST_CASE("Enter ends a turn unless that would do harm", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads("turn 5\nphase move after\n"));
    CHECK(player.selected() == "end");
    CHECK(player.press("right escape") == "redraw");
    CHECK(player.selected() == "end");
    CHECK(player.press("enter") == "end");
}

TEST_CASE("the suggested start of the next prisoner is next to the others", "[tui]") {
    BoardPlayer player("second", {}, 3);
    player.press("enter");
    while (decision(player.view().shown) == Decision::Place) {
        player.press("enter");
    }
    REQUIRE(decision(player.view().shown) == Decision::Start);
    CHECK(player.selected() == "start c1 es");
}

/// The harm of an action: the game is lost, or a prisoner falls.
struct Harm {
    bool loss = false;
    bool fall = false;
};
Harm harm_of(const BoardPlayer& player, std::size_t choice) {
    ActionPreview preview;
    preview_action(player.game().rules(), player.view(), player.action(choice), preview);
    return {preview.certain_loss, preview.falling != 0};
}

TEST_CASE("the first selected action does no avoidable harm", "[tui]") {
    int harmful = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        BoardPlayer player(seed % 2 == 0 ? "second" : "hardest", {}, seed);
        core::Random random(seed);
        for (int moves = 0; moves < 300 && !player.is_over(); ++moves) {
            if (const auto chosen = player.board().chosen()) {
                const Harm harm = harm_of(player, *chosen);
                for (std::size_t other = 0; other < player.choices(); ++other) {
                    const Harm averted = harm_of(player, other);
                    const bool better = averted.loss < harm.loss
                                        || (averted.loss == harm.loss && averted.fall < harm.fall);
                    harmful += harm.loss || harm.fall ? 1 : 0;
                    REQUIRE_FALSE(better);
                }
            }
            const bool single = player.choices() == 1;
            const Decision asked = decision(player.view().shown);
            const bool will =
                asked == Decision::Start || asked == Decision::Turn || asked == Decision::AfterMove;
            REQUIRE(player.board().forced().has_value() == (single && !will));
            player.apply_answer(
                tui::BoardAnswer::play(random.below(static_cast<std::uint32_t>(player.choices())))
            );
        }
    }
    CHECK(harmful > 0);
}

}  // namespace
}  // namespace tenebrae::nightcage::board

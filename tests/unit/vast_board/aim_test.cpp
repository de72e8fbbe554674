// SPDX-License-Identifier: MIT
#include "boards.hpp"

namespace tenebrae::vast::board {
namespace {

using testing::TestCave;

/// Returns a cave with the Knight on the Entrance, one Lit tile beside her and cubes to place.
TestCave hall() {
    TestCave cave;
    cave.lit("e1", "E1", "ew").knight("o").quests("swift daring").close().knight_turn();
    return cave;
}

TEST_CASE("a direction shows the Knight's move and the same one again makes it", "[tui]") {
    BoardPlayer player(hall());
    CHECK(player.chosen().empty());
    CHECK(player.press("right") == "redraw");
    CHECK(player.chosen() == "go e");
    CHECK(player.press("up") == "redraw");
    CHECK(player.chosen() == "go n");
    CHECK(player.press("right right") == "go e");
    CHECK(player.cave().where(Piece::Knight) == "e1");
}

TEST_CASE("a direction that is not possible says why", "[tui]") {
    TestCave cave;
    cave.lit("e1", "E1", "ew").knight("e1").close().knight_turn();
    BoardPlayer player(cave);
    CHECK(player.press("up").find("[VA-") != std::string::npos);
    CHECK(player.chosen().empty());
}

TEST_CASE("the cube key goes through the slots and Confirm places the cube", "[tui]") {
    BoardPlayer player(hall());
    player.press("c");
    CHECK(player.chosen() == "cube move");
    player.press("c c");
    CHECK(player.chosen() == "cube str");
    CHECK(player.press("enter") == "cube str");
    CHECK(player.cave().slot(Slot::Str) == 1);
}

TEST_CASE("keys without an answer give a reason", "[tui]") {
    BoardPlayer player(hall());
    CHECK(player.press("s") == "You cannot shoot at anything now [VA-K33, VA-K35].");
    CHECK(player.press("b") == "You cannot bomb a wall now [VA-K31, VA-K32].");
    CHECK(player.press("p") == "No Secret can be played now [VA-B17].");
    CHECK(player.press("o") == "Choose a tile or a move first.");
}

TEST_CASE("the Bomb key waits for a direction", "[tui]") {
    TestCave cave;
    cave.lit("e1", "E1", "ew").knight("e1").cubes("bomb=1").close().knight_turn();
    BoardPlayer player(cave);
    player.press("b");
    CHECK(player.prompt(80).find("which way") != std::string::npos);
    player.press("up");
    CHECK(player.chosen() == "bomb n");
    CHECK(player.press("up") == "bomb n");
}

TEST_CASE("a revealed tile is turned until it is laid", "[tui]") {
    TestCave cave;
    cave.knight("o").close().knight_turn();
    BoardPlayer player(cave);
    player.press("up up");
    REQUIRE(player.cave().state.decision == Decision::Orient);
    const std::string first = player.chosen();
    CHECK(first.starts_with("orient "));
    if (player.choices() > 1) {
        player.press("o");
        CHECK(player.chosen() != first);
    }
    CHECK(player.press("enter").starts_with("orient "));
}

TEST_CASE("directions go from one legal cell to the next", "[tui]") {
    TestCave cave;
    cave.knight("o").close().knight_turn();
    BoardPlayer player(cave);
    player.press(". .");
    REQUIRE(player.cave().state.decision == Decision::Place);
    const std::string first = player.chosen();
    CHECK(first.starts_with("place "));
    player.press("down");
    const std::string second = player.chosen();
    CHECK(second != first);
    player.press("up");
    CHECK(player.chosen() != second);
}

TEST_CASE("a tribe is activated, steps and stops by keys", "[tui]") {
    TestCave cave;
    cave.dark("n1", "A1").dark("n2", "A2").tribe("fangs", "n1", 2).close().tribes();
    BoardPlayer player(cave);
    CHECK(player.chosen() == "activate fangs");
    player.press("enter");
    REQUIRE(player.cave().state.decision == Decision::Tribe);
    player.press("up up");
    CHECK(player.cave().where(Piece::Fangs) == "n2");
    CHECK(player.press(". .") == "stop");
}

TEST_CASE("every answer can be chosen by its number", "[tui]") {
    BoardPlayer player(hall());
    for (std::size_t choice = 0; choice < player.choices(); ++choice) {
        player.board().aim(choice);
        CHECK(player.chosen() == player.command_text(choice));
    }
}

TEST_CASE("the power key goes through what the Dragon can pay", "[tui]") {
    TestCave cave(18);
    cave.dragon("o").powers("flame claw wing wing").close().dragon_turn();
    BoardPlayer player(cave);
    player.press("p");
    const std::string first = player.chosen();
    CHECK_FALSE(first.empty());
    player.press("p");
    CHECK(player.chosen() != first);
    player.press("right");
    CHECK(player.chosen() == "move e 1");
    player.press("o");
    CHECK(player.chosen() == "move e 1");
}

}  // namespace
}  // namespace tenebrae::vast::board

// SPDX-License-Identifier: MIT
#include "boards.hpp"
#include "tui/games/vast/goals.hpp"

namespace tenebrae::vast::board {
namespace {

using testing::TestCave;

/// Returns a cave of Knight, Goblins and Thief: he is on a Lit tile with a Treasure north of the
/// Entrance; close() it.
TestCave den() {
    TestCave cave(9);
    cave.lit("n1", "E1", "ns").lit("e1", "E2", "ew").knight("e1");
    cave.treasure("n1").thief("n1", "3 2 4");
    return cave;
}

/// Returns the lines of a preview, without its heading.
std::string reasons(const BoardPlayer& player) {
    const std::string preview = player.preview();
    return preview.substr(preview.find('\n'));
}

TEST_CASE("the Thief's panel has his stats, his loot and his upgrades", "[tui]") {
    TestCave cave = den().close();
    cave.carries(1, "flame").upgrades("fingers move").stashed(1);
    cave.thief_turn();
    CHECK(BoardPlayer(cave).panel(36, 30) == R"(
Round 1, turn of the Thief

Thief on n1
Movement  #### 4 of 4 left
Stealth   .. 0 (-2 loot)
Thievery  #### 4 of 4 left
Loot Drop ### level 3
Stash     ###... 3 of 6
Carries: 1 Treasure, flame Gem
Upgrades: Sticky Fingers, Movement
  +1; 9 open

Knight Health 7, Strength 1, Grit 0
Goblins Rage 1 F0 B0 E0

To win: stash 3 more tokens (he
  carries 2)
Closest: the Thief
Stack 45, Crystals lost 0 of 5

loot 3 treasure (1 cube)
hideloot 4-6 (1-3 cubes)
flare 7
end 8
)");
}

TEST_CASE("a tall panel has every upgrade space", "[tui]") {
    TestCave cave = den().close().upgrades("fingers").thief_turn();
    const std::string panel = BoardPlayer(cave).panel(48, 38);
    CHECK(panel.find("# Sticky Fingers") != std::string::npos);
    CHECK(panel.find(". Climbing Gear") != std::string::npos);
}

TEST_CASE("stat tokens are assigned as a plain choice, seen on the board", "[tui]") {
    TestCave cave(9);
    cave.close().turn(Role::Thief);
    BoardPlayer player(cave);
    REQUIRE(player.cave().state.decision == Decision::Assign);
    CHECK(player.chosen() == "stats 2 3 4");
    CHECK(player.panel(36, 22).find("stats 1 M2 S3 T4  2 M2 S4 T3") != std::string::npos);
    player.press("down");
    CHECK(player.chosen() == "stats 2 4 3");
    CHECK(player.panel(36, 22).find("Stealth   #### 4") != std::string::npos);
    player.press("c");
    CHECK(player.chosen() == "stats 3 2 4");
    CHECK(player.press("enter") == "stats 3 2 4");
    CHECK(player.cave().stats() == "3 2 4");
}

TEST_CASE("the stat tokens of the last turn are proposed", "[tui]") {
    TestCave cave = den().close().turn(Role::Thief);
    BoardPlayer player(cave);
    CHECK(player.chosen() == "stats 3 2 4");
}

TEST_CASE("a direction shows a move or, where a wall is, a climb", "[tui]") {
    TestCave cave = den().lit("e1n1", "E4", "ns").close().thief_turn();
    BoardPlayer player(cave);
    CHECK(player.chosen().empty());
    player.press("up");
    CHECK(player.chosen() == "go n");
    player.press("right");
    CHECK(player.chosen() == "climb e");
    CHECK(player.press("right") == "climb e");
    CHECK(player.cave().where(Piece::Thief) == "e1n1");
    CHECK(player.cave().left() == "2 3");
}

TEST_CASE("a wall without an Action cube left is refused as a climb", "[tui]") {
    TestCave cave = den().close().thief_turn();
    cave.state.thief.cubes = 4;
    BoardPlayer player(cave);
    CHECK(player.press("right").find("VA-T5") != std::string::npos);
    CHECK(player.press("w") == "You cannot climb now [VA-T5].");
}

TEST_CASE("keys go through his acts, and one changes the number of cubes", "[tui]") {
    TestCave cave = den();
    cave.lit("w1", "V3", "nes").token("w1", Token::Vault).tribe("fangs", "w1", 1);
    cave.close().secrets("hex").thief("w1", "2 4 3").thief_turn();
    BoardPlayer player(cave);
    player.press("p");
    CHECK(player.chosen() == "pickpocket fangs 1");
    player.press("o");
    CHECK(player.chosen() == "pickpocket fangs 2");
    CHECK(player.prompt(100).find("o cubes") != std::string::npos);
    player.press("p p");
    CHECK(player.chosen() == "picklock 1");
    player.press("t");
    CHECK(player.chosen() == "backstab fangs 1");
    player.press("h");
    CHECK(player.chosen() == "hideloot 1");
    player.press("o");
    CHECK(player.chosen() == "hideloot 2");
    CHECK(player.press("g") == "There is no loot here, or no Action cube is left [VA-T6].");
    CHECK(player.press("enter") == "hideloot 2");
    CHECK(player.cave().state.thief.loot == 1);
    CHECK(player.press(". .") == "end");
}

TEST_CASE("acts that have no place of their own are listed in the panel", "[tui]") {
    BoardPlayer player(den().close().thief_turn());
    const std::string panel = player.panel(36, 30);
    CHECK(panel.find("loot ") != std::string::npos);
    CHECK(panel.find("hideloot ") != std::string::npos);
}

TEST_CASE("a Backstab with the Hand Crossbow is marked where its target is", "[tui]") {
    TestCave cave = den().upgrades("crossbow");
    cave.lit("n2", "E3", "ns").knight("n2").close().thief_turn();
    BoardPlayer player(cave);
    player.press("t");
    CHECK(player.chosen() == "backstab knight 1");
    CHECK(player.picture(45, 22).find('[') != std::string::npos);
}

TEST_CASE("loot is shown with the Thief and on the map", "[tui]") {
    TestCave cave = den().close().carries(2).thief_turn();
    BoardPlayer player(cave);
    CHECK(player.picture(45, 22).find("T2$") != std::string::npos);
    CHECK(player.picture(71, 38).find("THIEF$2") != std::string::npos);
    player.press("g g");
    REQUIRE(player.frames() > 0);
    player.board().end_animation();
    CHECK(player.picture(45, 22).find("T3") != std::string::npos);
}

TEST_CASE("what the Thief has peeked at is known to him, and marked for all", "[tui]") {
    TestCave cave(9);
    cave.dark("n1", "T4").thief("n1", "2 3 4").close().thief_turn();
    BoardPlayer player(cave);
    player.press(". .");
    REQUIRE(player.cave().state.decision == Decision::Peek);
    CHECK(player.chosen() == "peek");
    CHECK(player.press("enter") == "peek");
    CHECK(player.chosen() == "pass");
    player.press("e");
    const std::string first = player.chosen();
    CHECK(first.starts_with("reveal "));
    player.press("o");
    CHECK(player.chosen() != first);
    player.press("escape");
    CHECK(player.press(". .") == "pass");
    for (const int seat : {testing::kThiefSeat, testing::kKnightSeat, testing::kOnlooker}) {
        player.show_to(seat);
        const std::string picture = player.picture(71, 38);
        INFO(picture);
        CHECK((picture.find("vVv $") != std::string::npos) == (seat == testing::kThiefSeat));
        CHECK(picture.find('\'') != std::string::npos);
    }
}

TEST_CASE("the goal of the Thief counts what is stashed and what is carried", "[tui]") {
    TestCave cave = den().close().stashed(4).carries(1);
    const std::vector<Goal> goals = goals_of(cave.rules, cave.state);
    CHECK(goals.back().role == Role::Thief);
    CHECK(goals.back().missing == "stash 2 more tokens (he carries 1)");
    CHECK(closest(goals)->role == Role::Thief);
}

TEST_CASE("previews tell his chances, his cubes and who notices him", "[tui]") {
    TestCave cave = den().close().cubes("per=2").thief_turn();
    BoardPlayer player(cave);
    player.press("g");
    CHECK(player.preview() == R"(Loot a Treasure for 1 cube
! The Knight, 2 steps away, notices you: Perception 3 against Stealth 1
+ While you carry it: Stealth 2 to 1
+ 3 Action cubes left then)");
    player.press("down");
    CHECK(player.preview() == R"(Go south to o
! The Knight, 1 step away, notices you: Perception 3 against Stealth 2
+ Lit
+ Then 2 moves and 4 Action cubes left)");
    player.press(".");
    CHECK(player.preview() == R"(End the turn
! 3 moves and 4 Action cubes not used
! The Knight, 2 steps away, notices you: Perception 3 against Stealth 2)");
}

TEST_CASE("previews tell what an attempt needs", "[tui]") {
    TestCave cave = den();
    cave.lit("w1", "V3", "nes").token("w1", Token::Vault).upgrades("fingers lockkit");
    cave.close().tribe("fangs", "w1", 2).secrets("hex").thief("w1", "2 4 3").thief_turn();
    BoardPlayer player(cave);
    player.press("p");
    CHECK(player.preview().starts_with(
        "Pick the pocket of the fangs tribe with 1 cube, on a roll of 4"
    ));
    CHECK(reasons(player) == R"(
! The Goblins gain 1 Rage in any case [VA-B5]
+ It succeeds in 3 of 6 cases, with Sticky Fingers in 27 of 36 [VA-T7]
+ While you carry it: Stealth 4 to 3
+ 2 Action cubes left then)");
    player.press("p p p o");
    CHECK(player.preview().starts_with("Pick the lock of the Vault with 2 cubes at the price of 1")
    );
    CHECK(reasons(player) == R"(
+ It succeeds in 5 of 6 cases, with Sticky Fingers in 35 of 36 [VA-T7]
+ While you carry it: Stealth 4 to 3
+ 2 Action cubes left then)");
    player.press("t");
    CHECK(player.preview() == R"(Backstab the fangs tribe with 1 cube: it loses 1 Population
! The Goblins gain 1 Rage in any case [VA-B5]
+ It always hits: Stealth 4 against Perception 3 [VA-T13]
+ 2 Action cubes left then)");
}

TEST_CASE("a Gem may kill him", "[tui]") {
    TestCave cave(16);
    cave.lit("n1", "E1", "ns").gem("n1", Gem::Flame).thief("n1").close().thief_turn();
    BoardPlayer player(cave);
    player.press("g");
    CHECK(
        player.preview()
        == R"(Loot the flame Gem for 1 cube: he is killed if the die marks the centre
! You die in 3 of 6 cases, and the Gem is gone [VA-T6]
+ While you carry it: Stealth 3 to 2
+ 3 Action cubes left then)"
    );
    player.press("o");
    CHECK(player.chosen() == "loot flame 2");
}

TEST_CASE("upgrades are chosen with what they change", "[tui]") {
    TestCave cave = den().close().carries(1).thief("e1", "3 2 4").thief_turn();
    BoardPlayer player(cave);
    CHECK(player.preview().empty());
    player.press("left");
    CHECK(player.preview() == R"(Go west to o: stash 1 token
+ Lit
+ You stash 1 token: 1 of 6 [VA-T20]
+ Then 2 moves and 4 Action cubes left)");
    player.press("left");
    REQUIRE(player.cave().state.decision == Decision::Upgrade);
    player.press("r");
    CHECK(player.chosen() == "upgrade lockkit");
    for (int step = 0; step < 4; ++step) {
        player.press("down");
    }
    CHECK(player.preview() == R"(Take Movement +1: his Movement is 1 more
+ Movement 3 to 4)");
    CHECK(player.press("enter") == "upgrade move");
}

TEST_CASE("others see how an attack on the Thief would end", "[tui]") {
    TestCave cave = den().close().carries(2).upgrades("evasion").cubes("per=2");
    cave.knight("n1").knight_turn();
    BoardPlayer player(cave);
    player.press("t");
    CHECK(player.chosen() == "attack thief");
    CHECK(player.preview() == R"(Attack the Thief
! He evades it in 3 of 6 cases [VA-T27]
+ Perception 3 against Stealth 0: he is killed and drops 2 tokens
+ You gain 3 Grit [VA-T25])");
}

TEST_CASE("a failed roll is rolled again, and a card of the pocket is chosen, by keys", "[tui]") {
    TestCave cave = den().close().upgrades("fingers").knight("n1").cards("boots sword", "axe");
    cave.thief("n1", "2 4 3").thief_turn().next_rolls({1, 6});
    BoardPlayer player(cave);
    CHECK(player.press("p enter") == "pickpocket knight 1");
    REQUIRE(player.cave().state.decision == Decision::Fingers);
    CHECK(player.prompt(80).starts_with("It failed. Roll again?"));
    CHECK(player.preview() == R"(Use Sticky Fingers and roll again
+ It succeeds in 3 of 6 cases, once a turn [VA-T7])");
    player.press("g");
    CHECK(player.chosen() == "keep");
    CHECK(player.press("h h") == "reroll");
    REQUIRE(player.cave().state.decision == Decision::Filch);
    CHECK(player.chosen() == "filch sword");
    player.press("r");
    CHECK(player.chosen() == "filch boots");
    player.press("h");
    CHECK(player.chosen() == "filch hidden");
    CHECK(player.preview() == R"(Filch a face-down Treasure card, picked by chance
+ The only one)");
    CHECK(player.press("enter") == "filch hidden");
    CHECK(player.cave().state.thief.carried == 1);
}

TEST_CASE("an attack is evaded with a direction", "[tui]") {
    TestCave cave = den().close().upgrades("evasion").cubes("per=2").knight("n1");
    cave.knight_turn().next_rolls({6}).play("attack thief");
    BoardPlayer player(cave);
    REQUIRE(player.cave().state.decision == Decision::Evade);
    player.press("down");
    CHECK(player.chosen() == "step s");
    CHECK(player.preview().starts_with("Step south to o"));
    CHECK(player.press("down") == "step s");
    CHECK(player.cave().where(Piece::Thief) == "o");
}

TEST_CASE("without a supply a Treasure of the map is chosen on it", "[tui]") {
    TestCave cave = den();
    cave.lit("w1", "V3", "nes").token("w1", Token::Vault).close().treasure("e1");
    cave.supply(0).thief("w1", "2 3 4").thief_turn().play("picklock 3");
    BoardPlayer player(cave);
    REQUIRE(player.cave().state.decision == Decision::Snatch);
    const std::string first = player.chosen();
    CHECK(first.starts_with("snatch "));
    player.press("g g");
    CHECK(player.chosen() != first);
    CHECK(player.press("enter").starts_with("snatch "));
    CHECK(player.cave().state.thief.carried == 1);
}

TEST_CASE("Spores take an upgrade that the Thief chooses", "[tui]") {
    TestCave cave(26);
    cave.close().thief("o", "2 3 4").upgrades("gear flip2").omens("quartz mushroom trail");
    cave.cave_turn().play("omen spores thief, pay quartz, pay mushroom, pay trail");
    BoardPlayer player(cave);
    REQUIRE(player.cave().state.decision == Decision::Fall);
    CHECK(player.chosen() == "fall gear");
    CHECK(player.preview() == R"(Lose Climbing Gear
! To climb costs 1 cube less: you lose that
+ Its token still counts as stashed [VA-T23])");
    player.press("r");
    CHECK(player.chosen() == "fall flip2");
    CHECK(player.preview().find("! Movement 3 to 2") != std::string::npos);
    CHECK(player.press("enter") == "fall flip2");
}

TEST_CASE("the Goblins choose what they get for the Thief", "[tui]") {
    TestCave cave = den().close().carries(2).tribe("eye", "n1", 3);
    cave.tribes().play("activate eye, attack thief");
    BoardPlayer player(cave);
    REQUIRE(player.cave().state.decision == Decision::Bonus);
    CHECK(player.picture(45, 22).find('T') == std::string::npos);
    player.press("g");
    CHECK(player.chosen() == "rage");
    CHECK(player.preview().find("Rage 0 to 3") != std::string::npos);
    CHECK(player.press("r r") == "secrets");
}

TEST_CASE("every decision of the Thief has help", "[tui]") {
    const BoardPlayer player(den().close().thief_turn());
    const std::string help = player.help();
    CHECK(help.find("The other acts take Action cubes") != std::string::npos);
    CHECK(help.find("You are the Thief.") != std::string::npos);
    CHECK(help.find('{') == std::string::npos);
}

}  // namespace
}  // namespace tenebrae::vast::board

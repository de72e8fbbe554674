// SPDX-License-Identifier: MIT
#include "test_cave.hpp"
#include "test_names.hpp"

/// The Dragon's powers (VA-D20 to D34), what they move (VA-O1 to O4) and the Trap (VA-B45).
namespace tenebrae::vast::testing {
namespace {

/// Lit halls to the north, east and west of the Entrance, Dark tiles around them.
TestCave halls(int row = 7) {
    TestCave cave(row);
    cave.lit("n1", "A1", "nesw").lit("n2", "A5", "nesw").lit("e1", "A10", "nesw");
    cave.lit("e1n1", "A13", "nesw").lit("w1", "E5", "nesw").close();
    return cave;
}

/// The Dragon on the Entrance with Claw cards, the Knight to the west.
TestCave claws(int cards) {
    TestCave cave = halls();
    for (int card = 0; card < cards; ++card) {
        cave.powers("claw");
    }
    cave.dragon("o").knight("w1");
    return cave;
}

void play_first(TestCave& cave) {
    cave.play(cave.legal().substr(0, cave.legal().find(',')));
}

}  // namespace

TEST_CASE("VA-D20, O6: with the Shriek token out each roll of his turn may be made anew, once") {
    TestCave cave = claws(2);
    cave.state.dragon.shriek = true;
    cave.dragon_turn().next_die(DieFace::Ring).play("claw, pay claw");
    CHECK(cave.pending() == "reroll dragon");
    CHECK(cave.legal() == "reroll, keep");
    TestCave kept = cave;
    cave.next_die(DieFace::Spot).play("reroll");
    CHECK_FALSE(cave.state.dragon.shriek);
    CHECK(cave.in_order("off shriek, die spot"));
    CHECK(cave.pending() == "dragon dragon");
    cave.next_die(DieFace::Spot).play("claw, pay claw");
    CHECK(cave.pending() == "dragon dragon");
    kept.play("keep");
    CHECK(kept.state.dragon.shriek);
    CHECK(kept.pending() == "push dragon");
}

TEST_CASE("VA-D20: also the Knight's roll in his turn, but no roll of another turn") {
    TestCave cave = halls();
    cave.state.dragon.shriek = true;
    cave.surfaced("o").knight("n1");
    TestCave hers = cave;
    cave.dragon_turn().next_die(DieFace::Spot).play("move n 1");
    CHECK(cave.pending() == "reroll dragon");
    cave.next_die(DieFace::Ring).play("reroll");
    CHECK(cave.state.dragon.health == 5);
    hers.surfaced("n1").knight_turn().next_die(DieFace::Spot).play("attack dragon");
    CHECK(hers.pending() == "encounter knight");
    CHECK(hers.state.dragon.health == 4);
}

TEST_CASE("VA-D21: Claw scatters the tribes on marked spaces and eats what they lose") {
    TestCave cave = claws(1);
    cave.tribe("bones", "n1", 3).tribe("eye", "e1", 1).tribe("fangs", "n2", 2);
    cave.dragon_turn().next_die(DieFace::Cross).play("claw, pay claw");
    CHECK(cave.in_order("die cross, attack dragon bones hit, scattered bones, population bones 1 "
                        "scatter, rage 2, eaten 2, attack dragon eye hit, scattered eye, rage 3, "
                        "eaten 3"));
    CHECK(cave.where(Piece::Fangs) == "n2");
    CHECK(cave.population(Piece::Bones) == 1);
    CHECK(cave.population(Piece::Eye) == 0);
    // Then the Knight on w1: every neighbour is Dark, or has a piece.
    CHECK(cave.pending() == "push dragon");
    CHECK(cave.legal() == "done");
}

TEST_CASE("VA-D21: with the Beetles a tribe loses 1, and Eaten Goblins stop at 7") {
    TestCave cave = claws(1);
    cave.tribe("bones", "n1", 4).monsters("bones", "beetles").tribe("eye", "e1", 4);
    cave.state.dragon.eaten = 5;
    cave.knight("n2").dragon_turn().next_die(DieFace::Cross).play("claw, pay claw");
    CHECK(cave.population(Piece::Bones) == 3);
    CHECK(cave.population(Piece::Eye) == 2);
    CHECK(cave.state.dragon.eaten == 7);
}

TEST_CASE("VA-D21, O1: the Knight on a marked space may be pushed one space") {
    TestCave cave = claws(1);
    cave.knight("e1").dragon_turn();
    TestCave shielded = cave;
    cave.next_die(DieFace::Cross).play("claw, pay claw");
    CHECK(cave.pending() == "push dragon");
    CHECK(cave.legal() == "push n, done");
    cave.play("push n");
    CHECK(cave.where(Piece::Knight) == "e1n1");
    CHECK(cave.pending() == "dragon dragon");
    // VA-O2: with a cube on the Shield no push is asked.
    shielded.cubes("shield=1 free=1").dragon_turn();
    shielded.next_die(DieFace::Cross).play("claw, pay claw");
    CHECK(shielded.pending() == "dragon dragon");
}

TEST_CASE("VA-D21: a face that marks nothing there has no effect") {
    TestCave cave = claws(1);
    cave.tribe("bones", "n1", 3).dragon_turn().next_die(DieFace::Spot).play("claw, pay claw");
    CHECK(cave.population(Piece::Bones) == 3);
    CHECK(cave.pending() == "dragon dragon");
}

TEST_CASE("VA-B45: the open Trap protects the tribes from Claw, not the Knight") {
    TestCave cave = claws(1);
    cave.secrets("", "trap").tribe("bones", "n1", 3).tribe("eye", "e1", 2).dragon_turn();
    cave.next_die(DieFace::Cross).play("claw, pay claw");
    CHECK(cave.pending() == "trap goblins");
    CHECK(cave.legal() == "trap, pass");
    CHECK_FALSE(cave.has_event("attack"));
    TestCave passed = cave;
    cave.play("trap");
    CHECK(cave.population(Piece::Bones) == 3);
    CHECK(cave.where(Piece::Eye) == "e1");
    CHECK(cave.state.goblins.rage == 1);
    CHECK(cave.state.goblins.open == 0);
    CHECK(cave.state.goblins.secret_discards == only(Secret::Trap));
    CHECK(cave.pending() == "push dragon");
    passed.play("pass");
    CHECK(passed.where(Piece::Bones) == "hidden");
    CHECK(passed.state.goblins.open == only(Secret::Trap));
    TestCave missed = claws(1);
    missed.secrets("", "trap").tribe("bones", "n2", 3).dragon_turn();
    missed.next_die(DieFace::Cross).play("claw, pay claw");
    CHECK(missed.pending() == "push dragon");
}

TEST_CASE("VA-B45: the Trap against Hiss and Scratch") {
    TestCave hiss = claws(2);
    hiss.secrets("", "trap").tribe("bones", "n2", 3).dragon_turn();
    hiss.play("hiss bones, pay claw, pay claw");
    CHECK(hiss.pending() == "trap goblins");
    hiss.play("trap");
    CHECK(hiss.where(Piece::Bones) == "n2");
    CHECK(hiss.state.goblins.rage == 1);
    TestCave scratch = claws(3);
    scratch.secrets("", "trap").dragon("n1").tribe("bones", "n1", 3).dragon_turn();
    scratch.play("scratch, pay claw, pay claw, pay claw");
    CHECK(scratch.pending() == "trap goblins");
    scratch.play("trap");
    CHECK(scratch.population(Piece::Bones) == 3);
    CHECK(scratch.state.dragon.eaten == 0);
}

TEST_CASE("VA-D22: Flame reveals the marked Dark tiles that exist") {
    TestCave cave(7);
    cave.dark("n1", "A5").dark("e1", "C1").close().dragon("o").powers("flame flame").dragon_turn();
    TestCave none = cave;
    cave.next_die(DieFace::Cross).play("flame, pay flame");
    CHECK(cave.pending() == "reveal dragon");
    CHECK(cave.legal_of("reveal n1") == "reveal n1 nesw");
    cave.play("reveal n1 nesw");
    CHECK(cave.at("n1").is_lit());
    CHECK(cave.pending() == "reveal dragon");
    none.next_die(DieFace::Corners).play("flame, pay flame");
    CHECK(none.pending() == "dragon dragon");
}

TEST_CASE("VA-R6, K22: an ambush tile that he reveals has no effect") {
    TestCave cave(7);
    cave.dark("n1", "A5").close().dragon("o").powers("flame wing").dragon_turn();
    cave.play("burn n1, pay flame, pay wing, orient nesw");
    while (cave.pending() == "fill dragon") {
        play_first(cave);
    }
    CHECK(cave.pending() == "dragon dragon");
}

TEST_CASE("VA-D23: Wing is no move; surfaced with 1 it may cross a walled edge") {
    TestCave cave(7);
    cave.lit("n1", "A2", "ew").lit("n2", "A5", "nesw").close().knight("n2").powers("wing wing");
    TestCave under = cave;
    cave.surfaced("o").dragon_turn();
    CHECK(cave.legal_of("wing") == "wing n 1");
    CHECK(cave.legal_of("move").empty());
    cave.play("wing n 1, pay wing");
    CHECK(cave.where(Piece::Dragon) == "n1");
    CHECK(cave.has_event("moved dragon o n1 wing"));
    under.dragon("o").dragon_turn();
    under.play("move n 1, wing n 1, pay wing, wing s 2, pay wing");
    CHECK(under.where(Piece::Dragon) == "o");
}

TEST_CASE("VA-D24: Hiss hides a revealed tribe anywhere and eats 1") {
    TestCave cave = claws(2);
    cave.tribe("bones", "n2", 3).tribe("eye", "hidden", 3).monsters("bones", "ogre").dragon_turn();
    CHECK(cave.legal_of("hiss") == "hiss bones");
    cave.play("hiss bones, pay claw, pay claw");
    CHECK(cave.where(Piece::Bones) == "hidden");
    CHECK(cave.population(Piece::Bones) == 2);
    CHECK(cave.state.tribe(Piece::Bones).monsters == only(Monster::Ogre));
    CHECK(cave.state.goblins.rage == 2);
    CHECK(cave.state.dragon.eaten == 1);
    CHECK_FALSE(cave.has_event("scattered"));
    CHECK(cave.in_order("population bones 2 hiss, hidden bones, rage 2, eaten 1"));
}

TEST_CASE("VA-D24, B7: if it falls to 0 the tribe scatters") {
    TestCave cave = claws(2);
    cave.tribe("bones", "n2", 1).monsters("bones", "ogre").dragon_turn();
    cave.play("hiss bones, pay claw, pay claw");
    CHECK(cave.where(Piece::Bones) == "hidden");
    CHECK(cave.has_event("scattered bones"));
    CHECK(cave.state.tribe(Piece::Bones).monsters == 0);
    CHECK(cave.state.dragon.eaten == 1);
}

TEST_CASE("VA-D24, B6: the Bright Beetles may take the loss") {
    TestCave cave = claws(2);
    cave.tribe("bones", "n2", 1).monsters("bones", "beetles").dragon_turn();
    cave.play("hiss bones, pay claw, pay claw");
    CHECK(cave.pending() == "beetles goblins");
    cave.play("beetles");
    CHECK(cave.population(Piece::Bones) == 1);
    CHECK(cave.where(Piece::Bones) == "hidden");
    CHECK(cave.state.goblins.rage == 2);
    CHECK(cave.state.dragon.eaten == 0);
}

TEST_CASE("VA-D25: Slither moves a Sloth cube to a box with room") {
    TestCave cave = claws(1);
    cave.wake(1).powers("flame").dragon_turn();
    CHECK(
        cave.legal_of("slither")
        == "slither hunger greed, slither pride-event greed, slither pride-still greed, slither "
           "pride-gem greed"
    );
    cave.play("slither pride-gem greed, pay claw, pay flame");
    CHECK(cave.box(SlothBox::PrideGem) == 0);
    CHECK(cave.box(SlothBox::Greed) == 4);
    CHECK(cave.state.dragon.wakefulness == 1);
    CHECK(cave.has_event("sloth pride-gem greed"));
}

TEST_CASE("VA-D25, D6: Slither may empty Greed") {
    TestCave cave = claws(1);
    cave.wake(5).powers("flame").state.dragon.boxes = {1, 2, 4, 1, 1};
    cave.state.dragon.treasures = 1;
    cave.state.treasure_supply = 9;
    cave.dragon_turn().play("slither greed hunger, pay claw, pay flame");
    CHECK(cave.state.dragon.treasures == 0);
    CHECK(cave.state.treasure_supply == 10);
}

TEST_CASE("VA-D26, O3: Swat pushes a Treasure or Gem of an adjacent space up to 5") {
    TestCave cave = claws(1);
    cave.powers("wing").treasure("e1", 1).gem("n1", Gem::Flame).treasure("n2", 1).dragon_turn();
    CHECK(cave.legal_of("swat") == "swat n1 flame, swat e1 treasure");
    cave.play("swat e1 treasure, pay claw, pay wing");
    CHECK(cave.pending() == "push dragon");
    CHECK(cave.legal() == "push n, push e, push s, push w, done");
    cave.play("push n, push w");
    CHECK(cave.at("e1").treasures == 0);
    CHECK(cave.at("n1").treasures == 1);
    CHECK(cave.in_order("token treasure e1 e1n1, token treasure e1n1 n1"));
    cave.play("push n, push s, push e");
    CHECK(cave.at("e1n1").treasures == 1);
    CHECK(cave.pending() == "dragon dragon");
}

TEST_CASE("VA-O3: a token goes through passages only") {
    TestCave cave(7);
    cave.lit("n1", "A2", "ew").close().gem("n1", Gem::Wing).dragon("o").powers("claw wing");
    cave.dragon_turn().play("swat n1 wing, pay claw, pay gem wing");
    CHECK(cave.legal() == "push e, push w, done");
    cave.play("push e, done");
    CHECK(cave.state.dragon.gems.at(2) == space_at(cave.state, cell("e1n1")));
}

TEST_CASE("VA-O3: a token may pass pieces, but cannot be left with one") {
    TestCave cave = claws(1);
    cave.powers("wing").treasure("e1", 1).knight("e1n1").dragon_turn();
    cave.play("swat e1 treasure, pay claw, pay wing, push n");
    CHECK_FALSE(cave.offers("done"));
    cave.play("push s");
    CHECK(cave.offers("done"));
    cave.play("push n, push s");
    // The last step may not end with the Knight.
    CHECK_FALSE(cave.offers("push n"));
    CHECK(cave.offers("push e"));
}

TEST_CASE("VA-O3: where a token began it may be left also with a piece") {
    TestCave cave = claws(1);
    cave.powers("wing").treasure("e1", 1).knight("e1").dragon_turn();
    cave.play("swat e1 treasure, pay claw, pay wing");
    CHECK(cave.offers("done"));
    cave.play("push n, push s");
    CHECK(cave.offers("done"));
}

TEST_CASE("VA-D27, R4: Scorch reveals all Dark tiles around him") {
    TestCave cave(7);
    cave.dark("n1", "A5").dark("e1", "A1").dark("s1", "A10").dark("w1", "A13").dark("e1n1", "E5");
    cave.dragon("o").powers("flame flame flame flame").dragon_turn();
    cave.play("scorch, pay flame, pay flame");
    CHECK(cave.pending() == "reveal dragon");
    cave.play("reveal w1 nesw, reveal n1 nesw, reveal e1 nesw, reveal s1 nesw, reveal e1n1 nesw");
    CHECK(cave.pending() == "fill dragon");
    CHECK(cave.state.revealed == 5);
    CHECK(cave.state.knight.grit == 0);
}

TEST_CASE("VA-D27: Scorch needs a Dark tile around him") {
    TestCave cave(29);
    cave.lit("n1", "A1", "nesw").lit("e1", "A5", "nesw").lit("s1", "A10", "nesw");
    cave.lit("w1", "A13", "nesw").lit("e1n1", "E5", "nesw").lit("e1s1", "E7", "nesw");
    cave.lit("w1n1", "E10", "nesw").lit("w1s1", "E14", "nesw").close();
    cave.dragon("o").powers("flame flame wing").dragon_turn();
    CHECK_FALSE(cave.offers("scorch"));
    // Burn reaches one Dark tile anywhere.
    CHECK(cave.offers("burn n2"));
    cave.play("burn n2, pay flame, pay wing");
    CHECK(cave.pending() == "orient dragon");
}

TEST_CASE("VA-D28: Slap pushes the Knight of an adjacent space up to 3, walls or not") {
    TestCave cave(7);
    cave.lit("n1", "A2", "ew").lit("e1n1", "A5", "nesw").close().knight("n1").dragon("o");
    cave.powers("wing wing").dragon_turn();
    TestCave shielded = cave;
    CHECK(cave.offers("slap"));
    cave.play("slap, pay wing, pay wing");
    CHECK(cave.legal() == "push e, done");
    cave.play("push e");
    CHECK(cave.where(Piece::Knight) == "e1n1");
    cave.play("push w, push e");
    CHECK(cave.pending() == "dragon dragon");
    shielded.cubes("shield=1 free=1").dragon_turn();
    CHECK_FALSE(shielded.offers("slap"));
    TestCave far = halls();
    far.knight("n2").dragon("o").powers("wing wing").dragon_turn();
    CHECK_FALSE(far.offers("slap"));
    far.knight("o").dragon_turn();
    CHECK_FALSE(far.offers("slap"));
}

TEST_CASE("VA-D29: the Shriek token stays over turns; not used while it lies") {
    TestCave cave = claws(4);
    cave.dragon_turn().play("shriek, pay claw, pay claw");
    CHECK(cave.state.dragon.shriek);
    CHECK(cave.has_event("on shriek"));
    CHECK_FALSE(cave.offers("shriek"));
    cave.play("rest, done, done");
    CHECK(cave.state.dragon.shriek);
}

TEST_CASE("VA-D30: Scratch costs the Knight 5 Grit") {
    TestCave cave = claws(3);
    cave.dragon("n1").knight("n1").state.knight.grit = 9;
    cave.dragon_turn();
    TestCave shielded = cave;
    cave.play("scratch, pay claw, pay claw, pay claw");
    CHECK(cave.state.knight.grit == 4);
    shielded.cubes("shield=1 free=1").dragon_turn();
    shielded.play("scratch, pay claw, pay claw, pay claw");
    CHECK(shielded.state.knight.grit == 8);
    TestCave alone = claws(3);
    alone.dragon_turn();
    CHECK_FALSE(alone.offers("scratch"));
}

TEST_CASE("VA-D30: Scratch takes all Population of the tribes on his space") {
    TestCave cave = claws(3);
    cave.dragon("n1").tribe("fangs", "n1", 3).tribe("eye", "n1", 2).monsters("eye", "beetles");
    cave.dragon_turn().play("scratch, pay claw, pay claw, pay claw");
    CHECK(cave.pending() == "beetles goblins");
    CHECK(cave.population(Piece::Fangs) == 0);
    CHECK(cave.where(Piece::Fangs) == "hidden");
    cave.play("beetles");
    CHECK(cave.population(Piece::Eye) == 1);
    CHECK(cave.where(Piece::Eye) == "n1");
    CHECK(cave.state.goblins.rage == 3);
    CHECK(cave.state.dragon.eaten == 4);
}

TEST_CASE("VA-D31, VA-M6: a Flame Wall lies on an adjacent visible tile until his next turn") {
    TestCave cave = halls();
    cave.dragon("o").knight("w1").powers("flame flame flame").dragon_turn();
    cave.powers("flame flame flame");
    CHECK(cave.legal_of("flamewall") == "flamewall n, flamewall e, flamewall w");
    cave.play("flamewall n, pay flame, pay flame, pay flame");
    CHECK(cave.state.dragon.flame_wall == space_at(cave.state, cell("n1")));
    CHECK(cave.has_event("on flamewall n1"));
    CHECK(cave.legal_of("flamewall").empty());
    cave.turn(Role::Dragon);
    CHECK(cave.state.dragon.flame_wall == kNoSpace);
    CHECK(cave.in_order("off flamewall n1"));
}

TEST_CASE("VA-D31, O4: the Knight who enters a Flame Wall loses 5 Grit, once a turn") {
    TestCave cave = halls();
    cave.cubes("move=2").state.knight.grit = 12;
    cave.state.dragon.flame_wall = space_at(cave.state, cell("n1"));
    cave.knight_turn().play("go n");
    CHECK(cave.state.knight.grit == 7);
    cave.play("go s, go n");
    CHECK(cave.state.knight.grit == 7);
    CHECK(has(cave.state.knight.used, Use::FlameWall));
    cave.turn(Role::Goblins);
    CHECK_FALSE(has(cave.state.knight.used, Use::FlameWall));
}

TEST_CASE("VA-D31, O4: a push into the Flame Wall harms too") {
    TestCave cave = halls();
    cave.state.dragon.flame_wall = space_at(cave.state, cell("e1n1"));
    cave.state.knight.grit = 9;
    cave.knight("e1").dragon("o").powers("wing wing").dragon_turn();
    cave.play("slap, pay wing, pay wing, push n");
    CHECK(cave.state.knight.grit == 4);
    // Not for being there when the token comes.
    TestCave there = halls();
    there.state.knight.grit = 9;
    there.knight("n1").dragon("o").powers("flame flame flame").dragon_turn();
    there.play("flamewall n, pay flame, pay flame, pay flame");
    CHECK(there.state.knight.grit == 9);
}

TEST_CASE("VA-D31, B6, B29: a tribe that enters a Flame Wall loses 1 Population without Rage") {
    TestCave cave = halls();
    cave.state.dragon.flame_wall = space_at(cave.state, cell("n1"));
    cave.knight("w1").tribe("bones", "n2", 2).tribe("eye", "e1n1", 1).tribes();
    cave.play("activate bones, step s");
    CHECK(cave.population(Piece::Bones) == 1);
    CHECK(cave.state.goblins.rage == 1);
    CHECK(cave.in_order("moved bones n2 n1, population bones 1 harm"));
    cave.play("stop, activate eye, step w");
    CHECK(cave.where(Piece::Eye) == "hidden");
    CHECK(cave.has_event("scattered eye"));
    TestCave attack = halls();
    attack.state.dragon.flame_wall = space_at(attack.state, cell("n1"));
    attack.knight("n1").tribe("bones", "n2", 2).tribes().play("activate bones, step s");
    CHECK(attack.state.knight.health == 6);
    TestCave scattered = halls();
    scattered.state.dragon.flame_wall = space_at(scattered.state, cell("n1"));
    scattered.knight("n1").tribe("bones", "n2", 1).monsters("bones", "ogre").tribes();
    scattered.play("activate bones, step s");
    CHECK(scattered.state.knight.health == 7);
    CHECK(scattered.where(Piece::Bones) == "hidden");
}

TEST_CASE("VA-D31: the Dragon is unharmed by his Flame Wall") {
    TestCave cave = halls();
    cave.state.dragon.flame_wall = space_at(cave.state, cell("n1"));
    cave.knight("w1").surfaced("o").dragon_turn().play("move n 1");
    CHECK(cave.state.dragon.health == 5);
}

TEST_CASE("VA-D31, X2: the Flame Wall goes when its tile collapses") {
    TestCave cave = claws(4);
    cave.state.dragon.flame_wall = space_at(cave.state, cell("n1"));
    cave.knight("o").dragon_turn().next_die(DieFace::Cross);
    cave.play("wrath, pay claw, pay claw, pay claw, pay claw");
    CHECK(cave.state.dragon.flame_wall == kNoSpace);
    CHECK(cave.has_event("off flamewall n1"));
}

TEST_CASE("VA-D32: Smash removes a Crystal of his space") {
    TestCave cave(7);
    cave.lit("n1", "C1", "nesw").token("n1", Token::Crystal).close().dragon("n1").knight("n1");
    cave.powers("claw flame wing").dragon_turn().play("smash, pay claw, pay flame, pay wing");
    CHECK(cave.state.smashed.at(index(Role::Dragon)) == 1);
    CHECK(crystals_for_knight(cave.state) == 0);
    CHECK_FALSE(cave.at("n1").has(Token::Crystal));
    TestCave none = claws(3);
    none.dragon_turn();
    CHECK_FALSE(none.offers("smash"));
}

TEST_CASE("VA-D33: Wrath collapses the marked tiles in reading order, not the Entrance") {
    TestCave cave = claws(4);
    cave.knight("o").tribe("bones", "n1", 3).dragon_turn().next_die(DieFace::Plus);
    cave.play("wrath, pay claw, pay claw, pay claw, pay claw");
    CHECK(cave.in_order("die plus, scattered bones, collapsed n1 A1 under, collapsed w1, collapsed "
                        "e1, collapsed s1"));
    CHECK(cave.population(Piece::Bones) == 1);
    CHECK(cave.state.goblins.rage == 1);
    CHECK(cave.state.dragon.eaten == 0);
    CHECK(cave.where(Piece::Knight) == "o");
    CHECK(cave.where(Piece::Dragon) == "o");
    CHECK_FALSE(cave.has_space("n1"));
    CHECK(cave.pending() == "slide dragon");
}

TEST_CASE("VA-D33: Knight, then Dragon flee to the nearest spaces outside, over marked tiles") {
    TestCave cave(7);
    cave.lit("n1", "A1", "nesw").lit("n2", "A5", "nesw").close().knight("n2").dragon("n2");
    cave.powers("claw claw claw claw").dragon_turn().next_die(DieFace::Plus);
    cave.play("wrath, pay claw, pay claw, pay claw, pay claw");
    CHECK(cave.pending() == "exit knight");
    CHECK(cave.legal() == "exit o");
    cave.play("exit o");
    CHECK(cave.where(Piece::Knight) == "o");
    CHECK(cave.pending() == "exit dragon");
    CHECK(cave.legal() == "exit w1n1, exit e1n1, exit o");
    cave.play("exit w1n1");
    CHECK(cave.in_order("moved dragon n2 w1n1 exit, collapsed n3, collapsed w1n2, collapsed n2, "
                        "collapsed e1n2, collapsed n1"));
}

TEST_CASE("VA-D33: who has nowhere to go stays, and that tile is safe") {
    TestCave cave(7);
    cave.lit("n1", "A12", "n").close().knight("n1").dragon("o").powers("claw claw claw claw");
    cave.dragon_turn().next_die(DieFace::Cross);
    cave.play("wrath, pay claw, pay claw, pay claw, pay claw");
    CHECK(cave.has_space("n1"));
    CHECK(cave.where(Piece::Knight) == "n1");
    CHECK(cave.in_order("collapsed w1, collapsed e1, collapsed s1"));
    CHECK_FALSE(cave.has_event("collapsed n1"));
}

TEST_CASE("VA-D33, X5: the Knight does not flee onto a Dark tile or the surfaced Dragon") {
    TestCave cave = claws(4);
    cave.surfaced("o").knight("e1").dragon_turn().next_die(DieFace::Cross);
    cave.play("wrath, pay claw, pay claw, pay claw, pay claw");
    CHECK(cave.legal() == "exit e1n1");
}

TEST_CASE("VA-O2: the Knight is not pushed onto Dark tiles, through walls or onto pieces") {
    TestCave cave(7);
    cave.lit("n1", "A3", "nes").lit("n2", "A5", "nesw").lit("w1n1", "A1", "nesw");
    cave.lit("e1n1", "A10", "nesw").close().tribe("eye", "e1n1", 1).knight("n1").dragon("o");
    cave.powers("wing wing").dragon_turn().play("slap, pay wing, pay wing");
    CHECK(cave.legal() == "push n, done");
}

TEST_CASE("VA-O3: a tribe is not pushed through walls, onto the Knight or a stronger Dragon") {
    const auto push_bones = [](int population) {
        TestCave cave = halls();
        cave.tribe("bones", "n1", population).knight("n2").dragon("e1n1").wake(4).dragon_turn();
        Frame frame{FrameKind::Push, Role::Dragon, 0, 3};
        frame.piece = static_cast<std::uint8_t>(Piece::Bones);
        cave.state.frames.at(cave.state.depth++) = frame;
        cave.state.decision = Decision::Push;
        return cave;
    };
    // Strength 2 does not exceed Armor 2.
    TestCave cave = push_bones(2);
    CHECK(cave.legal() == "push s, push w, done");
    cave.play("push s, push w, push w");
    CHECK(cave.where(Piece::Bones) == "w2");
    // Lit tiles that it left cost nothing.
    CHECK(cave.population(Piece::Bones) == 2);
    CHECK(push_bones(3).legal() == "push e, push s, push w, done");
}

TEST_CASE("VA-D34: without Knight and Goblins Claw and Slap find nothing") {
    TestCave cave = halls(29);
    cave.dragon("o").powers("claw wing wing").dragon_turn();
    CHECK_FALSE(cave.offers("slap"));
    cave.next_die(DieFace::Ring).play("claw, pay claw");
    CHECK(cave.pending() == "dragon dragon");
}

}  // namespace tenebrae::vast::testing

// SPDX-License-Identifier: MIT
#include "test_cave.hpp"
#include "test_names.hpp"

/// The Dragon's piece among the others: exits, pushes and places (VA-X4 to X6, O2, O3, B20, B22,
/// B40), and his game with Goblin Infestation.
namespace tenebrae::vast::testing {
namespace {

/// Lit halls to the north, east and west of the Entrance, Dark tiles around them.
TestCave halls(int row = 7) {
    TestCave cave(row);
    cave.lit("n1", "A1", "nesw").lit("n2", "A5", "nesw").lit("e1", "A10", "nesw");
    cave.lit("e1n1", "A13", "nesw").lit("w1", "A15", "ne").close();
    return cave;
}

std::string exits_of(const TestCave& cave, Piece piece) {
    ExitList exits;
    find_exits(cave.rules, cave.state, piece, exits);
    std::string text;
    for (const SpaceId space : exits) {
        text += (text.empty() ? "" : " ") + name_of(cave.state.spaces.at(space).at);
    }
    return text;
}

/// Puts the Ogre token onto a space, with its card beside it.
void put_ogre(TestCave& cave, std::string_view where) {
    cave.next_monsters("ogre");
    cave.state.monsters.draw();
    cave.state.monster_tokens.at(0) = space_at(cave.state, cell(where));
}

}  // namespace

TEST_CASE("VA-X4: the underground Dragon leaves a tile over walls and onto any space") {
    TestCave cave(7);
    cave.lit("n1", "A2", "ew").dark("n2", "A4").close().dragon("n1");
    CHECK(exits_of(cave, Piece::Dragon) == "n2 e1n1 o w1n1");
}

TEST_CASE("VA-X5: the surfaced Dragon does not leave onto a Dark tile or a strong Knight") {
    TestCave cave = halls();
    cave.surfaced("n1").knight("n2");
    CHECK(exits_of(cave, Piece::Dragon) == "e1n1 o");
    cave.wake(4);
    CHECK(exits_of(cave, Piece::Dragon) == "n2 e1n1 o");
}

TEST_CASE("VA-X5: the Ash Dragon does not leave onto a stronger tribe when he is surfaced") {
    TestCave cave = halls(21);
    cave.surfaced("n1").tribe("bones", "e1n1", 3).tribe("eye", "n2", 2);
    CHECK(exits_of(cave, Piece::Dragon) == "n2 o");
    cave.state.dragon.surfaced = false;
    CHECK(exits_of(cave, Piece::Dragon) == "n2 e1n1 o w1n1");
}

TEST_CASE("VA-X5: the Knight does not leave onto the surfaced Dragon, a tribe onto a stronger one"
) {
    TestCave cave = halls();
    cave.knight("n1").dragon("n2");
    CHECK(exits_of(cave, Piece::Knight) == "n2 e1n1 o");
    cave.surfaced("n2");
    CHECK(exits_of(cave, Piece::Knight) == "e1n1 o");
    cave.knight("w1").tribe("bones", "n1", 1);
    CHECK(exits_of(cave, Piece::Bones) == "e1n1 o w1n1");
    cave.tribe("bones", "n1", 2);
    CHECK(exits_of(cave, Piece::Bones) == "n2 e1n1 o w1n1");
}

TEST_CASE("VA-X4, E2: the Dragon chooses his exit from a removed tile") {
    TestCave cave(29);
    cave.lit("n1", "A1", "nesw").dark("n2", "A4").dark("e1n1", "C1").collapse().dragon("n2");
    cave.dragon_turn().play("rest, done, done");
    CHECK(cave.legal() == "remove n2, remove e1n1");
    cave.play("remove n2");
    CHECK(cave.pending() == "exit dragon");
    CHECK(cave.legal() == "exit n1");
    cave.play("exit n1");
    CHECK(cave.where(Piece::Dragon) == "n1");
    CHECK_FALSE(cave.has_space("n2"));
}

TEST_CASE("VA-X2: Gems on a collapsed tile go to the reserve") {
    TestCave cave(29);
    cave.lit("n1", "A1", "nesw").dark("n2", "A4").collapse().dragon("o").gem("n2", Gem::Wing);
    cave.dragon_turn().play("rest, done, done, remove n2");
    CHECK(are_gems_in_reserve(cave.state));
    CHECK(cave.has_event("off gem n2 wing"));
}

TEST_CASE("VA-B20, B22: a tribe is not revealed on the Dragon's tile; lurking it enters by VA-B26"
) {
    TestCave cave(21);
    cave.dark("n1", "A1")
        .dark("e1", "A4")
        .close()
        .dragon("n1")
        .tribe("fangs", "hidden", 2)
        .tribes();
    CHECK(cave.legal_of("reveal fangs") == "reveal fangs e1");
    TestCave lurker(21);
    lurker.dark("n1", "A1").close().dragon("n1").lurking("bones", "n2", 2).tribes();
    CHECK(lurker.legal_of("enter").empty());
    lurker.tribe("bones", "hidden", 3).lurking("bones", "n2", 3).tribes();
    CHECK(lurker.legal_of("enter") == "enter bones n1");
}

TEST_CASE("VA-B40: Cave-In does not take the Dragon's tile") {
    TestCave cave(21);
    cave.dark("n1", "A1").dark("e1", "A4").close().dragon("n1").secrets("cavein");
    cave.tribe("eye", "hidden", 1).tribes().play("secret cavein");
    CHECK_FALSE(cave.offers("collapse n1"));
    CHECK(cave.offers("collapse e1"));
}

TEST_CASE("VA-V32, O2, O3: a Monster token counts as a piece for pushes") {
    TestCave cave = halls(18);
    put_ogre(cave, "e1n1");
    cave.knight("e1").dragon("o").powers("wing wing").dragon_turn();
    cave.play("slap, pay wing, pay wing");
    CHECK(cave.legal() == "done");
    TestCave token = halls(18);
    put_ogre(token, "e1n1");
    token.treasure("e1", 1).knight("w1").dragon("o").powers("claw wing").dragon_turn();
    token.play("swat e1 treasure, pay claw, pay wing, push n");
    CHECK_FALSE(token.offers("done"));
}

TEST_CASE("VA-V20, V23, T10: in row 18 ambushes have Strength 2, and no quest is taken out") {
    TestCave cave(18);
    cave.dark("n1", "A1").close().cubes("str=1 free=1").dragon("e1").knight_turn();
    cave.play("go n, orient nesw, fill n2, fill w1n1, fill e1n1");
    CHECK(cave.pending() == "brace knight");
    cave.next_die(DieFace::Spot).play("ready");
    CHECK(cave.has_event("die spot"));
    CHECK(cave.state.knight.health == 6);
    TestCave started(18);
    started.start(5);
    CHECK(started.state.quests.size == 7);
    CHECK(started.in_order("shuffle quests, shuffle monsters, shuffle powers, turn knight"));
}

TEST_CASE("VA-V21, D20: the reroll of Shriek is for the Dragon's turn only, also in a fight") {
    TestCave cave(18);
    cave.dark("n1", "A1").close().cubes("str=1 free=1").dragon("e1").state.dragon.shriek = true;
    cave.knight_turn().play("go n, orient nesw, fill n2, fill w1n1, fill e1n1");
    cave.next_die(DieFace::Ring).play("ready");
    CHECK(cave.pending() == "encounter knight");
    CHECK(cave.state.dragon.shriek);
}

TEST_CASE("VA-E6: with the Dragon alone left he wins when the Knight is killed") {
    TestCave cave(18);
    cave.dark("n1", "A1").close().cubes("free=2").dragon("e1").state.knight.health = 1;
    cave.knight_turn().play("go n, orient nesw, fill n2, fill w1n1, fill e1n1, ready");
    CHECK(cave.result() == "dragon knight-killed");
}

TEST_CASE("VA-D32, T4: Crystals that the Dragon smashes count for persistent") {
    TestCave cave = halls();
    cave.quests("persistent").state.smashed.at(index(Role::Dragon)) = 3;
    cave.knight_turn();
    CHECK(cave.offers("quest persistent"));
}

TEST_CASE("VA-M9, D7: the underground Dragon shares spaces and hinders nobody") {
    TestCave cave = halls();
    cave.dragon("n1").tribe("bones", "n2", 3).cubes("str=1 free=1").knight_turn();
    CHECK(cave.offers("go n"));
    cave.play("go n");
    CHECK(cave.pending() == "knight knight");
    CHECK(cave.where(Piece::Knight) == cave.where(Piece::Dragon));
}

}  // namespace tenebrae::vast::testing

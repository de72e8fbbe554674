// SPDX-License-Identifier: MIT
#include "test_cave.hpp"
#include "test_names.hpp"

/// Section K: Encounters, Event cards, ambushes.
namespace tenebrae::vast::testing {
namespace {

/// The Knight on the Entrance with Movement 3 and one more Encounter, an event tile to the north.
TestCave before_event(std::string_view card) {
    TestCave cave;
    cave.dark("n1", "E5").close().events(card).cubes("move=1 per=1 free=1").knight_turn();
    return cave;
}

constexpr std::string_view kMeet = "go n, orient nesw, fill n2, fill w1n1, fill e1n1";

TestCave before_ambush() {
    TestCave cave;
    cave.dark("n1", "A1").close().cubes("move=1 per=1 free=1").knight_turn();
    return cave;
}

}  // namespace

TEST_CASE("VA-K17: an Encounter uses one Encounter whatever happens in it") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").close().treasure("n1", 2).token("n1", Token::Crystal);
    cave.treasures("").cubes("move=1 str=2").knight_turn().play("go n");
    CHECK(cave.state.knight.encounters == 0);
    CHECK(cave.offers("attack crystal"));
    cave.play("attack crystal");
    CHECK(cave.state.knight.encounters == 1);
    CHECK(cave.pending() == "encounter knight");
    cave.play("take treasure, take treasure, done");
    CHECK(cave.state.knight.encounters == 1);
    CHECK(cave.legal_of("take") == "");
    CHECK(cave.legal_of("go") == "");
}

TEST_CASE("VA-K18: a reveal is worth 1 Grit, an Event token met later nothing") {
    TestCave cave = before_event("air");
    cave.play(kMeet);
    CHECK(cave.state.knight.grit == 1);
    TestCave later;
    later.lit("n1", "E5", "nesw").token("n1", Token::Event).close().events("air").knight_turn();
    later.play("go n");
    CHECK(later.state.knight.grit == 0);
    CHECK_FALSE(later.at("n1").has(Token::Event));
}

TEST_CASE("VA-K19: each tribe on the space must be attacked before done and take") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").close().treasure("n1", 1);
    cave.tribe("fangs", "n1", 1).tribe("eye", "n1", 2).cubes("str=3").knight_turn().play("go n");
    CHECK(cave.pending() == "encounter knight");
    CHECK(cave.legal_of("attack") == "attack fangs, attack eye");
    CHECK_FALSE(cave.offers("done"));
    CHECK_FALSE(cave.offers("take treasure"));
    cave.play("attack eye");
    CHECK_FALSE(cave.offers("done"));
    cave.play("attack fangs");
    CHECK(cave.offers("done"));
    CHECK(cave.offers("take treasure"));
}

TEST_CASE("VA-K19: a tribe that grew stronger since she entered is attacked all the same") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").close();
    // At Rage 0 the eye has Strength 1; the first attack raises Rage.
    cave.tribe("fangs", "n1", 1).tribe("eye", "n1", 2).cubes("str=1");
    cave.state.goblins.rage = 0;
    cave.knight_turn().play("go n, attack fangs");
    CHECK(tribe_strength(cave.rules, cave.state, Piece::Eye) == 2);
    CHECK(cave.legal_of("attack") == "attack eye");
    cave.play("attack eye");
    CHECK(cave.where(Piece::Eye) == "hidden");
}

TEST_CASE("VA-K20: with no Event card left the token of a revealed event tile just goes") {
    TestCave cave = before_event("");
    cave.play(kMeet);
    CHECK(cave.pending() == "encounter knight");
    CHECK(cave.in_order("on event n1, placed n2, off event n1, grit 1 +1"));
}

TEST_CASE("VA-K20: the card leaves the game and then the token goes") {
    TestCave cave = before_event("rats light");
    cave.play(kMeet);
    CHECK(cave.in_order("card rats played, grit 0 -0, off event n1"));
    CHECK(cave.state.events.size == 1);
}

TEST_CASE("VA-K21: Treasure and crystal tiles give nothing more than their token") {
    TestCave cave;
    cave.dark("n1", "C1").close().knight_turn().play(kMeet);
    CHECK(cave.pending() == "encounter knight");
    CHECK(cave.state.knight.grit == 1);
}

TEST_CASE("VA-K22: she braces, then a hidden stronger tribe may ambush her") {
    TestCave cave = before_ambush();
    cave.tribe("fangs", "hidden", 1).tribe("bones", "hidden", 1).lurking("eye", "n5", 2);
    cave.tribe("eye", "hidden", 2);
    cave.state.goblins.rage = 2;
    cave.play(kMeet);
    CHECK(cave.pending() == "brace knight");
    CHECK(cave.offers("cube str"));
    CHECK(cave.legal_of("quest") == "");
    TestCave braced = cave;
    cave.play("ready");
    CHECK(cave.pending() == "ambush goblins");
    CHECK(cave.legal() == "ambush fangs, ambush eye, pass");
    cave.play("ambush eye");
    CHECK(cave.state.knight.health == 6);
    CHECK(cave.population(Piece::Eye) == 0);
    CHECK(cave.where(Piece::Eye) == "hidden");
    CHECK(cave.state.goblins.rage == 1);
    CHECK(cave.state.knight.grit == 1);
    CHECK(cave.in_order("health knight 6 -1, scattered eye, rage 1, grit 1 +1"));
    braced.play("cube str, ready");
    CHECK(braced.legal() == "pass");
    braced.play("pass");
    CHECK(braced.state.statistics.ambushes_passed == 0);
}

TEST_CASE("VA-K22: a lurking tribe may ambush, a revealed one may not") {
    TestCave cave = before_ambush();
    cave.lurking("eye", "s2", 3).tribe("bones", "w1", 3).play(kMeet);
    cave.play("ready");
    CHECK(cave.legal() == "ambush eye, pass");
    cave.play("ambush eye");
    CHECK(cave.where(Piece::Eye) == "hidden");
}

TEST_CASE("VA-K22: Blob, Poison and Fire Bomber do not apply to an ambush") {
    TestCave cave = before_ambush();
    cave.tribe("eye", "hidden", 4).monsters("eye", "blob");
    cave.state.goblins.poison = true;
    cave.state.knight.grit = 10;
    cave.play(kMeet);
    cave.play("ready, ambush eye");
    CHECK(cave.state.knight.grit == 11);
    CHECK(cave.state.knight.on_entrance == 0);
    CHECK(cave.population(Piece::Eye) == 2);
}

TEST_CASE("VA-K22: without Goblins an ambush tile does nothing") {
    TestCave cave(27);
    cave.dark("n1", "A1").close().knight_turn().play(kMeet);
    CHECK(cave.pending() == "encounter knight");
}

TEST_CASE("VA-K22: the Event ambush is an ambush") {
    TestCave cave = before_event("ambush");
    cave.play(kMeet);
    CHECK(cave.pending() == "brace knight");
    cave.play("ready, pass");
    CHECK(cave.pending() == "encounter knight");
    CHECK_FALSE(cave.at("n1").has(Token::Event));
}

TEST_CASE("VA-E3: an ambush that takes the last Health wins the game at once") {
    TestCave cave = before_ambush();
    cave.tribe("eye", "hidden", 4);
    cave.state.knight.health = 1;
    cave.play(kMeet);
    cave.play("ready, ambush eye");
    CHECK(cave.result() == "goblins knight-killed");
    CHECK_FALSE(cave.has_event("scattered"));
}

TEST_CASE("VA-K24: deep gives the top Treasure card face down, or 5 Grit") {
    TestCave cave = before_event("deep");
    cave.treasures("boots axe").play(kMeet);
    CHECK(cave.state.knight.hidden_cards == only(TreasureCard::Boots));
    CHECK(cave.state.knight.open_cards == 0);
    TestCave none = before_event("deep");
    none.treasures("").play(kMeet);
    CHECK(none.state.knight.grit == 6);
}

TEST_CASE("VA-K25: bread frees a discarded cube, else the cube of the highest Grit space") {
    TestCave cave = before_event("bread");
    cave.cubes("move=1 free=2 discarded=1").play(kMeet);
    CHECK(cave.state.knight.discarded == 0);
    CHECK(cave.state.knight.free == 3);
    TestCave grit = before_event("bread");
    grit.play(kMeet);
    CHECK(grit.has_event("cube track4 free"));
    CHECK(grit.state.knight.free == 2);
}

TEST_CASE("VA-K26: light discards a free cube for 2 Health, with three at hand") {
    TestCave cave = before_event("light");
    cave.state.knight.health = 3;
    cave.play(kMeet);
    CHECK(cave.pending() == "heal knight");
    CHECK(cave.legal() == "heal, pass");
    TestCave passed = cave;
    cave.play("heal");
    CHECK(cave.state.knight.health == 5);
    CHECK(cave.state.knight.discarded == 1);
    passed.play("pass");
    CHECK(passed.state.knight.health == 3);
    CHECK(passed.state.knight.free == 1);
    TestCave two = before_event("light");
    two.cubes("free=2");
    two.state.knight.health = 3;
    two.play(kMeet);
    CHECK(two.pending() == "encounter knight");
}

TEST_CASE("VA-K26: air and water set a free cube aside for 1 Health, with two at hand too") {
    for (const std::string_view card : {"air", "water"}) {
        TestCave cave = before_event(card);
        cave.cubes("move=1 free=1");
        cave.state.knight.health = 3;
        cave.play(kMeet);
        cave.play("heal");
        CHECK(cave.state.knight.health == 4);
        CHECK(cave.state.knight.aside == 1);
        CHECK(cave.state.knight.free == 0);
    }
    TestCave whole = before_event("air");
    whole.play(kMeet);
    CHECK(whole.pending() == "encounter knight");
    TestCave none = before_event("air");
    none.cubes("move=1 per=1");
    none.state.knight.health = 3;
    none.play(kMeet);
    CHECK(none.pending() == "encounter knight");
}

TEST_CASE("VA-K27, B45: the attacked tribe scatters, the Goblins gain Rage, the Trap goes") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").close().tribe("bones", "n1", 3).monsters("bones", "ogre frog");
    cave.secrets("", "trap").cards("sword").cubes("str=3 sword=1");
    cave.knight_turn();
    CHECK_FALSE(cave.offers("go n"));
    cave.tribe("bones", "n1", 2).play("go n, attack bones");
    CHECK(cave.pending() == "lose goblins");
    CHECK(cave.population(Piece::Bones) == 0);
    CHECK(cave.where(Piece::Bones) == "n1");
    CHECK(cave.state.goblins.rage == 1);
    CHECK(cave.legal() == "lose frog, lose ogre");
    cave.play("lose ogre");
    CHECK(cave.where(Piece::Bones) == "hidden");
    CHECK(cave.state.tribe(Piece::Bones).monsters == only(Monster::Frog));
    CHECK(cave.state.goblins.monster_discards == only(Monster::Ogre));
    CHECK(cave.state.goblins.rage == 2);
    CHECK(cave.state.goblins.open == 0);
    CHECK(has(cave.state.goblins.secret_discards, Secret::Trap));
}

TEST_CASE("VA-K46: a Crystal needs Strength 3, comes to her board and gives 2 Grit") {
    TestCave cave;
    cave.lit("n1", "C1", "nesw").token("n1", Token::Crystal).close();
    cave.cubes("str=1 free=1").knight("n1").knight_turn();
    CHECK_FALSE(cave.offers("attack crystal"));
    cave.play("cube str");
    CHECK(cave.offers("attack crystal"));
    cave.play("attack crystal");
    CHECK(cave.state.smashed.at(index(Role::Knight)) == 1);
    CHECK(cave.state.knight.grit == 2);
    CHECK_FALSE(cave.at("n1").has(Token::Crystal));
    CHECK_FALSE(cave.offers("attack crystal"));
}

TEST_CASE("VA-K29: she keeps the top Treasure card face down or declines it for 5 Grit") {
    TestCave cave;
    cave.close().treasure("o", 1).treasures("axe boots").knight_turn().play("take treasure");
    CHECK(cave.pending() == "keep knight");
    CHECK(cave.legal() == "keep, decline");
    CHECK(cave.state.treasure_supply == 10);
    TestCave declined = cave;
    cave.play("keep");
    CHECK(cave.state.knight.hidden_cards == only(TreasureCard::Axe));
    CHECK(cave.state.knight.grit == 0);
    declined.play("decline");
    CHECK(declined.state.knight.hidden_cards == 0);
    CHECK(declined.state.knight.grit == 5);
    CHECK(declined.state.treasures.size == 1);
    TestCave none;
    none.close().treasure("o", 1).treasures("").knight_turn().play("take treasure");
    CHECK(none.state.knight.grit == 5);
    CHECK(none.pending() == "encounter knight");
}

TEST_CASE("VA-K45: after the first take there are no more attacks") {
    TestCave cave;
    cave.lit("n1", "C1", "nesw").token("n1", Token::Crystal).treasure("n1", 2).close();
    cave.treasures("").cubes("str=3").knight("n1").knight_turn().play("take treasure");
    CHECK(cave.legal_of("attack") == "");
    CHECK(cave.offers("take treasure"));
}

TEST_CASE("VA-K45: decision encounter is asked until done, free acts included") {
    TestCave cave;
    cave.dark("n1", "C1").close().cubes("free=2").knight_turn().play(kMeet);
    cave.play("cube str, cube str");
    CHECK(cave.pending() == "encounter knight");
    CHECK(cave.offers("attack crystal"));
    cave.play("attack crystal, done");
    CHECK(cave.pending() == "knight knight");
}

}  // namespace tenebrae::vast::testing

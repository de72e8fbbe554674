// SPDX-License-Identifier: MIT
#include "test_cave.hpp"
#include "test_names.hpp"

/// Section K: tracks, Hero cubes, movement, cards and quests.
namespace tenebrae::vast::testing {
namespace {

/// Two Lit tiles in each direction, closed by Dark ones, for moves without Encounters.
TestCave halls() {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").lit("n2", "A5", "nesw").lit("e1", "A10", "nesw");
    cave.lit("e2", "A13", "nesw").lit("e1n1", "E5", "nesw").lit("e1n2", "E7", "nesw");
    cave.lit("w1", "E10", "nesw").lit("s1", "E14", "nesw").close();
    return cave;
}

}  // namespace

TEST_CASE("VA-K4: cubes on the tracks raise Movement, Perception and Strength by T4") {
    TestCave cave;
    cave.cubes("");
    CHECK(knight_movement(cave.rules, cave.state) == 1);
    CHECK(knight_perception(cave.rules, cave.state) == 1);
    CHECK(knight_strength(cave.rules, cave.state) == 1);
    cave.cubes("move=2 per=3 str=1");
    CHECK(knight_movement(cave.rules, cave.state) == 5);
    CHECK(knight_perception(cave.rules, cave.state) == 4);
    CHECK(knight_strength(cave.rules, cave.state) == 2);
    cave.cubes("move=3 str=3");
    CHECK(knight_movement(cave.rules, cave.state) == 7);
    CHECK(knight_strength(cave.rules, cave.state) == 4);
}

TEST_CASE("VA-K4: cards add with a cube only, sword and axe to Strength in her own turn only") {
    TestCave cave = halls();
    cave.cards("sword axe boots lantern").cubes("sword=1 axe=1 boots=1 lantern=1");
    cave.state.current = Role::Goblins;
    CHECK(knight_movement(cave.rules, cave.state) == 6);
    CHECK(knight_perception(cave.rules, cave.state) == 3);
    CHECK(knight_strength(cave.rules, cave.state) == 1);
    cave.state.current = Role::Knight;
    CHECK(knight_strength(cave.rules, cave.state) == 3);
    cave.cubes("free=4");
    CHECK(knight_movement(cave.rules, cave.state) == 1);
    CHECK(knight_strength(cave.rules, cave.state) == 1);
}

TEST_CASE("VA-K5: Grit that reaches a number frees the cube there, once") {
    TestCave cave;
    cave.dark("n1", "E5").close().events("deep").treasures("");
    cave.knight_turn();
    cave.state.knight.grit = 5;
    cave.play("go n, orient nesw, fill n2, fill w1n1, fill e1n1");
    // 5 from the event and 1 from the reveal, from 5 to 11: the cube on 11, not that on 5.
    CHECK(cave.state.knight.grit == 11);
    CHECK(cave.state.knight.free == 3);
    CHECK(cave.has_event("cube track1 free"));
    CHECK_FALSE(has(cave.state.knight.track, 1));
    CHECK(has(cave.state.knight.track, 0));
}

TEST_CASE("VA-K6: a cube goes back for each number fallen below, the highest first") {
    TestCave cave;
    cave.secrets("hex").tribe("eye", "hidden", 4).close();
    cave.cubes("free=4").tribes();
    cave.state.knight.track = 0b11100;
    cave.state.knight.grit = 14;
    cave.play("secret hex knight");
    // 14 to 10: below 11; one cube back, three left at hand.
    CHECK(cave.state.knight.grit == 10);
    CHECK(cave.state.knight.free == 3);
    CHECK(cave.has_event("cube free track1"));
}

TEST_CASE("VA-K6: no cube goes back if only two are at hand or the space has one") {
    TestCave two;
    two.secrets("hex").tribe("eye", "hidden", 4).close();
    two.cubes("free=2 entrance=2 discarded=1").tribes();
    two.state.knight.track = 0b11000;
    two.state.knight.grit = 14;
    two.play("secret hex knight");
    CHECK(two.state.knight.free == 2);
    TestCave taken;
    taken.secrets("hex").tribe("eye", "hidden", 4).close();
    taken.cubes("free=3").tribes();
    taken.state.knight.grit = 14;
    taken.state.knight.track = 0b11110;
    taken.play("secret hex knight");
    CHECK(taken.state.knight.free == 3);
}

TEST_CASE("VA-K6: without a free cube she chooses a slot, then one set aside goes") {
    TestCave cave;
    cave.secrets("hex").tribe("eye", "hidden", 4).close();
    cave.cubes("move=1 str=1 aside=1").tribes();
    cave.state.knight.grit = 27;
    cave.state.knight.track = 0b10111;
    cave.play("secret hex knight");
    CHECK(cave.pending() == "shed knight");
    CHECK(cave.legal() == "shed move, shed str");
    cave.play("shed str");
    CHECK(has(cave.state.knight.track, 3));
    CHECK(cave.slot(Slot::Str) == 0);
    CHECK(cave.pending() == "tribes goblins");
    CHECK_FALSE(cave.state.knight.spent);
}

TEST_CASE("VA-K6, VA-K12: a cube shed in her own turn spends the turn") {
    TestCave cave;
    cave.dark("n1", "E5").close().events("rats").quests("persistent intrepid");
    cave.cubes("move=1 per=1 str=1").knight_turn();
    cave.state.knight.grit = 5;
    cave.state.knight.track = 0b11110;
    cave.state.smashed.at(0) = 3;
    cave.play("go n, orient nesw, fill n2, fill w1n1, fill e1n1");
    CHECK(cave.pending() == "shed knight");
    cave.play("shed move");
    CHECK(cave.state.knight.spent);
    CHECK(cave.pending() == "encounter knight");
    CHECK(cave.legal() == "quest persistent, done");
    cave.play("done");
    CHECK(cave.pending() == "knight knight");
    CHECK(cave.legal() == "quest persistent, end");
}

TEST_CASE("VA-K7, VA-K34: a cube on the Shield turns a loss of Grit into a loss of 1") {
    TestCave cave;
    cave.secrets("hex").tribe("eye", "hidden", 4).close();
    cave.cubes("free=2 shield=1").tribes();
    cave.state.knight.grit = 4;
    cave.play("secret hex knight");
    CHECK(cave.state.knight.grit == 3);
    TestCave none;
    none.secrets("hex").tribe("eye", "hidden", 4).close().tribes();
    none.state.knight.grit = 3;
    none.play("secret hex knight");
    CHECK(none.state.knight.grit == 0);
}

TEST_CASE("VA-K10: the turn begins with the pick-up of cubes on slots and set aside") {
    TestCave cave;
    cave.close().cubes("move=2 str=1 aside=1 entrance=1");
    cave.turn(Role::Knight);
    CHECK(cave.state.knight.free == 4);
    CHECK(cave.state.knight.on_entrance == 1);
    CHECK(cave.slot(Slot::Move) == 0);
    CHECK(cave.pending() == "knight knight");
}

TEST_CASE("VA-K11: a free cube goes onto a slot with room") {
    TestCave cave;
    cave.close().cards("boots", "sword javelin").cubes("free=2 move=3");
    cave.knight_turn();
    CHECK(
        cave.legal_of("cube")
        == "cube per, cube str, cube bomb, cube bow, cube map, cube shield, cube sword, cube boots"
    );
    CHECK(cave.legal_of("show") == "show javelin, show sword");
    cave.play("cube sword");
    CHECK(has(cave.state.knight.open_cards, TreasureCard::Sword));
    CHECK(cave.state.knight.hidden_cards == only(TreasureCard::Javelin));
    cave.play("cube bow");
    CHECK(cave.legal_of("cube") == "");
    cave.play("show javelin");
    CHECK(cave.legal_of("show") == "");
}

TEST_CASE("VA-K13: a move needs Movement, an Encounter, a space and a passage") {
    TestCave cave = halls();
    cave.cubes("move=1").knight_turn();
    CHECK(cave.legal_of("go") == "go n, go e, go s, go w");
    cave.play("go n, go e, go s");
    CHECK(cave.where(Piece::Knight) == "e1");
    CHECK(cave.legal_of("go") == "");
    TestCave walled;
    walled.lit("n1", "A2", "ew").lit("e1", "A5", "nesw").close().knight_turn();
    CHECK(walled.legal_of("go") == "go e, go s, go w");
    TestCave used = halls();
    used.treasure("o", 1).treasures("").cubes("move=2").knight_turn();
    used.play("take treasure, done");
    CHECK(used.legal_of("go") == "");
}

TEST_CASE("VA-K14: she enters a tribe's space only with more Strength, 1 more with a Trap") {
    TestCave cave = halls();
    cave.tribe("bones", "n1", 2).tribe("fangs", "e1", 1).cubes("str=2").knight_turn();
    CHECK(cave.legal_of("go") == "go n, go e, go s, go w");
    TestCave equal = halls();
    equal.tribe("bones", "n1", 2).cubes("str=1").knight_turn();
    CHECK(equal.legal_of("go") == "go e, go s, go w");
    TestCave trap = halls();
    trap.tribe("bones", "n1", 2).secrets("", "trap").cubes("str=2").knight_turn();
    CHECK(trap.legal_of("go") == "go e, go s, go w");
}

TEST_CASE("VA-K14, K36: a ready Javelin counts 1 and is used up by the attack") {
    TestCave cave = halls();
    cave.tribe("bones", "n1", 2).cards("", "javelin").cubes("str=1").knight_turn();
    CHECK_FALSE(cave.offers("go n"));
    cave.play("javelin");
    CHECK_FALSE(cave.offers("javelin"));
    cave.play("go n, attack bones");
    CHECK(cave.where(Piece::Bones) == "hidden");
    CHECK_FALSE(cave.state.knight.ready);
    CHECK(cave.state.knight.open_cards == 0);
    CHECK(cave.has_event("card javelin lost"));
}

TEST_CASE("VA-K15: an Encounter is forced by a Dark tile, an Event, a tribe and by nothing else") {
    TestCave cave = halls();
    cave.treasure("n1", 1).token("e1", Token::Crystal).token("s1", Token::Event).events("rats");
    cave.cubes("move=2 per=1").knight_turn();
    cave.play("go n, go s, go e, go w");
    CHECK(cave.state.knight.encounters == 0);
    cave.play("go s");
    CHECK(cave.in_order("moved knight, encounter s1, card rats played, off event s1"));
    CHECK(cave.pending() == "encounter knight");
}

TEST_CASE("VA-K15, B41: on arrival her cubes on the Entrance become free") {
    TestCave cave = halls();
    cave.cubes("move=1 free=1 entrance=2").knight("n1").knight_turn().play("go s");
    CHECK(cave.state.knight.on_entrance == 0);
    CHECK(cave.state.knight.free == 3);
    CHECK(cave.state.knight.encounters == 0);
}

TEST_CASE("VA-K16: on an Event token at the start of her turn she must face it first") {
    TestCave cave = halls();
    cave.knight("s1").token("s1", Token::Event).treasure("s1", 1).events("rats");
    cave.cubes("move=1 per=1").knight_turn();
    CHECK(cave.offers("face"));
    CHECK(cave.legal_of("go") == "");
    CHECK_FALSE(cave.offers("take treasure"));
    CHECK_FALSE(cave.offers("end"));
    cave.play("face");
    CHECK(cave.has_event("card rats played"));
    cave.play("done");
    CHECK(cave.offers("end"));
    CHECK(cave.offers("take treasure"));
}

TEST_CASE("VA-K16: without an Encounter left she may end her turn on the token") {
    TestCave cave = halls();
    cave.knight("s1").token("s1", Token::Event).events("rats").cubes("move=1");
    cave.state.knight.encounters = 1;
    cave.knight_turn();
    CHECK_FALSE(cave.offers("face"));
    CHECK(cave.offers("end"));
}

TEST_CASE("VA-K16: while no Event card is left the token forces nothing") {
    TestCave cave = halls();
    cave.knight("s1").token("s1", Token::Event).events("").cubes("move=1").knight_turn();
    CHECK_FALSE(cave.offers("face"));
    CHECK(cave.offers("end"));
    cave.play("go n, go s");
    CHECK(cave.state.knight.encounters == 0);
}

TEST_CASE("VA-K30, H4: each cube on the Map leads through one walled edge in a turn") {
    TestCave cave;
    cave.lit("n1", "A2", "ew").lit("e1", "A1", "nesw").lit("e1n1", "A5", "nesw").close();
    cave.cubes("move=2 map=1").knight_turn();
    CHECK(cave.legal_of("go") == "go e, go s, go w, go n map");
    cave.play("go n map");
    CHECK(cave.where(Piece::Knight) == "n1");
    CHECK_FALSE(cave.offers("go s map"));
    CHECK(cave.state.knight.moves == 1);
}

TEST_CASE("VA-K32: a Bomb opens a wall for good, towards an empty cell only before the Collapse") {
    TestCave cave;
    cave.lit("n1", "A2", "ew").lit("e1", "A3", "nsw").close();
    cave.knight("n1").cubes("bomb=1 move=1").knight_turn();
    CHECK(cave.legal_of("bomb") == "bomb n, bomb s");
    cave.play("bomb n");
    CHECK(cave.pending() == "fill knight");
    CHECK(cave.legal() == "fill n2");
    cave.play("fill n2");
    CHECK(cave.state.knight.bombs == 2);
    CHECK(cave.legal_of("bomb") == "");
    CHECK(cave.offers("go n"));
    TestCave collapse;
    collapse.lit("n1", "A2", "ew").close().collapse();
    collapse.knight("n1").cubes("bomb=1").knight_turn();
    CHECK(collapse.legal_of("bomb") == "bomb s");
}

TEST_CASE("VA-K32: revealing a Dark tile keeps the Bomb, removing either tile takes it") {
    TestCave cave;
    cave.lit("n1", "A2", "ew").close();
    cave.knight("n1").cubes("bomb=1 move=1 per=1").knight_turn();
    cave.play("bomb n, fill n2, go n");
    CHECK(cave.pending() == "orient knight");
    cave.play(cave.legal().substr(0, cave.legal().find(',')));
    CHECK(is_bombed(cave.state, space_at(cave.state, cell("n1")), Direction::North));
    State& state = cave.state;
    remove_space(state, space_at(state, cell("n2")));
    CHECK_FALSE(is_bombed(state, space_at(state, cell("n1")), Direction::North));
}

TEST_CASE("VA-K33, H4: the Bow costs a tribe in sight Strength minus 1 Population, once a turn") {
    TestCave cave = halls();
    cave.tribe("bones", "n2", 3).tribe("eye", "e1n2", 2).cubes("bow=1 str=2").knight_turn();
    CHECK(cave.legal_of("shoot") == "shoot bones");
    cave.play("shoot bones");
    CHECK(cave.population(Piece::Bones) == 1);
    CHECK(cave.where(Piece::Bones) == "n2");
    CHECK(cave.state.goblins.rage == 2);
    CHECK(cave.legal_of("shoot") == "");
    CHECK(cave.state.knight.encounters == 0);
    TestCave weak = halls();
    weak.tribe("bones", "n2", 3).cubes("bow=1").knight_turn();
    CHECK(weak.legal_of("shoot") == "");
}

TEST_CASE("VA-K33, B7: a tribe shot to 0 scatters") {
    TestCave cave = halls();
    cave.tribe("bones", "n2", 2).monsters("bones", "ogre").cubes("bow=1 str=3").knight_turn();
    cave.play("shoot bones");
    CHECK(cave.population(Piece::Bones) == 0);
    CHECK(cave.where(Piece::Bones) == "hidden");
    CHECK(cave.state.tribe(Piece::Bones).monsters == 0);
}

TEST_CASE("VA-B6: Bright Beetles take 1 of the loss by a Bow if the Goblins want it") {
    TestCave cave = halls();
    cave.tribe("bones", "n2", 3).monsters("bones", "beetles").cubes("bow=1 str=2").knight_turn();
    TestCave taken = cave;
    cave.play("shoot bones");
    CHECK(cave.pending() == "beetles goblins");
    CHECK(cave.legal() == "beetles, take");
    cave.play("beetles");
    CHECK(cave.population(Piece::Bones) == 2);
    CHECK(cave.state.tribe(Piece::Bones).monsters == 0);
    CHECK(cave.state.goblins.rage == 2);
    taken.play("shoot bones, take");
    CHECK(taken.population(Piece::Bones) == 1);
    CHECK(taken.state.tribe(Piece::Bones).monsters != 0);
}

TEST_CASE("VA-K8, VA-K38: the Potion Kit needs three cubes at hand and heals 2") {
    TestCave cave = halls();
    cave.cards("kit").cubes("kit=1 free=2").knight_turn();
    cave.state.knight.health = 4;
    cave.play("potion");
    CHECK(cave.state.knight.health == 6);
    CHECK(cave.state.knight.discarded == 1);
    CHECK(cave.state.knight.open_cards == 0);
    CHECK(cave.slot(Slot::Kit) == 0);
    TestCave two = halls();
    two.cards("kit").cubes("kit=1 free=1").knight_turn();
    CHECK_FALSE(two.offers("potion"));
}

TEST_CASE("VA-K40: a standing quest is turned in whenever its condition holds, for its Grit") {
    TestCave cave = halls();
    cave.quests("bedecked persistent").cards("boots").cubes("free=2").knight_turn();
    CHECK(cave.legal_of("quest") == "");
    cave.state.smashed.at(index(Role::Goblins)) = 2;
    cave.state.smashed.at(index(Role::Dragon)) = 1;
    CHECK(cave.legal_of("quest") == "quest persistent");
    put(cave.state.knight.open_cards, TreasureCard::Axe);
    take(cave.state.knight.hidden_cards, TreasureCard::Axe);
    cave.state.treasures.size = 0;
    CHECK(cave.legal_of("quest") == "quest bedecked, quest persistent");
    cave.play("quest persistent");
    CHECK(cave.state.knight.grit == 4);
    CHECK(cave.state.knight.quests == (only(Quest::Bedecked) | only(Quest::Stalwart)));
}

TEST_CASE("VA-K40, K41: a quest that happened can be turned in at her next decision only") {
    TestCave cave = halls();
    cave.quests("stalwart daring swift").tribe("bones", "n1", 3).monsters("bones", "frog");
    cave.cubes("str=3 per=1").knight_turn();
    cave.play("go n");
    CHECK(cave.legal_of("quest") == "");
    cave.play("attack bones");
    CHECK(cave.pending() == "encounter knight");
    CHECK(cave.legal_of("quest") == "quest stalwart, quest daring");
    TestCave late = cave;
    cave.play("quest stalwart");
    CHECK(cave.legal_of("quest") == "quest daring");
    cave.play("quest daring");
    CHECK(cave.state.knight.grit == 9);
    late.play("done");
    CHECK(late.legal_of("quest") == "");
}

TEST_CASE("VA-K40: a card drawn later does not profit from what happened before") {
    TestCave cave = halls();
    cave.quests("daring").tribe("bones", "n1", 3).monsters("bones", "frog");
    cave.cubes("str=3 per=1").knight_turn();
    cave.play("go n, attack bones, quest daring");
    // The next card of the deck is stalwart, and a tribe of Population 3 was attacked.
    CHECK(has(cave.state.knight.quests, Quest::Stalwart));
    CHECK(cave.legal_of("quest") == "");
}

TEST_CASE("VA-K41: fearless needs an attack on the tile revealed in the same Encounter") {
    TestCave cave;
    cave.dark("n1", "T1").tribe("bones", "n1", 1).close().quests("fearless");
    cave.cubes("str=2 per=1").knight_turn().play("go n, orient nesw");
    cave.play("fill n2, fill w1n1, fill e1n1, attack bones");
    CHECK(cave.offers("quest fearless"));
    TestCave lit = halls();
    lit.quests("fearless").tribe("bones", "n1", 1).cubes("str=2").knight_turn();
    lit.play("go n, attack bones");
    CHECK_FALSE(lit.offers("quest fearless"));
}

TEST_CASE("VA-K41, VA-O5: eagle happens by a shot that costs Population") {
    TestCave cave = halls();
    cave.quests("eagle").tribe("bones", "n2", 3).monsters("bones", "beetles");
    cave.cubes("bow=1 str=1").knight_turn();
    TestCave saved = cave;
    cave.play("shoot bones, take");
    CHECK(cave.offers("quest eagle"));
    saved.play("shoot bones, beetles");
    CHECK_FALSE(saved.offers("quest eagle"));
}

TEST_CASE("VA-K29, T4: without a Dragon cunning happens with the second Treasure of a turn") {
    TestCave cave = halls();
    cave.quests("cunning").treasure("o", 2).treasures("").cubes("per=1").knight_turn();
    cave.play("take treasure");
    CHECK_FALSE(cave.offers("quest cunning"));
    cave.play("take treasure");
    CHECK(cave.offers("quest cunning"));
    CHECK(cave.state.knight.grit == 10);
}

TEST_CASE("VA-K42: adventurous happens when an Encounter ends after three different spaces") {
    TestCave cave = halls();
    cave.quests("adventurous").treasure("o", 2).treasure("n1", 1).treasure("n2", 1).treasures("");
    cave.cubes("move=2 per=3").knight_turn();
    cave.play("take treasure, done, go n, take treasure, done, go n, take treasure");
    CHECK_FALSE(cave.offers("quest adventurous"));
    cave.play("done");
    CHECK(cave.offers("quest adventurous"));
    TestCave same = halls();
    same.quests("adventurous").treasure("o", 2).treasure("n1", 1).treasures("");
    same.cubes("move=2 per=3").knight_turn();
    same.play("take treasure, done, go n, take treasure, done, go s, take treasure, done");
    CHECK_FALSE(same.offers("quest adventurous"));
}

TEST_CASE("VA-K42: swift counts seven different spaces entered by her own moves") {
    TestCave cave = halls();
    cave.quests("swift").cards("boots").cubes("move=3 boots=1").knight_turn();
    cave.play("go n, go n, go e, go s, go s, go e, go w");
    // n1 n2 e1n2 e1n1 e1 e2, and e1 again.
    CHECK_FALSE(cave.offers("quest swift"));
    cave.play("go w");
    CHECK(cave.offers("quest swift"));
}

TEST_CASE("VA-K43, K10: at the end of her turn cubes stay where they are") {
    TestCave cave = halls();
    cave.cubes("move=1 free=2").turn(Role::Knight);
    cave.play("cube str, end");
    CHECK(cave.pending() == "place knight");
    CHECK(cave.slot(Slot::Str) == 1);
    CHECK(cave.state.knight.free == 2);
}

TEST_CASE("VA-V10, H4: the Knight's Flare reveals marked Dark tiles for 1 Grit each, once a turn") {
    TestCave cave = halls();
    put(cave.rules.flare, Role::Knight);
    cave.cubes("move=1").knight_turn();
    CHECK(cave.offers("flare o"));
    CHECK(cave.offers("flare e3"));
    cave.play("flare n1");
    CHECK(cave.has_event("die"));
    while (cave.pending() != "knight knight") {
        cave.play(cave.legal().substr(0, cave.legal().find(',')));
    }
    CHECK(cave.state.knight.grit == cave.state.revealed);
    CHECK(cave.legal_of("flare") == "");
    CHECK(cave.state.knight.encounters == 0);
}

}  // namespace tenebrae::vast::testing

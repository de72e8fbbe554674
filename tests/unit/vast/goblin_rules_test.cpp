// SPDX-License-Identifier: MIT
#include "test_cave.hpp"
#include "test_names.hpp"

/// Section B: tracks, decks, the first four steps of the turn, Secrets.
namespace tenebrae::vast::testing {
namespace {

TestCave halls() {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").lit("n2", "A5", "nesw").lit("e1", "A10", "nesw");
    cave.lit("e2", "A13", "nesw").lit("e1n1", "E5", "nesw").lit("w1", "E10", "nesw").close();
    return cave;
}

}  // namespace

TEST_CASE("VA-B3: Strength is Population, Monsters, Fire Bomber and Rage") {
    TestCave cave = halls();
    cave.tribe("fangs", "hidden", 2).tribe("bones", "hidden", 3).tribe("eye", "hidden", 0);
    const auto strength = [&](Piece piece) {
        return tribe_strength(cave.rules, cave.state, piece);
    };
    CHECK(strength(Piece::Fangs) == 3);
    CHECK(strength(Piece::Bones) == 3);
    CHECK(strength(Piece::Eye) == 0);
    cave.monsters("bones", "ogre troll").monsters("fangs", "giant");
    CHECK(strength(Piece::Bones) == 5);
    CHECK(strength(Piece::Fangs) == 4);
    cave.state.goblins.rage = 0;
    CHECK(strength(Piece::Bones) == 4);
    CHECK(strength(Piece::Eye) == 0);
    cave.monsters("eye", "frog").tribe("eye", "hidden", 2);
    CHECK(strength(Piece::Eye) == 2);
    put(cave.state.goblins.tribes.at(2).marks, TribeMark::Bomber);
    CHECK(strength(Piece::Eye) == 4);
}

TEST_CASE("VA-B3: Perception is Population plus 1, less at Rage 0 and with the Ruby") {
    TestCave cave = halls();
    cave.tribe("bones", "hidden", 2);
    CHECK(tribe_perception(cave.state, Piece::Bones) == 3);
    CHECK(tribe_perception(cave.state, Piece::Eye) == 1);
    cave.state.goblins.rage = 0;
    cave.secrets("", "ruby");
    CHECK(tribe_perception(cave.state, Piece::Bones) == 1);
    CHECK(tribe_perception(cave.state, Piece::Eye) == 0);
}

TEST_CASE("VA-B4: a scattering tribe loses 2 Population, with the Beetles 1") {
    TestCave cave = halls();
    cave.tribe("bones", "n1", 3).tribe("eye", "e1", 3).monsters("eye", "beetles");
    cave.cubes("str=3 per=2 move=2");
    cave.state.goblins.rage = 0;
    cave.knight_turn().play("go n, attack bones, done, go s, go e, attack eye");
    CHECK(cave.population(Piece::Bones) == 1);
    CHECK(cave.population(Piece::Eye) == 2);
    CHECK(cave.state.tribe(Piece::Eye).monsters == 0);
}

TEST_CASE("VA-B9: at Rage 0 it becomes 1, then as many War cards as Rage are shown") {
    TestCave cave = halls();
    cave.state.goblins.rage = 0;
    cave.turn(Role::Goblins);
    CHECK(cave.state.goblins.rage == 1);
    CHECK(cave.in_order("rage 1, shuffle war, card"));
    CHECK(cave.pending() == "war goblins");
    ActionList one;
    legal_actions(cave.rules, cave.state, one);
    CHECK(one.size() == 1);
    TestCave three = halls();
    three.state.goblins.rage = 3;
    three.turn(Role::Goblins);
    ActionList all;
    legal_actions(three.rules, three.state, all);
    CHECK(all.size() == 3);
    CHECK(all[0].what < all[1].what);
}

TEST_CASE("VA-B10, B13: the discs of the War card, then its Rage") {
    TestCave cave = halls();
    cave.war("hate pain").play("war pain");
    for (const Piece tribe : kTribes) {
        CHECK(cave.population(tribe) == 1);
    }
    CHECK(cave.state.goblins.rage == 2);
    CHECK(cave.pending() == "tribes goblins");
    TestCave thirst = halls();
    thirst.war("thirst").play("war thirst");
    CHECK(thirst.population(Piece::Fangs) == 3);
    CHECK(thirst.population(Piece::Bones) == 2);
    CHECK(thirst.population(Piece::Eye) == 1);
}

TEST_CASE("VA-B10: an overpopulated tribe gets nothing, and exactly one tribe scatters") {
    TestCave cave = halls();
    cave.tribe("fangs", "hidden", 3).tribe("bones", "hidden", 3).tribe("eye", "hidden", 0);
    cave.war("hate").play("war hate");
    CHECK(cave.pending() == "overpopulation goblins");
    CHECK(cave.population(Piece::Fangs) == 3);
    CHECK(cave.population(Piece::Eye) == 2);
    // Two tribes would cost 2 Rage.
    CHECK(cave.legal() == "scatter fangs, scatter bones, scatter eye");
    cave.play("scatter eye");
    CHECK(cave.population(Piece::Eye) == 0);
    CHECK(cave.population(Piece::Fangs) == 3);
    CHECK(cave.pending() == "tribes goblins");
}

TEST_CASE("VA-B10: overpopulation is paid with 1 Rage for each tribe, all or nothing") {
    TestCave cave = halls();
    cave.tribe("fangs", "hidden", 3).tribe("bones", "hidden", 3);
    cave.state.goblins.rage = 2;
    cave.war("hate").play("war hate");
    CHECK(cave.offers("pay"));
    cave.play("pay");
    CHECK(cave.state.goblins.rage == 0);
    CHECK(cave.population(Piece::Fangs) == 3);
}

TEST_CASE("VA-B10: a revealed tribe scatters if there is one") {
    TestCave cave = halls();
    cave.tribe("fangs", "hidden", 3).tribe("bones", "n1", 1).tribe("eye", "hidden", 1);
    cave.state.goblins.rage = 0;
    cave.war("hate").play("war hate");
    CHECK(cave.legal() == "scatter bones");
}

TEST_CASE("VA-B11: leader prevents the scattering") {
    TestCave cave = halls();
    cave.secrets("leader").tribe("fangs", "hidden", 4);
    cave.state.goblins.rage = 0;
    cave.war("hate").play("war hate");
    CHECK(cave.legal() == "scatter fangs, scatter bones, scatter eye, leader");
    cave.play("leader");
    CHECK(cave.population(Piece::Fangs) == 4);
    CHECK(has(cave.state.goblins.secret_discards, Secret::Leader));
}

TEST_CASE("VA-B12, VA-G10: the Pet Frog's tribe takes discs up to 4 and does not overpopulate") {
    TestCave cave = halls();
    cave.tribe("eye", "hidden", 3).monsters("eye", "frog").war("hate").play("war hate");
    CHECK(cave.population(Piece::Eye) == 4);
    CHECK(cave.pending() == "tribes goblins");
}

TEST_CASE("VA-B14: Monsters up to the bones tribe's Population, into open slots or over others") {
    TestCave cave = halls();
    cave.next_monsters("ogre").war("ruin").play("war ruin");
    CHECK(cave.pending() == "monsters goblins");
    CHECK(cave.legal() == "assign ogre fangs, assign ogre bones, assign ogre eye, done");
    cave.play("assign ogre eye");
    CHECK(cave.state.tribe(Piece::Eye).monsters == only(Monster::Ogre));
    CHECK(cave.legal() == "done");
    TestCave equal = halls();
    equal.tribe("bones", "hidden", 0).tribe("eye", "hidden", 0).next_monsters("ogre");
    equal.monsters("fangs", "frog").monsters("bones", "worm");
    equal.war("ruin").play("war ruin");
    CHECK(equal.legal() == "assign ogre fangs over frog, assign ogre bones over worm, done");
    equal.play("assign ogre fangs over frog");
    CHECK(has(equal.state.goblins.monster_discards, Monster::Frog));
    TestCave more = halls();
    more.monsters("fangs", "frog").monsters("bones", "worm blob").next_monsters("ogre");
    more.war("ruin").play("war ruin");
    CHECK(more.legal() == "done");
    more.play("done");
    CHECK(has(more.state.goblins.monster_discards, Monster::Ogre));
    CHECK(more.pending() == "tribes goblins");
}

TEST_CASE("VA-B14: a full slot with room by Population takes a Monster over another only") {
    TestCave cave = halls();
    cave.monsters("fangs", "frog").next_monsters("ogre").war("ruin").play("war ruin");
    CHECK(cave.legal() == "assign ogre bones, assign ogre eye, assign ogre fangs over frog, done");
}

TEST_CASE("VA-B15: Secrets are drawn, above 5 some must be discarded") {
    TestCave cave = halls();
    cave.secrets("fury bomber hex", "ruby").next_secrets("tunnels poison");
    cave.war("fear").play("war fear, done");
    CHECK(cave.pending() == "secrets goblins");
    CHECK_FALSE(cave.offers("done"));
    CHECK(
        cave.legal_of("discard")
        == "discard tunnels, discard poison, discard ruby, discard fury, discard bomber, "
           "discard hex"
    );
    cave.play("discard ruby");
    CHECK(cave.offers("done"));
    CHECK(cave.state.goblins.open == 0);
    cave.play("done");
    CHECK(cave.pending() == "tribes goblins");
    CHECK(count_secrets(cave.state) == 5);
}

TEST_CASE("VA-B16, H5: with the Ruby open one card drawn just now is replaced, once a turn") {
    TestCave cave = halls();
    cave.secrets("", "ruby").next_monsters("ogre troll").next_secrets("tunnels poison hex");
    cave.state.goblins.rage = 2;
    cave.war("hate fear desperation");
    CHECK(cave.legal_of("redraw") == "redraw hate, redraw fear, redraw desperation");
    TestCave later = cave;
    cave.play("redraw desperation");
    CHECK(cave.legal() == "war thirst, war hate, war fear");
    cave.play("war fear");
    CHECK(cave.legal_of("redraw") == "");
    later.play("war fear, redraw ogre");
    CHECK(has(later.state.goblins.monster_discards, Monster::Ogre));
    CHECK(later.legal_of("assign troll fangs") == "assign troll fangs");
    later.play("done");
    CHECK(later.legal_of("redraw") == "");
}

TEST_CASE("VA-B16: no redraw after another act in the decision") {
    TestCave cave = halls();
    cave.secrets("poison", "ruby").war("hate");
    CHECK(cave.offers("redraw hate"));
    cave.play("secret poison");
    CHECK(cave.legal() == "war hate");
    TestCave monsters = halls();
    monsters.secrets("", "ruby").next_monsters("ogre troll");
    monsters.rules.tables.war.at(5).monsters = 2;
    monsters.war("ruin").play("war ruin");
    CHECK(monsters.legal_of("redraw") == "redraw ogre, redraw troll");
    monsters.play("assign ogre eye");
    CHECK(monsters.legal_of("redraw") == "");
    TestCave secrets = halls();
    secrets.secrets("poison", "ruby").next_secrets("hex trap").war("fear");
    secrets.play("war fear, done");
    CHECK(secrets.legal_of("redraw") == "redraw hex, redraw trap");
    secrets.play("secret poison");
    CHECK(secrets.legal_of("redraw") == "");
}

TEST_CASE("VA-B8, G8: an empty pile of Monsters is made from the discards") {
    TestCave cave = halls();
    cave.state.monsters = {};
    cave.state.goblins.monster_discards = 0x3FF;
    cave.war("ruin").play("war ruin");
    CHECK(cave.has_event("shuffle monsters"));
    CHECK(cave.state.monsters.size == 9);
    CHECK(cave.state.goblins.monster_discards == 0);
    TestCave none = halls();
    none.monsters("fangs", "frog").monsters("bones", "ogre worm").monsters("eye", "blob");
    none.rules.tables.war.at(5).monsters = 8;
    none.war("ruin").play("war ruin");
    CHECK(std::popcount(none.state.top().mask) == 6);
}

TEST_CASE("VA-B17: which Secrets may be played, and where") {
    TestCave cave = halls();
    cave.secrets("tunnels cavein poison leader hex").tribe("eye", "hidden", 0);
    cave.war("hate");
    CHECK(cave.legal_of("secret") == "secret tunnels, secret poison");
    TestCave eye = halls();
    eye.secrets("cavein fury bomber hex spots").tribe("eye", "hidden", 1).tribes();
    CHECK(
        eye.legal_of("secret")
        == "secret cavein, secret fury fangs, secret fury bones, secret fury eye, "
           "secret bomber fangs, secret bomber bones, secret bomber eye, secret hex knight"
    );
    eye.play("secret fury bones");
    CHECK(has(eye.state.goblins.secret_discards, Secret::Fury));
    TestCave open = halls();
    open.secrets("ruby trap").tribes().play("secret ruby, secret trap");
    CHECK(open.state.goblins.open == (only(Secret::Ruby) | only(Secret::Trap)));
    CHECK(open.state.goblins.hand == 0);
    TestCave alone(28);
    alone.close().secrets("poison hex").tribe("eye", "hidden", 2).tribes();
    CHECK(alone.legal_of("secret") == "");
}

TEST_CASE("VA-B7, VA-B42: the Ruby goes when a Population becomes 0") {
    TestCave cave = halls();
    cave.secrets("", "ruby").tribe("bones", "n1", 2).cubes("str=3").knight_turn();
    cave.play("go n, attack bones");
    CHECK(cave.state.goblins.open == 0);
    CHECK(has(cave.state.goblins.secret_discards, Secret::Ruby));
}

TEST_CASE("VA-B40: Cave-In collapses up to as many tiles as the eye tribe has Population") {
    TestCave cave = halls();
    cave.secrets("cavein").tribe("eye", "hidden", 2).token("e2", Token::Crystal);
    cave.knight("n2").tribe("bones", "w1", 1).tribes().play("secret cavein");
    CHECK(cave.pending() == "cavein goblins");
    CHECK_FALSE(cave.offers("collapse o"));
    CHECK_FALSE(cave.offers("collapse n2"));
    CHECK_FALSE(cave.offers("collapse e2"));
    CHECK(cave.offers("collapse n1"));
    CHECK(cave.offers("collapse w1"));
    cave.play("collapse w1");
    CHECK(cave.pending() == "exit goblins");
    cave.play("exit o");
    CHECK(cave.where(Piece::Bones) == "o");
    CHECK(cave.pending() == "cavein goblins");
    cave.play("done");
    CHECK(cave.state.stack.cards.at(0) == tile("E10"));
    // Before the Collapse the open side of the Entrance is filled again.
    CHECK(cave.pending() == "slide goblins");
}

TEST_CASE("VA-B41: Poison sends a cube to the Entrance, two if the tribe is stronger by 2") {
    TestCave cave = halls();
    cave.secrets("poison").tribe("eye", "n2", 2).knight("n1").cubes("free=3");
    TestCave strong = cave;
    cave.tribes().play("secret poison, activate eye, step s");
    CHECK(cave.state.knight.on_entrance == 1);
    CHECK(cave.state.knight.free == 2);
    CHECK(cave.in_order("health knight 6 -1, cube free entrance, scattered eye, rage 0"));
    strong.tribe("eye", "n2", 4).cubes("move=1 str=1 free=1 aside=1");
    strong.tribes().play("secret poison, activate eye, step s");
    CHECK(strong.pending() == "shed knight");
    CHECK(strong.legal() == "shed move, shed str");
    strong.play("shed str");
    CHECK(strong.state.knight.on_entrance == 2);
    CHECK(strong.state.knight.aside == 1);
    CHECK(cubes_at_hand(strong.state) == 2);
}

TEST_CASE("VA-B41: Poison never leaves less than 2 cubes at hand") {
    TestCave cave = halls();
    cave.secrets("poison").tribe("eye", "n2", 4).knight("n1").cubes("free=2");
    cave.tribes().play("secret poison, activate eye, step s");
    CHECK(cave.state.knight.on_entrance == 0);
    CHECK(cave.state.knight.health == 6);
}

TEST_CASE("VA-B43: the Fire Bomber's tribe falls to 0 after its Attack") {
    TestCave cave = halls();
    cave.secrets("bomber").tribe("eye", "n2", 4).knight("n1").cubes("str=3");
    cave.tribes().play("secret bomber eye, activate eye");
    CHECK(cave.offers("step s"));
    cave.play("step s");
    CHECK(cave.population(Piece::Eye) == 0);
    CHECK(cave.in_order("scattered eye, population eye 2 scatter, rage 0, population eye 0"));
    TestCave beetles = halls();
    beetles.secrets("bomber").tribe("eye", "n2", 4).monsters("eye", "beetles").knight("n1");
    beetles.tribes().play("secret bomber eye, activate eye, step s");
    CHECK(beetles.population(Piece::Eye) == 1);
    CHECK(beetles.state.tribe(Piece::Eye).monsters == 0);
}

TEST_CASE("VA-B43: a tribe that waits at a Crystal falls to 0 at the end of the turn") {
    TestCave cave = halls();
    cave.secrets("bomber").tribe("eye", "e1", 2).token("e1", Token::Crystal);
    cave.tribes().play("secret bomber eye, activate eye, attack crystal");
    CHECK(cave.population(Piece::Eye) == 2);
    cave.play("end");
    CHECK(cave.population(Piece::Eye) == 0);
    CHECK(cave.where(Piece::Eye) == "hidden");
    CHECK(cave.in_order("population eye 0 bomber, scattered eye"));
}

TEST_CASE("VA-B18, B43: the effects of a turn end with it") {
    TestCave cave = halls();
    cave.secrets("bomber poison tunnels").tribe("eye", "hidden", 2).tribes();
    cave.play("secret bomber eye, secret poison, secret tunnels");
    CHECK(tribe_strength(cave.rules, cave.state, Piece::Eye) == 4);
    cave.play("end");
    CHECK(tribe_strength(cave.rules, cave.state, Piece::Eye) == 2);
    CHECK_FALSE(cave.state.goblins.poison);
    CHECK_FALSE(cave.state.goblins.tunnels);
}

TEST_CASE("VA-B44: Hex costs the Knight as much Grit as the eye tribe has Population") {
    TestCave cave = halls();
    cave.secrets("hex").tribe("eye", "hidden", 3).tribes();
    cave.state.knight.grit = 4;
    cave.play("secret hex knight");
    CHECK(cave.state.knight.grit == 1);
}

TEST_CASE("VA-B45: a Trap is not discarded by a shot or an ambush") {
    TestCave cave = halls();
    cave.secrets("", "trap").tribe("bones", "n2", 3).cubes("bow=1 str=2").knight_turn();
    cave.play("shoot bones");
    CHECK(has(cave.state.goblins.open, Secret::Trap));
}

TEST_CASE("VA-B46: a hidden tribe attacks the Knight on or next to a Lit ambush tile") {
    TestCave cave = halls();
    cave.secrets("spots").tribe("fangs", "hidden", 2).tribe("bones", "n2", 4);
    cave.tribe("eye", "hidden", 2).monsters("eye", "blob").cubes("str=1");
    cave.tribes();
    // The Entrance is next to n1; the eye tribe's Strength without Monsters is not above 2.
    CHECK(cave.legal_of("secret") == "secret spots fangs");
    cave.play("secret spots fangs");
    CHECK(cave.state.knight.health == 6);
    CHECK(cave.population(Piece::Fangs) == 0);
    CHECK(cave.state.goblins.rage == 0);
    CHECK(has_acted(cave.state, Piece::Fangs));
    TestCave away;
    away.lit("n1", "E5", "nesw").lit("n2", "A1", "nesw").dark("e1", "A5").close();
    away.secrets("spots").tribe("fangs", "hidden", 4).tribes();
    CHECK(away.legal_of("secret") == "");
}

}  // namespace tenebrae::vast::testing

// SPDX-License-Identifier: MIT
#include "test_cave.hpp"
#include "test_names.hpp"

/// What the Knight and the Goblins do to the Dragon: VA-K28, K31, K35 to K37, K44, B26, B30, B32,
/// B44, V30, E3, E4.
namespace tenebrae::vast::testing {
namespace {

/// Lit halls to the north, east and west of the Entrance, Dark tiles around them.
TestCave halls(int row = 7) {
    TestCave cave(row);
    cave.lit("n1", "A1", "nesw").lit("n2", "A5", "nesw").lit("e1", "A10", "nesw");
    cave.lit("e1n1", "A13", "nesw").lit("w1", "A15", "ne").close();
    return cave;
}

/// The Knight on n1 with the underground Dragon.
TestCave above(std::string_view cubes) {
    TestCave cave = halls();
    cave.cubes(cubes).knight("n1").dragon("n1");
    return cave;
}

}  // namespace

TEST_CASE("VA-K28: with more Strength than his Armor she wounds the surfaced Dragon") {
    TestCave cave = halls();
    cave.cubes("str=1 per=1").knight("n1").surfaced("n1").knight_turn().play("attack dragon");
    CHECK(cave.state.dragon.health == 4);
    CHECK(cave.in_order("encounter n1, attack knight dragon hit, health dragon 4 -1"));
    // Each target once in an Encounter, but he may be attacked in another one.
    CHECK(cave.legal_of("attack").empty());
    cave.play("done, attack dragon");
    CHECK(cave.state.dragon.health == 3);
    cave.play("done");
    CHECK(cave.legal_of("attack").empty());
}

TEST_CASE("VA-K28: with equal Strength the die must mark the centre, with less there is none") {
    TestCave equal = halls();
    equal.knight("n1").surfaced("n1").knight_turn();
    TestCave miss = equal;
    equal.next_die(DieFace::Saltire).play("attack dragon");
    CHECK(equal.state.dragon.health == 4);
    miss.next_die(DieFace::Cross).play("attack dragon");
    CHECK(miss.state.dragon.health == 5);
    CHECK(miss.in_order("die cross, attack knight dragon miss"));
    CHECK(miss.state.statistics.attacks.at(0) == 1);
    CHECK(miss.state.statistics.hits.at(0) == 0);
    TestCave weak = halls();
    weak.wake(4).knight("n1").surfaced("n1").knight_turn();
    CHECK_FALSE(weak.offers("attack dragon"));
}

TEST_CASE("VA-K14: she enters the surfaced Dragon's space with Strength at least his Armor") {
    TestCave cave = halls();
    cave.wake(4).surfaced("n1").cubes("str=1").knight_turn();
    CHECK(cave.offers("go n"));
    TestCave weak = halls();
    weak.wake(4).surfaced("n1").knight_turn();
    CHECK_FALSE(weak.offers("go n"));
    TestCave ready = halls();
    ready.wake(4).surfaced("n1").cards("javelin").knight_turn().play("javelin");
    CHECK(ready.offers("go n"));
    TestCave under = halls();
    under.wake(14).dragon("n1").knight_turn();
    CHECK(under.offers("go n"));
}

TEST_CASE("VA-K15, K19: the surfaced Dragon forces an Encounter and an attack on arrival") {
    TestCave cave = halls();
    cave.treasure("n1", 1).surfaced("n1").cubes("str=2").knight_turn().play("go n");
    CHECK(cave.pending() == "encounter knight");
    CHECK(cave.legal() == "attack dragon");
    cave.play("attack dragon");
    CHECK(cave.state.dragon.health == 4);
    CHECK(cave.legal() == "take treasure, done");
    TestCave under = halls();
    under.dragon("n1").cubes("str=1 free=1").knight_turn().play("go n");
    CHECK(under.pending() == "knight knight");
}

TEST_CASE("VA-K16: starting the turn with the surfaced Dragon forces nothing") {
    TestCave cave = halls();
    cave.surfaced("n1").knight("n1").knight_turn();
    CHECK(cave.offers("end"));
    CHECK(cave.offers("go s"));
}

TEST_CASE("VA-K19, D31: her Strength on entering counts if harm has lowered it since") {
    TestCave cave = halls();
    cave.wake(4).surfaced("n1").cubes("str=2 move=1").state.knight.grit = 6;
    cave.state.dragon.flame_wall = space_at(cave.state, cell("n1"));
    cave.knight_turn().play("go n");
    CHECK(cave.pending() == "shed knight");
    cave.play("shed str");
    CHECK(cave.state.knight.spent);
    CHECK(cave.pending() == "encounter knight");
    CHECK(cave.legal() == "attack dragon");
    // Strength 3 on entering exceeds Armor 2; her Strength is 2 now.
    cave.play("attack dragon");
    CHECK_FALSE(cave.has_event("die"));
    CHECK(cave.state.dragon.health == 4);
    CHECK(cave.legal() == "done");
}

TEST_CASE("VA-K28, K31, H4: the underground Dragon is attacked once a turn with a cube on the Bomb"
) {
    TestCave without = above("str=1 per=1");
    without.knight_turn();
    CHECK_FALSE(without.offers("attack dragon"));
    TestCave cave(7);
    cave.lit("n1", "A3", "nes").close().cubes("str=1 per=2 bomb=1").knight("n1").dragon("n1");
    cave.knight_turn();
    TestCave token = cave;
    CHECK(cave.offers("bomb w"));
    cave.play("attack dragon");
    CHECK(cave.state.dragon.health == 4);
    CHECK(cave.state.knight.bombs == 3);
    cave.play("done");
    CHECK_FALSE(cave.offers("attack dragon"));
    CHECK_FALSE(cave.offers("bomb w"));
    token.play("bomb w, fill w1n1");
    CHECK_FALSE(token.offers("attack dragon"));
}

TEST_CASE("VA-K28: in the Collapse no Bomb is needed, and the attack is still once a turn") {
    TestCave cave = above("str=1 per=2");
    cave.collapse().knight_turn().play("attack dragon");
    CHECK(cave.state.dragon.health == 4);
    CHECK_FALSE(has(cave.state.knight.used, Use::BombAttack));
    cave.play("done");
    CHECK_FALSE(cave.offers("attack dragon"));
}

TEST_CASE("VA-K36: the Javelin adds 1, reaches the underground Dragon, and then leaves the game") {
    TestCave cave = above("per=1 bomb=1 free=1");
    cave.wake(4).cards("", "javelin").knight_turn();
    CHECK_FALSE(cave.offers("attack dragon"));
    cave.play("javelin");
    CHECK(cave.has_event("ready"));
    CHECK_FALSE(cave.offers("javelin"));
    cave.next_die(DieFace::Ring).play("attack dragon");
    // Strength 1 + 1 equals Armor 2.
    CHECK(cave.has_event("die ring"));
    CHECK_FALSE(cave.state.knight.ready);
    CHECK(cave.state.knight.open_cards == 0);
    CHECK(cave.has_event("card javelin lost"));
    // It was made with the Javelin and not with the Bomb.
    CHECK_FALSE(has(cave.state.knight.used, Use::BombAttack));
}

TEST_CASE("VA-K36: no Javelin in a turn in which the Bomb was used for an attack") {
    TestCave cave = above("per=1 bomb=1 free=1");
    cave.cards("", "javelin").knight_turn();
    CHECK(cave.offers("javelin"));
    cave.next_die(DieFace::Ring).play("attack dragon, done");
    CHECK_FALSE(cave.offers("javelin"));
}

TEST_CASE("VA-K37: the Axe wounds again after a hit, not by Bomb, with 3 cubes at hand") {
    TestCave cave = halls();
    cave.cards("axe").cubes("axe=1 str=1 free=1").knight("n1").surfaced("n1").knight_turn();
    cave.play("attack dragon");
    CHECK(cave.pending() == "axe knight");
    cave.play("wound");
    CHECK(cave.state.dragon.health == 3);
    CHECK(cave.state.knight.discarded == 1);
    CHECK(cave.pending() == "encounter knight");
    TestCave two = halls();
    two.cards("axe").cubes("axe=1 str=1").knight("n1").surfaced("n1").knight_turn();
    two.play("attack dragon");
    CHECK(two.pending() == "encounter knight");
    TestCave bomb = above("axe=1 str=1 bomb=1");
    bomb.cards("axe").knight_turn().play("attack dragon");
    CHECK(bomb.state.dragon.health == 4);
    CHECK(bomb.pending() == "encounter knight");
    TestCave miss = halls();
    miss.wake(4).cards("axe").cubes("axe=1 free=2").knight("n1").surfaced("n1").knight_turn();
    miss.next_die(DieFace::Ring).play("attack dragon");
    CHECK(miss.pending() == "encounter knight");
}

TEST_CASE("VA-E4: the Knight wins at once when the Dragon's Health is 0") {
    TestCave cave = halls();
    cave.cubes("str=1").knight("n1").surfaced("n1").state.dragon.health = 1;
    cave.knight_turn().play("attack dragon");
    CHECK(cave.result() == "knight dragon-killed");
    CHECK(cave.in_order("health dragon 0 -1, killed dragon, won knight"));
    TestCave his = halls();
    his.cubes("str=1").knight("n1").surfaced("o").state.dragon.health = 1;
    his.dragon_turn().play("move n 2");
    CHECK(his.result() == "knight dragon-killed");
    CHECK(his.where(Piece::Dragon) == "n1");
}

TEST_CASE("VA-K2, E5: with a Dragon in the game Crystals do not make the Knight win") {
    TestCave cave = halls();
    cave.knight("n1").state.smashed.at(0) = 5;
    cave.knight_turn().play("go s");
    CHECK(cave.result() == "none");
}

TEST_CASE("VA-K41, T4: daring by a hit on the Dragon, not by a miss or one that he triggered") {
    TestCave cave = halls();
    cave.quests("daring").cubes("str=1").knight("n1").surfaced("n1").knight_turn();
    cave.play("attack dragon");
    CHECK(cave.offers("quest daring"));
    TestCave miss = halls();
    miss.quests("daring").knight("n1").surfaced("n1").knight_turn();
    miss.next_die(DieFace::Ring).play("attack dragon");
    CHECK_FALSE(miss.offers("quest daring"));
    TestCave his = halls();
    his.quests("daring").cubes("str=1").knight("n1").surfaced("o").dragon_turn();
    his.play("move n 1");
    CHECK(his.state.knight.happened == 0);
}

TEST_CASE("VA-K44: a Gem goes to the reserve; the die gives 5 Grit or takes 2") {
    TestCave cave = halls();
    cave.quests("cunning").gem("n1", Gem::Flame).treasure("n1", 1).knight("n1");
    cave.cubes("per=1 free=1").state.knight.grit = 12;
    cave.knight_turn();
    TestCave trapped = cave;
    CHECK(cave.legal_of("take") == "take treasure, take flame");
    cave.next_die(DieFace::Cross).play("take flame");
    CHECK(are_gems_in_reserve(cave.state));
    CHECK(cave.state.knight.grit == 17);
    CHECK(cave.offers("quest cunning"));
    CHECK(cave.in_order("encounter n1, off gem n1 flame, die cross, grit 17 +5"));
    // After a take there are no more attacks, but further takes.
    CHECK(cave.offers("take treasure"));
    trapped.next_die(DieFace::Plus).play("take flame");
    CHECK(trapped.state.knight.grit == 10);
    CHECK(trapped.offers("quest cunning"));
}

TEST_CASE("VA-K41: with a Dragon in the game a second Treasure is not cunning") {
    TestCave cave = halls();
    cave.quests("cunning").treasure("n1", 2).knight("n1").knight_turn();
    cave.play("take treasure, decline, take treasure, decline");
    CHECK_FALSE(cave.offers("quest cunning"));
}

TEST_CASE("VA-K35: the Enchanted Bow costs the Dragon Strength - 1 Power cards") {
    TestCave cave = halls();
    cave.cards("ebow").quests("eagle").cubes("ebow=1 str=2").dragon("n2");
    cave.powers("claw claw wing wing").knight_turn();
    CHECK(cave.legal_of("ebow") == "ebow dragon");
    cave.play("ebow dragon");
    CHECK(cave.pending() == "shy dragon");
    CHECK(cave.legal() == "discard claw, discard wing");
    cave.play("discard claw, discard wing");
    CHECK(count_powers(cave.state) == 2);
    CHECK(cave.state.dragon.discards == std::array<std::uint8_t, kGems>{1, 0, 1});
    CHECK(cave.pending() == "knight knight");
    CHECK(cave.offers("quest eagle"));
    CHECK_FALSE(cave.offers("ebow dragon"));
    CHECK(cave.state.goblins.rage == 1);
}

TEST_CASE("VA-K35: in her row or column at distance 5 or less, not on her own space") {
    TestCave cave = halls();
    cave.cards("ebow").cubes("ebow=1 str=1").dragon("e1n1").knight_turn();
    CHECK_FALSE(cave.offers("ebow dragon"));
    cave.dragon("o").knight_turn();
    CHECK_FALSE(cave.offers("ebow dragon"));
    cave.state.dragon.at = kNoSpace;
    cave.knight_turn();
    CHECK_FALSE(cave.offers("ebow dragon"));
    // Through walls and Dark tiles.
    cave.dark("n4", "C1").dark("n5", "C3").dark("n6", "C4").dragon("n5").knight_turn();
    CHECK(cave.offers("ebow dragon"));
    cave.dragon("n6").knight_turn();
    CHECK_FALSE(cave.offers("ebow dragon"));
    TestCave weak = halls();
    weak.cards("ebow").cubes("ebow=1 free=1").dragon("n1").knight_turn();
    CHECK_FALSE(weak.offers("ebow dragon"));
}

TEST_CASE("VA-K35, D13: at most 3 cards; an empty hand loses nothing and is no eagle") {
    TestCave cave = halls();
    cave.cards("ebow sword").cubes("ebow=1 str=3 sword=1").dragon("n2");
    cave.powers("claw claw claw claw").knight_turn().play("ebow dragon");
    cave.play("discard claw, discard claw, discard claw");
    CHECK(count_powers(cave.state) == 1);
    CHECK(cave.pending() == "knight knight");
    TestCave none = halls();
    none.cards("ebow").quests("eagle").cubes("ebow=1 str=2").dragon("n2").knight_turn();
    none.play("ebow dragon");
    CHECK(none.pending() == "knight knight");
    CHECK_FALSE(none.offers("quest eagle"));
}

TEST_CASE("VA-B26: a tribe enters the Dragon's space with more Strength than his Armor") {
    TestCave cave = halls();
    cave.knight("w1").dragon("n1").tribe("bones", "n2", 1).tribe("eye", "e1n1", 2).tribes();
    cave.play("activate bones");
    CHECK_FALSE(cave.offers("step s"));
    cave.play("stop, activate eye");
    CHECK(cave.offers("step w"));
}

TEST_CASE("VA-B32: plundering a Gem gives Rage unless the die marks the centre") {
    TestCave cave = halls();
    cave.knight("w1").dragon("e1").gem("n1", Gem::Wing).treasure("n1", 1);
    cave.tribe("bones", "n1", 3).monsters("bones", "gnome").tribes();
    cave.play("activate bones");
    CHECK(cave.legal_of("plunder") == "plunder treasure, plunder wing");
    TestCave trapped = cave;
    cave.next_die(DieFace::Ring).play("plunder wing");
    CHECK(cave.state.goblins.rage == 2);
    CHECK(are_gems_in_reserve(cave.state));
    CHECK(cave.pending() == "gnome goblins");
    trapped.next_die(DieFace::Spot).play("plunder wing");
    CHECK(trapped.state.goblins.rage == 1);
    CHECK(trapped.where(Piece::Bones) == "hidden");
    CHECK(are_gems_in_reserve(trapped.state));
    CHECK(trapped.in_order("die spot, scattered bones, off gem n1 wing"));
    CHECK(trapped.pending() == "tribes goblins");
}

TEST_CASE("VA-B32: the Dragon himself is plundered while no Gem is on the map") {
    TestCave cave = halls();
    cave.knight("w1").dragon("n1").tribe("bones", "n1", 2).tribes().play("activate bones");
    TestCave with_gem = cave;
    CHECK(cave.legal_of("plunder") == "plunder dragon");
    cave.next_die(DieFace::Ring).play("plunder dragon");
    CHECK(cave.state.goblins.rage == 2);
    CHECK(cave.state.dragon.health == 5);
    with_gem.gem("e1", Gem::Claw);
    CHECK(with_gem.legal_of("plunder").empty());
    TestCave weak = halls();
    weak.knight("w1").dragon("n1").tribe("bones", "n1", 1).tribes().play("activate bones");
    CHECK(weak.legal_of("plunder").empty());
}

TEST_CASE("VA-B44, D13: Hex on the Dragon costs him cards of his choice") {
    TestCave cave = halls();
    cave.secrets("hex").dragon("n1").powers("claw flame wing").tribe("eye", "hidden", 2).tribes();
    CHECK(cave.legal_of("secret") == "secret hex knight, secret hex dragon");
    cave.play("secret hex dragon");
    CHECK(cave.pending() == "shy dragon");
    cave.play("discard flame, discard claw");
    CHECK(cave.power_cards(Gem::Wing) == 1);
    CHECK(count_powers(cave.state) == 1);
    CHECK(cave.pending() == "tribes goblins");
    TestCave without = halls(21);
    without.secrets("hex").dragon("n1").tribe("eye", "hidden", 2).tribes();
    CHECK(without.legal_of("secret") == "secret hex dragon");
}

TEST_CASE("VA-V30, VA-B30: a stronger tribe attacks the Ash Dragon on his space, underground or not"
) {
    TestCave cave = halls(21);
    cave.dragon("n1").tribe("bones", "n2", 3).tribes().play("activate bones, step s");
    // Entering does not force it.
    CHECK(cave.pending() == "tribe goblins");
    CHECK(cave.offers("attack dragon"));
    cave.play("attack dragon");
    CHECK(cave.state.dragon.health == 4);
    CHECK(cave.where(Piece::Bones) == "hidden");
    CHECK(cave.population(Piece::Bones) == 1);
    CHECK(cave.state.goblins.rage == 0);
    CHECK(cave.in_order("attack bones dragon hit, health dragon 4 -1, scattered bones, rage 0"));
    TestCave weak = halls(21);
    weak.dragon("n1").tribe("bones", "n1", 2).tribes().play("activate bones");
    CHECK_FALSE(weak.offers("attack dragon"));
    // Without the Ash Dragon card tribes cannot attack him.
    TestCave plain = halls();
    plain.knight("w1").dragon("n1").tribe("bones", "n1", 3).tribes().play("activate bones");
    CHECK_FALSE(plain.offers("attack dragon"));
}

TEST_CASE("VA-V30, B43: the Fire Bomber helps against the Ash Dragon and then loses its tribe") {
    TestCave cave = halls(21);
    cave.dragon("n1").secrets("bomber").tribe("bones", "n1", 3).tribes();
    cave.play("secret bomber bones, activate bones, attack dragon");
    CHECK(cave.state.dragon.health == 4);
    CHECK(cave.population(Piece::Bones) == 0);
}

TEST_CASE("VA-E3: without a Knight the Goblins win when the Dragon's Health is 0") {
    TestCave cave = halls(21);
    cave.dragon("n1").tribe("bones", "n1", 3).state.dragon.health = 1;
    cave.tribes().play("activate bones, attack dragon");
    CHECK(cave.result() == "goblins dragon-killed");
    CHECK_FALSE(cave.has_event("scattered"));
}

TEST_CASE("VA-E3: with a Dragon in the game smashed Crystals do not make the Goblins win") {
    TestCave cave(21);
    cave.lit("n1", "C1", "nesw").token("n1", Token::Crystal).close().dragon("o");
    cave.tribe("fangs", "n1", 3).tribe("bones", "n1", 4).state.smashed.at(1) = 4;
    cave.tribes().play("activate fangs, attack crystal, activate bones, attack crystal");
    CHECK(cave.result() == "none");
}

TEST_CASE("VA-E3, E8: the Goblins win by the Knight's death with a Dragon in the game") {
    TestCave cave = halls();
    cave.dragon("e1").knight("n1").tribe("bones", "n2", 3).state.knight.health = 1;
    cave.tribes().play("activate bones, step s");
    CHECK(cave.result() == "goblins knight-killed");
}

}  // namespace tenebrae::vast::testing

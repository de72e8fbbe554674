// SPDX-License-Identifier: MIT
#include "test_cave.hpp"
#include "test_names.hpp"

/// What others do to the Thief: attacks, death and Unnatural Evasion (VA-T25 to T27, K35, K47, B30,
/// B44, D13, D21, D30, D31, D33), and where he stands in their way.
namespace tenebrae::vast::testing {
namespace {

/// Lit halls to the north, east and west of the Entrance, Dark tiles around them.
TestCave halls(int row = 3) {
    TestCave cave(row);
    cave.lit("n1", "A1", "nesw").lit("n2", "A5", "nesw").lit("e1", "A10", "nesw");
    cave.lit("e1n1", "A13", "nesw").lit("w1", "A15", "ne").close();
    return cave;
}

/// The Knight and the Thief on n1; her Perception is 4, his Stealth 3.
TestCave met(int row = 3) {
    TestCave cave = halls(row);
    cave.knight("n1").cubes("per=3").thief("n1");
    return cave;
}

/// The Thief with Stealth 2 on e1, with the eye tribe.
TestCave with_eye(int population) {
    TestCave cave = halls();
    cave.tribe("eye", "e1", population).thief("e1", "4 2 3");
    return cave;
}

constexpr int kSpot = static_cast<int>(DieFace::Spot);
constexpr int kCross = static_cast<int>(DieFace::Cross);

void play_first(TestCave& cave) {
    cave.play(cave.legal().substr(0, cave.legal().find(',')));
}

}  // namespace

TEST_CASE("VA-K47: she kills him with more Perception than his Stealth, for his Loot Drop Level") {
    TestCave cave = met();
    cave.carries(1).state.thief.loot = 2;
    cave.knight_turn();
    CHECK(cave.legal_of("attack") == "attack thief");
    cave.play("attack thief");
    CHECK(
        cave.in_order("encounter n1, attack knight thief hit, killed thief, on treasure n1, grit 2")
    );
    CHECK(cave.where(Piece::Thief) == "hidden");
    CHECK(cave.state.knight.grit == 2);
    CHECK(cave.state.thief.loot == 2);
    CHECK(cave.pending() == "encounter knight");
    // What he dropped may be taken in part 3.
    CHECK(cave.offers("take treasure"));
}

TEST_CASE("VA-K47: with equal Perception she cannot, but what he carries lowers his Stealth") {
    TestCave cave = halls();
    cave.knight("n1").cubes("per=2").thief("n1").knight_turn();
    CHECK(knight_perception(cave.rules, cave.state) == 3);
    CHECK_FALSE(cave.offers("attack thief"));
    TestCave laden = halls();
    laden.knight("n1").cubes("per=2").thief("n1").carries(1).knight_turn();
    CHECK(laden.offers("attack thief"));
    TestCave away = halls();
    away.knight("n1").cubes("per=3").thief("n2").knight_turn();
    CHECK_FALSE(away.offers("attack thief"));
}

TEST_CASE("VA-K14, K15: the Thief neither hinders the Knight nor forces an Encounter") {
    TestCave cave = halls();
    cave.cubes("move=1 per=1").thief("n1").upgrades("stealth").knight_turn();
    CHECK(cave.offers("go n"));
    cave.play("go n");
    CHECK(cave.pending() == "knight knight");
    CHECK_FALSE(cave.has_event("encounter"));
}

TEST_CASE("VA-K47, K45: he is attacked once in an Encounter, and not after a take") {
    TestCave cave = met();
    cave.upgrades("evasion").treasure("n1").knight_turn();
    TestCave take = cave;
    cave.next_rolls({5}).play("attack thief, stay");
    CHECK(cave.pending() == "encounter knight");
    CHECK_FALSE(cave.offers("attack thief"));
    // In another Encounter of the turn she may try again; the evasion is spent.
    cave.play("done, attack thief");
    CHECK(cave.where(Piece::Thief) == "hidden");
    take.play("take treasure");
    while (take.pending() != "encounter knight") {
        play_first(take);
    }
    CHECK_FALSE(take.offers("attack thief"));
}

TEST_CASE("VA-K12: in a spent turn she attacks him no more") {
    TestCave cave = met();
    cave.knight_turn();
    cave.state.knight.spent = true;
    CHECK(cave.legal() == "end");
}

TEST_CASE("VA-K41, T4: killing him by an attack fulfils `daring`, a miss does not") {
    TestCave cave = met();
    cave.quests("daring").knight_turn();
    TestCave evaded = cave;
    cave.play("attack thief");
    CHECK(cave.offers("quest daring"));
    evaded.upgrades("evasion").next_rolls({4}).play("attack thief, stay");
    CHECK_FALSE(evaded.offers("quest daring"));
}

TEST_CASE("VA-K1: with the Thief in the game `daring` and `eagle` stay in the deck") {
    TestCave cave(12);
    cave.start(3);
    CHECK(cave.state.quests.size + 3 == 10);
    TestCave without(19);
    without.start(3);
    CHECK(without.state.quests.size + 3 == 8);
}

TEST_CASE("VA-K35, K41: the Enchanted Bow kills him through everything, 5 spaces away at most") {
    TestCave cave = halls();
    cave.knight("o").cards("ebow").cubes("ebow=1 per=3").quests("eagle daring").thief("n3");
    cave.upgrades("evasion").state.thief.loot = 3;
    cave.knight_turn();
    // n3 is Dark; no Strength is needed.
    CHECK(knight_strength(cave.rules, cave.state) == 1);
    CHECK(cave.legal_of("ebow") == "ebow thief");
    cave.play("ebow thief");
    // VA-T27: no evasion against it.
    CHECK_FALSE(cave.has_event("roll"));
    CHECK(cave.in_order("attack knight thief hit, killed thief, grit 3"));
    CHECK(cave.offers("quest eagle"));
    CHECK_FALSE(cave.offers("quest daring"));
    CHECK_FALSE(cave.has_event("encounter"));
    CHECK(cave.legal_of("ebow") == "");
}

TEST_CASE("VA-K35: the Enchanted Bow needs more Perception than his Stealth, not her own space") {
    TestCave cave = halls();
    cave.cards("ebow").cubes("ebow=1 per=2").thief("n2").knight_turn();
    CHECK(cave.legal_of("ebow") == "");
    TestCave same = halls();
    same.cards("ebow").cubes("ebow=1 per=3").thief("o").knight_turn();
    CHECK(same.legal_of("ebow") == "");
    TestCave diagonal = halls();
    diagonal.cards("ebow").cubes("ebow=1 per=3").thief("e1n1").knight_turn();
    CHECK(diagonal.legal_of("ebow") == "");
    TestCave both = halls();
    both.cards("ebow").cubes("ebow=1 per=3 str=1").thief("n2").dragon("n1").knight_turn();
    CHECK(both.legal_of("ebow") == "ebow dragon, ebow thief");
    // Once a turn, at either of them.
    both.play("ebow thief");
    CHECK(both.legal_of("ebow") == "");
}

TEST_CASE("VA-B26: the Thief does not hinder tribes, and they may share his space") {
    TestCave cave = halls();
    cave.tribe("eye", "e1", 1).thief("e1n1").tribes().play("activate eye");
    CHECK(cave.offers("step n"));
    cave.play("step n");
    CHECK(cave.where(Piece::Eye) == "e1n1");
    CHECK(cave.where(Piece::Thief) == "e1n1");
}

TEST_CASE("VA-B20: no tribe is revealed onto a tile with the Thief") {
    TestCave cave(3);
    cave.dark("n1", "A1").dark("s1", "A4").close().tribe("fangs", "hidden", 1).thief("n1").tribes();
    CHECK_FALSE(cave.offers("reveal fangs n1"));
    CHECK(cave.offers("reveal fangs s1"));
}

TEST_CASE("VA-B30: a tribe with more Perception than his Stealth kills him and scatters") {
    TestCave cave = with_eye(2);
    cave.carries(1, "claw").dragon("w1").tribes();
    cave.state.goblins.rage = 2;
    cave.play("activate eye");
    CHECK(cave.legal_of("attack") == "attack thief");
    cave.play("attack thief");
    CHECK(cave.in_order("attack eye thief hit, killed thief, on treasure e1, on gem e1 claw, "
                        "scattered eye, population eye 0, hidden eye, rage 1"));
    CHECK(cave.pending() == "bonus goblins");
    CHECK(cave.legal() == "secrets, rage");
    CHECK(cave.at("e1").treasures == 1);
    CHECK(cave.state.dragon.gems.at(0) == space_at(cave.state, cell("e1")));
    cave.play("rage");
    CHECK(cave.state.goblins.rage == 3);
    CHECK(cave.pending() == "tribes goblins");
}

TEST_CASE("VA-B30: with equal Perception a tribe cannot; Ruby and Rage 0 count, a Trap does not") {
    TestCave cave = with_eye(1);
    cave.secrets("", "trap").tribes().play("activate eye");
    CHECK(cave.legal_of("attack") == "");
    TestCave ruby = with_eye(2);
    ruby.secrets("", "ruby").tribes().play("activate eye");
    CHECK(ruby.legal_of("attack") == "");
    TestCave rage = with_eye(2);
    rage.state.goblins.rage = 0;
    rage.tribes().play("activate eye");
    CHECK(rage.legal_of("attack") == "");
}

TEST_CASE("VA-T25, B15: the Goblins' bonus is as many Secrets, with the limit of 5") {
    TestCave cave = with_eye(2);
    cave.secrets("tunnels poison leader").next_secrets("fury hex trap").tribes();
    cave.play("activate eye, attack thief, secrets");
    CHECK(cave.pending() == "secrets goblins");
    CHECK(count_secrets(cave.state) == 6);
    CHECK_FALSE(cave.offers("done"));
    cave.play("discard leader, done");
    CHECK(cave.pending() == "tribes goblins");
    CHECK(has(cave.state.goblins.hand, Secret::Hex));
}

TEST_CASE("VA-T25: with Loot Drop Level 0 nothing is asked and nothing gained") {
    TestCave cave = with_eye(2);
    cave.state.thief.loot = 0;
    cave.tribes().play("activate eye, attack thief");
    CHECK(cave.pending() == "tribes goblins");
    TestCave knight = met();
    knight.state.thief.loot = 0;
    knight.knight_turn().play("attack thief");
    CHECK(knight.state.knight.grit == 0);
    CHECK(knight.state.thief.loot == 0);
}

TEST_CASE("VA-B30, B43: the Fire Bomber's tribe loses its Population after the bonus") {
    TestCave cave = with_eye(4);
    cave.secrets("bomber").tribes().play("secret bomber eye, activate eye, attack thief, rage");
    CHECK(cave.population(Piece::Eye) == 0);
    CHECK(cave.in_order("killed thief, population eye 2 scatter, rage 3, population eye 0 bomber"));
}

TEST_CASE("VA-B44, T3: Hex lowers his Stealth until the Goblins' next turn") {
    TestCave cave = halls();
    cave.tribe("eye", "hidden", 2).secrets("hex").thief("n1", "4 2 3").tribes();
    CHECK(cave.legal_of("secret hex") == "secret hex knight, secret hex dragon, secret hex thief");
    cave.play("secret hex thief");
    CHECK(cave.has_event("hexed 2"));
    CHECK(cave.stats() == "4 0 3");
    // Also in his own turn.
    cave.turn(Role::Thief).play("stats 2 4 3");
    CHECK(cave.stats() == "2 2 3");
    cave.turn(Role::Goblins);
    CHECK(cave.has_event("hexed 0"));
    CHECK(cave.stats() == "2 4 3");
}

TEST_CASE("VA-B44: Hex may name a Thief who is off the map, and two add up") {
    TestCave cave = halls();
    cave.tribe("eye", "hidden", 1).secrets("hex").tribes();
    CHECK(cave.offers("secret hex thief"));
    cave.state.thief.hex = 2;
    cave.upgrades("evasion").play("secret hex thief");
    // VA-T27: it is no attack.
    CHECK_FALSE(cave.has_event("roll"));
    CHECK(cave.state.thief.hex == 3);
}

TEST_CASE("VA-T26: while he is off the map nobody can target him") {
    TestCave cave = halls();
    cave.knight("n1").cards("ebow").cubes("per=3 ebow=1").knight_turn();
    CHECK_FALSE(cave.offers("attack thief"));
    CHECK(cave.legal_of("ebow") == "");
    TestCave tribes = halls();
    tribes.tribe("eye", "e1", 4).tribes().play("activate eye");
    CHECK(tribes.legal_of("attack") == "");
    TestCave dragon = halls();
    dragon.dragon("e1").powers("claw claw claw").dragon_turn();
    CHECK_FALSE(dragon.offers("scratch"));
}

TEST_CASE("VA-D21, T25: Claw kills the Thief on a marked space, and the Dragon draws cards") {
    TestCave cave = halls();
    cave.dragon("e1").powers("claw").thief("e1").carries(1).state.thief.loot = 2;
    cave.knight("w1").dragon_turn().next_die(DieFace::Spot).play("claw, pay claw");
    CHECK(
        cave.in_order("die spot, attack dragon thief hit, killed thief, on treasure e1, card claw "
                      "drawn, card claw drawn")
    );
    CHECK(count_powers(cave.state) == 2);
    CHECK(cave.pending() == "dragon dragon");
    TestCave beside = halls();
    beside.dragon("e1").powers("claw").thief("o").knight("w1").dragon_turn();
    beside.next_die(DieFace::Cross).play("claw, pay claw");
    CHECK(beside.where(Piece::Thief) == "hidden");
    TestCave missed = halls();
    missed.dragon("e1").powers("claw").thief("o").knight("w1").dragon_turn();
    missed.next_die(DieFace::Spot).play("claw, pay claw");
    CHECK(missed.where(Piece::Thief) == "o");
}

TEST_CASE("VA-D21: Claw hits tribes, then the Thief, then it may push the Knight") {
    TestCave cave = halls();
    cave.dragon("e1").powers("claw").thief("o").knight("o").tribe("eye", "e1n1", 2);
    cave.dragon_turn().next_die(DieFace::Cross).play("claw, pay claw");
    CHECK(cave.in_order("attack dragon eye hit, attack dragon thief hit, killed thief"));
    CHECK(cave.pending() == "push dragon");
}

TEST_CASE("VA-D13, G7: extra cards come from the rest, the discards shuffled if needed") {
    TestCave cave = halls();
    cave.dragon("e1").powers("claw").thief("e1").knight("w1");
    cave.state.powers = {};
    cave.state.powers.push(static_cast<std::uint8_t>(Gem::Wing));
    cave.state.dragon.discards = {5, 6, 5};
    cave.dragon_turn().next_die(DieFace::Spot).play("claw, pay claw");
    CHECK(cave.in_order("killed thief, card wing drawn, shuffle powers 0"));
    CHECK(count_powers(cave.state) == 3);
    CHECK(cave.state.dragon.discards == std::array<std::uint8_t, kGems>{});
    CHECK(cave.state.powers.size == 15);
}

TEST_CASE("VA-D30: Scratch kills the Thief on the Dragon's space") {
    TestCave cave = halls();
    cave.dragon("e1").powers("claw claw claw").thief("e1").knight("e1").dragon_turn();
    cave.state.knight.grit = 9;
    CHECK(cave.offers("scratch"));
    cave.play("scratch, pay claw, pay claw, pay claw");
    CHECK(cave.in_order("attack dragon knight hit, attack dragon thief hit, killed thief"));
    CHECK(cave.state.knight.grit == 4);
    CHECK(count_powers(cave.state) == 3);
    TestCave alone = halls();
    alone.dragon("e1").powers("claw claw claw").thief("e1").knight("w1").dragon_turn();
    CHECK(alone.offers("scratch"));
}

TEST_CASE("VA-D31, T25: a Flame Wall kills the Thief who enters, as by the Dragon") {
    TestCave cave = halls();
    cave.dragon("w1").upgrades("evasion").thief("o").carries(1).treasure("n1");
    cave.state.dragon.flame_wall = space_at(cave.state, cell("n1"));
    cave.thief_turn().play("go n");
    // VA-T27: no evasion.
    CHECK_FALSE(cave.has_event("roll"));
    CHECK(cave.in_order("moved thief o n1 go, killed thief, on treasure n1, card claw drawn"));
    CHECK(cave.at("n1").treasures == 2);
    CHECK(count_powers(cave.state) == 3);
    // VA-G13: his turn ends, also without a peek.
    CHECK(cave.pending() == "place thief");
}

TEST_CASE("VA-O4, D31: a Flame Wall that comes onto his space does not harm him") {
    TestCave cave = halls();
    cave.dragon("e1").powers("flame flame flame").thief("o").knight("w1").dragon_turn();
    cave.play("flamewall w, pay flame, pay flame, pay flame");
    CHECK(cave.where(Piece::Thief) == "o");
}

TEST_CASE("VA-D33: by Wrath the Thief flees to the nearest space, after Knight and Dragon") {
    TestCave cave = halls();
    cave.dragon("e1n1").powers("claw claw flame flame").thief("e1").carries(1).knight("n1");
    cave.upgrades("evasion").dragon_turn().next_die(DieFace::Cross);
    cave.play("wrath, pay claw, pay claw, pay flame, pay flame");
    CHECK(cave.pending() == "exit knight");
    cave.play("exit o");
    CHECK(cave.pending() == "exit thief");
    CHECK(cave.offers("exit o"));
    cave.play("exit o");
    CHECK(cave.state.thief.stashed == 2);
    cave.play("upgrade move");
    CHECK_FALSE(cave.has_space("e1"));
    CHECK_FALSE(cave.has_event("roll"));
}

TEST_CASE("VA-D33: a Thief who cannot flee stays, and so does his tile") {
    TestCave cave(3);
    cave.lit("e1", "A12", "e").lit("e2", "E12", "w").close().dragon("e2").thief("e1");
    cave.powers("claw claw flame flame").dragon_turn().next_die(DieFace::Plus);
    cave.play("wrath, pay claw, pay claw, pay flame, pay flame");
    // The Dragon flees first, underground; from e1 a passage leads only to e2, which is marked too.
    CHECK(cave.pending() == "exit dragon");
    play_first(cave);
    CHECK(cave.where(Piece::Thief) == "e1");
    CHECK(cave.has_space("e1"));
    CHECK_FALSE(cave.has_space("e2"));
}

TEST_CASE("VA-T27: Unnatural Evasion needs a 4 or more against the Knight's attack") {
    for (int number = 1; number <= 6; ++number) {
        TestCave cave = met();
        cave.upgrades("evasion").knight_turn().next_rolls({number}).play("attack thief");
        const bool evades = number >= 4;
        CHECK(cave.where(Piece::Thief) == (evades ? "n1" : "hidden"));
        CHECK(cave.has_event("roll " + std::to_string(number) + (evades ? " yes" : " no")));
        CHECK(cave.has_event(std::string("attack knight thief ") + (evades ? "miss" : "hit")));
        CHECK(cave.pending() == (evades ? "evade thief" : "encounter knight"));
    }
}

TEST_CASE("VA-T27: when it succeeds he may move 1 space, and the Encounter is spent") {
    TestCave cave = met();
    cave.upgrades("evasion").knight_turn().next_rolls({4}).play("attack thief");
    CHECK(cave.legal() == "step n, step e, step s, step w, stay");
    TestCave stays = cave;
    cave.play("step e");
    CHECK(cave.has_event("moved thief n1 e1n1 evade"));
    CHECK(cave.where(Piece::Thief) == "e1n1");
    CHECK(cave.state.thief.moves == 0);
    CHECK(cave.state.knight.encounters == 1);
    CHECK(cave.pending() == "encounter knight");
    stays.play("stay");
    CHECK(stays.where(Piece::Thief) == "n1");
    CHECK(stays.pending() == "encounter knight");
}

TEST_CASE("VA-T27: his step is a normal move: no walls, but the Entrance and Dark tiles") {
    TestCave cave = halls();
    cave.knight("w1").cubes("per=3").thief("w1").upgrades("evasion").carries(1);
    cave.knight_turn().next_rolls({6}).play("attack thief");
    CHECK(cave.legal() == "step n, step e, stay");
    cave.play("step e");
    // VA-T20: in her turn.
    CHECK(cave.state.thief.stashed == 2);
    CHECK(cave.pending() == "upgrade thief");
    cave.play("upgrade gear");
    CHECK(cave.pending() == "encounter knight");
}

TEST_CASE("VA-T27, H8: only the first attack on him in each turn") {
    TestCave cave = met();
    cave.upgrades("evasion").knight_turn().next_rolls({1, 6}).play("attack thief");
    CHECK(cave.where(Piece::Thief) == "hidden");
    TestCave again = met();
    again.upgrades("evasion").knight_turn().next_rolls({6, 6}).play("attack thief, stay, done");
    again.play("attack thief");
    CHECK_FALSE(again.has_event("roll"));
    CHECK(again.where(Piece::Thief) == "hidden");
    // In the next turn of any role there is a first attack again.
    TestCave next = met();
    next.upgrades("evasion").knight_turn().next_rolls({6}).play("attack thief, stay, done");
    next.knight("w1").tribe("eye", "n1", 4).turn(Role::Goblins);
    CHECK_FALSE(has(next.state.thief.marks, ThiefMark::EvasionUsed));
}

TEST_CASE("VA-T27, B30: an evaded tribe neither scatters nor loses Rage, but has acted") {
    TestCave cave = with_eye(2);
    cave.upgrades("evasion").tribes().next_rolls({5}).play("activate eye, attack thief, step n");
    CHECK(cave.where(Piece::Eye) == "e1");
    CHECK(cave.population(Piece::Eye) == 2);
    CHECK(cave.state.goblins.rage == 1);
    CHECK(cave.where(Piece::Thief) == "e1n1");
    CHECK(cave.pending() == "tribes goblins");
    CHECK_FALSE(cave.offers("activate eye"));
    TestCave second = with_eye(2);
    second.tribe("bones", "e1", 2).upgrades("evasion").tribes().next_rolls({5});
    second.play("activate eye, attack thief, stay, activate bones, attack thief");
    CHECK(second.where(Piece::Thief) == "hidden");
}

TEST_CASE("VA-B43, T27: the Fire Bomber has used its Attack also if it was evaded") {
    TestCave cave = with_eye(3);
    cave.upgrades("evasion").secrets("bomber").tribes().next_rolls({5});
    cave.play("secret bomber eye, activate eye, attack thief, stay");
    CHECK(cave.population(Piece::Eye) == 0);
    CHECK(cave.where(Piece::Eye) == "hidden");
}

TEST_CASE("VA-T27, D21: he evades Claw and Scratch; the cards are spent") {
    TestCave claw = halls();
    claw.dragon("e1").powers("claw").thief("e1").upgrades("evasion").knight("w1").dragon_turn();
    claw.next_chance({{6, kSpot}, {6, 3}}).play("claw, pay claw");
    CHECK(claw.in_order("die spot, roll 4 yes, attack dragon thief miss"));
    CHECK(claw.pending() == "evade thief");
    claw.play("step n");
    CHECK(claw.where(Piece::Thief) == "e1n1");
    CHECK(count_powers(claw.state) == 0);
    CHECK(claw.pending() == "dragon dragon");
    TestCave scratch = halls();
    scratch.dragon("e1").powers("claw claw claw").thief("e1").upgrades("evasion").knight("w1");
    scratch.dragon_turn().next_rolls({3}).play("scratch, pay claw, pay claw, pay claw");
    CHECK(scratch.in_order("roll 3 no, attack dragon thief hit, killed thief"));
}

TEST_CASE("VA-D20, T27: in his turn Shriek lets the Dragon have the Thief roll again") {
    TestCave cave = halls();
    cave.dragon("e1").powers("claw").thief("o").upgrades("evasion").knight("w1");
    cave.state.dragon.shriek = true;
    cave.dragon_turn().next_chance({{6, kCross}, {6, 5}, {6, 0}}).play("claw, pay claw");
    CHECK(cave.pending() == "reroll dragon");
    cave.play("keep");
    CHECK(cave.has_event("roll 6 yes"));
    CHECK(cave.pending() == "reroll dragon");
    cave.play("reroll");
    CHECK(cave.in_order("off shriek, roll 1 no, attack dragon thief hit, killed thief"));
    CHECK(cave.pending() == "dragon dragon");
    TestCave kept = halls();
    kept.dragon("e1").powers("claw").thief("o").upgrades("evasion").knight("w1");
    kept.state.dragon.shriek = true;
    kept.dragon_turn().next_chance({{6, kCross}, {6, 5}}).play("claw, pay claw, keep, keep");
    CHECK(kept.pending() == "evade thief");
    CHECK(kept.state.dragon.shriek);
}

TEST_CASE("VA-D20: in the Thief's own turn Shriek has no effect") {
    TestCave cave = halls();
    cave.state.dragon.shriek = true;
    cave.dragon("w1").gem("n1", Gem::Claw).thief("n1").thief_turn().next_die(DieFace::Cross);
    cave.play("loot claw 1");
    CHECK(cave.pending() == "thief thief");
}

TEST_CASE("VA-X4, X5, X6: he leaves a collapsing tile through a passage to any space") {
    TestCave cave(3);
    cave.lit("n1", "A3", "nsw").dark("n2", "A1").dark("w1n1", "A2").dark("e1n1", "A4").collapse();
    cave.thief("n1").knight("o").tribe("eye", "n2", 4).dragon("w1n1");
    ExitList exits;
    find_exits(cave.rules, cave.state, Piece::Thief, exits);
    std::string text;
    for (const SpaceId exit : exits) {
        text += name_of(cave.state.spaces.at(exit).at) + " ";
    }
    // The east is walled.
    CHECK(text == "n2 o w1n1 ");
    // Without a passage the tile cannot be chosen.
    TestCave closed(3);
    closed.lit("n1", "A12", "n").collapse().thief("n1");
    CHECK_FALSE(can_collapse(closed.rules, closed.state, space_at(closed.state, cell("n1"))));
}

TEST_CASE("VA-X12, X13, O4: he moves with his section, which harms nobody") {
    TestCave cave(3);
    cave.dark("n1", "A1").dark("n2", "A2").dark("n3", "A4").collapse().thief("n3").carries(1);
    cave.dragon("o").tribe("eye", "hidden", 1).secrets("cavein").tribes();
    cave.state.dragon.flame_wall = space_at(cave.state, cell("n3"));
    cave.play("secret cavein, collapse n1");
    CHECK(cave.pending() == "slide goblins");
    cave.play("slide n3 s");
    CHECK(cave.where(Piece::Thief) == "n2");
    CHECK(cave.state.thief.carried == 1);
    CHECK_FALSE(cave.has_event("moved"));
}

TEST_CASE("VA-O2: the Knight cannot be pushed onto or through the Thief's space") {
    TestCave cave = halls(1);
    cave.knight("o").thief("n1").omens("bat").cave_turn().play("omen bats knight, pay bat");
    CHECK(cave.legal() == "push e, push w, done");
}

TEST_CASE("VA-O3: a tribe may be pushed onto his space; nothing moves him") {
    TestCave cave = halls(1);
    cave.knight("w1").tribe("eye", "e1", 1).thief("e1n1").omens("bat bat").cave_turn();
    CHECK(cave.legal_of("omen bats") == "omen bats knight, omen bats eye");
    cave.play("omen bats eye, pay bat");
    CHECK(cave.offers("push n"));
}

TEST_CASE("VA-B40: no Cave-In takes the Thief's tile") {
    TestCave cave = halls();
    cave.tribe("eye", "hidden", 1).secrets("cavein").thief("n2").tribes().play("secret cavein");
    CHECK_FALSE(cave.offers("collapse n2"));
    CHECK(cave.offers("collapse n1"));
}

TEST_CASE("VA-V28: Past Plunder lays no Treasure onto the Thief's tile") {
    TestCave cave = halls();
    cave.dragon("e1").thief("s1").dragon_turn().play("rest, done, done");
    play_first(cave);
    CHECK(cave.pending() == "treasure dragon");
    CHECK_FALSE(cave.offers("treasure s1"));
}

TEST_CASE("VA-B35, B32: a tile with the Thief is not unoccupied") {
    TestCave cave = halls();
    cave.tribe("eye", "e1", 2).secrets("tunnels").thief("s1").tribes();
    cave.play("secret tunnels, activate eye");
    CHECK(cave.legal_of("tunnel") != "");
    CHECK_FALSE(cave.offers("tunnel s1"));
}

TEST_CASE("VA-E6: with the Thief as her only opponent he wins by the Knight's death") {
    TestCave cave(20);
    cave.infested(Infestation::A).dark("n1", "A2").close().thief("w1");
    cave.state.knight.health = 1;
    cave.knight_turn().play("go n");
    while (cave.pending() != "none") {
        if (cave.pending() == "brace knight") {
            cave.play("ready");
        } else {
            play_first(cave);
        }
    }
    CHECK(cave.result() == "thief knight-killed");
}

TEST_CASE("VA-V2, V28: in row 14 the Goblins use the Past Plunder card, not onto the Thief's tile"
) {
    TestCave cave = halls(14);
    cave.dragon("e1").thief("s1").tribes().play("end");
    play_first(cave);
    CHECK(cave.pending() == "treasure goblins");
    CHECK_FALSE(cave.offers("treasure s1"));
}

TEST_CASE("VA-K21, R5: a Vault tile that the Knight reveals gets its token and nothing more") {
    TestCave cave(3);
    cave.dark("n1", "V4").close().thief("w1").knight_turn().play("go n, orient sw");
    CHECK(cave.at("n1").has(Token::Vault));
    play_first(cave);
    CHECK(cave.pending() == "encounter knight");
    // It is the Thief's alone.
    CHECK(cave.legal_of("take").empty());
    CHECK(cave.legal_of("attack").empty());
}

TEST_CASE("VA-X2: the Vault token goes with its tile") {
    TestCave cave(3);
    cave.lit("n1", "V3", "esw").close().token("n1", Token::Vault).dark("s2", "E1");
    cave.tribe("eye", "hidden", 1).secrets("cavein").tribes();
    cave.play("secret cavein, collapse n1");
    CHECK(cave.in_order("off vault n1, collapsed n1 V3 under"));
}

}  // namespace tenebrae::vast::testing

// SPDX-License-Identifier: MIT
#include "test_cave.hpp"
#include "test_names.hpp"

/// The Thief's turn, stats, movement, loot and peeking (VA-T1 to T6, T14, T16, T26), and his row of
/// variants (VA-V10, V40, V41).
namespace tenebrae::vast::testing {
namespace {

/// Lit halls to the north, east and west of the Entrance, Dark tiles around them. A wall is on the
/// west and south sides of w1.
TestCave halls(int row = 3) {
    TestCave cave(row);
    cave.lit("n1", "A1", "nesw").lit("n2", "A5", "nesw").lit("e1", "A10", "nesw");
    cave.lit("e1n1", "A13", "nesw").lit("w1", "A15", "ne").close();
    return cave;
}

void play_first(TestCave& cave) {
    cave.play(cave.legal().substr(0, cave.legal().find(',')));
}

}  // namespace

TEST_CASE("VA-T1: he starts off the map with Loot Drop Level 3 and nothing else") {
    TestCave cave(26);
    cave.start(3);
    CHECK(cave.where(Piece::Thief) == "hidden");
    CHECK(cave.state.thief.loot == 3);
    CHECK(count_carried(cave.state) == 0);
    CHECK(cave.state.thief.stashed == 0);
    CHECK(cave.state.thief.upgrades == 0);
    CHECK(stat_tokens(cave.rules, cave.state) == StatTokens{2, 3, 4});
    CHECK(cave.state.treasure_supply == 12);
}

TEST_CASE(
    "VA-S2, S6, S7: with him the Vaults are shuffled after the Crystals, and he needs no chance"
) {
    TestCave cave(1);
    cave.start(3);
    CHECK(cave.in_order("shuffle plain 0, shuffle crystals 0, shuffle vaults 0, shuffle pile1 0"));
    CHECK(cave.in_order("shuffle powers 0, round 1, turn knight"));
    // The Cave has drawn three tiles of the 47.
    CHECK(cave.state.stack.size == 44);
}

TEST_CASE("VA-T1, G1: at the start of his first turn he comes onto the Entrance") {
    TestCave cave(30);
    cave.start(3);
    CHECK(cave.where(Piece::Thief) == "o");
    CHECK(cave.in_order("round 1, turn thief, moved thief - o start"));
    CHECK(cave.pending() == "assign thief");
}

TEST_CASE("VA-G1: the Thief's turn is the last of the round") {
    TestCave cave(26);
    cave.close().cave_turn(CaveStep::Done).play("end");
    CHECK(cave.pending() == "assign thief");
    cave.play("stats 2 3 4, end");
    CHECK(cave.in_order("turn cave"));
    CHECK(cave.state.round == 2);
}

TEST_CASE("VA-T1, O4: he returns onto the Entrance at the start of each turn after his death") {
    TestCave cave = halls();
    cave.treasure("o").dragon("n1");
    cave.state.dragon.flame_wall = kEntranceSpace;
    cave.turn(Role::Thief);
    // This is no entering: the Flame Wall does not harm him.
    CHECK(cave.where(Piece::Thief) == "o");
    CHECK(cave.pending() == "assign thief");
    TestCave there = halls();
    there.thief("n2").turn(Role::Thief);
    CHECK(there.where(Piece::Thief) == "n2");
    CHECK_FALSE(there.has_event("moved"));
}

TEST_CASE("VA-T2: he puts his tokens onto the stats in some order") {
    TestCave cave = halls();
    cave.turn(Role::Thief);
    CHECK(
        cave.legal()
        == "stats 2 3 4, stats 2 4 3, stats 3 2 4, stats 3 4 2, stats 4 2 3, stats 4 3 2"
    );
    cave.play("stats 4 2 3");
    CHECK(cave.has_event("stats 4 2 3"));
    CHECK(cave.stats() == "4 2 3");
    CHECK(cave.left() == "4 3");
    CHECK(cave.pending() == "thief thief");
}

TEST_CASE("VA-T2: his Action cubes are his Thievery, and he acts until `end`") {
    TestCave cave = halls();
    cave.thief("o", "2 4 3").treasure("n1", 2).thief_turn();
    CHECK(cave.left() == "2 3");
    cave.play("go n, loot treasure, loot treasure, go n");
    CHECK(cave.left() == "0 1");
    CHECK(cave.pending() == "thief thief");
    CHECK(cave.legal() == "hideloot 1, end");
    cave.play("end");
    CHECK(cave.pending() == "place thief");
}

TEST_CASE("VA-W2: his actions are listed in the order of their table") {
    TestCave cave(9);
    cave.lit("n1", "V3", "nes").dark("w1n1", "A4").close();
    cave.token("n1", Token::Vault).treasure("n1");
    cave.knight("n1").cards("boots").thief("n1", "4 3 2").thief_turn();
    CHECK(
        cave.legal()
        == "go n, go e, go s, climb w, loot treasure, pickpocket knight 1, pickpocket knight 2, "
           "picklock 1, picklock 2, backstab knight 1, backstab knight 2, hideloot 1, hideloot 2, "
           "flare, end"
    );
}

TEST_CASE("VA-T3: flipped tokens count 3 and 4, and equal orders are one action") {
    TestCave two = halls();
    two.upgrades("flip2").turn(Role::Thief);
    CHECK(two.legal() == "stats 3 3 4, stats 3 4 3, stats 4 3 3");
    TestCave three = halls();
    three.upgrades("flip2 flip3").turn(Role::Thief);
    CHECK(three.legal() == "stats 3 4 4, stats 4 3 4, stats 4 4 3");
    three.play("stats 4 3 4");
    CHECK(three.stats() == "4 3 4");
}

TEST_CASE("VA-T3: after flip4 no tokens are assigned, all three stats are 4") {
    TestCave cave = halls();
    cave.upgrades("flip2 flip3 flip4").turn(Role::Thief);
    CHECK(cave.pending() == "thief thief");
    CHECK(cave.stats() == "4 4 4");
    CHECK(cave.left() == "4 4");
}

TEST_CASE("VA-T3: upgrades add 1 to a stat, and no stat exceeds 5") {
    TestCave cave = halls();
    cave.upgrades("move stealth").thief("o", "2 3 4");
    CHECK(cave.stats() == "3 4 4");
    cave.upgrades("thievery");
    CHECK(cave.stats() == "3 4 5");
    TestCave four = halls();
    four.upgrades("flip2 flip3 flip4 thievery").thief("o", "3 4 4");
    CHECK(four.stats() == "4 4 5");
    TestCave five = halls();
    five.rules.tables.stat_tokens = {2, 3, 5};
    five.upgrades("thievery").thief("o", "2 3 5");
    CHECK(five.stats() == "2 3 5");
}

TEST_CASE("VA-T3: Stealth is lowered by each Treasure and Gem carried and by Hex") {
    TestCave cave = halls();
    cave.thief("o", "2 3 4").carries(1, "flame");
    CHECK(cave.stats() == "2 1 4");
    cave.state.thief.hex = 3;
    CHECK(cave.stats() == "2 -2 4");
    // The limit of 5 comes first.
    TestCave five = halls();
    five.upgrades("stealth").thief("o", "2 4 3").carries(1);
    CHECK(five.stats() == "2 4 3");
}

TEST_CASE("VA-T3: before his first turn all stats count 0, then an assignment holds until the next"
) {
    TestCave cave = halls();
    CHECK(cave.stats() == "0 0 0");
    cave.turn(Role::Thief).play("stats 4 3 2, end");
    play_first(cave);
    CHECK(cave.pending() == "knight knight");
    CHECK(cave.stats() == "4 3 2");
}

TEST_CASE("VA-T3, T20: of equal tokens the lower one is on the first of the stats") {
    // The token 2 has become 3; now the old 3 becomes 4, which is on Stealth.
    TestCave cave = halls();
    cave.upgrades("flip2").turn(Role::Thief).play("stats 3 3 4");
    put(cave.state.thief.upgrades, Upgrade::Flip3);
    CHECK(cave.stats() == "3 4 4");
}

TEST_CASE("VA-T4: a step costs 1 Movement and leads through a passage, onto any piece's space") {
    TestCave cave = halls();
    cave.knight("n1").tribe("bones", "e1", 4).surfaced("w1").thief("o", "2 3 4").thief_turn();
    // s1 is Dark.
    CHECK(cave.legal_of("go") == "go n, go e, go s, go w");
    cave.play("go n");
    CHECK(cave.in_order("moved thief o n1 go"));
    CHECK(cave.left() == "1 4");
    CHECK(cave.pending() == "thief thief");
    cave.play("go s");
    CHECK(cave.legal_of("go") == "");
    TestCave west = halls();
    west.thief("w1", "4 3 2").thief_turn();
    CHECK(west.legal_of("go") == "go n, go e");
}

TEST_CASE("VA-T4: he may enter a Dark tile, which stays Dark, but no empty cell") {
    TestCave cave(3);
    cave.dark("n1", "T1").close().thief("o").thief_turn().play("go n");
    CHECK(cave.at("n1").is_dark());
    CHECK(cave.where(Piece::Thief) == "n1");
    // North, east and west of n1 are empty.
    CHECK(cave.legal_of("go") == "go s");
    CHECK(cave.legal_of("climb") == "");
}

TEST_CASE("VA-T4, V32: a Monster token does not stop him") {
    TestCave cave = halls(20);
    cave.thief("o");
    take(cave.state.goblins.monster_discards, Monster::Ogre);
    cave.state.monsters = {};
    for (std::uint8_t monster = 0; monster < kMonsters; ++monster) {
        if (monster != static_cast<std::uint8_t>(Monster::Ogre)) {
            cave.state.monsters.push(monster);
        }
    }
    cave.state.monster_tokens.at(0) = space_at(cave.state, cell("n1"));
    cave.thief_turn().play("go n");
    CHECK(cave.where(Piece::Thief) == "n1");
    CHECK(cave.pending() == "thief thief");
}

TEST_CASE("VA-T5: he climbs through a wall for 1 cube and the Movement of the space") {
    TestCave cave = halls();
    cave.thief("w1", "2 3 4").thief_turn();
    CHECK(cave.legal_of("climb") == "");
    TestCave wall(3);
    wall.lit("w1", "A15", "ne").dark("w2", "E1").dark("w1s1", "E4").close();
    wall.thief("w1", "2 3 4").thief_turn();
    CHECK(wall.legal_of("climb") == "climb s, climb w");
    wall.play("climb w");
    CHECK(wall.where(Piece::Thief) == "w2");
    CHECK(wall.in_order("moved thief w1 w2 climb"));
    CHECK(wall.left() == "1 3");
    wall.play("climb e");
    CHECK(wall.legal_of("climb") == "");
    CHECK(wall.left() == "0 2");
    TestCave none(3);
    none.lit("w1", "A15", "ne").dark("w2", "E1").close().thief("w1", "2 3 4").thief_turn();
    none.state.thief.cubes = 4;
    CHECK(none.legal_of("climb") == "");
}

TEST_CASE("VA-T5, C22: a Rockslide is climbed as a wall") {
    TestCave cave = halls(1);
    cave.thief("o").rockslide("o", Direction::North).thief_turn();
    CHECK(cave.legal_of("go") == "go e, go s, go w");
    CHECK(cave.legal_of("climb") == "climb n");
    cave.play("climb n");
    CHECK(cave.where(Piece::Thief) == "n1");
}

TEST_CASE("VA-T5, T9: with the Climbing Gear a wall costs no cube") {
    TestCave cave(3);
    cave.lit("w1", "A15", "ne").dark("w2", "E1").close();
    cave.upgrades("gear").thief("w1", "2 3 4").thief_turn();
    cave.state.thief.cubes = 4;
    CHECK(cave.left() == "2 0");
    cave.play("climb w");
    CHECK(cave.where(Piece::Thief) == "w2");
    CHECK(cave.left() == "1 0");
}

TEST_CASE("VA-T5, K32: a bombed edge is passed without climbing") {
    TestCave cave(3);
    cave.lit("w1", "A15", "ne").dark("w2", "E1").close().bombed("w1", Direction::West);
    cave.thief("w1").thief_turn();
    CHECK(cave.offers("go w"));
    CHECK_FALSE(cave.offers("climb w"));
}

TEST_CASE("VA-T6: a Treasure token of his space is carried for 1 cube") {
    TestCave cave = halls();
    cave.thief("n1").treasure("n1", 2).treasure("o", 1).thief_turn();
    CHECK(cave.legal_of("loot") == "loot treasure");
    cave.play("loot treasure");
    CHECK(cave.has_event("looted n1 treasure"));
    CHECK(cave.at("n1").treasures == 1);
    CHECK(cave.state.thief.carried == 1);
    CHECK(cave.state.treasure_supply == 9);
    CHECK(cave.left() == "2 3");
    CHECK(cave.state.statistics.looted == 1);
    TestCave none = halls();
    none.thief("n1").treasure("n1").thief_turn();
    none.state.thief.cubes = 4;
    CHECK(none.legal_of("loot") == "");
}

TEST_CASE("VA-T6: a Gem for 1 cube needs a die that does not mark the centre") {
    TestCave cave = halls();
    cave.dragon("e1").gem("n1", Gem::Claw).gem("n1", Gem::Wing).thief("n1").thief_turn();
    CHECK(cave.legal_of("loot") == "loot claw 1, loot claw 2, loot wing 1, loot wing 2");
    TestCave dies = cave;
    cave.next_die(DieFace::Cross).play("loot wing 1");
    CHECK(cave.in_order("die cross, looted n1 gem wing"));
    CHECK(cave.state.dragon.gems.at(2) == kCarried);
    CHECK(cave.stats() == "2 2 4");
    CHECK(cave.left() == "2 3");
    dies.carries(1).next_die(DieFace::Spot).play("loot wing 1");
    CHECK(dies.in_order("die spot, off gem n1 wing, killed thief, on treasure n1"));
    CHECK(dies.state.dragon.gems.at(2) == kInReserve);
    CHECK(dies.where(Piece::Thief) == "hidden");
    CHECK(dies.at("n1").treasures == 1);
    // No bonus for anybody; his turn is over (VA-G13).
    CHECK(dies.state.thief.loot == 3);
    CHECK(count_powers(dies.state) == 0);
    CHECK(dies.state.knight.grit == 0);
    CHECK(dies.pending() == "place thief");
}

TEST_CASE("VA-T6: a Gem for 2 cubes is carried without a roll") {
    TestCave cave = halls();
    cave.dragon("e1").gem("n1", Gem::Flame).thief("n1", "2 4 3").thief_turn();
    cave.next_die(DieFace::Spot).play("loot flame 2");
    CHECK_FALSE(cave.has_event("die"));
    CHECK(cave.state.dragon.gems.at(1) == kCarried);
    CHECK(cave.left() == "2 1");
    TestCave one = halls();
    one.dragon("e1").gem("n1", Gem::Flame).thief("n1", "4 3 2").thief_turn();
    one.state.thief.cubes = 1;
    CHECK(one.legal_of("loot") == "loot flame 1");
}

TEST_CASE("VA-T6, C5: Treasures that he carries count for the Cave's Omen tokens") {
    TestCave cave = halls(26);
    cave.thief("n1").carries(2).cave_turn();
    // T8: two tokens give three.
    CHECK(omens_to_collect(cave.rules, cave.state) == 3);
}

TEST_CASE("VA-T6, D9: a Gem that he carries still pays for the Dragon's powers") {
    TestCave cave = halls();
    cave.dragon("e1").thief("n2").carries(0, "claw").dragon_turn();
    CHECK(cave.offers("claw"));
    cave.next_die(DieFace::Corners).play("claw, pay gem claw");
    CHECK(cave.has_event("gempaid claw"));
    CHECK_FALSE(cave.offers("claw"));
}

TEST_CASE("VA-T6, D5, B32: a Gem that he carries is not in the reserve") {
    TestCave cave = halls();
    cave.dragon("e1").thief("n1").carries(0, "claw").tribe("bones", "e1", 4);
    CHECK_FALSE(are_gems_in_reserve(cave.state));
    cave.tribes().play("activate bones");
    CHECK_FALSE(cave.offers("plunder dragon"));
    TestCave pair = halls();
    pair.dragon("e1").thief("n1").carries(0, "claw").dragon_turn().play("rest, done, gem wing");
    CHECK(pair.offers("sloth pride-gem"));
}

TEST_CASE("VA-T14: Hide Loot lowers the Loot Drop Level by the cubes spent") {
    TestCave cave = halls();
    cave.thief("o", "2 3 4").thief_turn();
    CHECK(cave.legal_of("hideloot") == "hideloot 1, hideloot 2, hideloot 3");
    cave.play("hideloot 2");
    CHECK(cave.has_event("lootlevel 1"));
    CHECK(cave.state.thief.loot == 1);
    CHECK(cave.left() == "2 2");
    CHECK(cave.legal_of("hideloot") == "hideloot 1");
    cave.play("hideloot 1");
    CHECK(cave.legal_of("hideloot") == "");
    TestCave two = halls();
    two.thief("o", "3 4 2").thief_turn();
    CHECK(two.legal_of("hideloot") == "hideloot 1, hideloot 2");
}

TEST_CASE("VA-T16: on a Dark tile he may peek at the end of his turn, alone, and then reveal it") {
    TestCave cave(3);
    cave.dark("n1", "T4").close().thief("n1").thief_turn().play("end");
    CHECK(cave.pending() == "peek thief");
    CHECK(cave.legal() == "peek, pass");
    cave.play("peek");
    CHECK(cave.events_for(kThiefSeat) == "peeked n1 T4");
    CHECK(cave.events_for(kKnightSeat) == "peeked n1 ?f");
    CHECK(cave.pending() == "peek thief");
    // VA-R3: the tile must be joined to the Entrance, to its south. T4 has one wall.
    CHECK(cave.legal() == "reveal nes, reveal esw, reveal nsw, pass");
    TestCave passes = cave;
    cave.play("reveal esw");
    CHECK(cave.has_event("revealed n1 T4 esw"));
    CHECK(cave.at("n1").is_lit());
    CHECK(cave.at("n1").treasures == 1);
    CHECK(cave.state.revealed == 1);
    CHECK(cave.where(Piece::Thief) == "n1");
    CHECK(cave.pending() == "fill thief");
    cave.play("fill w1n1, fill e1n1");
    CHECK(cave.pending() == "place thief");
    passes.play("pass");
    CHECK(passes.at("n1").is_dark());
    CHECK(passes.pending() == "place thief");
}

TEST_CASE("VA-T16: he may pass without a look; on a Lit tile nothing is asked") {
    TestCave cave(3);
    cave.dark("n1", "T4").close().thief("n1").thief_turn().play("end, pass");
    CHECK(cave.pending() == "place thief");
    CHECK_FALSE(cave.at("n1").is_peeked());
    TestCave lit = halls();
    lit.thief("n1").thief_turn().play("end");
    CHECK(lit.pending() == "place thief");
}

TEST_CASE("VA-T16, R5, R6: what he reveals waits for the Knight and ambushes nobody") {
    TestCave event(3);
    event.dark("n1", "E5").close().thief("n1").thief_turn().play("end, peek, reveal nesw");
    CHECK(event.at("n1").has(Token::Event));
    CHECK_FALSE(event.has_event("card"));
    TestCave ambush(3);
    ambush.dark("n1", "A5").close().tribe("eye", "hidden", 4).thief("n1").thief_turn();
    ambush.play("end, peek, reveal nesw");
    CHECK(ambush.pending() == "fill thief");
    TestCave vault(3);
    vault.dark("n1", "V3").close().thief("n1").thief_turn().play("end, peek, reveal nes");
    CHECK(vault.at("n1").has(Token::Vault));
    CHECK(vault.in_order("revealed n1 V3 nes, on vault n1"));
}

TEST_CASE("VA-I3: what he has peeked at he knows until the tile is removed, the others do not") {
    TestCave cave(3);
    cave.dark("n1", "T4").close().thief("n1").thief_turn().play("end, peek, pass");
    const SpaceId north = space_at(cave.state, cell("n1"));
    CHECK(cave.view(kThiefSeat).state.spaces.at(north).tile == tile("T4"));
    for (const int seat : {kKnightSeat, kGoblinSeat, kDragonSeat, kOnlooker}) {
        CHECK(cave.view(seat).state.spaces.at(north).tile == kUnknownTile);
    }
    cave.thief("o").tribe("eye", "hidden", 1).secrets("cavein").tribes();
    cave.play("secret cavein, collapse n1");
    for (const Space& space : cave.state.spaces) {
        CHECK_FALSE(space.is_peeked());
    }
}

TEST_CASE("VA-I5: only the Thief gets the orientations of the tile that he has peeked at") {
    TestCave cave(3);
    cave.dark("n1", "T4").close().thief("n1").thief_turn().play("end, peek");
    ActionList actions;
    legal_actions(cave.rules, cave.view(kThiefSeat), actions);
    CHECK(actions.size() == 4);
    legal_actions(cave.rules, cave.view(kKnightSeat), actions);
    CHECK(actions.empty());
    CHECK(cave.view(kKnightSeat).state.decision == Decision::Peek);
    CHECK(cave.view(kKnightSeat).state.owner == Role::Thief);
}

TEST_CASE("VA-V10: his Flare reveals the Dark tiles that the die marks around him, for 1 cube each"
) {
    TestCave cave = halls(9);
    cave.thief("n1", "2 3 4").thief_turn();
    CHECK(cave.legal_of("flare") == "flare");
    // w1n1 is the only Dark tile next to n1.
    cave.next_die(DieFace::Cross).play("flare");
    CHECK(cave.in_order("flare thief n1, die cross, flipped w1n1"));
    CHECK(cave.pending() == "reveal thief");
    play_first(cave);
    CHECK(cave.at("w1n1").is_lit());
    CHECK(cave.state.knight.grit == 0);
    while (cave.pending() == "fill thief") {
        play_first(cave);
    }
    CHECK(cave.left() == "2 3");
    CHECK(cave.offers("flare"));
    cave.state.thief.cubes = 4;
    CHECK_FALSE(cave.offers("flare"));
    TestCave without = halls(3);
    without.thief("n1").thief_turn();
    CHECK_FALSE(without.offers("flare"));
}

TEST_CASE("VA-V40, V41: alone he places as many tiles as his Movement") {
    TestCave cave = halls(30);
    cave.thief("o").turn(Role::Thief).play("stats 4 2 3");
    CHECK(solo_tiles(cave.rules, cave.state) == 4);
    cave.play("go n, end");
    for (int number = 0; number < 4; ++number) {
        CHECK(cave.pending() == "place thief");
        play_first(cave);
    }
    CHECK(cave.pending() == "assign thief");
    CHECK(cave.state.round == 2);
    cave.upgrades("move");
    CHECK(solo_tiles(cave.rules, cave.state) == 5);
    cave.state.crystals_revealed = 6;
    CHECK(solo_tiles(cave.rules, cave.state) == 6);
}

TEST_CASE("VA-V41, E7: alone he loses by the Collapse of five Crystal tiles") {
    TestCave cave(30);
    cave.dark("n1", "C1").dark("e1", "A1").collapse().thief("o", "2 3 4").thief_turn();
    cave.state.crystals_collapsed = 4;
    cave.play("end, remove n1");
    CHECK(cave.result() == "nobody collapse");
}

TEST_CASE("VA-E2: without the Cave he places or removes tiles at the end of his turn") {
    TestCave cave = halls(25);
    cave.thief("n1").thief_turn().play("end");
    CHECK(cave.pending() == "place thief");
    TestCave collapse(25);
    collapse.dark("n1", "A2").dark("e1", "A3").dark("s1", "A4").dark("w1", "A6").collapse();
    collapse.thief("o").thief_turn().play("end");
    for (int number = 0; number < 3; ++number) {
        CHECK(collapse.pending() == "remove thief");
        play_first(collapse);
    }
    CHECK(collapse.pending() == "dragon dragon");
}

TEST_CASE("VA-G7, Y6: decisions, loot and attacks of the Thief are counted") {
    TestCave cave = halls();
    cave.thief("n1").treasure("n1").knight("n1").thief_turn();
    cave.play("loot treasure, backstab knight 1");
    CHECK(cave.state.statistics.decisions.at(index(Role::Thief)) == 2);
    CHECK(cave.state.statistics.looted == 1);
    CHECK(cave.state.statistics.attacks.at(index(Piece::Thief)) == 1);
    CHECK(cave.state.statistics.hits.at(index(Piece::Thief)) == 1);
}

TEST_CASE("VA-Y1, C1: with the Thief map, stack and hand hold 52 tiles, and 12 Treasures are there"
) {
    TestCave cave(1);
    cave.start(5);
    std::size_t tiles = cave.state.stack.size + std::size_t{cave.state.cave.hand_size};
    for (const Space& space : cave.state.spaces) {
        tiles += space.is_used() ? 1 : 0;
    }
    CHECK(tiles == 52);
    CHECK(cave.state.treasure_supply == 12);
}

TEST_CASE("VA-H8: all that the state holds of him counts; without him it holds nothing") {
    TestCave cave = halls();
    cave.thief("o").thief_turn();
    const auto differs = [&](auto change) {
        State state = cave.state;
        change(state.thief);
        return hash(state) != hash(cave.state);
    };
    CHECK(differs([](Thief& thief) { thief.upgrades = only(Upgrade::Gear); }));
    CHECK(differs([](Thief& thief) { thief.at = kNoSpace; }));
    CHECK(differs([](Thief& thief) { thief.stats = {3, 2, 1}; }));
    CHECK(differs([](Thief& thief) { thief.carried = 1; }));
    CHECK(differs([](Thief& thief) { thief.stashed = 1; }));
    CHECK(differs([](Thief& thief) { thief.tokens = 1; }));
    CHECK(differs([](Thief& thief) { thief.loot = 2; }));
    CHECK(differs([](Thief& thief) { thief.hex = 1; }));
    CHECK(differs([](Thief& thief) { thief.marks = 1; }));
    CHECK(differs([](Thief& thief) { thief.moves = 1; }));
    CHECK(differs([](Thief& thief) { thief.cubes = 1; }));
    CHECK(differs([](Thief& thief) { thief.targets = 1; }));
    CHECK(differs([](Thief& thief) { thief.vaults = 1; }));
    TestCave without(2);
    without.start(3);
    CHECK(without.state.thief == Thief{});
}

TEST_CASE("VA-J1, O5: his attacks, loot and stash name their statements and causes") {
    TestCave cave = halls();
    cave.knight("n1").cards("boots").thief("n1").thief_turn();
    cave.play("pickpocket knight 3, filch boots");
    CHECK(cave.cause_of("attack thief knight hit") == "");
    CHECK(cave.cause_of("looted supply treasure") == "attack thief knight hit");
    cave.play("go s, upgrade gear");
    CHECK(cave.cause_of("stashed") == "moved thief n1 o go");
    for (const Event& event : cave.happened) {
        CHECK(event.rule.section == 'T');
        CHECK(event.rule.number > 0);
    }
    // Looting is no attack.
    TestCave loot = halls();
    loot.treasure("n1").thief("n1").thief_turn().play("loot treasure");
    CHECK_FALSE(loot.has_event("attack"));
}

TEST_CASE("VA-G12: the Thief may resign") {
    TestCave cave = halls();
    cave.thief("o").thief_turn().resign();
    CHECK(cave.result() == "nobody resigned");
    CHECK(cave.state.resigned == Role::Thief);
}

}  // namespace tenebrae::vast::testing

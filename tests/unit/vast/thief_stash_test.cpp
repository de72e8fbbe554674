// SPDX-License-Identifier: MIT
#include "test_cave.hpp"
#include "test_names.hpp"

/// The stash, upgrades and the goal of the Thief (VA-T15, T20 to T24, L1, L4), and what the Cave's
/// Omens do to him (VA-C8, C21, C24, C26).
namespace tenebrae::vast::testing {
namespace {

/// Lit halls to the north, east and west of the Entrance, Dark tiles around them.
TestCave halls(int row = 3) {
    TestCave cave(row);
    cave.lit("n1", "A1", "nesw").lit("n2", "A5", "nesw").lit("e1", "A10", "nesw");
    cave.lit("e1n1", "A13", "nesw").lit("w1", "A15", "ne").close();
    return cave;
}

/// The Thief on n1 with Treasures.
TestCave laden(int treasures, std::string_view gems = "") {
    TestCave cave = halls();
    cave.dragon("e1").thief("n1", "2 3 4").carries(treasures, gems);
    return cave;
}

constexpr std::string_view kAllButFlips =
    "upgrade fingers, upgrade lockkit, upgrade gear, upgrade crossbow, upgrade evasion, upgrade "
    "move, upgrade stealth, upgrade thievery";

}  // namespace

TEST_CASE("VA-T20: on entering the Entrance he stashes what he carries, with an upgrade for each") {
    TestCave cave = laden(2);
    cave.state.thief.loot = 1;
    cave.thief_turn().play("go s");
    CHECK(cave.in_order("moved thief n1 o go, stashed 2 +2, lootlevel 3"));
    CHECK(cave.state.thief.stashed == 2);
    CHECK(cave.state.thief.tokens == 2);
    CHECK(count_carried(cave.state) == 0);
    CHECK(cave.state.thief.loot == 3);
    CHECK(cave.pending() == "upgrade thief");
    CHECK(cave.legal() == std::string(kAllButFlips) + ", upgrade flip2");
    cave.play("upgrade gear");
    CHECK(cave.pending() == "upgrade thief");
    CHECK_FALSE(cave.offers("upgrade gear"));
    cave.play("upgrade evasion");
    CHECK(cave.has_event("upgraded evasion"));
    CHECK(cave.state.thief.upgrades == (only(Upgrade::Gear) | only(Upgrade::Evasion)));
    // Movement goes on.
    CHECK(cave.pending() == "thief thief");
    CHECK(cave.left() == "1 4");
    CHECK(cave.stats() == "2 3 4");
}

TEST_CASE("VA-T20, D10: a stashed Gem goes to the reserve, a Treasure token takes its place") {
    TestCave cave = laden(1, "claw wing");
    CHECK(cave.state.treasure_supply == 11);
    cave.thief_turn().play("go s");
    CHECK(cave.has_event("stashed 3 +1 claw wing"));
    CHECK(are_gems_in_reserve(cave.state));
    CHECK(cave.state.thief.stashed == 3);
    CHECK(cave.state.thief.tokens == 3);
    CHECK(cave.state.treasure_supply == 9);
    cave.play("upgrade move, upgrade stealth, upgrade thievery");
    CHECK(cave.pending() == "thief thief");
}

TEST_CASE("VA-T20: without anything carried the Entrance changes nothing") {
    TestCave cave = halls();
    cave.thief("n1").state.thief.loot = 1;
    cave.thief_turn().play("go s");
    CHECK(cave.state.thief.loot == 1);
    CHECK(cave.pending() == "thief thief");
    CHECK_FALSE(cave.has_event("stashed"));
}

TEST_CASE("VA-T20: loot that he picks up on the Entrance is stashed when he enters it again") {
    TestCave cave = halls();
    cave.treasure("o").thief("o").thief_turn().play("loot treasure");
    CHECK(cave.state.thief.carried == 1);
    cave.play("go n, go s");
    CHECK(cave.state.thief.stashed == 1);
    CHECK(cave.pending() == "upgrade thief");
}

TEST_CASE("VA-T20: climbing onto the Entrance stashes too") {
    TestCave cave(3);
    cave.lit("n1", "A3", "new").close().thief("n1").carries(1).thief_turn().play("climb s");
    CHECK(cave.state.thief.stashed == 1);
}

TEST_CASE("VA-T20, X7: an exit onto the Entrance stashes in another's turn") {
    TestCave cave(3);
    cave.lit("n1", "A3", "esw").close().thief("n1").carries(1);
    cave.tribe("eye", "hidden", 1).secrets("cavein").tribes();
    // VA-B40: tiles with another player's piece cannot be chosen, so the Collapse must do it.
    CHECK(cave.play("secret cavein").legal_of("collapse").find("collapse n1") == std::string::npos);
    TestCave removed(3);
    removed.lit("n1", "A3", "esw").dark("s1", "A1").dark("e1", "A2").dark("w1", "A4").collapse();
    removed.thief("n1").carries(1).dragon("e1").dragon_turn().play("rest, done, done, remove n1");
    CHECK(removed.pending() == "exit thief");
    CHECK(removed.legal() == "exit o");
    removed.play("exit o");
    CHECK(removed.state.thief.stashed == 1);
    CHECK(removed.pending() == "upgrade thief");
    removed.play("upgrade move");
    CHECK(removed.has_event("collapsed n1 A3 out"));
    CHECK_FALSE(removed.has_space("n1"));
    CHECK(removed.pending() == "remove dragon");
}

TEST_CASE("VA-T20, D31: harm on entering comes first: a Flame Wall kills him with his loot") {
    TestCave cave = laden(1);
    cave.state.dragon.flame_wall = kEntranceSpace;
    cave.thief_turn().play("go s");
    CHECK(cave.where(Piece::Thief) == "hidden");
    CHECK(cave.state.thief.stashed == 0);
    CHECK(cave.at("o").treasures == 1);
    CHECK(cave.in_order("moved thief n1 o go, killed thief, on treasure o"));
}

TEST_CASE("VA-T15, T20: a Gem is replaced by a Treasure of the map if the supply is empty") {
    TestCave cave = halls();
    cave.dragon("e1").treasure("w1", 1).stashed(1).thief("n1").carries(0, "flame");
    // The others are on the Dragon's board.
    cave.state.dragon.treasures = 4;
    cave.state.treasure_supply = 0;
    cave.treasure("e1n1", 0);
    cave.state.spaces.at(space_at(cave.state, cell("n2"))).treasures = 6;
    cave.thief_turn().play("go s");
    CHECK(cave.pending() == "snatch thief");
    CHECK(cave.legal() == "snatch n2, snatch w1");
    cave.play("snatch w1");
    CHECK(cave.has_event("off treasure w1"));
    CHECK(cave.state.thief.stashed == 2);
    CHECK(cave.state.thief.tokens == 2);
    CHECK(count_carried(cave.state) == 0);
    CHECK(cave.pending() == "upgrade thief");
}

TEST_CASE("VA-T15, T20: with no Treasure anywhere the stash counts all the same") {
    TestCave cave = halls();
    cave.rules.goals.stashed = 20;
    cave.dragon("e1").supply(0).thief("n1").carries(0, "flame").thief_turn().play("go s");
    CHECK(cave.state.thief.stashed == 13);
    CHECK(cave.state.thief.tokens == 12);
    CHECK(cave.pending() == "thief thief");
}

TEST_CASE("VA-T22: flips come in their order") {
    TestCave cave = laden(4);
    cave.thief_turn().play("go s, upgrade flip2");
    CHECK(cave.stats() == "3 3 4");
    CHECK(cave.legal_of("upgrade") == std::string(kAllButFlips) + ", upgrade flip3");
    cave.play("upgrade flip3");
    CHECK(cave.stats() == "3 4 4");
    CHECK(cave.legal_of("upgrade") == std::string(kAllButFlips) + ", upgrade flip4");
    cave.play("upgrade flip4");
    CHECK(cave.stats() == "4 4 4");
    CHECK(cave.legal_of("upgrade") == kAllButFlips);
}

TEST_CASE("VA-T22: upgrades act at once, in the same turn") {
    TestCave cave = laden(2);
    cave.thief_turn().play("go s");
    CHECK(cave.left() == "1 4");
    cave.play("upgrade move, upgrade thievery");
    CHECK(cave.left() == "2 5");
    cave.play("go n, go s, end");
    CHECK(cave.state.thief.moves == 0);
}

TEST_CASE("VA-T22: with all spaces taken no upgrade is asked for") {
    TestCave cave = halls();
    cave.rules.goals.stashed = 20;
    cave.upgrades("fingers lockkit gear crossbow evasion move stealth thievery flip2 flip3");
    cave.thief("n1", "3 4 4").carries(2).thief_turn().play("go s");
    CHECK(cave.legal() == "upgrade flip4");
    cave.play("upgrade flip4");
    CHECK(cave.pending() == "thief thief");
    CHECK(cave.state.thief.stashed == 12);
}

TEST_CASE("VA-T21: stashed tokens stay when he is killed, and are not on the map") {
    TestCave cave = laden(1);
    cave.upgrades("gear").knight("n1").cubes("per=3").knight_turn().play("attack thief");
    CHECK(cave.where(Piece::Thief) == "hidden");
    CHECK(cave.state.thief.stashed == 1);
    CHECK(has_upgrade(cave.state, Upgrade::Gear));
    CHECK(cave.at("n1").treasures == 1);
}

TEST_CASE("VA-T24, E8, E10: the sixth token stashed wins at once, before an upgrade") {
    TestCave cave = laden(1, "claw");
    cave.stashed(4).thief_turn().play("go s");
    CHECK(cave.result() == "thief stash");
    CHECK(cave.has_event("won thief stash"));
    CHECK_FALSE(cave.has_event("upgraded"));
    TestCave five = laden(1);
    five.stashed(4).thief_turn().play("go s");
    CHECK(five.result() == "none");
}

TEST_CASE("VA-T24, E8: he may win in another's turn, and nothing after it is carried out") {
    TestCave cave(3);
    cave.lit("n1", "A3", "esw").dark("s1", "A1").dark("e1", "A2").dark("w1", "A4").collapse();
    cave.thief("n1").carries(1).stashed(5).dragon("e1").dragon_turn();
    cave.play("rest, done, done, remove n1, exit o");
    CHECK(cave.result() == "thief stash");
    CHECK(cave.has_space("n1"));
}

TEST_CASE("VA-V41: alone six tokens stashed win") {
    TestCave cave = halls(30);
    cave.thief("n1").carries(1).stashed(5).thief_turn().play("go s");
    CHECK(cave.result() == "thief stash");
}

TEST_CASE("VA-L1: his level sets how many tokens he must stash") {
    TestCave cave = laden(1);
    cave.rules.goals.stashed = 4;
    cave.stashed(3).thief_turn().play("go s");
    CHECK(cave.result() == "thief stash");
}

TEST_CASE("VA-L4: at levels 4 and 5 the first tokens stashed take no upgrade") {
    TestCave one = laden(2);
    one.rules.goals.without_upgrade = 1;
    one.thief_turn().play("go s, upgrade move");
    CHECK(one.pending() == "thief thief");
    CHECK(one.state.thief.stashed == 2);
    TestCave two = laden(1);
    two.rules.goals.without_upgrade = 2;
    two.thief_turn().play("go s");
    CHECK(two.pending() == "thief thief");
    two.thief("n1").carries(2).thief_turn().play("go s, upgrade move");
    CHECK(two.pending() == "thief thief");
    CHECK(two.state.thief.stashed == 3);
}

TEST_CASE("VA-Y2: the 12 Treasure tokens are in the supply, on the map, carried or stashed") {
    TestCave cave = laden(2);
    cave.treasure("n2", 1).stashed(1).thief_turn();
    CHECK(std::string(broken_invariant(cave.rules, cave.state)) == "");
    ++cave.state.thief.carried;
    CHECK(std::string(broken_invariant(cave.rules, cave.state)) == "VA-Y2");
    --cave.state.thief.carried;
    cave.state.thief.at = kNoSpace;
    CHECK(std::string(broken_invariant(cave.rules, cave.state)) == "VA-Y4");
}

TEST_CASE("VA-Y4: his tracks, tokens and flips are checked") {
    TestCave cave = halls();
    cave.thief("o").upgrades("flip2").thief_turn();
    const auto is_broken = [&](auto change) {
        State state = cave.state;
        change(state.thief);
        return std::string(broken_invariant(cave.rules, state));
    };
    CHECK(is_broken([](Thief&) {}) == "");
    CHECK(is_broken([](Thief& thief) { thief.loot = 4; }) == "VA-Y4");
    CHECK(is_broken([](Thief& thief) { thief.stats = {1, 1, 3}; }) == "VA-Y4");
    CHECK(is_broken([](Thief& thief) { thief.upgrades = only(Upgrade::Flip3); }) == "VA-Y4");
    CHECK(is_broken([](Thief& thief) { thief.stashed = 0; }) == "VA-Y4");
}

TEST_CASE("VA-C24, T23: Spores cost him an upgrade of his choice, which becomes free again") {
    TestCave cave = halls(26);
    cave.upgrades("gear move evasion").thief("n1").omens("quartz quartz quartz").cave_turn();
    CHECK(cave.legal_of("omen spores") == "omen spores thief");
    cave.play("omen spores thief, pay quartz, pay quartz, pay quartz");
    CHECK(cave.pending() == "fall thief");
    CHECK(cave.legal() == "fall gear, fall evasion, fall move");
    // VA-T27: no evasion of it.
    CHECK_FALSE(cave.has_event("roll"));
    cave.play("fall move");
    CHECK(cave.has_event("fell move"));
    CHECK(cave.state.thief.upgrades == (only(Upgrade::Gear) | only(Upgrade::Evasion)));
    CHECK(cave.stats() == "2 3 4");
    // Its token still counts.
    CHECK(cave.state.thief.stashed == 3);
    CHECK(may_take_upgrade(cave.state, Upgrade::Move));
    CHECK(cave.pending() == "cave cave");
}

TEST_CASE("VA-T23: of the flips only the last can be lost") {
    TestCave cave = halls(26);
    cave.upgrades("flip2 flip3 stealth")
        .thief("n1", "4 4 3")
        .omens("trail trail trail")
        .cave_turn();
    cave.play("omen spores thief, pay trail, pay trail, pay trail");
    CHECK(cave.legal() == "fall stealth, fall flip3");
    cave.play("fall flip3");
    CHECK(stat_tokens(cave.rules, cave.state) == StatTokens{3, 3, 4});
    TestCave all = halls(26);
    all.upgrades("flip2 flip3").thief("n1", "4 3 4").upgrades("flip4");
    all.omens("trail trail trail").cave_turn();
    CHECK(all.stats() == "4 4 4");
    all.play("omen spores thief, pay trail, pay trail, pay trail, fall flip4");
    // The assignment of before counts again, until his next one.
    CHECK(all.stats() == "4 3 4");
}

TEST_CASE("VA-C24: Spores on the Thief need an upgrade; he may be off the map") {
    TestCave cave = halls(26);
    cave.thief("n1").omens("quartz quartz quartz").cave_turn();
    CHECK(cave.legal_of("omen spores") == "");
    TestCave off = halls(26);
    off.upgrades("gear").omens("quartz quartz quartz").cave_turn();
    CHECK(off.legal_of("omen spores") == "omen spores thief");
}

TEST_CASE("VA-C8: the Cave puts no Treasure onto a Dark tile with the Thief") {
    TestCave cave = halls(26);
    cave.thief("s1").cave_turn(CaveStep::Treasure);
    CHECK_FALSE(cave.offers("treasure s1"));
    cave.thief("o").cave_turn(CaveStep::Treasure);
    CHECK(cave.offers("treasure s1"));
}

TEST_CASE("VA-T5: in row 26 placing a Treasure is optional for the Cave") {
    TestCave cave = halls(26);
    cave.thief("o").cave_turn(CaveStep::Treasure);
    CHECK(cave.offers("skip"));
}

TEST_CASE("VA-O3, C21: no Omen moves the Thief or what he carries; Treasures may pass him") {
    TestCave cave = halls(26);
    cave.thief("n1").carries(1).treasure("o").omens("bat").cave_turn();
    CHECK(cave.legal_of("omen bats") == "omen bats treasure o");
    cave.play("omen bats treasure o, pay bat, push n");
    // It cannot be left on his space, only beyond it.
    CHECK_FALSE(cave.offers("done"));
    CHECK(cave.offers("push n"));
    cave.play("push n, done");
    CHECK(cave.at("n2").treasures == 1);
}

TEST_CASE("VA-C26: a tile under the Thief may be turned") {
    TestCave cave = halls(26);
    cave.thief("w1").omens("trail").cave_turn();
    CHECK(cave.offers("omen curse turn w1 sw"));
    cave.play("omen curse turn w1 sw, pay trail");
    CHECK(cave.where(Piece::Thief) == "w1");
    CHECK(cave.at("w1").open() == sides("sw"));
}

TEST_CASE("VA-C25, X4: a tile that Hatred removes lets the Thief leave first") {
    TestCave cave(26);
    cave.dark("n1", "A1").dark("n2", "A2").collapse().thief("n2").omens("trail");
    cave.cave_turn(CaveStep::Treasure);
    cave.play("omen hatred n2, pay trail");
    CHECK(cave.pending() == "exit thief");
    CHECK(cave.legal() == "exit n1");
    cave.play("exit n1");
    CHECK(cave.where(Piece::Thief) == "n1");
    CHECK_FALSE(cave.has_space("n2"));
}

TEST_CASE("VA-P2, C7: with the Cave in the game it fills what the Thief has opened") {
    TestCave cave(26);
    cave.dark("n1", "T4").close().thief("n1").thief_turn().play("end, peek, reveal esw");
    CHECK(cave.pending() == "fill cave");
    CHECK(cave.offers("fill w1n1 E8"));
}

}  // namespace tenebrae::vast::testing

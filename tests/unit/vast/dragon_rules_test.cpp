// SPDX-License-Identifier: MIT
#include "test_cave.hpp"
#include "test_names.hpp"

/// Section D without the powers: VA-D1 to D17, and VA-V3.
namespace tenebrae::vast::testing {
namespace {

/// Lit halls to the north, east and west of the Entrance, Dark tiles around them.
TestCave halls(int row = 7) {
    TestCave cave(row);
    cave.lit("n1", "A1", "nesw").lit("n2", "A5", "nesw").lit("e1", "A10", "nesw");
    cave.lit("e1n1", "A13", "nesw").lit("w1", "E5", "nesw").close();
    return cave;
}

}  // namespace

TEST_CASE("VA-D1, S7: the Dragon at the start of a game") {
    TestCave cave(7);
    cave.start(3);
    const Dragon& dragon = cave.state.dragon;
    CHECK(dragon.health == 5);
    CHECK(dragon.boxes == std::array<std::uint8_t, kSlothBoxes>{4, 4, 4, 1, 1});
    CHECK(dragon.wakefulness == 0);
    CHECK(dragon.eaten == 0);
    CHECK(are_gems_in_reserve(cave.state));
    CHECK(count_powers(cave.state) == 3);
    CHECK(cave.state.powers.size == 15);
    CHECK_FALSE(dragon.surfaced);
    CHECK(cave.where(Piece::Dragon) == "hidden");
    CHECK(cave.in_order("shuffle secrets, shuffle powers, turn knight"));
}

TEST_CASE("VA-V3: with H2 two Hunger cubes start on Wakefulness") {
    TestCave cave(18);
    cave.start(3);
    CHECK(cave.box(SlothBox::Hunger) == 2);
    CHECK(cave.state.dragon.wakefulness == 2);
    TestCave alone(29);
    alone.rules.hunger = 4;
    alone.start(3);
    CHECK(alone.box(SlothBox::Hunger) == 0);
    CHECK(alone.state.dragon.wakefulness == 4);
}

TEST_CASE("VA-D1: at his first turn he comes onto the Knight's space, else onto the Entrance") {
    TestCave cave = halls();
    cave.knight("n1").turn(Role::Dragon);
    CHECK(cave.where(Piece::Dragon) == "n1");
    CHECK(cave.has_event("moved dragon - n1 start"));
    CHECK(cave.pending() == "dragon dragon");
    // It is no move.
    CHECK(cave.offers("move s 1"));
    TestCave without = halls(21);
    without.turn(Role::Dragon);
    CHECK(without.where(Piece::Dragon) == "o");
    TestCave later = halls();
    later.knight("n1").dragon("e1").turn(Role::Dragon);
    CHECK(later.where(Piece::Dragon) == "e1");
}

TEST_CASE("VA-D2: Armor and Spirit by Wakefulness") {
    TestCave cave(7);
    const std::array armor{1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4};
    const std::array spirit{3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7};
    for (std::size_t cubes = 0; cubes <= 14; ++cubes) {
        cave.state.dragon.wakefulness = static_cast<std::uint8_t>(cubes);
        CHECK(dragon_armor(cave.rules, cave.state) == armor.at(cubes));
        CHECK(dragon_spirit(cave.rules, cave.state) == spirit.at(cubes));
    }
}

TEST_CASE("VA-V30: the Ash Dragon's Armor is 1 more, at most 4") {
    TestCave cave(21);
    const std::array armor{2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4};
    for (std::size_t cubes = 0; cubes <= 14; ++cubes) {
        cave.state.dragon.wakefulness = static_cast<std::uint8_t>(cubes);
        CHECK(dragon_armor(cave.rules, cave.state) == armor.at(cubes));
    }
}

TEST_CASE("VA-D3: with 11 cubes on Wakefulness he is awake") {
    TestCave ten = halls();
    ten.wake(9).dragon("n1").dragon_turn().play("rest, sloth pride-still");
    CHECK(ten.state.dragon.wakefulness == 10);
    CHECK_FALSE(ten.state.dragon.awake);
    TestCave eleven = halls();
    eleven.wake(10).dragon("n1").dragon_turn().play("rest, sloth pride-still");
    CHECK(eleven.state.dragon.awake);
    CHECK(eleven.in_order("sloth pride-still awake, awake"));
}

TEST_CASE("VA-L2: at level 5 Shriek must have been used on three turns") {
    TestCave cave = halls();
    cave.rules.goals.shrieks = 3;
    cave.state.dragon.shriek_turns = 1;
    cave.wake(12).dragon("n1").powers("claw claw wing wing").dragon_turn();
    cave.play("shriek, pay claw, pay claw");
    CHECK(cave.state.dragon.shriek_turns == 2);
    CHECK_FALSE(cave.state.dragon.awake);
    // The second use of a turn does not count.
    cave.state.dragon.shriek = false;
    cave.play("shriek, pay wing, pay wing");
    CHECK(cave.state.dragon.shriek_turns == 2);
    cave.play("rest, sloth pride-still");
    CHECK_FALSE(cave.state.dragon.awake);
    TestCave third = halls();
    third.rules.goals.shrieks = 3;
    third.state.dragon.shriek_turns = 2;
    third.wake(12).dragon("n1").powers("claw claw").dragon_turn();
    third.play("shriek, pay claw, pay claw");
    CHECK(third.state.dragon.awake);
}

TEST_CASE("VA-D4, D14: powers, hoard, gem, then a new hand of Spirit cards from all 18") {
    TestCave cave = halls();
    cave.wake(2).dragon("n1").powers("claw claw claw claw").dragon_turn().play("rest");
    CHECK(cave.pending() == "hoard dragon");
    cave.play("done");
    CHECK(cave.pending() == "gem dragon");
    CHECK(cave.power_cards(Gem::Claw) == 4);
    cave.play("done");
    CHECK(cave.in_order("shuffle powers 0, shuffle powers 6, shuffle powers 12, card"));
    CHECK(count_powers(cave.state) == 4);
    CHECK(cave.state.powers.size == 14);
    CHECK(cave.state.dragon.discards == std::array<std::uint8_t, kGems>{});
    CHECK(cave.pending() == "place dragon");
    cave.play("place n4");
    CHECK(cave.pending() == "treasure dragon");
}

TEST_CASE("VA-D5, H6: a Greed cube for a Treasure of his board, once a turn") {
    TestCave cave = halls();
    cave.dragon("n1").state.dragon.treasures = 2;
    cave.state.treasure_supply = 8;
    cave.dragon_turn().play("sloth greed");
    CHECK(cave.box(SlothBox::Greed) == 3);
    CHECK(cave.state.dragon.wakefulness == 1);
    CHECK(cave.state.dragon.treasures == 1);
    CHECK(cave.state.treasure_supply == 9);
    CHECK(cave.has_event("sloth greed awake"));
    CHECK_FALSE(cave.offers("sloth greed"));
    cave.play("rest");
    CHECK_FALSE(cave.offers("sloth greed"));
    TestCave none = halls();
    none.dragon("n1").dragon_turn();
    CHECK_FALSE(none.offers("sloth greed"));
}

TEST_CASE("VA-D5: a Hunger cube for two Eaten Goblins, once a turn") {
    TestCave cave = halls();
    cave.dragon("n1").state.dragon.eaten = 5;
    cave.dragon_turn().play("sloth hunger");
    CHECK(cave.box(SlothBox::Hunger) == 3);
    CHECK(cave.state.dragon.eaten == 3);
    CHECK_FALSE(cave.offers("sloth hunger"));
    TestCave few = halls();
    few.dragon("n1").state.dragon.eaten = 1;
    few.dragon_turn();
    CHECK_FALSE(few.offers("sloth hunger"));
}

TEST_CASE("VA-D5: pride-event needs an event tile that a power has revealed in this turn") {
    TestCave cave(29);
    cave.dark("n1", "E5").dark("e1", "A5").close().dragon("o").powers("flame wing flame wing");
    cave.dragon_turn().play("burn e1, pay flame, pay wing, orient nesw");
    while (cave.pending() == "fill dragon") {
        cave.play(cave.legal().substr(0, cave.legal().find(',')));
    }
    CHECK_FALSE(cave.offers("sloth pride-event"));
    cave.play("burn n1, pay flame, pay wing, orient nesw");
    while (cave.pending() == "fill dragon") {
        cave.play(cave.legal().substr(0, cave.legal().find(',')));
    }
    CHECK(cave.offers("sloth pride-event"));
    cave.play("sloth pride-event");
    CHECK(cave.box(SlothBox::PrideEvent) == 3);
    // Without a living Knight there are no Event tokens.
    CHECK(cave.at("n1").tokens == 0);
}

TEST_CASE("VA-D5: pride-still is legal from step 2 on, without move and Wing") {
    TestCave cave = halls();
    cave.dragon("n1").powers("wing").dragon_turn();
    CHECK_FALSE(cave.offers("sloth pride-still"));
    TestCave moved = cave;
    TestCave winged = cave;
    cave.play("rest");
    CHECK(cave.offers("sloth pride-still"));
    cave.play("done");
    CHECK(cave.offers("sloth pride-still"));
    cave.play("sloth pride-still");
    CHECK(cave.box(SlothBox::PrideStill) == 0);
    moved.play("move s 1, rest");
    CHECK_FALSE(moved.offers("sloth pride-still"));
    winged.play("wing s 1, pay wing, rest");
    CHECK_FALSE(winged.offers("sloth pride-still"));
}

TEST_CASE("VA-D5, D12: pride-gem needs a Gem placed this turn while another was out") {
    TestCave first = halls();
    first.dragon("n1").dragon_turn().play("move s 1, rest, done, gem wing");
    CHECK_FALSE(first.offers("sloth pride-gem"));
    TestCave second = halls();
    second.dragon("n1").gem("e1", Gem::Claw).dragon_turn().play("move s 1, rest, done");
    CHECK_FALSE(second.offers("sloth pride-gem"));
    second.play("gem wing");
    CHECK(second.offers("sloth pride-gem"));
    second.play("sloth pride-gem");
    CHECK(second.box(SlothBox::PrideGem) == 0);
    CHECK(second.legal() == "done");
}

TEST_CASE("VA-D5: the whole of Pride gives one cube a turn") {
    TestCave cave = halls();
    cave.dragon("n1").gem("e1", Gem::Claw).dragon_turn();
    cave.play("rest, sloth pride-still, done, gem wing");
    CHECK(cave.legal() == "done");
}

TEST_CASE("VA-D6: with Greed empty all Treasures of his board go to the supply") {
    TestCave cave = halls();
    cave.wake(3).dragon("n1").state.dragon.treasures = 3;
    cave.state.treasure_supply = 7;
    cave.dragon_turn().play("sloth greed");
    CHECK(cave.box(SlothBox::Greed) == 0);
    CHECK(cave.state.dragon.treasures == 0);
    CHECK(cave.state.treasure_supply == 10);
}

TEST_CASE("VA-D7: underground he moves over walls, Dark and Lit, once a turn") {
    TestCave cave(7);
    cave.lit("n1", "A2", "ew").dark("n2", "A4").close().dragon("o").dragon_turn();
    CHECK(cave.legal_of("move") == "move n 1, move n 2, move e 1, move s 1, move w 1");
    cave.play("move n 2");
    CHECK(cave.where(Piece::Dragon) == "n2");
    CHECK(cave.in_order("moved dragon o n1 move, moved dragon n1 n2 move"));
    CHECK(cave.legal_of("move").empty());
}

TEST_CASE("VA-D7: surfaced he needs passages and Lit tiles") {
    TestCave walled(7);
    walled.lit("n1", "A2", "ew").close().surfaced("o").dragon_turn();
    CHECK(walled.legal_of("move").empty());
    TestCave cave = halls();
    cave.knight("w1").surfaced("o").dragon_turn();
    // n3, e2 and w2 are Dark.
    CHECK(cave.legal_of("move") == "move n 1, move n 2, move e 1, move w 1");
}

TEST_CASE("VA-D8, D15: the surfaced Dragon triggers the Knight's attack and moves on") {
    TestCave cave = halls();
    cave.surfaced("o").knight("n1").cubes("str=1").dragon_turn().play("move n 2");
    CHECK(cave.state.dragon.health == 4);
    CHECK(cave.where(Piece::Dragon) == "n2");
    CHECK(cave.in_order(
        "moved dragon o n1, attack knight dragon hit, health dragon 4 -1, moved dragon n1 n2"
    ));
    CHECK_FALSE(cave.has_event("die"));
    CHECK(cave.state.knight.encounters == 0);
    // Underground he triggers nothing.
    TestCave under = halls();
    under.dragon("o").knight("n1").cubes("str=1").dragon_turn().play("move n 2");
    CHECK(under.state.dragon.health == 5);
}

TEST_CASE("VA-D15, K28: with equal Strength the die decides, below Armor nothing happens") {
    TestCave equal = halls();
    equal.surfaced("o").knight("n1").dragon_turn();
    TestCave miss = equal;
    equal.next_die(DieFace::Plus).play("move n 1");
    CHECK(equal.state.dragon.health == 4);
    CHECK(equal.in_order("die plus, attack knight dragon hit"));
    miss.next_die(DieFace::Ring).play("move n 1");
    CHECK(miss.state.dragon.health == 5);
    CHECK(miss.has_event("attack knight dragon miss"));
    TestCave weak = halls();
    weak.wake(4).surfaced("o").knight("n1").dragon_turn().play("move n 1");
    CHECK_FALSE(weak.has_event("attack"));
}

TEST_CASE("VA-D15, K4: her Strength is that of others' turns, and no Javelin applies") {
    TestCave cave = halls();
    cave.cards("sword javelin").cubes("sword=1 free=1").surfaced("o").knight("n1");
    cave.state.knight.ready = true;
    cave.dragon_turn().next_die(DieFace::Ring).play("move n 1");
    CHECK(cave.has_event("die ring"));
    CHECK(cave.state.knight.ready);
    CHECK(has(cave.state.knight.open_cards, TreasureCard::Javelin));
}

TEST_CASE("VA-K37, D15: the Axe wounds again when he triggered the attack") {
    TestCave cave = halls();
    cave.cards("axe").cubes("axe=1 str=1 free=1").surfaced("o").knight("n1").dragon_turn();
    cave.play("move n 2");
    CHECK(cave.pending() == "axe knight");
    CHECK(cave.legal() == "wound, pass");
    TestCave passed = cave;
    cave.play("wound");
    CHECK(cave.state.dragon.health == 3);
    CHECK(cave.state.knight.discarded == 1);
    CHECK(cave.slot(Slot::Axe) == 0);
    CHECK(cave.where(Piece::Dragon) == "n2");
    passed.play("pass");
    CHECK(passed.state.dragon.health == 4);
    CHECK(passed.slot(Slot::Axe) == 1);
}

TEST_CASE("VA-D15: stronger tribes wound the surfaced Ash Dragon when he enters") {
    TestCave cave = halls(21);
    cave.surfaced("o").tribe("bones", "n1", 3).tribe("eye", "n1", 2).dragon_turn();
    cave.play("move n 1");
    // Armor 2: only the bones tribe is stronger.
    CHECK(cave.state.dragon.health == 4);
    CHECK(cave.where(Piece::Bones) == "hidden");
    CHECK(cave.population(Piece::Bones) == 1);
    CHECK(cave.where(Piece::Eye) == "n1");
    CHECK(cave.state.goblins.rage == 0);
    TestCave under = halls(21);
    under.dragon("o").tribe("bones", "n1", 3).dragon_turn().play("move n 1");
    CHECK(under.state.dragon.health == 5);
}

TEST_CASE("VA-D9: a power is paid with cards of the hand, one symbol after the other") {
    TestCave cave = halls();
    cave.treasure("n1", 1).dragon("o").powers("claw claw wing").dragon_turn();
    CHECK(cave.offers("claw"));
    CHECK_FALSE(cave.offers("flame"));
    CHECK(cave.legal_of("hiss").empty());
    cave.play("swat n1 treasure");
    CHECK(cave.pending() == "pay dragon");
    CHECK(cave.legal() == "pay claw");
    cave.play("pay claw");
    CHECK(cave.legal() == "pay wing");
    cave.play("pay wing");
    CHECK(cave.has_event("power swat"));
    CHECK(cave.state.dragon.discards == std::array<std::uint8_t, kGems>{1, 0, 1});
    CHECK(cave.power_cards(Gem::Claw) == 1);
}

TEST_CASE("VA-D9: for any symbol every card pays") {
    TestCave cave = halls();
    cave.dragon("o").powers("claw flame").dragon_turn().play("shriek");
    CHECK(cave.legal() == "pay claw, pay flame");
    cave.play("pay flame");
    CHECK(cave.legal() == "pay claw");
    cave.play("pay claw");
    CHECK(cave.state.dragon.shriek);
}

TEST_CASE("VA-D9, D10, H6: a Gem on the map pays once a turn, one in the reserve does not") {
    TestCave cave = halls();
    cave.dragon("o").gem("e1", Gem::Flame).powers("flame").dragon_turn();
    CHECK_FALSE(cave.offers("wing n 1"));
    CHECK(cave.offers("scorch"));
    cave.next_die(DieFace::Spot).play("flame");
    CHECK(cave.legal() == "pay flame, pay gem flame");
    cave.play("pay gem flame");
    CHECK(cave.power_cards(Gem::Flame) == 1);
    CHECK_FALSE(cave.offers("scorch"));
    cave.next_die(DieFace::Spot).play("flame");
    CHECK(cave.legal() == "pay flame");
    cave.play("pay flame, rest, done, done, place n4, treasure n4");
    CHECK(cave.state.dragon.gems_paid == 0);
}

TEST_CASE("VA-D11: Treasures of his space go onto his board up to his Greed cubes") {
    TestCave cave = halls();
    cave.wake(3).treasure("n1", 2).dragon("n1").dragon_turn().play("rest");
    CHECK(cave.offers("pickup"));
    cave.play("pickup");
    CHECK(cave.state.dragon.treasures == 1);
    CHECK(cave.state.treasure_supply == 8);
    CHECK(cave.in_order("off treasure n1, hoard 1"));
    cave.play("pickup");
    CHECK(cave.state.dragon.treasures == 1);
    CHECK(cave.state.treasure_supply == 9);
    CHECK_FALSE(cave.offers("pickup"));
}

TEST_CASE("VA-D12, H6: one Gem of the reserve a turn onto his space") {
    TestCave cave = halls();
    cave.dragon("n1").gem("e1", Gem::Flame).dragon_turn().play("move s 1, rest, done");
    CHECK(cave.legal() == "gem claw, gem wing, done");
    cave.play("gem claw");
    CHECK(cave.has_event("on gem o claw"));
    CHECK(cave.state.dragon.gems.at(0) == kEntranceSpace);
    CHECK_FALSE(cave.offers("gem wing"));
}

TEST_CASE("VA-D16: awake and underground on a Lit crystal tile he may surface after step 4") {
    TestCave cave(7);
    cave.lit("n1", "C1", "nesw").token("n1", Token::Crystal).close().wake(11).dragon("n1");
    cave.state.dragon.awake = true;
    cave.knight("n1").cubes("str=2").dragon_turn();
    TestCave asleep = cave;
    TestCave elsewhere = cave;
    cave.play("rest, done, done");
    CHECK(cave.pending() == "surface dragon");
    CHECK(cave.legal() == "surface, stay");
    CHECK(count_powers(cave.state) == 6);
    cave.next_die(DieFace::Spot).play("surface");
    CHECK(cave.state.dragon.surfaced);
    CHECK(cave.state.smashed.at(index(Role::Dragon)) == 1);
    CHECK_FALSE(cave.at("n1").has(Token::Crystal));
    // Strength 3 equals Armor 3.
    CHECK(cave.in_order("surfaced n1, smashed dragon n1, die spot, attack knight dragon hit"));
    asleep.state.dragon.awake = false;
    asleep.play("rest, done, done");
    CHECK(asleep.pending() == "place dragon");
    elsewhere.play("move s 1, rest, done, done");
    CHECK(elsewhere.pending() == "place dragon");
}

TEST_CASE("VA-D16: he may stay underground") {
    TestCave cave(29);
    cave.lit("n1", "C1", "nesw").close().wake(11).dragon("n1").state.dragon.awake = true;
    cave.dragon_turn().play("rest, done, done, stay");
    CHECK_FALSE(cave.state.dragon.surfaced);
    CHECK(cave.pending() == "place dragon");
}

TEST_CASE("VA-D17: surfaced on the Entrance at the end of his turn he wins, before any placing") {
    TestCave cave = halls();
    cave.knight("w1").surfaced("n1").dragon_turn().play("move s 1");
    CHECK(cave.result() == "none");
    cave.play("rest, done, done");
    CHECK(cave.result() == "dragon escape");
    TestCave under = halls();
    under.dragon("n1").knight("w1").dragon_turn().play("move s 1, rest, done, done");
    CHECK(under.result() == "none");
}

TEST_CASE("VA-V41, V40: alone the Dragon wins by escape, and tiles are placed by his Spirit") {
    TestCave cave = halls(29);
    cave.surfaced("o").dragon_turn().play("rest, done, done");
    CHECK(cave.result() == "dragon escape");
    TestCave placing = halls(29);
    placing.wake(6).dragon("n1").dragon_turn().play("rest, done, done");
    CHECK(solo_tiles(placing.rules, placing.state) == 5);
    for (int number = 0; number < 5; ++number) {
        CHECK(placing.pending() == "place dragon");
        placing.play(placing.legal().substr(0, placing.legal().find(',')));
    }
    CHECK(placing.pending() == "dragon dragon");
}

TEST_CASE("VA-V28: the Dragon holds the Past Plunder card in rows 7 and 18") {
    for (const int row_number : {7, 18}) {
        TestCave cave = halls(row_number);
        cave.dragon("n1").dragon_turn().play("rest, done, done, place n4");
        CHECK(cave.pending() == "treasure dragon");
    }
}

TEST_CASE("VA-G7, D14: the same shuffle whatever he held") {
    TestCave one = halls();
    one.dragon("n1").powers("claw claw claw").dragon_turn().next_die(DieFace::Ring);
    TestCave two = halls();
    two.dragon("n1").powers("wing flame").dragon_turn().next_die(DieFace::Ring);
    one.play("rest, done, done");
    two.play("rest, done, done");
    CHECK(one.state.powers.cards == two.state.powers.cards);
    CHECK(one.state.dragon.hand == two.state.dragon.hand);
}

}  // namespace tenebrae::vast::testing

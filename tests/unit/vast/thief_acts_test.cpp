// SPDX-License-Identifier: MIT
#include "test_cave.hpp"
#include "test_names.hpp"

/// What the Thief does to others and to Vaults: Pickpocket, Pick-lock, Backstab (VA-T7 to T13,
/// T15), and what others say of it (VA-B3, B5, B6, B42, B45, D13, K39).
namespace tenebrae::vast::testing {
namespace {

/// Lit halls to the north, east and west of the Entrance, Dark tiles around them.
TestCave halls(int row = 3) {
    TestCave cave(row);
    cave.lit("n1", "A1", "nesw").lit("n2", "A5", "nesw").lit("e1", "A10", "nesw");
    cave.lit("e1n1", "A13", "nesw").lit("w1", "A15", "ne").close();
    return cave;
}

/// The Thief and the Knight on n1, she with the cards Boots (open) and Axe.
TestCave with_knight(std::string_view stats = "2 3 4") {
    TestCave cave = halls();
    cave.knight("n1").cards("boots", "axe").thief("n1", stats);
    return cave;
}

/// The Thief on e1 with the eye tribe, whose Secrets are Fury and Hex.
TestCave with_eye(int population = 1) {
    TestCave cave = halls();
    cave.tribe("eye", "e1", population).secrets("fury hex").thief("e1", "2 4 3");
    return cave;
}

/// The Thief on a Lit Vault tile, n1.
TestCave with_vault(std::string_view stats = "2 3 4") {
    TestCave cave(3);
    cave.lit("n1", "V3", "nes").close().token("n1", Token::Vault).thief("n1", stats);
    return cave;
}

}  // namespace

TEST_CASE("VA-T7, T12: with 1 cube a roll succeeds on 4 and more") {
    for (int number = 1; number <= 6; ++number) {
        TestCave cave = with_vault();
        cave.thief_turn().next_rolls({number}).play("picklock 1");
        CHECK(cave.has_event("roll " + std::to_string(number) + (number >= 4 ? " yes" : " no")));
        CHECK(cave.state.thief.carried == (number >= 4 ? 1 : 0));
        CHECK(cave.left() == "2 3");
    }
}

TEST_CASE("VA-T7, T12: with 2 cubes a roll succeeds on 2 and more, with 3 there is none") {
    TestCave fails = with_vault();
    fails.thief_turn().next_rolls({1}).play("picklock 2");
    CHECK(fails.state.thief.carried == 0);
    CHECK(fails.left() == "2 2");
    TestCave succeeds = with_vault();
    succeeds.thief_turn().next_rolls({2}).play("picklock 2");
    CHECK(succeeds.state.thief.carried == 1);
    TestCave three = with_vault();
    three.thief_turn().play("picklock 3");
    CHECK_FALSE(three.has_event("roll"));
    CHECK(three.state.thief.carried == 1);
    CHECK(three.left() == "2 1");
}

TEST_CASE("VA-T12: a Vault that is opened goes, and gives a Treasure token of the supply") {
    TestCave cave = with_vault();
    cave.thief_turn();
    CHECK(cave.legal_of("picklock") == "picklock 1, picklock 2, picklock 3");
    cave.play("picklock 3");
    CHECK(cave.in_order("off vault n1, looted supply treasure"));
    CHECK_FALSE(cave.at("n1").has(Token::Vault));
    CHECK(cave.state.treasure_supply == 11);
    CHECK(cave.legal_of("picklock") == "");
}

TEST_CASE("VA-T12, H8: each Vault is tried once a turn") {
    TestCave cave(3);
    cave.lit("n1", "V3", "nes").lit("n2", "V5", "nsw").close();
    cave.token("n1", Token::Vault).token("n2", Token::Vault).thief("n1").thief_turn();
    cave.next_rolls({3}).play("picklock 1");
    CHECK(cave.at("n1").has(Token::Vault));
    CHECK(cave.legal_of("picklock") == "");
    cave.play("go n");
    CHECK(cave.legal_of("picklock") == "picklock 1, picklock 2, picklock 3");
    // In the next turn it may be tried again.
    cave.thief("n1").play("end");
    CHECK(cave.state.thief.vaults == 0);
    cave.thief_turn();
    CHECK(cave.legal_of("picklock") != "");
}

TEST_CASE("VA-T12: a Vault token on his space is needed") {
    TestCave cave = with_vault();
    cave.thief("o").thief_turn();
    CHECK(cave.legal_of("picklock") == "");
}

TEST_CASE("VA-T12, T9: the Lock Picking Kit lowers the price, not the odds") {
    TestCave cave = with_vault("4 3 2");
    cave.upgrades("lockkit").thief_turn();
    CHECK(cave.legal_of("picklock") == "picklock 1, picklock 2, picklock 3");
    TestCave one = cave;
    cave.play("picklock 3");
    CHECK_FALSE(cave.has_event("roll"));
    CHECK(cave.left() == "4 0");
    one.state.thief.cubes = 2;
    CHECK(one.legal_of("picklock") == "picklock 1");
    one.next_rolls({3}).play("picklock 1");
    CHECK(one.has_event("roll 3 no"));
    CHECK(one.left() == "4 0");
}

TEST_CASE("VA-T7, T9: Sticky Fingers roll a failed die again, once a turn") {
    TestCave cave = with_vault();
    cave.upgrades("fingers").thief_turn().next_rolls({3, 5}).play("picklock 1");
    CHECK(cave.pending() == "fingers thief");
    CHECK(cave.legal() == "reroll, keep");
    TestCave keeps = cave;
    cave.play("reroll");
    CHECK(cave.has_event("roll 5 yes"));
    CHECK(cave.state.thief.carried == 1);
    CHECK(cave.left() == "2 3");
    keeps.play("keep");
    CHECK(keeps.state.thief.carried == 0);
    CHECK(keeps.pending() == "thief thief");
    // It was not used.
    keeps.knight("n1").cards("boots").next_rolls({1}).play("pickpocket knight 1");
    CHECK(keeps.pending() == "fingers thief");
}

TEST_CASE("VA-T7: Sticky Fingers are used once, and not after a success") {
    TestCave cave = with_vault();
    cave.upgrades("fingers").knight("n1").cards("boots").thief_turn();
    cave.next_rolls({3, 2}).play("picklock 1, reroll");
    CHECK(cave.pending() == "thief thief");
    CHECK(cave.state.thief.carried == 0);
    cave.next_rolls({1}).play("pickpocket knight 1");
    CHECK(cave.pending() == "thief thief");
    // A new turn, a new chance.
    cave.play("end");
    CHECK(cave.state.thief.marks == 0);
    TestCave success = with_vault();
    success.upgrades("fingers").thief_turn().next_rolls({4}).play("picklock 1");
    CHECK(success.pending() == "thief thief");
}

TEST_CASE("VA-T8: a Pickpocket needs more Stealth than the Knight's Perception on his space") {
    TestCave cave = with_knight();
    cave.thief_turn();
    CHECK(
        cave.legal_of("pickpocket")
        == "pickpocket knight 1, pickpocket knight 2, pickpocket knight 3"
    );
    TestCave equal = with_knight();
    equal.cubes("per=2").thief_turn();
    CHECK(knight_perception(equal.rules, equal.state) == 3);
    CHECK(equal.legal_of("pickpocket") == "");
    CHECK(equal.legal_of("backstab") == "");
    TestCave carries = with_knight("4 3 2");
    carries.carries(2).thief_turn();
    CHECK(carries.legal_of("pickpocket") == "");
    TestCave away = with_knight();
    away.thief("n2").thief_turn();
    CHECK(away.legal_of("pickpocket") == "");
}

TEST_CASE("VA-T8: it needs as many cubes as it names") {
    TestCave cave = with_knight("4 3 2");
    cave.thief_turn();
    CHECK(cave.legal_of("pickpocket") == "pickpocket knight 1, pickpocket knight 2");
    cave.next_rolls({1}).play("pickpocket knight 2");
    CHECK(cave.left() == "4 0");
}

TEST_CASE("VA-T8: there must be something to take from the Knight") {
    TestCave cave = halls();
    cave.knight("n1").thief("n1").thief_turn();
    CHECK(cave.legal_of("pickpocket") == "");
    CHECK(cave.legal_of("backstab") != "");
    TestCave hidden = halls();
    hidden.knight("n1").cards("", "axe").thief("n1").thief_turn();
    CHECK(hidden.offers("pickpocket knight 1"));
}

TEST_CASE("VA-T8: there must be something to take from the Goblins; a Trap is nothing") {
    TestCave cave = halls();
    cave.tribe("eye", "e1", 1).thief("e1", "2 4 3");
    TestCave trap = cave;
    TestCave ruby = cave;
    cave.thief_turn();
    CHECK(cave.legal_of("pickpocket") == "");
    trap.secrets("", "trap").thief_turn();
    CHECK(trap.legal_of("pickpocket") == "");
    ruby.secrets("", "ruby").thief_turn();
    CHECK(ruby.offers("pickpocket eye 1"));
    TestCave hand = with_eye();
    hand.thief_turn();
    CHECK(hand.offers("pickpocket eye 1"));
}

TEST_CASE("VA-T8, T11: from the Dragon a Wakefulness cube is needed and room in Greed") {
    TestCave asleep = halls();
    asleep.dragon("n1").thief("n1").thief_turn();
    CHECK(asleep.legal_of("pickpocket") == "");
    TestCave full = halls();
    full.wake(4).dragon("n1").thief("n1");
    std::swap(full.state.dragon.boxes.at(0), full.state.dragon.boxes.at(1));
    full.thief_turn();
    CHECK(full.box(SlothBox::Greed) == 4);
    CHECK(full.legal_of("pickpocket") == "");
    TestCave room = halls();
    room.wake(1).dragon("n1").thief("n1").thief_turn();
    CHECK(room.offers("pickpocket dragon 3"));
}

TEST_CASE("VA-T8: against the Dragon his Armor counts, underground and surfaced") {
    for (const bool is_surfaced : {false, true}) {
        TestCave cave = halls();
        cave.wake(8).thief("n1", "2 3 4");
        cave.state.dragon.surfaced = is_surfaced;
        cave.dragon("n1").thief_turn();
        CHECK(dragon_armor(cave.rules, cave.state) == 3);
        CHECK(cave.legal_of("pickpocket") == "");
        TestCave more = halls();
        more.wake(8).thief("n1", "2 4 3");
        more.state.dragon.surfaced = is_surfaced;
        more.dragon("n1").thief_turn();
        CHECK(more.offers("pickpocket dragon 1"));
        CHECK(more.offers("backstab dragon 1"));
    }
}

TEST_CASE("VA-T8, B3: an open Trap adds 1 to a tribe's Perception against him") {
    TestCave cave = with_eye(2);
    cave.thief_turn();
    // Perception 3, Stealth 4.
    CHECK(cave.offers("pickpocket eye 1"));
    CHECK(cave.offers("backstab eye 1"));
    TestCave trap = with_eye(2);
    trap.secrets("", "trap").thief_turn();
    CHECK(trap.legal_of("pickpocket") == "");
    CHECK(trap.legal_of("backstab") == "");
}

TEST_CASE("VA-B3, B42: at Rage 0 and with an open Ruby tribes see less of him") {
    TestCave cave = with_eye(3);
    cave.state.goblins.rage = 0;
    cave.thief_turn();
    CHECK(cave.offers("pickpocket eye 1"));
    TestCave ruby = with_eye(3);
    ruby.secrets("", "ruby").thief_turn();
    CHECK(ruby.offers("pickpocket eye 1"));
    TestCave plain = with_eye(3);
    plain.thief_turn();
    CHECK(plain.legal_of("pickpocket") == "");
}

TEST_CASE("VA-T8, H8: one Pickpocket or Backstab for each target role in a turn") {
    TestCave cave = with_eye();
    cave.tribe("bones", "e1", 1).wake(1).dragon("e1").thief_turn();
    CHECK(cave.offers("pickpocket bones 1"));
    cave.next_rolls({1}).play("pickpocket eye 1");
    CHECK_FALSE(cave.offers("pickpocket bones 1"));
    CHECK_FALSE(cave.offers("backstab bones 1"));
    CHECK_FALSE(cave.offers("backstab eye 1"));
    CHECK(cave.offers("pickpocket dragon 1"));
    cave.play("backstab dragon 1");
    CHECK_FALSE(cave.offers("pickpocket dragon 1"));
    CHECK(cave.legal_of("backstab") == "");
    // In the next turn all may be tried again.
    cave.play("end");
    CHECK(cave.state.thief.targets == 0);
}

TEST_CASE("VA-T8, T9: success gives a Treasure token, and a card goes under the deck") {
    TestCave cave = with_knight();
    cave.cubes("boots=1").thief_turn().play("pickpocket knight 3");
    CHECK(cave.in_order("attack thief knight hit, looted supply treasure"));
    CHECK(cave.state.thief.carried == 1);
    CHECK(cave.state.treasure_supply == 11);
    CHECK(cave.pending() == "filch thief");
    CHECK(cave.legal() == "filch boots, filch hidden");
    cave.play("filch boots");
    CHECK(cave.has_event("card boots filched"));
    CHECK(cave.state.knight.open_cards == 0);
    CHECK(cave.state.treasures.cards.at(0) == static_cast<Card>(TreasureCard::Boots));
    // VA-K39: the cube on it is set aside.
    CHECK(cave.state.knight.aside == 1);
    CHECK(cave.slot(Slot::Boots) == 0);
    CHECK(cave.pending() == "thief thief");
}

TEST_CASE("VA-T9, G7: a face-down card is picked by chance, and only the Knight sees which") {
    TestCave cave = halls();
    cave.knight("n1").cards("", "sword kit").thief("n1").thief_turn().play("pickpocket knight 3");
    CHECK(cave.legal() == "filch hidden");
    cave.next_chance({{2, 1}}).play("filch hidden");
    CHECK(cave.events_text() == "pick treasures kit, card kit filched-hidden");
    CHECK(cave.events_for(kKnightSeat) == "pick treasures kit, card kit filched-hidden");
    for (const int seat : {kThiefSeat, kGoblinSeat, kOnlooker}) {
        CHECK(cave.events_for(seat) == "pick treasures ?, card ? filched-hidden");
    }
    CHECK(cave.state.knight.hidden_cards == only(TreasureCard::Sword));
    CHECK(cave.state.treasures.cards.at(0) == static_cast<Card>(TreasureCard::Kit));
}

TEST_CASE("VA-T9, K36: a Javelin that he takes is not ready any more") {
    TestCave cave = halls();
    cave.knight("n1").cards("javelin").thief("n1");
    cave.state.knight.ready = true;
    cave.thief_turn().play("pickpocket knight 3, filch javelin");
    CHECK_FALSE(cave.state.knight.ready);
    CHECK(attack_strength(cave.rules, cave.state) == knight_strength(cave.rules, cave.state));
}

TEST_CASE("VA-T8: a failed Pickpocket takes nothing") {
    TestCave cave = with_knight();
    cave.thief_turn().next_rolls({3}).play("pickpocket knight 1");
    CHECK(cave.in_order("roll 3 no, attack thief knight miss"));
    CHECK(cave.state.thief.carried == 0);
    CHECK(cave.state.knight.open_cards == only(TreasureCard::Boots));
    CHECK(cave.pending() == "thief thief");
    CHECK(cave.state.statistics.attacks.at(index(Piece::Thief)) == 1);
    CHECK(cave.state.statistics.hits.at(index(Piece::Thief)) == 0);
}

TEST_CASE("VA-T10: from the Goblins a Secret of the hand, picked by chance, is discarded") {
    TestCave cave = with_eye();
    cave.thief_turn().play("pickpocket eye 3");
    CHECK(cave.legal() == "filch hidden");
    cave.next_chance({{2, 1}}).play("filch hidden");
    CHECK(cave.in_order("pick secrets hex, card hex discarded"));
    CHECK(cave.events_for(kKnightSeat).find("card hex discarded") != std::string::npos);
    CHECK(cave.state.goblins.hand == only(Secret::Fury));
    CHECK(cave.state.goblins.secret_discards == only(Secret::Hex));
    CHECK(cave.state.thief.carried == 1);
}

TEST_CASE("VA-T10, B42: he may take the open Ruby instead") {
    TestCave cave = with_eye();
    cave.secrets("", "ruby").thief_turn().play("pickpocket eye 3");
    CHECK(cave.legal() == "filch ruby, filch hidden");
    cave.play("filch ruby");
    CHECK(cave.state.goblins.open == 0);
    CHECK(cave.state.goblins.secret_discards == only(Secret::Ruby));
    TestCave alone = halls();
    alone.tribe("eye", "e1", 1).secrets("", "ruby").thief("e1", "2 4 3").thief_turn();
    alone.play("pickpocket eye 3");
    CHECK(alone.legal() == "filch ruby");
}

TEST_CASE("VA-T10, B45: an open Trap is discarded after a Pickpocket and cannot be filched") {
    TestCave cave = with_eye();
    cave.secrets("", "trap").thief_turn();
    TestCave fails = cave;
    cave.play("pickpocket eye 3");
    CHECK(cave.legal() == "filch hidden");
    CHECK(has(cave.state.goblins.open, Secret::Trap));
    cave.play("filch hidden");
    CHECK(cave.state.goblins.open == 0);
    CHECK(has(cave.state.goblins.secret_discards, Secret::Trap));
    fails.next_rolls({1}).play("pickpocket eye 1");
    CHECK(fails.has_event("card trap discarded"));
}

TEST_CASE("VA-B5, T8: a Pickpocket on a tribe gives 1 Rage, whether it succeeds or not") {
    TestCave hit = with_eye();
    hit.thief_turn().play("pickpocket eye 3, filch hidden");
    CHECK(hit.state.goblins.rage == 2);
    TestCave miss = with_eye();
    miss.thief_turn().next_rolls({1}).play("pickpocket eye 1");
    CHECK(miss.state.goblins.rage == 2);
    TestCave knight = with_knight();
    knight.thief_turn().next_rolls({1}).play("pickpocket knight 1");
    CHECK(knight.state.goblins.rage == 1);
}

TEST_CASE("VA-T11: from the Dragon a cube goes from Wakefulness to Greed") {
    TestCave cave = halls();
    cave.wake(2).dragon("n1").thief("n1").thief_turn().play("pickpocket dragon 3");
    CHECK(cave.in_order("attack thief dragon hit, looted supply treasure, sloth awake greed"));
    CHECK(cave.state.dragon.wakefulness == 1);
    CHECK(cave.box(SlothBox::Greed) == 3);
    CHECK(cave.pending() == "thief thief");
}

TEST_CASE("VA-T11, D3: the Dragon stays awake when he loses a cube") {
    TestCave cave = halls();
    cave.wake(11).surfaced("n1").upgrades("stealth").thief("n1", "2 4 3").thief_turn();
    CHECK(dragon_armor(cave.rules, cave.state) == 3);
    cave.play("pickpocket dragon 3");
    CHECK(cave.state.dragon.wakefulness == 10);
    CHECK(cave.state.dragon.awake);
}

TEST_CASE("VA-T13: a Backstab costs the Knight 1, 3 or 5 Grit without a roll") {
    const std::array lost{1, 3, 5};
    for (int cubes = 1; cubes <= 3; ++cubes) {
        TestCave cave = halls();
        cave.knight("n1").thief("n1");
        cave.state.knight.grit = 10;
        cave.thief_turn().play("backstab knight " + std::to_string(cubes));
        CHECK_FALSE(cave.has_event("roll"));
        CHECK(cave.state.knight.grit == 10 - lost.at(static_cast<std::size_t>(cubes) - 1));
        CHECK(cave.left() == "2 " + std::to_string(4 - cubes));
        CHECK(cave.has_event("attack thief knight hit"));
    }
}

TEST_CASE("VA-T13, K7: with a cube on her Shield the Knight loses 1 Grit") {
    TestCave cave = halls();
    cave.knight("n1").cubes("shield=1").thief("n1");
    cave.state.knight.grit = 10;
    cave.thief_turn().play("backstab knight 3");
    CHECK(cave.state.knight.grit == 9);
}

TEST_CASE("VA-T13, B5: a Backstab costs a tribe as many Population, and gives 1 Rage") {
    TestCave cave = halls();
    cave.tribe("eye", "e1", 2).thief("e1", "2 4 3").thief_turn().play("backstab eye 1");
    CHECK(cave.population(Piece::Eye) == 1);
    CHECK(cave.in_order("attack thief eye hit, population eye 1 backstab, rage 2"));
    CHECK(cave.where(Piece::Eye) == "e1");
    TestCave all = halls();
    all.tribe("eye", "e1", 2).monsters("eye", "ogre").thief("e1", "2 4 3").thief_turn();
    all.play("backstab eye 3");
    // VA-B7: at 0 it scatters.
    CHECK(all.population(Piece::Eye) == 0);
    CHECK(all.where(Piece::Eye) == "hidden");
    CHECK(all.in_order("population eye 0 backstab, scattered eye, card ogre discarded, rage 2"));
}

TEST_CASE("VA-T13, B6: Bright Beetles take 1 of the loss by a Backstab") {
    TestCave cave = halls();
    cave.tribe("eye", "e1", 2).monsters("eye", "beetles").thief("e1", "2 4 3").thief_turn();
    cave.play("backstab eye 2");
    CHECK(cave.pending() == "beetles goblins");
    cave.play("beetles");
    CHECK(cave.population(Piece::Eye) == 1);
    CHECK(cave.state.goblins.rage == 2);
}

TEST_CASE("VA-T13, B45: an open Trap is discarded after a Backstab on a tribe") {
    TestCave cave = halls();
    cave.tribe("eye", "e1", 1).secrets("", "trap").thief("e1", "2 4 3").thief_turn();
    cave.play("backstab eye 1");
    CHECK(cave.in_order("population eye 0 backstab, scattered eye, rage 2, card trap discarded"));
}

TEST_CASE("VA-T13, D13: the Dragon discards as many Power cards of his choice") {
    TestCave cave = halls();
    cave.dragon("n1").powers("claw flame wing").thief("n1").thief_turn().play("backstab dragon 2");
    CHECK(cave.pending() == "shy dragon");
    CHECK(cave.legal() == "discard claw, discard flame, discard wing");
    cave.play("discard claw, discard wing");
    CHECK(cave.pending() == "thief thief");
    CHECK(cave.power_cards(Gem::Flame) == 1);
    TestCave empty = halls();
    empty.dragon("n1").thief("n1").thief_turn().play("backstab dragon 1");
    CHECK(empty.pending() == "thief thief");
}

TEST_CASE("VA-T13: without the Hand Crossbow the target must be on his space") {
    TestCave cave = halls();
    cave.knight("n2").thief("n1").thief_turn();
    CHECK(cave.legal_of("backstab") == "");
}

TEST_CASE("VA-T13, M5: the Hand Crossbow reaches a target that he sees, 3 spaces away at most") {
    TestCave cave(3);
    cave.lit("n1", "A1", "nesw").lit("n2", "A5", "nesw").lit("n3", "A10", "nesw");
    cave.dark("n4", "A13").close().upgrades("crossbow");
    TestCave far = cave;
    TestCave dark = cave;
    TestCave on_dark = cave;
    cave.knight("n3").thief("o").thief_turn();
    CHECK(cave.offers("backstab knight 1"));
    // Only the Backstab reaches so far.
    CHECK(cave.legal_of("pickpocket") == "");
    cave.state.knight.grit = 4;
    cave.play("backstab knight 1");
    CHECK(cave.state.knight.grit == 3);
    far.dragon("n4").thief("o").thief_turn();
    CHECK(far.legal_of("backstab") == "backstab knight 1, backstab knight 2, backstab knight 3");
    // Both ends may be Dark.
    on_dark.knight("o").dragon("n4").thief("n1").thief_turn();
    CHECK(on_dark.offers("backstab dragon 1"));
    // A Dark tile between hides the target.
    dark.tribe("eye", "e1", 1).thief("w1", "2 4 3").thief_turn();
    CHECK(dark.offers("backstab eye 1"));
    TestCave hidden(3);
    hidden.dark("n1", "A1").dark("n2", "A5").close().upgrades("crossbow");
    hidden.tribe("eye", "n2", 1).thief("o", "2 4 3").thief_turn();
    CHECK_FALSE(hidden.offers("backstab eye 1"));
}

TEST_CASE("VA-T13: the Hand Crossbow sees through no wall") {
    TestCave cave(3);
    cave.lit("n1", "A3", "new").close().upgrades("crossbow").knight("n1").thief("o").thief_turn();
    CHECK(cave.legal_of("backstab") == "");
}

TEST_CASE("VA-T13: a hidden or lurking tribe is no target") {
    TestCave cave = halls();
    cave.tribe("eye", "hidden", 1).thief("e1", "2 4 3").thief_turn();
    CHECK(cave.legal_of("backstab") == "");
}

TEST_CASE("VA-T15: without a Treasure in the supply he takes one from anywhere on the map") {
    TestCave cave = with_vault();
    cave.treasure("e1", 1).treasure("o", 2).supply(0).thief_turn().play("picklock 3");
    CHECK(cave.pending() == "snatch thief");
    CHECK(cave.legal() == "snatch o, snatch e1");
    cave.play("snatch e1");
    CHECK(cave.has_event("looted e1 treasure"));
    CHECK(cave.at("e1").treasures == 0);
    CHECK(cave.state.thief.carried == 1);
    CHECK(cave.pending() == "thief thief");
}

TEST_CASE("VA-T15: with none on the map either he gets none, and the Pickpocket goes on") {
    TestCave cave = with_knight();
    cave.supply(0).thief_turn().play("pickpocket knight 3");
    CHECK(cave.pending() == "filch thief");
    CHECK(cave.state.thief.carried == 0);
    TestCave map = with_knight();
    map.treasure("o", 1).supply(0).thief_turn().play("pickpocket knight 3");
    CHECK(map.pending() == "snatch thief");
    map.play("snatch o");
    CHECK(map.pending() == "filch thief");
    CHECK(map.state.thief.carried == 1);
}

}  // namespace tenebrae::vast::testing

// SPDX-License-Identifier: MIT
// What is said of the Thief: questions, choices, refusals and sentences of events (section T).
#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/notation/vocabulary.hpp"
#include "games/vast/words/commands.hpp"
#include "games/vast/words/event_rows.hpp"
#include "games/vast/words/prompt.hpp"
#include "test_cave.hpp"

#include <algorithm>
#include <tuple>

namespace tenebrae::vast {
namespace {

using testing::TestCave;

/// A game in which the deciding seat is asked something.
class AtTable {
public:
    explicit AtTable(const TestCave& cave)
        : cave_(cave), view_(cave.view(deciding_seat(cave.rules, cave.state))) {}

    [[nodiscard]] std::string asked() const { return question(cave_.rules, view_); }
    /// Returns the errors against a line, "VA-T6: There is ...", or "legal".
    [[nodiscard]] std::string refused(std::string_view line) const {
        const auto action = parse_command(cave_.rules, view_, core::split_words(line));
        if (action) {
            return "legal";
        }
        return core::listed(action.errors(), " ", [](const core::Diagnostic& error) {
            return (error.rule.empty() ? error.code : error.rule) + ": " + error.message;
        });
    }
    /// Returns the sentence of the choice that a line means.
    [[nodiscard]] std::string choice(std::string_view line) const {
        const auto action = parse_command(cave_.rules, view_, core::split_words(line));
        REQUIRE(action);
        return describe(cave_.rules, view_, *action);
    }

private:
    const TestCave& cave_;
    View view_;
};

/// Returns the sentences of the events of the last command, as a seat gets them.
std::string told(const TestCave& cave, int seat) {
    return core::listed(cave.happened, " ", [&](const Event& event) {
        return event_text({seat_event(cave.rules, event, seat), cave.rules}).sentence;
    });
}
std::string told(const TestCave& cave) {
    return told(cave, testing::kThiefSeat);
}

/// Lit halls to the north, east and west of the Entrance, Dark tiles around them.
TestCave halls(int row = 3) {
    TestCave cave(row);
    cave.lit("n1", "A1", "nesw").lit("n2", "A5", "nesw").lit("e1", "A10", "nesw");
    cave.lit("e1n1", "A13", "nesw").lit("w1", "A15", "ne").close();
    return cave;
}

TEST_CASE("VA-T2: the stat tokens are asked for by their numbers", "[vast]") {
    TestCave cave = halls();
    cave.turn(Role::Thief);
    REQUIRE(cave.pending() == "assign thief");
    const AtTable table(cave);
    CHECK(
        table.asked()
        == "The stat tokens are 2, 3 and 4: which one goes onto Movement, which onto Stealth, "
           "which onto Thievery?"
    );
    CHECK(table.choice("stats 4 2 3") == "Put 4 on Movement, 2 on Stealth, 3 on Thievery");
    CHECK(
        table.refused("stats 2 2 4")
        == "VA-T2: The stat tokens are 2, 3 and 4; each goes onto one stat."
    );
    CHECK(table.refused("stats 2 9 4") == "no-number: \"9\" is not valid here.");
    CHECK(table.refused("stats 2 3") == "missing-word: \"stats\" is incomplete.");
    cave.play("stats 2 4 3");
    CHECK(told(cave) == "The Thief's stat tokens: Movement 2, Stealth 4, Thievery 3.");
    TestCave flipped = halls();
    flipped.upgrades("flip2 flip3").turn(Role::Thief);
    CHECK(AtTable(flipped).refused("stats 2 3 4").find("are 3, 4 and 4;") != std::string::npos);
    CHECK(
        AtTable(flipped).choice("stats 4 3 4") == "Put 4 on Movement, 3 on Stealth, 4 on Thievery"
    );
}

TEST_CASE("VA-T2: the question of his turn says what he has and what is legal", "[vast]") {
    TestCave cave = halls();
    cave.thief("n1").carries(1, "claw").stashed(2).thief_turn();
    CHECK(
        AtTable(cave).asked()
        == "Thief on n1: Movement 2, 4 Action cubes, Stealth 1 (2 less for what he carries), "
           "carries 1 Treasure and the claw Gem; 2 of 6 stashed, Loot Drop Level 3. Go, hide "
           "loot, or end?"
    );
    cave.play("go n");
    CHECK(AtTable(cave).asked().find("Movement 1, 4 Action cubes") != std::string::npos);
    TestCave hexed = halls();
    hexed.thief("n1").state.thief.hex = 1;
    hexed.thief_turn();
    CHECK(
        AtTable(hexed).asked().find("Stealth 2 (1 less by Hex), carries nothing;")
        != std::string::npos
    );
}

TEST_CASE("VA-T4, T5: refusals of his moves", "[vast]") {
    TestCave cave(3);
    cave.lit("n1", "A3", "new").close().thief("n1", "2 4 3").thief_turn();
    const AtTable table(cave);
    CHECK(table.refused("go s") == "VA-T4: No passage leads from n1 to o.");
    CHECK(table.refused("climb n") == "VA-T5: To climb is for walls: a passage leads to n2.");
    CHECK(table.choice("climb s") == "Climb south over the wall to o (1 cube)");
    cave.play("climb s");
    CHECK(told(cave) == "The Thief climbs from n1 to o.");
    CHECK(AtTable(cave).choice("climb n") == "Climb north over the wall to n1 (1 cube)");
    cave.play("go w");
    for (const char* line : {"go e", "climb w"}) {
        CHECK(AtTable(cave).refused(line).find("The Thief has no Movement left.") == 7);
    }
    TestCave poor(3);
    poor.lit("n1", "A3", "new").close().thief("n1", "3 4 2").thief_turn();
    poor.state.thief.cubes = 2;
    CHECK(AtTable(poor).refused("climb s") == "VA-T5: That costs 1 cube; the Thief has 0.");
    TestCave edge(3);
    edge.lit("n1", "A3", "new").close().thief("w1n1").thief_turn();
    CHECK(AtTable(edge).refused("go w") == "VA-T4: There is no space on w2n1.");
    CHECK(AtTable(edge).refused("climb w") == "VA-T5: There is no space on w2n1.");
}

TEST_CASE("VA-T20, D31: the choice of a move says that he stashes or burns", "[vast]") {
    TestCave cave = halls();
    cave.thief("n1").carries(2).thief_turn();
    cave.state.dragon.flame_wall = space_at(cave.state, testing::cell("n2"));
    CHECK(AtTable(cave).choice("go s") == "Go south to o: stash 2 tokens");
    CHECK(AtTable(cave).choice("go n") == "Go north to n2: the Flame Wall kills him");
    CHECK(AtTable(cave).choice("go e") == "Go east to e1n1");
    cave.play("go s");
    CHECK(told(cave) == "The Thief goes from n1 to o. The Thief stashes 2 Treasures, 2 in all.");
    CHECK(
        AtTable(cave).asked()
        == "You take 2 upgrades: fingers, lockkit, gear, crossbow, evasion, move, stealth, "
           "thievery or flip2?"
    );
    CHECK(AtTable(cave).choice("upgrade gear") == "Take Climbing Gear: to climb costs 1 cube less");
    CHECK(
        AtTable(cave).refused("upgrade flip3")
        == "VA-T22: The flips are taken in order: flip2, flip3, flip4."
    );
    cave.play("upgrade gear");
    CHECK(told(cave) == "The Thief takes Climbing Gear: to climb costs 1 cube less.");
    CHECK(AtTable(cave).refused("upgrade gear") == "VA-T22: The Thief has Climbing Gear already.");
    CHECK(AtTable(cave).asked().starts_with("You take 1 upgrade: fingers, lockkit, crossbow,"));
}

TEST_CASE("VA-T6: looting in words", "[vast]") {
    TestCave cave = halls();
    cave.treasure("n1").gem("n1", Gem::Claw).thief("n1").thief_turn();
    const AtTable table(cave);
    CHECK(table.choice("loot treasure") == "Loot a Treasure for 1 cube");
    CHECK(
        table.choice("loot claw 1")
        == "Loot the claw Gem for 1 cube: he is killed if the die marks the centre"
    );
    CHECK(table.choice("loot claw 2") == "Loot the claw Gem for 2 cubes");
    CHECK(
        table.refused("loot claw")
        == "VA-T6: Name the cubes for the Gem: 1 with a roll that may kill the Thief, or 2."
    );
    CHECK(table.refused("loot claw 3") == "VA-T6: A Gem costs 1 or 2 cubes.");
    CHECK(table.refused("loot treasure 2") == "VA-T6: A Treasure costs 1 cube.");
    CHECK(table.refused("loot wing 1") == "VA-T6: That Gem is not on n1.");
    cave.play("loot treasure");
    CHECK(told(cave) == "The Thief takes a Treasure of n1.");
    CHECK(AtTable(cave).refused("loot treasure") == "VA-T6: There is no Treasure on n1.");
    cave.state.thief.cubes = 3;
    CHECK(AtTable(cave).refused("loot claw 2") == "VA-T6: That costs 2 cubes; the Thief has 1.");
    cave.next_die(DieFace::Spot).play("loot claw 1");
    CHECK(
        told(cave)
        == "The Dragon die shows spot, centred on n1. The claw Gem leaves n1. The Thief is "
           "killed. The Thief drops a Treasure on n1."
    );
}

TEST_CASE("VA-T7, T8: Pickpocket in words", "[vast]") {
    TestCave cave = halls();
    cave.knight("n1").cards("boots", "axe").thief("n1").thief_turn();
    const AtTable table(cave);
    CHECK(
        table.choice("pickpocket knight 1")
        == "Pick the pocket of the Knight with 1 cube, on a roll of 4 and more: a Treasure, and a "
           "Treasure card of hers"
    );
    CHECK(
        table.choice("pickpocket knight 3")
        == "Pick the pocket of the Knight with 3 cubes, without a roll: a Treasure, and a "
           "Treasure card of hers"
    );
    CHECK(
        table.refused("pickpocket eye 1")
        == "VA-T8: The eye tribe is not on n1. VA-T10: The Goblins have no Secret in hand and no "
           "open Ruby."
    );
    CHECK(table.refused("pickpocket thief 1") == "no-target: \"thief\" is not valid here.");
    CHECK(table.refused("pickpocket knight 4") == "no-number: \"4\" is not valid here.");
    TestCave fails = cave;
    fails.next_rolls({3}).play("pickpocket knight 1");
    CHECK(
        told(fails)
        == "The action die shows 3: that is not enough. The Thief fails to pick the pocket of the "
           "Knight."
    );
    CHECK(
        AtTable(fails).refused("backstab knight 1")
        == "VA-T8: In a turn there is one Pickpocket or Backstab on each role."
    );
    cave.play("pickpocket knight 3");
    CHECK(
        told(cave)
        == "The Thief picks the pocket of the Knight. The Thief takes a Treasure of the supply."
    );
    const AtTable filch(cave);
    CHECK(
        filch.asked()
        == "You filch from the Knight: the Boots or a face-down Treasure card, picked by chance?"
    );
    CHECK(filch.choice("filch boots") == "Filch the Boots");
    CHECK(filch.choice("filch hidden") == "Filch a face-down Treasure card, picked by chance");
    CHECK(filch.refused("filch axe") == "VA-T9: The Knight has no Axe face up.");
    CHECK(
        filch.refused("filch ruby")
        == "VA-T9: The Knight has no Secrets: filch a Treasure card of hers."
    );
    TestCave hidden = cave;
    cave.play("filch boots");
    CHECK(told(cave) == "The Thief puts Boots under its deck.");
    hidden.play("filch hidden");
    CHECK(
        told(hidden)
        == "Chance picks a Treasure card, face down. The Thief puts a Treasure card under its "
           "deck, "
           "face down."
    );
    CHECK(told(hidden, testing::kKnightSeat).starts_with("Chance picks Axe, face down."));
    CHECK(AtTable(hidden).refused("pickpocket knight 1").find("VA-T8: In a turn") == 0);
}

TEST_CASE("VA-T8: a refused Pickpocket gives Stealth and what it must exceed", "[vast]") {
    TestCave cave = halls();
    cave.knight("n1").cubes("per=2").cards("boots").wake(8).dragon("n1");
    cave.thief("n1").carries(1).thief_turn();
    const AtTable table(cave);
    CHECK(
        table.refused("pickpocket knight 1")
        == "VA-T8: The Knight has Perception 3; the Thief has Stealth 2 (1 less for what he "
           "carries), and needs more."
    );
    CHECK(
        table.refused("backstab dragon 1")
        == "VA-T13: The Dragon's Armor is 3; the Thief has Stealth 2 (1 less for what he "
           "carries), and needs more."
    );
    TestCave eye = halls();
    eye.tribe("eye", "e1", 2).thief("e1").thief_turn();
    CHECK(
        AtTable(eye).refused("backstab eye 1")
        == "VA-T13: The eye tribe has Perception 3; the Thief has Stealth 3, and needs more."
    );
    TestCave full = halls();
    full.knight("n1").wake(1).dragon("n1").thief("n1", "2 4 3").thief_turn();
    CHECK(
        AtTable(full).refused("pickpocket knight 1") == "VA-T9: The Knight has no Treasure card."
    );
    full.state.dragon.wakefulness = 0;
    CHECK(
        AtTable(full).refused("pickpocket dragon 1")
        == "VA-T11: No Sloth cube can go from Wakefulness to Greed."
    );
    full.state.thief.cubes = 2;
    CHECK(
        AtTable(full).refused("backstab knight 2") == "VA-T13: That costs 2 cubes; the Thief has 1."
    );
}

TEST_CASE("VA-T10: filching from the Goblins in words", "[vast]") {
    TestCave cave = halls();
    cave.tribe("eye", "e1", 1).secrets("fury", "ruby").thief("e1", "2 4 3").thief_turn();
    CHECK(AtTable(cave)
              .choice("pickpocket eye 2")
              .ends_with("on a roll of 2 and more: a Treasure, "
                         "and a Secret"));
    cave.play("pickpocket eye 3");
    const AtTable table(cave);
    CHECK(
        table.asked()
        == "You filch from the eye tribe: the Goblin Ruby or a Secret of the hand, picked by "
           "chance?"
    );
    CHECK(table.choice("filch ruby") == "Filch the Goblin Ruby");
    CHECK(
        table.refused("filch boots")
        == "VA-T10: The Goblins have no Treasure cards: filch the Ruby or a hidden Secret."
    );
    TestCave ruby = cave;
    cave.play("filch hidden");
    CHECK(told(cave).starts_with(
        "Chance picks a Secret of the hand: Blind Fury. Blind Fury is discarded."
    ));
    ruby.state.goblins.open = 0;
    CHECK(AtTable(ruby).refused("filch ruby") == "VA-T10: The Goblin Ruby does not lie open.");
    ruby.state.goblins.hand = 0;
    CHECK(AtTable(ruby).refused("filch hidden") == "VA-T10: The Goblins have no Secret in hand.");
}

TEST_CASE("VA-T12, T7: Pick-lock and Sticky Fingers in words", "[vast]") {
    TestCave cave(3);
    cave.lit("n1", "V3", "nes").close().token("n1", Token::Vault).thief("n1", "2 3 4");
    TestCave kit = cave;
    cave.upgrades("fingers").thief_turn();
    CHECK(
        AtTable(cave).choice("picklock 1")
        == "Pick the lock of the Vault with 1 cube, on a roll of 4 and more: a Treasure"
    );
    cave.next_rolls({2}).play("picklock 1");
    CHECK(
        AtTable(cave).asked()
        == "The action die has failed: roll again with Sticky Fingers, or keep the roll?"
    );
    CHECK(AtTable(cave).choice("reroll") == "Use Sticky Fingers and roll again");
    CHECK(AtTable(cave).choice("keep") == "Keep the failed roll");
    cave.next_rolls({6}).play("reroll");
    CHECK(
        told(cave)
        == "The action die shows 6: that is enough. The Vault token leaves n1. The Thief takes a "
           "Treasure of the supply."
    );
    CHECK(AtTable(cave).refused("picklock 1") == "VA-T12: There is no Vault token on n1.");
    kit.upgrades("lockkit").thief_turn();
    CHECK(
        AtTable(kit).choice("picklock 3")
        == "Pick the lock of the Vault with 3 cubes at the price of 2, without a roll: a Treasure"
    );
    kit.next_rolls({1}).play("picklock 1");
    CHECK(
        AtTable(kit).refused("picklock 2") == "VA-T12: The Thief has tried this Vault in this turn."
    );
}

TEST_CASE("VA-T13: Backstab in words", "[vast]") {
    TestCave cave = halls();
    cave.knight("n1").dragon("n1").powers("claw wing").thief("n1", "2 4 3").thief_turn();
    TestCave eye = halls();
    eye.tribe("eye", "e1", 1).thief("e1", "2 4 3").thief_turn();
    const AtTable table(cave);
    CHECK(
        table.choice("backstab knight 3") == "Backstab the Knight with 3 cubes: she loses 5 Grit"
    );
    CHECK(
        AtTable(eye).choice("backstab eye 2")
        == "Backstab the eye tribe with 2 cubes: it loses 2 Population"
    );
    CHECK(
        table.choice("backstab dragon 1")
        == "Backstab the Dragon with 1 cube: he discards 1 Power card"
    );
    cave.play("backstab dragon 1");
    CHECK(told(cave) == "The Thief backstabs the Dragon.");
    TestCave far = halls();
    far.knight("e1").thief("n1").thief_turn();
    CHECK(AtTable(far).refused("backstab knight 1") == "VA-T13: The Knight is not on n1.");
    far.upgrades("crossbow");
    CHECK(
        AtTable(far).refused("backstab knight 1")
        == "VA-T13: The Knight is neither on n1 nor in sight at distance 3 or less."
    );
    far.knight("e1n1");
    CHECK(AtTable(far).refused("backstab knight 1") == "legal");
}

TEST_CASE("VA-T14, V10: hiding loot and the Flare in words", "[vast]") {
    TestCave cave = halls(9);
    cave.thief("n1", "2 3 4").thief_turn();
    CHECK(AtTable(cave).choice("hideloot 2") == "Hide loot with 2 cubes: Loot Drop Level 1");
    cave.play("hideloot 2");
    CHECK(told(cave) == "The Loot Drop Level is now 1.");
    CHECK(
        AtTable(cave).refused("hideloot 3")
        == "VA-T14: The Loot Drop Level is 1: it cannot fall by more. VA-T14: That costs 3 cubes; "
           "the Thief has 2."
    );
    CHECK(AtTable(cave).choice("flare") == "Fire a Flare");
    CHECK(
        AtTable(cave).refused("flare n1")
        == "VA-V10: The Thief fires his Flare on his own space: name no cell."
    );
    cave.state.thief.cubes = 4;
    CHECK(AtTable(cave).refused("flare") == "VA-V10: A Flare costs 1 cube; the Thief has 0.");
    TestCave without = halls(3);
    without.thief("n1").thief_turn();
    CHECK(AtTable(without).refused("flare") == "VA-V10: This role has no Flare card in this game.");
}

TEST_CASE("VA-T15: the Treasure of the map that he takes in place of one of the supply", "[vast]") {
    TestCave cave(3);
    cave.lit("n1", "V3", "nes").close().token("n1", Token::Vault).thief("n1");
    cave.treasure("o").supply(0).thief_turn().play("picklock 3");
    const AtTable table(cave);
    CHECK(
        table.asked() == "The supply has no Treasure: from which space of the map do you take one?"
    );
    CHECK(table.choice("snatch o") == "Take a Treasure of o");
    CHECK(table.refused("snatch n1") == "VA-T15: There is no Treasure on n1.");
    CHECK(table.refused("snatch n9") == "VA-T15: There is no Treasure on n9.");
    cave.play("snatch o");
    CHECK(told(cave) == "The Thief takes a Treasure of o.");
}

TEST_CASE("VA-T16: peeking in words; only he and the Cave see the tile", "[vast]") {
    TestCave cave(1);
    cave.lit("n1", "A1", "nesw").dark("n2", "E4").close().thief("n2").thief_turn().play("end");
    REQUIRE(cave.pending() == "peek thief");
    CHECK(AtTable(cave).asked().starts_with("You end the turn on a Dark tile ("));
    CHECK(AtTable(cave).choice("peek") == "Peek at the tile on n2");
    CHECK(
        AtTable(cave).refused("reveal nesw")
        == "VA-T16: The Thief reveals the tile only after he has peeked at it."
    );
    cave.play("peek");
    CHECK(told(cave) == "The Thief peeks at n2: it is the tile E4 (event).");
    CHECK(told(cave, testing::kCaveSeat) == told(cave));
    for (const int seat : {testing::kKnightSeat, testing::kOnlooker}) {
        CHECK(told(cave, seat) == "The Thief peeks at the tile on n2.");
    }
    CHECK(seats_that_learn(cave.rules, cave.happened.back()) == table::SeatSet::of(4));
    CHECK(
        AtTable(cave).asked()
        == "The tile E4 (event) is under you: reveal it, with which open sides, or pass?"
    );
    CHECK(AtTable(cave).refused("peek") == "VA-T16: The Thief has peeked at the tile.");
    const std::string legal = cave.legal();
    REQUIRE(legal.starts_with("reveal "));
    const std::string first = legal.substr(0, legal.find(','));
    CHECK(AtTable(cave).choice(first).starts_with("Reveal the tile on n2, open to the "));
    CHECK(AtTable(cave).refused("reveal n").find("VA-R1: The tile cannot lie") == 0);
    CHECK(AtTable(cave).refused("reveal n2 nesw") != "legal");
}

TEST_CASE("VA-T23, C24: Spores on the Thief in words", "[vast]") {
    TestCave cave(1);
    cave.close().thief("o").omens("quartz mushroom trail").cave_turn();
    CHECK(
        AtTable(cave).refused("omen spores thief")
        == "VA-C24: The Thief has no upgrade that can be lost."
    );
    CHECK(
        AtTable(cave).refused("omen spores cave")
        == "VA-C24: Spores are for the other roles in the game."
    );
    cave.upgrades("gear flip2 flip3");
    CHECK(AtTable(cave).choice("omen spores thief") == "Soporific Spores (3 tokens) on the Thief");
    cave.play("omen spores thief, pay quartz, pay mushroom, pay trail");
    REQUIRE(cave.pending() == "fall thief");
    const AtTable table(cave);
    CHECK(table.asked() == "Soporific Spores: which upgrade do you lose, gear or flip3?");
    CHECK(table.choice("fall gear") == "Lose Climbing Gear");
    CHECK(
        table.refused("fall flip2") == "VA-T23: Of the flips only the last one taken can be lost."
    );
    CHECK(table.refused("fall evasion") == "VA-T23: The Thief does not have Unnatural Evasion.");
    cave.play("fall gear");
    CHECK(told(cave) == "The Thief loses Climbing Gear.");
}

TEST_CASE("VA-K47, B30, K35: refused attacks on the Thief", "[vast]") {
    TestCave cave = halls();
    cave.knight("n1").cubes("per=2").thief("n1").knight_turn();
    CHECK(
        AtTable(cave).refused("attack thief")
        == "VA-K47: The Thief has Stealth 3; the Knight has Perception 3, and needs more."
    );
    cave.thief("n2");
    CHECK(AtTable(cave).refused("attack thief") == "VA-K47: The Thief is not on n1.");
    TestCave bow = halls();
    bow.cards("ebow").cubes("ebow=1 per=2").thief("n2").knight_turn();
    CHECK(
        AtTable(bow).refused("ebow thief")
        == "VA-K35: The Thief has Stealth 3; the Knight has Perception 3, and needs more."
    );
    TestCave eye = halls();
    eye.tribe("eye", "e1", 1).thief("e1", "4 2 3").tribes().play("activate eye");
    CHECK(
        AtTable(eye).refused("attack thief")
        == "VA-B30: The Thief has Stealth 2; the eye tribe has Perception 2, and needs more."
    );
    eye.thief("n1", "4 2 3");
    CHECK(AtTable(eye).refused("attack thief") == "VA-B30: The Thief is not on e1.");
    TestCave twice = halls();
    twice.knight("n1").cubes("per=3").thief("n1").upgrades("evasion").knight_turn();
    twice.next_rolls({5}).play("attack thief, stay");
    CHECK(
        AtTable(twice).refused("attack thief")
        == "VA-K27: The Knight has attacked the Thief in this Encounter."
    );
}

TEST_CASE("VA-T25, T27: attacks on the Thief in words", "[vast]") {
    TestCave cave = halls();
    cave.tribe("eye", "e1", 2).thief("e1", "4 2 3").carries(1).tribes();
    TestCave evading = cave;
    cave.state.thief.loot = 2;
    cave.play("activate eye, attack thief");
    CHECK(told(cave).starts_with(
        "The eye tribe attacks the Thief. The Thief is killed. The Thief drops a Treasure on "
        "e1."
    ));
    const AtTable table(cave);
    CHECK(
        table.asked()
        == "The Thief is killed: draw 2 Secrets, or gain 2 Rage? You have 0 Secrets and 0 Rage."
    );
    CHECK(table.choice("secrets") == "Draw 2 Secrets");
    CHECK(table.choice("rage") == "Gain 2 Rage");
    evading.upgrades("evasion").next_rolls({4}).play("activate eye, attack thief");
    CHECK(
        told(evading)
        == "The action die shows 4: the Thief evades. The eye tribe attacks the Thief in vain."
    );
    CHECK(
        AtTable(evading).asked()
        == "You evaded the attack on e1: step to a space beside it, or stay?"
    );
    CHECK(AtTable(evading).choice("step n") == "Step north to e1n1");
    CHECK(AtTable(evading).choice("stay") == "Stay on e1");
    evading.play("step n");
    CHECK(told(evading).starts_with("The Thief slips away from e1 to e1n1."));
    TestCave bow = halls();
    bow.cards("ebow").cubes("ebow=1 per=3").thief("n2").knight_turn().play("ebow thief");
    CHECK(told(bow).starts_with(
        "The Knight shoots at the Thief with the Enchanted Bow. The Thief is killed."
    ));
    // VA-T1: he comes back.
    bow.turn(Role::Thief);
    CHECK(told(bow).find("The Thief comes onto the map on o.") != std::string::npos);
}

TEST_CASE("VA-T27, D20: Shriek may repeat the roll of an evasion", "[vast]") {
    TestCave cave = halls();
    cave.dragon("e1").powers("claw claw claw").thief("e1").upgrades("evasion").knight("w1");
    cave.state.dragon.shriek = true;
    cave.dragon_turn().next_rolls({5}).play("scratch, pay claw, pay claw, pay claw");
    CHECK(
        AtTable(cave).asked()
        == "The action die shows 5, and the Thief evades: spend Shriek to roll again, or keep it?"
    );
}

TEST_CASE("VA-B44: Hex on the Thief in words", "[vast]") {
    TestCave cave = halls();
    cave.tribe("eye", "hidden", 2).secrets("hex").thief("n1").tribes();
    CHECK(AtTable(cave).choice("secret hex thief") == "Play Hex on the Thief");
    cave.play("secret hex thief");
    CHECK(told(cave).find("The Hex lowers the Thief's Stealth by 2.") != std::string::npos);
    cave.turn(Role::Goblins);
    CHECK(told(cave).find("The Hex on the Thief ends.") != std::string::npos);
}

TEST_CASE("VA-E6, T24: the ends of games that the Thief wins", "[vast]") {
    CHECK(ending_row(Ending::Stash, Role::Thief).rule == "VA-T24");
    CHECK(
        ending_row(Ending::Stash, Role::Thief).sentence
        == "The Thief wins: he has stashed enough loot."
    );
    CHECK(
        ending_row(Ending::KnightKilled, Role::Thief).sentence
        == "The Thief wins: the Knight is killed."
    );
    CHECK(
        ending_row(Ending::Collapse, Role::None).sentence
        == "The cave has collapsed: the game is lost for all."
    );
}

TEST_CASE("T9: each upgrade and stat has a name and an effect", "[vast]") {
    for (std::size_t number = 0; number < kUpgrades; ++number) {
        const auto upgrade = static_cast<Upgrade>(number);
        INFO(name(upgrade));
        CHECK_FALSE(display_name(upgrade).empty());
        CHECK_FALSE(effect_of(upgrade).ends_with('.'));
    }
    CHECK(display_name(Stat::Thievery) == "Thievery");
}

}  // namespace
}  // namespace tenebrae::vast

// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "games/vast/bot/bots.hpp"
#include "games/vast/bot/guess.hpp"
#include "games/vast/bot/role_bots.hpp"
#include "games/vast/vast_referee.hpp"
#include "same_bytes.hpp"
#include "test_cave.hpp"

#include <string>

/// What the bot of the Thief does, and what others do against him.
namespace tenebrae::vast {
namespace {

using testing::TestCave;

/// Returns the bot's answer in a cave, as written in the rules.
std::string thief_answer(const TestCave& cave) {
    ActionList legal;
    legal_actions(cave.rules, cave.state, legal);
    return testing::text_of(bots::best_action(cave.rules, cave.state, legal), cave.state.decision);
}

/// Returns the reason that the bot gives for an action in a cave of this row.
std::string thief_reason(const std::string& row, const TestCave& cave, const Action& action) {
    const std::vector<table::Setting> settings{{"row", row, {}}};
    auto referee = vast_maker().make("data", settings);
    REQUIRE(referee.ok());
    const int seat = deciding_seat(cave.rules, cave.state);
    return bots::vast_bots()[1].reason(
        *referee.value()->game(),
        table::packed<table::SeatView>(cave.view(seat)),
        table::packed<table::Move>(action)
    );
}

/// Lit halls north of the Entrance: n1, n2 and n3.
TestCave hall(int row) {
    TestCave cave(row);
    cave.lit("n1", "A1", "nesw").lit("n2", "A5", "nesw").lit("n3", "A10", "nesw").close();
    return cave;
}

}  // namespace

TEST_CASE("the Thief fetches a Treasure and brings it to the Entrance", "[bots]") {
    TestCave cave = hall(26);
    cave.treasure("n2").thief("o", "4 2 3").thief_turn();
    CHECK(thief_answer(cave) == "go n");
    cave.play("go n, go n");
    CHECK(thief_answer(cave) == "loot treasure");
    cave.play("loot treasure");
    CHECK(thief_answer(cave) == "go s");
}

TEST_CASE("the Thief assigns the Movement that he needs", "[bots]") {
    TestCave cave = hall(26);
    cave.treasure("n2").thief("o", "2 3 4").turn(Role::Thief);
    CHECK(thief_answer(cave).substr(0, 7) == "stats 4");
}

TEST_CASE("with enough to win the Thief goes home", "[bots]") {
    TestCave cave = hall(26);
    cave.treasure("n3").thief("n2", "4 2 3").stashed(4).carries(2).thief_turn();
    CHECK(thief_answer(cave) == "go s");
}

TEST_CASE("loot on the Entrance is stashed when the Thief comes back", "[bots]") {
    TestCave cave = hall(5);
    cave.thief("o", "4 2 3").carries(1).thief_turn();
    const std::string first = thief_answer(cave);
    CHECK(first.substr(0, 2) == "go");
    cave.play(first);
    const std::string back = thief_answer(cave);
    cave.play(back);
    CHECK(cave.state.thief.stashed == 1);
}

TEST_CASE("the Thief opens a Vault with the cubes that it takes", "[bots]") {
    TestCave cave(26);
    cave.lit("n1", "V3", "nes").token("n1", Token::Vault).close();
    cave.thief("n1", "3 2 4").thief_turn();
    CHECK(thief_answer(cave) == "picklock 3");
    TestCave fingers = cave;
    fingers.upgrades("fingers").thief_turn();
    CHECK(thief_answer(fingers) == "picklock 2");
    fingers.next_rolls({1}).play("picklock 2");
    CHECK(thief_answer(fingers) == "reroll");
}

TEST_CASE("the Thief takes a Gem only without a roll", "[bots]") {
    TestCave cave = hall(25);
    cave.dragon("s1").gem("n1", Gem::Wing).thief("n1", "4 3 2").thief_turn();
    CHECK(thief_answer(cave) == "loot wing 2");
    cave.state.thief.cubes = 1;
    CHECK(thief_answer(cave) != "loot wing 1");
}

TEST_CASE("the Thief robs the Dragon, whose Armor is low", "[bots]") {
    TestCave cave = hall(25);
    cave.dragon("n1").wake(2).thief("o", "2 4 3").thief_turn();
    CHECK(thief_answer(cave) == "go n");
    cave.play("go n");
    CHECK(thief_answer(cave) == "pickpocket dragon 3");
}

TEST_CASE("the Thief peeks at a Dark tile, and reveals loot alone", "[bots]") {
    for (const auto& [tile, reveals] : {std::pair{"T1", true}, {"V5", true}, {"C1", false}}) {
        TestCave cave(5);
        cave.lit("n1", "A1", "nesw").dark("n2", tile).close();
        cave.dragon("s1").thief("n2").thief_turn().play("end");
        CHECK(thief_answer(cave) == "peek");
        cave.play("peek");
        INFO(tile);
        CHECK((thief_answer(cave).substr(0, 6) == "reveal") == reveals);
    }
}

TEST_CASE("the Thief fires a Flare where he knows of no loot", "[bots]") {
    TestCave cave(30);
    cave.close().thief("o", "2 3 4").thief_turn();
    CHECK(thief_answer(cave) == "flare");
}

TEST_CASE("the Thief evades towards the Entrance", "[bots]") {
    TestCave cave = hall(20);
    cave.knight("n2").cubes("per=3").thief("n2", "2 3 4").upgrades("evasion").knight_turn();
    cave.next_rolls({6}).play("attack thief");
    CHECK(thief_answer(cave) == "step s");
}

TEST_CASE("the Thief loses the upgrade that is worth least", "[bots]") {
    TestCave cave = hall(26);
    cave.thief("o").upgrades("move crossbow").omens("quartz quartz mushroom");
    cave.cave_turn(CaveStep::Done);
    cave.play("omen spores thief, pay quartz, pay quartz, pay mushroom");
    CHECK(thief_answer(cave) == "fall crossbow");
}

TEST_CASE("the Knight hunts the Thief if she can notice him", "[bots]") {
    TestCave cave = hall(20);
    cave.knight("o").cubes("move=1 free=3").thief("n1", "4 2 3").carries(1).stashed(3);
    cave.knight_turn();
    CHECK(thief_answer(cave) == "go n");
    cave.play("go n");
    CHECK(thief_answer(cave) == "cube per");
    cave.play("cube per");
    CHECK(thief_answer(cave) == "attack thief");
}

TEST_CASE("a tribe attacks the Thief if it notices him, and Rage is welcome", "[bots]") {
    TestCave cave = hall(23);
    cave.tribe("fangs", "n1", 4).thief("n2", "4 2 3").carries(1).tribes();
    CHECK(thief_answer(cave) == "activate fangs");
    cave.play("activate fangs");
    CHECK(thief_answer(cave) == "step n");
    cave.play("step n");
    CHECK(thief_answer(cave) == "attack thief");
    cave.play("attack thief");
    CHECK(thief_answer(cave) == "rage");
}

TEST_CASE("the Goblins hex the Thief if a tribe notices him then", "[bots]") {
    TestCave cave = hall(23);
    cave.tribe("fangs", "n1", 3).tribe("eye", "hidden", 2).secrets("hex");
    cave.thief("n2", "2 4 3").carries(1).tribes();
    CHECK(thief_answer(cave) == "activate fangs");
    cave.thief("n2", "2 4 3").carries(0);
    cave.state.thief.carried = 0;
    CHECK(thief_answer(cave) == "secret hex thief");
}

TEST_CASE("the Dragon claws at the Thief beside him", "[bots]") {
    TestCave cave = hall(25);
    cave.dragon("n1").powers("claw wing").thief("n2").carries(1).dragon_turn();
    CHECK(thief_answer(cave) == "claw");
}

TEST_CASE("the Cave puts a Treasure far from the Thief and the Entrance", "[bots]") {
    TestCave cave(1);
    cave.lit("n1", "A1", "nesw").lit("n2", "A5", "nesw").lit("n3", "A10", "ns").dark("n4", "A2");
    cave.close().dragon("s1").thief("o").cave_turn(CaveStep::Treasure);
    CHECK(thief_answer(cave) == "treasure n4");
}

TEST_CASE("VA-T16: a guess keeps the tile at which the Thief has peeked", "[bots]") {
    TestCave cave(26);
    cave.lit("n1", "A1", "nesw").dark("n2", "T1").close().peeked("n2").thief("o").thief_turn();
    core::Random random(3);
    const Tile tile = cave.at("n2").tile;
    int others = 0;
    for (int time = 0; time < 20; ++time) {
        const View view = cave.view(testing::kThiefSeat);
        const State guess = bots::guess(cave.rules, view, random);
        CHECK(guess.spaces[space_at(guess, testing::cell("n2"))].tile == tile);
        State again = cave.state;
        bots::redraw_hidden(cave.rules, again, random);
        CHECK(again.spaces[space_at(again, testing::cell("n2"))].tile == tile);
        const State other =
            bots::guess(cave.rules, view_of(cave.rules, cave.state, testing::kOnlooker), random);
        others += other.spaces[space_at(other, testing::cell("n2"))].tile == tile ? 1 : 0;
    }
    CHECK(others < 20);
}

TEST_CASE("reasons tell where the Thief goes, and what an act brings", "[bots]") {
    TestCave cave = hall(5);
    cave.treasure("n2").thief("o", "4 2 3").turn(Role::Thief);
    CHECK(
        thief_reason("5", cave, stats_action({4, 2, 3}))
        == "Enough Movement to reach the Treasure at n2 in this turn."
    );
    cave.play("stats 4 2 3");
    const Action north = Action::of(ActionKind::Go, Direction::North);
    CHECK(thief_reason("5", cave, north) == "Leads to the Treasure at n2 in 2 steps.");
    cave.play("go n, go n");
    Action loot = Action::of(ActionKind::Loot, Target::Treasure);
    loot.over = 1;
    CHECK(thief_reason("5", cave, loot) == "He carries 1 token then.");
    cave.play("loot treasure");
    const Action south = Action::of(ActionKind::Go, Direction::South);
    CHECK(
        thief_reason("5", cave, south)
        == "Leads to the Entrance in 2 steps, where he stashes 1 token."
    );
    cave.play("go s, go s");
    CHECK(
        thief_reason("5", cave, Action::of(ActionKind::Upgrade, Upgrade::Move))
        == "Raises Movement to 5."
    );
}

TEST_CASE("reasons tell what it brings to attack the Thief", "[bots]") {
    TestCave knight = hall(20);
    knight.knight("n1").cubes("per=3").thief("n1", "4 2 3").carries(1).knight_turn();
    CHECK(
        thief_reason("20", knight, Action::of(ActionKind::Attack, Target::Thief))
        == "Gains 3 Grit. The Thief drops 1 token."
    );
    TestCave goblins = hall(23);
    goblins.tribe("fangs", "n1", 4).thief("n2", "4 2 3").carries(1).tribes();
    CHECK(
        thief_reason("23", goblins, Action::by(ActionKind::Activate, Piece::Fangs))
        == "It can attack the Thief with Perception 5."
    );
    goblins.play("activate fangs, step n, attack thief");
    CHECK(thief_reason("23", goblins, Action::of(ActionKind::BonusRage)) == "Rage rises to 3.");
    CHECK(thief_reason("23", goblins, Action::of(ActionKind::BonusSecrets)) == "Draws 3 Secrets.");
}

}  // namespace tenebrae::vast

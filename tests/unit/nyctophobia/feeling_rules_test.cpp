// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "forest.hpp"

/// Section F of the rules.
namespace tenebrae::nyctophobia::trial {
namespace {

Forest& fogged(Forest& forest) {
    forest.state.open.fog = true;
    return forest;
}

}  // namespace

TEST_CASE("HU-F1: a search tells border, tree, or what is behind the open side") {
    Forest forest;
    forest.trees("d1s").hunted(1, "d1").hunted(2, "e1").rocks("c1", 3).begin_turn();
    CHECK(forest.first("feel 1") == "feel 1 border hunted-2 tree rocks-3");
}

TEST_CASE("HU-F1: the car, a piece and rocks are told of one space together") {
    Forest forest;
    forest.car("e4", "e5").hunted(1, "d4").hunted(2, "e4").rocks("e4", 2).begin_turn();
    CHECK(forest.first("feel 1") == "feel 1 free car+hunted-2+rocks-2 free free");
}

TEST_CASE("HU-F1: nothing diagonal and nothing behind a tree is felt") {
    Forest forest;
    forest.trees("d4e").hunted(1, "d4").hunted(2, "e3").hunted(3, "e4").rocks("c5").begin_turn();
    CHECK(forest.first("feel 1") == "feel 1 free tree free free");
}

TEST_CASE("HU-F1: the noise is not felt") {
    Forest forest;
    forest.hunted(1, "d4").noise("d3").begin_turn();
    CHECK(forest.first("feel 1") == "feel 1 free free free free");
}

TEST_CASE("HU-F1: rocks in the own space are not told") {
    Forest forest;
    forest.hunted(1, "d4").rocks("d4", 2).begin_turn();
    CHECK(forest.first("feel 1") == "feel 1 free free free free");
    CHECK(forest.rocks_of(1) == 1);
}

TEST_CASE("HU-F2: the Hunter is felt and named like any piece") {
    Forest forest;
    forest.hunted(1, "d4").hunter("e4").rocks("e4").begin_turn();
    CHECK(forest.first("feel 1") == "feel 1 free hunter+rocks-1 free free");
}

TEST_CASE("HU-F3: one search at each stop, none where one was made") {
    Forest forest;
    forest.begin_turn();
    CHECK_FALSE(forest.offers("search"));
    forest.play("move e");
    CHECK(forest.offers("search"));
    forest.play("search");
    CHECK(forest.told() == "feel 1 border free free free");
    CHECK_FALSE(forest.offers("search"));
    forest.play("move w");
    CHECK(forest.offers("search"));
    forest.play("search");
    CHECK(forest.told() == "feel 1 border free free border");
    CHECK_FALSE(forest.offers("search"));
    CHECK(forest.ask() == "after 1");
}

TEST_CASE("HU-F3: no search at a stop reached by a sprint, but at the next again") {
    Forest forest;
    forest.begin_turn().play("move e, move e, sprint e");
    CHECK_FALSE(forest.tells("feel 1 border free free free"));
    CHECK(forest.tells("end-turn 1"));
    Forest before;
    before.begin_turn().play("sprint e");
    CHECK(before.legal_of("search").empty());
    before.play("move e");
    CHECK(before.offers("search"));
}

TEST_CASE("HU-F3, Y4: no optional search under Fog") {
    Forest forest;
    fogged(forest).begin_turn().play("move e");
    CHECK_FALSE(forest.offers("search"));
    forest.play("move e");
    CHECK_FALSE(forest.offers("search"));
    CHECK(forest.offers("end"));
}

TEST_CASE("HU-Y4: under Fog a blocked step is still told") {
    Forest forest;
    fogged(forest).trees("b1e").begin_turn().play("move e, move e");
    CHECK(forest.tells("blocked 1 e tree"));
}

TEST_CASE("HU-F3: a search in the retreat, once") {
    Forest forest;
    forest.hunted(1, "d6").hunter("d4").begin_turn().play("move n, forgo");
    CHECK(forest.ask() == "retreat 1");
    CHECK(forest.offers("search"));
    forest.play("search");
    CHECK(forest.told() == "feel 1 hunter free free free");
    CHECK_FALSE(forest.offers("search"));
    forest.play("retreat s");
    CHECK(forest.offers("search"));
}

TEST_CASE("HU-F3: a stop searched at the beginning of the turn is not searched in a retreat") {
    Forest forest;
    forest.hunted(1, "d4").hunted(2, "e4").hunted(3, "g4").rocks_held(3, 1);
    forest.begin_turn(3).play("throw w");
    CHECK(forest.tells("flight 3 w 2 friend 2"));
    CHECK(forest.ask() == "retreat 2");
    CHECK(forest.offers("search"));
}

TEST_CASE(
    "HU-F3: attacked in the Hunter's turn at a stop searched or sprinted to, one may search it"
) {
    Forest searched;
    searched.hunted(3, "d4").hunter("d2").begin_turn(3).play("move e, move w, search, end, card 1");
    CHECK(searched.tells("step 3 w move"));
    searched.play("step s, forgo");
    CHECK(searched.ask() == "retreat 3");
    CHECK(searched.offers("search"));
    searched.play("search");
    CHECK_FALSE(searched.offers("search"));
    searched.play("retreat s");
    CHECK(searched.offers("search"));
    Forest sprinted;
    sprinted.hunted(3, "b4").hunter("e3").begin_turn(3).play("move e, move s, sprint n, card 1");
    sprinted.play("step w, step s, forgo");
    CHECK(sprinted.ask() == "retreat 3");
    CHECK(sprinted.where(3) == "c4");
    CHECK(sprinted.offers("search"));
}

TEST_CASE("HU-F4, HU-D2: the Forest Guide feels one step further, over open sides straight on") {
    Forest forest;
    forest.character(1, Character::Guide).hunted(1, "c3").trees("c2n d3e");
    forest.hunted(2, "c5").rocks("b3", 1).rocks("a3", 2).hunted(3, "a8").begin_turn();
    CHECK(forest.first("feel 1") == "feel 1 free/tree free/tree free/hunted-2 rocks-1/rocks-2");
}

TEST_CASE("HU-F4: the Guide feels the border behind the next space, nothing behind a tree") {
    Forest forest;
    forest.character(1, Character::Guide).hunted(1, "b2").trees("b2e").begin_turn();
    CHECK(forest.first("feel 1") == "feel 1 free/border tree free/free free/border");
}

TEST_CASE("HU-F4: pieces, rocks and the car do not stop the Guide's feeling") {
    Forest forest;
    forest.character(1, Character::Guide).hunted(1, "d4").hunted(2, "e4").hunted(3, "d5");
    forest.car("b4", "c4").hunter("f4").rocks("d6").begin_turn();
    CHECK(forest.first("feel 1") == "feel 1 free/free hunted-2/hunter hunted-3/rocks-1 car/car");
}

TEST_CASE("HU-F4: every search of the Guide reaches further") {
    Forest forest;
    forest.character(1, Character::Guide).begin_turn().play("move e, search");
    CHECK(forest.first("feel 1") == "feel 1 border free/free free/free free/border");
}

TEST_CASE("HU-F5: a hidden friend is felt as any piece") {
    Forest forest;
    forest.hunted(1, "d4").hunted(2, "d3").hidden(2).begin_turn();
    CHECK(forest.first("feel 1") == "feel 1 hunted-2 free free free");
    CHECK(forest.legal_of("move") == "move e, move s, move w");
}

TEST_CASE("HU-F6: a search makes all four sides known, a new stop none") {
    Forest forest;
    forest.trees("d4e").hunted(1, "d4").hunted(2, "d5").begin_turn();
    const auto& felt = forest.state.hunted.at(0).felt;
    CHECK(felt.at(0) == FeltSide::Open);
    CHECK(felt.at(1) == FeltSide::Tree);
    CHECK(felt.at(2) == FeltSide::Piece);
    CHECK(felt.at(3) == FeltSide::Open);
    forest.play("move w");
    for (const FeltSide side : felt) {
        CHECK(side == FeltSide::Unknown);
    }
}

TEST_CASE("HU-F6: a failed attempt makes one side known") {
    Forest forest;
    forest.trees("b1e").begin_turn().play("move e, move e");
    const auto& felt = forest.state.hunted.at(0).felt;
    CHECK(felt.at(0) == FeltSide::Unknown);
    CHECK(felt.at(1) == FeltSide::Tree);
    CHECK(felt.at(2) == FeltSide::Unknown);
    CHECK(felt.at(3) == FeltSide::Unknown);
    forest.play("move n");
    CHECK(forest.tells("blocked 1 n border"));
    CHECK(forest.legal() == "move s, move w, search");
}

TEST_CASE("HU-F6: back at an earlier stop the sides felt there are forgotten") {
    Forest forest;
    forest.trees("a1e").begin_turn();
    CHECK_FALSE(forest.offers("move e"));
    forest.play("move s, move n");
    CHECK(forest.where(1) == "a1");
    CHECK(forest.offers("sprint e"));
    CHECK(forest.offers("sprint n"));
}

TEST_CASE("HU-F6: when a piece has moved, sides felt to be blocked by a piece are unknown again") {
    Forest forest;
    forest.character(1, Character::Cheerleader).hunted(1, "d4").hunted(2, "e4").trees("d3s");
    forest.begin_turn();
    CHECK(forest.legal_of("move") == "move s, move w");
    forest.play("cheer 2, sprint e");
    CHECK(forest.ask() == "turn 1");
    CHECK(forest.legal_of("move") == "move e, move s, move w");
}

TEST_CASE("HU-F6: driving the Hunter back makes the side he blocked unknown again") {
    Forest forest;
    forest.hunted(1, "d4").hunter("e4").begin_turn();
    CHECK(forest.legal_of("move") == "move n, move s, move w");
    forest.play("throw e");
    CHECK(forest.hunter_at() == "g4");
    CHECK(forest.legal_of("move") == "move n, move e, move s, move w");
}

TEST_CASE("HU-F6: with closed talk the first search of a turn is kept whoever played before") {
    Rules rules = trial::plain_rules();
    rules.open_talk = false;
    Forest forest(rules);
    forest.hunted(2, "d4").hunted(3, "d5").begin_turn(1).play("move e, move w, search, end");
    CHECK(forest.ask() == "turn 2");
    CHECK(forest.legal_of("move") == "move n, move e, move w");
}
TEST_CASE("HU-F6: the Hunter's turn makes all sides unknown") {
    Forest forest;
    forest.begin_turn(3).play("move e, move e, search, end");
    CHECK(forest.ask() == "card hunter");
    for (const Hunted& hunted : forest.state.hunted) {
        for (const FeltSide side : hunted.felt) {
            CHECK(side == FeltSide::Unknown);
        }
    }
}

}  // namespace tenebrae::nyctophobia::trial

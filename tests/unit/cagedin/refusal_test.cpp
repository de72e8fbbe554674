// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "games/cagedin/words/commands.hpp"
#include "test_fight_words.hpp"

namespace tenebrae::cagedin {
namespace {

using testing::TestFight;
using testing::typed;
using testing::typed_by;

TEST_CASE(
    "CI-Q5, CI-A4, CI-A6: a strike needs a plain strike card and an adjacent opponent", "[refusal]"
) {
    TestFight fight;
    fight.hand(kRed, "jab-l over-l throw").turn();
    CHECK(typed(fight, "strike 1") == "strike 1");
    CHECK(typed(fight, "strike 2") == "is-haymaker CI-A6");
    CHECK(typed(fight, "strike 3") == "no-strike-card CI-A4");
    TestFight apart;
    apart.at(kRed, "d2").hand(kRed, "jab-l over-l throw").turn();
    CHECK(typed(apart, "strike 1") == "not-adjacent CI-A4");
    CHECK(typed(apart, "strike 2") == "is-haymaker CI-A6, not-adjacent CI-A4");
    CHECK(typed(apart, "strike 3") == "no-strike-card CI-A4, not-adjacent CI-A4");
    CHECK(typed(apart, "strike 4") == "no-such-card CI-K7, not-adjacent CI-A4");
    CHECK(typed(apart, "strike cross-l") == "no-such-card CI-K7, not-adjacent CI-A4");
    CHECK(typed(apart, "shove 1") == "not-adjacent CI-A11");
}

TEST_CASE("CI-A7, CI-Q3: a haymaker is thrown from the hex that its step leads to", "[refusal]") {
    TestFight fight;
    fight.hand(kRed, "jab-l over-l").turn();
    CHECK(typed(fight, "haymaker 1") == "no-haymaker CI-A6");
    CHECK(typed(fight, "haymaker 2") == "haymaker 2");
    CHECK(typed(fight, "haymaker 2 to d4") == "haymaker 2 to d4");
    CHECK(typed(fight, "haymaker 2 to d3") == "not-adjacent CI-A7");
    CHECK(typed(fight, "haymaker 2 to e4") == "occupied CI-H7");
    CHECK(
        typed(fight, "haymaker 1 to a1") == "no-haymaker CI-A6, too-far CI-A7, not-adjacent CI-A7"
    );
    TestFight apart;
    apart.at(kRed, "e2").hand(kRed, "over-l").turn();
    CHECK(typed(apart, "haymaker 1") == "not-adjacent CI-A7");
    CHECK(typed(apart, "haymaker 1 to e3") == "haymaker 1 to e3");
}

TEST_CASE("CI-A1, CI-A2, CI-B9: footwork goes no further than fatigue allows", "[refusal]") {
    TestFight fight;
    fight.hand(kRed, "jab-l hook-l").turn();
    CHECK(typed(fight, "footwork 1 e5") == "footwork 1 e5");
    CHECK(typed(fight, "footwork 2 e5") == "too-far CI-A1");
    CHECK(typed(fight, "footwork 1 e4") == "occupied CI-H7");
    CHECK(typed(fight, "footwork 1 e3") == "same-hex CI-A1");
    CHECK(typed(fight, "footwork 3 e3") == "no-such-card CI-K7, same-hex CI-A1");
    TestFight tired;
    tired.cubes(kRed, Meter::Fatigue, 2).hand(kRed, "jab-l hook-l").turn();
    CHECK(typed(tired, "footwork 1 e2") == "footwork 1 e2");
    CHECK(typed(tired, "footwork 1 e5") == "too-far CI-A1");
    CHECK(typed(tired, "footwork 2 e4") == "occupied CI-H7, no-footwork CI-A2");
    TestFight spent;
    spent.cubes(kRed, Meter::Fatigue, 6).hand(kRed, "low-l").turn();
    CHECK(typed(spent, "footwork 1 e2") == "no-footwork CI-B9");
}

TEST_CASE("CI-H9, CI-F8, CI-A15: a pinned fighter other than a Judo Fighter attempts no takedown") {
    TestFight fight;
    fight.at(kRed, "c1").at(kBlue, "c2").hand(kRed, "jab-l throw").turn();
    CHECK(typed(fight, "takedown 2") == "pinned CI-H9");
    CHECK(typed(fight, "takedown 1") == "no-takedown-card CI-A15, pinned CI-H9");
    fight.type(kRed, Type::Judo);
    CHECK(typed(fight, "takedown 2") == "takedown 2");
    TestFight apart;
    apart.at(kRed, "c3").hand(kRed, "throw").turn();
    CHECK(typed(apart, "takedown 1") == "not-adjacent CI-A15");
}

TEST_CASE("CI-A20, CI-A21, CI-Q2: covering up fills to four cards and a rest needs fatigue") {
    TestFight four;
    four.hand(kRed, "jab-l cross-l hook-l knee-l").turn();
    CHECK(typed(four, "cover discard 1") == "cover discard 1 draw 1");
    CHECK(typed(four, "cover discard 1 draw 0") == "cover discard 1 draw 0");
    CHECK(typed(four, "cover discard 1 draw 2") == "too-many CI-A20");
    CHECK(typed(four, "cover discard 5 draw 2") == "no-such-card CI-K7, too-many CI-A20");
    CHECK(typed(four, "cover rest") == "no-fatigue CI-A21");
    TestFight three;
    three.cubes(kRed, Meter::Fatigue, 1).hand(kRed, "jab-l cross-l hook-l").turn();
    CHECK(typed(three, "cover discard jab-l") == "cover discard 1 draw 2");
    CHECK(typed(three, "cover rest") == "cover rest");
    TestFight last;
    last.hand(kRed, "jab-l").turn();
    CHECK(typed(last, "cover discard 1") == "cover discard 1 draw 0");
    CHECK(typed(last, "cover discard 1 draw 1") == "too-many CI-A20");
    TestFight short_deck;
    short_deck.hand(kRed, "jab-l cross-l").only_deck("hook-l").turn();
    CHECK(typed(short_deck, "cover discard 1") == "cover discard 1 draw 2");
}

TEST_CASE("CI-M7, CI-B8, CI-O4: a submission needs room for its full cost", "[refusal]") {
    TestFight fight;
    fight.mat().cubes(kRed, Meter::Fatigue, 3).hand(kRed, "arm-bl-t rnc-h-t").turn();
    CHECK(typed(fight, "submit 1") == "no-room CI-M7");
    CHECK(typed(fight, "submit 1 2") == "too-many CI-F13, no-room CI-M7");
    fight.cubes(kBlue, Meter::Fatigue, 1);
    CHECK(typed(fight, "submit 1") == "submit 1");
    fight.state.open.decision = Decision::Combo;
    fight.state.open.actions = 3;
    CHECK(typed(fight, "submit 1") == "no-room CI-O4");
    fight.cubes(kBlue, Meter::Fatigue, 2).type(kRed, Type::Submission);
    CHECK(typed(fight, "submit 2 1") == "submit 1 2");
}

TEST_CASE("CI-D1, CI-D4: a strike is blocked by one card of its location and side", "[refusal]") {
    TestFight fight;
    fight.hand(kRed, "jab-l jab-r").hand(kBlue, "hook-r over-l slam").turn().play("strike jab-l");
    CHECK(typed(fight, "block 1") == "wrong-location CI-D1");
    CHECK(typed(fight, "block 2") == "block 2");
    CHECK(typed(fight, "block 3") == "wrong-location CI-D1");
    CHECK(typed(fight, "block 2 3") == "too-many CI-D4");
    CHECK(typed(fight, "block 4") == "no-such-card CI-K7");
    CHECK(typed(fight, "pass") == "pass");
}

TEST_CASE(
    "CI-D2, CI-F3 to CI-F5: a takedown is blocked only with a matching card and without a full "
    "meter",
    "[refusal]"
) {
    TestFight fight;
    fight.hand(kRed, "throw jab-l").hand(kBlue, "jab-r throw-c slam").turn().play("takedown throw");
    CHECK(typed(fight, "block 1") == "wrong-card CI-D2");
    CHECK(typed(fight, "block 2") == "block 2");
    CHECK(typed(fight, "block 3") == "wrong-card CI-D2");
    fight.type(kBlue, Type::Striker);
    CHECK(typed(fight, "block 1") == "wrong-card CI-D2");
    CHECK(typed(fight, "block 3") == "block 3");
    fight.cubes(kBlue, Meter::Fatigue, 8);
    CHECK(typed(fight, "block 3") == "no-room CI-F4");
    fight.cubes(kBlue, Meter::Fatigue, 0).at(kRed, "c2").at(kBlue, "c1");
    CHECK(typed(fight, "block 1") == "pinned CI-F5, wrong-card CI-D2");
}

TEST_CASE(
    "CI-D3, CI-F14, CI-Q4: a hold is blocked by the same hold and two cards by two", "[refusal]"
) {
    TestFight fight;
    fight.mat().cubes(kBlue, Meter::Fatigue, 6).type(kRed, Type::Submission);
    fight.hand(kRed, "arm-bl-t kim-h-t rnc-h-t").hand(kBlue, "arm-h-e kim-bl-e kim-br-t");
    fight.turn().play("submit arm-bl-t kim-h-t");
    CHECK(typed(fight, "block 1") == "too-few CI-F14");
    CHECK(typed(fight, "block 1 2") == "block 1 2");
    CHECK(typed(fight, "block 3 1") == "block 1 3");
    CHECK(typed(fight, "block 2 3") == "wrong-hold CI-D3");
    TestFight pound;
    pound.mat().hand(kRed, "arm-bl-t arm-br-t").hand(kBlue, "kim-bl-e arm-h-e");
    pound.turn().play("pound arm-bl-t");
    CHECK(typed(pound, "block 2") == "wrong-hold CI-D3");
    CHECK(typed(pound, "block 1") == "block 1");
}

TEST_CASE("CI-M17: standing up is answered by a block or by any ground card", "[refusal]") {
    TestFight fight;
    fight.mat().hand(kRed, "arm-bl-t arm-br-t").hand(kBlue, "kim-bl-e arm-h-e");
    fight.turn().play("stand arm-bl-t");
    CHECK(typed(fight, "block 2") == "wrong-hold CI-D3");
    CHECK(typed(fight, "pound 2") == "pound 2");
    CHECK(typed(fight, "pound 3") == "no-such-card CI-K7");
}

TEST_CASE("CI-A13, CI-E6: a step goes to a free neighbour and a cube is only removed from a meter "
          "with cubes") {
    TestFight fight;
    fight.turn().play("shove hook-l, pass");
    CHECK(fight.where(kBlue) == "e5");
    CHECK(typed(fight, "step e4") == "step e4");
    CHECK(typed(fight, "step e5") == "occupied CI-H7, too-far CI-A13");
    CHECK(typed(fight, "step a1") == "too-far CI-A13");
    fight.state.open.decision = Decision::Recover;
    fight.cubes(kRed, Meter::LegLeft, 1);
    CHECK(typed(fight, "recover leg-l") == "recover leg-l");
    CHECK(typed(fight, "recover head") == "no-cube CI-E6");
}

TEST_CASE(
    "CI-Q5, CI-T3: an action of another decision is refused for that reason alone", "[refusal]"
) {
    TestFight fight;
    fight.turn();
    CHECK(typed(fight, "pound 9") == "not-now CI-M2");
    CHECK(typed(fight, "end") == "not-now CI-O6");
    CHECK(typed(fight, "block 1") == "not-now CI-D4");
    CHECK(typed(fight, "type judo") == "not-now CI-S1");
    TestFight mat;
    mat.mat().turn();
    CHECK(typed(mat, "strike 1") == "not-now CI-A4");
    CHECK(typed(mat, "cover rest") == "not-now CI-A21");
    const auto error = parse_command(
        setup_of(mat), deciding_view(mat), core::split_words(std::string_view("strike 1"))
    );
    CHECK(error.errors().front().expected == "pound, submit or stand");
}

TEST_CASE("CI-Q6: a seat that does not decide learns nothing from a refusal", "[refusal]") {
    TestFight fight;
    fight.hand(kRed, "jab-l").hand(kBlue, "over-l hook-r").turn().play("strike jab-l");
    for (const int seat : {0, 2}) {
        for (const auto* const line : {"block 1", "block 9", "block over-l", "pass", "strike 1"}) {
            CHECK(typed_by(fight, seat, line) == "not-asked CI-G3");
        }
    }
    const Setup setup = setup_of(fight);
    TestFight otherwise;
    otherwise.hand(kRed, "jab-l").hand(kBlue, "jab-r hook-r").turn().play("strike jab-l");
    for (Card card = 0; card < kMaxSorts; ++card) {
        const Action block = Action::with(ActionKind::Block, card);
        const auto one = refusals(setup, fight.view(kRed), block);
        const auto two = refusals(setup, otherwise.view(kRed), block);
        CHECK(core::render(one) == core::render(two));
    }
}

TEST_CASE("CI-X5, CI-Q1: the owner of the decision may resign and then nothing is legal") {
    TestFight fight;
    fight.turn();
    const Setup setup = setup_of(fight);
    const Action resign = Action::of(ActionKind::Resign);
    CHECK(refusals(setup, fight.view(kRed), resign).empty());
    CHECK(refusals(setup, fight.view(kBlue), resign).front().rule == "CI-G3");
    CHECK_FALSE(fight.offers("resign"));
    fight.resign();
    CHECK(typed_by(fight, kRed, "cover rest") == "game-over CI-X5");
    CHECK(refusals(setup, fight.view(kBlue), resign).front().code == "game-over");
}

}  // namespace
}  // namespace tenebrae::cagedin

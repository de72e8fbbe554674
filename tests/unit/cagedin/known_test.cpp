// SPDX-License-Identifier: MIT
// Tests what a seat is shown: in JSON, as text and as facts (section V).
#include "catch.hpp"
#include "core/text.hpp"
#include "games/cagedin/words/facts.hpp"
#include "games/cagedin/words/json.hpp"
#include "games/cagedin/words/show.hpp"
#include "table/seat.hpp"
#include "test_fight_words.hpp"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace tenebrae::cagedin {
namespace {

using table::BoardStyle;
using table::Json;
using testing::TestFight;

constexpr int kWatcher = table::kSpectator;

Json json_of(const TestFight& fight, int seat) {
    return json_of_view(testing::setup_of(fight), fight.view(seat));
}

std::string board(const TestFight& fight, int seat, BoardStyle style = BoardStyle::Ascii) {
    return format_board(testing::setup_of(fight), fight.view(seat), style);
}

std::string left(const TestFight& fight, int seat) {
    return format_remaining(testing::setup_of(fight), fight.view(seat));
}

std::string public_lines(const TestFight& fight, int seat) {
    return format_public_position(testing::setup_of(fight), fight.view(seat));
}

core::Result<table::FactCheck> check(const TestFight& fight, int seat, std::string_view fact) {
    const std::vector<core::Word> words = core::split_words(fact);
    return facts().check(testing::setup_of(fight), fight.view(seat), words);
}

bool holds(const TestFight& fight, int seat, std::string_view fact) {
    const auto answer = check(fight, seat, fact);
    INFO(fact << ": " << (answer ? answer->got : core::render(answer.errors())));
    REQUIRE(answer);
    return answer->holds;
}

std::string error_of(const TestFight& fight, int seat, std::string_view fact) {
    const auto answer = check(fight, seat, fact);
    INFO(fact);
    REQUIRE(!answer);
    return answer.errors().front().code;
}

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

/// Returns a fight in which Red has played a Jab and Blue is asked.
TestFight struck() {
    TestFight fight;
    fight.hand(kRed, "jab-l cross-r*2 slam").hand(kBlue, "hook-l upper-r");
    fight.cubes(kBlue, Meter::Head, 2).cubes(kRed, Meter::Fatigue, 4);
    fight.turn().play("strike jab-l");
    return fight;
}

}  // namespace

TEST_CASE("CI-V1: public information is the same for all seats") {
    const TestFight fight = struck();
    const Json red = json_of(fight, kRed);
    for (const int seat : {int{kRed}, int{kBlue}, kWatcher}) {
        const Json seen = json_of(fight, seat);
        CHECK(seen["round"] == 1);
        CHECK(seen["place"] == "feet");
        CHECK(seen["active"] == "red");
        CHECK(seen["actions"] == 1);
        CHECK(seen["bell"] == false);
        CHECK(seen["decision"] == "defend");
        CHECK(seen["owner"] == "blue");
        CHECK(seen["attack"]["kind"] == "strike");
        CHECK(seen["attack"]["cards"] == Json{"jab-l"});
        CHECK(seen["red"]["at"] == "e3");
        CHECK(seen["red"]["fatigue"] == 4);
        CHECK(seen["red"]["cards"] == 3);
        CHECK(seen["blue"]["head"] == 2);
        CHECK(seen["blue"]["cards"] == 2);
        CHECK(seen["standup"]["deck"] == 54 - 6);
        CHECK(seen["standup"]["discarded"] == Json{{"jab-l", 1}});
        for (const char* const open :
             {"turn", "first", "points", "red", "blue", "bottom", "way", "winner"}) {
            INFO(open);
            CHECK(seen[open] == red[open]);
        }
    }
}

TEST_CASE("CI-V2: a seat knows its own hand and the choices of its own decision") {
    const TestFight fight = struck();
    CHECK(json_of(fight, kRed)["hand"] == Json{"cross-r", "cross-r", "slam"});
    CHECK(json_of(fight, kBlue)["hand"] == Json{"hook-l", "upper-r"});
    CHECK(json_of(fight, kBlue)["legal"] == Json{"block 1", "pass"});
    CHECK(holds(fight, kRed, "hand red cross-r 2"));
    CHECK(contains(board(fight, kRed), "Right Cross") == false);
    CHECK(contains(board(fight, kRed), " 1  cross-r"));
    CHECK(contains(board(fight, kRed), "right Cross"));
}

TEST_CASE("CI-V3: the opponent's hand and choices are hidden") {
    const TestFight fight = struck();
    CHECK(json_of(fight, kRed)["legal"].empty());
    CHECK_FALSE(contains(json_of(fight, kRed).dump(), "hook-l\",\"upper-r"));
    CHECK_FALSE(json_of(fight, kRed).contains("hands"));
    CHECK_FALSE(contains(board(fight, kRed), "Hook"));
    CHECK(error_of(fight, kRed, "hand blue hook-l 1") == "not-known");
    CHECK(holds(fight, kRed, "hand blue 2"));
    CHECK(contains(public_lines(fight, kRed), "hand blue any 2\n"));
    CHECK(contains(public_lines(fight, kRed), "hand red cross-r*2 slam\n"));
    CHECK_FALSE(contains(public_lines(fight, kRed), "-deck"));
}

TEST_CASE("CI-V3: the opponent's type is hidden until the types are revealed") {
    TestFight fight;
    fight.start_fight().play("type judo");
    CHECK(fight.pending_decision() == "type blue");
    CHECK(json_of(fight, kRed)["own_type"] == "judo");
    for (const int seat : {int{kRed}, int{kBlue}, kWatcher}) {
        CHECK(json_of(fight, seat)["red"]["type"].is_null());
    }
    CHECK(contains(board(fight, kRed), "Judo Fighter"));
    CHECK_FALSE(contains(board(fight, kBlue), "Judo"));
    CHECK_FALSE(contains(public_lines(fight, kBlue), "judo"));
    CHECK(holds(fight, kRed, "type red judo"));
    CHECK(error_of(fight, kBlue, "type red judo") == "not-known");
    fight.play("type wrestler");
    CHECK(json_of(fight, kBlue)["red"]["type"] == "judo");
    CHECK(holds(fight, kWatcher, "type blue wrestler"));
}

TEST_CASE("CI-Y3: a type fixed beforehand is known while the other is chosen") {
    Rules rules = testing::standard_rules();
    rules.fixed_types[kBlue] = Type::Judo;
    TestFight fight(rules);
    fight.start_fight();
    CHECK(fight.pending_decision() == "type red");
    for (const int seat : {int{kRed}, int{kBlue}, kWatcher}) {
        CHECK(json_of(fight, seat)["blue"]["type"] == "judo");
        CHECK(json_of(fight, seat)["red"]["type"].is_null());
        CHECK(holds(fight, seat, "type blue judo"));
    }
    CHECK(error_of(fight, kBlue, "type red none") == "not-known");
    CHECK_FALSE(contains(board(fight, kBlue), "in secret"));
}

TEST_CASE("CI-V5: a spectator sees no hand") {
    const TestFight fight = struck();
    const Json seen = json_of(fight, kWatcher);
    CHECK_FALSE(seen.contains("hand"));
    CHECK_FALSE(seen.contains("own_type"));
    CHECK(seen["legal"].empty());
    CHECK_FALSE(contains(board(fight, kWatcher), "Your hand"));
    CHECK(contains(public_lines(fight, kWatcher), "hand red any 3\nhand blue any 2\n"));
    CHECK(error_of(fight, kWatcher, "hand red slam 1") == "not-known");
}

TEST_CASE("CI-V4: cards put under the ground deck are shown as a group without its order") {
    TestFight fight;
    fight.mat().hand(kRed, "kim-h-t arm-br-t").hand(kBlue, "rnc-h-t rnc-bl-t");
    fight.cubes(kBlue, Meter::Fatigue, 6).ground("heel-h-t arm-bl-t arm-h-e").turn();
    fight.play("submit kim-h-t, pass");
    for (const int seat : {int{kRed}, int{kBlue}, kWatcher}) {
        const Json bottom = json_of(fight, seat)["bottom"];
        REQUIRE(bottom.size() == 1);
        CHECK(bottom[0]["left"] == 3);
        CHECK(bottom[0]["cards"] == Json{"arm-h-e", "arm-bl-t", "heel-h-t"});
        CHECK(contains(left(fight, seat), "3 of arm-h-e arm-bl-t heel-h-t"));
        CHECK(contains(public_lines(fight, seat), "bottom 3 arm-h-e arm-bl-t heel-h-t\n"));
        CHECK(holds(fight, seat, "group 1 3"));
        CHECK(holds(fight, seat, "group 2 0"));
    }
}

TEST_CASE("CI-V8: a card is unseen if it is neither in the seat's own hand nor discarded") {
    const TestFight fight = struck();
    // One of two left Jabs is discarded. Red holds both right Crosses.
    CHECK(holds(fight, kRed, "unseen jab-l 1"));
    CHECK(holds(fight, kRed, "unseen cross-r 0"));
    CHECK(holds(fight, kBlue, "unseen cross-r 2"));
    CHECK(holds(fight, kBlue, "unseen hook-l 1"));
    CHECK(holds(fight, kWatcher, "unseen hook-l 2"));
    CHECK(holds(fight, kRed, "unseen kim-h-t 1"));
    CHECK(json_of(fight, kRed)["standup"]["unseen"]["jab-l"] == 1);
    CHECK_FALSE(json_of(fight, kRed)["standup"]["unseen"].contains("cross-r"));
    CHECK(contains(left(fight, kRed), "unseen 50"));
}

TEST_CASE("facts of a fight are true or false") {
    const TestFight fight = struck();
    for (const char* const fact :
         {"round 1",
          "turn 1",
          "actions 1",
          "first red",
          "active red",
          "place feet",
          "decision defend",
          "decision defend blue",
          "at red e3",
          "at blue E4",
          "meter blue head 2",
          "coach red 0",
          "hand red 3",
          "deck standup 48",
          "deck ground 30",
          "pile standup 1",
          "pile jab-l 1",
          "pile kim-h-t 0",
          "attack strike"}) {
        INFO(fact);
        CHECK(holds(fight, kRed, fact));
    }
    for (const char* const fact :
         {"round 2",
          "first blue",
          "active blue",
          "place mat",
          "decision turn",
          "decision defend red",
          "at red e4",
          "meter blue head 3",
          "pinned red",
          "bell",
          "attack shove",
          "ending knockout",
          "winner red"}) {
        INFO(fact);
        CHECK_FALSE(holds(fight, kRed, fact));
    }
    for (const char* const fact :
         {"round one",
          "first green",
          "place floor",
          "decision nothing",
          "at red h1",
          "meter red nose 1",
          "hand red bomb 1",
          "deck sky 1",
          "unseen bomb 1",
          "group 0 1",
          "attack kick",
          "ending boredom",
          "winner green",
          "type red boxer",
          "pinned"}) {
        INFO(fact);
        CHECK(error_of(fight, kRed, fact) == "bad-fact");
    }
    CHECK(error_of(fight, kRed, "pined red") == "unknown-fact");
}

TEST_CASE("facts check pinning and how the fight ended") {
    TestFight fight;
    fight.at(kRed, "d2").at(kBlue, "d1").turn();
    CHECK(holds(fight, kRed, "pinned blue"));
    CHECK_FALSE(holds(fight, kRed, "pinned red"));
    fight.resign();
    CHECK(holds(fight, kWatcher, "ending resigned"));
    CHECK(holds(fight, kWatcher, "winner blue"));
    CHECK_FALSE(holds(fight, kWatcher, "winner nobody"));
}

TEST_CASE("the cage is drawn with pawns and highlights and both boards") {
    const TestFight fight = struck();
    CHECK(
        board(fight, kWatcher)
        == "      a1+ a2  a3  a4+                 Red                  Blue\n"
           "    b1  b2  b3c b4  b5        head    ..F..F..K            ##F..F..K\n"
           "  c1  c2  c3  c4  c5  c6      body-l  ..F.F.K              ..F.F.K\n"
           "d1r d2  d3  d4c d5  d6  d7b   body-r  ..F.F.K              ..F.F.K\n"
           "  e1  e2  [R] [B] e5  e6      leg-l   .F.F                 .F.F\n"
           "    f1  f2  f3c f4  f5        leg-r   .F.F                 .F.F\n"
           "      g1+ g2  g3  g4+         fatigue ####.3.4             .1.2.3.4\n"
           "Round 1 of 3, turn 1, on the feet: Red's turn.\n"
           "In hand: Red 3, Blue 2. Decks: stand-up 48, ground 30.\n"
           "Discarded, stand-up: jab-l\n"
           "Red strikes with the left Jab.\n"
           "Blue is deciding.\n"
    );
    CHECK(contains(board(fight, kRed, BoardStyle::Utf8), "██F..F..K"));
}

TEST_CASE("without a picture the boards are sentences of at most 80 columns a line") {
    const TestFight fight = struck();
    CHECK(contains(
        board(fight, kWatcher, BoardStyle::Sentences),
        "Blue at e4: head 2 of 9, left body 0 of 7, right body 0 of 7, left leg 0 of 4,\n"
        "    right leg 0 of 4, fatigue 0 of 8.\n"
    ));
    TestFight full;
    full.type(kRed, Type::Submission).type(kBlue, Type::Submission).turn();
    for (const TestFight& one : {fight, full}) {
        for (const int seat : {int{kRed}, int{kBlue}, kWatcher}) {
            for (const BoardStyle style :
                 {BoardStyle::Utf8, BoardStyle::Ascii, BoardStyle::Sentences}) {
                for (const std::string& line : core::split_lines(board(one, seat, style))) {
                    INFO(line);
                    CHECK(core::display_width(line) <= 80);
                }
            }
        }
    }
}

TEST_CASE("CI-N1: all seats see the winner and the way of winning and the round and turn and types"
) {
    TestFight fight;
    fight.round(2, kBlue).type(kBlue, Type::Wrestler).cubes(kBlue, Meter::Head, 8);
    fight.hand(kRed, "jab-l hook-l").turn().play("strike jab-l, pass");
    for (const int seat : {int{kRed}, int{kBlue}, kWatcher}) {
        const Json seen = json_of(fight, seat);
        CHECK(seen["winner"] == "red");
        CHECK(seen["way"] == "knockout");
        CHECK(seen["round"] == 2);
        CHECK(seen["turn"] == fight.state.open.turn);
        CHECK(seen["first"] == "blue");
        CHECK(seen["red"]["type"] == "none");
        CHECK(seen["blue"]["type"] == "wrestler");
    }
}

TEST_CASE("CI-N2: both hands and the statistics are shown once the fight is over") {
    TestFight fight = struck();
    fight.play("block hook-l").resign();
    const Json seen = json_of(fight, kWatcher);
    CHECK(seen["hands"]["blue"] == Json{"upper-r"});
    CHECK(seen["way"] == "resigned");
    CHECK(seen["winner"] == "red");
    CHECK(
        seen["statistics"]["red"]["strike"]
        == Json{{"tried", 1}, {"landed", 0}, {"blocked", 1}, {"countered", 0}}
    );
    CHECK(contains(board(fight, kWatcher), "Blue holds: upper-r\n"));
    CHECK(contains(board(fight, kWatcher), "Red: landed strikes 0 of 1; countered 0."));
    CHECK_FALSE(json_of(struck(), kRed).contains("statistics"));
}

TEST_CASE("JSON contains the options and tables") {
    const Json facts = json_of_setup(testing::setup_of(TestFight()));
    CHECK(facts["rounds"] == 3);
    CHECK(facts["types"] == "choose");
    CHECK(facts["first"] == "lot");
    CHECK(facts["standup"].size() == 32);
    CHECK(
        facts["standup"][0]
        == Json{{"code", "jab-l"}, {"name", "Jab"}, {"location", "head-l"}, {"copies", 2}, {"combo", true}, {"counter", false}, {"haymaker", false}, {"footwork", 2}}
    );
    CHECK(facts["ground"].size() == 30);
    CHECK(facts["meters"]["head"] == Json{{"spaces", 9}, {"f", {3, 6}}, {"ko", {9}}});
    CHECK(facts["levels"] == Json{2, 4, 6});
    CHECK(facts["corners"] == Json{{"red", "d1"}, {"blue", "d7"}});
    CHECK(facts["hurting"] == Json{"a1", "a4", "g1", "g4"});
    CHECK(facts["countering"] == Json{"b3", "d4", "f3"});
}

TEST_CASE("the JSON of --omniscient contains the hidden state") {
    const TestFight fight = struck();
    const Json truth = json_of_hidden(testing::setup_of(fight), fight.state);
    CHECK(truth["hands"]["red"] == Json{"cross-r", "cross-r", "slam"});
    CHECK(truth["hands"]["blue"] == Json{"hook-l", "upper-r"});
    CHECK(truth["standup_deck"].size() == 48);
    CHECK(truth["standup_deck"][0] == "shoot");
    CHECK(truth["ground_deck"].size() == 30);
    CHECK(truth["hash"].get<std::string>().size() == 16);
}

}  // namespace tenebrae::cagedin

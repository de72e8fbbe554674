// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/notation/vocabulary.hpp"
#include "games/cagedin/words/commands.hpp"
#include "games/cagedin/words/describe.hpp"
#include "games/cagedin/words/prompt.hpp"
#include "test_fight_words.hpp"

#include <algorithm>

namespace tenebrae::cagedin {
namespace {

using testing::TestFight;

Action action_of(const TestFight& fight, std::string_view line) {
    const auto action =
        parse_command(setup_of(fight), deciding_view(fight), core::split_words(line));
    REQUIRE(action.ok());
    return *action;
}

std::string described(const TestFight& fight, std::string_view line) {
    return describe(setup_of(fight), deciding_view(fight), action_of(fight, line));
}

std::string headed(const TestFight& fight, std::string_view line) {
    return describe_briefly(setup_of(fight), deciding_view(fight), action_of(fight, line), 31);
}

/// Returns the lines of the preview, joined.
std::string preview_text(const TestFight& fight, std::string_view line) {
    const auto lines = preview_lines(setup_of(fight), deciding_view(fight), action_of(fight, line));
    return core::joined(lines, " ");
}

bool preview_contains(const TestFight& fight, std::string_view line, std::string_view what) {
    const std::string all = preview_text(fight, line);
    INFO(line << ": " << all);
    CHECK(all.find(what) != std::string::npos);
    return all.find(what) != std::string::npos;
}

std::string question_of(const TestFight& fight) {
    return question(setup_of(fight), deciding_view(fight));
}

TEST_CASE("an action is described with the icons of its cards", "[describe]") {
    TestFight fight;
    fight.hand(kRed, "jab-l over-r check-l throw-c shoot").cubes(kRed, Meter::Fatigue, 1).turn();
    CHECK(described(fight, "strike 1") == "Strike with the left Jab (head; combo)");
    CHECK(described(fight, "haymaker 2") == "Haymaker with the right Overhand (head; haymaker)");
    CHECK(described(fight, "haymaker 2 to d4").ends_with(", after a step to d4"));
    CHECK(headed(fight, "strike 1") == "Strike with the Jab");
    CHECK(headed(fight, "haymaker 2 to d4") == "Haymaker, after a step to d4");
    CHECK(headed(fight, "cover discard 2 draw 0") == "Cover up: discard and draw 0");
    CHECK(described(fight, "shove 3") == "Shove with the left Leg Check (leg; counter-strike)");
    CHECK(described(fight, "takedown 4") == "Take down with the Judo Throw (combo)");
    CHECK(described(fight, "takedown 5") == "Take down with the Shoot Legs");
    CHECK(described(fight, "footwork 5 e2") == "Footwork to e2 with the Shoot Legs");
    CHECK(described(fight, "cover rest") == "Cover up: rest, lose 1 fatigue");
    TestFight mat;
    mat.mat().hand(kRed, "arm-ll-e rnc-h-t").turn();
    CHECK(described(mat, "pound 1") == "Ground and pound with the armbar (left leg, escape)");
    CHECK(described(mat, "stand 2") == "Try to stand up with the rear naked choke (head, tap)");
}

TEST_CASE("every sort of card has its own name", "[describe]") {
    const Setup setup = setup_of(TestFight());
    std::vector<std::string> names;
    for (const Place place : {Place::Feet, Place::Mat}) {
        for (Card card = 0; card < setup.cards[index(place)].size(); ++card) {
            names.push_back(card_name(setup, place, card));
        }
    }
    CHECK(names.size() == 62);
    std::sort(names.begin(), names.end());
    CHECK(std::adjacent_find(names.begin(), names.end()) == names.end());
}

TEST_CASE("CI-A5, CI-B3, CI-B4: the preview of a strike includes F and KO spaces") {
    TestFight fight;
    fight.hand(kRed, "jab-l over-l low-l").cubes(kBlue, Meter::Head, 2).turn();
    preview_contains(
        fight, "strike 1", "If it lands: Blue's head 3 of 9, an F space, Blue's fatigue 1 of 8."
    );
    preview_contains(
        fight, "haymaker 2", "Blue's head 4 of 9, an F space, Blue's fatigue 1 of 8; Blue on e5"
    );
    fight.cubes(kBlue, Meter::Head, 8);
    preview_contains(fight, "strike 1", "Blue's head 9 of 9, a KNOCKOUT.");
    CHECK(preview_text(fight, "haymaker 2").find("e5") == std::string::npos);
    fight.cubes(kBlue, Meter::LegLeft, 4);
    preview_contains(fight, "strike 3", "Blue's left leg 4 of 4, full, Blue's fatigue 1 of 8.");
    fight.cubes(kBlue, Meter::Fatigue, 8);
    preview_contains(fight, "strike 3", "Blue's left leg 4 of 4, a KNOCKOUT.");
}

TEST_CASE("CI-D1, CI-V8: the preview counts the unseen cards that block", "[describe]") {
    TestFight fight;
    fight.hand(kRed, "jab-l hook-l throw").hand(kBlue, "over-l knee-l slam").turn();
    // Eight cards hit the left side of the head; Red holds two. One of them counters.
    preview_contains(
        fight,
        "strike 1",
        "6 of 8 cards that block the left Jab are unseen, 1 with counter-strike; Blue holds 3 "
        "cards."
    );
    preview_contains(
        fight, "takedown 3", "1 of 2 cards that block the Judo Throw are unseen; Blue holds"
    );
    fight.type(kBlue, Type::Striker);
    preview_contains(
        fight, "takedown 3", "7 of 8 cards that block the Judo Throw are unseen; Blue holds"
    );
    fight.cubes(kBlue, Meter::Fatigue, 8);
    preview_contains(fight, "takedown 3", "Blue cannot block it.");
    TestFight there;
    there.at(kRed, "d3").at(kBlue, "d4").hand(kRed, "jab-l").turn();
    preview_contains(
        there, "strike 1", "Blue is on a counter-strike hex: any block hits back, Red's head 1"
    );
}

TEST_CASE("CI-O1, CI-O2, CI-O4: the preview says what a combo costs", "[describe]") {
    TestFight fight;
    fight.hand(kRed, "jab-l cross-l").turn();
    preview_contains(fight, "strike 1", "Combo: if it lands, you act again at no cost.");
    CHECK(preview_text(fight, "strike 2").find("ombo") == std::string::npos);
    fight.state.open.decision = Decision::Combo;
    fight.state.open.actions = 2;
    preview_contains(fight, "strike 1", "if it lands, you act again for 1 fatigue.");
    fight.state.open.actions = 3;
    preview_contains(fight, "strike 1", "Costs 1 fatigue: Red's fatigue 1 of 8.");
    fight.cubes(kRed, Meter::Fatigue, 7);
    preview_contains(fight, "strike 1", "No combo: Red's fatigue is full.");
    CHECK(preview_text(fight, "end").empty());
    TestFight pinned;
    pinned.at(kRed, "c1").at(kBlue, "c2").hand(kRed, "jab-l cross-l").turn();
    preview_contains(pinned, "strike 1", "No combo: Red is pinned.");
}

TEST_CASE(
    "CI-M6, CI-M7, CI-M12: the preview says what a submission costs and needs", "[describe]"
) {
    TestFight fight;
    fight.mat().cubes(kBlue, Meter::Fatigue, 3).hand(kRed, "arm-bl-t kim-bl-e").turn();
    preview_contains(fight, "submit 1", "Costs 3 fatigue: Red's fatigue 3 of 8.");
    // 21 taps and 9 escapes; Red holds one of each.
    preview_contains(
        fight, "submit 1", "4 taps in a row from the deck end the fight; 20 of 28 unseen"
    );
    fight.cubes(kBlue, Meter::Fatigue, 8);
    preview_contains(fight, "submit 1", "3 taps in a row");
    CHECK(preview_text(fight, "submit 1").find("Costs") == std::string::npos);
}

TEST_CASE(
    "CI-M3, CI-M4, CI-F11, CI-F15: the preview says what ground and pound does", "[describe]"
) {
    TestFight fight;
    fight.mat().hand(kRed, "rnc-h-t arm-bl-t").turn();
    preview_contains(fight, "pound rnc-h-t", "If it lands: Blue's head 1 of 9; or 1 fatigue.");
    fight.type(kRed, Type::Submission);
    preview_contains(fight, "pound rnc-h-t", "If it lands: Blue's fatigue 2 of 8.");
    fight.type(kRed, Type::Wrestler);
    preview_contains(
        fight, "pound rnc-h-t", "If it lands: Blue's head 1 of 9, then Blue's fatigue 1 of 8."
    );
    fight.at(kRed, "a2").at(kBlue, "a1");
    preview_contains(fight, "pound rnc-h-t", "If it lands: Blue's head 2 of 9, then");
}

TEST_CASE("CI-D7, CI-F4, CI-M19: the defender's answers have previews", "[describe]") {
    TestFight fight;
    fight.hand(kRed, "jab-l cross-r").hand(kBlue, "upper-l hook-l").turn().play("strike jab-l");
    preview_contains(fight, "block upper-l", "Counter-strike: Red's head 1 of 9.");
    CHECK(preview_text(fight, "block hook-l") == "Red's turn ends.");
    preview_contains(fight, "pass", "Not blocked: Blue's head 1 of 9.");
    TestFight striker;
    striker.type(kBlue, Type::Striker).hand(kRed, "throw").hand(kBlue, "slam jab-l");
    striker.turn().play("takedown throw");
    preview_contains(striker, "block slam", "Costs 1 fatigue: Blue's fatigue 1 of 8.");
    TestFight up;
    up.mat().hand(kRed, "arm-bl-t arm-br-t").hand(kBlue, "kim-h-t").turn().play("stand arm-bl-t");
    preview_contains(up, "pound 1", "Your hand is empty then: you draw four cards at once.");
    preview_contains(up, "pound 1", "It cannot be blocked: Red's head 1 of 9; or 1 fatigue.");
    preview_contains(up, "pass", "both stand up");
}

TEST_CASE("CI-A1, CI-H6, CI-H8: the preview says where a move leads", "[describe]") {
    TestFight fight;
    fight.at(kRed, "d2").at(kBlue, "c1").hand(kRed, "calf-l calf-r").turn();
    preview_contains(fight, "footwork 1 c2", "Red on c2, adjacent, Blue pinned.");
    preview_contains(fight, "footwork 1 d4", "Red on d4, 3 hexes away, on a counter-strike hex.");
    preview_contains(fight, "footwork 1 d1", "Red on d1, adjacent, in his own corner.");
    TestFight pushed;
    pushed.at(kRed, "d6").at(kBlue, "d7").hand(kRed, "calf-l").turn();
    preview_contains(
        pushed, "shove 1", "If it lands: Blue stays, against the cage; then Red may step."
    );
}

TEST_CASE("CI-F6, CI-M3, CI-A10, CI-E6: decisions after an attack or a round have previews") {
    TestFight judo;
    judo.type(kRed, Type::Judo).hand(kRed, "slam jab-l").cubes(kBlue, Meter::BodyLeft, 2);
    judo.turn().play("takedown slam, pass");
    preview_contains(
        judo, "side left", "Blue's left body 4 of 7, an F space, Blue's fatigue 1 of 8."
    );
    preview_contains(judo, "side right", "Blue's right body 2 of 7.");
    TestFight pound;
    pound.at(kRed, "a2").at(kBlue, "a1").mat().hand(kRed, "rnc-h-t arm-bl-t");
    pound.turn().play("pound rnc-h-t, pass");
    CHECK(question_of(pound).ends_with("damage to the head, or fatigue?"));
    preview_contains(pound, "damage", "Blue's head 2 of 9.");
    preview_contains(pound, "fatigue", "Blue's fatigue 1 of 8.");
    TestFight thrown;
    thrown.hand(kRed, "over-l jab-l").turn().play("haymaker over-l, pass");
    preview_contains(thrown, "follow", "Red on e4, adjacent.");
    CHECK(preview_text(thrown, "stay").empty());
    TestFight corner;
    corner.cubes(kRed, Meter::Head, 3).turn();
    corner.state.open.decision = Decision::Recover;
    preview_contains(corner, "recover head", "Red's head 2 of 9.");
}

TEST_CASE("the question names the choices only to the deciding seat", "[describe]") {
    TestFight fight;
    fight.hand(kRed, "jab-l jab-r").turn();
    CHECK(question_of(fight).find("Red's turn, on the feet: strike") == 0);
    CHECK(usual_command(fight.state.open) == "strike");
    fight.play("strike jab-l");
    CHECK(question_of(fight) == "Red strikes with the left Jab: block it, or let it land?");
    CHECK(question(setup_of(fight), fight.view(kRed)) == "Blue is deciding.");
    CHECK(usual_command(fight.state.open) == "block");
    fight.play("pass");
    CHECK(question_of(fight) == "Red's combo: another action for free, or end?");
    fight.resign();
    CHECK(question_of(fight) == "The fight is over.");
    CHECK(usual_command(fight.state.open) == "new");
}

}  // namespace
}  // namespace tenebrae::cagedin

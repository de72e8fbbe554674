// SPDX-License-Identifier: MIT
#include "bout_words.hpp"
#include "catch.hpp"
#include "games/cagedin/words/commands.hpp"
#include "games/cagedin/words/describe.hpp"
#include "games/cagedin/words/notation.hpp"
#include "games/cagedin/words/prompt.hpp"
#include "games/cagedin/words/vocabulary.hpp"

#include <algorithm>

namespace tenebrae::cagedin {
namespace {

using trial::Bout;

Action action_of(const Bout& bout, std::string_view line) {
    const auto action = parse_command(setup_of(bout), asked(bout), core::split_words(line));
    REQUIRE(action.ok());
    return *action;
}

std::string described(const Bout& bout, std::string_view line) {
    return describe(setup_of(bout), asked(bout), action_of(bout, line));
}

std::string headed(const Bout& bout, std::string_view line) {
    return describe_briefly(setup_of(bout), asked(bout), action_of(bout, line), 31);
}

/// Returns the lines of the preview, joined.
std::string foreseen(const Bout& bout, std::string_view line) {
    const auto lines = consequences(setup_of(bout), asked(bout), action_of(bout, line));
    return core::joined(lines, " ");
}

bool foresees(const Bout& bout, std::string_view line, std::string_view what) {
    const std::string all = foreseen(bout, line);
    INFO(line << ": " << all);
    CHECK(all.find(what) != std::string::npos);
    return all.find(what) != std::string::npos;
}

std::string question_of(const Bout& bout) {
    return question(setup_of(bout), asked(bout));
}

TEST_CASE("an action is described with the icons of its cards", "[describe]") {
    Bout bout;
    bout.hand(kRed, "jab-l over-r check-l throw-c shoot").cubes(kRed, Meter::Fatigue, 1).turn();
    CHECK(described(bout, "strike 1") == "Strike with the left Jab (head; combo)");
    CHECK(described(bout, "haymaker 2") == "Haymaker with the right Overhand (head; haymaker)");
    CHECK(described(bout, "haymaker 2 to d4").ends_with(", after a step to d4"));
    CHECK(headed(bout, "strike 1") == "Strike with the Jab");
    CHECK(headed(bout, "haymaker 2 to d4") == "Haymaker, after a step to d4");
    CHECK(headed(bout, "cover discard 2 draw 0") == "Cover up: discard and draw 0");
    CHECK(described(bout, "shove 3") == "Shove with the left Leg Check (leg; counter-strike)");
    CHECK(described(bout, "takedown 4") == "Take down with the Judo Throw (combo)");
    CHECK(described(bout, "takedown 5") == "Take down with the Shoot Legs");
    CHECK(described(bout, "footwork 5 e2") == "Footwork to e2 with the Shoot Legs");
    CHECK(described(bout, "cover rest") == "Cover up: rest, lose 1 fatigue");
    Bout mat;
    mat.mat().hand(kRed, "arm-ll-e rnc-h-t").turn();
    CHECK(described(mat, "pound 1") == "Ground and pound with the armbar (left leg, escape)");
    CHECK(described(mat, "stand 2") == "Try to stand up with the rear naked choke (head, tap)");
}

TEST_CASE("every sort of card has its own name", "[describe]") {
    const Setup setup = setup_of(Bout());
    std::vector<std::string> names;
    for (const Place place : {Place::Feet, Place::Mat}) {
        for (Card card = 0; card < setup.cards[index(place)].size(); ++card) {
            names.push_back(spoken_card(setup, place, card));
        }
    }
    CHECK(names.size() == 62);
    std::sort(names.begin(), names.end());
    CHECK(std::adjacent_find(names.begin(), names.end()) == names.end());
}

TEST_CASE("CI-A5, CI-B3, CI-B4: the preview of a strike includes F and KO spaces") {
    Bout bout;
    bout.hand(kRed, "jab-l over-l low-l").cubes(kBlue, Meter::Head, 2).turn();
    foresees(
        bout, "strike 1", "If it lands: Blue's head 3 of 9, an F space, Blue's fatigue 1 of 8."
    );
    foresees(
        bout, "haymaker 2", "Blue's head 4 of 9, an F space, Blue's fatigue 1 of 8; Blue on e5"
    );
    bout.cubes(kBlue, Meter::Head, 8);
    foresees(bout, "strike 1", "Blue's head 9 of 9, a KNOCKOUT.");
    CHECK(foreseen(bout, "haymaker 2").find("e5") == std::string::npos);
    bout.cubes(kBlue, Meter::LegLeft, 4);
    foresees(bout, "strike 3", "Blue's left leg 4 of 4, full, Blue's fatigue 1 of 8.");
    bout.cubes(kBlue, Meter::Fatigue, 8);
    foresees(bout, "strike 3", "Blue's left leg 4 of 4, a KNOCKOUT.");
}

TEST_CASE("CI-D1, CI-V8: the preview counts the unseen cards that block", "[describe]") {
    Bout bout;
    bout.hand(kRed, "jab-l hook-l throw").hand(kBlue, "over-l knee-l slam").turn();
    // Eight cards hit the left side of the head; Red holds two. One of them counters.
    foresees(
        bout,
        "strike 1",
        "6 of 8 cards that block the left Jab are unseen, 1 with counter-strike; Blue holds 3 "
        "cards."
    );
    foresees(bout, "takedown 3", "1 of 2 cards that block the Judo Throw are unseen; Blue holds");
    bout.type(kBlue, Type::Striker);
    foresees(bout, "takedown 3", "7 of 8 cards that block the Judo Throw are unseen; Blue holds");
    bout.cubes(kBlue, Meter::Fatigue, 8);
    foresees(bout, "takedown 3", "Blue cannot block it.");
    Bout there;
    there.at(kRed, "d3").at(kBlue, "d4").hand(kRed, "jab-l").turn();
    foresees(
        there, "strike 1", "Blue is on a counter-strike hex: any block hits back, Red's head 1"
    );
}

TEST_CASE("CI-O1, CI-O2, CI-O4: the preview says what a combo costs", "[describe]") {
    Bout bout;
    bout.hand(kRed, "jab-l cross-l").turn();
    foresees(bout, "strike 1", "Combo: if it lands, you act again at no cost.");
    CHECK(foreseen(bout, "strike 2").find("ombo") == std::string::npos);
    bout.state.open.decision = Decision::Combo;
    bout.state.open.actions = 2;
    foresees(bout, "strike 1", "if it lands, you act again for 1 fatigue.");
    bout.state.open.actions = 3;
    foresees(bout, "strike 1", "Costs 1 fatigue: Red's fatigue 1 of 8.");
    bout.cubes(kRed, Meter::Fatigue, 7);
    foresees(bout, "strike 1", "No combo: Red's fatigue is full.");
    CHECK(foreseen(bout, "end").empty());
    Bout pinned;
    pinned.at(kRed, "c1").at(kBlue, "c2").hand(kRed, "jab-l cross-l").turn();
    foresees(pinned, "strike 1", "No combo: Red is pinned.");
}

TEST_CASE(
    "CI-M6, CI-M7, CI-M12: the preview says what a submission costs and needs", "[describe]"
) {
    Bout bout;
    bout.mat().cubes(kBlue, Meter::Fatigue, 3).hand(kRed, "arm-bl-t kim-bl-e").turn();
    foresees(bout, "submit 1", "Costs 3 fatigue: Red's fatigue 3 of 8.");
    // 21 taps and 9 escapes; Red holds one of each.
    foresees(bout, "submit 1", "4 taps in a row from the deck end the fight; 20 of 28 unseen");
    bout.cubes(kBlue, Meter::Fatigue, 8);
    foresees(bout, "submit 1", "3 taps in a row");
    CHECK(foreseen(bout, "submit 1").find("Costs") == std::string::npos);
}

TEST_CASE(
    "CI-M3, CI-M4, CI-F11, CI-F15: the preview says what ground and pound does", "[describe]"
) {
    Bout bout;
    bout.mat().hand(kRed, "rnc-h-t arm-bl-t").turn();
    foresees(bout, "pound rnc-h-t", "If it lands: Blue's head 1 of 9; or 1 fatigue.");
    bout.type(kRed, Type::Submission);
    foresees(bout, "pound rnc-h-t", "If it lands: Blue's fatigue 2 of 8.");
    bout.type(kRed, Type::Wrestler);
    foresees(bout, "pound rnc-h-t", "If it lands: Blue's head 1 of 9, then Blue's fatigue 1 of 8.");
    bout.at(kRed, "a2").at(kBlue, "a1");
    foresees(bout, "pound rnc-h-t", "If it lands: Blue's head 2 of 9, then");
}

TEST_CASE("CI-D7, CI-F4, CI-M19: the defender's answers have previews", "[describe]") {
    Bout bout;
    bout.hand(kRed, "jab-l cross-r").hand(kBlue, "upper-l hook-l").turn().play("strike jab-l");
    foresees(bout, "block upper-l", "Counter-strike: Red's head 1 of 9.");
    CHECK(foreseen(bout, "block hook-l") == "Red's turn ends.");
    foresees(bout, "pass", "Not blocked: Blue's head 1 of 9.");
    Bout striker;
    striker.type(kBlue, Type::Striker).hand(kRed, "throw").hand(kBlue, "slam jab-l");
    striker.turn().play("takedown throw");
    foresees(striker, "block slam", "Costs 1 fatigue: Blue's fatigue 1 of 8.");
    Bout up;
    up.mat().hand(kRed, "arm-bl-t arm-br-t").hand(kBlue, "kim-h-t").turn().play("stand arm-bl-t");
    foresees(up, "pound 1", "Your hand is empty then: you draw four cards at once.");
    foresees(up, "pound 1", "It cannot be blocked: Red's head 1 of 9; or 1 fatigue.");
    foresees(up, "pass", "both stand up");
}

TEST_CASE("CI-A1, CI-H6, CI-H8: the preview says where a move leads", "[describe]") {
    Bout bout;
    bout.at(kRed, "d2").at(kBlue, "c1").hand(kRed, "calf-l calf-r").turn();
    foresees(bout, "footwork 1 c2", "Red on c2, adjacent, Blue pinned.");
    foresees(bout, "footwork 1 d4", "Red on d4, 3 hexes away, on a counter-strike hex.");
    foresees(bout, "footwork 1 d1", "Red on d1, adjacent, in his own corner.");
    Bout pushed;
    pushed.at(kRed, "d6").at(kBlue, "d7").hand(kRed, "calf-l").turn();
    foresees(pushed, "shove 1", "If it lands: Blue stays, against the cage; then Red may step.");
}

TEST_CASE("CI-F6, CI-M3, CI-A10, CI-E6: decisions after an attack or a round have previews") {
    Bout judo;
    judo.type(kRed, Type::Judo).hand(kRed, "slam jab-l").cubes(kBlue, Meter::BodyLeft, 2);
    judo.turn().play("takedown slam, pass");
    foresees(judo, "side left", "Blue's left body 4 of 7, an F space, Blue's fatigue 1 of 8.");
    foresees(judo, "side right", "Blue's right body 2 of 7.");
    Bout pound;
    pound.at(kRed, "a2").at(kBlue, "a1").mat().hand(kRed, "rnc-h-t arm-bl-t");
    pound.turn().play("pound rnc-h-t, pass");
    CHECK(question_of(pound).ends_with("damage to the head, or fatigue?"));
    foresees(pound, "damage", "Blue's head 2 of 9.");
    foresees(pound, "fatigue", "Blue's fatigue 1 of 8.");
    Bout thrown;
    thrown.hand(kRed, "over-l jab-l").turn().play("haymaker over-l, pass");
    foresees(thrown, "follow", "Red on e4, adjacent.");
    CHECK(foreseen(thrown, "stay").empty());
    Bout corner;
    corner.cubes(kRed, Meter::Head, 3).turn();
    corner.state.open.decision = Decision::Recover;
    foresees(corner, "recover head", "Red's head 2 of 9.");
}

TEST_CASE("the question names the choices only to the deciding seat", "[describe]") {
    Bout bout;
    bout.hand(kRed, "jab-l jab-r").turn();
    CHECK(question_of(bout).find("Red's turn, on the feet: strike") == 0);
    CHECK(usual_command(bout.state.open) == "strike");
    bout.play("strike jab-l");
    CHECK(question_of(bout) == "Red strikes with the left Jab: block it, or let it land?");
    CHECK(question(setup_of(bout), bout.view(kRed)) == "Blue is deciding.");
    CHECK(usual_command(bout.state.open) == "block");
    bout.play("pass");
    CHECK(question_of(bout) == "Red's combo: another action for free, or end?");
    bout.resign();
    CHECK(question_of(bout) == "The fight is over.");
    CHECK(usual_command(bout.state.open) == "new");
}

TEST_CASE("CI-X1 to CI-X5: each ending has a rule and a sentence", "[describe]") {
    CHECK(ending_rule(Way::Knockout) == "CI-X1");
    CHECK(ending_rule(Way::Submission) == "CI-X2");
    CHECK(ending_rule(Way::Decision) == "CI-X3");
    CHECK(ending_rule(Way::Draw) == "CI-X4");
    CHECK(ending_rule(Way::Resigned) == "CI-X5");
    CHECK(ending_rule(Way::None).empty());
    CHECK(spoken_ending(Way::Knockout, kRed) == "Red wins by knockout.");
    CHECK(spoken_ending(Way::Resigned, kBlue) == "Red gives up: Blue wins.");
    CHECK(spoken_ending(Way::None, kNobody).empty());
}

}  // namespace
}  // namespace tenebrae::cagedin

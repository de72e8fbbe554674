// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/words/commands.hpp"
#include "kit/command_words.hpp"
#include "test_fight_words.hpp"

#include <algorithm>

namespace tenebrae::cagedin {
namespace {

using testing::TestFight;
using testing::typed;

std::vector<std::string> completed(const TestFight& fight, std::string_view line) {
    std::vector<core::Word> so_far = core::split_words(line);
    if (line.empty() || line.back() == ' ') {
        so_far.push_back({"", static_cast<int>(line.size()) + 1});
    }
    ActionList legal;
    legal_actions(setup_of(fight).rules, deciding_view(fight), legal);
    std::vector<std::string> lines;
    for (const Action action : legal) {
        lines.push_back(command_text(setup_of(fight), deciding_view(fight), action));
    }
    return kit::complete_among(lines, so_far);
}

core::Diagnostic error_of(const TestFight& fight, std::string_view line) {
    return parse_command(setup_of(fight), deciding_view(fight), core::split_words(line))
        .errors()
        .front();
}

TEST_CASE("CI-K7: the cards of a hand are numbered in the order of the tables", "[command]") {
    TestFight fight;
    fight.hand(kRed, "throw calf-r jab-r calf-l jab-l").turn();
    CHECK(typed(fight, "strike jab-l") == "strike 1");
    CHECK(typed(fight, "strike jab-r") == "strike 2");
    CHECK(typed(fight, "strike calf-l") == "strike 3");
    CHECK(typed(fight, "STRIKE Calf-R") == "strike 4");
    CHECK(typed(fight, "takedown throw") == "takedown 5");
    TestFight mat;
    mat.mat().hand(kRed, "heel-h-t arm-lr-t arm-h-e kim-bl-e").turn();
    CHECK(typed(mat, "pound arm-h-e") == "pound 1");
    CHECK(typed(mat, "pound arm-lr-t") == "pound 2");
    CHECK(typed(mat, "pound kim-bl-e") == "pound 3");
    CHECK(typed(mat, "pound heel-h-t") == "pound 4");
}

TEST_CASE(
    "CI-K8: any number of equal cards means the same and the lowest is written", "[command]"
) {
    TestFight fight;
    fight.hand(kRed, "jab-l*2 hook-l*2").turn();
    CHECK(typed(fight, "strike 2") == "strike 1");
    CHECK(typed(fight, "strike 4") == "strike 3");
    CHECK(completed(fight, "strike ") == std::vector<std::string>{"1", "3"});
    Counts hand{};
    hand[0] = 2;
    hand[3] = 1;
    CHECK(number_in_hand(hand, 3) == 3);
    CHECK(number_in_hand(hand, 1) == 0);
    CHECK(card_numbered(hand, 1) == 0);
    CHECK(card_numbered(hand, 2) == 0);
    CHECK(card_numbered(hand, 3) == 3);
    CHECK(card_numbered(hand, 4) == kNoCard);
    CHECK(card_numbered(hand, 0) == kNoCard);
}

TEST_CASE("CI-K8, CI-Q4: two equal cards are written with their lowest numbers", "[command]") {
    TestFight fight;
    fight.rules.tables.copies[index(Place::Mat)][1] = 3;
    fight.mat().cubes(kBlue, Meter::Fatigue, 6).type(kRed, Type::Submission);
    fight.hand(kRed, "arm-h-e arm-bl-t*3").turn();
    CHECK(typed(fight, "submit 3 2") == "submit 2 3");
    CHECK(typed(fight, "submit 4 2") == "submit 2 3");
    CHECK(typed(fight, "submit 4 1") == "submit 1 2");
    CHECK(typed(fight, "submit 2 2") == "same-card");
    CHECK(typed(fight, "submit 2 02") == "same-card");
    CHECK(typed(fight, "submit arm-h-e arm-h-e") == "no-such-card CI-K7");
    CHECK(typed(fight, "submit 2 5") == "no-such-card CI-K7");
    CHECK(error_of(fight, "submit 2 5").where.column == 10);
}

TEST_CASE("CI-Q2, CI-Q3: optional parts of a command may be left out", "[command]") {
    TestFight fight;
    fight.hand(kRed, "over-l over-r").turn();
    CHECK(typed(fight, "haymaker 1") == "haymaker 1");
    CHECK(typed(fight, "cover discard 2") == "cover discard 2 draw 2");
    CHECK(typed(fight, "cover discard over-r draw 1") == "cover discard 2 draw 1");
}

TEST_CASE("wrong words are errors with their position", "[command]") {
    TestFight fight;
    fight.hand(kRed, "jab-l over-l").turn();
    CHECK(typed(fight, "strke 1") == "unknown-command");
    CHECK(typed(fight, "resign") == "unknown-command");
    CHECK(typed(fight, "strike") == "missing-word");
    CHECK(typed(fight, "strike 1 2") == "unexpected-word");
    CHECK(typed(fight, "strike jab") == "no-card");
    CHECK(typed(fight, "strike 99999999999999999999") == "no-card");
    CHECK(typed(fight, "strike 4294967297") == "no-such-card CI-K7");
    CHECK(typed(fight, "strike 0") == "no-such-card CI-K7");
    CHECK(typed(fight, "strike arm-h-e") == "no-card");
    CHECK(typed(fight, "footwork 1") == "missing-word");
    CHECK(typed(fight, "footwork 1 a5") == "no-hex");
    CHECK(typed(fight, "footwork 1 h1") == "no-hex");
    CHECK(typed(fight, "footwork 1 E2") == "footwork 1 e2");
    CHECK(typed(fight, "haymaker 2 d4") == "unexpected-word");
    CHECK(typed(fight, "haymaker 2 to") == "missing-word");
    CHECK(typed(fight, "cover") == "missing-word");
    CHECK(typed(fight, "cover up") == "unexpected-word");
    CHECK(typed(fight, "cover rest 1") == "unexpected-word");
    CHECK(typed(fight, "cover discard") == "missing-word");
    CHECK(typed(fight, "cover discard 1 2") == "unexpected-word");
    CHECK(typed(fight, "cover discard 1 draw") == "missing-word");
    CHECK(typed(fight, "cover discard 1 draw 3") == "no-number");
    const core::Diagnostic error = error_of(fight, "strike 7");
    CHECK(error.where.column == 8);
    CHECK(error.expected == "a card of your hand: a number from 1 to 2");
    CHECK(error.got == "7");
    CHECK(error_of(fight, "footwork 1 g4").where.column == 12);
}

TEST_CASE("CI-Q1, CI-S1: the other decisions have their own words", "[command]") {
    TestFight fight;
    fight.start_fight();
    CHECK(typed(fight, "type Judo") == "type judo");
    CHECK(typed(fight, "type none") == "no-type");
    fight.state.open.decision = Decision::Side;
    CHECK(typed(fight, "side left") == "side left");
    CHECK(typed(fight, "side right") == "side right");
    CHECK(typed(fight, "side up") == "unexpected-word");
    CHECK(error_of(fight, "side up").expected == "left or right");
    CHECK(error_of(fight, "side").expected == "left or right");
    fight.state.open.decision = Decision::Recover;
    CHECK(typed(fight, "recover nose") == "no-meter");
    CHECK(typed(fight, "coach") == "coach");
    CHECK(typed(fight, "skip 1") == "unexpected-word");
}

TEST_CASE("completion offers the words of legal actions", "[command]") {
    TestFight fight;
    fight.hand(kRed, "jab-l over-l").cubes(kRed, Meter::Fatigue, 2).turn();
    using Words = std::vector<std::string>;
    CHECK(completed(fight, "s") == Words{"strike", "shove"});
    CHECK(completed(fight, "strike ") == Words{"1"});
    CHECK(completed(fight, "cover ") == Words{"discard", "rest"});
    CHECK(completed(fight, "cover discard 1 draw ") == Words{"0", "1", "2"});
    CHECK(completed(fight, "haymaker 2 ") == Words{"to"});
    CHECK(completed(fight, "haymaker 2 to ") == Words{"d4", "f3"});
}

TEST_CASE("the help of every command has an example and cites a rule", "[command]") {
    CHECK(command_rows().size() == 24);
    for (const table::CommandRow& row : command_rows()) {
        CHECK(row.detail.find("Example") != std::string_view::npos);
        CHECK(row.detail.find("CI-") != std::string_view::npos);
    }
}

TEST_CASE("CI-H1: a hex is named by its row's letter and its number from the left", "[command]") {
    int read = 0;
    for (char letter = 'a'; letter <= 'h'; ++letter) {
        for (char digit = '0'; digit <= '9'; ++digit) {
            const std::string text{letter, digit};
            const auto hex = parse_hex(text);
            read += hex ? 1 : 0;
            CHECK((!hex || name(*hex) == text));
        }
    }
    CHECK(read == kHexes);
    CHECK(parse_hex("D7") == parse_hex("d7"));
    CHECK_FALSE(parse_hex("d"));
    CHECK_FALSE(parse_hex("d10"));
}

}  // namespace
}  // namespace tenebrae::cagedin

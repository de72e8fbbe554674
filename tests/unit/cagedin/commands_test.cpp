// SPDX-License-Identifier: MIT
#include "bout_words.hpp"
#include "catch.hpp"
#include "games/cagedin/words/acts.hpp"
#include "games/cagedin/words/commands.hpp"
#include "games/cagedin/words/notation.hpp"
#include "kit/command_words.hpp"

#include <algorithm>

namespace tenebrae::cagedin {
namespace {

using trial::Bout;
using trial::typed;

std::vector<std::string> completed(const Bout& bout, std::string_view line) {
    std::vector<core::Word> so_far = core::split_words(line);
    if (line.empty() || line.back() == ' ') {
        so_far.push_back({"", static_cast<int>(line.size()) + 1});
    }
    ActionList legal;
    legal_actions(setup_of(bout).rules, asked(bout), legal);
    std::vector<std::string> lines;
    for (const Action action : legal) {
        lines.push_back(words(setup_of(bout), asked(bout), action));
    }
    return kit::complete_among(lines, so_far);
}

core::Diagnostic fault_of(const Bout& bout, std::string_view line) {
    return parse_command(setup_of(bout), asked(bout), core::split_words(line)).faults().front();
}

TEST_CASE("CI-K7: the cards of a hand are numbered in the order of the tables", "[command]") {
    Bout bout;
    bout.hand(kRed, "throw calf-r jab-r calf-l jab-l").turn();
    CHECK(typed(bout, "strike jab-l") == "strike 1");
    CHECK(typed(bout, "strike jab-r") == "strike 2");
    CHECK(typed(bout, "strike calf-l") == "strike 3");
    CHECK(typed(bout, "STRIKE Calf-R") == "strike 4");
    CHECK(typed(bout, "takedown throw") == "takedown 5");
    Bout mat;
    mat.mat().hand(kRed, "heel-h-t arm-lr-t arm-h-e kim-bl-e").turn();
    CHECK(typed(mat, "pound arm-h-e") == "pound 1");
    CHECK(typed(mat, "pound arm-lr-t") == "pound 2");
    CHECK(typed(mat, "pound kim-bl-e") == "pound 3");
    CHECK(typed(mat, "pound heel-h-t") == "pound 4");
}

TEST_CASE(
    "CI-K8: any number of equal cards means the same and the lowest is written", "[command]"
) {
    Bout bout;
    bout.hand(kRed, "jab-l*2 hook-l*2").turn();
    CHECK(typed(bout, "strike 2") == "strike 1");
    CHECK(typed(bout, "strike 4") == "strike 3");
    CHECK(completed(bout, "strike ") == std::vector<std::string>{"1", "3"});
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
    Bout bout;
    bout.rules.tables.copies[index(Place::Mat)][1] = 3;
    bout.mat().cubes(kBlue, Meter::Fatigue, 6).type(kRed, Type::Submission);
    bout.hand(kRed, "arm-h-e arm-bl-t*3").turn();
    CHECK(typed(bout, "submit 3 2") == "submit 2 3");
    CHECK(typed(bout, "submit 4 2") == "submit 2 3");
    CHECK(typed(bout, "submit 4 1") == "submit 1 2");
    CHECK(typed(bout, "submit 2 2") == "same-card");
    CHECK(typed(bout, "submit 2 02") == "same-card");
    CHECK(typed(bout, "submit arm-h-e arm-h-e") == "no-such-card CI-K7");
    CHECK(typed(bout, "submit 2 5") == "no-such-card CI-K7");
    CHECK(fault_of(bout, "submit 2 5").where.column == 10);
}

TEST_CASE("CI-Q2, CI-Q3: optional parts of a command may be left out", "[command]") {
    Bout bout;
    bout.hand(kRed, "over-l over-r").turn();
    CHECK(typed(bout, "haymaker 1") == "haymaker 1");
    CHECK(typed(bout, "cover discard 2") == "cover discard 2 draw 2");
    CHECK(typed(bout, "cover discard over-r draw 1") == "cover discard 2 draw 1");
}

TEST_CASE("wrong words are errors with their position", "[command]") {
    Bout bout;
    bout.hand(kRed, "jab-l over-l").turn();
    CHECK(typed(bout, "strke 1") == "unknown-command");
    CHECK(typed(bout, "resign") == "unknown-command");
    CHECK(typed(bout, "strike") == "missing-word");
    CHECK(typed(bout, "strike 1 2") == "unexpected-word");
    CHECK(typed(bout, "strike jab") == "no-card");
    CHECK(typed(bout, "strike 99999999999999999999") == "no-card");
    CHECK(typed(bout, "strike 4294967297") == "no-such-card CI-K7");
    CHECK(typed(bout, "strike 0") == "no-such-card CI-K7");
    CHECK(typed(bout, "strike arm-h-e") == "no-card");
    CHECK(typed(bout, "footwork 1") == "missing-word");
    CHECK(typed(bout, "footwork 1 a5") == "no-hex");
    CHECK(typed(bout, "footwork 1 h1") == "no-hex");
    CHECK(typed(bout, "footwork 1 E2") == "footwork 1 e2");
    CHECK(typed(bout, "haymaker 2 d4") == "unexpected-word");
    CHECK(typed(bout, "haymaker 2 to") == "missing-word");
    CHECK(typed(bout, "cover") == "missing-word");
    CHECK(typed(bout, "cover up") == "unexpected-word");
    CHECK(typed(bout, "cover rest 1") == "unexpected-word");
    CHECK(typed(bout, "cover discard") == "missing-word");
    CHECK(typed(bout, "cover discard 1 2") == "unexpected-word");
    CHECK(typed(bout, "cover discard 1 draw") == "missing-word");
    CHECK(typed(bout, "cover discard 1 draw 3") == "no-number");
    const core::Diagnostic fault = fault_of(bout, "strike 7");
    CHECK(fault.where.column == 8);
    CHECK(fault.expected == "a card of your hand: a number from 1 to 2");
    CHECK(fault.got == "7");
    CHECK(fault_of(bout, "footwork 1 g4").where.column == 12);
}

TEST_CASE("CI-Q1, CI-S1: the other decisions have their own words", "[command]") {
    Bout bout;
    bout.fight();
    CHECK(typed(bout, "type Judo") == "type judo");
    CHECK(typed(bout, "type none") == "no-type");
    bout.state.open.decision = Decision::Side;
    CHECK(typed(bout, "side left") == "side left");
    CHECK(typed(bout, "side right") == "side right");
    CHECK(typed(bout, "side up") == "unexpected-word");
    CHECK(fault_of(bout, "side up").expected == "left or right");
    CHECK(fault_of(bout, "side").expected == "left or right");
    bout.state.open.decision = Decision::Recover;
    CHECK(typed(bout, "recover nose") == "no-meter");
    CHECK(typed(bout, "coach") == "coach");
    CHECK(typed(bout, "skip 1") == "unexpected-word");
}

TEST_CASE("completion offers the words of legal actions", "[command]") {
    Bout bout;
    bout.hand(kRed, "jab-l over-l").cubes(kRed, Meter::Fatigue, 2).turn();
    using Words = std::vector<std::string>;
    CHECK(completed(bout, "s") == Words{"strike", "shove"});
    CHECK(completed(bout, "strike ") == Words{"1"});
    CHECK(completed(bout, "cover ") == Words{"discard", "rest"});
    CHECK(completed(bout, "cover discard 1 draw ") == Words{"0", "1", "2"});
    CHECK(completed(bout, "haymaker 2 ") == Words{"to"});
    CHECK(completed(bout, "haymaker 2 to ") == Words{"d4", "f3"});
}

TEST_CASE("every command has a row of help and every row a command", "[command]") {
    for (const Act& act : acts()) {
        const bool has_row = std::ranges::any_of(command_rows(), [&act](const auto& row) {
            return row.name == act.command;
        });
        CHECK((has_row || act.kind == ActionKind::Resign));
    }
    for (const table::CommandRow& row : command_rows()) {
        CHECK(std::ranges::any_of(acts(), [&row](const Act& act) {
            return act.command == row.name;
        }));
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

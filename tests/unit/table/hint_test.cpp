// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "table/hint.hpp"
#include "tables.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace tenebrae::table;
using namespace tenebrae::table::test;

namespace {

/// A seat that may step or draw. Both were tried.
struct Advised {
    TestSession table = new_table();
    Hint hint;

    explicit Advised(HintLevel level = HintLevel::Move) {
        table.type("step");
        const Observation& observation = table.session.observation();
        REQUIRE(observation.choices.size() == 2);
        hint.level = level;
        hint.view = observation.view;
        Advice& advice = hint.advice;
        advice.figures = std::make_shared<const std::vector<FigureName>>(std::vector<FigureName>{
            {"points", "point", "points"},
            {"stones", "stone in the way", "stones in the way", false},
            {"lame", "the walker lame", "the walker lame", false, true}});
        AdviceLine draw{observation.choices[1], 120, 4512, 4020, 5049, {}, {}, "Cards are points."};
        draw.at_once = {{0, 100, 0}};
        draw.ahead = {{1, 40, 240}, {2, 60, 15}, {0, 340, 290}};
        AdviceLine step{observation.choices[0], 60, 12, 0, 310, {}, {}, ""};
        step.at_once = {{2, 100, 0}, {0, -150, 0}};
        step.ahead = {{1, 240, 40}};
        advice.lines = {draw, step};
        advice.playouts = 180;
        advice.tried = 2;
    }
    [[nodiscard]] const Game& game() const { return *table.session.observation().game; }
    [[nodiscard]] std::string text() const { return hint_text(game(), hint); }
    [[nodiscard]] Json json() const { return hint_json(game(), hint); }
};

}  // namespace

TEST_CASE("a hint reports each move with its chance and its cost and the differences", "[hint]") {
    Advised advised;
    CHECK(
        advised.text()
        == "draw: It is called draw\n"
           "  Cards are points.\n"
           "  Chance to win: 45 in 100 (40 to 50, from 120 playouts).\n"
           "  Gain now: 1 more point.\n"
           "  Better on average: 2 fewer stones in the way (0.4 against 2.4); 0.5 more points (3.4 "
           "against 2.9). Worse on average: the walker lame more often (60 against 15 in 100).\n"
           "2. step a1: It is called step a1\n"
           "  Chance to win: under 1 in 100 (0 to 3, from 60 playouts).\n"
           "  Cost now: the walker lame; 1.5 fewer points.\n"
           "  Worse than the first: 2 more stones in the way (2.4 against 0.4).\n"
           "Tried: 2 commands in 180 playouts.\n"
    );
    CHECK(
        short_hint(advised.game(), advised.hint)
        == "It is called draw. Cards are points. To win: 45 in 100. Or step a1 (under 1 in 100)."
    );
    advised.hint.advice.lines.front().reason.clear();
    CHECK(
        short_hint(advised.game(), advised.hint)
        == "It is called draw. Better: fewer stones in the way; more points. "
           "Worse: the walker lame more often. To win: 45 in 100. Or step a1 (under 1 in 100)."
    );
    advised.hint.advice.is_cut_short = true;
    CHECK(advised.text().ends_with("in 180 playouts, stopped early.\n"));
}

TEST_CASE("a hint offers no alternative that seems better than its suggestion", "[hint]") {
    Advised advised;
    advised.hint.advice.lines.back().chance = advised.hint.advice.lines.front().chance + 1;
    CHECK(advised.text().find("step a1") == std::string::npos);
    CHECK(short_hint(advised.game(), advised.hint).ends_with("To win: 45 in 100."));
    CHECK(advised.json()["others"].size() == 1);
}

TEST_CASE("a short hint without figures ends without a full stop", "[hint]") {
    Advised advised;
    AdviceLine& best = advised.hint.advice.lines.front();
    best.playouts = 0;
    best.ahead.clear();
    CHECK(short_hint(advised.game(), advised.hint) == "It is called draw. Cards are points.");
    best.reason.clear();
    CHECK(short_hint(advised.game(), advised.hint) == "It is called draw");
}

TEST_CASE("the lower levels of a hint name no command", "[hint]") {
    const Advised nudge(HintLevel::Nudge);
    CHECK(nudge.text() == "Think about: stones in the way; the walker lame; points.\n");
    CHECK(
        nudge.json()
        == Json::parse(R"({"level": "nudge", "figures": ["stones", "lame", "points"]})")
    );
    CHECK_FALSE(nudge.hint.move());
    const Advised plan(HintLevel::Plan);
    CHECK(
        plan.text()
        == "Aim for: fewer stones in the way; more points. It costs: the walker lame more often.\n"
    );
    CHECK(plan.json().dump().find("draw") == std::string::npos);
    CHECK_FALSE(plan.hint.move());
    CHECK(plan.json()["ahead"].size() == 3);
    const Advised odds(HintLevel::Odds);
    CHECK(odds.text() == "Chance to win: 45 in 100 (40 to 50, from 120 playouts).\n");
    CHECK(short_hint(odds.game(), odds.hint) == "To win: 45 in 100 (40 to 50)");
    CHECK(
        odds.json()
        == Json::parse(R"({"chance": 0.4512, "interval": [0.402, 0.5049], "playouts": 120})")
    );
}

TEST_CASE("programs get the figures of each reason", "[hint]") {
    const Advised advised;
    const Json json = advised.json();
    CHECK(json["level"] == "move");
    CHECK(json["command"] == "draw");
    CHECK(json["chance"] == 0.4512);
    CHECK(json["playouts"] == 120);
    CHECK(json["playouts_all"] == 180);
    CHECK(json["tried"] == 2);
    CHECK(json["cut_short"] == false);
    CHECK(
        json["ahead"][0]
        == Json::parse(R"({"figure": "stones", "words": "stones in the way", "here": 0.4,
                           "other": 2.4, "gain": true})")
    );
    CHECK(json["at_once"][0]["before"] == 0);
    REQUIRE(json["others"].size() == 1);
    CHECK(json["others"][0]["command"] == "step a1");
    CHECK(json["others"][0]["ahead"][0]["gain"] == false);
}

TEST_CASE("a hint without differences highlights nothing", "[hint]") {
    Advised advised(HintLevel::Nudge);
    advised.hint.advice.lines.front().ahead.clear();
    advised.hint.advice.lines.front().reason.clear();
    CHECK(advised.text() == "No choice stands out; they are about equal.\n");
    advised.hint.level = HintLevel::Plan;
    CHECK(advised.text() == "No choice stands out; they are about equal.\n");
    advised.hint.advice.lines.front().reason = "It is dark.";
    CHECK(advised.text() == "It is dark.\n");
    advised.hint.level = HintLevel::Nudge;
    CHECK(advised.text() == "It is dark.\n");
}

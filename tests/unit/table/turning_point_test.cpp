// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "host/match.hpp"
#include "rating_bot.hpp"
#include "table/turning_point.hpp"
#include "tables.hpp"

#include <nlohmann/json.hpp>

#include <array>

using namespace tenebrae::host;
using namespace tenebrae::table;
using namespace tenebrae::table::test;

namespace {

/// Returns a walk of three turns, won with six cards. In turn 1 the player walks away from the
/// deck.
TestSession won() {
    TestSession table = new_table();
    table.type_all({"step", "draw", "step", "step", "draw", "draw", "draw", "draw", "draw"});
    return table;
}

void finish(TurningPointSearch& search) {
    while (!search.is_done()) {
        search.step();
    }
}

}  // namespace

TEST_CASE("the turning point is the turn in which the chance of winning fell most", "[command]") {
    const TestSession table = won();
    const auto replay = replay_of(table.session.match(), std::nullopt);
    TurningPointSearch search(*replay, rating_bot(), 0);
    CHECK(search.turns() == 2);  // the other turns had no choice
    finish(search);
    const std::optional<TurningPoint> found = search.found();
    REQUIRE(found);
    CHECK(found->turn == 1);
    CHECK(found->moment == 1);
    CHECK(found->before == 7000);
    CHECK(found->after == 3000);
    REQUIRE(found->missed);
    CHECK(found->missed->played == "step a1");
    CHECK(found->missed->played_chance == 4000);
    CHECK(found->missed->better == "draw");
    CHECK(found->missed->chance == 7000);
    CHECK_FALSE(found->missed->is_at_most);
    CHECK(search.done() == 4);  // two turns, and the two choices of turn 1
    CHECK(
        format_turning_point(search)
        == "The turning point was turn 1: the chance to win fell from 70 in 100 to 30 in 100. "
           "In it: A card of 3 is drawn. That makes 3 points. Better: \"It is called draw\", "
           "70 in 100, instead of \"It is called step a1\", 40 in 100."
    );
    const Json object = json_of(search);
    CHECK(object["complete"] == true);
    CHECK(object["turn"] == 1);
    CHECK(object["before"] == 0.7);
    CHECK(object["missed"]["better_chance"] == 0.7);
    CHECK(object["missed"]["better"] == "draw");
}

TEST_CASE("a bot is asked with the view that its seat had at that time", "[command]") {
    TestSession table = new_table("cards hidden players 2");
    table.type_all({"step", "draw", "step", "step", "draw"});
    while (!table.session.match().is_over()) {
        REQUIRE(table.type("draw").kind != Reply::Kind::Refused);
    }
    const Match& match = table.session.match();
    const auto replay = replay_of(match, std::nullopt);
    for (std::size_t moment = 0; moment < replay->end(); ++moment) {
        const Observation known = replay->observation_of_decider(moment);
        const int deciding = match.referee->deciding_seat(match.state_at(moment));
        CHECK(known.seat == deciding);
        CHECK(known.decides);
        CHECK(known.view == match.referee->view(match.state_at(moment), deciding));
    }
}

TEST_CASE("a search that was stopped reports its best result so far as incomplete", "[command]") {
    const TestSession table = won();
    const auto replay = replay_of(table.session.match(), std::nullopt);
    TurningPointSearch search(*replay, rating_bot(), 0);
    CHECK(
        format_turning_point(search) == "So far, after 0 of 2 turns: The chance to win never fell."
    );
    search.step([](int, int) { return false; });
    CHECK(search.done() == 0);
    search.step();
    CHECK(search.turns_done() == 1);
    search.step();
    CHECK_FALSE(search.is_done());
    CHECK(
        format_turning_point(search)
        == "So far, after 2 of 2 turns: The turning point was turn 1: the chance to win fell from "
           "70 in 100 to 30 in 100."
    );
    CHECK(json_of(search)["complete"] == false);
    finish(search);
    CHECK(format_turning_point(search).starts_with("The turning point was turn 1"));
}

TEST_CASE("a game without choices has no turning point", "[command]") {
    TestSession table = new_table();
    table.type("resign");
    const auto replay = replay_of(table.session.match(), std::nullopt);
    const TurningPointSearch search(*replay, rating_bot(), 0);
    CHECK(search.is_done());
    CHECK(format_turning_point(search) == "The chance to win never fell.");
}

TEST_CASE("the search for the turning point takes from the time of a person", "[command]") {
    const std::array bots{rating_bot()};
    const auto budget = std::make_shared<TestBudget>();
    Environment with = environment();
    with.bots = bots;
    with.search_budget = budget;
    TestSession table{Session(with)};
    table.type_all({"new walking seed 7", "step", "resign"});
    CHECK(table.type("story --turning").kind == Reply::Kind::Answered);
    CHECK(budget->searches == 1);
    budget->is_used_up = true;
    CHECK(code_of(table.type("story --turning")) == "too-much-searching");
    CHECK(table.type("story").kind == Reply::Kind::Answered);
    CHECK(budget->searches == 1);
}

TEST_CASE("the story finds the turning point if a bot can rate positions", "[command]") {
    const std::array bots{rating_bot()};
    Environment with = environment();
    SECTION("no bot can rate positions") {
        with.bots = walking_bots();
        TestSession table{Session(with)};
        table.type_all({"new walking seed 7", "step", "resign"});
        CHECK(code_of(table.type("story --turning")) == "no-estimate");
        const Reply later = table.type("story --json --turning");
        CHECK(code_of(later) == "no-estimate");
        CHECK(later.errors.front().where.column == 14);
        CHECK(table.type("story").kind == Reply::Kind::Answered);
    }
    SECTION("a bot can rate positions") {
        with.bots = bots;
        ViewerSettings settings;
        SECTION("with enough time") {}
        SECTION("without enough time") {
            settings.start_time_limit = [] {
                return [](int done, int all) { return done < all / 2; };
            };
        }
        TestSession table{Session(with, settings)};
        table.type_all({"new walking seed 7", "step", "draw", "step", "step"});
        CHECK(code_of(table.type("story --turning")) == "not-over");
        table.type_all({"draw", "draw", "draw", "draw", "draw"});
        const bool is_patient = !settings.start_time_limit;
        const std::string text = table.type("story --turning").text;
        CHECK((text.find("\nThe turning point was turn 1") != std::string::npos) == is_patient);
        CHECK((text.find("\nSo far, after 2 of 2 turns: ") == std::string::npos) == is_patient);
        const Json story = Json::parse(table.type("story --json --turning").text);
        CHECK(story["turning"]["complete"] == is_patient);
        CHECK(story["turning"]["turns"] == 2);
        CHECK(code_of(table.type("story --turning --turning")) == "unknown-option");
    }
}

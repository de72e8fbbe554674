// SPDX-License-Identifier: MIT
// Summaries of many games, and how several threads play them in order.
#include "app/ordered_work.hpp"
#include "app/progress_line.hpp"
#include "app/sim_plan.hpp"
#include "app/sim_report.hpp"
#include "catch.hpp"

#include <stdexcept>
#include <string>

using namespace tenebrae;
using namespace tenebrae::app;

namespace {

store::BotGame game_of(std::vector<std::string> results, std::string code, std::int64_t turns) {
    store::BotGame game;
    game.game = "walking";
    game.header = {"players 2"};
    game.bots = std::vector<std::string>(results.size(), "lazy");
    game.results = std::move(results);
    game.code = std::move(code);
    game.turns = turns;
    game.commands = 2 * turns;
    return game;
}

std::string numbers(std::uint64_t count, unsigned threads) {
    std::string text;
    OrderedWork work(3, 3 + count, [](std::uint64_t place, std::string& made) {
        made += std::to_string(place) + "\n";
    });
    work.run(threads, [&text](std::string_view made, std::uint64_t /*pieces*/) {
        text += made;
        return true;
    });
    return text;
}

}  // namespace

TEST_CASE("the results of several threads are in the same order as with one", "[sim]") {
    const std::string one = numbers(20000, 1);
    CHECK(one.starts_with("3\n4\n5\n"));
    CHECK(one.ends_with("20001\n20002\n"));
    CHECK(numbers(20000, 7) == one);
    CHECK(numbers(0, 2).empty());
}

TEST_CASE("work ends when it fails or is cancelled", "[sim]") {
    OrderedWork fails(0, 1000000, [](std::uint64_t place, std::string& /*made*/) {
        if (place == 500) {
            throw std::runtime_error("no more");
        }
    });
    CHECK_THROWS_AS(
        fails.run(2, [](std::string_view, std::uint64_t) { return true; }), std::runtime_error
    );
    OrderedWork endless(0, ~std::uint64_t{0}, [](std::uint64_t, std::string& made) {
        made += "x";
    });
    std::uint64_t taken = 0;
    endless.run(2, [&taken](std::string_view made, std::uint64_t pieces) {
        CHECK(made.size() == pieces);
        taken += pieces;
        return taken < 100;
    });
    CHECK(taken >= 100);
}

TEST_CASE("the Wilson interval of a proportion is right", "[sim]") {
    const auto is_near = [](double value, double wanted) {
        return value > wanted - 0.00005 && value < wanted + 0.00005;
    };
    const Share none = share_of(0, 10);
    CHECK(none.share == 0);
    CHECK(none.low == 0);
    CHECK(is_near(none.high, 0.2775));
    const Share half = share_of(5, 10);
    CHECK(is_near(half.low, 0.2366));
    CHECK(is_near(half.high, 0.7634));
    const Share most = share_of(720, 1000);
    CHECK(is_near(most.low, 0.6914));
    CHECK(is_near(most.high, 0.7469));
    CHECK(is_near(share_of(10, 10).high, 1));
}

TEST_CASE("seeds and shards are written as ranges and fractions", "[sim]") {
    CHECK(parse_seeds("5")->first == 5);
    CHECK(parse_seeds("5")->last == 5);
    CHECK(parse_seeds("1-1000")->last == 1000);
    CHECK(parse_seeds("18446744073709551615")->last == ~std::uint64_t{0});
    for (const char* wrong :
         {"", "-", "5-", "-5", "6-5", "a-b", "1-2-3", "0-18446744073709551615"}) {
        INFO(wrong);
        CHECK_FALSE(parse_seeds(wrong));
    }
    CHECK(parse_shard("2/8")->of == 8);
    for (const char* wrong : {"", "2", "0/8", "9/8", "2/", "/8", "1/1000001"}) {
        INFO(wrong);
        CHECK_FALSE(parse_shard(wrong));
    }
}

TEST_CASE("progress shows the rate and the time left", "[sim]") {
    CHECK(
        progress_line({0, 50, 200, 10}, 60)
        == "50 of 200 [######-------------------] 5.0 games/s, 0:30 left"
    );
    CHECK(
        progress_line({100, 150, 200, 10}, 50)
        == "150 of 200 [##########----] 5.0 games/s, 0:10 left"
    );
    CHECK(progress_line({0, 200, 200, 0.01}, 40) == "200 of 200 [#############] 20000 games/s");
    CHECK(progress_line({0, 1, 1000000, 1}, 80).find("277:46:39 left") != std::string::npos);
    // No game has been played yet.
    CHECK(progress_line({0, 0, 200, 0}, 40) == "0 of 200 [-----------------] 0.0 games/s");
    // The line is too narrow for a bar, or for all words.
    CHECK(progress_line({0, 50, 200, 10}, 37) == "50 of 200 5.0 games/s, 0:30 left");
    CHECK(progress_line({0, 50, 200, 10}, 9) == "50 of 200");
}

TEST_CASE("a summary has wins with intervals and causes and durations", "[sim]") {
    SimTallies tallies;
    SimTally& tally = tallies["head"];
    for (int game = 0; game < 6; ++game) {
        tally.add(game_of({"won", "won"}, "home", 3));
    }
    for (int game = 0; game < 4; ++game) {
        tally.add(game_of({"lost", "lost"}, "tired", game < 3 ? 5 : 30));
    }
    CHECK(
        report_text(tallies)
        == "walking: players 2.\n"
           "Bots: lazy. 10 games.\n"
           "  won                        6   60.0 %  (31.3 to 83.2)    #########\n"
           "  lost                       4   40.0 %  (16.8 to 68.7)    ######\n"
           "Causes:\n"
           "  home                       6   60.0 %  (31.3 to 83.2)    #########\n"
           "  tired                      4   40.0 %  (16.8 to 68.7)    ######\n"
           "Turns: mean 6.3, median 3, from 3 to 30\n"
           "  0 to 4                     6  ##############################\n"
           "  5 to 9                     3  ###############\n"
           "  10 to 14                   0\n"
           "  15 to 19                   0\n"
           "  20 to 24                   0\n"
           "  25 to 29                   0\n"
           "  30 to 34                   1  #####\n"
    );
    CHECK(
        report_csv(tallies)
        == "game,rules,bots,measure,value,games,of,share,low,high\n"
           "\"walking\",\"players "
           "2\",\"lazy\",\"result\",\"lost\",4,10,0.400000,0.168180,0.687326\n"
           "\"walking\",\"players 2\",\"lazy\",\"result\",\"won\",6,10,0.600000,0.312674,0.831820\n"
           "\"walking\",\"players 2\",\"lazy\",\"cause\",\"home\",6,10,0.600000,0.312674,0.831820\n"
           "\"walking\",\"players "
           "2\",\"lazy\",\"cause\",\"tired\",4,10,0.400000,0.168180,0.687326\n"
           "\"walking\",\"players 2\",\"lazy\",\"turns\",\"3\",6,10,0.600000,0.312674,0.831820\n"
           "\"walking\",\"players 2\",\"lazy\",\"turns\",\"5\",3,10,0.300000,0.107791,0.603222\n"
           "\"walking\",\"players 2\",\"lazy\",\"turns\",\"30\",1,10,0.100000,0.017876,0.404150\n"
           "\"walking\",\"players 2\",\"lazy\",\"commands\",\"6\",6,10,0.600000,0.312674,0.831820\n"
           "\"walking\",\"players "
           "2\",\"lazy\",\"commands\",\"10\",3,10,0.300000,0.107791,0.603222\n"
           "\"walking\",\"players "
           "2\",\"lazy\",\"commands\",\"60\",1,10,0.100000,0.017876,0.404150\n"
    );
}

TEST_CASE("if seats have different results a summary has each of them", "[sim]") {
    SimTallies tallies;
    tallies["head"].add(game_of({"won", "lost"}, "caught", 3));
    tallies["head"].add(game_of({"drew", "drew"}, "tired", 3));
    const std::string text = report_text(tallies);
    CHECK(text.find("Seat 1:\n  won                        1   50.0 %") != std::string::npos);
    CHECK(text.find("Seat 2:\n  won                        0    0.0 %") != std::string::npos);
    CHECK(text.find("  drew                       1   50.0 %") != std::string::npos);
    CHECK(report_csv(tallies).find("\"result 2\",\"lost\",1,2") != std::string::npos);
    CHECK(report_csv(tallies).find("\"result 2\",\"won\",0,2,0.000000,0.0") != std::string::npos);
}

TEST_CASE("no text in a file of games is a gnuplot command", "[sim]") {
    SimTallies tallies;
    store::BotGame game = game_of({"won"}, "home", 3);
    game.header = {"name 1 \"; system('x') `y` $z \\ \nEOD"};
    tallies["head"].add(game);
    const std::string text = report_plot(tallies);
    CHECK(text.find("name 1 ?; system??x?? ?y? ?z ? ?EOD") != std::string::npos);
    CHECK(text.find("set terminal svg") != std::string::npos);
    CHECK(text.find("100.000000") != std::string::npos);
    CHECK(report_plot({}).empty());
}

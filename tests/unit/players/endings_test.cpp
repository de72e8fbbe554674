// SPDX-License-Identifier: MIT
// The ending reports of shipped games, and the turning points that their bots find.
#include "catch.hpp"
#include "host/match.hpp"
#include "host/script.hpp"
#include "registry.hpp"
#include "table/ending.hpp"
#include "table/turning_point.hpp"

#include <algorithm>
#include <string>
#include <vector>

using namespace tenebrae;
using namespace tenebrae::test;

namespace {

host::Match match_of(const std::string& name) {
    const core::Result<host::Session> played =
        host::play_file(host::Session(environment()), "saves/" + name + ".tene");
    REQUIRE(played);
    REQUIRE(played->match().is_over());
    return played->match();
}

table::Ending ending_of(const std::string& name) {
    return table::ending_of(*host::replay_of(match_of(name), std::nullopt));
}

int amount_of(const table::Ending& ending, std::string_view name) {
    const auto bar = std::ranges::find(ending.bars, name, &table::Bar::name);
    return bar == ending.bars.end() ? 0 : bar->amount;
}

int sum_of(const table::Ending& ending) {
    int sum = 0;
    for (const table::Bar& bar : ending.bars) {
        sum += bar.amount;
    }
    return sum;
}

}  // namespace

TEST_CASE("every tile that left the stack is counted in a bar", "[bots]") {
    for (const char* name :
         {"nightcage-won",
          "nightcage-lost-keys",
          "nightcage-lost-gates",
          "nightcage-advanced-won",
          "nightcage-both-bosses-won"}) {
        INFO(name);
        const table::Ending ending = ending_of(name);
        REQUIRE(ending.curves.size() == 1);
        const std::vector<int>& stack = ending.curves.front().values;
        CHECK(sum_of(ending) == stack.front() - stack.back());
        CHECK(std::ranges::is_sorted(stack, std::ranges::greater()));
        CHECK(stack.size() == static_cast<std::size_t>(*ending.turns - ending.curves[0].first) + 2);
    }
}

TEST_CASE("tiles lost to light and strikes and Stays and landings have separate bars", "[bots]") {
    const table::Ending ending = ending_of("nightcage-won");
    CHECK(amount_of(ending, "light") == 50);
    CHECK(amount_of(ending, "strikes") == 11);
    CHECK(amount_of(ending, "landings") == 6);
    CHECK(amount_of(ending, "Stays") == 4);
    CHECK(
        ending.milestones.front()
        == "Turn 6: Prisoner 2 spends 1 nerve to move again. Prisoner 2 draws a gate."
    );
}

TEST_CASE("an ending of Caged In has a card for each round and what filled the meter", "[bots]") {
    const std::vector<std::string> lines = ending_of("cagedin-knockout").chapters;
    REQUIRE(lines.size() > 2);
    CHECK(lines.front().starts_with("Round 1: "));
    CHECK(std::ranges::any_of(lines, [](const std::string& line) {
        return line.starts_with("What filled ");
    }));
    CHECK(lines.back().ends_with("knocked out."));
}

TEST_CASE("an ending of Nyctophobia says where the Hunter was in each round", "[bots]") {
    const table::Ending ending = ending_of("nyctophobia-won");
    REQUIRE(ending.turns);
    // A line for each round, for the end, and for the moment when he was nearest.
    CHECK(ending.chapters.size() == static_cast<std::size_t>(*ending.turns) + 2);
    CHECK(ending.chapters.front().starts_with("Round 1: the Hunter at "));
    CHECK(ending.chapters.back().starts_with("He was nearest "));
}

TEST_CASE("an ending of Nyctophobia has curves for health and the distance to the car", "[bots]") {
    const table::Ending ending = ending_of("nyctophobia-won");
    REQUIRE(ending.curves.size() == 2);
    // At the end the nearest Hunted was in the car.
    CHECK(ending.curves[0].values.front() > 0);
    CHECK(ending.curves[0].values.back() == 0);
    const std::vector<int>& health = ending.curves[1].values;
    CHECK(health.front() - health.back() == sum_of(ending));
}

TEST_CASE("an ending of Caged In has curves for damage and fatigue of both fighters", "[bots]") {
    const table::Ending ending = ending_of("cagedin-knockout");
    REQUIRE(ending.curves.size() == 4);
    CHECK(ending.curves[0].name == "Red's damage");
    CHECK(ending.curves[3].name == "Blue's fatigue");
    CHECK(amount_of(ending, "Blue, by strikes") == 6);
}

TEST_CASE("the turning point of a lost game is found and is reproducible", "[bots]") {
    const std::string_view name = GENERATE("nightcage-lost-keys", "nyctophobia-lost-death");
    const host::Match match = match_of(std::string(name));
    const auto replay = host::replay_of(match, std::nullopt);
    const table::Bot* bot = table::estimating_bot(all_bots(), match.game->id());
    REQUIRE(bot != nullptr);
    const auto search_all = [&] {
        table::TurningPointSearch search(*replay, *bot, 0, 60);
        while (!search.is_done()) {
            search.step();
        }
        return table::format_turning_point(search);
    };
    const std::string told = search_all();
    INFO(told);
    CHECK(told.starts_with("The turning point was "));
    CHECK(search_all() == told);
}

TEST_CASE("the turning point search does not show a fighter the hand of the opponent", "[bots]") {
    const host::Match match = match_of("cagedin-knockout");
    const auto replay = host::replay_of(match, std::nullopt);
    const auto shows_all = [](const table::Observation& observation) {
        return table::unpacked<cagedin::View>(observation.view).shows_all;
    };
    for (std::size_t moment = 0; moment < replay->end(); ++moment) {
        CHECK_FALSE(shows_all(replay->observation_of_decider(moment)));
        CHECK(shows_all(replay->observation(moment, std::nullopt)));
    }
}

TEST_CASE("every finished game has a bot that estimates the chance to win", "[bots]") {
    for (const std::string_view game : kFinishedGames) {
        INFO(game);
        CHECK(table::estimating_bot(all_bots(), game) != nullptr);
    }
}

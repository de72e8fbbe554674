// SPDX-License-Identifier: MIT
#include "bots/heuristic_player.hpp"
#include "bots/random_player.hpp"
#include "bots/search_player.hpp"
#include "cages.hpp"
#include "catch.hpp"
#include "core/workers.hpp"
#include "games/nightcage/bot/play.hpp"
#include "thorough.hpp"

#include <algorithm>
#include <memory>

using namespace tenebrae;
using namespace tenebrae::bots;
using nightcage::Action;
using nightcage::State;

namespace {

constexpr SearchEffort kLittle{.playouts = 30};

/// Plays a new game for at most this many decisions.
template <typename Choose>
State play(const nightcage::Rules& rules, std::uint64_t seed, int decisions, Choose choose) {
    State state = nightcage::new_game(rules, seed);
    for (int decision = 0; decision < decisions && !NightcagePlay::is_over(state); ++decision) {
        const Action action = choose(state);
        REQUIRE(nightcage::is_legal(rules, state.shown, action));
        nightcage::apply(rules, state, action);
    }
    return state;
}

}  // namespace

TEST_CASE("every player plays legal actions to the end of a game", "[bots]") {
    const nightcage::Variant set = GENERATE(
        cage("first"), cage("second"), cage("second", "5"), cage("hardest"), cage("hardest", "5")
    );
    core::Random random(3);
    SECTION("random") {
        const RandomPlayer<NightcagePlay> player(set.rules);
        const State end = play(set.rules, 11, 10000, [&](const State& state) {
            return player.choose(state, random);
        });
        CHECK(NightcagePlay::is_over(end));
    }
    SECTION("heuristic") {
        const HeuristicPlayer<NightcagePlay> player(set.rules);
        const State end = play(set.rules, 11, 10000, [&](const State& state) {
            return player.choose(state, random);
        });
        CHECK(NightcagePlay::is_over(end));
    }
}

TEST_CASE("the same seed gives the search player the same game", "[bots]") {
    const nightcage::Variant set = cage("first");
    const auto game = [&] {
        core::Random random(5);
        SearchPlayer<NightcagePlay> player(set.rules, kLittle);
        return play(set.rules, 12, 15, [&](const State& state) {
            return player.choose(state, random).action;
        });
    };
    CHECK(game() == game());
}

TEST_CASE("the search player chooses the same on any number of processors", "[bots]") {
    const nightcage::Variant set = cage("first");
    const SearchEffort effort{.playouts = 200, .counts_figures = true};
    const unsigned processors = core::Workers::shared().threads();
    const State state = nightcage::new_game(set.rules, 6);
    const auto search = [&](unsigned threads) {
        core::Workers::shared().set_threads(threads);
        core::Random random(8);
        auto player = std::make_unique<SearchPlayer<NightcagePlay>>(set.rules, effort);
        player->choose(state, random);
        return player;
    };
    const auto alone = search(1);
    for (const unsigned threads : {2U, 3U, 7U}) {
        INFO(threads << " threads");
        const auto shared = search(threads);
        CHECK(shared->playouts() == alone->playouts());
        REQUIRE(shared->lines() == alone->lines());
        for (std::size_t rank = 0; rank < alone->lines(); ++rank) {
            const auto one = alone->line(rank);
            const auto other = shared->line(rank);
            CHECK(other.action == one.action);
            CHECK(other.chance.mean == one.chance.mean);
            CHECK(other.playouts == one.playouts);
            CHECK(other.figures.ahead == one.figures.ahead);
            CHECK(other.figures.at_once == one.figures.at_once);
        }
    }
    core::Workers::shared().set_threads(processors);
}

TEST_CASE("a listener ends the search on any number of processors", "[bots]") {
    const nightcage::Variant set = cage("first");
    const unsigned processors = core::Workers::shared().threads();
    for (const unsigned threads : {1U, 4U}) {
        core::Workers::shared().set_threads(threads);
        core::Random random(8);
        SearchPlayer<NightcagePlay> player(set.rules, SearchEffort{.playouts = 5000});
        int calls = 0;
        player.choose(nightcage::new_game(set.rules, 6), random, [&](int done, int all) {
            CHECK(all == 5000);
            CHECK(done > 0);
            return ++calls < 3;
        });
        CHECK(calls == 3);
        CHECK(player.is_cut_short());
        CHECK(player.playouts() < 1000);
    }
    core::Workers::shared().set_threads(processors);
}

TEST_CASE("players do not look at the order of the stack", "[bots]") {
    const nightcage::Variant set = GENERATE(cage("first"), cage("second"), cage("hardest"));
    core::Random random(7);
    const HeuristicPlayer<NightcagePlay> heuristic(set.rules);
    for (int decisions = 1; decisions < 60; decisions += 14) {
        const State state = play(set.rules, 13, decisions, [&](const State& now) {
            return heuristic.choose(now, random);
        });
        if (NightcagePlay::is_over(state)) {
            break;
        }
        State other = state;
        nightcage::redraw_hidden(set.rules, other, random);
        REQUIRE(other.shown == state.shown);
        const std::uint64_t seed = random.next();
        const auto search = [&](const State& from) {
            core::Random same(seed);
            return SearchPlayer<NightcagePlay>(set.rules, kLittle).choose(from, same);
        };
        CHECK(search(state).action == search(other).action);
        CHECK(search(state).estimate == search(other).estimate);
        core::Random one(seed);
        core::Random two(seed);
        CHECK(heuristic.choose(state, one) == heuristic.choose(other, two));
    }
}

TEST_CASE("a win within reach is taken", "[bots]") {
    const nightcage::Variant set = cage("first");
    const State state = read_cage(
        set,
        {"turn 5",
         "board",
         ".  .    .    .    .  .",
         ".  tnes g    .    .  .",
         ".  .    .    .    .  .",
         ".  .    .    .    .  .",
         ".  .    .    .    .  .",
         ".  .    .    .    .  .",
         "prisoner 1 at b2 lit nerve 0 key",
         "prisoner 2 at c2 lit nerve 0 key",
         "prisoner 3 at c2 lit nerve 0 key",
         "prisoner 4 at c2 lit nerve 0 key",
         "stack counts t 9 k 2 g 1 x 3 w 3"}
    );
    const Action east = Action::towards(nightcage::ActionKind::Move, nightcage::Direction::East);
    core::Random random(1);
    CHECK(HeuristicPlayer<NightcagePlay>(set.rules).choose(state, random) == east);
    const auto choice = SearchPlayer<NightcagePlay>(set.rules, kLittle).choose(state, random);
    CHECK(choice.action == east);
    CHECK(choice.estimate == kCertain);
}

TEST_CASE("an action replaces the first one only if it is better by the lead", "[bots]") {
    const nightcage::Variant set = cage("first");
    const State state = nightcage::new_game(set.rules, 4);
    const auto chosen = [&](const nightcage::ActionList& among, std::int64_t lead) {
        core::Random same(9);
        const SearchEffort effort{.playouts = 6, .shortlist = 3, .lead = lead};
        return SearchPlayer<NightcagePlay>(set.rules, effort)
            .choose(state, same, {}, &among)
            .action;
    };
    nightcage::ActionList legal;
    nightcage::legal_actions(set.rules, state.shown, legal);
    REQUIRE(legal.size() > 3);
    const auto stride = static_cast<std::size_t>(test::thorough(1, 13));
    for (std::size_t first = 0; first < legal.size(); first += stride) {
        std::swap(legal[0], legal[first]);
        CHECK(chosen(legal, kCertain) == legal[0]);
        CHECK(chosen(legal, 0) == chosen(legal, 0));
        std::swap(legal[0], legal[first]);
    }
}

TEST_CASE("the heuristic player wins some games and the random player none", "[bots]") {
    const nightcage::Variant set = cage("second");
    core::Random random(9);
    const auto count_wins = [&](const auto& player) {
        int won = 0;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const State end = play(set.rules, seed, 10000, [&](const State& state) {
                return player.choose(state, random);
            });
            won += end.shown.ending == nightcage::Ending::Won ? 1 : 0;
        }
        return won;
    };
    CHECK(count_wins(RandomPlayer<NightcagePlay>(set.rules)) == 0);
    CHECK(count_wins(HeuristicPlayer<NightcagePlay>(set.rules)) > 0);
}

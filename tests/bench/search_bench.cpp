// SPDX-License-Identifier: MIT
#include "bots/search_player.hpp"
#include "core/workers.hpp"
#include "games/cagedin/bot/play.hpp"
#include "games/cagedin/sets/variant.hpp"
#include "games/nightcage/bot/play.hpp"
#include "games/nightcage/sets/variant.hpp"
#include "games/nyctophobia/bot/play.hpp"
#include "games/nyctophobia/sets/variant.hpp"
#include "games/vast/bot/play.hpp"
#include "games/vast/sets/variant.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <thread>
#include <vector>

// Measures searches on one and on all processors. Run an optimised build from the root of the
// checkout, on a quiet machine:
//   build/release/search_bench --benchmark_repetitions=5
// Machines differ, so compare the times of one run: a search on two processors with that on one.

namespace tenebrae {
namespace {

/// Searches the first decisions of a game, again and again. The argument is the number of threads.
template <typename Play>
void search(
    benchmark::State& run, const typename Play::Rules& rules, const typename Play::State& start
) {
    constexpr int kDecisions = 6;
    core::Workers::shared().set_threads(static_cast<unsigned>(run.range(0)));
    const auto player = std::make_unique<bots::SearchPlayer<Play>>(rules);
    std::int64_t playouts = 0;
    while (run.KeepRunning()) {
        core::Random random(1);
        typename Play::State state = start;
        for (int decision = 0; decision < kDecisions && !Play::is_over(state); ++decision) {
            Play::apply(rules, state, player->choose(state, random).action);
            playouts += player->playouts();
        }
    }
    run.counters["playouts/s"] =
        benchmark::Counter(static_cast<double>(playouts), benchmark::Counter::kIsRate);
}

void nightcage_search(benchmark::State& run) {
    const auto variant = nightcage::make_variant("data", {}).value();
    search<bots::NightcagePlay>(run, variant.rules, nightcage::new_game(variant.rules, 3));
}

void nyctophobia_search(benchmark::State& run) {
    const auto variant = nyctophobia::make_variant("data", {}).value();
    nyctophobia::State state = nyctophobia::new_game(variant.rules, 3);
    nyctophobia::Events events;
    nyctophobia::begin(variant.rules, state, &events);
    search<bots::NyctophobiaPlay>(run, variant.rules, state);
}

void cagedin_search(benchmark::State& run) {
    const auto variant = cagedin::make_variant("data", {}).value();
    const cagedin::Rules& rules = variant.setup.rules;
    search<bots::CagedInPlay>(run, rules, cagedin::new_fight(rules, 3));
}

void vast_search(benchmark::State& run) {
    const auto variant = vast::make_variant("data", {}).value();
    vast::State state = vast::new_game(variant.rules, 3);
    vast::begin(variant.rules, state, nullptr);
    search<bots::VastPlay>(run, variant.rules, state);
}

void one_and_all_processors(benchmark::internal::Benchmark* search) {
    const std::int64_t all = std::max(1U, std::thread::hardware_concurrency());
    search->Arg(1)->Arg(all)->ArgName("threads")->UseRealTime()->Unit(benchmark::kMillisecond);
}

BENCHMARK(nightcage_search)->Apply(one_and_all_processors);
BENCHMARK(nyctophobia_search)->Apply(one_and_all_processors);
BENCHMARK(cagedin_search)->Apply(one_and_all_processors);
BENCHMARK(vast_search)->Apply(one_and_all_processors);

}  // namespace
}  // namespace tenebrae

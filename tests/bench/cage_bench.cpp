// SPDX-License-Identifier: MIT
#include "core/random.hpp"
#include "games/cagedin/rules/game_rules.hpp"
#include "games/cagedin/sets/variant.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <ctime>
#include <limits>
#include <stdexcept>

// Measures the rules of Caged In. Run an optimised build from the root of the checkout:
//   build/release/cage_bench --benchmark_repetitions=5
// Machines differ, so compare the ratios of one run: copies/action is the cost of an action (legal
// list, pick, apply) in copies of 512 bytes.

namespace tenebrae::cagedin {
namespace {

Rules standard_rules() {
    auto variant = make_variant("data", {});
    if (!variant.ok()) {
        throw std::runtime_error("the tables of Caged In cannot be read");
    }
    return variant.value().setup.rules;
}

double processor_seconds_since(std::clock_t start) {
    return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

/// Returns the processor time in seconds for one copy of 512 bytes: the minimum of some rounds,
/// because others were disturbed.
double seconds_of_a_copy() {
    constexpr int kRounds = 5;
    constexpr int kCopies = 1'000'000;
    std::array<char, 512> from{};
    std::array<char, 512> to{};
    double least = std::numeric_limits<double>::max();
    for (int round = 0; round < kRounds; ++round) {
        const std::clock_t start = std::clock();
        for (int copies = 0; copies < kCopies; ++copies) {
            benchmark::DoNotOptimize(from.data());
            std::memcpy(to.data(), from.data(), from.size());
            benchmark::DoNotOptimize(to.data());
            benchmark::ClobberMemory();
        }
        least = std::min(least, processor_seconds_since(start) / kCopies);
    }
    return least;
}

/// Plays a whole random fight. `events`: nullptr to collect none.
std::size_t fight(const Rules& rules, core::Random& random, Events* events) {
    ActionList legal;
    State state = new_fight(rules, random.next());
    std::size_t actions = 0;
    begin(rules, state, events);
    for (legal_actions(rules, state, legal); !legal.empty(); legal_actions(rules, state, legal)) {
        if (events != nullptr) {
            events->clear();
        }
        apply(rules, state, legal[random.below(legal.size())], events);
        ++actions;
    }
    return actions;
}

void random_fights(benchmark::State& run, bool listens) {
    const Rules rules = standard_rules();
    const double copy = seconds_of_a_copy();
    core::Random random(7);
    Events events;
    std::size_t actions = 0;
    const std::clock_t start = std::clock();
    while (run.KeepRunning()) {
        events.clear();
        actions += fight(rules, random, listens ? &events : nullptr);
    }
    const double seconds = processor_seconds_since(start);
    using benchmark::Counter;
    run.counters["copies/action"] = seconds / static_cast<double>(actions) / copy;
    run.counters["actions/fight"] =
        static_cast<double>(actions) / static_cast<double>(run.iterations());
    run.counters["actions/s"] = Counter(static_cast<double>(actions), Counter::kIsRate);
}
BENCHMARK_CAPTURE(random_fights, unheard, false);
BENCHMARK_CAPTURE(random_fights, heard, true);

}  // namespace
}  // namespace tenebrae::cagedin

// SPDX-License-Identifier: MIT
#include "core/random.hpp"
#include "nightcage/game_rules.hpp"
#include "nightcage/position.hpp"
#include "rule_sets.hpp"

#include <benchmark/benchmark.h>

#include <cstring>
#include <string>

// What the rules cost. Run from the root of the checkout, on an optimised build:
//   build/release/rules_bench --benchmark_repetitions=5
// and read every figure against memcpy_512 of the same run: machines differ, ratios less.

namespace tenebrae::nightcage {
namespace {

Rules rules_of(const std::string& set) {
    return test::rule_set({set, {{"set", set}}}).rules;
}

void memcpy_512(benchmark::State& run) {
    std::array<char, 512> from{};
    std::array<char, 512> to{};
    while (run.KeepRunning()) {
        benchmark::DoNotOptimize(from.data());
        std::memcpy(to.data(), from.data(), from.size());
        benchmark::DoNotOptimize(to.data());
        benchmark::ClobberMemory();
    }
}
BENCHMARK(memcpy_512);

void copy_state(benchmark::State& run) {
    const Rules rules = rules_of("first");
    State from = new_game(rules, 1);
    State to;
    while (run.KeepRunning()) {
        benchmark::DoNotOptimize(&from);
        to = from;
        benchmark::DoNotOptimize(&to);
        benchmark::ClobberMemory();
    }
    run.counters["bytes"] = sizeof(State);
}
BENCHMARK(copy_state);

void hash_state(benchmark::State& run) {
    const Rules rules = rules_of("first");
    State state = new_game(rules, 1);
    while (run.KeepRunning()) {
        benchmark::DoNotOptimize(&state);
        benchmark::DoNotOptimize(hash(state));
    }
}
BENCHMARK(hash_state);

/// Whole games at random, from the shuffle to the end: legal list, pick, apply.
void random_playouts(benchmark::State& run, const std::string& set) {
    const Rules rules = rules_of(set);
    core::Random random(7);
    ActionList legal;
    std::uint64_t seed = 0;
    std::size_t actions = 0;
    while (run.KeepRunning()) {
        State state = new_game(rules, ++seed);
        for (legal_actions(rules, state, legal); !legal.empty();
             legal_actions(rules, state, legal)) {
            apply(rules, state, legal[random.below(legal.size())]);
            ++actions;
        }
    }
    using benchmark::Counter;
    run.counters["playouts/s"] = Counter(static_cast<double>(run.iterations()), Counter::kIsRate);
    run.counters["actions/s"] = Counter(static_cast<double>(actions), Counter::kIsRate);
}
BENCHMARK_CAPTURE(random_playouts, first, "first");
BENCHMARK_CAPTURE(random_playouts, second, "second");
BENCHMARK_CAPTURE(random_playouts, advanced, "advanced");
BENCHMARK_CAPTURE(random_playouts, pathless, "pathless");
BENCHMARK_CAPTURE(random_playouts, dirge, "dirge");
BENCHMARK_CAPTURE(random_playouts, hardest, "hardest");

void write_a_position(benchmark::State& run) {
    const Rules rules = rules_of("first");
    const State state = new_game(rules, 1);
    while (run.KeepRunning()) {
        benchmark::DoNotOptimize(write_position(rules, state));
    }
}
BENCHMARK(write_a_position);

}  // namespace
}  // namespace tenebrae::nightcage

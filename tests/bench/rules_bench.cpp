// SPDX-License-Identifier: MIT
#include "core/random.hpp"
#include "games/nightcage/positions/position.hpp"
#include "games/nightcage/rules/game_rules.hpp"
#include "variants.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <ctime>
#include <limits>
#include <string>

// Measures the rules of The Night Cage. Run an optimised build from the root of the checkout:
//   build/release/rules_bench --benchmark_repetitions=5
// Machines differ, so compare the ratios of one run: copies/playout is the cost of a playout in
// copies of 512 bytes, and of_first the actions/s relative to the first set.

namespace tenebrae::nightcage {
namespace {

Rules rules_of(const std::string& set) {
    return test::variant({set, {{"set", set}}}).rules;
}

struct Copied {
    std::array<char, 512> from{};
    std::array<char, 512> to{};

    void copy() {
        benchmark::DoNotOptimize(from.data());
        std::memcpy(to.data(), from.data(), from.size());
        benchmark::DoNotOptimize(to.data());
        benchmark::ClobberMemory();
    }
};

void memcpy_512(benchmark::State& run) {
    Copied bytes;
    while (run.KeepRunning()) {
        bytes.copy();
    }
}
BENCHMARK(memcpy_512);

double processor_seconds_since(std::clock_t start) {
    return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

/// Returns the processor time in seconds for one copy: the minimum of some rounds, because others
/// were disturbed.
double seconds_of_a_copy() {
    constexpr int kRounds = 5;
    constexpr int kCopies = 1'000'000;
    Copied bytes;
    double least = std::numeric_limits<double>::max();
    for (int round = 0; round < kRounds; ++round) {
        const std::clock_t start = std::clock();
        for (int copies = 0; copies < kCopies; ++copies) {
            bytes.copy();
        }
        least = std::min(least, processor_seconds_since(start) / kCopies);
    }
    return least;
}

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

/// Plays whole random games from the shuffle to the end: legal list, pick, apply.
void random_playouts(benchmark::State& run, const std::string& set) {
    static double first_rate = 0;
    const Rules rules = rules_of(set);
    const double copy = seconds_of_a_copy();
    core::Random random(7);
    ActionList legal;
    std::uint64_t seed = 0;
    std::size_t actions = 0;
    const std::clock_t start = std::clock();
    while (run.KeepRunning()) {
        State state = new_game(rules, ++seed);
        for (legal_actions(rules, state.shown, legal); !legal.empty();
             legal_actions(rules, state.shown, legal)) {
            apply(rules, state, legal[random.below(legal.size())]);
            ++actions;
        }
    }
    const double seconds = processor_seconds_since(start);
    const double rate = static_cast<double>(actions) / seconds;
    first_rate = set == "first" ? rate : first_rate;
    run.counters["copies/playout"] = seconds / static_cast<double>(run.iterations()) / copy;
    if (first_rate > 0) {  // the first set has been measured
        run.counters["of_first"] = rate / first_rate;
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

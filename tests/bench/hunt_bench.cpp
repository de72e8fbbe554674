// SPDX-License-Identifier: MIT
#include "core/random.hpp"
#include "games/nyctophobia/rules/game_rules.hpp"
#include "games/nyctophobia/sets/variant.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <ctime>
#include <limits>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

// Measures the rules of Nyctophobia. Run an optimised build from the root of the checkout:
//   build/release/hunt_bench --benchmark_repetitions=5
// Machines differ, so compare the ratios of one run: copies/action is the cost of an action (legal
// list, pick, apply) in copies of 512 bytes, and copies/call that of one call.

namespace tenebrae::nyctophobia {
namespace {

using Options = std::vector<std::pair<std::string, std::string>>;

Rules rules_of(const Options& options) {
    std::vector<table::Setting> settings;
    for (const auto& [name, value] : options) {
        settings.push_back({name, value, {}});
    }
    auto variant = make_variant("data", settings);
    if (!variant.ok()) {
        throw std::runtime_error("not these options");
    }
    return variant.value().rules;
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

void memcpy_512(benchmark::State& run) {
    Copied bytes;
    while (run.KeepRunning()) {
        bytes.copy();
    }
}
BENCHMARK(memcpy_512);

/// Runs `play` repeatedly for the measurement; it returns the number of its actions.
template <typename Play>
void measure(benchmark::State& run, Play play) {
    const double copy = seconds_of_a_copy();
    std::size_t actions = 0;
    const std::clock_t start = std::clock();
    while (run.KeepRunning()) {
        actions += play();
    }
    const double seconds = processor_seconds_since(start);
    using benchmark::Counter;
    run.counters["copies/action"] = seconds / static_cast<double>(actions) / copy;
    run.counters["actions/game"] =
        static_cast<double>(actions) / static_cast<double>(run.iterations());
    run.counters["games/s"] = Counter(static_cast<double>(run.iterations()), Counter::kIsRate);
    run.counters["actions/s"] = Counter(static_cast<double>(actions), Counter::kIsRate);
}

/// Plays a whole random game. `listens`: collects events and sketches, as a session does.
std::size_t play_a_game(const Rules& rules, core::Random& random, bool listens) {
    ActionList legal;
    Events events;
    Events* const heard = listens ? &events : nullptr;
    State state = new_game(rules, random.next());
    std::size_t actions = 0;
    begin(rules, state, heard);
    for (legal_actions(rules, state, legal); !legal.empty(); legal_actions(rules, state, legal)) {
        events.clear();
        apply(rules, state, legal[random.below(legal.size())], heard);
        ++actions;
    }
    return actions;
}

/// Both sides play at random.
void random_games(benchmark::State& run, const std::string& deck, bool listens) {
    Rules rules = rules_of({{"deck", deck}, {"hunter", "human"}});
    rules.sketch = listens;
    core::Random random(7);
    measure(run, [&] { return play_a_game(rules, random, listens); });
}
BENCHMARK_CAPTURE(random_games, axe, "axe", false);
BENCHMARK_CAPTURE(random_games, mage, "mage", false);
BENCHMARK_CAPTURE(random_games, simple, "simple", false);
BENCHMARK_CAPTURE(random_games, axe_heard_and_sketched, "axe", true);

/// The Hunted play at random against the automatic Hunter, whose decisions are not actions.
void against_the_hunter(benchmark::State& run, const std::string& deck, const std::string& level) {
    const Rules rules = rules_of({{"deck", deck}, {"level", level}});
    core::Random random(7);
    measure(run, [&] { return play_a_game(rules, random, false); });
}
BENCHMARK_CAPTURE(against_the_hunter, axe_gentle, "axe", "gentle");
BENCHMARK_CAPTURE(against_the_hunter, axe_fair, "axe", "fair");
BENCHMARK_CAPTURE(against_the_hunter, mage_grim, "mage", "grim");

/// Returns a game in progress, with sketches.
State some_state(const Rules& rules) {
    constexpr int kActions = 12;
    core::Random random(3);
    ActionList legal;
    Events events;
    State state = new_game(rules, 1);
    begin(rules, state, &events);
    for (int actions = 0; actions < kActions; ++actions) {
        legal_actions(rules, state, legal);
        if (legal.empty()) {
            break;
        }
        events.clear();
        apply(rules, state, legal[random.below(legal.size())], &events);
    }
    return state;
}

template <typename Call>
void measure_calls(benchmark::State& run, Call call) {
    const double copy = seconds_of_a_copy();
    const std::clock_t start = std::clock();
    while (run.KeepRunning()) {
        call();
    }
    run.counters["copies/call"] =
        processor_seconds_since(start) / static_cast<double>(run.iterations()) / copy;
}

void view_of_a_hunted(benchmark::State& run) {
    const Rules rules = rules_of({{"people", "3"}, {"hunter", "human"}});
    const State state = some_state(rules);
    measure_calls(run, [&] { benchmark::DoNotOptimize(view_of(rules, state, 0)); });
}
BENCHMARK(view_of_a_hunted);

void view_of_the_hunter(benchmark::State& run) {
    const Rules rules = rules_of({{"people", "3"}, {"hunter", "human"}});
    const State state = some_state(rules);
    measure_calls(run, [&] { benchmark::DoNotOptimize(view_of(rules, state, 3)); });
}
BENCHMARK(view_of_the_hunter);

void copy_state(benchmark::State& run) {
    const Rules rules = rules_of({});
    const State from = some_state(rules);
    State to;
    measure_calls(run, [&] {
        benchmark::DoNotOptimize(&from);
        to = from;
        benchmark::DoNotOptimize(&to);
        benchmark::ClobberMemory();
    });
    run.counters["bytes"] = sizeof(State);
}
BENCHMARK(copy_state);

void hash_state(benchmark::State& run) {
    const Rules rules = rules_of({});
    const State state = some_state(rules);
    measure_calls(run, [&] { benchmark::DoNotOptimize(hash(state)); });
}
BENCHMARK(hash_state);

}  // namespace
}  // namespace tenebrae::nyctophobia

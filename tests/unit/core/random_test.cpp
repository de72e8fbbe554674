// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/random.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <vector>

namespace tenebrae::core {
namespace {

// The expected numbers were printed by the authors' programs splitmix64.c and xoshiro256starstar.c
// (from prng.di.unimi.it).

TEST_CASE("splitmix64 gives its published numbers", "[random]") {
    std::uint64_t state = 1234567;
    const std::array<std::uint64_t, 5> published{
        6457827717110365317U,
        3203168211198807973U,
        9817491932198370423U,
        4593380528125082431U,
        16408922859458223821U};
    for (const std::uint64_t number : published) {
        CHECK(splitmix64(state) == number);
    }
}

TEST_CASE("xoshiro256starstar gives its published numbers from the state 1 2 3 4", "[random]") {
    Random random(std::array<std::uint64_t, 4>{1, 2, 3, 4});
    const std::array<std::uint64_t, 10> published{
        11520U,
        0U,
        1509978240U,
        1215971899390074240U,
        1216172134540287360U,
        607988272756665600U,
        16172922978634559625U,
        8476171486693032832U,
        10595114339597558777U,
        2904607092377533576U};
    for (const std::uint64_t number : published) {
        CHECK(random.next() == number);
    }
}

TEST_CASE("a seed fills the state with four numbers of splitmix64", "[random]") {
    std::uint64_t seed = 42;
    std::array<std::uint64_t, 4> state{};
    for (std::uint64_t& word : state) {
        word = splitmix64(seed);
    }
    Random from_state(state);
    Random from_seed(42);
    for (int count = 0; count < 100; ++count) {
        CHECK(from_seed.next() == from_state.next());
    }
}

TEST_CASE(
    "a bounded draw stays below its bound and takes every value about equally often", "[random]"
) {
    constexpr int kDraws = 60000;
    Random random(7);
    std::array<int, 6> seen{};
    for (int count = 0; count < kDraws; ++count) {
        const std::uint64_t value = random.below(seen.size());
        REQUIRE(value < seen.size());
        ++seen[value];
    }
    // Six standard deviations of a binomial count with 60000 draws and p = 1/6.
    for (const int times : seen) {
        CHECK(std::abs(times - kDraws / 6) < 550);
    }
}

TEST_CASE("a bounded draw is fair if the bound does not divide the range", "[random]") {
    // A plain remainder would draw the lowest third twice as often as the others, so some numbers
    // must be rejected.
    constexpr std::uint64_t kBound = (1ULL << 63U) + (1ULL << 62U);
    constexpr int kDraws = 10000;
    Random random(11);
    int low = 0;
    for (int count = 0; count < kDraws; ++count) {
        const std::uint64_t value = random.below(kBound);
        REQUIRE(value < kBound);
        low += value < kBound / 3 ? 1 : 0;
    }
    CHECK(std::abs(low - kDraws / 3) < 300);
}

TEST_CASE("a draw with the bound one is zero", "[random]") {
    Random random(3);
    CHECK(random.below(1) == 0);
}

TEST_CASE("a shuffle keeps the items and takes every order about equally often", "[random]") {
    constexpr int kShuffles = 24000;
    Random random(5);
    std::map<std::array<int, 4>, int> orders;
    for (int count = 0; count < kShuffles; ++count) {
        std::array<int, 4> items{1, 2, 3, 4};
        random.shuffle(std::span<int>(items));
        ++orders[items];
    }
    CHECK(orders.size() == 24);
    for (const auto& [order, times] : orders) {
        CHECK(std::abs(times - kShuffles / 24) < 190);
        CHECK(
            std::is_permutation(order.begin(), order.end(), std::array<int, 4>{1, 2, 3, 4}.begin())
        );
    }
}

TEST_CASE("the same seed gives the same shuffle on every machine", "[random]") {
    std::vector<int> items{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    Random random(2026);
    random.shuffle(std::span<int>(items));
    CHECK(items == std::vector<int>{0, 1, 8, 9, 3, 4, 7, 6, 2, 5});
}

}  // namespace
}  // namespace tenebrae::core

// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace tenebrae::core {

/// xoshiro256** 1.0 (Blackman and Vigna), its state filled from one word by splitmix64.
/// The same seed gives the same numbers on every compiler and machine.
class Random {
public:
    explicit Random(std::uint64_t seed);
    explicit Random(const std::array<std::uint64_t, 4>& state) : state_(state) {}

    std::uint64_t next();

    /// Uniform in [0, bound), bound > 0: high half of a 128-bit product, rejecting the biased part.
    std::uint64_t below(std::uint64_t bound);

    /// Fisher and Yates from the back: every order equally likely.
    template <typename T>
    void shuffle(std::span<T> items) {
        for (std::size_t rest = items.size(); rest > 1; --rest) {
            std::swap(items[rest - 1], items[static_cast<std::size_t>(below(rest))]);
        }
    }

private:
    std::array<std::uint64_t, 4> state_;
};

/// One step of splitmix64, also used to mix words into a hash.
std::uint64_t splitmix64(std::uint64_t& state);

}  // namespace tenebrae::core

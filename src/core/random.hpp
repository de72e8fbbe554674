// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace tenebrae::core {

/// The random generator xoshiro256** 1.0 (Blackman and Vigna), seeded from one word by splitmix64.
/// The same seed gives the same numbers on every compiler and machine.
class Random {
public:
    explicit Random(std::uint64_t seed);
    explicit Random(const std::array<std::uint64_t, 4>& state) : state_(state) {}

    /// Returns the state, from which another generator can continue.
    [[nodiscard]] const std::array<std::uint64_t, 4>& state() const { return state_; }

    std::uint64_t next() {
        const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
        const std::uint64_t shifted = state_[1] << 17U;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    /// Returns a uniform number in [0, bound). Precondition: bound > 0. Takes the high half of a
    /// 128-bit product and rejects the biased part.
    std::uint64_t below(std::uint64_t bound) {
        assert(bound > 0);
        Uint128 product = Uint128{next()} * bound;
        if (static_cast<std::uint64_t>(product) < bound) {
            // The first 2^64 mod bound low halves would favour some results.
            const std::uint64_t biased = (0 - bound) % bound;
            while (static_cast<std::uint64_t>(product) < biased) {
                product = Uint128{next()} * bound;
            }
        }
        return static_cast<std::uint64_t>(product >> 64U);
    }

    /// Shuffles by Fisher-Yates from the back: every order is equally likely.
    template <typename T>
    void shuffle(std::span<T> items) {
        for (std::size_t rest = items.size(); rest > 1; --rest) {
            std::swap(items[rest - 1], items[static_cast<std::size_t>(below(rest))]);
        }
    }

private:
    __extension__ using Uint128 = unsigned __int128;

    std::array<std::uint64_t, 4> state_;
};

/// Returns the next number of splitmix64; also used to mix words into a hash.
constexpr std::uint64_t splitmix64(std::uint64_t& state) {
    state += 0x9E3779B97F4A7C15U;
    std::uint64_t mixed = state;
    mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
    return mixed ^ (mixed >> 31U);
}

}  // namespace tenebrae::core
